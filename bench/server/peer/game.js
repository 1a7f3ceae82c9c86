/** A game of cards for boardgame.io, about the size of Zombie Life for two: a hidden deck, a card in hand that only its owner sees,
 * a row in the middle, a row for each player, points. It never ends, which spares boardgame.io the cost of new tables. */

const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const CARDS = Array.from({ length: 110 }, (_, i) => 1 + (i % 10));
/** What touches hidden cards runs on the server alone, as its documentation asks. */
const onServer = (move) => ({ move, client: false });

function fill(G, random) {
  if (G.secret.deck.length === 0) {
    G.secret.deck = random.Shuffle(G.discard);
    G.discard = [];
  }
}

module.exports = {
  name: "cards",
  minPlayers: 2,
  maxPlayers: 2,
  playerView: PlayerView.STRIP_SECRETS,
  setup: ({ random }) => ({
    secret: { deck: random.Shuffle(CARDS) },
    players: { 0: { held: null }, 1: { held: null } },
    holding: false,
    horde: [],
    discard: [],
    round: 1,
    target: 100,
    open: [0, 1].map(() => ({ refuge: [], face_down: 0, standing: "in", points: 0 })),
  }),
  moves: {
    draw: onServer(({ G, playerID, random }) => {
      if (G.holding) return INVALID_MOVE;
      fill(G, random);
      G.players[playerID].held = G.secret.deck.pop();
      G.holding = true;
    }),
    refuge: onServer(({ G, playerID, events }) => {
      const { held } = G.players[playerID];
      if (held === null) return INVALID_MOVE;
      const mine = G.open[playerID];
      if (mine.refuge.includes(held)) {
        G.discard.push(...mine.refuge, held);
        mine.refuge = [];
        G.round += 1;
      } else {
        mine.refuge.push(held);
      }
      G.players[playerID].held = null;
      G.holding = false;
      events.endTurn();
    }),
    horde: onServer(({ G, playerID, events }) => {
      const { held } = G.players[playerID];
      if (held === null) return INVALID_MOVE;
      if (G.horde.includes(held)) {
        G.open[playerID].points += 1;
        G.discard.push(...G.horde, held);
        G.horde = [];
      } else {
        G.horde.push(held);
      }
      G.players[playerID].held = null;
      G.holding = false;
      events.endTurn();
    }),
  },
};
