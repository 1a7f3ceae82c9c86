/** Nothing is at this address; somebody is sorry. */
import { CARDS } from "./cast.js";
import { portrait } from "./face.js";
import { drawn, fill, html } from "./html.js";
import { openPage, setTitle } from "./page.js";
import { say } from "./words.js";

openPage(() => {
  setTitle(say("trouble.title"));
  fill(document.getElementById("content"), html`<section class="trouble"><div class="lost">${drawn(portrait(CARDS[1]))}</div><h1>${say("trouble.title")}</h1><p>${say("trouble.page")}</p>
    <p class="acts"><a class="do main" href="/">${say("result.home")}</a></p></section>`);
});
