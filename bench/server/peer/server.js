/** boardgame.io's own server, its storage in memory, at any free port. */

const { Server, Origins } = require("boardgame.io/server");
const game = require("./game.js");

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run(0)
  .then(({ appServer }) => console.log(`serving ${appServer.address().port}`));
