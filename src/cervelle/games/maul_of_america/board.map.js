/**
 * The plan that one plays on: a cursor that mouse, finger and keys move, and what comes of a click. What may be done comes from
 * the choices (board.meaning.js); this draws it, listens, and goes on with what it was told to do.
 */
import { drawn, html } from "../../web/html.js";
import { icon } from "./board.art.js";
import { boxOfSection, ghost, mouthMarks, nearest, sectionOf } from "./board.build.js";
import * as camera from "./board.camera.js";
import * as errand from "./board.errand.js";
import { groundOf, mover, reachOf, touched } from "./board.ground.js";
import { spotName, spotNamed } from "./board.mall.js";
import { callNext, choose, meaning } from "./board.meaning.js";
import { tokens } from "./board.people.js";
import { U } from "./board.plan.js";
import { draw, picture } from "./board.preview.js";
import { cellOf, centre, legal, mallHere, scene, square, thingsAt } from "./board.scene.js";
import { tip, told } from "./board.told.js";

export { aim } from "./board.preview.js";

const calm = typeof matchMedia === "undefined" ? { matches: true } : matchMedia("(prefers-reduced-motion: reduce)");
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const GLIDE = 260, STEP = 60, LARGER = 1.35, MANY = 60;

/** The cell that the cursor is on, the one that is looked at, where tokens were, the moment that was seen last. */
let cursor = null, hovered = null, were = new Map(), seen = "";

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

const tool = (name, say, more = "") => html`<button type="button" class="tool" data-tool="${name}" aria-label="${say(`map.${name}`)}" title="${say(`map.${name}`)}"${drawn(more)}>${icon({ in: "plus", out: "minus", all: "all", mine: "mine", lock: "hand" }[name])}</button>`;

export function mapOf(state, kit) {
  const { say } = kit, ground = groundOf(state.view);
  if (!ground) return html`<div class="plot" aria-hidden="true">${icon("all")}</div>`;
  const { mall, drawing } = ground, isBuilding = state.view.phase === "building";
  const canStep = state.question.mine && state.question.kind === "zombie", canWake = state.question.mine && state.choices.some((choice) => choice.verb === "activate");
  return html`<section class="mall" data-port aria-label="${say("map")}"><div class="port${camera.isLocked() ? " locked" : ""}" data-keep="plan">
    <div class="ground" data-on="">${drawn(`<svg class="drawing" viewBox="0 0 ${mall.width * U} ${mall.height * U}" aria-hidden="true" focusable="false">${drawing}<g class="reaches">${reach(state, mall)}</g><g class="lights">${lit(state, mall)}${isBuilding ? mouthMarks(state) : ""}</g>${namedExit(state, mall)}<g class="preview"></g><g class="tokens">${isBuilding ? "" : tokens(state, kit)}</g><g class="over"></g></svg>`)}
      <button type="button" class="cursor" data-cursor${state.question.mine && !isBuilding && drawn(" data-enter")} aria-describedby="maul-help" aria-label="${say("map.cursor")}" hidden></button><div class="tip" aria-hidden="true" hidden></div></div>
    <div class="ruler columns" aria-hidden="true"></div><div class="ruler lines" aria-hidden="true"></div>
    <div class="tools" role="group" aria-label="${say("map")}">${tool("in", say)}${tool("out", say)}${tool("all", say)}${tool("mine", say)}${tool("lock", say, ` aria-pressed="${camera.isLocked()}"`)}</div>
    ${(canWake || canStep) && html`<div class="orders"><button type="button" class="do" data-tool="next" aria-keyshortcuts="n">${icon("next")}<span>${say("next")}</span> <kbd aria-hidden="true">N</kbd></button></div>`}
    <span class="sr" id="maul-help">${say("map.help")}</span></div></section>`;
}

// The cursor -----------------------------------------------------------------------------------------

function settle() {
  const { port } = scene, button = port.querySelector(".cursor"), cell = cursor === null || scene.state.view.phase === "building" ? null : cellOf(cursor);
  button.hidden = !cell;
  if (!cell) return;
  const [left, top, side] = camera.boxOf(port, cell);
  button.style.cssText = `left:${left}px;top:${top}px;width:${side}px;height:${side}px`;
}

function preview(n, isShown = true) {
  const { port } = scene;
  hovered = n;
  port.querySelector(".ground").dataset.on = n === null ? "" : thingsAt(n)[0];
  if (n === null || !isShown) { draw("", ""); port.querySelector(".tip").hidden = true; return; }
  const found = meaning(n);
  draw(...picture(n, found));
  port.classList.toggle("may", found.kind === "route" || found.kind === "swap" || legal(found.choices).length > 0);
  tip(n, found);
}

