/**
 * The town that one plays on: who stands where, grouped and counted, what lies there, and what comes of a click. What may be done
 * comes from the choices; this draws it and does what it is told.
 */
import * as errand from "../../web/errand.js";
import { drawn } from "../../web/html.js";
import * as plan from "../../web/plan.js";
import { SORTS, figure, hero, isBrute, isCharacter, walkerFace } from "./board.art.js";
import { walk } from "./board.errand.js";
import { doors, groundOf } from "./board.ground.js";
import { U, actorOf, actors, cellOf, choicesFor, chosenIn, columnName, isActing, isInTown, legal, scene, survivorsAt, thereIs, wayTo, zoneAt, zoneName, zonesOf } from "./board.scene.js";
import { tip, told } from "./board.told.js";

const COMMON = ["walker", "fatty", "runner"];
const SIZES = { comfort: 72, close: 112, largest: 260, near: 58, margin: 0.25 };

// Figures --------------------------------------------------------------------------------------------

/** Who stands in a zone, zombies first: [what it is, its picture, how many, its name for gliding]. */
function dead(kit, there, n) {
  const mobs = (there.mob || []).map((count, i) => ({ sort: COMMON[i], count })).filter(({ count }) => count);
  const others = (there.others || []).map(({ sort, hurt }, i) => ({ sort, count: 1, hurt, id: `${sort}-${sort === "necromancer" ? `${n}-${i}` : ""}` }));
  return [...others, ...mobs].map((each) => ({ ...each, picture: each.sort === "walker" ? walkerFace(kit, n) : figure(kit, each.sort) }));
}

const badge = (x, y, n) => `<g class="badge"><rect x="${x - (n > 9 ? 11 : 8)}" y="${y - 8}" width="${n > 9 ? 22 : 16}" height="16" rx="8"/><text x="${x}" y="${y + 4.600}">${n}</text></g>`;
const bust = (picture, size) => `<svg class="bust" x="${-size / 2}" y="${-size * 0.56}" width="${size}" height="${size * 1.1}" viewBox="0 0 120 132">${picture}</svg>`;

function deadToken({ sort, count, hurt, id, picture, on }, x, y, size) {
  const kind = isBrute(sort) ? "brute" : isCharacter(sort) ? "named" : sort, r = size * 0.47;
  const wounds = hurt ? `<g class="hurts">${Array.from({ length: hurt }, (_, i) => `<circle cx="${-6 + i * 6}" cy="${r - 2}" r="3"/>`).join("")}</g>` : "";
  return `<g class="token zed ${kind}"${id ? ` data-token="${id}"` : ""}${on ? ` data-on="${on}"` : ""} transform="translate(${x} ${y})"><circle class="base" r="${r}"/>${bust(picture, size)}${wounds}${count > 1 ? badge(r * 0.72, -r * 0.72, count) : ""}</g>`;
}

function heroToken(state, kit, each, x, y, size) {
  const r = size * 0.48, isChosen = chosenIn(state) === each.place, canAct = isActing(state) && actors(state).includes(each.place);
  const names = ["token", "hero", `level-${each.level}`, each.seat === state.me && "mine", isChosen && "chosen", canAct && "able", state.view.about === each.place && "about", scene.lastActor === each.place && "acted"].filter(Boolean).join(" ");
  const drops = Array.from({ length: each.wounds }, (_, i) => `<circle class="drop" cx="${-7 + i * 7}" cy="${r + 1}" r="3.200"/>`).join("");
  return `<g class="${names}" data-token="s${each.place}" data-place="${each.place}" data-on="survivor:${each.place}" transform="translate(${x} ${y})"><circle class="base" r="${r}"/><g clip-path="url(#zc-disc-${size})">${bust(hero(kit, each.name), size * 1.02)}</g><circle class="ring" r="${r}"/>${drops}${each.actions > 0 && !state.over ? badge(-r * 0.8, -r * 0.74, each.actions) : ""}</g>`;
}

/** So many side by side, each so large; rows begin at the top. */
function rowed(list, size, top, draw) {
  const across = Math.max(1, Math.floor(96 / size)), rows = Math.ceil(list.length / across);
  return list.map((each, i) => {
    const row = Math.floor(i / across), inRow = row < rows - 1 ? across : list.length - row * across;
    return draw(each, 50 + ((i % across) - (inRow - 1) / 2) * size, top + (row + 0.5) * size);
  }).join("");
}

