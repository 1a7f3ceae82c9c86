/**
 * The board of Off the Dead: from a state to a picture. No rule lives here.
 *
 * Survivors sit around the Horde as one sees them from one's own place, which is at the bottom. On a narrow screen one
 * corridor is large and the team's list chooses which: `data-watch` says so, and the style does the rest.
 */
import { die } from "../../web/die.js";
import { ARROW, BACK, CAST, ICONS, SUNSET, groundOf, itemPicture, rotten, symbol } from "./board.art.js";

export { words } from "./board.words.js";

/** All win or all lose. */
export const together = true;

const PHASES = ["first-action", "bites", "advance", "wave", "second-action", "end"];
const ZONES = [1, 2, 3], LINES = [0, 1, 2], SYMBOLS = ["skull", "hand", "biohazard"], ROUNDS = 3;

/** What the page is called, and where the night stands. */
export const heading = ({ view }, { say }) => [say("otd.title"), say("otd.level", { n: view.level }), view.horde.count > 0 && say("otd.left", { n: view.horde.count })].filter(Boolean);

export const verb = (name, state, kit) => kit.say(`verb.${name}`);

const itemKey = (name) => (name.startsWith("unique") ? "unique" : name);
const itemName = ({ say }, name) => say(`item.${itemKey(name)}`);
const symbolWords = ({ say }, list) => list.map((name) => say(`sym.${name}`)).join(say("sym.and"));
const heroName = (kit, place, form = "name") => (place?.survivor ? kit.say(`${form}.${place.survivor}`) : "");

/** A thing of the view in words: what is picked so far, or what somebody points at. */
export function place(on, { view }, kit) {
  const [kind, first, second] = on.split(":"), { say } = kit, at = view.places[first], of = heroName(kit, at, "of");
  const words = {
    survivor: () => heroName(kit, at), cast: () => say(`name.${Object.keys(CAST)[first]}`), pile: () => say("on.pile", { n: Number(first) + 1 }), horde: () => say("on.horde"), line: () => say(`line.${first}`),
    zone: () => say(second ? `on.zone.${second}` : "on.deads", { of }), symbol: () => say("on.symbol", { symbol: say(`sym.${SYMBOLS[first]}`) }), trophy: () => say("on.trophy", { of }),
    item: () => (at.items[second] ? say("on.item", { item: itemName(kit, at.items[second].item), of }) : say("on.items", { of })), play: () => itemName(kit, second),
    turned: () => say("on.turned", { item: itemName(kit, view.turned[first] || "unique") }), direction: () => towards(view, kit, Number(first)),
    zombie: () => {
      const found = at.corridor[second], name = heroName(kit, at, "mid");
      return !found ? say("on.deads", { of }) : found.up ? say("on.dead.up", { n: found.strength, name }) : say("on.dead.down", { name });
    },
  };
  return words[kind]?.() || on;
}

/** A survivor's name will do: the rest is on the poster. */
export const answer = ({ verb: kind, on, text }, picks, state, kit) => (kind === "survivor" ? place(on[0], state, kit) : text);

function towards(view, kit, direction) {
  const found = view.places.find((each) => each.direction === direction);
  return found?.survivor ? kit.say("horde.to", { name: heroName(kit, found, "mid") }) : kit.say("horde.nobody");
}

const TONES = { "otd.6.1": "bad", "otd.6.2": "bad", "otd.7.3": "bad", "otd.8.4": "bad", "otd.3.7": "bad", "otd.11.3": "bad", "otd.11.12": "bad", "otd.5.7": "good", "otd.9.9": "good", "otd.8.2": "good", "otd.3.3": "good", "otd.2.1": "chapter" };

export const tone = (line) => TONES[line.rule] || "";

const isTouched = (state, on) => state.choices.some((choice) => choice.on.includes(on));
const symbols = (kit, list) => kit.html`<span class="syms">${list.map(symbol)}</span>`;
const face = (kit, survivor) => kit.head(`otd-${survivor}`, CAST[survivor]);

// Where to look on a narrow screen -------------------------------------------------------------------

const home = ({ view, me }) => (me === null ? 0 : view.seats[me][0] ?? 0);

