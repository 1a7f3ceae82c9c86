/**
 * Changes the board so that the eye can follow: every card glides from where it lay to where it lies now.
 *
 * Cards have no names of their own, only a value and a zone. Between two boards the same card is guessed: first what
 * stays in its zone, then what changes zone with its value, then what was turned over; the rest comes from the deck
 * and goes to the discard.
 */
import { fill } from "./html.js";

const calm = matchMedia("(prefers-reduced-motion: reduce)");

const cardsOf = (root) => [...root.querySelectorAll("[data-card]")].map((element) => ({ element, value: element.dataset.card, zone: element.dataset.zone }));

/** Pair up old and new cards, in the order of how sure we are. */
function pairs(before, after) {
  const found = [];
  const rules = [
    (a, b) => a.zone === b.zone && a.value === b.value,
    (a, b) => a.zone === b.zone && (a.value === "?" || b.value === "?"),
    (a, b) => a.value === b.value && a.value !== "?",
    (a, b) => a.value === "?" || b.value === "?",
  ];
  for (const same of rules) {
    before = before.filter((a) => {
      const i = after.findIndex((b) => same(a, b));
      if (i < 0) return true;
      found.push([a, after[i]]);
      after = after.filter((_, j) => j !== i);
      return false;
    });
  }
  return { found, gone: before, fresh: after };
}

/** A card that is only there for the eye: at the deck before a card comes, at the discard after it went. */
function ghost(place, name) {
  const card = document.createElement("span");
  card.className = "card down ghost";
  card.style.viewTransitionName = name;
  place.querySelector(".stack")?.append(card);
}

/** Only what can be seen in the frame takes part: the rest would fly over the bar. */
function isSeen(element, frame) {
  const a = element.getBoundingClientRect(), b = frame.getBoundingClientRect();
  return a.bottom > b.top + 8 && a.top < b.bottom - 8 && a.width > 0;
}

const setName = (element, name) => { element.style.viewTransitionName = name; };

export class Stage {
  /** @param {HTMLElement} board where boards are drawn  @param {HTMLElement} frame what is seen of it */
  constructor(board, frame) {
    Object.assign(this, { board, frame, running: null });
  }

  /** Put the new board up; resolves once it is in the page, though cards may still be gliding. */
  async show(content, { still = false } = {}) {
    const keep = this.keepOpen();
    const swap = () => { fill(this.board, content); keep(); };
    this.running?.skipTransition();
    if (still || calm.matches || document.hidden || !document.startViewTransition) return this.fade(swap, still);
    return this.glide(swap);
  }

  fade(swap, still) {
    swap();
    if (!still && calm.matches) this.board.animate([{ opacity: 0.35 }, { opacity: 1 }], 180);
  }

  async glide(swap) {
    this.forgetNames();
    const before = cardsOf(this.board).filter((card) => isSeen(card.element, this.frame));
    before.forEach((card, i) => { card.name = `card-${i}`; setName(card.element, card.name); });
    const deck = this.board.querySelector("[data-source]");
    // As many as any board deals at once; those that nobody needs vanish with the old board.
    const drawn = Array.from({ length: deck ? 8 : 0 }, (_, i) => `drawn-${i}`);
    drawn.forEach((name) => ghost(deck, name));
    const transition = document.startViewTransition(() => { swap(); this.nameAfter(before, drawn); });
    this.running = transition;
    transition.finished.finally(() => {
      if (this.running !== transition) return;
      this.running = null;
      this.forgetNames();
    });
    transition.ready.catch(() => {});
    await transition.updateCallbackDone;
  }

  nameAfter(before, drawn) {
    const after = cardsOf(this.board);
    const { found, gone, fresh } = pairs(before, after);
    for (const [a, b] of found) if (isSeen(b.element, this.frame)) setName(b.element, a.name);
    fresh.slice(0, drawn.length).forEach((card, i) => isSeen(card.element, this.frame) && setName(card.element, drawn[i]));
    const sink = this.board.querySelector("[data-sink]");
    if (sink && isSeen(sink, this.frame)) gone.forEach((card) => ghost(sink, card.name));
  }

  forgetNames() {
    for (const element of this.board.querySelectorAll("[data-card]")) element.style.viewTransitionName = "";
    for (const element of this.board.querySelectorAll(".ghost")) element.remove();
  }

  /** What the reader had opened stays open, and the focus stays on the same thing. */
  keepOpen() {
    const open = [...this.board.querySelectorAll("details[open][data-keep]")].map((each) => each.dataset.keep);
    const focused = this.board.contains(document.activeElement) ? document.activeElement : null;
    const on = focused?.dataset.on, inFold = focused?.closest("[data-keep]")?.dataset.keep;
    return () => {
      for (const key of open) this.board.querySelector(`[data-keep="${key}"]`)?.setAttribute("open", "");
      if (!focused) return;
      const same = on ? this.board.querySelector(`button[data-on="${CSS.escape(on)}"]`) : inFold && this.board.querySelector(`[data-keep="${inFold}"] :is(summary, [data-cursor])`);
      (same || document.getElementById("question")).focus({ preventScroll: true });
    };
  }
}
