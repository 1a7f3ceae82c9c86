/**
 * What is seen of a plan: moved and zoomed by mouse, wheel, fingers and keys. One finger scrolls the page, two move the
 * plan, unless it is locked to one finger. It follows the action until somebody takes it in hand.
 *
 * A port has a `grid`: `columns`, `lines`, `unit` (of the drawing, for a cell), `column` (the name of one), and in pixels for a cell
 * what is `comfort`able, `close`, the `largest` and `near`; `margin` in cells.
 */
const DRAG = 6, PART = 0.3;

/** `x`, `y`: what is in the middle, in units of the drawing; `scale`: pixels a unit. */
const camera = { key: "", x: 0, y: 0, scale: 1, isFree: false, isLocked: false, hasMoved: false };

export const isLocked = () => camera.isLocked;

const size = (port) => [port.clientWidth || 1, port.clientHeight || 1];
const svgOf = (port) => port.querySelector("svg.drawing");

/** The whole plan with some air: from and to, in cells. */
function whole({ width, height, grid: { unit, margin } }, more = []) {
  const xs = [0, width, ...more.flatMap((box) => [box.x, box.x + box.width])], ys = [0, height, ...more.flatMap((box) => [box.y, box.y + box.height])];
  return [Math.min(...xs) - margin, Math.min(...ys) - margin, Math.max(...xs) + margin, Math.max(...ys) + margin].map((each) => each * unit);
}

const fitting = (port, [x0, y0, x1, y1]) => Math.min(size(port)[0] / (x1 - x0), size(port)[1] / (y1 - y0));

function put(port, all, x, y, scale) {
  const most = port.grid.largest / port.grid.unit, least = Math.min(fitting(port, all), most), [x0, y0, x1, y1] = all, [w, h] = size(port);
  camera.scale = Math.max(least, Math.min(most, scale));
  const clamp = (value, from, to, half) => (to - from <= 2 * half ? (from + to) / 2 : Math.max(from + half, Math.min(to - half, value)));
  camera.x = clamp(x, x0, x1, w / 2 / camera.scale);
  camera.y = clamp(y, y0, y1, h / 2 / camera.scale);
}

/** A plan that is new is seen whole, if that is large enough to touch, else where the action is. */
export function frame(port, key, { focus = null, ghosts = [], isNew = false } = {}) {
  const { grid } = port, all = whole({ width: grid.columns, height: grid.lines, grid }, ghosts);
  port.all = all;
  if (key !== camera.key) Object.assign(camera, { key, isFree: false, hasMoved: false });
  if (!camera.isFree) follow(port, all, focus, isNew);
  else put(port, all, camera.x, camera.y, camera.scale);
  show(port);
}

function follow(port, all, focus, isNew) {
  const scale = fitting(port, all), { unit, comfort, close } = port.grid;
  if (!focus || scale * unit >= comfort) {
    if (!focus && camera.hasMoved && scale * unit < comfort) put(port, all, camera.x, camera.y, camera.scale);
    else put(port, all, 0, 0, scale);
    return;
  }
  const [w, h] = size(port), { x, y } = focus, px = (x + 0.5) * unit, py = (y + 0.5) * unit;
  const isFar = Math.abs(px - camera.x) * camera.scale > w * PART || Math.abs(py - camera.y) * camera.scale > h * PART;
  if (isNew || isFar || !camera.hasMoved) put(port, all, px, py, Math.max(scale, close / unit));
  else put(port, all, camera.x, camera.y, camera.scale);
  camera.hasMoved = true;
}

export function show(port) {
  const [w, h] = size(port), { x, y, scale } = camera, vw = w / scale, vh = h / scale;
  svgOf(port).setAttribute("viewBox", `${x - vw / 2} ${y - vh / 2} ${vw} ${vh}`);
  port.dataset.detail = scale * port.grid.unit >= port.grid.near ? "near" : "far";
  rulers(port, x - vw / 2, y - vh / 2, vw, vh);
  port.dispatchEvent(new CustomEvent("seen"));
}

/** Letters and numbers along the edges, as on a map, wherever one looks. */
function rulers(port, left, top, vw, vh) {
  const { columns, lines, unit, column } = port.grid, side = camera.scale * unit, step = side < 9 ? 5 : side < 15 ? 2 : 1;
  const marks = (count, from, length, name) => Array.from({ length: count }, (_, i) => i).filter((i) => (i + (step > 2 ? 1 : 0)) % step === 0 && (i + 0.5) * unit > from && (i + 0.5) * unit < from + length).map((i) => `<i style="--at:${(((i + 0.5) * unit - from) * camera.scale).toFixed(1)}px">${name(i)}</i>`).join("");
  port.querySelector(".ruler.columns").innerHTML = marks(columns, left, vw, column);
  port.querySelector(".ruler.lines").innerHTML = marks(lines, top, vh, (i) => i + 1);
}

