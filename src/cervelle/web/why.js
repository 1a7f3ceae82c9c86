/** "Why?": the rule behind a question, a refusal or a line of the log, in a dialog. */
import { rules } from "./api.js";
import { html } from "./html.js";
import { openDialog } from "./page.js";
import { say } from "./words.js";

/** Rules are numbered for people without the name of their rule set: life.3.3 is 3.3. */
export const shortId = (id) => id.replace(/^[a-z_-]+\./, "");

/**
 * @param {string} game
 * @param {string} id the rule
 * @param {string} reason a refusal's own sentence, if one led here
 */
export async function explain(game, id, reason = "") {
  let content;
  try {
    const rule = (await rules(game)).find((each) => each.id === id);
    content = rule
      ? html`${reason && html`<p class="reason">${reason}</p>`}<p class="caption">${say("why.rule", { id: shortId(id) })} · ${rule.title}</p><blockquote>${rule.text}</blockquote>
        <p class="quiet">${say(`origin.${rule.origin}`)}</p><p class="acts"><a class="do" href="/rules/${game}#${id}" target="_blank" rel="noopener">${say("why.read")}</a></p>`
      : html`<p>${say("why.none")}</p>`;
  } catch (trouble) {
    content = html`<p>${trouble.message}</p>`;
  }
  return openDialog(say("why.title"), content);
}
