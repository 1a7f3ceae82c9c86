/** A game walked through step by step, drawn as at the table, with anyone's eyes; the address is that of the moment. */
import { keepRecord } from "./api.js";
import { boardOf } from "./boards.js";
import { attribute, drawn, fill, html } from "./html.js";
import { Log } from "./log.js";
import { recall, remember, secretsOf } from "./memory.js";
import { openPage, setTitle } from "./page.js";
import { kitFor, stakeOf } from "./pieces.js";
import { seatColour } from "./seated.js";
import { Stage } from "./stage.js";
import { textView } from "./textview.js";
import { Voice } from "./voice.js";
import { Walk } from "./walk.js";
import { explain } from "./why.js";
import { say } from "./words.js";

const $ = (id) => document.getElementById(id);
const id = decodeURIComponent(location.pathname.split("/").pop());
const STEP = 1600, SPEEDS = [0.5, 1, 2, 4];
/** What part of the whole lies between two marks of the rail, at least. */
const APART = 0.012;
const wideEnough = matchMedia("(min-width: 1100px)");

const walk = new Walk(id, secretsOf(id).mine);
const stage = new Stage($("board"), $("frame"));
const log = new Log($("log-lines"), (rule) => explain(state.game, rule));
const voice = new Voice($("said"), { textContent: "" });
let board = null, ending = null;
let state = null, eyes = null;
/** The moment shown, the one on its way, and the clock that plays. */
let n = 0, wanted = 0, playing = null;
/** Everybody's chances (chances.js), once all is over. */
let chances = null;

// Drawing ------------------------------------------------------------------------------------------

/** The latest wish counts: whoever drags the slider does not wait for every moment in between. */
async function go(to, { still = false, quiet = false } = {}) {
  wanted = Math.max(0, Math.min(walk.last.n, to));
  const wish = wanted, mine = eyes;
  try {
    const [then, story] = await Promise.all([walk.at(wish, mine), walk.story(mine)]);
    if (wish !== wanted || mine !== eyes) return;
    await show(then, story, still, quiet);
    if (wish < walk.last.n) walk.at(wish + 1, mine).catch(() => {});
  } catch (trouble) {
    pause();
    $("status").textContent = trouble.message;
  }
}

/** A state to look at only: nothing of it can be chosen. */
const toLookAt = (then) => ({ ...then, wasAsked: then.question.mine, choices: [], seats: then.seats.map((seat) => ({ ...seat, here: true })), question: { ...then.question, mine: false, cards: [] } });

async function show(then, story, still, quiet) {
  const isNext = state && then.n === n + 1 && then.me === state.me && !still;
  state = toLookAt(then);
  n = state.n;
  if (state.over) ending ??= await import("./result.js");
  if (!isNext) {
    log.forget();
    log.add(story.filter((line) => line.n < n));
  }
  log.add(state.log);
  if (!quiet) voice.tell([{ text: say("replay.step", { n, of: walk.last.n }) }, ...state.log]);
  await draw(still);
  $("status").textContent = "";
  const address = new URL(location);
  address.hash = String(n);
  address.search = eyes === null ? "" : `?as=${eyes}`;
  history.replaceState(null, "", address);
}

async function draw(still = false) {
  const kit = kitFor(state), isText = recall("text", false);
  const [title, ...facts] = board.heading(state, kit);
  $("title").textContent = title;
  $("facts").textContent = [say("replay.title"), ...facts].join(" · ");
  setTitle(title, say("replay.title"));
  const picture = isText ? textView(state.text) : html`${board.board(state, kit)}`;
  await stage.show(html`${state.over && ending.result(state, kit.name, board.together)}${picture}`, { still: still || isText });
  $("board").querySelector("[data-look]")?.scrollIntoView({ block: "center" });
  board.live?.({ root: $("board"), state, kit, tell: (text) => voice.tell([{ text }]) });
  showBar();
  showTop();
}

