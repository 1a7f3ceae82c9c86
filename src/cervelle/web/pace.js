/** States are shown one after another, each with time to be read, so that a round of bots can be followed. */

const READING = 1000;
const SHORTEST = 280;
/** Above this many, everyone is in a hurry. */
const FEW = 4;

export class Pace {
  /**
   * @param {(states: object[]) => Promise<void>|void} show
   * @param {(count: number) => void} queued how many are still to come
   * @param {(states: object[]) => object[][]} between what is to be seen before these states
   */
  constructor(show, queued, between) {
    Object.assign(this, { show, queued, between, queue: [], busy: false, until: 0, slowness: 1, hush: null });
  }

  push(states) {
    this.queue.push(states);
    this.queued(this.queue.length);
    if (!this.busy) this.run();
  }

  async run() {
    this.busy = true;
    while (this.queue.length) {
      await this.rest();
      this.queue.unshift(...this.between(this.queue[0]));
      const states = this.queue.shift();
      this.queued(this.queue.length);
      await this.show(states);
      const isBetween = states.some((state) => state.isBetween), isTold = isBetween || states.some((state) => state.log.length > 0);
      this.until = isTold ? performance.now() + this.reading(isBetween, states[0].lasts) : 0;
    }
    this.busy = false;
  }

  /** How long the state just shown may stand before the next; steps in between are not hurried, and may say how long they last. */
  reading(isBetween, lasts) {
    if (lasts) return lasts * this.slowness;
    const share = isBetween ? 1 : Math.min(1, FEW / (this.queue.length + 1));
    return Math.max(SHORTEST, READING * share) * this.slowness;
  }

  rest() {
    const left = this.until - performance.now();
    if (left <= 0 || document.hidden) return undefined;
    return new Promise((done) => {
      this.hush = done;
      setTimeout(done, left);
    });
  }

  /** Show all that is waiting, at once but still in order. */
  skip() {
    this.until = 0;
    const slowness = this.slowness;
    this.slowness = 0;
    if (this.hush) this.hush();
    setTimeout(() => { this.slowness = slowness; }, 400);
  }

  /** One's own move is answered without delay. */
  now() {
    this.until = 0;
  }
}