/** From a point of the screen to a column and a line. */
export function cellAt(port, clientX, clientY) {
  const box = port.getBoundingClientRect(), [w, h] = size(port), { unit } = port.grid;
  return [((clientX - box.left - w / 2) / camera.scale + camera.x) / unit, ((clientY - box.top - h / 2) / camera.scale + camera.y) / unit].map(Math.floor);
}

/** Where a cell is in the port: left, top and its side, in pixels. */
export function boxOf(port, { x, y }) {
  const [w, h] = size(port), { scale } = camera, { unit } = port.grid;
  return [(x * unit - camera.x) * scale + w / 2, (y * unit - camera.y) * scale + h / 2, unit * scale];
}

/** Bring a cell into sight, with a margin of a cell or so. */
export function reveal(port, cell) {
  const [left, top, side] = boxOf(port, cell), [w, h] = size(port), air = side * 1.3;
  const dx = Math.min(0, left - air) + Math.max(0, left + side + air - w), dy = Math.min(0, top - air) + Math.max(0, top + side + air - h);
  if (dx || dy) move(port, -dx, -dy);
}

export function move(port, dx, dy) {
  camera.isFree = true;
  put(port, port.all, camera.x - dx / camera.scale, camera.y - dy / camera.scale, camera.scale);
  show(port);
}

/** Zoom about a point of the port. Returns whether anything changed. */
export function zoom(port, factor, at = size(port).map((each) => each / 2)) {
  const before = { ...camera }, [w, h] = size(port), [ox, oy] = [at[0] - w / 2, at[1] - h / 2];
  put(port, port.all, camera.x, camera.y, camera.scale * factor);
  const { scale } = camera;
  put(port, port.all, before.x + ox / before.scale - ox / scale, before.y + oy / before.scale - oy / scale, scale);
  if (Math.abs(scale - before.scale) < 1e-6) return false;
  camera.isFree = true;
  show(port);
  return true;
}

export function seeAll(port) {
  put(port, port.all, 0, 0, 0);
  camera.isFree = true;
  show(port);
}

export const letFollow = () => Object.assign(camera, { isFree: false, hasMoved: false });

export function lock(port, on) {
  camera.isLocked = on;
  port.classList.toggle("locked", on);
}

// Hands ----------------------------------------------------------------------------------------------

const between = ([a, b]) => [(a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY)];

/** Make a port heed wheel, mouse and fingers. A drag is no click: `wasDragged` says so to whoever asks. */
export function handle(port) {
  port.addEventListener("wheel", (event) => {
    const box = port.getBoundingClientRect();
    if (zoom(port, Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0016)), [event.clientX - box.left, event.clientY - box.top])) event.preventDefault();
  }, { passive: false });
  let from = null;
  port.addEventListener("pointerdown", (event) => {
    port.wasDragged = false;
    if (event.pointerType !== "touch" && event.button === 0 && !event.target.closest(".tools")) from = { x: event.clientX, y: event.clientY };
  });
  port.addEventListener("pointermove", (event) => {
    if (!from || !event.buttons) { from = null; return; }
    if (!port.wasDragged && Math.hypot(event.clientX - from.x, event.clientY - from.y) < DRAG) return;
    port.wasDragged = true;
    port.setPointerCapture(event.pointerId);
    move(port, event.clientX - from.x, event.clientY - from.y);
    from = { x: event.clientX, y: event.clientY };
  });
  port.addEventListener("pointerup", () => { from = null; });
  fingers(port);
}

function fingers(port) {
  let last = null;
  const look = (touches) => (touches.length > 1 ? between(touches) : camera.isLocked && touches.length ? [touches[0].clientX, touches[0].clientY, 0] : null);
  for (const kind of ["touchstart", "touchend", "touchcancel"]) port.addEventListener(kind, (event) => { last = look(event.touches); }, { passive: true });
  port.addEventListener("touchmove", (event) => {
    const now = look(event.touches);
    if (!now) return;
    event.preventDefault();
    if (last) {
      const box = port.getBoundingClientRect();
      if (Math.hypot(now[0] - last[0], now[1] - last[1]) > 1 || now[2] !== last[2]) port.wasDragged = true;
      move(port, now[0] - last[0], now[1] - last[1]);
      if (now[2] && last[2]) zoom(port, now[2] / last[2], [now[0] - box.left, now[1] - box.top]);
    }
    last = now;
  }, { passive: false });
}
