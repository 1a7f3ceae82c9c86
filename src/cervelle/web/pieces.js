/**
 * The pieces that boards are made of: card, pile, zone, seat. A board is a pure function of a state; it gets these
 * in a kit, and every thing that a choice may touch carries `data-on`, so that choices.js can do the rest.
 *
 * @typedef {{say: Function, html: Function, thing: Function, head: Function, card: Function, back: Function, cards: Function, pile: Function, slot: Function,
 *   seat: Function, meter: Function, name: Function, order: Function, isWaiting: Function, standIn: Function, coloured: Function}} Kit
 */
import { attribute, drawn, html } from "./html.js";
import { COLOURS, playsFor } from "./seated.js";
import { cardGround, cardHead, ownHead, seatHead } from "./heads.js";
import { say } from "./words.js";

const BACK = drawn('<svg class="back" viewBox="0 0 60 84" aria-hidden="true" focusable="false"><path d="M12 66V36Q12 20 30 20T48 36V66Z" fill="#0b070c" opacity=".5"/><path d="M30 28v22M22 36h16" stroke="#ff93a6" stroke-width="5" stroke-linecap="round"/><path d="M6 66h48" stroke="#ff93a6" stroke-width="3.5" stroke-linecap="round"/><path d="M14 66q2 -8 5 0m20 0q2 -9 5 0" stroke="#b8e63c" stroke-width="3" fill="none" stroke-linecap="round"/></svg>');

/** The choices of a state that touch a place, and what a reader should hear of them. */
function touching(state, on) {
  const all = state.choices.filter((choice) => choice.on.includes(on));
  const legal = all.filter((choice) => !choice.why_not);
  const words = legal.length === 1 ? legal[0].text : legal.length ? say("table.choices", { n: legal.length }) : all[0]?.why_not?.text;
  return { all, legal, words };
}

