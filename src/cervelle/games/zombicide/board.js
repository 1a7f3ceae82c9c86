/**
 * The board of the Zombicide campaign: from a state to a picture. No rule lives here.
 *
 * The town in the middle, which one plays on (board.town.js); beside it the survivors' sheets; above them whatever a question
 * lays out (board.bench.js). Where several of one's survivors can act, one of them is chosen, and the answers are theirs.
 */
import { die } from "../../web/die.js";
import { attribute, html } from "../../web/html.js";
import { offers } from "../../web/narrowing.js";
import { byName } from "../../web/plan.js";
import { SORTS, HEROES } from "./board.art.js";
import { casting, joining, lessons, sorting, stall, targets } from "./board.bench.js";
import { POTIONS, icon, itemName } from "./board.items.js";
import { heroName, team } from "./board.people.js";
import { SPEEDS, setSpeed, speed, steps } from "./board.playback.js";
import { actors, chosenIn, isActing, legal, ofChosen, scene, zoneName } from "./board.scene.js";
import { aim, nextActor, pick, townOf, wakeTown, where } from "./board.town.js";
import { SKILLS } from "./board.words.js";

export { words } from "./board.words.js";
export { aim, steps, where };

/** All win or all lose. */
export const together = true;

/** Chances are those of the scenario that is being played. */
export const stake = (state, { say }) => say("stake");

const KNOWN = ["porte-basse", "marche-aux-ombres", "le-rituel", "les-greniers", "crypte-du-seigneur"];
const ATTACK_ROLL = 1, DOOR_ROLL = 2;

/** The state that is drawn now: answers are listed for it before it is in the page, in words too. */
const take = (state, kit) => Object.assign(scene, { state, kit, choices: scene.state?.q === state.q ? scene.choices : null });

/** What the page is called, and where the night stands. */
export function heading(state, kit) {
  const { view } = state, { say } = kit;
  take(state, kit);
  const when = view.phase === "casting" ? say("phase.casting") : view.phase === "shopping" ? say("phase.shopping") : say(view.rounds ? "round.of" : "round", { n: view.round, of: view.rounds });
  return [say("zc.title"), titleOf(view, say), ...(view.over ? [] : [when])];
}

const titleOf = ({ scenario, number }, say) => (KNOWN.includes(scenario) ? say(`evening.${scenario}`) : say("evening", { n: number }));

export const verb = (name, state, kit) => kit.say(`verb.${name}`);

/** A thing of the view in words: what is picked so far, or what somebody points at. */
export function place(on, state, kit) {
  const [kind, first, second] = on.split(":"), { say } = kit, { view } = state, n = Number(first), gear = (who, i) => { const held = view.survivors[who]?.gear[i]; return held ? say(`item.${held.item}`) : say(`slot.${["left", "right", "body"][i] || "pack"}`); };
  const words = {
    zone: () => say("on.zone", { zone: zoneName(n) }), survivor: () => heroName(view, n, kit), item: () => (second === undefined ? heroName(view, n, kit) : say("on.item", { item: gear(n, second), name: heroName(view, n, kit) })), door: () => { const { between: [a, b] } = view.town.doors[n]; return say("on.door", { a: zoneName(a), b: zoneName(b) }); },
    slot: () => gear(view.about, n), potion: () => { const potion = view.survivors[n]?.belt[second]; return potion ? say(`potion.${potion}`) : say("slot.belt"); }, belt: () => { const potion = view.survivors[view.about]?.belt[n]; return potion ? say(`potion.${potion}`) : say("slot.belt"); },
    sort: () => say(`sort.${SORTS[n]}`), card: () => say(`hero.${HEROES[n]}`), skill: () => say(`skill.${SKILLS[n]}`), ware: () => say(`item.${itemName(n)}`), lying: () => say(`item.${itemName(n)}`), flask: () => say(`potion.${POTIONS[n]}`), brew: () => say(`potion.${view.shop?.brews[n]?.[0] || POTIONS[0]}`), floor: () => say("floor"), heal: () => say("shop.heal", { n }),
  };
  return words[kind]?.() || on;
}

// Answers --------------------------------------------------------------------------------------------

/** Chances in percent that at least one of so many dice shows so much. */
const odds = (dice, needs) => Math.round(100 * (1 - ((needs - 1) / 6) ** dice));

