/** The town by night as an SVG drawing: cobbles, floors, crypts, walls. A hundred units a zone. The same for the same town. */
import { NOTHING, ROOM, STREET, U, VAULT, cellOf, isInTown, zoneAt } from "./board.scene.js";

const path = (name, d) => (d ? `<path class="${name}" d="${d}"/>` : "");
const box = ({ x, y }) => `M${x * U} ${y * U}h${U}v${U}h${-U}z`;
const FLOORS = 5, LAMPS = 7;

/** Patterns: stones of the street, boards of a floor, slabs of a crypt, tiles of the roofs around. */
const PATTERNS = `<defs>
  <pattern id="zc-cobble" width="50" height="40" patternUnits="userSpaceOnUse"><rect width="50" height="40" class="joint"/><rect x="2" y="2" width="20" height="16" rx="6" class="stone a"/><rect x="25" y="2" width="23" height="16" rx="7" class="stone b"/><rect x="-10" y="22" width="21" height="16" rx="6" class="stone b"/><rect x="14" y="22" width="22" height="16" rx="7" class="stone c"/><rect x="39" y="22" width="21" height="16" rx="6" class="stone b"/></pattern>
  <pattern id="zc-plank" width="100" height="25" patternUnits="userSpaceOnUse"><path class="seam" d="M0 24.500H100M0 0V12M62 12V25M0 12.500H100M38 0V12"/></pattern>
  <pattern id="zc-slab" width="50" height="50" patternUnits="userSpaceOnUse"><path class="seam" d="M0 1H50M1 0V50M0 25H50M26 25V50M14 0V25"/></pattern>
  <pattern id="zc-roof" width="24" height="18" patternUnits="userSpaceOnUse"><path class="tile" d="M0 9q6 10 12 0q6 10 12 0M-12 18q6 10 12 0q6 10 12 0q6 10 12 0"/></pattern>
  <radialGradient id="zc-lamp"><stop offset="0" class="glow"/><stop offset="1" class="glow out"/></radialGradient></defs>`;

/** Rooms of one building have one floor. */
function buildings(view) {
  const { town } = view, found = new Map();
  let count = 0;
  for (const [start, kind] of town.kinds.entries()) {
    if (kind !== ROOM || found.has(start)) continue;
    const todo = [start];
    found.set(start, count);
    while (todo.length) {
      for (const next of town.open[todo.pop()]) {
        if (town.kinds[next] !== ROOM || found.has(next)) continue;
        found.set(next, count);
        todo.push(next);
      }
    }
    count += 1;
  }
  return found;
}

function floors(view) {
  const { town } = view, of = buildings(view), found = new Map();
  for (let y = 0; y < town.rows; y += 1) {
    for (let x = 0; x < town.columns; x += 1) {
      const n = zoneAt(x, y), name = { [STREET]: "street", [ROOM]: `room f${((of.get(n) ?? 0) * 3 + 1) % FLOORS}`, [VAULT]: "vault", [NOTHING]: "roofs" }[town.kinds[n]];
      found.set(name, (found.get(name) || "") + box({ x, y }));
    }
  }
  const over = { street: "cobbles", vault: "slabs", roofs: "tiles" };
  return [...found].map(([name, d]) => path(`floor ${name}`, d) + path(over[name] || "planks", d)).join("");
}

/** The edge between two zones, or a zone and what lies outside. */
function edgeOf(view, n, other) {
  if (!isInTown(view, n) && !isInTown(view, other)) return "none";
  if (!isInTown(view, n) || !isInTown(view, other)) return "wall";
  if (view.town.open[n].includes(other)) return "open";
  return view.town.doors.some(({ between }) => between.includes(n) && between.includes(other)) ? "door" : "wall";
}

function edges(view) {
  const { town } = view, found = { wall: "", open: "", door: "" };
  const note = (n, other, d) => { const edge = edgeOf(view, n, other); if (edge !== "none") found[edge] += d; };
  for (let y = -1; y < town.rows; y += 1) {
    for (let x = -1; x < town.columns; x += 1) {
      const inside = (a, b) => (a >= 0 && b >= 0 && a < town.columns && b < town.rows ? zoneAt(a, b) : -1);
      if (y >= 0) note(inside(x, y), inside(x + 1, y), `M${(x + 1) * U} ${y * U}v${U}`);
      if (x >= 0) note(inside(x, y), inside(x, y + 1), `M${x * U} ${(y + 1) * U}h${U}`);
    }
  }
  return found;
}

/** Here and there a lamp still burns over the street. */
const lamps = ({ town }) => town.kinds.map((kind, n) => {
  const { x, y } = cellOf(n);
  return kind === STREET && (n * 5) % LAMPS === 1 ? `<circle class="lamplight" cx="${x * U + 50}" cy="${y * U + 50}" r="95"/>` : "";
}).join("");

/** Broken into pieces where doors are, so that a door stands in its wall. */
const beside = (d) => d.replace(/M(\S+) (\S+)([hv])100/g, (_, x, y, way) => (way === "h" ? `M${x} ${y}h30M${Number(x) + 70} ${y}h30` : `M${x} ${y}v30M${x} ${Number(y) + 70}v30`));

const known = new Map(), KEPT = 4;

export function groundOf(view) {
  const key = `${view.number}/${view.scenario}/${view.town.kinds.join("")}`;
  if (!known.has(key)) {
    if (known.size >= KEPT) known.delete(known.keys().next().value);
    const { wall, open, door } = edges(view), walls = wall + beside(door);
    known.set(key, { key, drawing: `${PATTERNS}<g class="town">${floors(view)}${lamps(view)}${path("bounds", open)}${path("wall-shade", walls)}${path("wall-ink", walls)}${path("wall", walls)}${path("wall-top", walls)}</g>` });
  }
  return known.get(key);
}

// Doors, which change --------------------------------------------------------------------------------

const LEAF = '<rect class="leaf" x="-20" y="-5" width="40" height="10" rx="2"/><path class="iron" d="M-11 -5v10M11 -5v10"/>';
const OPEN = '<path class="threshold" d="M-20 0h40"/><rect class="leaf" x="-22" y="-22" width="8" height="24" rx="2"/>';
const LOCK = '<g class="padlock"><rect x="-7" y="-4" width="14" height="11" rx="2"/><path d="M-4 -4v-4q0 -5 4 -5t4 5v4"/></g>';

function door({ between: [a, b], open, locked }, i) {
  const from = cellOf(a), to = cellOf(b), isAcross = from.y === to.y, x = ((from.x + to.x) / 2 + 0.5) * U, y = ((from.y + to.y) / 2 + 0.5) * U;
  return `<g class="gate ${open ? "open" : locked ? "locked" : "closed"}" data-on="door:${i}" transform="translate(${x} ${y})"><g${isAcross ? ' transform="rotate(90)"' : ""}>${open ? OPEN : LEAF}</g>${!open && locked ? LOCK : ""}</g>`;
}

export const doors = ({ town }) => town.doors.map(door).join("");