/** @returns {Kit} */
export function kitFor(state) {
  /** A button where some choice touches the place, otherwise plain content. Heard after it: `label`, and what can be done. */
  function thing(on, className, label, inner, more = "") {
    const { all, legal, words } = on ? touching(state, on) : { all: [] };
    const heard = [label, words].filter(Boolean).join(", ");
    const content = html`${inner}${heard && html`<span class="sr">, ${heard}</span>`}`;
    if (!all.length) return html`<span class="${className}"${attribute("data-on", on)}${more}>${content}</span>`;
    return html`<button type="button" class="${className} thing" data-on="${on}"${attribute("title", !legal.length && words)}${more}>${content}</button>`;
  }

  /** A card; `zone` and value let it glide from where it lay before. */
  function card(value, { zone = "", on = null, size = "", label = "" } = {}) {
    const more = html` data-card="${value}" data-zone="${zone}" style="--ground:${drawn(cardGround(value))}"`;
    return thing(on, `card ${size}`, label, html`<b class="value">${value}</b>${cardHead(value)}`, more);
  }

  function back({ zone = "", size = "", quiet = false } = {}) {
    return html`<span class="card down ${size}" data-card="?" data-zone="${zone}">${BACK}${!quiet && html`<span class="sr">${say("table.face-down")}</span>`}</span>`;
  }

  const cards = (list, className = "") => html`<ul class="cards ${className}">${list.filter(Boolean).map((each) => html`<li>${each}</li>`)}</ul>`;

  /** The deck: a stack of backs with a number on it. */
  function pile(count, on) {
    const label = `${say("table.deck")}, ${say("table.cards", { n: count })}`;
    const inner = html`${[2, 1, 0].slice(count > 2 ? 0 : count > 1 ? 1 : 2).map((i) => html`<span class="card down" style="--i:${i}">${i === 0 && BACK}</span>`)}<b class="count" aria-hidden="true">${count}</b>`;
    return html`<div class="pile deck${count ? "" : " empty"}" data-source>${thing(on, "stack", label, inner)}<span class="caption" aria-hidden="true">${say("table.deck")}</span></div>`;
  }

  /** The discard: how many, and on demand which. */
  function discard(values) {
    const counts = [...new Set(values)].map((value) => [value, values.filter((each) => each === value).length]);
    return html`<details class="pile discard" data-sink data-keep="discard"><summary><span class="stack" aria-hidden="true">${values.length ? html`<span class="card gone">${BACK}</span>` : html`<span class="card hole"></span>`}<b class="count">${values.length}</b></span>
      <span class="caption">${say("table.discard")}<span class="sr">, ${say("table.cards", { n: values.length })}</span></span></summary>
      <p class="gone-list">${counts.map(([value, count]) => html`<span>${value}${count > 1 && html` ×${count}`}</span>`)}</p></details>`;
  }

  /** An empty place that may receive a card; shown only while some choice touches it. */
  function slot(on, label, inner = "") {
    return touching(state, on).all.length ? thing(on, "card slot", label, html`<span class="slot-mark${inner ? "" : " arrow"}" aria-hidden="true">${inner || "↓"}</span>`) : null;
  }

  const name = (number) => state.seats[number].name || say("table.seat", { n: number + 1 });
  /** Who plays for somebody who is away, in words. */
  const standIn = (number) => (state.seats[number].stand_in ? playsFor(name(number)) : "");
  /** The attribute that lends a thing its player's colour, as --seat. */
  const coloured = (number) => attribute("style", COLOURS[state.seats[number].colour] && `--seat:${COLOURS[state.seats[number].colour]}`);
  const isWaiting = (number) => state.waiting.includes(number);

  /** What is worth knowing of a player at a glance: [kind, word]. */
  function tags(number, standing) {
    const seat = state.seats[number];
    return [
      isWaiting(number) && ["now", say("table.to-play")],
      standing && ["standing", standing],
      number === state.me && ["me", say("table.you")],
      seat.kind === "bot" && ["bot", say(seat.level ? `table.bot.${seat.level}` : "table.bot")],
      seat.kind === "open" && ["away", say("company.open")],
      seat.stand_in ? ["stand", standIn(number)] : seat.kind === "human" && !seat.here && number !== state.me && ["away", say("table.absent")],
    ].filter(Boolean);
  }

  /** A player: portrait, name, how they stand, and whatever lies before them. */
  function seat(number, { body, score = "", standing = "", out = false, className = "" }) {
    const won = state.over?.winners.includes(number);
    const classes = ["seat", className, number === state.me && "mine", isWaiting(number) && "now", out && "out", won && "won"].filter(Boolean).join(" ");
    const marks = tags(number, standing);
    const plate = thing(`seat:${number}`, "plate", "", html`<span class="portrait">${seatHead(state.seats[number], number)}</span>
      <span class="who"><b>${name(number)}</b><span class="tags">${marks.map(([kind, word]) => html`<span class="sr">, </span><span class="tag ${kind}">${word}</span>`)}</span></span>`);
    return html`<article class="${classes}" data-seat="${number}"${coloured(number)} aria-label="${name(number)}"><div class="seat-head">${plate}${score}</div>${body}</article>`;
  }

  /** Points on their way to a goal. */
  function meter(points, goal, hue = "") {
    const share = Math.min(100, (100 * points) / goal);
    return html`<span class="meter ${hue}${points > goal ? " over" : ""}"><b>${points}</b><span class="sr">${say("table.points-of", { n: points, of: goal })}</span><span class="track" aria-hidden="true"><span style="width:${share}%"></span></span></span>`;
  }

  /** Seats as one sees them: from one's left, round the table, oneself last. */
  function order() {
    const count = state.seats.length, first = state.me === null ? 0 : state.me + 1;
    return Array.from({ length: count }, (_, i) => (first + i) % count);
  }

  return { say, html, thing, head: ownHead, card, back, cards, pile, discard, slot, seat, meter, name, order, isWaiting, standIn, coloured };
}

/** What a chance is one of: winning it all, or the part that is being played. */
export const stakeOf = (board, state) => board.stake?.(state, kitFor(state)) || say("coach.chance");
