/** What the host wishes for a table beyond the game's own options: for whom it is open, what happens when someone is away, one's colour. */
import { COLOURS } from "./seated.js";
import { attribute, drawn, html } from "./html.js";
import { recall, remember } from "./memory.js";
import { say, span } from "./words.js";

const AWAY = [0, 120, 600, 86_400];
const CLOCK = [0, 30, 60, 120, 300];
const NAMES = Object.keys(COLOURS);
/** At a table where strangers may sit, nobody should have to wait for one who is gone. */
const PUBLIC_AWAY = 600;

export const wishes = { public: false, away: 0, clock: 0, colour: NAMES[0] };

/** Those of the last table, as far as they still make sense. */
export function recallWishes(last) {
  const one = (list, value) => (list.includes(value) ? value : list[0]);
  Object.assign(wishes, { public: last.public === true, away: one(AWAY, last.away), clock: one(CLOCK, last.clock), colour: one(NAMES, recall("colour")) });
}

/** One's own at one's own seat; the others get those that are left, in order, as the server deals them. */
export function colourOf(seat, kinds) {
  const free = NAMES.filter((name) => name !== wishes.colour);
  const before = kinds.slice(0, seat).filter((kind) => kind !== "me").length;
  return COLOURS[kinds[seat] === "me" ? wishes.colour : before < free.length ? free[before] : NAMES[(before - free.length) % NAMES.length]];
}

const choice = (name, values, word) => html`<select name="wish-${name}" id="wish-${name}">${values.map((value) => html`<option value="${value}"${attribute("selected", wishes[name] === value)}>${word(value)}</option>`)}</select>`;

const swatch = (name) => html`<label class="swatch" style="--swatch:${drawn(COLOURS[name])}" title="${say(`wish.colour.${name}`)}"><input type="radio" name="wish-colour" value="${name}"${attribute("checked", name === wishes.colour)}><span></span><span class="sr">${say(`wish.colour.${name}`)}</span></label>`;

export const wishFields = () => html`<details class="panel" data-wishes><summary>${say("wish.title")}</summary><div class="wishes">
  <fieldset><legend>${say("wish.colour")}</legend><div class="swatches">${NAMES.map(swatch)}</div></fieldset>
  <label class="switch"><input type="checkbox" name="wish-public"${attribute("checked", wishes.public)}><span>${say("wish.public")}</span></label>
  <div class="field"><label for="wish-away"><b>${say("wish.away")}</b></label>${choice("away", AWAY, (seconds) => (seconds ? say("wish.after", { time: span(seconds) }) : say("wish.never")))}<small>${say("wish.away.help")}</small></div>
  <div class="field"><label for="wish-clock"><b>${say("wish.clock")}</b></label>${choice("clock", CLOCK, (seconds) => (seconds ? span(seconds) : say("wish.no-clock")))}</div></div></details>`;

export function readWish({ name, value, checked }) {
  const wish = name.slice(5);
  if (wish === "colour") {
    wishes.colour = value;
    remember("colour", value);
  } else if (wish === "public") {
    wishes.public = checked;
    if (checked && !wishes.away) document.getElementById("wish-away").value = wishes.away = PUBLIC_AWAY;
  } else wishes[wish] = Number(value);
}
