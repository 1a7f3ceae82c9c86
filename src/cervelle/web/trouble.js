import { fill, html } from "./html.js";
import { say } from "./words.js";

/** A calm sentence where the content would be, and what can be done about it. */
export function showTrouble(element, text, again) {
  fill(element, html`<section class="trouble"><h2>${say("trouble.title")}</h2><p>${text}</p><p class="acts">
    ${again && html`<button type="button" class="do main" data-again>${say("trouble.again")}</button>`}<a class="do" href="/">${say("result.home")}</a></p></section>`);
  element.querySelector("[data-again]")?.addEventListener("click", again);
}
