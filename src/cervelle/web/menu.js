/** The menu of a table: preferences, the rulebook, and how to play with the keyboard. */
import { attribute, html, wear } from "./html.js";
import { keysOn, turnKeys } from "./keys.js";
import { wish, wishes } from "./notice.js";
import { controls, openDialog } from "./page.js";
import { standing } from "./orders.js";
import { fairness } from "./result.js";
import { learn, say } from "./words.js";
import { words } from "./menu.words.js";

learn(words);

const KEYS = [["1 … 9", "numbers"], ["arrows", "arrows"], ["enter", "enter"], ["escape", "escape"], ["?", "why"], ["T", "text"], ["L", "log"], ["C", "chat"], ["P", "point"], ["A", "coach"], ["U", "undo"], ["S", "skip"]];

const keyName = (key) => (key.length > 1 && key[0] !== "1" ? say(`key.name.${key}`) : key);

const toggle = (name, on) => html`<label class="switch"><input type="checkbox" name="${name}"${attribute("checked", on)}><span>${say(`menu.${name}`)}</span></label>`;

/**
 * @param {object} state
 * @param {{lessons: boolean, slow: boolean}} settings
 * @param {(name: string, on: boolean) => void} turn
 */
export function openMenu(state, settings, turn) {
  const closing = openDialog(say("menu.title"), html`<div class="menu"><div class="controls" data-controls>${controls(false)}</div>
    ${toggle("lessons", settings.lessons)}${toggle("slow", settings.slow)}${toggle("keys", keysOn())}
    ${toggle("sound", wishes().sound)}${toggle("notify", wishes().notify)}<p class="quiet" id="notify-said" role="status"></p>
    <p class="acts">${state && html`<a class="do" href="/rules/${state.game}" target="_blank" rel="noopener">${say("menu.rules")}</a>${state.n > 0 && html`<a class="do" href="/replay/${state.table}">${say("menu.replay")}</a>`}<a class="do" href="/new/${state.game}">${say("table.new")}</a><button type="button" class="do" data-close data-seats>${say("company.seats")}</button><button type="button" class="do" data-watch>${say("menu.watch")}</button>`}</p>
    ${standing(state).length > 0 && html`<p class="acts"><button type="button" class="do" data-close data-again>${say("orders.again")}</button></p>`}
    <h3>${say("menu.keyboard")}</h3><dl class="keys">${KEYS.map(([key, word]) => html`<div><dt><kbd>${keyName(key)}</kbd></dt><dd>${say(`key.${word}`)}</dd></div>`)}</dl>
    ${state && html`<details><summary>${say("result.fair")}</summary>${fairness(state)}</details>`}</div>`);
  for (const box of document.querySelectorAll("#dialog .switch input")) {
    box.addEventListener("change", () => {
      if (box.name === "keys") turnKeys(box.checked);
      else if (box.name in wishes()) ask(box);
      else turn(box.name, box.checked);
    });
  }
  document.querySelector("#dialog [data-watch]")?.addEventListener("click", copyLink);
  document.querySelector("#dialog [data-again]")?.addEventListener("click", () => turn("orders", false));
  document.querySelector("#dialog [data-seats]")?.addEventListener("click", () => turn("seats", true));
  return closing;
}

/** A browser may refuse to notify: then the switch goes back, and says so. */
async function ask(box) {
  const on = box.checked;
  box.checked = await wish(box.name, on);
  document.getElementById("notify-said").textContent = on && !box.checked ? say("menu.refused") : "";
}

/** Whoever follows it watches, even where this device has a seat. */
async function copyLink({ currentTarget: button }) {
  const link = `${location.origin}${location.pathname}#watch`;
  try {
    await navigator.clipboard.writeText(link);
    button.textContent = say("menu.copied");
  } catch {
    button.textContent = link;
  }
}

await wear("/static/web/menu.css");
