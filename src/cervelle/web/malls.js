/** Malls of Maul of America, drawn by its board: ready-made ones, one that is written out, one at random. */
import { ask } from "./api.js";
import { boardOf } from "./boards.js";
import { attribute, fill, html } from "./html.js";
import { ownHead } from "./heads.js";
import { openPage, setTitle } from "./page.js";
import { showTrouble } from "./trouble.js";
import { say } from "./words.js";

const GAME = "maul-of-america", SEEDS = 1_000_000;
const content = document.getElementById("content");
const kit = { html, say, head: ownHead, name: () => "" };
let board = null, shown = null;

/** The address says which: ?layout=…, ?seed=…, or the first of the ready-made ones. */
const wish = () => new URLSearchParams([...new URLSearchParams(location.search)].filter(([key]) => ["layout", "seed"].includes(key)));

/** A table with nobody at it. */
const emptied = ({ sections, faces, ways }) => ({ table: "", n: 0, q: 0, me: null, choices: [], seats: [], waiting: [], question: { mine: false, kind: "" }, view: { phase: "looking", mall: { sections, faces, ways }, pawns: [], zombies: [], exit: null, active: null, turn: null, master: 0, question: null } });

const count = (kind) => Object.values(shown.faces).join("").split(kind).length - 1;
const facts = () => [say("malls.size", { width: shown.width, height: shown.height }), say("malls.search", { n: count("?") }), say("malls.ways", { n: shown.ways.length })].join(" · ");

const saved = ({ name, text, layout }) => html`<li><a class="chip" href="/malls?layout=${encodeURIComponent(name)}"${attribute("aria-current", layout === shown.layout && "true")}>${text}</a></li>`;

function draw() {
  setTitle(say("malls.title"));
  const state = emptied(shown);
  fill(content, html`<div class="malls"><div class="malls-head"><h1>${say("malls.title")}</h1><p class="acts"><a class="do main" href="/new/${GAME}">${say("malls.play")}</a> <a href="/rules/${GAME}">${say("malls.rules")}</a></p></div>
    <div class="malls-choose"><nav aria-label="${say("malls.saved")}"><ul class="chips">${shown.saved.map(saved)}<li><button type="button" class="chip" id="random">${say("malls.random")}</button></li></ul></nav>
      <form><label class="field"><span>${say("malls.layout")}</span><input name="layout" value="${shown.layout}" maxlength="200" autocomplete="off" spellcheck="false" aria-describedby="layout-help"></label><button class="do">${say("malls.draw")}</button></form><p class="quiet" id="layout-help">${say("malls.help")}</p></div>
    <p id="problem" role="alert"></p><p class="facts">${facts()}</p><div class="maul" id="mall">${board.mapOf(state, kit)}${board.legend(kit)}</div><p class="sr" id="told" aria-live="polite"></p></div>`);
  board.live({ root: content, state, kit, tell: (text) => { document.getElementById("told").textContent = text; } });
}

async function show(asked = wish()) {
  try {
    board ??= await boardOf(GAME);
    shown = await ask(`games/${GAME}/mall?${asked}`);
    draw();
    return true;
  } catch (trouble) {
    if (trouble.status === 400 && !shown) await show(new URLSearchParams());
    const problem = document.getElementById("problem");
    if (problem) { problem.textContent = trouble.message; return false; }
    fill(content, html`<h1>${say("malls.title")}</h1><div id="trouble"></div>`);
    showTrouble(document.getElementById("trouble"), trouble.message, () => show());
    return false;
  }
}

/** The address is that of what is seen. */
async function go(asked) {
  const query = new URLSearchParams(asked);
  if (await show(query)) history.pushState(null, "", `/malls${query.size ? `?${query}` : ""}`);
}

content.addEventListener("click", (event) => event.target.closest("#random") && go({ seed: Math.floor(Math.random() * SEEDS) }));
content.addEventListener("submit", (event) => {
  event.preventDefault();
  go({ layout: event.target.elements.layout.value });
});
addEventListener("popstate", () => show());
openPage(() => show());