function figures(state, kit, n) {
  const there = thereIs(state.view, n), zeds = dead(kit, there, n), people = survivorsAt(state.view, n), { x, y } = cellOf(n);
  if (!zeds.length && !people.length) return "";
  const peopleSize = people.length > 3 ? 24 : 32, peopleRows = Math.ceil(people.length / Math.floor(96 / peopleSize)), room = 95 - peopleRows * peopleSize - (people.length ? 4 : 0);
  const size = [44, 36, 31, 24].find((each) => Math.ceil(zeds.length / Math.floor(96 / each)) * each <= room - 12) || 20;
  const rows = Math.ceil(zeds.length / Math.floor(96 / size)), top = people.length ? room - rows * size : (100 - rows * size) / 2 + 3;
  const isPrey = state.question.kind === "hit" && state.view.at === n;
  const zeded = rowed(zeds, size, top, (each, at, down) => deadToken({ ...each, on: isPrey && `sort:${SORTS.indexOf(each.sort)}` }, x * U + at, y * U + down, size));
  return zeded + rowed(people, peopleSize, 94 - peopleRows * peopleSize, (each, at, down) => heroToken(state, kit, each, x * U + at, y * U + down, peopleSize));
}

// What lies there ------------------------------------------------------------------------------------

const sign = (name, x, y, inner) => `<g class="sign ${name}" transform="translate(${x} ${y})">${inner}</g>`;
const CHEST = '<path class="box" d="M-10 -2q0 -9 10 -9t10 9v11h-20z"/><path class="band" d="M-10 -1h20M0 -11v20"/>';
const EMPTY = '<path class="box" d="M-10 0h20v9h-20z"/><path class="band" d="M-10 0l-3 -9h20l3 9"/>';
const TOKENS = { token: '<path d="M-9 -9L9 9M9 -9L-9 9"/>', key: '<circle r="5" cx="-5" cy="-4"/><path d="M-1 0L9 10M5 6l4 -4"/>', merchant: '<path d="M-7 11v-6q0 -7 7 -7t7 7v6zM-5 -8a5 5 0 1 0 10 0a5 5 0 1 0 -10 0"/>', food: '<path d="M-9 3q0 -12 9 -12t9 12zM-9 5h18v4h-18z"/>', seal: '<path d="M0 -11l3 7l8 .6l-6 5l2 8l-7 -4.400l-7 4.400l2 -8l-6 -5l8 -.6z"/>', bile: '<path d="M0 -11q9 11 9 15a9 8 0 0 1 -18 0q0 -4 9 -15z"/>' };
const FIRE = '<path class="outer" d="M0 38Q-34 26 -24 -8Q-16 8 -8 2Q-14 -24 10 -38Q6 -14 20 -6Q36 22 0 38Z"/><path class="inner" d="M0 34Q-16 26 -8 8Q-2 16 2 10Q4 2 8 -4Q20 22 0 34Z"/>';
const GRAVE = '<path d="M-7 9v-12q0 -8 7 -8t7 8v12zM0 -7v9M-3.500 -3h7"/>';
const BAG = '<path d="M-9 9q-4 -12 5 -15h8q9 3 5 15zM-4 -6l-2 -5h12l-2 5"/>';