/** One's own survivor is known: these need no more words than what is done. */
const PLAIN = ["search", "arrange", "take", "noise", "drop", "pick", "bodies"];

function aimed({ verb: name, on, action }, { view }, { say }) {
  const [dice, needs, damage] = view.aims[action], [, who, which] = on[0].split(":"), weapon = say(`item.${view.survivors[who].gear[which].item}`);
  return html`${say(`aim.${name}`, { weapon, zone: zoneName(Number(on[1].slice(5))) })}<small>${say("odds", { n: dice, needs, damage, odds: odds(dice, needs) })}</small>`;
}

/** An attack with its odds; of a survivor on a poster the name; else what the server says, if need be shortened. */
export function answer(choice, picks, state, kit) {
  if (choice.verb === "cast") return kit.say(`hero.${HEROES[Number(choice.on[0].slice(5))]}`);
  if (state.view.aims?.[choice.action]) return aimed(choice, state, kit);
  return PLAIN.includes(choice.verb) && isActing(state) ? kit.say(`verb.${choice.verb}`) : choice.text;
}

const ORDER = ["strike", "shoot", "charge", "take", "search", "door", "bodies", "loot", "drink", "load", "bless", "repulse", "ignite", "pour", "eat", "pick", "arrange", "drop", "noise", "move"];
const rank = ({ verb: name }) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length);
const FLAT = 9, ON_BENCH = ["shift", "swap", "put", "lay", "exchange", "buy", "sell", "resell", "brew", "heal"];

/** What the bar lists: the acts of whoever is chosen; steps are taken on the map, hands and packs sorted where they lie. */
export function listed(choices, picks, isText) {
  const mine = ofChosen(scene.state, choices);
  if (!isActing(scene.state)) return onBench(mine, picks, isText);
  const sorted = [...mine].sort((a, b) => rank(a) - rank(b));
  if (picks.length) return sorted.length <= FLAT + 3 ? sorted.map((choice) => ({ choice })) : offers(sorted);
  return byVerb(sorted, isText);
}

/** Pictures stand for long lists; in words all of them are there. */
function onBench(choices, picks, isText) {
  if (isText || picks.length) return offers(choices);
  const left = choices.filter(({ verb: name }) => !ON_BENCH.includes(name));
  return left.length ? offers(left) : offers(choices);
}

/** One answer for each thing one can do; those with several ways open. */
function byVerb(choices, isText) {
  const shown = isText ? choices : choices.filter((choice) => !(choice.verb === "move" && choice.why_not));
  return [...new Set(shown.map((choice) => choice.verb))].flatMap((each) => {
    const found = shown.filter((choice) => choice.verb === each), can = legal(found), isAttack = areAttacks(found);
    return found.length < 2 || can.length === 1 || (isAttack && found.length < 4) ? (can.length ? can : found.slice(0, 1)).map((choice) => ({ choice })) : [{ verb: each, choices: found }];
  });
}

const areAttacks = (choices) => choices.every(({ action }) => scene.state.view.aims?.[action]);

/** Beside the answers: who else can act, and a zone by its name for those who write. */
export function more(state, kit, picks) {
  const { say } = kit;
  if (!isActing(state)) return picks.length || !state.question.mine || !["split", "token", "ritual", "push"].includes(state.question.kind) ? "" : byName(say("map.choose"), "C4");
  const can = actors(state), now = chosenIn(state);
  const others = can.length > 1 && html`<span class="actors" role="group" aria-label="${say("choose.actor")}">${can.map((at) => html`<button type="button" class="actor${at === now ? " now" : ""}" data-survivor="${at}" aria-pressed="${String(at === now)}">${heroName(state.view, at, kit)} <b>${state.view.survivors[at].actions}</b></button>`)}<kbd aria-hidden="true">N</kbd></span>`;
  return html`${others}${!picks.length && byName("", "C4")}`;
}

const TONES = { "zc.11.4": "bad", "zc.8.6": "bad", "zc.14.1": "bad", "zc.13.5": "bad", "zc.15.4": "bad", "zc.16.1": "bad", "zc.3.11": "bad", "zc.5.2": "good", "zc.7.3": "good", "zc.12.5": "good", "zc.11.5": "good", "zc.11.6": "good" };
const CHAPTERS = { "zombies-turn": "chapter", invasion: "chapter", round: "chapter", scenario: "chapter great" };
export const tone = (line) => CHAPTERS[line.on?.[0]] || TONES[line.rule] || "";