function goTo(cell) {
  cursor = cell.n;
  camera.reveal(scene.port, cell);
  settle();
  preview(cursor);
  const words = told(cursor);
  scene.port.querySelector(".cursor").setAttribute("aria-label", words);
  scene.tell(words);
}

/** The next cell that way; over what is no part of the mall one leaps. */
function neighbour([dx, dy]) {
  const mall = mallHere();
  let { x, y } = cellOf(cursor);
  for (;;) {
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x >= mall.width || y >= mall.height) return null;
    const cell = mall.at(x, y);
    if (cell && cell.kind !== "void") return cell;
  }
}

function key(event) {
  const { port } = scene, way = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (way && event.shiftKey) camera.move(port, -way[0] * STEP, -way[1] * STEP);
  else if (way) { const next = neighbour(way); if (next) goTo(next); }
  else if (event.key === "+" || event.key === "=") camera.zoom(port, LARGER);
  else if (event.key === "-") camera.zoom(port, 1 / LARGER);
  else if (event.key === "0") camera.seeAll(port);
  else return false;
  return true;
}

/** The cursor starts at whoever acts, else at the first cell that can be chosen. */
function startCursor() {
  const { state } = scene, actor = mover(state), first = legal(state.choices).map((choice) => touched(choice).cell).find((cell) => cell !== undefined);
  const mine = state.view.pawns.find(({ seat }) => seat === state.me)?.cell;
  return (state.question.mine ? actor?.cell ?? first : null) ?? mine ?? [...mallHere().cells.values()].find(({ kind }) => kind === "food")?.n ?? [...mallHere().cells.keys()][0];
}

// Waking up ------------------------------------------------------------------------------------------

function cellUnder(event) {
  const [x, y] = camera.cellAt(scene.port, event.clientX, event.clientY), cell = mallHere().at(x, y);
  return cell && cell.kind !== "void" ? cell : null;
}

/** Where sections are placed, the plan is a place to put them. */
function placing(event) {
  const { choices, state, port } = scene;
  if (!choices || state.view.phase !== "building" || !state.question.mine || !choices.picks.some((pick) => /^face:/.test(pick.on || ""))) return null;
  const [x, y] = camera.cellAt(port, event.clientX, event.clientY);
  return nearest(state, choices.left.filter((choice) => choice.verb === "place"), [x + 0.5, y + 0.5]);
}

let offered = null, touchedFirst = null;

function hover(event) {
  const { port, state } = scene;
  if (port.wasDragged || event.target.closest(".tools, .orders")) return;
  if (state.view.phase === "building") {
    offered = placing(event);
    draw("", offered ? ghost(state, sectionOf(state, offered)) : "");
    return;
  }
  const cell = cellUnder(event);
  if (cell?.n === hovered) return;
  if (cell) { cursor = cell.n; settle(); }
  preview(cell ? cell.n : null);
}

/** A touch shows first and does the second time; a mouse has shown already. */
function click(event) {
  const { port, state, choices } = scene, isKey = event.detail === 0 && event.target.closest(".cursor");
  if (event.target.closest("[data-tool]") || (port.wasDragged && !isKey)) return;
  event.stopPropagation();
  const isTouch = event.pointerType === "touch";
  if (state.view.phase === "building") {
    const choice = placing(event);
    if (!choice) return;
    if (isTouch && touchedFirst !== choice.action) { touchedFirst = choice.action; hover(event); return; }
    if (!choices.locked) (choice.why_not ? choices.told.explain(choice) : scene.act(choice));
    return;
  }
  const cell = isKey ? cellOf(cursor) : cellUnder(event);
  if (!cell) return;
  if (isTouch && touchedFirst !== `${state.q}/${cell.n}`) { touchedFirst = `${state.q}/${cell.n}`; goTo(cell); return; }
  cursor = cell.n;
  choose(cell.n);
}

const TOOLS = {
  in: (port) => camera.zoom(port, LARGER), out: (port) => camera.zoom(port, 1 / LARGER), all: (port) => camera.seeAll(port),
  mine: (port) => { camera.letFollow(); look(port, true); },
  lock: (port, button) => { camera.lock(port, !camera.isLocked()); button.setAttribute("aria-pressed", String(camera.isLocked())); },
  next: callNext,
};

