/** What a cell stands for, shown before anyone commits: the way there, the line of sight, what an area covers. */
import { ghost, sectionOf } from "./board.build.js";
import { armName } from "./board.cards.js";
import { mover, touched } from "./board.ground.js";
import { burst } from "./board.mall.js";
import { cellOf, centre, legal, mallHere, scene, square } from "./board.scene.js";

const points = (cells) => cells.map((cell) => centre(cell).join(",")).join(" ");

function wayLine(path) {
  const from = cellOf(mover(scene.state).cell), cells = [from, ...path.map(cellOf)];
  return `<polyline class="route" points="${points(cells)}"/>${square(cells[cells.length - 1], "end")}`;
}

function sight(n, isClear) {
  const from = mover(scene.state);
  return from ? `<polyline class="sight${isClear ? "" : " blocked"}" points="${points([cellOf(from.cell), cellOf(n)])}"/>${square(cellOf(n), isClear ? "target" : "target blocked")}` : "";
}

const area = (cells) => cells.map((n) => square(cellOf(n), "area")).join("");

/** The arm that an attack is made with, if it is clear which. */
function armOf(choices) {
  const arms = [...new Set(choices.map((choice) => touched(choice).arm).filter((arm) => arm !== undefined))];
  return arms.length === 1 ? arms[0] : undefined;
}

/** [below tokens, above them] for what a cell stands for. */
export function picture(n, found) {
  if (found.kind === "route") return [wayLine(found.path), ""];
  if (found.kind === "way") return [area(found.area), sight(n, legal(found.choices).length > 0)];
  const attacks = found.choices.filter((choice) => choice.verb === "attack" || choice.verb === "bite"), arm = armOf(attacks);
  if (!attacks.length) return [found.kind === "choose" && legal(found.choices).length ? square(cellOf(n), "end") : "", ""];
  const isBurst = arm !== undefined && scene.state.view.weapons[armName(arm)].area === "burst";
  return [isBurst ? area(burst(mallHere(), cellOf(n))) : "", sight(n, legal(attacks).length > 0)];
}

export function draw(below, above) {
  const { port } = scene;
  if (!port) return;
  port.querySelector(".preview").innerHTML = below;
  port.querySelector(".over").innerHTML = above;
}

/** What an answer of the bar would do, while it is pointed at. */
export function aim(choices) {
  if (!scene.port) return;
  const one = choices.length === 1 ? choices[0] : null, { way, arm, cell } = one ? touched(one) : {};
  if (one?.verb === "place") draw("", ghost(scene.state, sectionOf(scene.state, one)));
  else if (one?.verb === "blast") draw(area(scene.state.view.question?.areas?.[armName(arm)]?.[way] || []), "");
  else if (cell !== undefined && ["attack", "step"].includes(one.verb)) draw(...picture(cell, { kind: "choose", choices: [one] }));
  else draw("", "");
}