function showBar() {
  const told = log.lines.filter((line) => line.n === n);
  fill($("story"), told.length ? html`${told.map((line) => html`<span class="${line.tone || ""}">${line.text}</span> `)}` : state.question.text);
  $("question").textContent = say("replay.step", { n, of: walk.last.n });
  chances?.mark(n);
  Object.assign($("slider"), { max: walk.last.n, value: n });
  $("slider").setAttribute("aria-valuetext", say("replay.step", { n, of: walk.last.n }));
  const { walk: walked, act: acted } = document.activeElement?.dataset || {};
  fill($("walk"), html`${button("first", n === 0)}${button("back", n === 0)}
    <button type="button" class="do yes" data-walk="play" aria-keyshortcuts="Space" aria-pressed="${String(Boolean(playing))}">${sign(playing ? "pause" : "play")}<span class="word">${say(playing ? "replay.pause" : "replay.play")}</span></button>
    ${button("forward", n === walk.last.n)}${button("last", n === walk.last.n)}
    <label class="speed"><span class="sr">${say("replay.speed")}</span><select data-walk="speed">${SPEEDS.map((each) => html`<option value="${each}"${attribute("selected", each === speed())}>× ${each === 0.5 ? "½" : each}</option>`)}</select></label>`);
  if (walked) $("walk").querySelector(`[data-walk="${walked}"]`)?.focus();
  fill($("answers"), html`${walk.isShown && !state.over && html`<button type="button" class="do" data-act="whatif" aria-haspopup="dialog">${say("whatif.open")}</button>`}
    ${walk.isShown && state.wasAsked && html`<button type="button" class="do" data-act="coach" aria-haspopup="dialog" aria-keyshortcuts="a">${say("coach.open")} <kbd aria-hidden="true">A</kbd></button>`}
    <button type="button" class="do" data-act="link">${say("replay.link")}</button>
    ${walk.isShown && html`<button type="button" class="do" data-act="keep">${say("replay.keep")}</button>`}
    ${!walk.last.closed && html`<a class="do" href="/table/${id}">${say("replay.table")}</a>`}<a class="do" href="/replay">${say("replay.other")}</a>`);
  if (acted) ($("answers").querySelector(`[data-act="${acted}"]`) || $("question")).focus();
}

const SIGNS = { first: "M4 3h3v18H4zM20 3v18L8 12z", back: "M18 3v18L5 12z", play: "M6 3v18l14-9z", pause: "M5 3h5v18H5zM14 3h5v18h-5z", forward: "M6 3v18l13-9z", last: "M17 3h3v18h-3zM4 3v18l12-9z" };
const SHORTCUTS = { first: "Home", back: "ArrowLeft", forward: "ArrowRight", last: "End" };
const sign = (name) => drawn(`<svg viewBox="0 0 24 24" aria-hidden="true"><path d="${SIGNS[name]}" fill="currentColor"/></svg>`);

/** `aria-disabled` rather than disabled: the focus stays where it is when the end is reached. */
const button = (name, isEnd) => html`<button type="button" class="do" data-walk="${name}" title="${say(`replay.${name}`)}" aria-keyshortcuts="${SHORTCUTS[name]}"${attribute("aria-disabled", isEnd && "true")}>${sign(name)}<span class="sr">${say(`replay.${name}`)}</span></button>`;

function showTop() {
  const isText = recall("text", false);
  fill($("text-button"), html`${say(isText ? "table.picture" : "table.text")} <kbd aria-hidden="true">T</kbd>`);
  $("text-button").setAttribute("aria-pressed", String(isText));
  fill($("log-button"), html`${say("table.log")} <kbd aria-hidden="true">L</kbd>`);
}

function showEyes() {
  const name = kitFor(walk.last).name;
  fill($("eyes"), html`<option value="">${say("replay.spectator")}</option>${walk.eyes().map((seat) => html`<option value="${seat}"${attribute("selected", seat === eyes)}>${name(seat)}</option>`)}`);
}

/** The whole log as these eyes have it, each line with its tone. */
async function story() {
  const toned = [];
  for (const line of await walk.story(eyes)) toned.push({ ...line, tone: board.tone(line, toned[toned.length - 1]) });
  return toned;
}

/** Where chapters of the game begin; where they are too many, its great ones, or some of them. */
async function showMarks() {
  const lines = await story(), of = (kind) => [...new Set(lines.filter((line) => line.n > 0 && line.tone.split(" ").includes(kind)).map((line) => line.n))];
  const chapters = of("chapter"), great = of("great"), some = sparse(chapters);
  const marks = some.length < chapters.length && great.length ? great : some;
  fill($("marks"), html`${marks.map((each) => html`<i style="left:${(100 * each) / Math.max(1, walk.last.n)}%"></i>`)}`);
}

function sparse(moments) {
  const kept = [];
  for (const each of moments) if (!kept.length || each - kept[kept.length - 1] >= APART * walk.last.n) kept.push(each);
  return kept;
}

// Walking ------------------------------------------------------------------------------------------

const speed = () => recall("replay.speed", 1);

function pause() {
  clearTimeout(playing);
  playing = null;
}

function play() {
  if (playing) { pause(); showBar(); return; }
  if (n === walk.last.n) n = -1;
  const next = async () => {
    await go(n + 1);
    if (!playing) return;
    if (n < walk.last.n) playing = setTimeout(next, STEP / speed());
    else { pause(); showBar(); }
  };
  playing = setTimeout(next, 0);
}

