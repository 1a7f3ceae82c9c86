/** What load.py does, with boardgame.io's own clients: node load.js PORT TABLES WARM_UP SECONDS MOVES (-1: no end) */

const { Client, LobbyClient } = require("boardgame.io/client");
const { SocketIO } = require("boardgame.io/multiplayer");
const game = require("./game.js");

const [port, tables, warmUp, seconds, most] = process.argv.slice(2).map(Number);
const server = `http://localhost:${port}`;
const lobby = new LobbyClient({ server });
const AT_ONCE = 20;
const PLACES = ["refuge", "horde"];
let times = [];
let resting = 0;

class Table {
  constructor() {
    Object.assign(this, { shown: [-1, -1], goal: 0, began: 0, moves: 0 });
  }

  async open() {
    const { matchID } = await lobby.createMatch(game.name, { numPlayers: 2 });
    this.clients = [];
    for (const playerID of ["0", "1"]) {
      const { playerCredentials } = await lobby.joinMatch(game.name, matchID, { playerID, playerName: playerID });
      const client = Client({
        game, matchID, playerID, credentials: playerCredentials, numPlayers: 2, debug: false,
        multiplayer: SocketIO({ server, socketOpts: { transports: ["websocket"] } }),
      });
      client.subscribe((state) => state && this.hear(Number(playerID), state));
      this.clients.push(client);
    }
    this.clients.forEach((client) => client.start());
  }

  hear(seat, state) {
    if (!state.isConnected || state._stateID === this.shown[seat]) return;
    this.shown[seat] = state._stateID;
    if (this.shown[0] >= this.goal && this.shown[0] === this.shown[1]) this.bothKnow(state);
  }

  bothKnow({ ctx, G, _stateID }) {
    const now = performance.now();
    if (this.began) {
      times.push(now - this.began);
      this.moves += 1;
    }
    if (this.moves === most) {
      resting += 1;
      return;
    }
    this.goal = _stateID + 1;
    this.began = now;
    const move = G.holding ? PLACES[Math.floor(Math.random() * 2)] : "draw";
    // Not from inside its own notice of a change.
    queueMicrotask(() => this.clients[Number(ctx.currentPlayer)].moves[move]());
  }
}

const pause = (s) => new Promise((done) => setTimeout(done, 1000 * s));

async function main() {
  for (let i = 0; i < tables; i += AT_ONCE) {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, tables - i) }, () => new Table().open()));
  }
  if (most >= 0) {
    while (resting < tables) await pause(0.05);
    console.log(JSON.stringify({ moves: most * tables }));
    process.stdin.on("end", () => process.exit()).resume();
    return;
  }
  await pause(warmUp);
  times = [];
  console.log("go");
  const began = performance.now();
  const before = process.cpuUsage();
  await pause(seconds);
  const passed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(before);
  times.sort((a, b) => a - b);
  const at = (share) => times[Math.floor(times.length * share)] / 1000;
  console.log(JSON.stringify({ rate: times.length / passed, p50: at(0.5), p99: at(0.99), driver: (user + system) / 1e6 / passed }));
  process.exit();
}

main();
