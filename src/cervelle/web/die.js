/** A die as it fell. For boards that have one: its style comes with it, and the others do not carry it. */
import { attribute, html, wear } from "./html.js";

/** Where the dots of each face lie, in three rows of three. */
const DOTS = { 1: [4], 2: [0, 8], 3: [0, 4, 8], 4: [0, 2, 6, 8], 5: [0, 2, 4, 6, 8], 6: [0, 2, 3, 5, 6, 8] };

export const die = (value) => html`<span class="die" data-die="${value}"><span class="sr">${value}</span>${Array.from({ length: 9 }, (_, i) => html`<i${attribute("class", DOTS[value]?.includes(i) && "dot")}></i>`)}</span>`;

wear("/static/web/die.css");
