/**
 * From many choices to one, in any order. A pick is {verb}, {on} (a place) or {under} (a family of places, "row:2" for
 * "row:2:7"); what is left are the choices that fit all picks. Nothing here knows a game.
 */

/** So many answers fit in the bar side by side; more are grouped. */
const FLAT = 6;
/** A choice of so many places is made by two of them at least. */
const MANY = 3;

const fits = (choice, pick) =>
  pick.verb !== undefined ? choice.verb === pick.verb
    : pick.on !== undefined ? choice.on.includes(pick.on)
      : choice.on.some((on) => on.startsWith(`${pick.under}:`));

export const left = (choices, picks) => choices.filter((choice) => picks.every((pick) => fits(choice, pick)));

export const legal = (choices) => choices.filter((choice) => !choice.why_not);

const distinct = (list) => [...new Set(list)];

/** The family of a place: "row:2:7" is of "row:2", "hand:7" of "hand". */
const family = (on) => on.slice(0, Math.max(0, on.lastIndexOf(":")));

function groups(choices, key, pick) {
  return distinct(choices.map(key)).map((value) => ({ ...pick(value), choices: choices.filter((choice) => key(choice) === value) }));
}

/** Useful groups are several, and fewer than what they group. */
const isUseful = (found, choices) => found.length > 1 && found.length < choices.length;

/** Groups by one place of each choice (the place that makes the fewest), else by its family. */
function byPlace(choices) {
  const positions = choices[0].on.map((_, i) => i);
  const ways = [
    ...positions.map((i) => groups(choices, (choice) => choice.on[i], (on) => ({ on }))),
    ...positions.map((i) => groups(choices, (choice) => family(choice.on[i] || ""), (under) => ({ under }))),
  ].filter((found) => isUseful(found, choices));
  return ways.sort((a, b) => a.length - b.length)[0] || null;
}

/**
 * What the bar should offer next: whole choices, or groups to open.
 * @returns {({choice: object}|{verb: string, choices: object[]}|{on: string, choices: object[]}|{under: string, choices: object[]})[]}
 */
export function offers(choices) {
  if (choices.length <= FLAT) return choices.map((choice) => ({ choice }));
  const verbs = distinct(choices.map((choice) => choice.verb));
  const found = verbs.length > 1 ? groups(choices, (choice) => choice.verb, (verb) => ({ verb })) : byPlace(choices);
  return (found || choices.map((choice) => ({ choices: [choice] }))).map((group) => (group.choices.length === 1 ? { choice: group.choices[0] } : group));
}

/**
 * What happens when a place is pointed at: an action to take, a refusal to explain, or picks to go on with.
 *
 * A player is more than a button: where a question mixes verbs, pointing at a seat first shows what would happen to them.
 */
export function pointAt(choices, picks, on) {
  if (picks.some((pick) => pick.on === on)) return pointAgain(choices, picks, on);
  const next = left(choices, [...picks, { on }]);
  const can = legal(next);
  if (!next.length) return pointAfresh(choices, picks, on);
  if (!can.length) return { refusal: next[0] };
  const isPlain = picks.length > 0 || (can[0].on.length < MANY && (!on.startsWith("seat:") || distinct(choices.map((choice) => choice.verb)).length === 1));
  return can.length === 1 && isPlain ? { act: can[0] } : { picks: [...picks, { on }] };
}

/** Pointing at a picked place again does what needs nothing more; where all needs more, it lets the place go. */
function pointAgain(choices, picks, on) {
  const done = legal(left(choices, picks)).filter((choice) => choice.on.every((each) => picks.some((pick) => pick.on === each)));
  return done.length === 1 ? { act: done[0] } : { picks: picks.filter((pick) => pick.on !== on) };
}

/** A place that fits none of the picks starts a new choice. */
function pointAfresh(choices, picks, on) {
  return picks.length && left(choices, [{ on }]).length ? pointAt(choices, [], on) : { picks };
}
