/**
 * The board of Maul of America: from a state to a picture. No rule lives here.
 *
 * The plan of the mall in the middle, which one plays on (board.map.js); beside it those who shop and those who hunt them;
 * below it one's own cards. While the mall is built, its faces.
 */
import { die } from "../../web/die.js";
import { html } from "../../web/html.js";
import { offers } from "../../web/narrowing.js";
import { byName } from "../../web/plan.js";
import { itemPicture } from "./board.art.js";
import { gallery, openingName, placement } from "./board.build.js";
import { CARDS, ITEMS, itemNumber } from "./board.cards.js";
import { armText, groundOf, jamText, oddsText, touched } from "./board.ground.js";
import { aim, mapOf, wake, where } from "./board.map.js";
import { spotName } from "./board.mall.js";
import { client, gearItem, hand, master, seatColour } from "./board.people.js";

export { words } from "./board.words.js";
export { aim, mapOf, where };
export { seatColour as colour, wake as live };

/** Cells are chosen on the plan, not from a list of hundreds. */
const ON_PLAN = ["step", "start", "set", "spot", "goal", "enter", "exit"];
const FEW = 12, FLAT = 5;

/** What the page is called, and where the night stands. */
export function heading({ view }, { say }) {
  const when = view.phase === "building" ? say("maul.building") : view.phase === "set-up" ? say("maul.set-up") : say(view.timed ? "maul.round.timed" : "maul.round", { n: view.round, of: view.rounds });
  return [say("maul.title"), when, view.phase === "playing" && view.last_round && say("maul.last")].filter(Boolean);
}

export const verb = (name, state, kit) => kit.say(`verb.${name}`);

const spotOf = (view, n) => { const cell = groundOf(view)?.mall.cells.get(n); return cell ? spotName(cell) : ""; };

/** A thing of the view in words: what is picked so far, or what somebody points at. */
export function place(on, state, kit) {
  const [kind, first, second] = on.split(":"), { say } = kit, { view } = state, n = Number(first);
  const words = {
    cell: () => say("on.cell", { place: spotOf(view, n) }), zombie: () => say("on.zombie", { place: spotOf(view, view.zombies.find((each) => each.id === n)?.cell) }), pawn: () => kit.name(n), seat: () => kit.name(n),
    arm: () => armText(n, kit), way: () => say(`way.${n}`), card: () => say(`card.${CARDS[n][0]}`), face: () => { const face = Object.keys(view.mall.faces).sort()[n]; return `${face} ${say(`face.${face}`)}`; },
    gear: () => (second === undefined ? kit.name(n) : say("on.gear", { item: say(`item.${ITEMS[second][0]}`), name: kit.name(n) })), opening: () => openingName(state, kit, [n, second]),
  };
  return words[kind]?.() || on;
}

/** What jams a weapon, the picture of a placement, the title of a card (the hand says what it does); else what the server says. */
export function answer(choice, picks, state, kit) {
  const { arm, card, way } = touched(choice);
  if (choice.verb === "place" && state.view.phase === "building") return placement(choice, state, kit);
  if (choice.verb === "card") return kit.say(`card.${CARDS[card][0]}`);
  if (choice.verb === "blast" && picks.some((pick) => pick.on === `arm:${arm}`)) return html`${kit.say(`way.${way}`)}<small>${oddsText(state.view, arm, kit)}</small>`;
  const jam = arm !== undefined && jamText(state.view, arm, kit);
  return jam ? html`${choice.text}<small>${jam}</small>` : choice.text;
}

const isOfCells = (choices) => choices.every((choice) => ON_PLAN.includes(choice.verb));
const legal = (choices) => choices.filter((choice) => !choice.why_not);

/** What the bar lists: whatever the board does not show better. A card that cannot be played says so in the hand. */
export function listed(choices, picks, isText) {
  const cells = choices.filter((choice) => ON_PLAN.includes(choice.verb));
  if (choices[0]?.verb === "place") return mouthsOf(choices, picks);
  if (picks.length || (isText && cells.length <= FEW)) return offers(choices.length > FEW && isOfCells(choices) ? [] : choices);
  const left = choices.filter((choice) => !ON_PLAN.includes(choice.verb) && (isText || choice.verb !== "card" || !choice.why_not));
  return left.length <= FLAT || left.every((choice) => choice.verb === left[0].verb) ? offers(left) : byVerb(left);
}

/** First a face, then an opening to join it to, then how. */
function mouthsOf(choices, picks) {
  const which = ["face", "opening"].findIndex((kind) => !picks.some((pick) => pick.on?.startsWith(`${kind}:`)));
  if (which < 0 || choices.length <= FLAT) return choices.map((choice) => ({ choice }));
  return [...new Set(choices.map((choice) => choice.on[which]))].map((on) => ({ on, choices: choices.filter((choice) => choice.on.includes(on)) }));
}

