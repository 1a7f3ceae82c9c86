/**
 * Pointing at a thing of the table for the others to see; it has no effect on the game. By a right click or a long press on
 * the thing, by P while it has the focus, or by the button of the top bar and then the thing. Fetched at the first of these.
 */
import { drawn, fill, html, wear } from "./html.js";

const HAND = drawn('<svg class="hand-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path fill="currentColor" stroke="#0b070c" stroke-width="1.5" stroke-linejoin="round" d="M9 22C6 19 3.5 16 3.5 14.3c0-1.3 1.6-1.7 2.5-.7L8 15.5V3a1.7 1.7 0 0 1 3.4 0v7.5l7 1.3c1.3.3 2 1.1 2 2.4 0 3-.5 5.3-1.9 7.8Z"/></svg>');

const SHOWN = 4000;
const LONG = 550;
const STILL = 10;

wear("/static/web/point.css");

export class Pointing {
  /**
   * @param {HTMLElement} board
   * @param {HTMLElement} frame what is seen of it
   * @param {HTMLElement} button turns the next click into pointing
   * @param {(on: string) => void} send
   * @param {(on: string) => DOMRect|null} where a board's own word on where a thing is
   */
  constructor(board, frame, button, send, where) {
    Object.assign(this, { board, frame, button, send, where, on: false, markers: new Map(), last: 0 });
    board.addEventListener("click", (event) => this.click(event), true);
    board.addEventListener("keydown", (event) => this.on && ["Enter", " "].includes(event.key) && this.click(event), true);
    board.addEventListener("pointerdown", (event) => this.press(event));
    for (const kind of ["pointerup", "pointercancel"]) board.addEventListener(kind, () => clearTimeout(this.waiting));
    board.addEventListener("pointermove", ({ clientX, clientY }) => this.from && Math.hypot(clientX - this.from[0], clientY - this.from[1]) > STILL && clearTimeout(this.waiting));
  }

  /** Whether pointing was on, or is. */
  turn(on) {
    const was = this.on;
    this.on = on && !this.button.hidden;
    this.button.setAttribute("aria-pressed", String(this.on));
    document.body.classList.toggle("pointing", this.on);
    this.settle();
    return was;
  }

  /** The key: at what has the focus, else like the button. */
  key() {
    if (!this.at({ target: document.activeElement })) this.turn(!this.on);
  }

  at({ target }) {
    const thing = !this.button.hidden && target.closest?.("#board [data-on]");
    if (!thing) return false;
    // A long press is told twice where the browser has a menu for it.
    if (performance.now() - this.last > LONG) this.send(thing.dataset.on);
    this.last = performance.now();
    this.turn(false);
    return true;
  }

  /** A click that points, or that ends a long press, chooses nothing. */
  click(event) {
    if (!this.isLong && !(this.on && this.at(event))) return;
    this.isLong = false;
    event.preventDefault();
    event.stopPropagation();
  }

  press(event) {
    this.isLong = false;
    if (event.pointerType !== "touch") return;
    this.from = [event.clientX, event.clientY];
    this.waiting = setTimeout(() => { this.isLong = this.at(event); }, LONG);
  }

  /** Somebody's finger, with their name, for a while. */
  mark(on, name) {
    const marker = this.markers.get(name)?.marker || document.createElement("span");
    clearTimeout(this.markers.get(name)?.timer);
    marker.className = "finger";
    marker.ariaHidden = "true";
    fill(marker, html`${HAND}<b>${name}</b>`);
    const timer = setTimeout(() => { marker.remove(); this.markers.delete(name); }, SHOWN);
    this.markers.set(name, { marker, on, timer });
    this.frame.append(marker);
    this.settle();
  }

  /** After every drawing: fingers where their things are now, or on what stands for them while they are folded away; while pointing, the keyboard reaches all. */
  settle() {
    for (const thing of this.board.querySelectorAll("span[data-on], li[data-on]")) {
      if (this.on) Object.assign(thing, { tabIndex: 0, role: "button" });
      else ["tabindex", "role"].forEach((name) => thing.removeAttribute(name));
    }
    for (const { marker, on } of this.markers.values()) {
      const all = [...this.board.querySelectorAll(`[data-on="${CSS.escape(on)}"]`)];
      const folded = all[0]?.closest("[data-stand-in]")?.dataset.standIn;
      const thing = all.find((each) => each.offsetWidth) || (folded && this.board.querySelector(folded));
      const box = this.where(on) || thing?.getBoundingClientRect();
      marker.hidden = !box;
      if (marker.hidden) continue;
      const view = this.frame.getBoundingClientRect();
      marker.style.left = `${box.left + box.width / 2 - view.left + this.frame.scrollLeft}px`;
      marker.style.top = `${box.top + box.height / 2 - view.top + this.frame.scrollTop}px`;
    }
  }
}
