/** The table: what the server tells, drawn as a board, a question and a log; what the player does, sent back. */
import { keepRecord, letTalk } from "./api.js";
import { boardOf } from "./boards.js";
import { Choices } from "./choices.js";
import { Company } from "./company.js";
import { fill, html } from "./html.js";
import { listen } from "./keys.js";
import { Live } from "./live.js";
import { Log } from "./log.js";
import { acceptInvitation, dropSecret, recall, remember, secretsOf } from "./memory.js";
import { Pace } from "./pace.js";
import { openDialog, openPage, setTitle } from "./page.js";
import { kitFor, stakeOf } from "./pieces.js";
import { Bar, Lessons } from "./question.js";
import { helped, isAdvised, news as newsOfSeats } from "./seated.js";
import { bringIntoView } from "./sight.js";
import { Stage } from "./stage.js";
import { textView } from "./textview.js";
import { Voice } from "./voice.js";
import { explain } from "./why.js";
import { language, say } from "./words.js";

const $ = (id) => document.getElementById(id);
const id = decodeURIComponent(location.pathname.split("/").pop());
const ALL_AT_ONCE = 0, UNHURRIED = 1;
const HANDOVER_PAUSE = 1200;
const wideEnough = matchMedia("(min-width: 1100px)"), calm = matchMedia("(prefers-reduced-motion: reduce)");

let secrets = secretsOf(id);
let state = null;
let board = null;
let live = null;
let sent = 0;
let notice = "";
let spoken = "";
let isAway = false;
/** result.js, once there is a result; coach.js, once advice was wanted; the fingers of point.js, once there is one. */
let ending = null, coach = null, fingers = null;
/** The clock of clock.js (promised), where there is one, and the state that it is to show. */
let countdown = null, timed = null;
/** The question for which this page has called its player. */
let called = "";
/** seats.js, once somebody looks at who sits where. */
let seating = null;
/** An address that ends so is of someone who wants no seat. */
const onlyWatches = location.hash === "#watch";
/** The states of all the seats that play here, and undo.js (promised) once one of them has something to take back. */
let together = [], undoing = null;
/** The secret of a guest whose name is still to be asked. */
let guest = null;
/** The log of each seat that plays here: they do not know the same. */
const logs = new Map();
/** The secret of each seat that plays here. */
const secretOf = new Map();

const lessons = new Lessons();
const stage = new Stage($("board"), $("frame"));
const log = new Log($("log-lines"), (rule) => explain(state.game, rule));
const voice = new Voice($("said"), $("asked"));
const choices = new Choices($("board"), { act, explain: explainChoice, changed: () => { showBar(); look(); wake(); } });
const bar = new Bar($("bar"), choices, {
  cancel: () => choices.cancel(),
  aim: (list) => { choices.aim(list); board?.aim?.(list); },
  lessonOff: () => { lessons.turn(false); showBar(); $("question").focus(); },
  orders: () => import("./orders.js").then(({ openOrders }) => trying(openOrders(state, secretOf.get(state.me)))),
  again: playAgain,
  record: () => trying(keepRecord(state.game, id, secrets.mine[0])),
  fair: () => openDialog(say("result.fair"), ending.fairness(state)),
});
const company = new Company({ chat: $("chat"), title: $("log-title"), button: $("chat-button"), badge: $("log-count") }, {
  table: id,
  state: () => state || { me: null, talk: true },
  send: (frame) => live.send(frame),
  letTalk: (on) => trying(letTalk(id, secretOf.get(state.me), on)),
  tell: (text, isNews) => { voice.tell([{ text }]); if (isNews && state) bar.tell([{ text }]); },
  hasRoom: () => wideEnough.matches,
  isSeen: () => !document.hidden && (wideEnough.matches || document.body.classList.contains("log-open")),
});
const pace = new Pace(showStates, (count) => {
  $("skip-button").hidden = count === 0;
  if (count) fill($("skip-button"), html`${say("table.skip")} <kbd aria-hidden="true">S</kbd>`);
}, between);
pace.slowness = recall("slow", true) ? UNHURRIED : ALL_AT_ONCE;

