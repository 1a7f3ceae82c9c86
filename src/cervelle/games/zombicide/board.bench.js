/** What is laid out for a question: the survivors to choose from, hands and packs to sort, whom to hit, what to learn, the stall. */
import { html } from "../../web/html.js";
import { HEROES, SORTS, figure } from "./board.art.js";
import { POTIONS, flaskPicture, icon, itemName, itemNumber, itemPicture } from "./board.items.js";
import { flask, heroName, portrait, seatColour, slot } from "./board.people.js";

const touches = (state, on) => state.choices.some((choice) => choice.on.includes(on));
const panel = (name, title, inner) => html`<section class="bench ${name}" data-look aria-label="${title}"><h2 class="caption">${title}</h2>${inner}</section>`;

// Casting --------------------------------------------------------------------------------------------

const SPECIAL = { ann: ["melee", "magic"], baldric: ["magic", "melee"], clovis: ["melee", "ranged"], nelly: ["ranged", "melee"], samson: ["melee", "ranged"], silas: ["ranged", "magic"] };
const BLUE = { ann: "bloodlust-melee", baldric: "spellcaster", clovis: "die-melee", nelly: "free-move", samson: "iron-hide", silas: "roll-ranged" };

function poster(state, kit, name, i) {
  const { say } = kit, taken = state.view.survivors.find((each) => each.name === name), [main, second] = SPECIAL[name];
  const inner = html`${portrait(kit, name)}<span class="poster-words"><b>${say(`hero.${name}`)}</b><span class="arts"><span class="art ${main}">${say(`art.${main}`)}</span><span class="art second ${second}">${say(`art.${second}`)}</span></span><span class="gift">${say(`skill.${BLUE[name]}`)}</span>${taken && html`<span class="leader">${kit.name(taken.seat)}</span>`}</span>`;
  return kit.thing(`card:${i}`, `wanted${taken ? " taken" : ""}`, "", inner, taken ? html` style="--seat:${seatColour(state, taken.seat)}"` : "");
}

export function casting(state, kit) {
  const { say } = kit, { view } = state;
  return html`<section class="casting" aria-label="${say("casting")}"><ul class="wanteds">${HEROES.map((name, i) => html`<li>${poster(state, kit, name, i)}</li>`)}</ul>
    <ul class="places" aria-label="${say("team")}">${view.survivors.map((each) => html`<li class="${view.about === each.place ? "about" : ""}" style="--seat:${seatColour(state, each.seat)}"><span>${kit.name(each.seat)}</span> <b>${each.name ? say(`hero.${each.name}`) : "…"}</b></li>`)}</ul></section>`;
}

/** Somebody new joins: the same posters, those who can come. */
export const joining = (state, kit) => panel("join", kit.say("join"), html`<ul class="wanteds">${HEROES.map((name, i) => touches(state, `card:${i}`) && html`<li>${poster(state, kit, name, i)}</li>`)}</ul>`);

// Hands and packs ------------------------------------------------------------------------------------

const GROUPS = [["hands", [0, 1]], ["body", [2]], ["pack", [3, 4, 5, 6, 7]]];

const rows = (state, kit, each, on) => GROUPS.map(([group, slots]) => html`<div class="row-of ${group}" role="group" aria-label="${kit.say(`slot.${group}`)}"><span class="caption" aria-hidden="true">${kit.say(`slot.${group}`)}</span>${slots.map((i) => slot(state, kit, on(i), each.gear[i], i, { isWide: true }))}</div>`);

/** Potions of a belt; where something may be given into an empty place, that place too. */
function belt(state, kit, each, on) {
  const end = on(2), { say } = kit;
  if (!each.belt.length && !touches(state, end)) return "";
  return html`<div class="row-of belt" role="group" aria-label="${say("slot.belt")}"><span class="caption" aria-hidden="true">${say("slot.belt")}</span>${each.belt.map((potion, i) => flask(state, kit, on(i), potion, html`<span class="slot-name" aria-hidden="true">${say(`potion.${potion}`)}</span>`))}${touches(state, end) && kit.thing(end, "slot-box bare", "", html`<span class="hollow belt" aria-hidden="true"></span><span class="slot-name">${say("slot.empty")}</span>`)}</div>`;
}

/** Things that lie there or were just found, each sort once. */
function floor(state, kit) {
  const { say } = kit, { view } = state, here = view.zones.find(({ zone }) => zone === view.at) || {}, isFound = state.question.kind === "stow";
  const items = isFound ? view.found.items : here.lying || [], flasks = isFound ? view.found.flasks : here.flasks || [];
  const offered = state.choices.filter(({ verb }) => verb === "get").map(({ on }) => on[0]);
  const lying = [...new Set(items)].map((item) => { const on = offered.find((each) => itemName(Number(each.slice(6))) === item) || `lying:${itemNumber(item)}`; return kit.thing(on, "slot-box", "", html`${itemPicture(item)}<span class="slot-name">${say(`item.${item}`)}</span>`); });
  const potions = [...new Set(flasks)].map((potion) => kit.thing(`flask:${POTIONS.indexOf(potion)}`, "slot-box flask", "", html`${flaskPicture(potion)}<span class="slot-name">${say(`potion.${potion}`)}</span>`));
  const drop = touches(state, "floor") && state.question.kind === "arrange" && kit.thing("floor", "drop-here", "", html`${say("floor.drop")}`);
  return (lying.length || potions.length || drop) && html`<div class="floor-of"><span class="caption">${say(isFound ? "found" : "floor")}</span>${lying}${potions}${drop}</div>`;
}

