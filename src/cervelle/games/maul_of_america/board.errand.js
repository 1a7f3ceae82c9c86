/** A whole route from one click: it goes on while nothing happens on the way. */
import { run } from "../../web/errand.js";
import { mover } from "./board.ground.js";

/** What must not change on the way: wounds, rolls, who is there. */
const peace = ({ view }) => JSON.stringify([view.roll, view.turn, view.active, view.exit, view.zombies.length, view.pawns.map((pawn) => [pawn.wounds, pawn.alive, pawn.gear.length])]);

/** Walk these cells, one step after another. */
export function walk(now, cells) {
  const { kind } = now.state.question, before = peace(now.state);
  run(now, cells.map((cell) => ({ verb: "step", on: [`cell:${cell}`], cell })), (state, { cell }) => state.question.kind === kind && mover(state)?.cell === cell && peace(state) === before);
}
