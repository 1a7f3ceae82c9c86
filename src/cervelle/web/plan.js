/**
 * A plan that one plays on, whatever it is of: its frame and tools, a cursor that mouse, finger and keys move from cell to cell,
 * the label beside it, and figures that glide. What a cell means and what a click does is the board's to say (`land`):
 *
 * `cellOf(n)`, `at(x, y)`: a cell with `n`, `x`, `y`, or nothing; `start()`: where the cursor begins; `told(n)`: a cell in words; `preview(n)`: it is
 * looked at, or none is (null); `choose(n)`: it is clicked; `thing(n)`: what choices call it; `look()`: [key, focus, more] for the camera; `tell(words)`;
 * and where it has them, `isBare()`: there is no cursor now; `over(event)`, `taken(event)`: true where the board heeds the mouse itself; `tools`; `named(text)`.
 */
import * as camera from "./camera.js";
import { drawn, html, wear } from "./html.js";
import { words } from "./plan.words.js";
import { learn, say } from "./words.js";

const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const STEP = 60, LARGER = 1.35, GLIDE = 260;
/** As wide as a label gets, in pixels. */
const TIP = 240, NARROW = 520;
const calm = typeof matchMedia === "undefined" ? { matches: true } : matchMedia("(prefers-reduced-motion: reduce)");
const touches = typeof matchMedia !== "undefined" && matchMedia("(hover: none)");
const ICONS = {
  in: '<path d="M12 4v16M4 12h16"/>', out: '<path d="M4 12h16"/>', all: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>', mine: '<circle cx="12" cy="12" r="6"/><path d="M12 1v6m0 10v6M1 12h6m10 0h6"/>',
  lock: '<path d="M8 21C5 18 3 15.500 3 14q2 -2 4 1V6q1.500 -2 3 0v6V4q1.500 -2 3 0v8V5q1.500 -2 3 0v8V8q1.500 -2 3 0v7q0 4 -2 6z"/>',
};

/** The cell that the cursor is on, the one that is looked at, the moment that was seen last, where figures were. */
const plan = { port: null, land: null, cursor: null, hovered: null, seen: "", were: new Map() };

// The frame ------------------------------------------------------------------------------------------

const tool = (name, more = "") => html`<button type="button" class="tool" data-tool="${name}" aria-label="${say(`map.${name}`)}" title="${say(`map.${name}`)}"${drawn(more)}><svg class="ico" viewBox="0 0 24 24" aria-hidden="true" focusable="false">${drawn(ICONS[name])}</svg></button>`;

/** `inner`: the svg.drawing; `isAsked`: an arrow key leads onto it; `more`: what else lies on it. */
export const framed = (inner, { name = "", label, isAsked = false, more = "" }) => html`<section class="chart ${name}" data-port aria-label="${label}"><div class="port${camera.isLocked() ? " locked" : ""}" data-keep="plan">
  <div class="ground" data-on="">${inner}<button type="button" class="cursor" data-cursor${isAsked && drawn(" data-enter")} aria-describedby="plan-help" aria-label="${say("map.cursor")}" hidden></button><div class="tip" aria-hidden="true" hidden></div></div>
  <div class="ruler columns" aria-hidden="true"></div><div class="ruler lines" aria-hidden="true"></div>
  <div class="tools" role="group" aria-label="${label}">${tool("in")}${tool("out")}${tool("all")}${tool("mine")}${tool("lock", ` aria-pressed="${camera.isLocked()}"`)}</div>
  ${more}<span class="sr" id="plan-help">${say("map.help")}</span></div></section>`;

/** A cell by its name, for those who write. */
export const byName = (hint, example) => html`<form class="by-name"><span class="hint">${hint}</span><label>${say("map.cell")} <input name="cell" size="4" maxlength="4" autocomplete="off" autocapitalize="characters" spellcheck="false" placeholder="${example}"></label><button class="do">${say("map.go")}</button><output role="alert"></output></form>`;

// The cursor -----------------------------------------------------------------------------------------

const cursorCell = () => (plan.cursor === null || plan.land.isBare?.() ? null : plan.land.cellOf(plan.cursor));

function settle() {
  const button = plan.port.querySelector(".cursor"), cell = cursorCell();
  button.hidden = !cell;
  if (!cell) return;
  const [left, top, side] = camera.boxOf(plan.port, cell);
  button.style.cssText = `left:${left}px;top:${top}px;width:${side}px;height:${side}px`;
}