/** One answer for each thing one can do; those with several ways open. */
function byVerb(choices) {
  return [...new Set(choices.map((choice) => choice.verb))].flatMap((each) => {
    const found = choices.filter((choice) => choice.verb === each), can = legal(found);
    return found.length < 2 || can.length === 1 ? (can.length ? can : found).map((choice) => ({ choice })) : [{ verb: each, choices: found }];
  });
}

/** Beside the answers, where the plan is the answer: how, and a cell by its name for those who write. */
export function more(state, kit, picks) {
  const { say } = kit;
  if (picks.length || !state.question.mine || !state.choices.some((choice) => ON_PLAN.includes(choice.verb) && !choice.why_not)) return "";
  const hint = { act: "map.choose.go", zombie: "map.choose.go", master: "map.choose.zombie" }[state.question.kind] || "map.choose";
  return byName(say(hint), "C4");
}

const TONES = { "maul.10.1": "bad", "maul.10.2": "bad", "maul.12.7": "bad", "maul.12.8": "bad", "maul.6.7": "bad", "maul.7.3": "bad", "maul.7.2": "good", "maul.12.3": "good", "maul.12.4": "good", "maul.9.1": "good", "maul.14.13": "good" };

/** A turn begins with a chapter. */
export const tone = (line) => (["maul.2.6", "maul.11.1"].includes(line.rule) ? "chapter" : TONES[line.rule] || "");

// The strip above the plan ---------------------------------------------------------------------------

/** The last roll that was seen, and when it was new: dice tumble once. */
let fallen = { key: "", n: 0 };

function roll(state, kit) {
  const { say } = kit, { roll: last } = state.view, key = `${state.table}/${state.view.turn}/${JSON.stringify(last)}`;
  if (key !== fallen.key) fallen = { key, n: state.n };
  if (!last) return "";
  const verdict = last.of === "actions" ? ["", say("roll.total", { n: last.total })] : last.of === "crossing" ? [last.hit ? "miss" : "hit", say(last.hit ? "roll.hurt" : "roll.safe")] : [last.hit ? "hit" : "miss", say(last.hit ? "roll.hit" : "roll.miss")];
  const parts = last.of === "actions" ? [last.dice.map(die), last.less > 0 && say("roll.less", { n: last.less })] : [die(last.die), last.add > 0 && `+ ${last.add}`, last.of === "attack" && say("roll.needs", { n: last.needs })];
  return html`<div class="roll${fallen.n === state.n ? " fresh" : ""}"><span class="caption">${say(`roll.${last.of}`)}</span>${parts.map((part) => part && html`<span class="part">${part}</span>`)}<b class="verdict ${verdict[0]}">${verdict[1]}</b></div>`;
}

function turn(state, kit) {
  const { say } = kit, { view } = state;
  if (view.phase !== "playing" || view.turn === null || state.over) return "";
  const whose = view.turn === state.me ? say("turn.mine") : view.turn === view.master ? say("turn.master") : say("turn.of", { name: kit.name(view.turn) });
  const isMaster = view.turn === view.master, count = isMaster && view.active === null ? null : view.actions;
  return html`<p class="now-plays${view.turn === state.me ? " mine" : ""}"><b>${whose}</b>${count !== null && html`<span class="left" title="${say(isMaster ? "zombie.legs" : "actions.left", { n: count })}"><b>${count}</b> ${say("actions", { n: count })}</span>`}</p>`;
}

const WINDOWS = ["use", "missed", "bite", "wound", "death", "escalator", "reinforce", "end", "roll"];

function openWindow(state, kit) {
  const { say } = kit, { kind, mine } = state.question;
  if (!WINDOWS.includes(kind) || state.over) return "";
  return html`<p class="window${mine ? " mine" : ""}"><b>${say(`window.${kind}`)}</b> <span>${mine ? say("window.you") : say("window.who", { names: state.waiting.map(kit.name).join(", ") })}</span></p>`;
}

function clock({ view }, { say }) {
  if (view.phase !== "playing") return "";
  const label = say(view.timed ? "maul.round.timed" : "maul.round", { n: view.round, of: view.rounds });
  return html`<p class="night${view.last_round ? " late" : ""}" title="${label}"><span class="sr">${label}</span><span class="hours" aria-hidden="true"><i style="width:${Math.min(100, (100 * view.round) / view.rounds)}%"></i></span><b aria-hidden="true">${view.round}${!view.timed && html`<small>/${view.rounds}</small>`}</b></p>`;
}