const WALK = { first: () => go(0), back: () => go(wanted - 1), forward: () => go(wanted + 1), last: () => go(walk.last.n) };

function step(name) {
  if (name === "play") { play(); return; }
  pause();
  WALK[name]();
}

async function act(name, pressed) {
  if (name === "link") {
    await navigator.clipboard?.writeText(location.href).catch(() => {});
    pressed.textContent = say("replay.copied");
  } else if (name === "keep") {
    await keepRecord(state.game, id);
  } else if (name === "coach") {
    pause();
    (await import("./coach.js")).openCoach(state, { stake: stakeOf(board, state), when: { at: n, as: state.me } });
  } else {
    pause();
    (await import("./whatif.js")).openWhatIf(state);
  }
}

function toggleLog(open = !document.body.classList.contains("log-open")) {
  if (wideEnough.matches) { $("log-lines").focus(); return; }
  document.body.classList.toggle("log-open", open);
  $("log-button").setAttribute("aria-expanded", String(open));
  (open ? $("log-close") : $("log-button")).focus();
}

function toggleText() {
  remember("text", !recall("text", false));
  if (state) draw(true);
}

const LETTERS = { t: toggleText, l: () => toggleLog(), a: () => $("answers").querySelector("[data-act=coach]")?.click() };
const KEYS = { Home: "first", ArrowLeft: "back", ArrowRight: "forward", End: "last", " ": "play" };

document.addEventListener("keydown", (event) => {
  const { key, target } = event;
  if (!state || event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, dialog[open]") || document.querySelector("dialog[open]")) return;
  if (key === " " && target.closest("button, a, summary")) return;
  if (KEYS[key]) step(KEYS[key]);
  else if (LETTERS[key] && recall("keys", true)) LETTERS[key]();
  else if (key === "Escape" && document.body.classList.contains("log-open")) toggleLog(false);
  else return;
  event.preventDefault();
});
$("walk").addEventListener("click", ({ target }) => {
  const pressed = target.closest("button[data-walk]");
  if (pressed && !pressed.hasAttribute("aria-disabled")) step(pressed.dataset.walk);
});
$("walk").addEventListener("change", ({ target }) => remember("replay.speed", Number(target.value)));
$("answers").addEventListener("click", ({ target }) => {
  const pressed = target.closest("[data-act]");
  if (pressed) act(pressed.dataset.act, pressed).catch((trouble) => { $("status").textContent = trouble.message; });
});
$("slider").addEventListener("input", () => { pause(); go(Number($("slider").value), { quiet: true }); });
$("eyes").addEventListener("change", () => { eyes = $("eyes").value === "" ? null : Number($("eyes").value); go(n, { still: true }); });
$("text-button").addEventListener("click", toggleText);
$("log-button").addEventListener("click", () => toggleLog());
$("log-close").addEventListener("click", () => toggleLog(false));
addEventListener("hashchange", () => state && go(Number(location.hash.slice(1)) || 0));

// Coming in ----------------------------------------------------------------------------------------

async function enter() {
  try {
    await walk.open();
    board = await boardOf(walk.last.game);
  } catch (trouble) {
    fill($("board"), html`<section class="trouble"><h2>${say("trouble.title")}</h2><p>${trouble.message}</p><p class="acts"><a class="do main" href="/replay">${say("replay.other")}</a><a class="do" href="/">${say("result.home")}</a></p></section>`);
    $("bar").hidden = $("log").hidden = true;
    document.querySelector(".skip").href = "#frame";
    return;
  }
  log.tone = board.tone;
  const asked = Number(new URLSearchParams(location.search).get("as") ?? NaN);
  eyes = walk.eyes().includes(asked) ? asked : walk.eyes().find((seat) => walk.secretOf.has(seat)) ?? null;
  showEyes();
  await go(Number(location.hash.slice(1)) || 0, { still: true, quiet: true });
  showMarks();
  if (walk.isShown && walk.last.n > 0) showChances();
}

async function showChances() {
  const { Chances } = await import("./chances.js");
  chances = new Chances($("chances"), $("turns"), walk, {
    name: (seat) => kitFor(walk.last).name(seat),
    colour: (seat) => (board.colour || seatColour)(walk.last, seat),
    stake: () => stakeOf(board, walk.last),
    isTeam: Boolean(board.together),
    story,
    go: (to) => { pause(); if (document.body.classList.contains("log-open")) toggleLog(false); go(to); },
  });
  chances.mark(n);
  chances.gather();
}

/** Who sits where has other words too. */
async function speakAnew() {
  await walk.reword().catch(() => {});
  showEyes();
  go(n, { still: true, quiet: true });
  chances?.retell();
}

openPage((isChange) => {
  showTop();
  if (!isChange) enter();
  else if (state) speakAnew();
});
