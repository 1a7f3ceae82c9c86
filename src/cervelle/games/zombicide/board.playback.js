/** The zombies' turn played back: what the log tells becomes states to be seen one after another, at a speed one sets. */
import { recall, remember } from "../../web/memory.js";
import { SORTS, HEROES } from "./board.art.js";

const LASTS = 950, COMMON = 3;
export const SPEEDS = [0.5, 1, 2, 4];
export const speed = () => recall("zombicide-speed", 1);
export const setSpeed = (value) => remember("zombicide-speed", value);

/** What a line shows: { what, zone, to, sort, count, card, wounds, … } */
function readLine({ on }) {
  const [what, ...rest] = on;
  return { what, ...Object.fromEntries(rest.map((each) => { const [name, n] = each.split(":"); return [name, Number(n)]; })) };
}

// What each line does to the view ---------------------------------------------------------------------

function changed(view, n, change) {
  const there = view.zones.find(({ zone }) => zone === n) || { zone: n }, next = change({ ...there, mob: [...(there.mob || [0, 0, 0])], others: [...(there.others || [])] });
  return { ...view, zones: [...view.zones.filter(({ zone }) => zone !== n), next] };
}

const plus = (sort, count) => (there) => {
  if (sort < COMMON) there.mob[sort] = Math.max(0, there.mob[sort] + count);
  else if (count > 0) there.others.push({ sort: SORTS[sort] });
  else { const i = there.others.findIndex((each) => each.sort === SORTS[sort]); if (i >= 0) there.others.splice(i, 1); }
  return there;
};

const wounded = (view, card, change) => ({ ...view, survivors: view.survivors.map((each) => (each.name === HEROES[card] ? { ...each, ...change } : each)) });

/** From a line to what is seen: [the view after it, its beat], or nothing where it shows nothing. */
const SHOWN = {
  "zombies-move": (view, { zone, to, sort, count }) => [changed(changed(view, zone, plus(sort, -count)), to, plus(sort, count)), { kind: "move", from: zone, to, sort: SORTS[sort], count }],
  "zombies-attack": (view, { zone }) => [view, { kind: "clash", zone }],
  devour: (view, { zone }) => [view, { kind: "clash", zone }],
  spawned: (view, { zone, sort, count }) => [changed(view, zone, plus(sort, count)), { kind: "come", zone, sort: SORTS[sort], count }],
  character: (view, { zone, sort }) => [changed(view, zone, plus(sort, 1)), { kind: "come", zone, sort: SORTS[sort], count: 1 }],
  abomination: (view, { zone, sort }) => [changed(view, zone, plus(sort, 1)), { kind: "come", zone, sort: SORTS[sort], count: 1 }],
  necromancer: (view, { zone }) => [changed(view, zone, plus(COMMON, 1)), { kind: "come", zone, sort: "necromancer", count: 1 }],
  "door-broken": (view, { zone, to }) => [{ ...view, town: { ...view.town, doors: view.town.doors.map((door) => (door.between.includes(zone) && door.between.includes(to) ? { ...door, open: true } : door)) } }, { kind: "clash", zone: to }],
  wounded: (view, { card, wounds }) => { const who = view.survivors.find((each) => each.name === HEROES[card]); return [wounded(view, card, { wounds }), { kind: "clash", zone: who?.zone ?? undefined }]; },
  died: (view, { card }) => { const who = view.survivors.find((each) => each.name === HEROES[card]); return [wounded(view, card, { dead: true }), { kind: "clash", zone: who?.zone ?? undefined }]; },
};

/** Where in the log the dead take over: before that somebody's own act is told, which needs no playing back. */
const BEGINS = ["zombies-turn", "invasion", "zombies-move", "zombies-attack", "devour", "spawned", "character", "abomination", "necromancer", "rush"];
const NEWLY = ["scenario", "story"];

/** The states between two others. One line is one step; one alone needs none: the figures glide by themselves. */
export function steps(before, after) {
  const lines = after.log.filter((line) => line.n > before.n && line.on.length), first = lines.findIndex(({ on }) => BEGINS.includes(on[0]));
  if (first < 0 || before.view.number !== after.view.number || !before.view.zones.length || lines.some(({ on }) => NEWLY.includes(on[0]))) return [];
  let { view } = before;
  const found = [];
  for (const line of lines.slice(first)) {
    const shown = SHOWN[line.on[0]]?.(view, readLine(line));
    if (!shown) continue;
    const [next, beat] = shown, phase = beat.kind === "come" ? "spawning" : "zombies";
    view = { ...next, phase, at: null, about: null, aims: {}, group: null };
    found.push({ ...after, view, beat: { ...beat, text: line.text }, waiting: [], choices: [], log: [], over: null, lasts: LASTS / speed(), question: { ...after.question, mine: false, text: line.text } });
  }
  return found;
}
