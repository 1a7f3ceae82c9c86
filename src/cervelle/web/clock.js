/** The seconds left for an answer, where the host wished it. Read when looked at; said aloud once, when few are left. */
import { fill, html, wear } from "./html.js";
import { say } from "./words.js";

const FEW = 10;

const shown = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export class Countdown {
  /**
   * @param {HTMLElement} element
   * @param {(text: string) => void} aloud
   */
  constructor(element, aloud) {
    Object.assign(this, { element, aloud, until: 0, warned: "" });
    wear("/static/web/clock.css");
  }

  /** @param {object} state as received at `state.at` */
  show(state, names) {
    clearInterval(this.beat);
    const left = Object.entries(state.clock?.left || {}), mine = left.find(([seat]) => Number(seat) === state.me);
    const [seat, seconds] = mine || left.sort((a, b) => a[1] - b[1])[0] || [];
    this.element.hidden = seat === undefined || Boolean(state.over);
    if (this.element.hidden) return;
    Object.assign(this, { until: state.at + 1000 * seconds, who: mine ? "" : names(Number(seat)), moment: `${state.q}/${seat}` });
    this.tick();
    this.beat = setInterval(() => this.tick(), 500);
  }

  tick() {
    const left = Math.max(0, Math.ceil((this.until - performance.now()) / 1000)), time = shown(left);
    const word = this.who ? say("clock.of", { name: this.who }) : say("clock.mine");
    if (this.element.textContent !== `${word} ${time}`) fill(this.element, html`<span class="word">${word}</span> <span>${time}</span>`);
    this.element.classList.toggle("few", left <= FEW);
    if (!left) clearInterval(this.beat);
    if (this.who || left > FEW || this.warned === this.moment) return;
    this.warned = this.moment;
    this.aloud(say("clock.few", { n: left }));
  }
}