function holder(state, kit, each, slots, flasks) {
  return html`<div class="holder"><h3>${portrait(kit, each.name)}<b>${kit.say(`hero.${each.name}`)}</b></h3><div class="rows tight">${rows(state, kit, each, slots)}${belt(state, kit, each, flasks)}</div></div>`;
}

export function sorting(state, kit) {
  const { say } = kit, { view } = state, mine = view.survivors[view.about], others = state.question.kind === "arrange" ? view.survivors.filter((each) => each.place !== mine.place && state.choices.some(({ on }) => on.some((thing) => thing.startsWith(`item:${each.place}:`) || thing.startsWith(`potion:${each.place}:`)))) : [];
  return panel("sorting", say(`bench.${state.question.kind}`, { name: heroName(view, view.about, kit) }), html`<p class="how">${state.question.kind === "arrange" && state.question.mine && say("bench.how")}</p><div class="holders">${others.map((each) => holder(state, kit, each, (i) => `item:${each.place}:${i}`, (i) => `potion:${each.place}:${i}`))}${floor(state, kit)}${holder(state, kit, mine, (i) => `slot:${i}`, (i) => `belt:${i}`)}</div>`);
}

// Hits, skills ---------------------------------------------------------------------------------------

export const targets = (state, kit) => panel("targets", kit.say("bench.hit"), html`<div class="heads">${SORTS.map((sort, i) => touches(state, `sort:${i}`) && kit.thing(`sort:${i}`, "prey", "", html`${figure(kit, sort)}<span class="slot-name">${kit.say(`sort.${sort}`)}</span>`))}</div>`);

export function lessons(state, kit) {
  const { say } = kit, each = state.view.survivors[state.view.about], learnt = state.choices.filter(({ verb }) => verb === "learn");
  return panel("lessons", say("bench.learn", { name: say(`hero.${each.name}`) }), html`<div class="scrolls">${learnt.map(({ on, text }) => kit.thing(on[0], "scroll", "", html`${icon("flag")}<span>${text}</span>`))}</div>`);
}

// The stall ------------------------------------------------------------------------------------------

const price = ({ say }, n) => html`<b class="price">${icon("coin")}<span aria-hidden="true">${n}</span><span class="sr">, ${say("gold", { n })}</span></b>`;

function sold(state, kit, each, shop) {
  const tagged = (on) => { const n = shop.sale[on]; return n !== undefined && html`<b class="price sell" aria-hidden="true">+${n}</b>`; };
  return html`<div class="holder"><h3>${portrait(kit, each.name)}<b>${kit.say(`hero.${each.name}`)}</b>${price(kit, each.gold)}</h3><div class="rows"><div class="row-of" role="group" aria-label="${kit.say("shop.sell")}"><span class="caption" aria-hidden="true">${kit.say(shop.open ? "shop.sell" : "shop.carried")}</span>${each.gear.map((held, i) => held && slot(state, kit, `slot:${i}`, held, i, { isWide: true, more: tagged(`slot:${i}`) }))}${each.belt.map((potion, i) => flask(state, kit, `belt:${i}`, potion, html`<span class="slot-name" aria-hidden="true">${kit.say(`potion.${potion}`)}</span>${tagged(`belt:${i}`)}`))}</div></div>
    <div class="row-of heal">${shop.heal.map((cost, i) => kit.thing(`heal:${i + 1}`, "slot-box cure", "", html`<span class="hearts" aria-hidden="true">${Array.from({ length: i + 1 }, () => html`<i class="on">${icon("heart")}</i>`)}</span><span class="slot-name">${kit.say("shop.heal", { n: i + 1 })}</span>${price(kit, cost)}`))}</div></div>`;
}

export function stall(state, kit) {
  const { say } = kit, { view } = state, { shop } = view, each = view.survivors[shop.shopper ?? view.about];
  const wares = Object.entries(shop.stock).map(([name, [left, cost]]) => kit.thing(`ware:${itemNumber(name)}`, "ware", say("shop.left", { n: left }), html`${itemPicture(name)}<span class="slot-name">${say(`item.${name}`)}</span>${price(kit, cost)}<span class="left" aria-hidden="true">× ${left}</span>`, html` title="${say(`use.${name}`)}"`));
  const brews = shop.brews.map(([name, cost], i) => kit.thing(`brew:${i}`, "ware brew", "", html`${flaskPicture(name)}<span class="slot-name">${say(`potion.${name}`)}</span>${price(kit, cost)}`, html` title="${say(`brew.${name}`)}"`));
  return html`<section class="bench stall" aria-label="${say("shop")}"><h2 class="caption">${say("shop")}</h2>${!shop.open && html`<p class="how">${say("shop.shut")}</p>`}${each && sold(state, kit, each, shop)}${wares.length > 0 && html`<div class="wares">${wares}${brews}</div>`}</section>`;
}
