/** Who sits where, in a dialog: seats to take, to leave, to hand over; links and codes to send; bots for those who are away. */
import { COLOURS, playsFor } from "./seated.js";
import { claimSeat, codeOf, handOver, leaveSeat, myTables, standIn } from "./doors.js";
import { attribute, fill, html, wear } from "./html.js";
import { acceptInvitation, dropSecret, keepInvites } from "./memory.js";
import { keepName, myName, openDialog } from "./page.js";
import { learn, say, span } from "./words.js";
import { words } from "./seats.words.js";

learn(words);

let state = null, told = null, seen = "";
/** The act that waits to be confirmed, and what went wrong with the last. */
let sure = "", trouble = "";

const linkOf = (secret) => `${location.origin}/table/${state.table}${secret ? `#s=${secret}` : ""}`;
const isLocal = () => ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
const mine = (number) => told.secretOf(number);
const place = () => document.querySelector("#dialog .seating:not(.handed)");

// What is shown ------------------------------------------------------------------------------------

const link = (key, label, address, help) => html`<div class="link-row"><label class="sr" for="link-${key}">${label}</label><input readonly id="link-${key}" value="${address}">
  <button type="button" class="do" data-copy="${key}"><span>${say("seats.copy")}</span><span class="sr">, ${label}</span></button>
  <button type="button" class="do" data-qr="${key}" aria-expanded="false" aria-controls="code-${key}">${say("seats.qr")}<span class="sr">, ${label}</span></button></div>
  <small>${help}</small><div class="code" id="code-${key}" data-what="${label}" hidden></div>`;

const button = (act, number, name, more = "") => html`<button type="button" class="do${sure === `${act}-${number}` ? " sure" : ""}" data-act="${act}" data-seat-of="${number}">${say(`seats.${act}${sure === `${act}-${number}` ? ".sure" : ""}`)}${more && html`<span class="sr"> ${say(more, { name })}</span>`}</button>`;

function tags(seat, number) {
  return [
    number === state.me && ["me", say("table.you")],
    seat.kind === "bot" && ["bot", say(`table.bot.${seat.level}`)],
    seat.kind === "open" && ["away", say("company.open")],
    seat.kind === "human" && number !== state.me && [seat.here ? "" : "away", say(seat.here ? "seats.here" : "seats.expected")],
    seat.stand_in && ["stand", playsFor(seat.name)],
  ].filter(Boolean);
}

function acts(seat, number) {
  const { secrets } = told, host = secrets().host;
  if (state.over) return [];
  return [
    seat.kind === "open" && state.me === null && button("take", number, seat.name, "seats.for"),
    seat.kind !== "bot" && host && !mine(number) && button(seat.stand_in ? "stand-in.end" : "stand-in", number, seat.name, "seats.for"),
    mine(number) && button("hand-over", number),
    mine(number) && button("leave", number),
  ].filter(Boolean);
}

function row(seat, number) {
  const invitation = seat.kind === "human" && !mine(number) && told.secrets().invites[number], doing = acts(seat, number);
  return html`<li${attribute("style", `--seat:${COLOURS[seat.colour] || "var(--line)"}`)}><p><b>${seat.name}</b> ${tags(seat, number).map(([kind, word]) => html`<span class="sr">, </span><span class="tag ${kind}">${word}</span> `)}</p>
    ${invitation && !state.over && link(number, say("seats.link", { name: seat.name }), linkOf(invitation), say("seats.link.help"))}
    ${doing.length > 0 && html`<div class="doing">${doing}</div>`}</li>`;
}

const settings = ({ public: isPublic, away, clock }) => [say(isPublic ? "seats.public" : "seats.private"), away > 0 && say("seats.away", { time: span(away) }), clock > 0 && say("seats.clock", { n: clock })].filter(Boolean).join(" · ");

function content() {
  const isOpen = !state.over && state.seats.some((seat) => seat.kind === "open"), isGuest = isOpen && state.me === null;
  return html`${isGuest && html`<label class="field"><span>${say("seats.name")}</span><input name="sit-name" maxlength="24" autocomplete="nickname" value="${place()?.querySelector("[name=sit-name]")?.value ?? myName()}"></label>`}
    <p class="notice" role="alert">${trouble}</p>
    <ul class="company">${state.seats.map(row)}</ul>
    ${isOpen && !isGuest && html`<section class="table-link"><h3>${say("seats.table")}</h3>${link("table", say("seats.table"), linkOf(""), say("seats.table.help"))}</section>`}
    <p class="quiet">${settings(state.settings)}</p>${isGuest && html`<p><button type="button" class="do" data-close>${say("seats.watch")}</button></p>`}`;
}

const signature = () => JSON.stringify([state.seats, state.me, state.host, Boolean(state.over), sure, trouble, document.documentElement.lang]);

