/** Where a game turned: the greatest changes of anybody's chances, each found to the very move. */

/** Moments looked at to begin with; how many turns are looked for, and how great they must be. */
const EVERYWHERE = 25, TURNS = 3, LEAST = 0.05;

const greater = (one, other) => (Math.abs(other.change) > Math.abs(one.change) ? other : one);

export class Turning {
  /**
   * @param {number} last entry of the game
   * @param {(n: number) => Promise<{chances: number[], part: number}>} look everybody's chances after entry n, and what part of the game they are of
   * @param {() => void} learned something new
   */
  constructor(last, look, learned) {
    Object.assign(this, { last, look, learned, known: new Map(), turns: [] });
  }

  /** All of it from afar, then each of the greatest turns from nearby. */
  async search() {
    for (const n of new Set(Array.from({ length: EVERYWHERE }, (_, i) => Math.round((i * this.last) / (EVERYWHERE - 1))))) await this.learn(n);
    const moments = this.moments();
    for (let i = 1; i < moments.length; i += 1) await this.part(moments[i - 1], moments[i]);
    for (let i = 0; i < TURNS; i += 1) {
      const wide = this.greatest(), turn = wide && (await this.closer(wide));
      if (turn && Math.abs(turn.change) >= LEAST) this.turns = [...this.turns, turn].sort((a, b) => a.n - b.n);
    }
  }

  async learn(n) {
    this.known.set(n, await this.look(n));
    this.learned();
  }

  moments() { return [...this.known.keys()].sort((a, b) => a - b); }

  /** Whether another part begins in between: other things are at stake then, and nothing has turned. */
  isCut(since, n) { return this.known.get(since).part !== this.known.get(n).part; }

  /** The move with which another part begins in between, if one does. */
  async part(since, n) {
    if (!this.isCut(since, n) || n - since < 2) return;
    const middle = (since + n) >> 1;
    await this.learn(middle);
    await this.part(since, middle);
    await this.part(middle, n);
  }

  /** Moments in a row that are of one part. */
  runs() {
    const runs = [];
    for (const n of this.moments()) {
      const run = runs[runs.length - 1];
      if (run && !this.isCut(run[run.length - 1], n)) run.push(n);
      else runs.push([n]);
    }
    return runs;
  }

  between(since, n) {
    const before = this.known.get(since).chances, after = this.known.get(n).chances;
    const changes = after.map((chance, seat) => chance - before[seat]);
    const seat = changes.reduce((most, change, each) => (Math.abs(change) > Math.abs(changes[most]) ? each : most), 0);
    return { since, n, seat, change: changes[seat], from: before[seat], to: after[seat] };
  }

  /** The greatest turn from one moment to the next that is not among those found, if it is great enough. */
  greatest() {
    const moments = this.moments();
    const all = moments.slice(1).map((n, i) => this.between(moments[i], n)).filter(({ since, n }) => !this.isCut(since, n) && !this.turns.some((turn) => since < turn.n && turn.n <= n));
    const turn = all.length && all.reduce(greater);
    return turn && Math.abs(turn.change) >= LEAST ? turn : null;
  }

  /** The very move with which it happened: in the half that turned more, and so on. */
  async closer(turn) {
    while (turn.n - turn.since > 1) {
      const middle = (turn.since + turn.n) >> 1;
      await this.learn(middle);
      turn = greater(this.between(turn.since, middle), this.between(middle, turn.n));
    }
    return turn;
  }
}