// What the server tells ----------------------------------------------------------------------------

/** With several seats on one device, the one that is asked; otherwise the one that was. */
function chosen(states) {
  return states.find((each) => each.question.mine) || states.find((each) => each.me === state?.me) || states[0];
}

async function showStates(states) {
  await loadBoard(states[0].game);
  together = states;
  for (const each of states) gather(each);
  if (states.length === secrets.mine.length) states.forEach((each, i) => secretOf.set(each.me, secrets.mine[i]));
  const next = chosen(states), before = states.find((each) => each.me === state?.me);
  if (before && next !== before) {
    await present(before);
    if (next.veiled) await new Promise((done) => { setTimeout(done, HANDOVER_PAUSE); });
  }
  const isHandedOn = before ? next !== before : !state && states.length > 1;
  if (isHandedOn && next.veiled && !next.over) await handOver(next);
  await present(next);
  callPlayer();
}

/** The steps that a board shows between what is seen and these states, if there is time and sight for them. */
function between(states) {
  const next = states.find((each) => each.me === state?.me);
  if (!next || !board.steps || !pace.slowness || calm.matches || recall("text", false)) return [];
  return board.steps(state, next, kitFor(next)).map((step) => [{ ...step, isBetween: true }]);
}

async function present(next) {
  const isFirst = state === null, isOther = !isFirst && next.me !== state.me;
  const isAgain = spoken !== language() || isOther;
  spoken = language();
  if (next.over) ending ??= await import("./result.js");
  if (isOther) log.forget();
  const news = log.add(isOther ? logs.get(next.me) : next.log);
  if (!isFirst && !isOther) news.push(...newsOfSeats(state, next));
  state = next;
  notice = coach?.overtaken(state, (text) => voice.tell([{ text }])) || "";
  bar.tell(isFirst || isAgain ? log.lines.slice(-1) : news);
  if (!isFirst && !isOther) voice.tell(news);
  await draw(isFirst || isAgain);
  seating?.refresh(state);
  if (isFirst) greet();
}

const hasOpenSeat = () => !state.over && state.seats.some((seat) => seat.kind === "open");
const isExpecting = () => hasOpenSeat() || Object.keys(secrets.invites).some((seat) => !state.seats[seat].here);

/** First things at a table: a guest's name, a seat for who has none, or the links that the host has to send. */
function greet() {
  if (guest && state.me !== null) import("./guest.js").then(({ welcomeGuest }) => welcomeGuest(id, guest));
  else if (state.me === null ? hasOpenSeat() && !onlyWatches : isExpecting() && (state.host || Object.keys(secrets.invites).length) && !state.over && !recall(`invited.${id}`)) {
    if (state.me !== null) remember(`invited.${id}`, true);
    showSeats();
  }
}

async function showSeats() {
  seating ??= await import("./seats.js");
  seating.open(state, { secrets: () => secrets, secretOf: (seat) => secretOf.get(seat), again: comeIn, forget: () => { secrets = secretsOf(id); } });
}

function gather(each) {
  const known = logs.get(each.me) || [];
  const first = each.log.length ? each.log[0].n : Infinity;
  logs.set(each.me, [...known.filter((line) => line.n < first), ...each.log]);
}

/** One device, several players: a curtain falls until the next one is there, and nothing of the one before stays in the page. */
async function handOver(next) {
  const { handTo } = await import("./curtain.js");
  await handTo(next.seats[next.me].name, () => {
    stage.running?.skipTransition();
    for (const part of [$("board"), $("facts"), $("dialog")]) part.replaceChildren();
    for (const part of [log, bar, voice]) part.forget();
    if (state) showClock({ ...state, clock: null });
  });
}

