/** Those on the plan, and what lies before each of them: wounds, equipment, cards. */
import { drawn } from "../../web/html.js";
import { COLOURS as CHOSEN } from "../../web/seated.js";
import { icon, itemMark, itemPicture, livingClient, lookOf, nameKey, shopper, turnedClient } from "./board.art.js";
import { armNumber, cardNumber, itemNumber } from "./board.cards.js";
import { colourOf, groundOf, mover, oddsText, pawnsAt } from "./board.ground.js";
import { spotName } from "./board.mall.js";
import { U } from "./board.plan.js";

const isTouched = (state, on) => state.choices.some((choice) => choice.on.includes(on));
export const seatColour = (state, seat) => CHOSEN[state.seats[seat].colour] || colourOf(state.view, seat);

// Tokens ---------------------------------------------------------------------------------------------

const head = (inner) => `<svg class="bust" x="-8" y="-9" width="16" height="17.6">${inner}</svg>`;
const centred = (cell, aside = 0) => `translate(${cell.x * U + U / 2 + aside} ${cell.y * U + U / 2})`;

function zombieToken(state, kit, mall, zombie) {
  const cell = mall.cells.get(zombie.cell), { seats } = state, { was } = zombie;
  const classes = ["token", "zed", zombie.acted && state.view.turn === state.view.master && state.view.active !== zombie.id && "acted", was !== null && "was", state.view.active === zombie.id && "active"].filter(Boolean).join(" ");
  const face = was === null ? kit.head(`maul-${lookOf(zombie.id)}`, shopper(lookOf(zombie.id))) : kit.head(`maul-was-${was}-${nameKey(seats[was].name)}`, turnedClient(seats[was].name, was));
  const arm = zombie.gear.find(({ item }) => armNumber(item) > 0);
  return `<g class="${classes}" data-token="z${zombie.id}" data-on="zombie:${zombie.id}" transform="${centred(cell)}"${was === null ? "" : ` style="--seat:${seatColour(state, was)}"`}><rect class="base" x="-8.500" y="-8.500" width="17" height="17" rx="4"/>${head(face)}${arm ? itemMark(arm.item, 1, -11, 11) : ""}</g>`;
}

function pawnToken(state, kit, mall, pawn) {
  const cell = mall.cells.get(pawn.cell), seat = state.seats[pawn.seat], isShared = state.view.zombies.some((zombie) => zombie.cell === pawn.cell) || pawnsAt(state.view, pawn.cell).length > 1;
  const classes = ["token", "pawn", pawn.seat === state.me && "mine", state.view.turn === pawn.seat && "turn", pawn.ready && "ready"].filter(Boolean).join(" ");
  const drops = Array.from({ length: pawn.wounds }, (_, i) => `<circle class="hurt" cx="${-6 + i * 4.4}" cy="9" r="2.100"/>`).join("");
  return `<g class="${classes}" data-token="p${pawn.seat}" data-on="pawn:${pawn.seat}" transform="${centred(cell, isShared ? 5 : 0)}" style="--seat:${seatColour(state, pawn.seat)}"><circle class="base" r="9.400"/><g clip-path="url(#maul-disc)">${head(kit.head(`maul-pawn-${pawn.seat}-${nameKey(seat.name)}`, livingClient(seat.name, pawn.seat)))}</g><circle class="ring" r="9.400"/><text class="initial" y="4.500">${initial(seat.name)}</text>${drops}</g>`;
}

const initial = (name) => (/[\p{L}\d]/u.exec(name)?.[0] || "?").toUpperCase();

/** Zombies first, so that people are never hidden behind them. */
export function tokens(state, kit) {
  const { mall } = groundOf(state.view);
  const people = state.view.pawns.filter((pawn) => pawn.alive && pawn.cell !== null);
  return drawn(`<clipPath id="maul-disc"><circle r="9"/></clipPath>${state.view.zombies.map((zombie) => zombieToken(state, kit, mall, zombie)).join("")}${people.map((pawn) => pawnToken(state, kit, mall, pawn)).join("")}`);
}