function marks({ view }, n) {
  const there = thereIs(view, n), { x, y } = cellOf(n), left = x * U, top = y * U, { town } = view, found = [];
  const add = (name, dx, dy, inner) => found.push(sign(name, left + dx, top + dy, inner));
  if (there.bile) add("bile", 50, 58, '<path d="M-34 6q-6 -20 16 -18q14 -12 30 0q22 -2 20 14q4 18 -22 14q-18 10 -30 0q-14 2 -14 -10z"/>');
  if (there.gas) add("gas", 50, 50, `<path d="M-44 20q-10 -24 14 -26q4 -26 30 -20q22 -10 28 12q24 4 16 28q-2 18 -22 14q-14 14 -28 4q-14 12 -26 0q-12 2 -12 -12z"/><text y="-22">${there.gas}</text>`);
  if (town.spawns.includes(n)) add("spawn", 50, 50, `<circle r="40"/><path d="M0 -34L20 28L-32 -11H32L-20 28Z"/>`);
  if (town.magic === n || (town.magic === null && town.meeting === n)) add(town.magic === n ? "circle" : "circle meeting", 50, 50, '<circle r="42"/><circle r="31"/><circle r="13"/><path d="M0 -42v11M30 -30l-8 8M42 0h-11M30 30l-8 -8M0 42v-11M-30 30l8 -8M-42 0h11M-30 -30l8 8M-9 -22q9 -10 18 0M22 -9q10 9 0 18M9 22q-9 10 -18 0M-22 9q-10 -9 0 -18"/>');
  if (town.exits.includes(n)) add("exit", 50, 50, '<path d="M-30 -14H6V-32L40 0L6 32V14H-30Z"/>');
  if (there.fire) add("fire", 50, 56, FIRE);
  (there.objectives || []).forEach((kind, i) => add(`goal ${kind}`, 84 - i * 22, 84, `<circle r="12"/>${TOKENS[kind]}`));
  if (there.chest) add(`chest c${there.chest}`, 16, 17, there.chest === 3 ? EMPTY : CHEST + (there.chest === 2 ? '<circle class="lock" r="4" cy="1"/>' : ""));
  if (there.noise) add("noise", 80, 15, `<path d="M-12 -3v6h4l6 5v-16l-6 5zM3 -5q4 5 0 10"/><text x="12" y="5">${there.noise}</text>`);
  if (there.fallen || there.bodies) add("grave", 15, 86, GRAVE);
  if (there.lying || there.flasks) add("bag", there.fallen || there.bodies ? 36 : 15, 87, BAG);
  return found.join("");
}

// The picture ----------------------------------------------------------------------------------------

const square = (n, name, more = "") => { const { x, y } = cellOf(n); return `<rect class="${name}"${more} x="${x * U + 4}" y="${y * U + 4}" width="${U - 8}" height="${U - 8}" rx="8"/>`; };
const VERBS = { strike: "attack", shoot: "attack", charge: "attack", repulse: "attack", move: "move", door: "move", towards: "move", token: "move", pour: "burn", ignite: "burn" };

/** What the one who acts can do where: to be seen at a glance. */
function lights(state) {
  const all = scene.choices?.left || state.choices, picks = scene.choices?.picks || [];
  return zonesOf(state.view).map((n) => {
    const can = legal(choicesFor(state, all, n)), kinds = [...new Set(can.map(({ verb }) => VERBS[verb] || "other"))];
    return can.length ? square(n, `lit ${kinds.join(" ")} ${picks.some(({ on }) => on === `zone:${n}`) ? "picked" : "can"}`, ` data-on="zone:${n}"`) : "";
  }).join("");
}

const focusZone = ({ view }) => view.at ?? (view.phase === "zombies" ? view.group : null);

/** While zombies are played back: who just walked, struck or came. */
function beat({ beat: step, view }, kit) {
  if (!step) return "";
  const to = cellOf(step.zone ?? step.to ?? 0), from = cellOf(step.from ?? step.zone ?? 0);
  if (step.kind === "move") return `<path class="trail" d="M${from.x * U + 50} ${from.y * U + 50}L${to.x * U + 50} ${to.y * U + 50}"/><g class="walking" style="--dx:${(from.x - to.x) * U}px;--dy:${(from.y - to.y) * U}px">${deadToken({ sort: step.sort, count: step.count, picture: figure(kit, step.sort) }, to.x * U + 50, to.y * U + 46, 44)}</g>`;
  if (step.kind === "come") return `<g class="coming" style="transform-origin:${to.x * U + 50}px ${to.y * U + 50}px">${square(to.n, "arrival")}${deadToken({ sort: step.sort, count: step.count, picture: figure(kit, step.sort) }, to.x * U + 50, to.y * U + 46, 52)}</g>`;
  return step.zone === undefined || !view ? "" : `<g class="clash" style="transform-origin:${to.x * U + 50}px ${to.y * U + 50}px"><path transform="translate(${to.x * U + 50} ${to.y * U + 50})" d="M0 -48L9 -20L34 -34L20 -9L48 0L20 9L34 34L9 20L0 48L-9 20L-34 34L-20 9L-48 0L-20 -9L-34 -34L-9 -20Z"/></g>`;
}