/** The place somebody chose to look at lasts as long as the turn does. */
let chosen = { moment: "", place: 0 };
const moment = ({ table, view }) => `${table}/${view.turn}/${view.actor}`;

/** The window that is asked about now: an extra action, a payment or a direction may come up inside one. */
const asking = ({ view, question }) => (view.window?.kind === question.kind ? view.window : null);

/** Where zombies may be chosen, else oneself while one acts, else whose turn it is. */
function watched(state) {
  if (state.beat) return state.beat.place;
  if (chosen.moment === moment(state) && state.view.places[chosen.place]) return chosen.place;
  if (!state.question.mine) return Math.max(0, state.view.turn);
  const touched = new Set(state.choices.filter((choice) => !choice.why_not).flatMap((choice) => choice.on).filter((on) => /^(zombie|zone):/.test(on)).map((on) => Number(on.split(":")[1])));
  const { actor, turn, seats } = state.view;
  return touched.size === 1 ? [...touched][0] : asking(state) ? turn : seats[state.me].includes(actor) ? actor : home(state);
}

function watch(root, button) {
  const place = button.dataset.watch;
  chosen = { moment: root.dataset.moment, place: Number(place) };
  root.style.setProperty("--from", button.dataset.direction);
  for (const each of root.querySelectorAll("[data-watch]")) each.setAttribute("aria-pressed", String(each.dataset.watch === place));
  for (const each of root.querySelectorAll(".place")) each.classList.toggle("watched", each.dataset.place === place);
  root.querySelector(".place.watched").scrollIntoView({ block: "nearest" });
}

if (typeof document !== "undefined") {
  document.addEventListener("click", (event) => {
    const button = event.target.closest?.(".otd [data-watch]");
    if (button) watch(button.closest(".otd"), button);
  });
}

// Zombies --------------------------------------------------------------------------------------------

function deadOne(state, kit, number, zombie) {
  const { html, say } = kit, { view } = state, { slot, zone, up, strength, tilted, was } = zombie;
  const isTarget = view.target?.place === number && view.target.slot === slot, isBiting = view.turn === number && view.biting === slot;
  const label = [!up ? say("dead.down") : was ? say("was", { name: say(`mid.${was}`) }) : "", up && say("dead.up", { n: strength, symbols: symbolWords(kit, zombie.symbols) }), tilted && say("dead.tilted"), isTarget && say("dead.target"), isBiting && say("dead.biting")].filter(Boolean).join(", ");
  const classes = ["dead", up ? "up" : "down", tilted && "tilted", was && "was", isTarget && "target", isBiting && "biting"].filter(Boolean).join(" ");
  const key = up ? `${strength}-${was || zombie.symbols.join("-")}` : "?";
  const inner = up ? html`${symbols(kit, zombie.symbols)}${kit.head(`otd-z${key}`, rotten(zombie))}<b class="strength" aria-hidden="true">${strength}</b>` : BACK;
  return html`<li${(isTarget || isBiting) && html` data-look`}>${kit.thing(`zombie:${number}:${slot}`, classes, label, inner, html` data-card="${key}" data-zone="${number}/${zone}" style="--ground:${groundOf(strength)}"`)}</li>`;
}

function corridor(state, kit, number) {
  const { html, say } = kit, at = state.view.places[number];
  return html`<div class="corridor" role="group" aria-label="${number === home(state) && state.me !== null ? say("corridor.mine") : say("corridor", { of: heroName(kit, at, "of") })}">${ZONES.map((zone) => {
    const here = at.corridor.filter((each) => each.zone === zone);
    return html`<div class="area z${zone}">${kit.thing(`zone:${number}:${zone}`, "ground", "", html`<span class="caption"><span class="long">${say(`zone.${zone}`)}</span><span class="short" aria-hidden="true">${say(`short.${zone}`)}</span></span>`)}${here.length > 0 && html`<ul class="pack" style="--n:${here.length}">${here.map((zombie) => deadOne(state, kit, number, zombie))}</ul>`}</div>`;
  })}</div>`;
}

// Survivors ------------------------------------------------------------------------------------------