// Panels ---------------------------------------------------------------------------------------------

function wounds({ html, say }, { wounds: n, most }) {
  const label = n ? say("wounds", { n, of: most }) : say("wounds.0");
  return html`<span class="wounds" title="${label}"><span aria-hidden="true">${Array.from({ length: most }, (_, i) => html`<i class="${i < n ? "on" : ""}">${icon("drop")}</i>`)}</span><span class="sr">${label}</span></span>`;
}

const itemLabel = (view, item, kit) => {
  const arm = armNumber(item);
  return [kit.say(`use.${item}`), arm > 0 && oddsText(view, arm, kit), arm > 0 && view.weapons[item].area === "cell" && kit.say("reach", { n: view.weapons[item].reach })].filter(Boolean).join(" ");
};

/** A weapon of whoever acts is chosen as a weapon, anything else as a piece of equipment. */
function onOf(state, seat, item) {
  const arm = `arm:${armNumber(item)}`, acts = state.view.active === null ? seat === state.view.turn : mover(state)?.was === seat;
  return acts && armNumber(item) > 0 && isTouched(state, arm) ? arm : `gear:${seat}:${itemNumber(item)}`;
}

export function gearItem(state, kit, on, { item, holds = null }, count = 1) {
  const { html, say } = kit;
  const label = [count > 1 && `× ${count}`, holds && say("gear.holds", { item: say(`mid.${holds}`) })].filter(Boolean).join(" ");
  const title = `${say(`item.${item}`)}. ${itemLabel(state.view, item, kit)}`;
  return kit.thing(on, "piece", label, html`${itemPicture(item)}${holds && html`<span class="holds">${itemPicture(holds)}</span>`}${count > 1 && html`<b class="times" aria-hidden="true">${count}</b>`}<span class="piece-name">${say(`item.${item}`)}</span>`, html` title="${title}"`);
}

/** Alike things lie on one another. */
function stacked(list) {
  const found = [];
  for (const each of list) {
    const same = found.find(({ item, holds }) => item === each.item && holds === each.holds);
    if (same) same.count += 1;
    else found.push({ ...each, count: 1 });
  }
  return found.sort((a, b) => itemNumber(a.item) - itemNumber(b.item));
}

export function gear(state, kit, seat, list) {
  const { html, say } = kit, isFighting = isTouched(state, "arm:0") && state.me === seat && state.view.turn === seat;
  const fists = isFighting && html`<li>${kit.thing("arm:0", "piece", oddsText(state.view, 0, kit), html`${itemPicture("bare-hands")}<span class="piece-name">${say("bare-hands")}</span>`, html` title="${say("bare-hands")}. ${oddsText(state.view, 0, kit)}"`)}</li>`;
  if (!list.length && !fists) return "";
  return html`<ul class="gear" aria-label="${say("gear")}">${fists}${stacked(list).map((each) => html`<li>${gearItem(state, kit, onOf(state, seat, each.item), each, each.count)}</li>`)}</ul>`;
}

const SORTS = ["weapon", "ammo", "medikit", "food"];

/** What it takes to flee, and how far one is: four kinds, or seven pieces. */
function ready(kit, pawn) {
  const { html, say } = kit, held = pawn.gear.flatMap(({ item, holds }) => [item, holds]).filter(Boolean);
  const has = { weapon: held.some((item) => armNumber(item) > 0), ammo: held.includes("ammo"), medikit: held.includes("medikit"), food: held.includes("food") };
  return html`<span class="kinds${pawn.ready ? " all" : ""}" title="${say("kinds")}"><span class="sr">${say("kinds")} : </span>${SORTS.map((sort) => html`<i class="${has[sort] ? "on" : ""}">${itemPicture(sort === "weapon" ? "pistol" : sort)}<span class="sr">${say(has[sort] ? "kinds.have" : "kinds.miss", { what: say(`kind-of.${sort}`) })}, </span></i>`)}<b>${say("pieces", { n: held.length })}</b></span>`;
}