const DISCS = [24, 32].map((size) => `<clipPath id="zc-disc-${size}"><circle r="${size * 0.46}"/></clipPath>`).join("");

export function townOf(state, kit) {
  const { view } = state, { say } = kit, zones = zonesOf(view), at = focusZone(state);
  const inner = drawn(`<svg class="drawing" viewBox="0 0 ${view.town.columns * U} ${view.town.rows * U}" aria-hidden="true" focusable="false">${DISCS}${groundOf(view).drawing}<g class="signs">${zones.map((n) => marks(state, n)).join("")}</g>${doors(view)}<g class="lights">${lights(state)}</g>${at === null || at === undefined ? "" : square(at, "at")}<g class="preview"></g><g class="tokens">${zones.map((n) => figures(state, kit, n)).join("")}</g><g class="over">${beat(state, kit)}</g></svg>`);
  return plan.framed(inner, { name: "streets", label: say("map"), isAsked: state.question.mine });
}

// What a click does ----------------------------------------------------------------------------------

/** Choose who acts; with a spell at hand, whom it is for. */
export function pick(place) {
  const { state, choices } = scene, on = `survivor:${place}`;
  if (!choices || choices.locked || !state.question.mine) return;
  const isWanted = choices.left.some((choice) => choice.on.includes(on) && (choices.picks.length > 0 || !isActing(state)));
  if (isWanted) { choices.point(on); return; }
  if (!isActing(state) || !actors(state).includes(place)) return;
  scene.chosen = place;
  choices.narrow([]);
}

export function nextActor() {
  const { state, choices } = scene;
  if (!choices || !isActing(state)) return;
  const can = actors(state), i = can.indexOf(chosenIn(state));
  scene.chosen = can[(i + 1) % can.length] ?? null;
  choices.narrow([]);
}

function choose(n) {
  const { state, choices } = scene;
  errand.forget();
  if (!choices || choices.locked || !state.question.mine) return;
  const found = choicesFor(state, choices.left, n), can = legal(found);
  if (can.length === 1) scene.act(can[0]);
  else if (can.length) choices.narrow(can.every(({ on }) => on.includes(`zone:${n}`)) ? [...choices.picks.filter((each) => !each.on?.startsWith("zone:")), { on: `zone:${n}` }] : [...choices.picks, { on: can[0].on[1] }]);
  else if (found.length) choices.told.explain(found[0]);
  else if (choices.picks.length) choices.cancel();
  else walkTo(n);
}

/** Further than a step: a walk, as long as nothing happens on the way. */
function walkTo(n) {
  const way = chosenIn(scene.state) === null ? [] : wayTo(scene.state, n);
  if (way.length > 1) walk(scene, chosenIn(scene.state), way);
}

/** A click on a figure is a click on the survivor, where that means anything. */
function taken(event) {
  const place = event.target.closest?.("[data-place]")?.dataset.place, prey = event.target.closest?.("[data-on^='sort:']")?.dataset.on, { state, choices } = scene;
  if (!state.question.mine || !choices) return false;
  if (prey) { choices.point(prey); return true; }
  if (place === undefined) return false;
  const isOther = isActing(state) && Number(place) !== chosenIn(state) && actors(state).includes(Number(place)), isVictim = state.question.kind === "victim";
  if (!isOther && !isVictim) return false;
  pick(Number(place));
  return true;
}

// What it is to the cursor ---------------------------------------------------------------------------

const line = (zones) => zones.map((n) => { const { x, y } = cellOf(n); return `${x * U + 50},${y * U + 50}`; }).join(" ");

function draw(below) {
  const layer = scene.port?.querySelector(".preview");
  if (layer) layer.innerHTML = below;
}

