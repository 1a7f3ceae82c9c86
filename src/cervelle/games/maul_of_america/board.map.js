/**
 * The plan that one plays on: a cursor that mouse, finger and keys move, what a click on its cell would do, and a preview of it
 * before anyone commits. What may be done comes from the choices; this only finds the one that a cell stands for.
 */
import { drawn, html } from "../../web/html.js";
import { icon } from "./board.art.js";
import { boxOfSection, ghost, mouthMarks, nearest, sectionOf } from "./board.build.js";
import * as camera from "./board.camera.js";
import { armName } from "./board.cards.js";
import * as errand from "./board.errand.js";
import { armText, groundOf, mover, oddsText, pathTo, pawnsAt, reachOf, touched, zombiesAt } from "./board.ground.js";
import { burst, edgeBetween, spotName, spotNamed } from "./board.mall.js";
import { tokens } from "./board.people.js";
import { U } from "./board.plan.js";

const calm = typeof matchMedia === "undefined" ? { matches: true } : matchMedia("(prefers-reduced-motion: reduce)");
const ARROWS = { ArrowUp: [0, -1], ArrowRight: [1, 0], ArrowDown: [0, 1], ArrowLeft: [-1, 0] };
const GLIDE = 260, STEP = 60, LARGER = 1.35, TIP = 240, MANY = 60;

/** The state on the page and what to do with it; the cell that the cursor is on; where tokens were. */
let now = null, cursor = null, hovered = null, were = new Map(), seen = "";

const legal = (choices) => choices.filter((choice) => !choice.why_not);
const cellOf = (n) => groundOf(now.state.view)?.mall.cells.get(n);
const centre = ({ x, y }) => [(x + 0.5) * U, (y + 0.5) * U];
const square = ({ x, y }, name, more = "") => `<rect class="${name}"${more} x="${x * U}" y="${y * U}" width="${U}" height="${U}"/>`;

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
    const cell = mall.cells.get(n), [x, y] = centre(cell);
    return `${square(cell, `reach c${Math.min(cost, 12)}`)}<text class="cost" x="${x}" y="${y + 3}">${cost}</text>`;
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

// What a cell stands for -----------------------------------------------------------------------------

/** The weapon that is picked, if it is one with a cone. */
function cone() {
  const arm = now.choices?.picks.map((pick) => /^arm:(\d+)$/.exec(pick.on || "")?.[1]).find((each) => each !== undefined);
  const name = arm === undefined ? null : armName(Number(arm));
  return name && now.state.view.question?.areas?.[name] ? name : null;
}

/** Which of the eight directions a cell lies in. */
function wayTo(from, cell) {
  const angle = Math.atan2(cell.y - from.y, cell.x - from.x);
  return (Math.round((angle / Math.PI) * 4) + 2 + 8) % 8;
}

const isAnOccupant = (on) => !on.startsWith("cell:");

/** @returns {{kind: string, on?: string, choices?: object[], path?: number[], cost?: number, way?: number}} */
export function meaning(n) {
  const { state, choices } = now, { view } = state, cell = cellOf(n), none = { kind: "none", choices: [] };
  if (!state.question.mine || !choices || !cell) return none;
  const actor = mover(state), name = cone();
  if (name && actor && actor.cell !== n) {
    const way = wayTo(cellOf(actor.cell), cell), on = `way:${way}`;
    return { kind: "way", way, on, area: view.question.areas[name][way], choices: choices.left.filter((choice) => choice.on.includes(on)) };
  }
  const ons = [...zombiesAt(view, n).map(({ id }) => `zombie:${id}`), ...pawnsAt(view, n).map(({ seat }) => `pawn:${seat}`), `cell:${n}`];
  const found = ons.map((on) => ({ kind: "choose", on, choices: choices.left.filter((choice) => choice.on.includes(on)) })).filter((each) => each.choices.length);
  const can = found.find((each) => legal(each.choices).length);
  if (can) return isWalkable(can, n) ? route(n) || can : can;
  const swap = state.question.kind === "zombie" && zombiesAt(view, n).find((zombie) => !zombie.acted && zombie.id !== view.active);
  if (swap) return { kind: "swap", zombie: swap.id, choices: [] };
  return route(n) || found[0] || none;
}

/** A plain step to a free cell is the shortest of routes. */
const isWalkable = ({ on, choices }, n) => !isAnOccupant(on) && legal(choices).every((choice) => choice.verb === "step") && !isOccupied(n);
const isOccupied = (n) => zombiesAt(now.state.view, n).length + pawnsAt(now.state.view, n).length > 0;

function route(n) {
  const { picks } = now.choices, reached = reachOf(now.state).get(n);
  if (!reached || picks.some((pick) => pick.verb !== "step")) return null;
  return { kind: "route", path: pathTo(now.state, n), cost: reached.cost, choices: [] };
}

