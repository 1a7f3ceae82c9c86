/**
 * Several answers from one gesture: a whole route, or "leave this one, take that one". The next answer is given only when the
 * same seat is asked again and all is well; otherwise the errand ends, and the person looks.
 */

let errand = null;

const isMeant = (choice, { verb, on = [] }) => choice.verb === verb && on.every((each) => choice.on.includes(each)) && !choice.why_not;

export const isUnderWay = () => errand !== null;
export const forget = () => { errand = null; };

/** Give these answers one after another; where `isWell` is asked, only as long as it says so of the state and the last answer. */
export function run(now, todo, isWell = null) {
  errand = { todo, isWell, last: null, seat: now.state.me, q: null };
  next(now);
}

function next(now) {
  const answer = errand.todo.shift(), choice = answer && now.state.choices.find((each) => isMeant(each, answer));
  if (!choice) { errand = null; return; }
  Object.assign(errand, { last: answer, q: now.state.q });
  now.act(choice);
}

/** A new state is there: go on, or stop. Returns whether something stopped it before its end. */
export function goOn(now) {
  const { state } = now;
  if (!errand || state.q === errand.q) return false;
  const { todo, isWell, last } = errand;
  if (state.me === errand.seat && state.question.mine && (!isWell || isWell(state, last)) && todo.length) { next(now); return false; }
  errand = null;
  return todo.length > 0 && isWell !== null;
}