function preview(n) {
  plan.hovered = n;
  plan.port.querySelector(".ground").dataset.on = n === null ? "" : plan.land.thing(n);
  if (n === null) plan.port.querySelector(".tip").hidden = true;
  plan.land.preview(n);
}

function goTo(cell) {
  plan.cursor = cell.n;
  camera.reveal(plan.port, cell);
  settle();
  preview(cell.n);
  const heard = plan.land.told(cell.n);
  plan.port.querySelector(".cursor").setAttribute("aria-label", heard);
  plan.land.tell(heard);
}

/** The next cell that way; over what is no part of the plan one leaps. */
function neighbour([dx, dy]) {
  const { columns, lines } = plan.port.grid;
  let { x, y } = plan.land.cellOf(plan.cursor);
  for (;;) {
    x += dx;
    y += dy;
    if (x < 0 || y < 0 || x >= columns || y >= lines) return null;
    const cell = plan.land.at(x, y);
    if (cell) return cell;
  }
}

function key(event) {
  const { port } = plan, way = ARROWS[event.key];
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (way && event.shiftKey) camera.move(port, -way[0] * STEP, -way[1] * STEP);
  else if (way) { const next = neighbour(way); if (next) goTo(next); }
  else if (event.key === "+" || event.key === "=") camera.zoom(port, LARGER);
  else if (event.key === "-") camera.zoom(port, 1 / LARGER);
  else if (event.key === "0") camera.seeAll(port);
  else return false;
  return true;
}

// Listening ------------------------------------------------------------------------------------------

const cellUnder = ({ clientX, clientY }) => plan.land.at(...camera.cellAt(plan.port, clientX, clientY)) || null;

function hover(event) {
  const { port, land } = plan;
  if (port.wasDragged || event.target.closest(".tools, .orders") || land.over?.(event)) return;
  const cell = cellUnder(event);
  if ((cell?.n ?? null) === plan.hovered) return;
  if (cell) { plan.cursor = cell.n; settle(); }
  preview(cell ? cell.n : null);
}

let touchedFirst = null;

/** A touch shows first and does the second time; a mouse has shown already. */
export function isFirstTouch(event, what) {
  if (event.pointerType !== "touch" || touchedFirst === what) return false;
  touchedFirst = what;
  return true;
}

function click(event) {
  const { port, land } = plan, isKey = event.detail === 0 && event.target.closest(".cursor");
  if (port.wasDragged && !isKey) return;
  event.stopPropagation();
  if (land.taken?.(event)) return;
  const cell = isKey ? land.cellOf(plan.cursor) : cellUnder(event);
  if (!cell) return;
  if (isFirstTouch(event, `${plan.seen}/${cell.n}`)) { goTo(cell); return; }
  plan.cursor = cell.n;
  land.choose(cell.n);
}

const TOOLS = {
  in: (port) => camera.zoom(port, LARGER), out: (port) => camera.zoom(port, 1 / LARGER), all: (port) => camera.seeAll(port),
  mine: (port) => { camera.letFollow(); look(port, true); },
  lock: (port, button) => { camera.lock(port, !camera.isLocked()); button.setAttribute("aria-pressed", String(camera.isLocked())); },
};

function listen(port) {
  camera.handle(port);
  port.addEventListener("pointermove", (event) => event.pointerType !== "touch" && hover(event));
  port.addEventListener("pointerdown", (event) => { const cell = !plan.land.isBare?.() && cellUnder(event); if (cell) port.querySelector(".ground").dataset.on = plan.land.thing(cell.n); });
  port.addEventListener("pointerleave", () => preview(null));
  port.addEventListener("mousedown", (event) => !event.target.closest(".tools, .orders") && event.preventDefault());
  port.addEventListener("click", (event) => {
    const button = event.target.closest("[data-tool]");
    if (button) { event.stopPropagation(); (TOOLS[button.dataset.tool] || plan.land.tools[button.dataset.tool])(port, button); } else click(event);
  });
  port.addEventListener("keydown", (event) => { if (event.target.closest(".cursor") && key(event)) { event.preventDefault(); event.stopPropagation(); } });
  port.addEventListener("focusin", (event) => event.target.closest(".cursor") && goTo(plan.land.cellOf(plan.cursor)));
  port.addEventListener("focusout", (event) => event.target.closest(".cursor") && preview(null));
  port.addEventListener("seen", () => settle());
  new ResizeObserver(() => port.isConnected && look(port)).observe(port);
}