function track({ html, say }, { infection, max, alive }) {
  const label = infection ? say("stat.infection", { n: infection, of: max }) : say("stat.healthy", { of: max });
  return html`<span class="track-of"${alive && infection >= max - 1 && html` data-grave`} title="${label}"><span class="cells" aria-hidden="true">${Array.from({ length: max }, (_, i) => html`<i class="${i < infection ? "on" : ""}">${i === max - 1 && symbol("skull")}</i>`)}</span><b aria-hidden="true">${infection}/${max}</b><span class="sr">${label}</span></span>`;
}

function marks({ html, say }, at) {
  const found = at.alive ? ["panicked", "barricaded", "shielded"].filter((mark) => at[mark]) : ["dead"];
  return found.map((mark) => html`<span class="mark ${mark}">${say(`mark.${mark}`)}</span>`);
}

/** A card whose sides tell the ammunition: the side on top counts. */
function tile({ html }, { item, ammo }) {
  const isGun = ammo !== null && ammo !== undefined;
  return html`<span class="tile${isGun ? " gun" : ""}" style="--turned:${isGun ? Math.max(0, ROUNDS - ammo) : 0}">${itemPicture(itemKey(item))}${isGun && [3, 2, 1, 0].map((n) => html`<span class="side s${n}">${n ? "•".repeat(n) : "–"}</span>`)}</span>`;
}

function items(state, kit, number) {
  const { html, say } = kit, { items: held, alive } = state.view.places[number];
  if (!alive) return "";
  if (!held.length) return html`<p class="none">${say("items.none")}</p>`;
  return html`<ul class="items" aria-label="${say("items")}">${held.map((each, slot) => {
    const play = `play:${number}:${each.item}`, on = isTouched(state, play) ? play : `item:${number}:${slot}`, isGun = each.ammo !== null;
    const label = isGun ? say("item.ammo", { n: each.ammo }) : "";
    return html`<li>${kit.thing(on, `item${isGun && !each.ammo ? " empty" : ""}`, label, html`${tile(kit, each)}${isGun && html`<b class="ammo" aria-hidden="true">${each.ammo}</b>`}<span class="item-name">${itemName(kit, each.item)}</span>`, html` title="${say(`use.${itemKey(each.item)}`)}"`)}</li>`;
  })}</ul>`;
}

function trophies(state, kit, number) {
  const { html, say } = kit, { trophies: won, alive } = state.view.places[number], paid = number === state.view.turn ? state.view.paid : [];
  if (!won.length || !alive) return "";
  return html`<ul class="trophies" aria-label="${say("trophies")}">${won.map((list, slot) => html`<li>${kit.thing(`trophy:${number}:${slot}`, `trophy${paid[slot] ? " paid" : ""}`, "", html`${symbols(kit, list)}<span class="sr">${say("trophy", { symbols: symbolWords(kit, list) })}</span>`)}</li>`)}</ul>`;
}

const canHelp = (view, number) => {
  const at = view.places[number];
  return at.alive && !at.ability_used && view.turn >= 0 && (number === view.turn || at.neighbours.includes(view.turn));
};

function hero(state, kit, number) {
  const { html, say } = kit, at = state.view.places[number], isMe = at.seat === state.me;
  const plate = kit.thing(`survivor:${number}`, "plate", "", html`<span class="portrait" style="--ground:${CAST[at.survivor].ground}">${at.alive ? face(kit, at.survivor) : kit.head(`otd-z-${at.survivor}`, rotten({ was: at.survivor, symbols: [] }))}</span>
    <span class="who"><b>${heroName(kit, at)}</b><span class="player">${kit.name(at.seat)}${isMe && html` <span class="tag me">${say("table.you")}</span>`}</span></span>`);
  if (!at.alive) return html`<div class="hero">${plate}<p class="marks">${marks(kit, at)}</p></div>`;
  const label = say(`ability.${at.ability}`);
  return html`<div class="hero">${plate}<p class="stats"><span class="own" title="${say(`sym.${at.symbol}`)}">${symbol(at.symbol)}<span class="sr">${say(`sym.${at.symbol}`)}, </span></span><span title="${say("stat.force", { n: at.force })}">${ICONS.force}<span aria-hidden="true">+${at.force}</span><span class="sr">${say("stat.force", { n: at.force })}, </span></span><span title="${say(`stat.reach.${at.range}`)}">${ICONS.reach}<span aria-hidden="true">${at.range}</span><span class="sr">${say(`stat.reach.${at.range}`)}</span></span></p>
    ${track(kit, at)}<p class="ability${at.ability_used ? " used" : canHelp(state.view, number) ? " ready" : ""}">${ICONS.star}<span>${label}${at.ability_used && html`<span class="sr">, ${say("ability.used")}</span>`}</span></p><p class="marks">${marks(kit, at)}</p></div>`;
}