function draw() {
  const focused = document.activeElement, key = ["act", "copy", "qr"].find((name) => focused?.dataset?.[name] !== undefined);
  const again = key && `[data-${key}="${focused.dataset[key]}"]${key === "act" ? `[data-seat-of="${focused.dataset.seatOf}"]` : ""}`;
  fill(place(), content());
  seen = signature();
  if (key) (place().querySelector(again) || document.querySelector("#dialog [data-close]")).focus();
}

/** The table has changed: so does the dialog, if it is open and if it is about that. */
export function refresh(next) {
  state = next;
  if (place() && document.getElementById("dialog").open && seen !== signature()) draw();
}

/**
 * @param {object} now
 * @param {{secrets: Function, secretOf: Function, again: Function}} telling what this device holds, and how it comes in anew
 */
export function open(now, telling) {
  [state, told, sure, trouble] = [now, telling, "", ""];
  const isGuest = state.me === null && !state.over && state.seats.some((seat) => seat.kind === "open");
  const closing = openDialog(say(isGuest ? "seats.welcome" : "seats.title"), html`<div class="seating"></div>`, { wide: true });
  draw();
  checkLinks();
  place().addEventListener("click", click);
  if (isGuest) place().querySelector("[name=sit-name]").focus();
  return closing;
}

/** A seat that was left or handed over has another secret now: a link that opens nothing is not shown again. */
async function checkLinks() {
  const held = Object.entries(told.secrets().invites);
  const answer = held.length && (await myTables(held.map(([, secret]) => ({ id: state.table, secret }))).catch(() => null));
  if (!answer || !answer.missing.length) return;
  keepInvites(state.table, Object.fromEntries(held.filter(([seat]) => answer.tables.some((table) => table.me === Number(seat)))));
  told.forget();
  if (place()) draw();
}

// What is done -------------------------------------------------------------------------------------

const NEEDS_SURE = ["leave", "hand-over"];

async function click({ target }) {
  const pressed = target.closest("[data-copy], [data-qr], [data-act]");
  if (!pressed) return;
  if (pressed.dataset.copy !== undefined) return copy(pressed);
  if (pressed.dataset.qr !== undefined) return showCode(pressed);
  const { act, seatOf } = pressed.dataset, isSure = sure === `${act}-${seatOf}`;
  sure = NEEDS_SURE.includes(act) && !isSure ? `${act}-${seatOf}` : "";
  trouble = "";
  if (!sure) await does[act](Number(seatOf)).catch((error) => { trouble = error.message; });
  if (place()) draw();
}

const does = {
  async take(number) {
    const field = place().querySelector("[name=sit-name]"), name = field.value.trim();
    if (!name) {
      field.focus();
      throw new Error(say("seats.name-first"));
    }
    keepName(name);
    acceptInvitation(state.table, await claimSeat(state.table, number, name));
    document.getElementById("dialog").close();
    told.again();
  },
  "stand-in": (number) => standIn(state.table, number, "player", told.secrets().host),
  "stand-in.end": (number) => standIn(state.table, number, "", told.secrets().host),
  async leave(number) {
    await leaveSeat(state.table, mine(number));
    document.getElementById("dialog").close();
    dropSecret(state.table, mine(number));
    told.again();
  },
  async "hand-over"(number) {
    const old = mine(number), fresh = await handOver(state.table, old);
    dropSecret(state.table, old);
    keepInvites(state.table, { ...told.secrets().invites, [number]: fresh });
    told.again();
    openDialog(say("seats.hand-over"), html`<div class="seating handed"><p>${say("seats.handed")}</p>${link(number, say("seats.link", { name: state.seats[number].name }), linkOf(fresh), say("seats.link.help"))}</div>`, { wide: true });
    const handed = document.querySelector("#dialog .handed");
    handed.addEventListener("click", click);
    await showCode(handed.querySelector("[data-qr]"));
  },
};

async function copy(pressed) {
  const field = document.getElementById(`link-${pressed.dataset.copy}`);
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  pressed.firstChild.textContent = say("seats.copied");
}

async function showCode(pressed) {
  const code = document.getElementById(`code-${pressed.dataset.qr}`), isShown = !code.hidden;
  if (!isShown && !code.firstChild) {
    const picture = await codeOf(document.getElementById(`link-${pressed.dataset.qr}`).value);
    fill(code, html`${picture ? html`<img width="240" height="240" src="${picture}" alt="${say("seats.qr.alt", { what: code.dataset.what })}">` : html`<p>${say("trouble.away")}</p>`}${isLocal() && html`<p>${say("seats.qr.local")}</p>`}`);
  }
  code.hidden = isShown;
  pressed.setAttribute("aria-expanded", String(!isShown));
}

await wear("/static/web/seats.css");
