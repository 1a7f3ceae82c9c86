/** A recorded game from a file, to be walked through. */
import { ask } from "./api.js";
import { contentOf, fileField, listenForFile } from "./file.js";
import { fill, html } from "./html.js";
import { openPage, setTitle } from "./page.js";
import { say } from "./words.js";

const content = document.getElementById("content");

async function send(file) {
  const problem = document.getElementById("problem");
  problem.textContent = "";
  try {
    const { id } = await ask("records", { method: "POST", headers: { "Content-Type": "text/plain" }, body: await contentOf(file) });
    location.href = `/replay/${id}`;
  } catch (trouble) {
    problem.textContent = trouble.message;
  }
}

openPage(() => {
  setTitle(say("open.title"));
  fill(content, html`<div class="paper"><h1>${say("open.title")}</h1><p>${say("open.help")}</p>${fileField("record")}<p id="problem" role="alert"></p><p class="quiet">${say("open.note")}</p>
    <p class="acts"><a class="do" href="/fair">${say("fair.title")}</a><a class="do" href="/">${say("result.home")}</a></p></div>`);
});
listenForFile(content, send);