function placeOf(state, kit, number) {
  const { html } = kit, { view } = state, at = view.places[number], side = (at.direction - view.places[home(state)].direction + 4) % 4;
  const classes = ["place", `at-${side}`, at.seat === state.me && "mine", view.turn === number && "turn", !at.alive && "gone", watched(state) === number && "watched", state.beat?.place === number && "struck"].filter(Boolean).join(" ");
  return html`<section class="${classes}" data-place="${number}" data-stand-in=".mate[data-watch='${number}']" aria-label="${heroName(kit, at)}, ${kit.name(at.seat)}"${state.beat?.place === number && html` data-look`}>${hero(state, kit, number)}${corridor(state, kit, number)}<div class="stuff">${items(state, kit, number)}${trophies(state, kit, number)}</div></section>`;
}

// The middle and the sides ---------------------------------------------------------------------------

function horde(state, kit) {
  const { html, say } = kit, { count, direction } = state.view.horde, base = state.view.places[home(state)].direction;
  const ways = [0, 1, 2, 3].filter((each) => isTouched(state, `direction:${each}`));
  const label = `${say("horde.count", { n: count })}, ${towards(state.view, kit, direction)}`;
  return html`<section class="horde" aria-label="${say("horde")}" style="--dir:${direction ?? 0}">${SUNSET}<h2 class="caption">${say("horde")}</h2>${count > 0
    ? html`<div class="pile" data-source>${kit.thing("horde", "stack", label, html`<span class="dead down">${BACK}${ARROW}</span><b class="count" aria-hidden="true">${count}</b>`)}</div><p class="to" aria-hidden="true">${towards(state.view, kit, direction)}</p>`
    : html`<p class="to">${say("horde.empty")}</p>`}${ways.map((each) => kit.thing(`direction:${each}`, `way way-${(each - base + 4) % 4}`, towards(state.view, kit, each), html`<span style="--dir:${each}">${ARROW}</span>`))}</section>`;
}

function rubble(state, kit) {
  const { html, say } = kit, { piles, turned, cemetery } = state.view;
  return html`<section class="rubble" aria-labelledby="rubble"><h2 class="caption" id="rubble">${say("rubble")}</h2><ul class="piles">${piles.map(({ count, top }, i) => html`<li>${kit.thing(`pile:${i}`, `heap${count ? "" : " empty"}`, "", html`${top ? itemPicture(itemKey(top)) : html`<span class="planks" aria-hidden="true"></span>`}<span class="sr">${say("pile", { n: i + 1 })}, ${say("pile.count", { n: count })}${top && `, ${say("pile.top", { item: itemName(kit, top) })}`}</span><b class="nth" aria-hidden="true">${i + 1}</b><b class="count" aria-hidden="true">${count}</b>`)}</li>`)}</ul>
    ${turned.length > 0 && html`<div class="found" data-look><h3 class="caption">${say("turned")}</h3>${turned.map((item, i) => kit.thing(`turned:${i}`, `find${i ? "" : " next"}`, "", html`${itemPicture(itemKey(item))}<span><b>${itemName(kit, item)}</b><small>${say(`use.${itemKey(item)}`)}</small></span>`))}</div>`}<p class="cemetery">${say("cemetery", { n: cemetery })}</p></section>`;
}

/** The sum of a roll, each part with its name. */
function sum({ html, say }, { die, add, line, needs, total, result }) {
  const part = (n, key) => html`<span class="part"><b>${n}</b><small>${say(`roll.${key}`)}</small></span>`;
  return html`<p class="sum">${part(die, "die")}${add > 0 && html` + ${part(add, "add")}`}${line > 0 && html` + ${part(line, "line")}`}${(add > 0 || line > 0) && html` = <b class="total">${total}</b>`} <b>${total >= needs ? "≥" : "<"}</b> ${part(needs, "needs")}</p><p class="verdict ${result}">${say(`roll.${result}`)}</p>`;
}

