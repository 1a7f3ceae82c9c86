/**
 * A mall as it lies: where each cell is, what it is, what is at its four edges, worked out from the faces and the layout
 * that a view has. No rule lives here; this is what the picture and its cursor need to know of the ground.
 */

const WIDTH = 16, HEIGHT = 10, CELLS = WIDTH * HEIGHT;
const FACES = ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B"];
const KINDS = { " ": "corridor", ".": "shop", "?": "search", Y: "food", E: "exit", "~": "fountain", "#": "void" };
const EDGES = { " ": "open", ":": "window", D: "door", "|": "wall", "-": "wall" };
const ARROWS = "^>v<";
/** North, east, south, west. */
export const AHEAD = [[0, -1], [1, 0], [0, 1], [-1, 0]];
/** The eight directions of areas, from north, clockwise. */
export const COMPASS = [[0, -1], [1, -1], [1, 0], [1, 1], [0, 1], [-1, 1], [-1, 0], [-1, -1]];
/** The six places where a board can be joined: the side, and the two cells. */
export const OPENINGS = [[0, 4, 5], [0, 10, 11], [2, 148, 149], [2, 154, 155], [1, 79, 95], [3, 64, 80]];

export const boardOf = (face) => FACES.indexOf(face) >> 1;
export const widthOf = ({ turn }) => (turn % 2 ? HEIGHT : WIDTH);
export const heightOf = ({ turn }) => (turn % 2 ? WIDTH : HEIGHT);

/** Where a cell of a face lies after so many quarter turns clockwise. */
function turned(cell, turn) {
  const x = cell % WIDTH, y = (cell - x) / WIDTH;
  return [[x, y], [HEIGHT - 1 - y, x], [WIDTH - 1 - x, HEIGHT - 1 - y], [y, WIDTH - 1 - x]][turn];
}

function kindOf(mark) {
  return KINDS[mark] || (ARROWS.includes(mark) ? "arrow" : "escalator");
}

/** The cells of one section, not yet knowing of the others. */
function laid(section, rows, left, top) {
  const { face, turn, x, y } = section, found = [];
  for (let i = 0; i < CELLS; i += 1) {
    const line = 2 * Math.floor(i / WIDTH) + 1, column = 2 * (i % WIDTH) + 1, mark = (rows[line] || "")[column] || " ";
    const [dx, dy] = turned(i, turn), edges = [];
    AHEAD.forEach(([ax, ay], side) => { edges[(side + turn) % 4] = EDGES[(rows[line + ay] || "")[column + ax] || " "] || "open"; });
    const kind = kindOf(mark), way = kind === "arrow" ? (ARROWS.indexOf(mark) + turn) % 4 : null;
    found.push({ n: boardOf(face) * CELLS + i, face, x: x - left + dx, y: y - top + dy, kind, mark, way, edges, link: null, room: -1 });
  }
  for (const cell of found) if (cell.kind === "escalator") cell.link = found.find((other) => other !== cell && other.mark === cell.mark && other.kind === "escalator")?.n ?? null;
  return found;
}

/** From a layout to a mall: `cells` by number, `at(x, y)`, its size, its corner on the table, its joints. */
export function mallOf(sections, faces, ways = []) {
  const left = Math.min(...sections.map((each) => each.x)), top = Math.min(...sections.map((each) => each.y));
  const width = Math.max(...sections.map((each) => each.x + widthOf(each))) - left, height = Math.max(...sections.map((each) => each.y + heightOf(each))) - top;
  const cells = new Map(), grid = new Map();
  for (const section of sections) {
    for (const cell of laid(section, faces[section.face], left, top)) {
      cells.set(cell.n, cell);
      grid.set(cell.y * width + cell.x, cell);
    }
  }
  const at = (x, y) => (x < 0 || y < 0 || x >= width || y >= height ? undefined : grid.get(y * width + x));
  const mall = { sections, left, top, width, height, cells, at, ways: new Set(ways), joints: [] };
  close(mall);
  join(mall);
  nameRooms(mall);
  return mall;
}

