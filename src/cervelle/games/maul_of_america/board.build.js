/** Building the mall: eight faces to choose from, and where the chosen one may be joined, as a ghost on the plan. */
import { drawn, html } from "../../web/html.js";
import { faceOf, groundOf } from "./board.ground.js";
import { boardOf, heightOf, mouths, OPENINGS, widthOf } from "./board.mall.js";
import { U } from "./board.plan.js";

const FACES = ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"];

/** The section that a choice would lay, as the question tells it. */
export function sectionOf({ view }, choice) {
  const found = view.question?.places?.find(([action]) => action === choice.action);
  return found && { face: FACES[found[1]], turn: found[2], x: found[3], y: found[4] };
}

/** Where a section lies on the plan, in cells. */
export function boxOfSection(state, section) {
  const ground = groundOf(state.view), left = ground?.mall.left || 0, top = ground?.mall.top || 0;
  return { x: section.x - left, y: section.y - top, width: widthOf(section), height: heightOf(section) };
}

/** The face as it would lie there. */
export function ghost(state, section) {
  const { x, y, width, height } = boxOfSection(state, section), { drawing } = faceOf(state.view, section.face, section.turn);
  return `<g class="ghost" transform="translate(${x * U} ${y * U})">${drawing}<rect class="outline" width="${width * U}" height="${height * U}" rx="4"/></g>`;
}

/** Of many placements, the one that this point of the plan means. */
export function nearest(state, choices, [px, py]) {
  let best = null, least = Infinity;
  for (const choice of choices) {
    const section = sectionOf(state, choice);
    if (!section) continue;
    const { x, y, width, height } = boxOfSection(state, section);
    const out = Math.max(x - px, px - x - width, y - py, py - y - height, 0);
    const far = out * 100 + Math.hypot(x + width / 2 - px, y + height / 2 - py);
    if (far < least) { best = choice; least = far; }
  }
  return best;
}

/** The whole mall in small, with the section that a choice adds. */
function small(state, section) {
  const all = [...state.view.mall.sections.map((each) => [each, "lies"]), [section, "new"]];
  const left = Math.min(...all.map(([each]) => each.x)), top = Math.min(...all.map(([each]) => each.y));
  const right = Math.max(...all.map(([each]) => each.x + widthOf(each))), bottom = Math.max(...all.map(([each]) => each.y + heightOf(each)));
  return drawn(`<svg class="mini" viewBox="${left - 1} ${top - 1} ${right - left + 2} ${bottom - top + 2}" aria-hidden="true">${all.map(([each, name]) => `<rect class="${name}" x="${each.x}" y="${each.y}" width="${widthOf(each)}" height="${heightOf(each)}" rx="1"/><text x="${each.x + widthOf(each) / 2}" y="${each.y + heightOf(each) / 2 + 2}">${each.face}</text>`).join("")}</svg>`);
}

/** One placement as an answer: a small plan, and how the face is turned. */
export function placement(choice, state, kit) {
  const section = sectionOf(state, choice);
  if (!section) return choice.text;
  return html`<span class="placement">${small(state, section)}<span>${section.face}, ${kit.say(`turned.${section.turn}`)}</span></span>`;
}

/** The name of an opening of a board that lies there. */
export function openingName(state, kit, [board, to]) {
  const section = state.view.mall.sections.find(({ face }) => boardOf(face) === board);
  if (!section) return "";
  if (to === undefined) return kit.say("on.openings", { face: section.face });
  return kit.say("on.opening", { side: kit.say(`side.${(OPENINGS[to][0] + section.turn) % 4}`), face: section.face });
}

/** The mouths that may be joined glow. */
export function mouthMarks(state) {
  const ground = groundOf(state.view);
  if (!ground) return "";
  return mouths(ground.mall).filter(({ board, to }) => state.choices.some((choice) => choice.on.includes(`opening:${board}:${to}`))).map(({ board, to, cells: [a, b] }) => {
    const x = Math.min(a.x, b.x), y = Math.min(a.y, b.y);
    return `<rect class="mouth" data-on="opening:${board}:${to}" x="${x * U}" y="${y * U}" width="${(Math.abs(a.x - b.x) + 1) * U}" height="${(Math.abs(a.y - b.y) + 1) * U}" rx="4"/>`;
  }).join("");
}

function facts({ mall }, { say }) {
  const cells = [...mall.cells.values()], count = (kind) => cells.filter((cell) => cell.kind === kind).length;
  return [count("food") && say("face.food"), say("face.search", { n: count("search") }), say("face.openings", { n: mouths(mall).length }), count("exit") && say("face.exit", { n: count("exit") })].filter(Boolean).join(" · ");
}

/** The faces of the boards that are left, two to a board. */
export function gallery(state, kit) {
  const { say } = kit, lying = new Set(state.view.mall.sections.map(({ face }) => boardOf(face)));
  return html`<section class="gallery" aria-labelledby="maul-faces"><h2 class="caption" id="maul-faces">${say("faces")}</h2><ul>${FACES.map((face, i) => {
    if (lying.has(boardOf(face))) return "";
    const picture = faceOf(state.view, face);
    const inner = html`${drawn(`<svg viewBox="-4 -4 ${16 * U + 8} ${10 * U + 8}" aria-hidden="true">${picture.drawing}</svg>`)}<b>${face} <span>${say(`face.${face}`)}</span></b><small>${facts(picture, kit)}</small>`;
    return html`<li>${kit.thing(`face:${i}`, "face", "", inner)}</li>`;
  })}</ul></section>`;
}

