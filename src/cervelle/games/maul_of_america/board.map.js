/**
 * The plan that one plays on: what it shows, and what comes of a click. What may be done comes from the choices (board.meaning.js);
 * this draws it and goes on with what it was told to do.
 */
import { cellAt } from "../../web/camera.js";
import * as errand from "../../web/errand.js";
import { drawn, html } from "../../web/html.js";
import * as plan from "../../web/plan.js";
import { icon } from "./board.art.js";
import { boxOfSection, ghost, mouthMarks, nearest, sectionOf } from "./board.build.js";
import { groundOf, mover, reachOf, touched } from "./board.ground.js";
import { columnName, spotName, spotNamed } from "./board.mall.js";
import { callNext, choose, meaning } from "./board.meaning.js";
import { tokens } from "./board.people.js";
import { U } from "./board.plan.js";
import { draw, picture } from "./board.preview.js";
import { cellOf, centre, legal, mallHere, scene, square, thingsAt } from "./board.scene.js";
import { tip, told } from "./board.told.js";

export { aim } from "./board.preview.js";

const MANY = 60;

// The picture ----------------------------------------------------------------------------------------

/** Cells that some choice touches; choices.js lights them. */
function lit(state, mall) {
  const found = new Map();
  for (const choice of state.choices) {
    const { cell } = touched(choice);
    if (cell !== undefined) found.set(cell, new Set(found.get(cell)).add(choice.verb));
  }
  const cells = [...found].map(([n, verbs]) => square(mall.cells.get(n), `lit ${[...verbs].join(" ")}`, ` data-on="cell:${n}"`)).join("");
  return `<g class="${found.size > MANY ? "many" : "few"}">${cells}</g>`;
}

/** How far whoever is asked gets, and what it costs. */
function reach(state, mall) {
  return [...reachOf(state)].map(([n, { cost }]) => {
    const cell = mall.cells.get(n), [x, y] = centre(cell), isMarked = ["search", "arrow", "exit", "escalator"].includes(cell.kind);
    return `${square(cell, "reach", ` data-reach="${n}"`)}<text class="cost${isMarked ? " aside" : ""}" x="${x + (isMarked ? 6 : 0)}" y="${y + (isMarked ? 8 : 3)}">${cost}</text>`;
  }).join("");
}

function namedExit({ view }, mall) {
  const cell = view.exit === null ? null : mall.cells.get(view.exit);
  if (!cell) return "";
  const [x, y] = centre(cell);
  return `<g class="named"><circle cx="${x}" cy="${y}" r="16"/><circle cx="${x}" cy="${y}" r="12"/></g>`;
}

export function mapOf(state, kit) {
  const { say } = kit, ground = groundOf(state.view);
  if (!ground) return html`<div class="plot" aria-hidden="true">${icon("all")}</div>`;
  const { mall, drawing } = ground, isBuilding = state.view.phase === "building";
  const canStep = state.question.mine && state.question.kind === "zombie", canWake = state.question.mine && state.choices.some((choice) => choice.verb === "activate");
  const whole = drawn(`<svg class="drawing" viewBox="0 0 ${mall.width * U} ${mall.height * U}" aria-hidden="true" focusable="false">${drawing}<g class="reaches">${reach(state, mall)}</g><g class="lights">${lit(state, mall)}${isBuilding ? mouthMarks(state) : ""}</g>${namedExit(state, mall)}<g class="preview"></g><g class="tokens">${isBuilding ? "" : tokens(state, kit)}</g><g class="over"></g></svg>`);
  const next = (canWake || canStep) && html`<div class="orders"><button type="button" class="do" data-tool="next" aria-keyshortcuts="n">${icon("next")}<span>${say("next")}</span> <kbd aria-hidden="true">N</kbd></button></div>`;
  return plan.framed(whole, { name: "mall", label: say("map"), isAsked: state.question.mine && !isBuilding, more: next });
}

// What it is to the cursor ---------------------------------------------------------------------------

const isBuilding = () => scene.state.view.phase === "building";

function preview(n) {
  const { port } = scene;
  if (n === null) { draw("", ""); return; }
  const found = meaning(n);
  draw(...picture(n, found));
  port.classList.toggle("may", found.kind === "route" || found.kind === "swap" || legal(found.choices).length > 0);
  tip(n, found);
}

