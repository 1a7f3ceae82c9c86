/** Tables on the shelf's page: those where this device has a seat, and those that are open to everyone. */
import { COLOURS } from "./seated.js";
import { myTables, publicTables } from "./doors.js";
import { attribute, fill, html, wear } from "./html.js";
import { forgetTable, knownTables } from "./memory.js";
import { bound, say } from "./words.js";

const MOST = 60;
const LOOK_EVERY = 20_000;

/** The table that is to be forgotten, if the reader is sure. */
let sure = "", seen = "", games = [];

const list = (names) => new Intl.ListFormat(document.documentElement.lang, { type: "conjunction" }).format(names);
const titleOf = (table) => games.find((game) => game.id === table.game)?.name || table.game;

/** With several seats of one table on this device, the one that is waited for speaks for it. */
function mineOf(answer) {
  const tables = new Map();
  for (const table of answer.tables) if (!tables.has(table.id) || table.mine) tables.set(table.id, table);
  return [...tables.values()];
}

const dots = (seats) => html`<span class="dots" aria-hidden="true">${seats.map((seat) => html`<i class="${seat.kind}" style="--seat:${COLOURS[seat.colour] || "var(--line)"}"></i>`)}</span>`;

function company(table) {
  const others = table.seats.filter((seat, number) => number !== table.me && seat.kind !== "open").map((seat) => seat.name);
  return others.length ? say("mine.with", { names: list(others) }) : say("mine.alone");
}

const forget = (table, label) => html`<button type="button" class="link" data-forget="${table}">${say(sure === table ? "mine.forget.sure" : "mine.forget")}<span class="sr"> (${label})</span></button>`;

const current = (table) => html`<li class="table${table.mine ? " mine" : ""}"><div>${dots(table.seats)}<h3><a href="/table/${table.id}">${titleOf(table)}</a></h3><p>${company(table)}</p>
  ${table.mine && html`<b class="tonight">${say("mine.turn")}</b>`}<p class="asks">${bound(table.text)}</p></div>${forget(table.id, `${titleOf(table)}, ${company(table)}`)}</li>`;

function finished(table) {
  const won = table.winners.map((seat) => table.seats[seat].name);
  return html`<li class="table"><div><h3><a href="/table/${table.next || table.id}"${attribute("aria-label", table.next && `${say("mine.next")}, ${titleOf(table)}`)}>${table.next ? say("mine.next") : titleOf(table)}</a></h3><p>${company(table)} · ${won.length ? say("mine.won", { names: list(won) }) : say("mine.lost")}</p></div>${forget(table.id, `${titleOf(table)}, ${company(table)}`)}</li>`;
}

const missing = (id) => html`<li class="table"><div><p>${say("mine.missing")} <code>${id}</code></p></div>${forget(id, id)}</li>`;

function offered(table) {
  const free = table.seats.filter((seat) => seat.kind === "open").length, sitting = table.seats.filter((seat) => seat.kind !== "open").map((seat) => seat.name);
  const label = say("public.at", { game: titleOf(table), names: list(sitting) });
  return html`<li class="table"><div>${dots(table.seats)}<h3>${titleOf(table)}</h3><p>${list(sitting)} · ${free ? say("public.free", { n: free }) : say("public.full")}</p></div>
    <p class="ways">${free > 0 && html`<a class="do main" href="/table/${table.id}">${say("public.join")}<span class="sr">, ${label}</span></a>`} <a class="do" href="/table/${table.id}#watch">${say("public.watch")}<span class="sr">, ${label}</span></a></p></li>`;
}

const section = (key, rows, more = "") => (rows.length > 0 || more) && html`<section class="tables" aria-labelledby="${key}-title"><h2 id="${key}-title">${say(`${key}.title`)}</h2>${rows.length > 0 && html`<ul>${rows}</ul>`}${more}</section>`;

function mine(answer) {
  const all = mineOf(answer), live = all.filter((table) => !table.over).sort((a, b) => Number(b.mine) - Number(a.mine));
  const over = all.filter((table) => table.over), ids = new Set(all.map((table) => table.id));
  const rest = [...over.map(finished), ...[...new Set(answer.missing)].filter((id) => !ids.has(id)).map(missing)];
  const isOpen = document.querySelector("#my-tables details")?.open;
  return section("mine", live.map(current), rest.length > 0 && html`<details${attribute("open", isOpen)}><summary>${say("mine.over")} (${rest.length})</summary><ul>${rest}</ul></details>`);
}

/** Look, and show what has changed. A list that cannot be had hides nothing else. */
export async function showTables(known = games) {
  games = known;
  const held = knownTables().flatMap(({ id, mine: secrets }) => secrets.map((secret) => ({ id, secret }))).slice(0, MOST);
  const [own, all] = await Promise.all([held.length ? myTables(held).catch(() => null) : { tables: [], missing: [] }, publicTables().catch(() => null)]);
  const taken = new Set(held.map((each) => each.id));
  const found = JSON.stringify([own, all, sure, document.documentElement.lang]);
  const places = [document.getElementById("my-tables"), document.getElementById("open-tables")];
  if (!places[0] || (found === seen && places.some((place) => place.firstChild))) return;
  seen = found;
  const focused = document.activeElement?.dataset?.forget;
  if (own) fill(places[0], mine(own));
  if (all) fill(places[1], section("public", all.filter((table) => !table.over && !taken.has(table.id)).map(offered)));
  if (focused) (document.querySelector(`[data-forget="${focused}"]`) || document.getElementById("content")).focus();
}

document.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-forget]");
  if (!button) return;
  if (sure === button.dataset.forget) forgetTable(sure);
  sure = sure === button.dataset.forget ? "" : button.dataset.forget;
  showTables();
});

setInterval(() => document.visibilityState === "visible" && showTables(), LOOK_EVERY);
addEventListener("pageshow", (event) => event.persisted && showTables());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && showTables());

await wear("/static/web/tables.css");
