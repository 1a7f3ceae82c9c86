/** Zones in words: for the label beside the cursor, and for those who hear the town. */
import { label } from "../../web/plan.js";
import { VAULT, cellOf, chosenIn, doorBetween, isInTown, legal, scene, choicesFor, survivorsAt, thereIs, zoneAt, zoneName } from "./board.scene.js";

const SIDES = [[0, -1], [1, 0], [0, 1], [-1, 0]];
const COMMON = ["walker", "fatty", "runner"];

export function crowdTold(there, { say }) {
  const mobs = (there.mob || []).map((n, i) => n && say(`some.${COMMON[i]}`, { n })).filter(Boolean);
  return [...mobs, ...(there.others || []).map(({ sort, hurt }) => (hurt ? say("zone.hurt", { who: say(`sort.${sort}`), n: hurt }) : say(`sort.${sort}`)))];
}

function company(n) {
  const { state, kit } = scene, there = thereIs(state.view, n);
  return [...survivorsAt(state.view, n).map(({ name }) => kit.say(`hero.${name}`)), ...crowdTold(there, kit)];
}

function things(n) {
  const { state: { view }, kit: { say } } = scene, there = thereIs(view, n), { town } = view;
  return [
    ...(there.objectives || []).map((kind) => say(`goal.${kind}`)), there.chest && say(`chest.${there.chest}`), there.fire && say("zone.fire"), there.gas && say("zone.gas", { n: there.gas }), there.bile && say("zone.bile"), there.noise && say("zone.noise", { n: there.noise }),
    town.spawns.includes(n) && say("zone.spawn"), town.exits.includes(n) && say("zone.exit"), town.magic === n && say("zone.magic"), town.magic === null && town.meeting === n && say("zone.meeting"), there.bodies && say("zone.bodies", { n: there.bodies }),
    ...(there.fallen || []).map((place) => say("zone.fallen", { name: say(`hero.${view.survivors[place].name}`) })), there.lying && say("zone.lying", { what: there.lying.map((item) => say(`item.${item}`)).join(", ") }), there.flasks && say("zone.lying", { what: there.flasks.map((potion) => say(`potion.${potion}`)).join(", ") }),
  ].filter(Boolean);
}

function ways(n) {
  const { state: { view }, kit: { say } } = scene, { x, y } = cellOf(n);
  return SIDES.map(([dx, dy], side) => {
    const other = zoneAt(x + dx, y + dy);
    if (x + dx < 0 || x + dx > 8 || y + dy < 0 || !isInTown(view, other)) return "";
    const door = view.town.doors[doorBetween(view, n, other)];
    if (door) return say(door.open ? "way.open" : door.locked ? "way.locked" : "way.door", { side: say(`side.${side}`) });
    return view.town.open[n].includes(other) ? say("way.free", { side: say(`side.${side}`) }) : "";
  }).filter(Boolean);
}

const kindOf = (n) => { const { state: { view }, kit: { say } } = scene, kind = view.town.kinds[n]; return say(kind === VAULT ? "kind.vault" : kind ? "kind.room" : "kind.street"); };

/** What can be done there, or why not, or how far it is. */
function effect(n, can, way) {
  const { state, kit: { say }, choices } = scene;
  if (can.length > 4) return [say("zone.choices", { n: can.length })];
  if (can.length) return can.map(({ text }) => text);
  if (way.length > 1) return [say("zone.walk", { n: way.length })];
  const no = choicesFor(state, choices?.left || [], n)[0];
  return no?.why_not ? [no.why_not.text] : [];
}

/** For those who hear it: everything about a zone. */
export function told(n) {
  const { state, choices } = scene, can = legal(choicesFor(state, choices?.left || [], n));
  return [zoneName(n), kindOf(n), ...company(n), ...things(n), ...effect(n, can, []), ...ways(n)].join(", ");
}

export function tip(n, can, way) {
  const { state } = scene, from = state.view.survivors[chosenIn(state)]?.zone;
  label(cellOf(n), `${zoneName(n).toUpperCase()} · ${kindOf(n)}`, [...company(n), ...things(n), ...effect(n, can, way)], { from: from === undefined || from === null ? null : cellOf(from), isOpen: can.length > 0 || way.length > 1 });
}