/** What a click does. A step onto somebody is taken only when it is asked for twice. */
function choose(n) {
  const found = meaning(n), { choices, state } = now;
  errand.forget();
  if (!choices || choices.locked) return;
  if (found.kind === "route") errand.walk(now, found.path);
  else if (found.kind === "swap") errand.order(now, [{ verb: "stop" }, { verb: "activate", on: `zombie:${found.zombie}` }]);
  else if (found.kind === "way") choices.point(found.on);
  else if (found.kind === "choose") {
    const can = legal(found.choices), isCrossing = can.length === 1 && can[0].verb === "step" && isOccupied(n);
    if (isCrossing && !choices.picks.some((pick) => pick.on === found.on)) choices.narrow([...choices.picks, { on: found.on }]);
    else choices.point(found.on);
  } else if (state.question.mine && choices.picks.length) choices.cancel();
}

/** The zombie that should go next: the one closest to a Client. */
function nextZombie() {
  const { view } = now.state, people = view.pawns.filter((pawn) => pawn.alive).map((pawn) => cellOf(pawn.cell));
  const far = (zombie) => Math.min(...people.map(({ x, y }) => Math.max(Math.abs(x - cellOf(zombie.cell).x), Math.abs(y - cellOf(zombie.cell).y))));
  return view.zombies.filter((zombie) => !zombie.acted && zombie.id !== view.active).sort((a, b) => far(a) - far(b))[0];
}

function callNext() {
  const { state } = now, zombie = nextZombie(), isBusy = state.question.kind === "zombie";
  if (!state.question.mine || now.choices.locked || (!zombie && !isBusy)) return;
  const calls = zombie ? [{ verb: "activate", on: `zombie:${zombie.id}` }] : [];
  errand.order(now, isBusy ? [{ verb: "stop" }, ...calls] : calls);
}

// Previews -------------------------------------------------------------------------------------------

const points = (cells) => cells.map((cell) => centre(cell).join(",")).join(" ");

function wayLine(path) {
  const from = cellOf(mover(now.state).cell), cells = [from, ...path.map(cellOf)];
  return `<polyline class="route" points="${points(cells)}"/>${square(cells[cells.length - 1], "end")}`;
}

function sight(n, isClear) {
  const from = mover(now.state);
  return from ? `<polyline class="sight${isClear ? "" : " blocked"}" points="${points([cellOf(from.cell), cellOf(n)])}"/>${square(cellOf(n), isClear ? "target" : "target blocked")}` : "";
}

const area = (cells) => cells.map((n) => square(cellOf(n), "area")).join("");

/** The arm that an attack is made with, if it is clear which. */
function armOf(choices) {
  const arms = [...new Set(choices.map((choice) => touched(choice).arm).filter((arm) => arm !== undefined))];
  return arms.length === 1 ? arms[0] : undefined;
}

/** [below tokens, above them] for what a cell stands for. */
function picture(n, found) {
  if (found.kind === "route") return [wayLine(found.path), ""];
  if (found.kind === "way") return [area(found.area), sight(n, legal(found.choices).length > 0)];
  const attacks = found.choices.filter((choice) => choice.verb === "attack" || choice.verb === "bite"), arm = armOf(attacks);
  if (!attacks.length) return [found.kind === "choose" && legal(found.choices).length ? square(cellOf(n), "end") : "", ""];
  const isBurst = arm !== undefined && now.state.view.weapons[armName(arm)].area === "burst";
  return [isBurst ? area(burst(groundOf(now.state.view).mall, cellOf(n))) : "", sight(n, legal(attacks).length > 0)];
}

function draw(below, above) {
  const { port } = now;
  if (!port) return;
  port.querySelector(".preview").innerHTML = below;
  port.querySelector(".over").innerHTML = above;
}

/** What an answer of the bar would do, while it is pointed at. */
export function aim(choices) {
  if (!now?.port) return;
  const one = choices.length === 1 ? choices[0] : null, { way, arm, cell } = one ? touched(one) : {};
  if (one?.verb === "place") draw("", ghost(now.state, sectionOf(now.state, one)));
  else if (one?.verb === "blast") draw(area(now.state.view.question?.areas?.[armName(arm)]?.[way] || []), "");
  else if (cell !== undefined && ["attack", "step"].includes(one.verb)) draw(...picture(cell, { kind: "choose", choices: [one] }));
  else draw("", "");
}

// In words -------------------------------------------------------------------------------------------

const sidesWith = (mall, cell, kinds) => [0, 1, 2, 3].filter((side) => kinds.includes(edgeBetween(mall, cell, side))).map((side) => now.kit.say(`side.${side}`)).join(", ");

