/** The survivors' sheets: wounds, actions, experience, skills, and what they carry. */
import { attribute, drawn, html } from "../../web/html.js";
import { COLOURS } from "../../web/seated.js";
import { hero, heroGround } from "./board.art.js";
import { flaskPicture, icon, itemPicture } from "./board.items.js";
import { actors, chosenIn, isActing, scene, zoneName } from "./board.scene.js";

const WOUNDS = 3, FIFTHS = 5, LEVELS = ["blue", "yellow", "orange", "red"];
export const SLOTS = ["left", "right", "body", "pack", "pack", "pack", "pack", "pack"];

export const portrait = (kit, name) => html`<span class="portrait" style="--ground:${drawn(heroGround(name))}">${hero(kit, name)}</span>`;
export const heroName = (view, place, { say }) => (view.survivors[place]?.name ? say(`hero.${view.survivors[place].name}`) : "");

export function points(fifths) {
  const whole = Math.floor(fifths / FIFTHS), rest = fifths % FIFTHS;
  return rest ? `${whole} ${rest}/5` : String(whole);
}

function wounds({ say }, n) {
  const label = n ? say("wounds", { n }) : say("wounds.0");
  return html`<span class="hearts" title="${label}"><span aria-hidden="true">${Array.from({ length: WOUNDS }, (_, i) => html`<i class="${i < WOUNDS - n ? "on" : ""}">${icon("heart")}</i>`)}</span><span class="sr">${label}</span></span>`;
}

function actions({ say }, { actions: n, kept, moves }, isKept) {
  const label = isKept ? say("kept") : say("actions", { n });
  return html`<span class="pips${n ? "" : " none"}" title="${label}"><span aria-hidden="true">${Array.from({ length: n }, () => html`<i>${icon(isKept && kept ? "hourglass" : "bolt")}</i>`)}${n === 0 && "–"}</span><span class="sr">${label}</span></span>${moves > 0 && html`<span class="state">${say("moves", { n: moves })}</span>`}`;
}

/** The four levels, how wide each is, and how far the survivor has come. */
function track({ bands }, { say }, each) {
  const ends = [0, ...bands], last = bands[bands.length - 1], all = last + Math.max(FIFTHS, Math.round(last / 6)), next = bands[LEVELS.indexOf(each.level)];
  const label = next === undefined ? say("xp", { level: say(`level.${each.level}`), points: points(each.fifths) }) : say("xp.next", { level: say(`level.${each.level}`), points: points(each.fifths), next: next / FIFTHS });
  return html`<span class="xp" title="${label}"><span class="xp-bar" aria-hidden="true">${LEVELS.map((level, i) => html`<i class="${level}" style="flex:${(ends[i + 1] ?? all) - ends[i]}"></i>`)}<b style="left:${Math.min(100, (100 * each.fifths) / all)}%"></b></span><span class="xp-said">${label}</span></span>`;
}

/** A slot with its thing, or empty; `on` is what choices call it. */
export function slot(state, kit, on, held, which, { isWide = false, more = "" } = {}) {
  const { say } = kit, name = held ? say(`item.${held.item}`) : say("slot.empty"), kind = SLOTS[which];
  const inner = html`<span class="sr">${say(`slot.${kind}`)} : </span>${held ? itemPicture(held.item) : html`<span class="hollow ${kind}" aria-hidden="true"></span>`}<span class="${isWide && held ? "slot-name" : "sr"}">${name}</span>${held && !held.loaded && html`<span class="reload" title="${say("reload")}">${icon("hourglass")}<span class="sr">, ${say("reload")}</span></span>`}${more}`;
  const title = held ? `${name}. ${say(`use.${held.item}`)}` : say(`slot.${kind}`);
  return kit.thing(on, `slot-box ${kind}${held ? "" : " bare"}`, "", inner, html` title="${title}"${drag(state, on, held)}`);
}

/** What may be carried by mouse to where it should go. */
export const drag = (state, on, held) => attribute("draggable", held && state.question.mine && state.choices.some((choice) => choice.on.length > 1 && choice.on.includes(on)) && "true");

export function flask(state, kit, on, potion, more = "") {
  const { say } = kit;
  return kit.thing(on, "slot-box flask", "", html`${flaskPicture(potion)}<span class="sr">${say(`potion.${potion}`)}</span>${more}`, html` title="${say(`potion.${potion}`)} : ${say(`brew.${potion}`)}"${drag(state, on, true)}`);
}

