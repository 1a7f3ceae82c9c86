/** What the parts of the board share: the state on the page, who is chosen to act, and what a town is made of. */

/** Zones are counted in rows of nine, whatever the town. */
const ACROSS = 9;
export const U = 100;
export const STREET = 0, ROOM = 1, VAULT = 2, NOTHING = 3;

/** `port`: what the town is seen through; `choices`, `act`: where somebody plays; `chosen`: the place of the survivor who is to act. */
export const scene = { state: null, kit: null, choices: null, act: null, tell: null, port: null, chosen: null };

export const cellOf = (n) => ({ n, x: n % ACROSS, y: Math.floor(n / ACROSS) });
export const zoneAt = (x, y) => y * ACROSS + x;
export const isInTown = ({ town }, n) => { const { x, y } = cellOf(n); return x >= 0 && y >= 0 && x < town.columns && y < town.rows && town.kinds[n] !== NOTHING; };
export const columnName = (x) => String.fromCharCode(65 + x);
export const zoneName = (n) => { const { x, y } = cellOf(n); return `${columnName(x).toLowerCase()}${y + 1}`; };
export const zonesOf = (view) => view.town.kinds.map((_, n) => n).filter((n) => isInTown(view, n));
export const thereIs = (view, n) => view.zones.find(({ zone }) => zone === n) || {};
export const survivorsAt = (view, n) => view.survivors.filter((each) => each.zone === n && !each.dead && each.name);
export const crowd = (there) => (there.mob || []).reduce((sum, each) => sum + each, 0) + (there.others || []).length;
export const legal = (choices) => choices.filter((choice) => !choice.why_not);

/** Questions in which one's survivors act: in their own turn, or in the zombies' with what they kept. */
export const isActing = ({ question }) => question.mine && ["act", "before", "after", "card"].includes(question.kind);

/** Whose act a choice is. */
export function actorOf({ on }) {
  const found = /^(?:survivor|item|potion):(\d+)/.exec(on[0] || "");
  return found ? Number(found[1]) : null;
}

/** Those of one's survivors who can still act. */
export const actors = ({ choices }) => [...new Set(choices.map(actorOf).filter((place) => place !== null))].sort((a, b) => a - b);

/** Who acts now: whoever's thing is picked, or the one that was chosen, while they can; else the next who can. */
export function chosenIn(state) {
  if (!isActing(state)) return null;
  const can = actors(state), picked = (scene.choices?.picks || []).map((pick) => actorOf({ on: [pick.on?.startsWith("survivor:") ? "" : pick.on] })).find((place) => place !== null), after = can.find((place) => place > (scene.chosen ?? -1));
  if (picked !== undefined && can.includes(picked)) scene.chosen = picked;
  if (!can.includes(scene.chosen)) scene.chosen = after ?? can[0] ?? null;
  return scene.chosen;
}

/** The choices of whoever acts now; all of them where nobody in particular does. */
export function ofChosen(state, choices) {
  const place = chosenIn(state);
  return place === null ? choices : choices.filter((choice) => [null, place].includes(actorOf(choice)));
}

export const doorBetween = ({ town }, a, b) => town.doors.findIndex(({ between }) => between.includes(a) && between.includes(b));

/** What one can do with a zone: the choices that name it, or the door on the way to it. */
export function choicesFor(state, choices, n) {
  const here = state.view.survivors[chosenIn(state)]?.zone, door = here === undefined ? -1 : doorBetween(state.view, here, n);
  return ofChosen(state, choices).filter(({ on }) => on.includes(`zone:${n}`) || (door >= 0 && on.includes(`door:${door}`)));
}

/** Zones one can walk through: joined with no wall, or by an open door. */
export const waysFrom = ({ town }, n) => [...town.open[n], ...town.doors.filter((door) => door.open && door.between.includes(n)).map(({ between }) => between.find((each) => each !== n))];

/** The way of whoever acts to a zone, through zones without zombies or fire: [] if there is none. */
export function wayTo(state, n) {
  const { view } = state, from = view.survivors[chosenIn(state)]?.zone, before = new Map([[from, null]]), todo = [from];
  while (todo.length) {
    const at = todo.shift();
    if (at === n) break;
    for (const next of waysFrom(view, at)) {
      const there = thereIs(view, next);
      if (before.has(next) || there.fire || (crowd(there) && next !== n)) continue;
      before.set(next, at);
      todo.push(next);
    }
  }
  const way = [];
  for (let at = n; before.has(at) && at !== from; at = before.get(at)) way.unshift(at);
  return way;
}