function whoIsThere(n) {
  const { state, kit } = now, { say } = kit;
  return [
    ...pawnsAt(state.view, n).map(({ seat }) => (seat === state.me ? say("cell.here") : kit.name(seat))),
    ...zombiesAt(state.view, n).map(({ was, acted }) => [was === null ? say("cell.zombie") : say("cell.was", { name: kit.name(was) }), acted && state.view.turn === state.view.master && say("cell.acted")].filter(Boolean).join(", ")),
  ];
}

function ground(n) {
  const { state, kit: { say } } = now, { mall } = groundOf(state.view), cell = cellOf(n), mine = state.view.pawns.find(({ seat }) => seat === state.me);
  const kind = n === state.view.exit ? "named" : mall.ways.has(n) && cell.kind === "arrow" ? "way" : cell.kind;
  return [say(`kind.${kind}`), cell.link !== null && say("cell.link", { place: spotName(mall.cells.get(cell.link)) }), mine?.searched === n && say("cell.searched")].filter(Boolean);
}

/** What would happen there: the cost, the odds, or why not. */
function effect(n, found) {
  const { state, kit } = now, { say } = kit, can = legal(found.choices), attacks = can.filter((choice) => choice.verb === "attack");
  if (found.kind === "route") return [`${say("cell.cost", { n: found.cost })} (${say("cell.left", { n: state.view.actions - found.cost })})`];
  if (found.kind === "way" && !can.length) return [found.choices[0]?.why_not.text || say("blast.nobody")];
  if (found.kind === "way") return [say(`way.${found.way}`), oddsText(state.view, touched(can[0]).arm, kit)];
  if (!can.length) return found.choices.length ? [found.choices[0].why_not.text] : [];
  const lines = attacks.map((choice) => `${armText(touched(choice).arm, kit)} ${oddsText(state.view, touched(choice).arm, kit)}`);
  if (can.some((choice) => choice.verb === "step") && isOccupied(n)) lines.push(say(zombiesAt(state.view, n).length && state.view.active === null ? "cross.zombie" : "cross.pawn"));
  if (can.some((choice) => choice.verb === "bite")) lines.push(say("odds", { hits: 6, odds: 17 }));
  return lines.length ? lines : can.length === 1 ? [can[0].text] : [];
}

/** For those who hear it: everything about a cell. */
export function told(n) {
  const { say } = now.kit, { mall } = groundOf(now.state.view), cell = cellOf(n);
  const edges = [["walls", ["wall", "shut"]], ["windows", ["window"]], ["doors", ["door"]]].map(([key, kinds]) => [key, sidesWith(mall, cell, kinds)]).filter(([, sides]) => sides);
  return [spotName(cell), ...ground(n), ...whoIsThere(n), ...effect(n, meaning(n)), ...edges.map(([key, sides]) => say(`cell.${key}`, { sides }))].join(", ");
}

function tip(n, found) {
  const { port } = now, box = port.querySelector(".tip"), lines = [...whoIsThere(n), ...effect(n, found)];
  box.hidden = !n && n !== 0;
  box.innerHTML = String(html`<b>${spotName(cellOf(n))}</b>${[...ground(n), ...lines].map((line) => html`<span>${line}</span>`)}`);
  const [left, top, side] = camera.boxOf(port, cellOf(n)), from = mover(now.state), isLeft = isTipLeft(left, side, from && cellOf(from.cell)), isLow = top > port.clientHeight - 110;
  box.style.cssText = `${isLeft ? `right:${port.clientWidth - left + side + 4}px` : `left:${left + side * 2 + 4}px`};${isLow ? `bottom:${Math.max(6, port.clientHeight - top - side)}px` : `top:${Math.max(6, top)}px`}`;
}

/** Away from where one comes from, if there is room. */
function isTipLeft(left, side, from) {
  const { port } = now, comesFromRight = from && camera.boxOf(port, from)[0] > left;
  return comesFromRight ? left > TIP : left + side * 2 + TIP > port.clientWidth;
}

// The cursor -----------------------------------------------------------------------------------------

function settle() {
  const { port } = now, button = port.querySelector(".cursor"), cell = cursor === null || now.state.view.phase === "building" ? null : cellOf(cursor);
  button.hidden = !cell;
  if (!cell) return;
  const [left, top, side] = camera.boxOf(port, cell);
  button.style.cssText = `left:${left}px;top:${top}px;width:${side}px;height:${side}px`;
}

function preview(n, isShown = true) {
  const { port } = now;
  hovered = n;
  port.querySelector(".ground").dataset.on = n === null ? "" : onOf(n);
  if (n === null || !isShown) { draw("", ""); port.querySelector(".tip").hidden = true; return; }
  const found = meaning(n);
  draw(...picture(n, found));
  port.classList.toggle("may", found.kind === "route" || found.kind === "swap" || legal(found.choices).length > 0);
  tip(n, found);
}

