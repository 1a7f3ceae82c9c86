/** What the other parts ask of a state: its mall (worked out once), who stands where, who moves, what can be done with a cell. */
import { COLOURS } from "./board.art.js";
import { armName } from "./board.cards.js";
import { mallOf } from "./board.mall.js";
import { plan } from "./board.plan.js";

const known = new Map(), KEPT = 6;

/** The mall of a view and its drawing, or null while nothing lies there. */
export function groundOf({ mall: { sections, faces, ways } }) {
  if (!sections.length) return null;
  const key = JSON.stringify([sections, ways]);
  if (!known.has(key)) {
    if (known.size >= KEPT) known.delete(known.keys().next().value);
    const mall = mallOf(sections, faces, ways);
    known.set(key, { key, mall, drawing: plan(mall) });
  }
  return known.get(key);
}

/** The face of a board alone, turned or as it is. */
const faces = new Map();

export function faceOf(view, face, turn = 0) {
  const key = JSON.stringify([face, turn, view.mall.faces[face]]);
  if (!faces.has(key)) {
    const mall = mallOf([{ face, turn, x: 0, y: 0 }], view.mall.faces);
    faces.set(key, { mall, drawing: plan(mall) });
  }
  return faces.get(key);
}

export const pawnOf = (view, seat) => view.pawns.find((pawn) => pawn.seat === seat);
export const zombiesAt = (view, cell) => view.zombies.filter((zombie) => zombie.cell === cell);
export const pawnsAt = (view, cell) => view.pawns.filter((pawn) => pawn.alive && pawn.cell === cell);
export const colourOf = (view, seat) => COLOURS[view.clients.indexOf(seat) % COLOURS.length] || "#8fb04f";

/** Who acts: the zombie that is active, else the Client whose turn it is; null where nobody does. */
export function mover({ view }) {
  if (view.phase !== "playing") return null;
  if (view.active !== null) return view.zombies.find((zombie) => zombie.id === view.active) || null;
  return view.turn === null || view.turn === view.master ? null : pawnOf(view, view.turn);
}

/** The question's reach, by cell: what it costs, and the cell before. */
export function reachOf({ view }) {
  return new Map((view.question?.reach || []).map(([cell, cost, before]) => [cell, { cost, before }]));
}

/** The cells from the mover (not counted) to this one, or [] if it is out of reach. */
export function pathTo(state, cell) {
  const reach = reachOf(state), from = mover(state)?.cell, found = [];
  for (let at = cell; reach.has(at) && at !== from; at = reach.get(at).before) found.unshift(at);
  return found;
}

/** What a choice touches, by kind: { cell: 12, arm: 3, … }. */
export function touched(choice) {
  const found = {};
  for (const on of choice.on) {
    const [kind, ...rest] = on.split(":");
    found[kind] = kind === "gear" || kind === "opening" ? rest.map(Number) : Number(rest[0]);
  }
  return found;
}

/** Chances in percent that a die shows so much. */
export const odds = (hits) => Math.round((100 * (7 - hits)) / 6);

export function jamText(view, arm, { say }) {
  const { jams } = view.weapons[armName(arm)];
  return jams > 1 ? say("odds.jam", { jams: `1–${jams}` }) : jams === 1 && say("odds.jam", { jams });
}

export function oddsText(view, arm, kit) {
  const { hits } = view.weapons[armName(arm)];
  return [kit.say("odds", { hits, odds: odds(hits) }), jamText(view, arm, kit)].filter(Boolean).join(", ");
}

export const armText = (arm, { say }) => say(arm === 0 ? "bare-hands" : `item.${armName(arm)}`);