// The strip above the town ---------------------------------------------------------------------------

/** The last roll that was seen, and when it was new: dice tumble once. */
let fallen = { key: "", n: 0 };

function roll(state, kit) {
  const { say } = kit, { roll: last } = state.view, key = `${state.table}/${state.view.round}/${JSON.stringify(last)}`;
  if (key !== fallen.key) fallen = { key, n: state.n };
  if (!last.length) return "";
  const isAttack = last[0] === ATTACK_ROLL, dice = isAttack ? last.slice(3) : [last[1]], needs = isAttack ? last[1] : last[0] === DOOR_ROLL ? last[2] : null, plus = isAttack ? last[2] : 0;
  const hits = needs === null ? null : dice.filter((each) => each + plus >= needs).length;
  return html`<div class="roll${fallen.n === state.n ? " fresh" : ""}"><span class="caption">${say(`roll.${last[0]}`)}</span><span class="dice">${dice.map((each) => html`<span class="${needs !== null && each + plus >= needs ? "hit" : "miss"}">${die(each)}</span>`)}</span>${needs !== null && html`<span class="needs">${plus > 0 && `+${plus} · `}${needs}+</span>`}${isAttack && html`<b class="verdict ${hits ? "hit" : "miss"}">${say("roll.hits", { n: hits })}</b>`}</div>`;
}

function phase(state, kit) {
  const { say } = kit, { view } = state, isMine = state.question.mine, acts = isActing(state);
  const text = acts && view.asked === "act" ? say("turn.mine") : say(`phase.${view.phase}`);
  return html`<p class="now-plays ${view.phase}${isMine ? " mine" : ""}"><b>${text}</b>${!isMine && state.waiting.length > 0 && html`<span class="waits-for">${say("waits", { names: state.waiting.map(kit.name).join(", ") })}</span>`}</p>`;
}

function goals({ view }, { say }) {
  const wanted = Object.entries(view.needs).map(([kind, n]) => html`<span class="need${view.taken[kind] >= n ? " done" : ""}" title="${say(`goal.${kind}`)}"><i class="goal-sign ${kind}" aria-hidden="true"></i>${say(`goal.${kind}`)} <b>${view.taken[kind]}/${n}</b></span>`);
  const witches = view.zones.flatMap(({ others }) => others || []).filter(({ sort }) => sort === "necromancer").length;
  const aimedAt = view.goals.map((each) => say(`end.${each}`)).reduce((a, b) => say("end.or", { a, b: b[0].toLowerCase() + b.slice(1) }));
  return html`<p class="needs-of"><span class="aimed-at">${aimedAt}</span>${wanted}${view.goals.some((each) => /necromancers|lord/.test(each)) && html`<span class="need">${say("goal.necromancers", { n: witches })}</span>`}</p>`;
}

const danger = ({ view }, { say }) => html`<p class="danger ${view.danger}" title="${say("danger")}"><span class="sr">${say("danger")} : </span>${icon("skull")}<b>${say(`level.${view.danger}`)}</b></p>`;

const pacing = ({ say }) => html`<label class="pacing"><span>${say("speed")}</span> <select data-speed>${SPEEDS.map((each) => html`<option value="${each}"${attribute("selected", each === speed())}>× ${each === 0.5 ? "½" : each}</option>`)}</select></label>`;

/** What happened to whom so far; that they all set out together goes without saying. */
function annals({ view }, { say }) {
  const told = view.annals.filter(({ what }, i) => what !== "joined" || view.annals.slice(0, i).some((each) => each.what !== "joined"));
  return told.length > 0 && html`<section class="annals" aria-label="${say("annals")}"><h2 class="caption">${say("annals")}</h2><ol>${told.map((each) => html`<li class="${each.what}"><b>${titleOf(each, say)}</b> ${say(`annal.${each.what}`, { n: each.round, name: each.name ? say(`hero.${each.name}`) : "" })}</li>`)}</ol></section>`;
}

// The whole ------------------------------------------------------------------------------------------

const WIDE = { arrange: sorting, drop: sorting, pick: sorting, stow: sorting, join: joining }, SMALL = { hit: targets, learn: lessons };