function gear(state, kit, each) {
  const { say } = kit, isLaidOut = ["arrange", "drop", "pick", "stow"].includes(state.question.kind), on = (i) => (isLaidOut ? null : `item:${each.place}:${i}`), held = (i) => slot(state, kit, on(i), each.gear[i], i);
  return html`<div class="gear"><span class="hands" role="group" aria-label="${say("slot.hands")}">${held(0)}${held(1)}</span><span class="worn">${held(2)}</span><span class="pack" role="group" aria-label="${say("slot.pack")}">${each.gear.slice(3).map((thing, i) => (thing ? held(i + 3) : ""))}${each.gear.slice(3).every((thing) => !thing) && html`<span class="hollow-pack">${say("pack.empty")}</span>`}</span>
    ${each.belt.length > 0 && html`<span class="belt" role="group" aria-label="${say("slot.belt")}">${each.belt.map((potion, i) => flask(state, kit, isLaidOut ? null : `potion:${each.place}:${i}`, potion))}</span>`}<span class="purse" title="${say("gold", { n: each.gold })}">${icon("coin")}<b aria-hidden="true">${each.gold}</b><span class="sr">${say("gold", { n: each.gold })}</span></span></div>`;
}

const skills = ({ say }, each) => html`<details class="skills" data-keep="skills-${each.place}"><summary>${say("skills")} <b>${each.skills.length}</b></summary><ul>${each.skills.map((skill) => html`<li><b>${say(`skill.${skill}`)}</b> <span>${say(`does.${skill}`)}</span></li>`)}</ul></details>`;

/** Who leads: the player, and what is worth knowing of them. */
function leader(state, kit, seat) {
  const { say } = kit, who = state.seats[seat], isMe = seat === state.me;
  const tag = isMe ? say("table.you") : who.stand_in ? kit.standIn(seat) : who.kind === "bot" ? say(who.level ? `table.bot.${who.level}` : "table.bot") : who.kind === "open" ? say("company.open") : !who.here && say("table.absent");
  return html`<span class="leader"><span>${kit.name(seat)}</span>${tag && html`<span class="tag${isMe ? " me" : ""}">${tag}</span>`}</span>`;
}

export const seatColour = (state, seat) => COLOURS[state.seats[seat].colour] || ["#ff5d8f", "#3fb6ff", "#ff9d2e", "#b98bff", "#2fd6a8", "#f5cb45"][seat];

/** One sheet. The head is a button where somebody can be chosen: to act, to be helped, to be hurt. */
export function sheet(state, kit, each) {
  const { say } = kit, { view } = state, place = each.place, acts = isActing(state), able = acts && actors(state).includes(place), isAsked = state.choices.some((choice) => choice.on.includes(`survivor:${place}`));
  const names = ["sheet", `level-${each.level}`, each.seat === state.me && "mine", able && "able", chosenIn(state) === place && "chosen", view.about === place && "about", each.dead && "dead", scene.lastActor === place && !state.over && "last", state.waiting.includes(each.seat) && !each.dead && each.actions > 0 && view.asked === "act" && "waits"].filter(Boolean).join(" ");
  const isKept = view.phase !== "survivors";
  const head = html`${portrait(kit, each.name)}<span class="who"><b>${say(`hero.${each.name}`)}</b>${leader(state, kit, each.seat)}</span>`;
  const top = able || isAsked ? html`<button type="button" class="plate-of thing" data-survivor="${place}" data-lit="survivor:${place}"${attribute("aria-pressed", able && String(chosenIn(state) === place))}>${head}${able && html`<span class="sr">, ${say("choose.actor")}</span>`}</button>` : html`<span class="plate-of">${head}</span>`;
  if (each.dead) return html`<article class="${names}" data-seat="${each.seat}" style="--seat:${drawn(seatColour(state, each.seat))}" aria-label="${say(`hero.${each.name}`)}"><div class="sheet-head">${top}<span class="state dead">${say("dead")}</span></div></article>`;
  return html`<article class="${names}" data-seat="${each.seat}" style="--seat:${drawn(seatColour(state, each.seat))}" aria-label="${say(`hero.${each.name}`)}"><div class="sheet-head">${top}<span class="vitals">${wounds(kit, each.wounds)}${view.phase !== "shopping" && view.phase !== "casting" && actions(kit, each, isKept)}</span>${each.zone !== null && view.phase !== "shopping" && html`<span class="where">${zoneName(each.zone).toUpperCase()}</span>`}</div>
    ${each.states.length > 0 && html`<p class="states">${each.states.map((name) => html`<span class="state">${say(`state.${name}`)}</span>`)}</p>`}${gear(state, kit, each)}<div class="sheet-foot">${track(view, kit, each)}${skills(kit, each)}</div></article>`;
}

/** One's own first; those who sit at no map yet are not there. */
export function team(state, kit) {
  const named = state.view.survivors.filter(({ name }) => name), order = [...named.filter(({ seat }) => seat === state.me), ...named.filter(({ seat }) => seat !== state.me)];
  return html`<div class="team">${order.map((each) => sheet(state, kit, each))}</div>`;
}