/** The last roll that was seen, and when it was new: a die tumbles once. */
let fallen = { key: "", n: 0 };

function dice(state, kit) {
  const { html, say } = kit, { roll, shown } = state.view, open = asking(state);
  const key = `${state.table}/${JSON.stringify(roll)}`;
  if (key !== fallen.key) fallen = { key, n: state.n };
  const names = open && state.waiting.map(kit.name), isMine = state.question.mine;
  return html`<section class="dice" aria-label="${say(`roll.${roll?.of || "attack"}`)}">${open && html`<p class="window${isMine ? " mine" : ""}"><b>${say(`window.${open.kind}`)}</b> <span>${isMine ? say("window.you") : say("window.who", { n: names.length, names: names.join(say("result.and")) })}</span></p>`}
    ${roll && html`<div class="roll${fallen.n === state.n ? " fresh" : ""}">${die(roll.die)}<div><h3 class="caption">${say(`roll.${roll.of}`)}</h3>${roll.of === "attack" ? sum(kit, roll) : roll.of === "event" ? html`<p class="verdict event">${say(`event.${roll.result}`)}</p><p>${say(`does.${roll.result}`)}</p>` : html`<p class="verdict">${say("roll.out", { n: roll.result })}</p>`}</div></div>`}
    ${shown.length > 0 && html`<p class="shown"><span class="caption">${say("roll.shown")}</span>${shown.map(({ strength, symbols: list }) => html`<span class="seen"><b>${strength}</b>${symbols(kit, list)}<span class="sr">${symbolWords(kit, list)}</span></span>`)}</p>`}</section>`;
}

/** What can be said, and what it is paid with: there while it can be chosen. */
function says(state, kit) {
  const { html, say } = kit, lines = LINES.filter((i) => isTouched(state, `line:${i}`)), paid = SYMBOLS.filter((_, i) => isTouched(state, `symbol:${i}`));
  return html`${lines.length > 0 && html`<div class="says"><b class="caption">${say("lines")}</b>${lines.map((i) => kit.thing(`line:${i}`, "bubble", "", html`<b>${say(`line.${i}`)}</b> <small>${say(`line.does.${i}`)}</small>`))}</div>`}
    ${paid.length > 0 && html`<div class="says"><b class="caption">${say("pay")}</b>${paid.map((name) => kit.thing(`symbol:${SYMBOLS.indexOf(name)}`, "bubble", "", html`${symbol(name)} ${say(`sym.${name}`)}`))}</div>`}`;
}

// The team -------------------------------------------------------------------------------------------

/** Everyone in turn order: whose turn, who is asked, who can help; on a narrow screen also whose corridor to see. */
function team(state, kit) {
  const { html, say } = kit, { view } = state, look = watched(state), first = home(state);
  const isPlaying = !state.over && view.phase !== "set-up";
  const tag = (kind, word) => html`<span class="tag ${kind}">${word}</span>`;
  return html`<ul class="team" data-lid aria-label="${say("team")}">${view.places.map((_, i) => (first + i) % view.places.length).map((number) => {
    const at = view.places[number], isMe = at.seat === state.me, isTurn = isPlaying && view.turn === number, isAsked = kit.isWaiting(at.seat) && !state.over && (view.seats[at.seat].length === 1 || view.actor === number);
    const tags = [!at.alive && tag("out", say("mark.dead")), isAsked ? tag("now", say(isMe ? "team.asked.me" : "team.asked")) : isTurn && tag("turn", say(isMe ? "team.turn.me" : "team.turn")), kit.standIn(at.seat) && html`<span class="tag stand" title="${kit.standIn(at.seat)}">${say("table.bot")}<span class="sr">, ${kit.standIn(at.seat)}</span></span>`];
    const zones = ZONES.map((zone) => at.corridor.filter((each) => each.zone === zone).length);
    const help = isPlaying && at.survivor && canHelp(view, number) && say("team.help", { what: say(`ability.${at.ability}`) });
    return html`<li class="${at.alive ? "" : "gone"}${isTurn ? " turn" : ""}"><button type="button" class="mate" data-watch="${number}" data-direction="${at.direction}" aria-pressed="${number === look}"${kit.coloured(at.seat)}>${at.survivor ? face(kit, at.survivor) : html`<span class="unknown" aria-hidden="true">?</span>`}<span class="who"><b>${kit.name(at.seat)}</b><span class="sr">${heroName(kit, at)}, ${say("team.show")}, </span><span class="tags">${tags}</span></span>
      ${help && html`<span class="help" title="${help}">${ICONS.star}<span class="sr">${help}</span></span>`}${at.survivor && at.alive && html`<span class="brief" aria-hidden="true"><span class="sick${at.infection >= at.max - 1 ? " grave" : ""}">${at.infection}/${at.max}</span>${zones.map((n, i) => html`<i class="n${n ? i + 1 : 0}">${n}</i>`)}</span>`}</button></li>`;
  })}</ul>`;
}

