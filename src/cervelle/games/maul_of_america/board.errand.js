/**
 * Several answers from one gesture: a whole route, or "leave this zombie, take that one". The next answer is given only when
 * the same seat is asked again and nothing else has happened; otherwise the errand ends, and the person looks.
 */
import { mover } from "./board.ground.js";

let errand = null;

/** What must not change on the way: wounds, rolls, who is there. */
const peace = ({ view }) => JSON.stringify([view.roll, view.turn, view.active, view.exit, view.zombies.length, view.pawns.map((pawn) => [pawn.wounds, pawn.alive, pawn.gear.length])]);

const choiceFor = ({ choices }, { verb, on }) => choices.find((choice) => choice.verb === verb && (!on || choice.on.includes(on)) && !choice.why_not);

export const isUnderWay = () => errand !== null;
export const forget = () => { errand = null; };

/** Walk these cells, one step after another. */
export function walk(now, cells) {
  errand = { todo: cells.map((cell) => ({ verb: "step", on: `cell:${cell}`, cell })), at: null, isWalk: true, peace: peace(now.state), seat: now.state.me, kind: now.state.question.kind, q: null };
  next(now);
}

/** Give these answers one after another. */
export function order(now, todo) {
  errand = { todo, isWalk: false, seat: now.state.me, q: null };
  next(now);
}

function next(now) {
  const step = errand.todo.shift(), choice = step && choiceFor(now.state, step);
  if (!choice) { errand = null; return; }
  Object.assign(errand, { at: step.cell, q: now.state.q });
  now.act(choice);
}

/** A new state is there: go on, or stop. Returns whether it was stopped before its end. */
export function goOn(now) {
  const { state } = now;
  if (!errand || state.q === errand.q) return false;
  const { todo, isWalk, at } = errand;
  const isWell = state.me === errand.seat && state.question.mine && (!isWalk || (state.question.kind === errand.kind && mover(state)?.cell === at && peace(state) === errand.peace));
  if (isWell && todo.length) { next(now); return false; }
  errand = null;
  return todo.length > 0 && state.me === now.state.me && isWalk;
}
