/** Cells in words: for the label beside the cursor, and for those who hear the plan. */
import { label } from "../../web/plan.js";
import { armText, mover, oddsText, pawnsAt, touched, zombiesAt } from "./board.ground.js";
import { edgeBetween, spotName } from "./board.mall.js";
import { meaning } from "./board.meaning.js";
import { cellOf, isOccupied, legal, mallHere, scene } from "./board.scene.js";

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
  const from = mover(scene.state), isOpen = found.kind === "route" || found.kind === "swap" || legal(found.choices).length > 0;
  label(cellOf(n), spotName(cellOf(n)), [...ground(n), ...whoIsThere(n), ...effect(n, found)], { from: from && cellOf(from.cell), isOpen });
}
