/**
 * The choices of a question, on the board: lights up what can be touched, narrows down where several choices share a
 * place, and turns clicks, touches and keys into an action. It knows no game: only `data-on` and the choices' `on`.
 */
import { left, legal, pointAt } from "./narrowing.js";

export class Choices {
  /**
   * @param {HTMLElement} board
   * @param {{act: (choice: object) => void, explain: (choice: object) => void, changed: () => void}} told
   */
  constructor(board, told) {
    Object.assign(this, { board, told, choices: [], picks: [], q: null, seat: null, locked: false });
    board.addEventListener("click", (event) => {
      const thing = event.target.closest("button[data-on]");
      if (thing) this.point(thing.dataset.on);
    });
    board.addEventListener("keydown", (event) => this.walk(event));
    for (const [kind, isOver] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
      board.addEventListener(kind, (event) => {
        const thing = event.target.closest("button[data-on]");
        if (thing) this.aim(isOver ? this.only(thing.dataset.on) : [], thing);
      });
    }
  }

  /** The question of this state. Picks last as long as the question does. */
  open(state) {
    if (state.q !== this.q || state.me !== this.seat || !state.question.mine) this.picks = [];
    Object.assign(this, { choices: state.choices, q: state.q, seat: state.me, locked: false });
    this.light();
  }

  get left() { return left(this.choices, this.picks); }

  /** The choice that pointing at a place comes to, where it is but one. */
  only(on) {
    const found = legal(left(this.choices, [...this.picks, { on }]));
    return found.length === 1 ? found : [];
  }

  point(on) {
    if (this.locked) return;
    const { act, refusal, picks } = pointAt(this.choices, this.picks, on);
    if (act) this.told.act(act);
    else if (refusal) this.told.explain(refusal);
    else this.narrow(picks);
  }

  /** Take an offer of the bar: a whole choice, or a group to open. */
  take(offer) {
    if (this.locked) return;
    if (offer.choice) {
      if (offer.choice.why_not) this.told.explain(offer.choice);
      else this.told.act(offer.choice);
      return;
    }
    if (!legal(offer.choices).length) this.told.explain(offer.choices[0]);
    else this.narrow([...this.picks, offer.verb !== undefined ? { verb: offer.verb } : offer.on !== undefined ? { on: offer.on } : { under: offer.under }]);
  }

  narrow(picks) {
    this.picks = picks;
    this.light();
    this.told.changed();
  }

  /** One step back. Returns whether there was one. */
  cancel() {
    if (!this.picks.length) return false;
    this.narrow(this.picks.slice(0, -1));
    return true;
  }

  lock() {
    this.locked = true;
    this.light();
  }

  /** Every thing on the board: can be chosen, cannot (and why), was picked, or is no part of this. */
  light() {
    const open = this.left;
    for (const thing of this.board.querySelectorAll("[data-on]")) {
      const { on } = thing.dataset;
      const touched = open.filter((choice) => choice.on.includes(on));
      const can = !this.locked && legal(touched).length > 0;
      const isPicked = this.picks.some((pick) => pick.on === on);
      thing.classList.toggle("can", can && !isPicked);
      thing.classList.toggle("no", !can && touched.length > 0 && !this.locked);
      thing.classList.toggle("picked", isPicked);
      if (thing.tagName !== "BUTTON") continue;
      thing.setAttribute("aria-disabled", String(!can && !isPicked));
      if (isPicked) thing.setAttribute("aria-pressed", "true");
      else thing.removeAttribute("aria-pressed");
    }
  }

  /** Show on the board what choices would touch, beside the thing that the pointer is on. */
  aim(choices, from = null) {
    const aimed = new Set(choices.flatMap((choice) => choice.on));
    for (const thing of this.board.querySelectorAll("[data-on]")) thing.classList.toggle("aimed", thing !== from && aimed.has(thing.dataset.on));
  }

  /** Arrow keys walk to the nearest lit thing in that direction. */
  walk(event) {
    const way = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[event.key];
    const from = event.target.closest("button[data-on]");
    if (!way || !from || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = nearest(from, [...this.board.querySelectorAll("button.can, button.picked, button.no")], way);
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: "nearest" });
  }

  /** Into the board with an arrow key, from anywhere. */
  enter() {
    const first = this.board.querySelector("[data-enter], button.can");
    first?.focus();
    return Boolean(first);
  }
}

const middle = (element) => {
  const box = element.getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
};

/** Straight ahead counts once, aside counts twice. */
function nearest(from, things, [dx, dy]) {
  const [x, y] = middle(from);
  let best = null, shortest = Infinity;
  for (const thing of things) {
    const [tx, ty] = middle(thing);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    if (thing === from || ahead < 4) continue;
    if (ahead + 2 * aside < shortest) { best = thing; shortest = ahead + 2 * aside; }
  }
  return best;
}
