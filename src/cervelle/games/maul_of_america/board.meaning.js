/** What a cell stands for: of all that may be chosen, what a click on it would do. */
import * as errand from "../../web/errand.js";
import { armName } from "./board.cards.js";
import { walk } from "./board.errand.js";
import { mover, pathTo, reachOf, zombiesAt } from "./board.ground.js";
import { cellOf, isOccupied, legal, scene, thingsAt } from "./board.scene.js";

/** The weapon that is picked, if it is one with a cone. */
function cone() {
  const arm = scene.choices?.picks.map((pick) => /^arm:(\d+)$/.exec(pick.on || "")?.[1]).find((each) => each !== undefined);
  const name = arm === undefined ? null : armName(Number(arm));
  return name && scene.state.view.question?.areas?.[name] ? name : null;
}

/** Which of the eight directions a cell lies in. */
function wayTo(from, cell) {
  const angle = Math.atan2(cell.y - from.y, cell.x - from.x);
  return (Math.round((angle / Math.PI) * 4) + 2 + 8) % 8;
}

const isAnOccupant = (on) => !on.startsWith("cell:");

/** @returns {{kind: string, on?: string, choices?: object[], path?: number[], cost?: number, way?: number}} */
export function meaning(n) {
  const { state, choices } = scene, { view } = state, cell = cellOf(n), none = { kind: "none", choices: [] };
  if (!state.question.mine || !choices || !cell) return none;
  const actor = mover(state), name = cone();
  if (name && actor && actor.cell !== n) {
    const way = wayTo(cellOf(actor.cell), cell), on = `way:${way}`;
    return { kind: "way", way, on, area: view.question.areas[name][way], choices: choices.left.filter((choice) => choice.on.includes(on)) };
  }
  const found = thingsAt(n).map((on) => ({ kind: "choose", on, choices: choices.left.filter((choice) => choice.on.includes(on)) })).filter((each) => each.choices.length);
  const can = found.find((each) => legal(each.choices).length);
  if (can) return isWalkable(can, n) ? route(n) || can : can;
  const swap = state.question.kind === "zombie" && zombiesAt(view, n).find((zombie) => !zombie.acted && zombie.id !== view.active);
  if (swap) return { kind: "swap", zombie: swap.id, choices: [] };
  return route(n) || found[0] || none;
}

/** A plain step to a free cell is the shortest of routes. */
const isWalkable = ({ on, choices }, n) => !isAnOccupant(on) && legal(choices).every((choice) => choice.verb === "step") && !isOccupied(n);

function route(n) {
  const { picks } = scene.choices, reached = reachOf(scene.state).get(n);
  if (!reached || picks.some((pick) => pick.verb !== "step")) return null;
  return { kind: "route", path: pathTo(scene.state, n), cost: reached.cost, choices: [] };
}

/** What a click does. A step onto somebody is taken only when it is asked for twice. */
export function choose(n) {
  const found = meaning(n), { choices, state } = scene;
  errand.forget();
  if (!choices || choices.locked) return;
  if (found.kind === "route") walk(scene, found.path);
  else if (found.kind === "swap") errand.run(scene, [{ verb: "stop" }, { verb: "activate", on: [`zombie:${found.zombie}`] }]);
  else if (found.kind === "way") choices.point(found.on);
  else if (found.kind === "choose") {
    const can = legal(found.choices), isCrossing = can.length === 1 && can[0].verb === "step" && isOccupied(n);
    if (isCrossing && !choices.picks.some((pick) => pick.on === found.on)) choices.narrow([...choices.picks, { on: found.on }]);
    else choices.point(found.on);
  } else if (state.question.mine && choices.picks.length) choices.cancel();
}

/** The zombie that should go next: the one closest to a Client. */
function nextZombie() {
  const { view } = scene.state, people = view.pawns.filter((pawn) => pawn.alive).map((pawn) => cellOf(pawn.cell));
  const far = (zombie) => Math.min(...people.map(({ x, y }) => Math.max(Math.abs(x - cellOf(zombie.cell).x), Math.abs(y - cellOf(zombie.cell).y))));
  return view.zombies.filter((zombie) => !zombie.acted && zombie.id !== view.active).sort((a, b) => far(a) - far(b))[0];
}

export function callNext() {
  const { state } = scene, zombie = nextZombie(), isBusy = state.question.kind === "zombie";
  if (!state.question.mine || scene.choices.locked || (!zombie && !isBusy)) return;
  const calls = zombie ? [{ verb: "activate", on: [`zombie:${zombie.id}`] }] : [];
  errand.run(scene, isBusy ? [{ verb: "stop" }, ...calls] : calls);
}

