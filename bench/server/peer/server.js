/** boardgame.io's own server, its storage in memory: node server.js PORT */

const { Server, Origins } = require("boardgame.io/server");
const game = require("./game.js");

Server({ games: [game], origins: [Origins.LOCALHOST] })
  .run(Number(process.argv[2]))
  .then(() => console.log("serving"));