function listen(port) {
  camera.handle(port);
  port.addEventListener("pointermove", (event) => event.pointerType !== "touch" && hover(event));
  port.addEventListener("pointerdown", (event) => { const cell = scene.state.view.phase !== "building" && cellUnder(event); if (cell) port.querySelector(".ground").dataset.on = thingsAt(cell.n)[0]; });
  port.addEventListener("pointerleave", () => preview(null));
  port.addEventListener("mousedown", (event) => !event.target.closest(".tools, .orders") && event.preventDefault());
  port.addEventListener("click", (event) => {
    const button = event.target.closest("[data-tool]");
    if (button) { event.stopPropagation(); TOOLS[button.dataset.tool](port, button); } else click(event);
  });
  port.addEventListener("keydown", (event) => { if (event.target.closest(".cursor") && key(event)) { event.preventDefault(); event.stopPropagation(); } });
  port.addEventListener("focusin", (event) => { if (event.target.closest(".cursor")) { goTo(cellOf(cursor)); } });
  port.addEventListener("focusout", (event) => event.target.closest(".cursor") && preview(null));
  port.addEventListener("seen", () => settle());
  new ResizeObserver(() => port.isConnected && look(port)).observe(port);
}

/** Point the camera: at the whole, or at whoever acts. */
function look(port, isNew = false) {
  const { state } = scene, ground = groundOf(state.view), ghosts = state.view.phase === "building" ? (scene.choices?.left || []).map((choice) => sectionOf(state, choice)).filter(Boolean).map((section) => boxOfSection(state, section)) : [];
  const actor = mover(state)?.cell ?? (state.question.mine && state.question.kind === "start" ? startCursor() : null);
  port.grid = { columns: ground.mall.width, lines: ground.mall.height };
  camera.frame(port, ground, { ghosts, focus: actor === null || actor === undefined ? null : cellOf(actor), isNew });
}

/** Tokens glide from where they were. */
function glide(port) {
  const places = new Map([...port.querySelectorAll("[data-token]")].map((token) => [token.dataset.token, token]));
  for (const [id, token] of places) {
    const from = were.get(id), to = token.getAttribute("transform");
    if (from && from !== to && !calm.matches) token.animate([from, to].map((each) => ({ transform: each.replace(/translate\((\S+) (\S+)\)/, "translate($1px, $2px)") })), { duration: GLIDE, easing: "ease-in-out" });
  }
  were = new Map([...places].map(([id, token]) => [id, token.getAttribute("transform")]));
}

/** The page has drawn a state, or picks have changed: the plan listens, looks and goes on with what it was told to do. */
export function wake(next) {
  const port = next.root.querySelector(".port"), isDrawn = port && port !== scene.port;
  Object.assign(scene, { choices: null, act: null }, next, { port });
  if (port) {
    if (isDrawn) listen(port);
    const moment = `${next.state.table}/${next.state.n}/${next.state.me}`;
    if (cursor === null || !cellOf(cursor) || (seen !== moment && !port.querySelector(".cursor:focus"))) cursor = startCursor();
    look(port);
    settle();
    port.classList.toggle("aiming", Boolean(next.choices?.picks.some((pick) => /^(arm|cell|card):/.test(pick.on || ""))));
    if (isDrawn && next.state.view.phase !== "building") glide(port);
    if (hovered !== null && cellOf(hovered) && port.matches(":hover")) preview(hovered);
    else if (port.querySelector(".cursor:focus") && cursor !== null) preview(cursor);
    seen = moment;
  }
  if (next.state.question.mine && errand.goOn(scene)) next.tell(next.kit.say("map.stopped"));
  else if (!next.state.question.mine && errand.isUnderWay()) errand.goOn(scene);
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

/** Where a thing of the plan is on the screen, for fingers that point at it. */
export function where(on) {
  const [kind, id] = on.split(":"), view = scene.state?.view;
  if (!scene.port || !["cell", "zombie", "pawn"].includes(kind)) return null;
  const n = kind === "cell" ? Number(id) : kind === "zombie" ? view.zombies.find((zombie) => zombie.id === Number(id))?.cell : view.pawns.find(({ seat }) => seat === Number(id))?.cell;
  const cell = cellOf(n);
  if (!cell) return null;
  const [left, top, side] = camera.boxOf(scene.port, cell), box = scene.port.getBoundingClientRect();
  const isSeen = left > -side && top > -side && left < box.width && top < box.height;
  return isSeen ? new DOMRect(box.left + left, box.top + top, side, side) : null;
}

if (typeof document !== "undefined") {
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".by-name")) return;
    event.preventDefault();
    const field = event.target.elements.cell, problem = chooseNamed(field.value);
    field.setAttribute("aria-invalid", String(Boolean(problem)));
    event.target.querySelector("output").textContent = problem;
    if (!problem) field.value = "";
  });
  document.addEventListener("keydown", (event) => {
    if (event.key.toLowerCase() !== "n" || event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog[open]") || document.querySelector("dialog[open], .curtain-down")) return;
    if (scene.port?.isConnected && scene.port.querySelector("[data-tool=next]")) { event.preventDefault(); callNext(); }
  });
}