/** The cursor starts at whoever acts, else at the first cell that can be chosen. */
function startCursor() {
  const { state } = scene, actor = mover(state), first = legal(state.choices).map((choice) => touched(choice).cell).find((cell) => cell !== undefined);
  const mine = state.view.pawns.find(({ seat }) => seat === state.me)?.cell;
  return (state.question.mine ? actor?.cell ?? first : null) ?? mine ?? [...mallHere().cells.values()].find(({ kind }) => kind === "food")?.n ?? [...mallHere().cells.keys()][0];
}

/** Where sections are placed, the plan is a place to put them. */
function placing(event) {
  const { choices, state, port } = scene;
  if (!choices || !state.question.mine || !choices.picks.some((pick) => /^face:/.test(pick.on || ""))) return null;
  const [x, y] = cellAt(port, event.clientX, event.clientY);
  return nearest(state, choices.left.filter((choice) => choice.verb === "place"), [x + 0.5, y + 0.5]);
}

function over(event) {
  if (!isBuilding()) return false;
  const offered = placing(event);
  draw("", offered ? ghost(scene.state, sectionOf(scene.state, offered)) : "");
  return true;
}

function taken(event) {
  if (!isBuilding()) return false;
  const { choices } = scene, choice = placing(event);
  if (!choice) return true;
  if (plan.isFirstTouch(event, choice.action)) over(event);
  else if (!choices.locked) (choice.why_not ? choices.told.explain(choice) : scene.act(choice));
  return true;
}

/** What the camera is pointed at: the whole, or whoever acts. */
function look() {
  const { state } = scene, ghosts = isBuilding() ? (scene.choices?.left || []).map((choice) => sectionOf(state, choice)).filter(Boolean).map((section) => boxOfSection(state, section)) : [];
  const actor = mover(state)?.cell ?? (state.question.mine && state.question.kind === "start" ? startCursor() : null);
  return [`${groundOf(state.view).key}/${ghosts.length > 0}`, actor === null || actor === undefined ? null : cellOf(actor), ghosts];
}

/** A cell by its name: for those who write. Returns what is wrong, if anything. */
function chooseNamed(text) {
  const mall = mallHere(), cell = spotNamed(mall, text);
  if (!cell) return scene.kit.say("map.unknown");
  const found = meaning(cell.n);
  if (found.kind === "none" || (found.choices.length && !legal(found.choices).length)) return found.choices[0]?.why_not.text || scene.kit.say("map.cannot", { place: spotName(cell) });
  choose(cell.n);
  return "";
}

const at = (x, y) => { const cell = mallHere().at(x, y); return cell && cell.kind !== "void" ? cell : null; };
const LAND = { cellOf, at, start: startCursor, told, preview, choose, thing: (n) => thingsAt(n)[0], look, tell: (words) => scene.tell(words), isBare: isBuilding, over, taken, named: chooseNamed, tools: { next: callNext } };

// Waking up ------------------------------------------------------------------------------------------

/** The page has drawn a state, or picks have changed: the plan listens, looks and goes on with what it was told to do. */
export function wake(next) {
  const port = next.root.querySelector(".port");
  Object.assign(scene, { choices: null, act: null }, next, { port });
  if (port) {
    const { mall } = groundOf(next.state.view);
    port.grid = { columns: mall.width, lines: mall.height, unit: U, column: columnName, comfort: 19, close: 32, largest: 90, near: 17, margin: 0.7 };
    port.classList.toggle("aiming", Boolean(next.choices?.picks.some((pick) => /^(arm|cell|card):/.test(pick.on || ""))));
  }
  plan.wake(port, LAND, `${next.state.table}/${next.state.n}/${next.state.me}`);
  if (next.state.question.mine && errand.goOn(scene)) next.tell(next.kit.say("map.stopped"));
  else if (!next.state.question.mine && errand.isUnderWay()) errand.goOn(scene);
}

/** Where a thing of the plan is on the screen, for fingers that point at it. */
export function where(on) {
  const [kind, id] = on.split(":"), view = scene.state?.view;
  if (!scene.port || !["cell", "zombie", "pawn"].includes(kind)) return null;
  const n = kind === "cell" ? Number(id) : kind === "zombie" ? view.zombies.find((zombie) => zombie.id === Number(id))?.cell : view.pawns.find(({ seat }) => seat === Number(id))?.cell;
  return plan.onScreen(cellOf(n));
}

if (typeof document !== "undefined") {
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open], .curtain-down")) return;
    if (scene.port?.isConnected && scene.port.querySelector("[data-tool=next]")) { event.preventDefault(); callNext(); }
  });
}
