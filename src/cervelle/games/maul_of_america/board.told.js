/** Cells in words: for the label beside the cursor, and for those who hear the plan. */
import { html } from "../../web/html.js";
import * as camera from "./board.camera.js";
import { armText, mover, oddsText, pawnsAt, touched, zombiesAt } from "./board.ground.js";
import { edgeBetween, spotName } from "./board.mall.js";
import { meaning } from "./board.meaning.js";
import { cellOf, isOccupied, legal, mallHere, scene } from "./board.scene.js";

/** As wide as a label gets, in pixels. */
const TIP = 240, NARROW = 520;
const touches = typeof matchMedia !== "undefined" && matchMedia("(hover: none)");

const sidesWith = (mall, cell, kinds) => [0, 1, 2, 3].filter((side) => kinds.includes(edgeBetween(mall, cell, side))).map((side) => scene.kit.say(`side.${side}`)).join(", ");

function whoIsThere(n) {
  const { state, kit } = scene, { say } = kit;
  return [
    ...pawnsAt(state.view, n).map(({ seat }) => (seat === state.me ? say("cell.here") : kit.name(seat))),
    ...zombiesAt(state.view, n).map(({ was, acted }) => [was === null ? say("cell.zombie") : say("cell.was", { name: kit.name(was) }), acted && state.view.turn === state.view.master && say("cell.acted")].filter(Boolean).join(", ")),
  ];
}

function ground(n) {
  const { state, kit: { say } } = scene, mall = mallHere(), cell = cellOf(n), mine = state.view.pawns.find(({ seat }) => seat === state.me);
  const kind = n === state.view.exit ? "named" : mall.ways.has(n) && cell.kind === "arrow" ? "way" : cell.kind;
  return [say(`kind.${kind}`), cell.link !== null && say("cell.link", { place: spotName(mall.cells.get(cell.link)) }), mine?.searched === n && say("cell.searched")].filter(Boolean);
}

/** What would happen there: the cost, the odds, or why not. */
function effect(n, found) {
  const { state, kit } = scene, { say } = kit, can = legal(found.choices), attacks = can.filter((choice) => choice.verb === "attack");
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
  const { say } = scene.kit, mall = mallHere(), cell = cellOf(n);
  const edges = [["walls", ["wall", "shut"]], ["windows", ["window"]], ["doors", ["door"]]].map(([key, kinds]) => [key, sidesWith(mall, cell, kinds)]).filter(([, sides]) => sides);
  return [spotName(cell), ...ground(n), ...whoIsThere(n), ...effect(n, meaning(n)), ...edges.map(([key, sides]) => say(`cell.${key}`, { sides }))].join(", ");
}

export function tip(n, found) {
  const { port } = scene, box = port.querySelector(".tip"), lines = [...whoIsThere(n), ...effect(n, found)];
  if (touches.matches && (found.kind === "route" || found.kind === "swap" || legal(found.choices).length)) lines.push(scene.kit.say("map.again"));
  box.hidden = !n && n !== 0;
  box.innerHTML = String(html`<b>${spotName(cellOf(n))}</b>${[...ground(n), ...lines].map((line) => html`<span>${line}</span>`)}`);
  box.style.cssText = placeOfTip(port, n);
}

/** Beside the cell; on a narrow plan in the corner that is further from it. */
function placeOfTip(port, n) {
  const [left, top, side] = camera.boxOf(port, cellOf(n)), { clientWidth: width, clientHeight: height } = port, from = mover(scene.state);
  if (width < NARROW) return `left:24px;${top > height / 2 ? "top:18px" : "bottom:8px"}`;
  const across = isTipLeft(left, side, from && cellOf(from.cell)) ? `right:${width - left + side + 4}px` : `left:${left + side * 2 + 4}px`;
  return `${across};${top > height - 110 ? `bottom:${Math.max(6, height - top - side)}px` : `top:${Math.max(6, top)}px`}`;
}

/** Away from where one comes from, if there is room. */
function isTipLeft(left, side, from) {
  const { port } = scene, comesFromRight = from && camera.boxOf(port, from)[0] > left;
  return comesFromRight ? left > TIP : left + side * 2 + TIP > port.clientWidth;
}