function spot(state, kit, pawn) {
  const ground = groundOf(state.view), cell = ground?.mall.cells.get(pawn.cell);
  return cell ? kit.thing(`pawn:${pawn.seat}`, "where", "", kit.html`<span class="sr">${kit.say("at", { place: "" })}</span>${spotName(cell)}`) : isTouched(state, `pawn:${pawn.seat}`) && kit.thing(`pawn:${pawn.seat}`, "where", "", "•");
}

export function client(state, kit, seat) {
  const { html, say } = kit, { view } = state, pawn = view.pawns.find((each) => each.seat === seat);
  const isTurn = view.turn === seat && view.phase === "playing" && !state.over;
  const body = html`${pawn.alive ? html`<p class="vitals">${wounds(kit, pawn)}<span class="held" title="${say("cards", { n: pawn.cards })}">${icon("cards")}<span aria-hidden="true">${pawn.cards}</span><span class="sr">${say("cards", { n: pawn.cards })}</span></span>${ready(kit, pawn)}</p>${pawn.states.length > 0 && html`<p class="states">${pawn.states.map((name) => html`<span class="state">${say(`state.${name}`)}</span>`)}</p>`}${gear(state, kit, seat, pawn.gear)}` : html`<p class="vitals"><span class="state dead">${say("dead")}</span></p>${gearOfDead(state, kit, seat)}`}`;
  return html`<div class="person${isTurn ? " turn" : ""}" style="--seat:${seatColour(state, seat)}">${kit.seat(seat, { body, standing: pawn.ready ? say("ready") : "", out: !pawn.alive, className: "client", score: pawn.alive && spot(state, kit, pawn) })}</div>`;
}

/** A smart one still has its weapons. */
function gearOfDead(state, kit, seat) {
  const zombie = state.view.zombies.find(({ was }) => was === seat);
  return zombie?.gear.length > 0 && gear(state, kit, seat, zombie.gear);
}

export function master(state, kit) {
  const { html, say } = kit, { view } = state, waiting = view.zombies.filter((zombie) => !zombie.acted).length, isTurn = view.turn === view.master && view.phase === "playing" && !state.over;
  const facts = [html`<span class="crowd"><b>${view.zombies.length}</b> ${say("on-board", { n: view.zombies.length }).replace(/^\d+\s*/, "")}</span>`, html`<span class="crowd"><b>${view.pool}</b> ${say("pool")}</span>`];
  const body = html`<p class="vitals">${facts}<span class="held" title="${say("cards", { n: view.cards[view.master] })}">${icon("cards")}<span aria-hidden="true">${view.cards[view.master]}</span><span class="sr">${say("cards", { n: view.cards[view.master] })}</span></span></p>
    ${isTurn && html`<p class="states">${view.reinforcements > 0 && html`<span class="state lit">${say("reinforcements", { n: view.reinforcements })}</span>`}${waiting > 0 && html`<span class="state">${say("zombies.left", { n: waiting })}</span>`}${view.rampage && html`<span class="state dead">${say("rampage")}</span>`}</p>`}`;
  return html`<div class="person${isTurn ? " turn" : ""}" style="--seat:#8fb04f">${kit.seat(view.master, { body, standing: say("master"), className: "lord" })}</div>`;
}

/** One's own cards, each with what it does. */
export function hand(state, kit) {
  const { html, say } = kit, { view, me } = state;
  if (me === null || view.phase !== "playing") return "";
  const kind = me === view.master ? "zombie" : "client";
  return html`<section class="hand" aria-labelledby="maul-hand"><h2 class="caption" id="maul-hand">${say("hand")}</h2>${view.hand.length ? html`<ul class="cards-of">${view.hand.map((name) => html`<li>${kit.thing(`card:${cardNumber(name)}`, `ticket ${kind}`, "", html`<b>${say(`card.${name}`)}</b><span>${say(`does.${name}`)}</span>`, html` data-card="${name}" data-zone="hand"`)}</li>`)}</ul>` : html`<p class="none">${say("hand.none")}</p>`}</section>`;
}