/** What the question lays out: above the town where it is much, beside it where it is little. */
const bench = (state, kit, benches) => (!state.over && !state.isBetween && state.view.about !== null && benches[state.question.kind]?.(state, kit)) || "";

/** Who acted last: whoever lost an action or moved since the state before. */
function notice(state) {
  const key = `${state.table}/${state.n}`, now = state.view.survivors.map(({ actions, zone, name }) => `${name}/${actions}/${zone}`);
  if (scene.noticed === key || state.isBetween) return;
  const i = scene.before ? now.findIndex((each, at) => each !== scene.before[at]) : -1;
  scene.lastActor = state.view.phase === "survivors" && i >= 0 && state.view.survivors[i].actions < 4 && scene.before[i].split("/")[0] === now[i].split("/")[0] ? i : state.view.phase === "survivors" ? scene.lastActor : null;
  Object.assign(scene, { noticed: key, before: now });
}

/** @returns {string} HTML */
export function board(state, kit) {
  const { view } = state;
  take(state, kit);
  notice(state);
  if (view.phase === "casting" && !view.zones.length) return html`<div class="zc">${casting(state, kit)}</div>`;
  if (view.phase === "shopping" && view.shop && !state.over) return html`<div class="zc shopping">${state.question.kind === "join" ? joining(state, kit) : stall(state, kit)}${team(state, kit)}${annals(state, kit)}</div>`;
  return html`<div class="zc ${view.phase}">${!state.over && html`<div class="strip" data-lid>${phase(state, kit)}${roll(state, kit)}${goals(state, kit)}${danger(state, kit)}${pacing(kit)}</div>`}
    <div class="scene"><div class="main">${bench(state, kit, WIDE)}${townOf(state, kit)}</div><div class="aside">${bench(state, kit, SMALL)}${team(state, kit)}${annals(state, kit)}</div></div></div>`;
}

// Living ---------------------------------------------------------------------------------------------

let carried = null;

/** The choice that carries one thing to another. */
const carrying = (from, to) => from && to && from !== to && legal(scene.choices?.choices || []).find(({ on }) => on.includes(from) && on.includes(to) && on.length === 2);

function dragging(root) {
  if (root.hasDragging) return;
  root.hasDragging = true;
  root.addEventListener("dragstart", (event) => { carried = event.target.closest?.("[draggable]")?.dataset.on || null; event.dataTransfer?.setData("text/plain", carried || ""); });
  root.addEventListener("dragover", (event) => { if (carrying(carried, event.target.closest?.("[data-on]")?.dataset.on)) event.preventDefault(); });
  root.addEventListener("drop", (event) => {
    const choice = carrying(carried, event.target.closest?.("[data-on]")?.dataset.on);
    event.preventDefault();
    if (choice && !scene.choices.locked) scene.act(choice);
  });
  root.addEventListener("dragend", () => { carried = null; });
}

/** Heads of sheets light up by themselves: they choose who acts, and are no plain answers. */
function light(root) {
  const { choices, state } = scene, now = chosenIn(state);
  for (const head of root.querySelectorAll("[data-lit]")) {
    const place = Number(head.dataset.survivor), isWanted = choices && legal(choices.left).some(({ on }) => on.includes(head.dataset.lit)) && (choices.picks.length > 0 || !isActing(state));
    head.classList.toggle("can", Boolean(isWanted));
    if (head.hasAttribute("aria-pressed")) head.setAttribute("aria-pressed", String(place === now));
    head.closest(".sheet").classList.toggle("chosen", place === now);
  }
}

export function live(next) {
  Object.assign(scene, { choices: null, act: null }, next);
  dragging(next.root);
  light(next.root);
  wakeTown(next);
}

if (typeof document !== "undefined") {
  document.addEventListener("click", (event) => {
    const place = event.target.closest?.("[data-survivor]")?.dataset.survivor;
    if (place !== undefined && scene.choices) pick(Number(place));
  });
  document.addEventListener("change", (event) => { if (event.target.matches?.("[data-speed]")) setSpeed(Number(event.target.value)); });
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open], .curtain-down")) return;
    if (scene.choices && isActing(scene.state) && actors(scene.state).length > 1) { event.preventDefault(); nextActor(); }
  });
}