function phases(state, kit) {
  const { html, say } = kit, { phase } = state.view, at = PHASES.indexOf(phase);
  return at < 0 || state.over ? "" : html`<ol class="phases">${PHASES.map((each, i) => html`<li class="${i < at ? "done" : i === at ? "at" : ""}"${i === at && html` aria-current="step"`}>${say(`phase.${each}`)}</li>`)}</ol>`;
}

// Choosing survivors ---------------------------------------------------------------------------------

const SIGNS = { granny: "biohazard", cop: "skull", cheerleader: "hand", surfer: "skull", nurse: "hand" };
const GIFTS = { granny: "shove", cop: "execute", cheerleader: "cheer", surfer: "dodge", nurse: "nurse" };

function casting(state, kit) {
  const { html, say } = kit;
  const poster = (who, i) => {
    const by = state.view.places.find((each) => each.survivor === who);
    return html`<li>${kit.thing(`cast:${i}`, `star${by ? " taken" : ""}`, "", html`<span class="portrait" style="--ground:${CAST[who].ground}">${face(kit, who)}</span><b>${say(`name.${who}`)}</b><span class="facts-of">${symbol(SIGNS[who])} ${say(`sym.${SIGNS[who]}`)} · ${say(`cast.${who}`)}</span><span class="gift">${ICONS.star} ${say(`ability.${GIFTS[who]}`)}</span>${by && html`<span class="by-whom">${say("cast.by", { name: kit.name(by.seat) })}</span>`}`)}</li>`;
  };
  return html`<div class="otd choosing">${team(state, kit)}<div class="billing">${SUNSET}<h2>${say("cast.title")}</h2></div><ul class="stars">${Object.keys(CAST).map(poster)}</ul></div>`;
}

/** @returns {string} HTML */
export function board(state, kit) {
  const { html } = kit, { view } = state, look = watched(state), base = view.places[home(state)].direction, count = view.places.length;
  if (view.places.some((each) => !each.survivor)) return casting(state, kit);
  const order = view.places.map((_, i) => (home(state) + i) % count);
  return html`<div class="otd of-${count}" data-moment="${moment(state)}" style="--base:${base};--from:${view.places[look].direction}"><div class="lead">${team(state, kit)}${phases(state, kit)}</div>
    <div class="arena">${horde(state, kit)}${order.map((number) => placeOf(state, kit, number))}<div class="aside">${rubble(state, kit)}${dice(state, kit)}</div></div>${says(state, kit)}</div>`;
}

/** Before what came of it: who was bitten, who got worse, who died, one after another. Cards glide by themselves. */
export function steps(before, after, kit) {
  let { places } = before.view;
  const found = [], isBitten = after.log.some((line) => line.rule === "otd.6.1");
  after.view.places.forEach((at, number) => {
    const was = places[number];
    if (!was.survivor || !was.alive || (at.alive && at.infection <= was.infection)) return;
    places = places.map((each) => (each === was ? { ...was, infection: at.alive ? at.infection : was.max } : each));
    const text = kit.say(`step.${!at.alive ? "died" : isBitten ? "bitten" : "worse"}`, { name: heroName(kit, at), n: at.infection, of: at.max });
    found.push({ ...after, view: { ...before.view, places, window: null }, beat: { place: number }, waiting: [], choices: [], log: [], over: null, question: { ...after.question, mine: false, text } });
  });
  return found;
}