function preview(n) {
  if (n === null) { draw(""); return; }
  const { state, choices } = scene, can = legal(choicesFor(state, choices?.left || [], n)), from = state.view.survivors[chosenIn(state)]?.zone, way = !can.length && choices && !choices.picks.length && chosenIn(state) !== null ? wayTo(state, n) : [];
  const isAttack = can.some(({ verb }) => VERBS[verb] === "attack");
  draw(way.length > 1 ? `<polyline class="route" points="${line([from, ...way])}"/>` : isAttack && from !== undefined && from !== n ? `<polyline class="sight" points="${line([from, n])}"/>${square(n, "target")}` : can.length ? square(n, "end") : "");
  scene.port.classList.toggle("may", can.length > 0 || way.length > 1);
  tip(n, can, way);
}

/** The zone that a choice names, if any. */
const zoneIn = ({ on }) => on.map((each) => /^zone:(\d+)$/.exec(each)).filter(Boolean).map(([, n]) => Number(n))[0];

/** What an answer of the bar would do, while it is pointed at. */
export function aim(choices) {
  const [one] = choices.length === 1 ? choices : [], zone = one && zoneIn(one), from = one && scene.state?.view.survivors[actorOf(one)]?.zone, isAttack = one && VERBS[one.verb] === "attack";
  draw(zone === undefined ? "" : `${from === undefined || from === null ? "" : `<polyline class="${isAttack ? "sight" : "route"}" points="${line([from, zone])}"/>`}${square(zone, isAttack ? "target" : "end")}`);
}

/** A zone by its name: for those who write. Returns what is wrong, if anything. */
function named(text) {
  const found = /^\s*([a-i])\s*([1-9])\s*$/i.exec(text), n = found ? zoneAt(found[1].toLowerCase().charCodeAt(0) - 97, Number(found[2]) - 1) : -1, { state, choices, kit } = scene;
  if (n < 0 || !isInTown(state.view, n)) return kit.say("map.unknown");
  const all = choicesFor(state, choices.left, n);
  if (!legal(all).length && wayTo(state, n).length < 2) return all[0]?.why_not.text || kit.say("map.cannot", { place: zoneName(n) });
  choose(n);
  return "";
}

function focus({ view, question, beat: step, choices }) {
  const place = chosenIn(scene.state), mine = view.survivors.find((each) => each.seat === scene.state.me && !each.dead && each.zone !== null);
  const first = question.mine ? legal(choices).map(zoneIn).find((zone) => zone !== undefined) : undefined;
  return step?.zone ?? step?.to ?? (place === null ? null : view.survivors[place].zone) ?? view.at ?? first ?? mine?.zone ?? view.town.start;
}

const LAND = {
  cellOf: (n) => (isInTown(scene.state.view, n) ? cellOf(n) : undefined), at: (x, y) => (x >= 0 && x < 9 && y >= 0 && isInTown(scene.state.view, zoneAt(x, y)) ? cellOf(zoneAt(x, y)) : null), start: () => focus(scene.state), told, preview, choose, taken, named,
  thing: (n) => `zone:${n}`, look: () => [groundOf(scene.state.view).key, cellOf(focus(scene.state))], tell: (words) => scene.tell(words)
};

export function wakeTown(next) {
  const port = next.root.querySelector(".port"), { view } = next.state;
  scene.port = port;
  if (port) {
    port.grid = { columns: view.town.columns, lines: view.town.rows, unit: U, column: columnName, ...SIZES };
    port.querySelector(".lights").innerHTML = lights(next.state);
    for (const token of port.querySelectorAll(".hero")) token.classList.toggle("chosen", Number(token.dataset.place) === chosenIn(next.state));
    port.classList.toggle("aiming", Boolean(next.choices?.picks.length));
  }
  plan.wake(port, LAND, `${next.state.table}/${next.state.n}/${next.state.me}/${next.state.isBetween ? next.state.beat?.text : ""}`);
  if (next.state.question.mine && errand.goOn(scene)) next.tell(next.kit.say("map.stopped"));
  else if (!next.state.question.mine) errand.forget();
}

export function where(on) {
  const [kind, id] = on.split(":"), view = scene.state?.view;
  const n = kind === "zone" ? Number(id) : kind === "survivor" ? view.survivors[id]?.zone : kind === "door" ? view.town.doors[id]?.between[0] : null;
  return scene.port && n !== null && n !== undefined ? plan.onScreen(cellOf(n)) : null;
}