/** What a finger would point at there. */
const onOf = (n) => [...zombiesAt(now.state.view, n).map(({ id }) => `zombie:${id}`), ...pawnsAt(now.state.view, n).map(({ seat }) => `pawn:${seat}`), `cell:${n}`][0];

function goTo(cell) {
  cursor = cell.n;
  camera.reveal(now.port, cell);
  settle();
  preview(cursor);
  const words = told(cursor);
  now.port.querySelector(".cursor").setAttribute("aria-label", words);
  now.tell(words);
}

/** The next cell that way; over what is no part of the mall one leaps. */
function neighbour([dx, dy]) {
  const { mall } = groundOf(now.state.view);
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
  const { port } = now, way = ARROWS[event.key];
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
  const { state } = now, actor = mover(state), first = legal(state.choices).map((choice) => touched(choice).cell).find((cell) => cell !== undefined);
  const mine = state.view.pawns.find(({ seat }) => seat === state.me)?.cell;
  return (state.question.mine ? actor?.cell ?? first : null) ?? mine ?? [...groundOf(state.view).mall.cells.values()].find(({ kind }) => kind === "food")?.n ?? [...groundOf(state.view).mall.cells.keys()][0];
}

// Waking up ------------------------------------------------------------------------------------------

function cellUnder(event) {
  const [x, y] = camera.cellAt(now.port, event.clientX, event.clientY), cell = groundOf(now.state.view).mall.at(x, y);
  return cell && cell.kind !== "void" ? cell : null;
}

/** Where sections are placed, the plan is a place to put them. */
function placing(event) {
  const { choices, state, port } = now;
  if (!choices || state.view.phase !== "building" || !state.question.mine || !choices.picks.some((pick) => /^face:/.test(pick.on || ""))) return null;
  const [x, y] = camera.cellAt(port, event.clientX, event.clientY);
  return nearest(state, choices.left.filter((choice) => choice.verb === "place"), [x + 0.5, y + 0.5]);
}

let offered = null, touchedFirst = null;

function hover(event) {
  const { port, state } = now;
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
  const { port, state, choices } = now, isKey = event.detail === 0 && event.target.closest(".cursor");
  if (event.target.closest("[data-tool]") || (port.wasDragged && !isKey)) return;
  event.stopPropagation();
  const isTouch = event.pointerType === "touch";
  if (state.view.phase === "building") {
    const choice = placing(event);
    if (!choice) return;
    if (isTouch && touchedFirst !== choice.action) { touchedFirst = choice.action; hover(event); return; }
    if (!choices.locked) (choice.why_not ? choices.told.explain(choice) : now.act(choice));
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
  port.addEventListener("pointerdown", (event) => { const cell = now.state.view.phase !== "building" && cellUnder(event); if (cell) port.querySelector(".ground").dataset.on = onOf(cell.n); });
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
  const { state } = now, ground = groundOf(state.view), ghosts = state.view.phase === "building" ? (now.choices?.left || []).map((choice) => sectionOf(state, choice)).filter(Boolean).map((section) => boxOfSection(state, section)) : [];
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
  const port = next.root.querySelector(".port"), isDrawn = port && port !== now?.port;
  now = { ...next, port };
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
  if (next.state.question.mine && errand.goOn(now)) next.tell(next.kit.say("map.stopped"));
  else if (!next.state.question.mine && errand.isUnderWay()) errand.goOn(now);
}

/** A cell by its name: for those who write. Returns what is wrong, if anything. */
function chooseNamed(text) {
  const { mall } = groundOf(now.state.view), cell = spotNamed(mall, text);
  if (!cell) return now.kit.say("map.unknown");
  const found = meaning(cell.n);
  if (found.kind === "none" || (found.choices.length && !legal(found.choices).length)) return found.choices[0]?.why_not.text || now.kit.say("map.cannot", { place: spotName(cell) });
  choose(cell.n);
  return "";
}

/** Where a thing of the plan is on the screen, for fingers that point at it. */
export function where(on) {
  const [kind, id] = on.split(":"), view = now?.state.view;
  if (!now?.port || !["cell", "zombie", "pawn"].includes(kind)) return null;
  const n = kind === "cell" ? Number(id) : kind === "zombie" ? view.zombies.find((zombie) => zombie.id === Number(id))?.cell : view.pawns.find(({ seat }) => seat === Number(id))?.cell;
  const cell = cellOf(n);
  if (!cell) return null;
  const [left, top, side] = camera.boxOf(now.port, cell), box = now.port.getBoundingClientRect();
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
    if (now?.port?.isConnected && now.port.querySelector("[data-tool=next]")) { event.preventDefault(); callNext(); }
  });
}

