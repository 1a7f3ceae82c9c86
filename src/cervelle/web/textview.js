/** The table in words: the same table, a sentence a line, for those who would rather read it or hear it. */
import { html } from "./html.js";

export const textView = (lines) => html`<ul class="text-lines">${lines.map(([kind, text]) => html`<li class="line-${kind}">${text}</li>`)}</ul>`;