/** Those who look elsewhere and wished it are called, once for each question. */
function callPlayer() {
  const question = state.question.mine ? `${state.q}/${state.me}` : "";
  if (question && question !== called && (recall("sound") || recall("notify"))) import("./notice.js").then(({ call }) => call($("title").textContent, state.question.text));
  called = question;
}

/** One clock for the page, however many states come before it has been fetched; and it shows the last of them. */
async function showClock(now) {
  timed = now;
  if (now.clock) countdown ??= import("./clock.js").then(({ Countdown }) => new Countdown($("clock"), (text) => voice.tell([{ text }]))).catch(() => { countdown = null; });
  const clock = await countdown;
  if (timed === now) clock?.show(now, (seat) => now.seats[seat].name);
}

async function loadBoard(game) {
  if (board) return;
  board = await boardOf(game);
  log.tone = board.tone;
}

// Drawing ------------------------------------------------------------------------------------------

async function draw(still = false) {
  const kit = kitFor(state);
  // Until the words have come, the picture stays.
  const isText = recall("text", false) && state.text.length > 0;
  const [title, ...facts] = board.heading(state, kit);
  $("title").textContent = title;
  showFacts(facts);
  setTitle(state.question.mine ? say("notice.title", { title }) : title);
  bar.verb = (verb) => board.verb(verb, state, kit);
  bar.place = (on) => board.place(on, state, kit);
  if (board.answer) bar.answer = (choice) => board.answer(choice, choices.picks, state, kit);
  if (board.listed) bar.listed = (left) => board.listed(left, choices.picks, isText);
  if (board.more) bar.beside = () => board.more(state, kit, choices.picks);
  const picture = isText ? textView(state.text) : html`${board.board(state, kit)}`;
  await stage.show(html`${state.over && ending.result(state, kit.name, board.together)}${picture}`, { still: still || isText });
  choices.open(state);
  fingers?.settle();
  showBar();
  showUndo();
  showTop(isText);
  showStatus();
  showClock(state);
  company.settle();
  voice.ask(state, lessons.of(state));
  if (state.question.mine || state.over) look();
  else $("board").querySelector("[data-look]")?.scrollIntoView({ block: "center" });
  wake();
}

/** A board that lives, once it is in the page and whenever picks change. */
function wake() {
  board.live?.({ root: $("board"), state, kit: kitFor(state), choices, act, tell: (text) => voice.tell([{ text }]) });
}

function showFacts(facts = board.heading(state, kitFor(state)).slice(1)) {
  $("facts").textContent = [...facts, ...(state.watching ? [say("table.watching", { n: state.watching })] : [])].join(" · ");
}

/** At the end, the result is on top. */
function look() {
  if (state.over) $("frame").scrollTop = 0;
  else bringIntoView($("board"), $("frame"));
}

function showBar() {
  bar.show(state, { lesson: lessons.of(state), notice });
  if (state.over) fill($("answers"), ending.resultActs(state));
  $("why-button").hidden = Boolean(state.over);
  $("coach-button").hidden = !isAdvised(state);
}

async function showUndo() {
  if (!undoing && !together.some((each) => each.undo || each.asking)) return;
  undoing ??= import("./undo.js").then(({ Undoing }) => new Undoing($("undo-button"), $("undoing"), { secretOf, trying, voice, tell: (text) => { notice = text; showBar(); } }))
    // The server is away: again with the next change.
    .catch(() => { undoing = null; });
  (await undoing)?.show(together, state);
}

function showTop(isText) {
  fill($("text-button"), html`${say(isText ? "table.picture" : "table.text")} <kbd aria-hidden="true">T</kbd>`);
  $("text-button").setAttribute("aria-pressed", String(isText));
  $("log-word").textContent = say("table.log");
  company.show();
  $("menu-button").textContent = say("table.menu");
  $("point-button").hidden = isText || !state || state.me === null || state.seats.length < 2;
  $("seats-button").hidden = !state || Boolean(state.over) || !(isExpecting() || Object.keys(secrets.invites).length || (state.host && state.seats.some((seat, number) => seat.kind === "human" && number !== state.me)));
  if (state) $("seats-button").textContent = say(state.me === null && hasOpenSeat() ? "company.sit" : isExpecting() && (state.host || hasOpenSeat()) ? "invite.open" : "company.seats");
}

