/** Fair dealing: how chance is sealed, in plain words, and a check of a record against the fingerprint that was shown. */
import { ask } from "./api.js";
import { contentOf, fileField, listenForFile } from "./file.js";
import { fill, html } from "./html.js";
import { openPage, setTitle } from "./page.js";
import { say } from "./words.js";

const content = document.getElementById("content");
const STEPS = ["before", "during", "after"], MARKS = { true: "✓", false: "✗", null: "–" };
let file = null, hash = new URLSearchParams(location.search).get("hash") || "";

const checked = ({ what, ok, text }) => html`<li class="check ${ok === null ? "open" : ok ? "right" : "wrong"}"><b><span aria-hidden="true">${MARKS[ok]}</span> ${what}<span class="sr"> (${say(`fair.${ok}`)})</span></b><p>${text}</p></li>`;

function draw() {
  setTitle(say("fair.title"));
  fill(content, html`<div class="paper"><h1>${say("fair.title")}</h1><p class="lead">${say("fair.lead")}</p>
    <ol class="fair-steps">${STEPS.map((step) => html`<li><h2>${say(`fair.${step}.title`)}</h2><p>${say(`fair.${step}`)}</p></li>`)}</ol>
    <section class="panel" aria-labelledby="check-title"><h2 id="check-title">${say("fair.check")}</h2><form>${fileField("record")}
      <label class="field"><span>${say("fair.hash")}</span><input name="hash" value="${hash}" maxlength="100" autocomplete="off" spellcheck="false" placeholder="9d0e4f…"></label>
      <p class="acts"><button class="do main">${say("fair.go")}</button></p><p id="problem" role="alert"></p></form><div id="verdict" aria-live="polite"></div></section>
    <section><h2>${say("fair.limits.title")}</h2><p>${say("fair.limits")}</p><p>${say("fair.command")} <code>cervelle verify ${say("fair.file")} --hash …</code></p></section></div>`);
}

async function check() {
  const problem = document.getElementById("problem"), verdict = document.getElementById("verdict");
  hash = content.querySelector("[name=hash]").value;
  problem.textContent = "";
  fill(verdict, "");
  if (!file) { problem.textContent = say("fair.no-file"); return; }
  try {
    const found = await ask(`verify?hash=${encodeURIComponent(hash)}`, { method: "POST", headers: { "Content-Type": "text/plain" }, body: await contentOf(file) });
    fill(verdict, html`<h3 class="${found.ok ? "right" : "wrong"}">${found.text}</h3><ul class="checks">${found.checks.map(checked)}</ul>`);
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
}

openPage((isChange) => {
  draw();
  if (isChange && file) check();
});
listenForFile(content, (chosen) => { file = chosen; check(); });
content.addEventListener("submit", (event) => { event.preventDefault(); check(); });
