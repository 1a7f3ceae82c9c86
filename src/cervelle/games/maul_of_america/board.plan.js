/** The ground of a mall as an SVG drawing: floors, walls, windows, doors, and what stands on cells. Twenty units a cell. */
import { AHEAD, edgeBetween, heightOf, widthOf } from "./board.mall.js";

export const U = 20;
const FLOORS = 6;

const box = ({ x, y }) => `M${x * U} ${y * U}h${U}v${U}h${-U}z`;
const middle = ({ x, y }) => [x * U + U / 2, y * U + U / 2];
const path = (name, d) => (d ? `<path class="${name}" d="${d}"/>` : "");
const label = (name, [x, y], text) => `<text class="${name}" x="${x}" y="${y}">${text}</text>`;

/** What a cell is floored with: corridors and the like, or one of a few floors of shops. */
function floorOf({ kind, room }) {
  if (room >= 0) return `shop f${(room * 5 + 2) % FLOORS}`;
  return { food: "food", fountain: "water", void: "void" }[kind] || "hall";
}

function floors(cells) {
  const found = new Map();
  for (const cell of cells) found.set(floorOf(cell), (found.get(floorOf(cell)) || "") + box(cell));
  return [...found].map(([name, d]) => path(`floor ${name}`, d)).join("");
}

function line({ x, y }, side) {
  const from = [[0, 0], [1, 0], [0, 1], [0, 0]][side], to = side % 2 ? `v${U}` : `h${U}`;
  return `M${(x + from[0]) * U} ${(y + from[1]) * U}${to}`;
}

/** Every edge once: east and south of each cell, and wherever nobody is beyond. */
function edges(mall) {
  const found = { wall: "", window: "", door: "", shut: "", joint: "" };
  for (const cell of mall.cells.values()) {
    AHEAD.forEach(([dx, dy], side) => {
      const other = mall.at(cell.x + dx, cell.y + dy);
      if (other && (side === 0 || side === 3)) return;
      if (cell.kind === "void" && (!other || other.kind === "void")) return;
      const edge = edgeBetween(mall, cell, side);
      if (edge !== "open") found[edge] += line(cell, side);
      else if (other && other.face !== cell.face) found.joint += line(cell, side);
    });
  }
  return found;
}

/** A door is a gap in the wall with a leaf in it. */
const doors = (d) => path("wall", d) + path("door", d.replace(/M(\S+) (\S+)([hv])20/g, (_, x, y, way) => (way === "h" ? `M${Number(x) + 3} ${y}h14` : `M${x} ${Number(y) + 3}v14`)));

const TURNS = [0, 90, 180, 270];

function arrow(mall, cell) {
  const [x, y] = middle(cell), isOpen = mall.ways.has(cell.n);
  const name = isOpen ? "arrow way" : cell.joined ? "arrow joined" : mall.ways.size ? "arrow closed" : "arrow";
  return `<path class="${name}" transform="translate(${x} ${y}) rotate(${TURNS[cell.way]})" d="M-6 1L0 -6L6 1M-6 7L0 0L6 7"/>`;
}

function exit(mall, cell) {
  const [x, y] = middle(cell), isOpen = mall.ways.has(cell.n);
  return `<g class="out${isOpen ? " way" : ""}"><rect x="${x - 9}" y="${y - 6}" width="18" height="12" rx="2"/>${label("sign", [x, y + 3.4], "EXIT")}</g>`;
}

/** Both ends of an escalator bear the same letter, and a faint line joins them. */
function escalators(mall) {
  const ends = [...mall.cells.values()].filter((cell) => cell.link !== null && cell.link > cell.n);
  return ends.map((cell, i) => {
    const other = mall.cells.get(cell.link), [ax, ay] = middle(cell), [bx, by] = middle(other), sign = String.fromCharCode(945 + i);
    const stair = ([x, y]) => `<g class="escalator"><rect x="${x - 8}" y="${y - 8}" width="16" height="16" rx="3"/><path d="M${x - 5} ${y + 5}h3v-3h3v-3h3v-3h3"/>${label("sign", [x - 4, y - 1.5], sign)}</g>`;
    return `<path class="ride" d="M${ax} ${ay}Q${(ax + bx) / 2 + (by - ay) * 0.12} ${(ay + by) / 2 - (bx - ax) * 0.12} ${bx} ${by}"/>${stair([ax, ay])}${stair([bx, by])}`;
  }).join("");
}

const WAVES = "M-7 -3q3.5 -4 7 0t7 0M-7 4q3.5 -4 7 0t7 0";

function marks(mall) {
  const found = [];
  for (const cell of mall.cells.values()) {
    if (cell.kind === "search") found.push(label("search", [cell.x * U + U / 2, cell.y * U + 15.4], "?"));
    else if (cell.kind === "arrow") found.push(arrow(mall, cell));
    else if (cell.kind === "exit") found.push(exit(mall, cell));
    else if (cell.kind === "fountain") found.push(`<path class="waves" transform="translate(${middle(cell).join(" ")})" d="${WAVES}"/>`);
    else if (cell.kind === "food") found.push(`<circle class="table-top" cx="${middle(cell)[0]}" cy="${middle(cell)[1]}" r="4.6"/>`);
  }
  return found.join("");
}

/** Faint lines between cells that one can walk on. */
function grid(cells) {
  const open = [...cells].filter((cell) => cell.kind !== "void");
  return path("grid", open.map(box).join(""));
}

/** The names of sections are part of the floor, so they are drawn, not written. */
const SIGNS = { 1: "M.8 1.2L2.200 0V7", 2: "M0 1.700Q.2 0 2 0T4 1.800Q4 3 0 7H4", 3: "M0 .8Q.8 0 2 0Q4 0 4 1.700Q4 3.300 1.600 3.300Q4 3.300 4 5.200Q4 7 2 7Q.6 7 0 6.200", 4: "M3 7V0L0 5H4.200", A: "M0 7L2 0L4 7M.8 4.600H3.200", B: "M0 3.300H2Q4 3.300 4 5.200Q4 7 2 7H0V0H1.800Q3.600 0 3.600 1.700Q3.600 3.300 1.800 3.300" };

const codes = ({ sections, left, top }) => sections.map((each) => {
  const x = (each.x - left + widthOf(each) / 2) * U, y = (each.y - top + heightOf(each) / 2) * U;
  return [...each.face].map((sign, i) => `<path class="code" transform="translate(${x - 44 + i * 50} ${y - 32}) scale(9)" d="${SIGNS[sign] || ""}"/>`).join("");
}).join("");

/** The whole ground: the same for the same mall. */
export function plan(mall) {
  const cells = [...mall.cells.values()], found = edges(mall);
  return `<g class="plan">${floors(cells)}${grid(cells)}${codes(mall)}${path("joint", found.joint)}${marks(mall)}${escalators(mall)}${path("wall", found.wall)}${path("shut", found.shut)}${path("window-ground", found.window)}${path("window", found.window)}${doors(found.door)}</g>`;
}
