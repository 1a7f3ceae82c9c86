/** Heads drawn once and shown many times: each is a <symbol> of one hidden sheet, and boards only point at it. */
import { BOX, drawn } from "./face.js";
import { ofCard, ofSeat } from "./cast.js";
import { drawn as html } from "./html.js";

const known = new Set();

function sheet() {
  let svg = document.getElementById("heads");
  if (!svg) {
    svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    svg.id = "heads";
    svg.setAttribute("aria-hidden", "true");
    svg.setAttribute("class", "sr");
    document.body.append(svg);
  }
  return svg;
}

/** Point at a head, drawing it first if nobody has. Outside a browser nothing is drawn, and the pointer is the same. */
function use(name, traits, isFramed = false) {
  if (!known.has(name) && typeof document !== "undefined") {
    known.add(name);
    const who = traits();
    sheet().insertAdjacentHTML("beforeend", `<symbol id="head-${name}" viewBox="${BOX}">${isFramed ? `<path d="M0 0H120V132H0Z" fill="${who.ground}"/>` : ""}${drawn(who)}</symbol>`);
  }
  return html(`<svg class="head" viewBox="${BOX}" aria-hidden="true" focusable="false"><use href="#head-${name}"/></svg>`);
}

/** A head of a board's own, under a name of its own. */
export const ownHead = (name, traits) => use(name, () => traits);
export const cardHead = (value) => use(`card-${value}`, () => ofCard(value));
export const cardGround = (value) => ofCard(value).ground;

/** Names come from people and make poor ids: a seat's head goes by where it sits and a number made of its name. */
export function seatHead(seat, number) {
  let key = 0;
  for (const letter of seat.name) key = (key * 31 + letter.codePointAt(0)) >>> 0;
  return use(`seat-${number}-${seat.kind}-${key.toString(36)}`, () => ofSeat(seat.name, number, seat.kind), true);
}