/** An arrow or an exit before which another section lies is shut, unless it is joined. */
function close({ cells, at }) {
  for (const cell of cells.values()) {
    if (cell.kind !== "arrow" && cell.kind !== "exit") continue;
    AHEAD.forEach(([dx, dy], side) => {
      const other = at(cell.x + dx, cell.y + dy);
      if (other && other.face !== cell.face && cell.edges[side] === "open") cell.edges[side] = "shut";
    });
  }
}

/** Openings that face each other with both cells. */
function join(mall) {
  for (const here of mouths(mall)) {
    for (const there of mouths(mall)) {
      if (here.face >= there.face || there.side !== (here.side + 2) % 4) continue;
      const [dx, dy] = AHEAD[here.side];
      if (!here.cells.every(({ x, y }) => there.cells.some((cell) => cell.x === x + dx && cell.y === y + dy))) continue;
      for (const [mouth, side] of [[here, here.side], [there, there.side]]) for (const cell of mouth.cells) Object.assign(cell, { joined: true }).edges[side] = "open";
      mall.joints.push([here, there]);
    }
  }
}

/** Every opening of a mall: its board and number, its two cells, the side it looks to. */
export function mouths({ sections, cells }) {
  return sections.flatMap(({ face, turn }) => OPENINGS.map(([side, ...pair], to) => {
    const board = boardOf(face), found = pair.map((i) => cells.get(board * CELLS + i));
    return { face, board, to, side: (side + turn) % 4, cells: found };
  }).filter((mouth) => mouth.cells.every((cell) => cell.kind === "arrow")));
}

const isShop = (cell) => cell.kind === "shop" || cell.kind === "search";

/** Shops are numbered, so that neighbours can have floors of their own. */
function nameRooms({ cells, at }) {
  let rooms = 0;
  for (const start of cells.values()) {
    if (!isShop(start) || start.room >= 0) continue;
    const todo = [start];
    start.room = rooms;
    while (todo.length) {
      const cell = todo.pop();
      AHEAD.forEach(([dx, dy], side) => {
        const other = at(cell.x + dx, cell.y + dy);
        if (other && cell.edges[side] === "open" && isShop(other) && other.room < 0) { other.room = rooms; todo.push(other); }
      });
    }
    rooms += 1;
  }
}

/** Cells are named as on a map: columns by letters, lines by numbers. */
export const columnName = (x) => (x >= 26 ? String.fromCharCode(64 + Math.floor(x / 26)) : "") + String.fromCharCode(65 + (x % 26));
export const spotName = ({ x, y }) => `${columnName(x)}${y + 1}`;

/** The cell of a name as people write it, or undefined. */
export function spotNamed(mall, text) {
  const found = /^\s*([a-z]{1,2})\s*(\d{1,2})\s*$/i.exec(text);
  if (!found) return undefined;
  const letters = found[1].toUpperCase(), column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
  const cell = mall.at(column, Number(found[2]) - 1);
  return cell?.kind === "void" ? undefined : cell;
}

/** The edge between a cell and its neighbour straight ahead: the closed one of two. */
export function edgeBetween(mall, cell, side) {
  const [dx, dy] = AHEAD[side], other = mall.at(cell.x + dx, cell.y + dy), mine = cell.edges[side], theirs = other?.edges[(side + 2) % 4];
  const order = ["open", "window", "door", "shut", "wall"];
  return !other ? mine : order[Math.max(order.indexOf(mine), order.indexOf(theirs))];
}

/** A cell and those around it that a burst reaches: walls clip it, and so does a door at a corner. */
export function burst(mall, cell) {
  const found = [cell.n];
  for (const [dx, dy] of COMPASS) {
    const other = mall.at(cell.x + dx, cell.y + dy);
    if (other && isClear(mall, cell, dx, dy)) found.push(other.n);
  }
  return found;
}

function isClear(mall, cell, dx, dy) {
  if (!dx || !dy) return !["wall", "shut"].includes(edgeBetween(mall, cell, AHEAD.findIndex(([x, y]) => x === dx && y === dy)));
  const across = mall.at(cell.x + dx, cell.y), along = mall.at(cell.x, cell.y + dy), east = dx > 0 ? 1 : 3, south = dy > 0 ? 2 : 0;
  const edges = [edgeBetween(mall, cell, east), edgeBetween(mall, cell, south), along && edgeBetween(mall, along, east), across && edgeBetween(mall, across, south)];
  return edges.every((edge) => edge === "open" || edge === "window");
}