function showStatus() {
  const isHelped = !isAway && helped(state);
  const text = isAway ? say("table.away") : !state ? say("table.connecting") : state.me === null ? say("table.spectator") : isHelped ? say("company.for-you") : "";
  if ($("status").firstChild?.textContent === text) return;
  $("status").textContent = text;
  if (isHelped) $("status").insertAdjacentHTML("beforeend", html` <button type="button" class="link" id="back-button">${say("company.take-back")}</button>`);
}

// What the player does -----------------------------------------------------------------------------

function act(choice) {
  const isSent = live.send({ id: ++sent, seat: state.me, q: state.q, action: choice.action });
  notice = isSent ? "" : say("table.not-sent");
  if (isSent) choices.lock();
  pace.now();
  showBar();
}

async function showAdvice() {
  coach ??= await import("./coach.js");
  coach.openCoach(state, { stake: stakeOf(board, state), secret: secretOf.get(state.me), play: (action) => act({ action }) });
}

async function pointing() {
  const { Pointing } = await import("./point.js");
  fingers ??= new Pointing($("board"), $("frame"), $("point-button"), (on) => live.send({ point: on }), (on) => board.where?.(on));
  return fingers;
}

/** Somebody shows a thing of the table: a marker on it, and the same in words. */
async function seePoint({ seat, on }) {
  const kit = kitFor(state), name = kit.name(seat), line = { text: say("point.said", { name, what: board.place(on, state, kit) }) };
  bar.tell([line]);
  voice.tell([line]);
  (await pointing()).mark(on, name);
}

function heard(frame) {
  if (frame.type === "point" && board && !document.querySelector(".curtain-down")) seePoint(frame);
  if (frame.type === "chat") company.hear(frame);
  if (frame.type === "unsaid") company.refuse(frame);
  if (frame.type === "watching" && state) { state.watching = frame.count; if (!document.querySelector(".curtain-down")) showFacts(); }
  if (frame.type !== "refused") return;
  choices.locked = false;
  choices.light();
  notice = frame.text;
  showBar();
  voice.tell([frame]);
  if (frame.rule) explain(state.game, frame.rule, frame.text);
}

function explainChoice(choice) {
  explain(state.game, choice.why_not.rule, `${choice.text} ? ${choice.why_not.text}`);
}

function playAgain() {
  return trying(ending.goOn(state, secrets));
}

/** What goes wrong is told in the bar. */
async function trying(work) {
  try {
    await work;
  } catch (trouble) {
    notice = trouble.message;
    showBar();
  }
}

function toggleText() {
  remember("text", !recall("text", false));
  live?.wantText(recall("text", false));
  if (state) draw(true);
}

function toggleLog(open = !document.body.classList.contains("log-open")) {
  if (wideEnough.matches) { $("log-lines").focus(); return; }
  document.body.classList.toggle("log-open", open);
  $("log-button").setAttribute("aria-expanded", String(open));
  company.show();
  (open ? $("log-close") : $("log-button")).focus();
}

function toggleChat() {
  if (!wideEnough.matches && !document.body.classList.contains("log-open")) { toggleLog(true); company.turn(true); } else company.turn();
}

async function showMenu() {
  const { openMenu } = await import("./menu.js");
  openMenu(state, { lessons: lessons.on, slow: recall("slow", true) }, (name, on) => {
    if (name === "orders") import("./orders.js").then(({ askAgain }) => trying(askAgain(state, secretOf.get(state.me))));
    else if (name === "seats") showSeats();
    else if (name === "lessons") lessons.turn(on);
    else { remember("slow", on); pace.slowness = on ? UNHURRIED : ALL_AT_ONCE; }
    if (state) showBar();
  });
}

