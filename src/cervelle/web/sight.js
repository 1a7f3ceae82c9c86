/** What the question is about comes into sight. */

const AIR = 14;

/** From where to where things of the board reach, with some air; what is seen through a port reaches as far as it does. */
function span(board, things) {
  const boxes = [...board.querySelectorAll(things)].map((thing) => (thing.closest("[data-port]") || thing).getBoundingClientRect()).filter((box) => box.width);
  return boxes.length > 0 && [Math.min(...boxes.map((box) => box.top)) - AIR, Math.max(...boxes.map((box) => box.bottom)) + AIR];
}

/** First of all the port it is asked in, below what sticks to the top (`data-lid`): all of it where the frame can hold it, else what is picked or the lower end, where one's own things are. */
export function bringIntoView(board, frame) {
  const view = frame.getBoundingClientRect();
  const lid = board.querySelector("[data-lid]"), under = lid && getComputedStyle(lid).position === "sticky" ? lid.offsetHeight : 0;
  const lit = span(board, "[data-port]:has(.can)") || span(board, ".can, .no, [data-look]"), picked = span(board, "[data-seat]:has(.picked)");
  if (!lit) return;
  const [top, bottom] = picked && lit[1] - lit[0] > view.height - under ? picked : lit;
  if (bottom > view.bottom) frame.scrollTop += bottom - view.bottom;
  else if (top < view.top + under) frame.scrollTop -= Math.min(view.top + under - top, view.bottom - bottom);
}
