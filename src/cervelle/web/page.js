/** What every page shares: its language, its light, its name, its top bar and its dialogs. */
import { drawn, fill, html } from "./html.js";
import { recall, remember } from "./memory.js";
import { language, say, speak } from "./words.js";
import { WORDMARK } from "./wordmark.js";

const LANGUAGES = { fr: "Français", en: "English" };
const LONGEST_NAME = 24;

export const myName = () => recall("name", "");
export const keepName = (name) => remember("name", name.trim().slice(0, LONGEST_NAME));

const isLight = () => document.documentElement.dataset.light === "light";

export const controls = (withName) => html`
  ${withName && html`<label class="my-name"><span>${say("site.name")}</span><input name="my-name" maxlength="${LONGEST_NAME}" autocomplete="nickname" value="${myName()}"></label>`}
  <div class="chips" role="group" aria-label="${say("site.language")}">${Object.entries(LANGUAGES).map(([tag, name]) =>
    html`<button type="button" class="chip" data-language="${tag}" lang="${tag}" aria-pressed="${String(tag === language())}">${tag.toUpperCase()}<span class="sr"> ${name}</span></button>`)}</div>
  <button type="button" class="chip icon" data-light aria-label="${say(isLight() ? "site.to-dark" : "site.to-light")}" title="${say(isLight() ? "site.to-dark" : "site.to-light")}">${drawn(isLight() ? MOON : SUN)}</button>`;

const SUN = '<svg viewBox="0 0 24 24" aria-hidden="true"><circle cx="12" cy="12" r="5" fill="currentColor"/><path d="M12 1v4m0 14v4M1 12h4m14 0h4M4.2 4.2l2.8 2.8m10 10l2.8 2.8m0 -15.6l-2.8 2.8m-10 10l-2.8 2.8" stroke="currentColor" stroke-width="2.5" stroke-linecap="round"/></svg>';
const MOON = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M20 14.5A9 9 0 0 1 9.5 4A9 9 0 1 0 20 14.5z" fill="currentColor"/></svg>';

/** Fill every [data-say] and [data-say-label] of the page's own HTML. */
function sayAll() {
  for (const element of document.querySelectorAll("[data-say]")) element.textContent = say(element.dataset.say);
  for (const element of document.querySelectorAll("[data-say-label]")) element.setAttribute("aria-label", say(element.dataset.sayLabel));
  for (const element of document.querySelectorAll("[data-controls]")) fill(element, controls(element.dataset.controls === "name"));
  for (const element of document.querySelectorAll("[data-brand]")) fill(element, drawn(WORDMARK));
}

/**
 * Start a page: `show` draws it, and again whenever the language changes.
 * @param {(changed: boolean) => void} show
 */
export function openPage(show) {
  sayAll();
  show(false);
  document.addEventListener("click", async (event) => {
    const button = event.target.closest("[data-language], [data-light]:not(html)");
    if (!button) return;
    if (button.dataset.language) {
      remember("language", button.dataset.language);
      forgetAskedLanguage();
      await speak(button.dataset.language);
    } else {
      remember("light", isLight() ? "dark" : "light");
      document.documentElement.dataset.light = recall("light");
    }
    redraw(button, show);
  });
  document.addEventListener("change", (event) => {
    if (event.target.name === "my-name") keepName(event.target.value);
  });
}

/** An address may ask for a language (?lang=en), until the reader asks for another. */
function forgetAskedLanguage() {
  const address = new URL(location);
  address.searchParams.delete("lang");
  history.replaceState(null, "", address);
}

/** Draw anew, and leave the focus on the button that was pressed. */
function redraw(button, show) {
  const place = button.closest("[data-controls]");
  const which = button.dataset.language ? `[data-language="${button.dataset.language}"]` : "[data-light]";
  sayAll();
  if (button.dataset.language) show(true);
  place?.querySelector(which)?.focus();
}

export const setTitle = (...parts) => { document.title = [...parts, "Cervelle"].join(" · "); };

/** The one dialog of a page: a heading, some content, a way out. Resolves when it closes. */
export function openDialog(title, content, { wide = false } = {}) {
  const dialog = document.getElementById("dialog");
  if (dialog.open) dialog.close();
  dialog.className = wide ? "wide" : "";
  fill(dialog, html`<div class="sheet"><div class="dialog-head"><h2 id="dialog-title">${title}</h2>
    <button type="button" class="chip icon" data-close><span aria-hidden="true">✕</span><span class="sr">${say("site.close")}</span></button></div>${content}</div>`);
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.showModal();
  const turn = ++turns;
  return new Promise((done) => {
    // The end of the dialog before this one may be told only now: it is not ours.
    const closed = () => {
      if (dialog.open && turn === turns) return;
      dialog.removeEventListener("close", closed);
      done();
    };
    dialog.addEventListener("close", closed);
  });
}

let turns = 0;

document.addEventListener("click", (event) => {
  const dialog = event.target.closest("dialog");
  if (dialog && (event.target === dialog || event.target.closest("[data-close]"))) dialog.close();
});