function look(port, isNew = false) {
  const [key_, focus, ghosts = []] = plan.land.look();
  camera.frame(port, key_, { focus, ghosts, isNew });
}

/** Figures glide from where they were. */
function glide(port) {
  const places = new Map([...port.querySelectorAll("[data-token]")].map((token) => [token.dataset.token, token]));
  for (const [id, token] of places) {
    const from = plan.were.get(id), to = token.getAttribute("transform");
    if (from && from !== to && !calm.matches) token.animate([from, to].map((each) => ({ transform: each.replace(/translate\((\S+) (\S+)\)/, "translate($1px, $2px)") })), { duration: GLIDE, easing: "ease-in-out" });
  }
  plan.were = new Map([...places].map(([id, token]) => [id, token.getAttribute("transform")]));
}

/** The page has drawn a state, or picks have changed: the plan listens and looks. `port` has its `grid`, or is not there. */
export function wake(port, land, moment) {
  const isDrawn = port && port !== plan.port;
  Object.assign(plan, { port, land });
  if (!port) return;
  if (isDrawn) listen(port);
  if (plan.cursor === null || !land.cellOf(plan.cursor) || (plan.seen !== moment && !port.querySelector(".cursor:focus"))) plan.cursor = land.start();
  look(port);
  settle();
  if (isDrawn && !land.isBare?.()) glide(port);
  if (plan.hovered !== null && land.cellOf(plan.hovered) && port.matches(":hover")) preview(plan.hovered);
  else if (port.querySelector(".cursor:focus") && plan.cursor !== null) preview(plan.cursor);
  plan.seen = moment;
}

// Labels ---------------------------------------------------------------------------------------------

/** A label beside a cell: its name, then lines. `from`: the cell one comes from. */
export function label(cell, name, lines, { from = null, isOpen = false } = {}) {
  const { port } = plan, box = port.querySelector(".tip"), all = isOpen && touches.matches ? [...lines, say("map.again")] : lines;
  box.hidden = false;
  box.innerHTML = String(html`<b>${name}</b>${all.map((line) => html`<span>${line}</span>`)}`);
  box.style.cssText = placeOfTip(port, cell, from);
}

/** Beside the cell; on a narrow plan in the corner that is further from it. */
function placeOfTip(port, cell, from) {
  const [left, top, side] = camera.boxOf(port, cell), { clientWidth: width, clientHeight: height } = port, air = Math.min(side * 2, side + 24);
  if (width < NARROW) return `left:24px;${top > height / 2 ? "top:18px" : "bottom:8px"}`;
  const across = isTipLeft(port, left, air, from) ? `right:${width - left + air - side + 4}px` : `left:${left + air + 4}px`;
  return `${across};${top > height - 110 ? `bottom:${Math.max(6, height - top - side)}px` : `top:${Math.max(6, top)}px`}`;
}

/** Away from where one comes from, if there is room. */
function isTipLeft(port, left, air, from) {
  const comesFromRight = from && camera.boxOf(port, from)[0] > left;
  return comesFromRight ? left > TIP : left + air + TIP > port.clientWidth;
}

/** Where a cell is on the screen, for fingers that point at it. */
export function onScreen(cell) {
  if (!plan.port || !cell) return null;
  const [left, top, side] = camera.boxOf(plan.port, cell), box = plan.port.getBoundingClientRect();
  const isSeen = left > -side && top > -side && left < box.width && top < box.height;
  return isSeen ? new DOMRect(box.left + left, box.top + top, side, side) : null;
}

if (typeof document !== "undefined") {
  document.addEventListener("submit", (event) => {
    if (!event.target.matches(".by-name")) return;
    event.preventDefault();
    const field = event.target.elements.cell, problem = plan.land.named(field.value);
    field.setAttribute("aria-invalid", String(Boolean(problem)));
    event.target.querySelector("output").textContent = problem;
    if (!problem) field.value = "";
  });
}

learn(words);
await wear("/static/web/plan.css");