// Coming in ----------------------------------------------------------------------------------------

/** Another seat, or none: the stream begins anew. */
function comeIn() {
  live.stop();
  secretOf.clear();
  secrets = secretsOf(id);
  connect();
}

function connect() {
  showStatus();
  live = new Live(id, [...secrets.mine, secrets.host].filter(Boolean), language(), recall("text", false), {
    states: (states) => pace.push(states),
    answer: heard,
    status: (status) => { isAway = status === "away"; showStatus(); },
    end: ended,
  });
}

/** The server will not have us: a secret that opens nothing leaves us watching; a table that is not there, a way out. */
function ended({ why, text, which }) {
  if (why === "no-seat" && live.secrets[which]) {
    dropSecret(id, live.secrets[which]);
    comeIn();
    return;
  }
  $("status").textContent = "";
  $("title").textContent = say("table.closed");
  fill($("board"), html`<section class="trouble"><h2>${say("trouble.title")}</h2><p>${text || say("table.gone")}</p><p class="acts"><a class="do main" href="/">${say("result.home")}</a></p></section>`);
  $("bar").hidden = $("log").hidden = true;
  document.querySelector(".skip").href = "#frame";
}

function acceptLink() {
  if (location.hash === "#watch") { secrets = { mine: [], invites: {} }; return null; }
  const found = /^#s=(.+)$/.exec(location.hash);
  if (!found) return null;
  const isNew = acceptInvitation(id, decodeURIComponent(found[1]));
  history.replaceState(null, "", location.pathname + location.search);
  secrets = secretsOf(id);
  return isNew ? secrets.mine[0] : null;
}

openPage((isChange) => {
  showTop(recall("text", false));
  if (!isChange) return;
  if (document.querySelector("dialog[open] .menu")) showMenu().then(() => document.querySelector(`#dialog [data-language="${language()}"]`).focus());
  live?.speak(language());
});

wideEnough.addEventListener("change", () => company.show());
addEventListener("resize", () => state && look());
$("point-button").addEventListener("click", () => pointing().then((each) => each.turn(!each.on)));
$("board").addEventListener("pointerdown", (event) => event.pointerType === "touch" && !fingers && pointing().then((each) => each.press(event)));
$("board").addEventListener("contextmenu", (event) => {
  if (!event.target.closest("[data-on]") || $("point-button").hidden) return;
  event.preventDefault();
  pointing().then((each) => each.at(event));
});
$("text-button").addEventListener("click", toggleText);
$("log-button").addEventListener("click", () => toggleLog());
$("log-close").addEventListener("click", () => toggleLog(false));
$("chat-button").addEventListener("click", () => company.turn());
document.addEventListener("visibilitychange", () => company.show());
$("menu-button").addEventListener("click", showMenu);
$("seats-button").addEventListener("click", showSeats);
$("status").addEventListener("click", ({ target }) => target.id === "back-button" && import("./doors.js").then(({ standIn }) => trying(standIn(id, state.me, "", secretOf.get(state.me)))));
$("why-button").addEventListener("click", () => explain(state.game, state.question.rule));
$("coach-button").addEventListener("click", showAdvice);
$("skip-button").addEventListener("click", () => pace.skip());
listen({
  number: (n) => Boolean(state) && !state.over && bar.press(n),
  escape: () => fingers?.turn(false) || choices.cancel() || (document.body.classList.contains("log-open") && (toggleLog(false), true)),
  arrow: () => choices.enter(),
  "?": () => state && !state.over && explain(state.game, state.question.rule),
  t: toggleText,
  l: () => toggleLog(),
  c: toggleChat,
  s: () => pace.skip(),
  a: () => !$("coach-button").hidden && showAdvice(),
  u: () => !$("undo-button").hidden && $("undo-button").click(),
  p: () => !$("point-button").hidden && pointing().then((each) => each.key()),
});

guest = acceptLink();
connect();