const exitSign = ({ view }, { say }) => view.exit !== null && html`<p class="exit-sign">${say("exit.named", { place: spotOf(view, view.exit) })}</p>`;

// Beside and below -----------------------------------------------------------------------------------

function offer(state, kit) {
  const { say } = kit, made = state.view.offer;
  if (!made) return "";
  const list = (items) => (items.length ? html`<ul class="gear">${items.map((item) => html`<li><span class="piece">${itemPicture(item)}<span class="piece-name">${say(`item.${item}`)}</span></span></li>`)}</ul>` : html`<p class="none">${say("offer.nothing")}</p>`);
  return html`<section class="offer" data-look aria-label="${say("offer")}"><div><h3 class="caption">${say("offer.gives", { name: kit.name(made.from) })}</h3>${list(made.gives)}</div><div><h3 class="caption">${say("offer.gives", { name: kit.name(made.to) })}</h3>${list(made.wants)}</div></section>`;
}

/** Equipment to choose from that is nobody's: it lies in the discard. */
function shelf(state, kit) {
  const { say } = kit, mine = state.view.pawns.find(({ seat }) => seat === state.me)?.gear.map(({ item }) => item) || [];
  const lying = state.question.kind === "pick" ? state.choices.map((choice) => touched(choice).gear).filter(Boolean).map(([, kind]) => ITEMS[kind][0]) : [];
  if (!lying.length || lying.every((item) => mine.includes(item))) return "";
  return html`<section class="offer" data-look aria-label="${say("out.take")}"><div><h3 class="caption">${say("out.take")}</h3><ul class="gear">${lying.map((item) => html`<li>${gearItem(state, kit, `gear:${state.me}:${itemNumber(item)}`, { item })}</li>`)}</ul></div></section>`;
}

const foundName = (name, { say }) => (name.startsWith("zombies-") ? say("found.zombies", { n: name.slice(8) }) : say(`item.${name}`));

function decks(state, kit) {
  const { say } = kit, { decks: left, discards } = state.view, kinds = ["search", "client", "zombie"];
  const counted = (names, name) => [...new Set(names)].map((each) => { const n = names.filter((other) => other === each).length; return `${name(each)}${n > 1 ? ` × ${n}` : ""}`; });
  return html`<details class="decks" data-keep="maul-out"><summary><span class="sr">${say("decks")} : </span>${kinds.map((kind) => html`<span class="deck ${kind}" title="${say(`deck.${kind}`)}"><b>${left[kind]}</b> ${say(`deck.${kind}`)}</span>`)}<span class="more-of">${say("out")}</span></summary>
    ${kinds.map((kind) => html`<div><h3 class="caption">${say("out")} · ${say(`deck.${kind}`)}</h3><p>${counted(discards[kind], (name) => (kind === "search" ? foundName(name, kit) : say(`card.${name}`))).join(", ") || say("out.none")}</p></div>`)}</details>`;
}

function people(state, kit) {
  const { view } = state, first = view.clients.indexOf(state.me), order = first > 0 ? [...view.clients.slice(first), ...view.clients.slice(0, first)] : view.clients;
  return html`<div class="people">${order.map((seat) => client(state, kit, seat))}${master(state, kit)}</div>`;
}

/** Who is who, before there is anything to say of them. */
const cast = (state, kit) => html`<div class="people cast">${state.seats.map((_, seat) => kit.seat(seat, { body: "", standing: kit.say(seat === state.view.master ? "master" : "client") }))}</div>`;

/** @returns {string} HTML */
export function board(state, kit) {
  const isBuilding = state.view.phase === "building";
  return html`<div class="maul ${state.view.phase}"><div class="strip">${turn(state, kit)}${openWindow(state, kit)}${roll(state, kit)}${exitSign(state, kit)}${clock(state, kit)}</div>
    <div class="scene">${mapOf(state, kit)}${isBuilding ? html`<div class="aside">${gallery(state, kit)}${cast(state, kit)}</div>` : html`<div class="aside">${offer(state, kit)}${shelf(state, kit)}${people(state, kit)}</div>`}</div>
    ${!isBuilding && html`<div class="table-edge">${hand(state, kit)}${decks(state, kit)}</div>`}</div>`;
}


const SIGNS = ["window", "door", "search", "food", "escalator", "way", "exit"];

/** What the signs of the plan mean. */
export const legend = ({ say }) => html`<ul class="legend" aria-label="${say("legend")}">${SIGNS.map((sign) => html`<li><i class="sign-${sign}" aria-hidden="true">${{ search: "?", exit: "EXIT", way: "»", escalator: "α" }[sign] || ""}</i>${say(`legend.${sign}`)}</li>`)}</ul>`;
