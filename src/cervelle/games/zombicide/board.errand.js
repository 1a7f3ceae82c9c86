/** A walk of several zones from one click: it goes on while nothing happens on the way. */
import { run } from "../../web/errand.js";
import { crowd } from "./board.scene.js";

/** What must not change on the way: wounds, and how many zombies are in town. */
const peace = ({ view }) => JSON.stringify([view.phase, view.survivors.map(({ wounds, dead }) => [wounds, dead]), view.zones.reduce((sum, each) => sum + crowd(each), 0)]);

export function walk(now, place, zones) {
  const { kind } = now.state.question, before = peace(now.state);
  run(now, zones.map((zone) => ({ verb: "move", on: [`survivor:${place}`, `zone:${zone}`], zone })), (state, { zone }) => state.question.kind === kind && state.view.survivors[place].zone === zone && peace(state) === before);
}
