/** One device, several people: before the next one's things are shown, a curtain, with nothing behind it. */
import { fill, html, wear } from "./html.js";
import { learn, say } from "./words.js";

learn({
  fr: {
    "handover.title": "Rideau !",
    "handover.to": "Passez l'appareil à {name}",
    "handover.help": "Ce qui suit n'est que pour ses yeux.",
    "handover.ready": "C'est moi",
  },
  en: {
    "handover.title": "Curtain!",
    "handover.to": "Hand the device to {name}",
    "handover.help": "What follows is for their eyes only.",
    "handover.ready": "That is me",
  },
});

/**
 * Lowers the curtain and resolves once the next person says that it is them. Only the button raises it: no key, no click beside it.
 * @param {string} name
 * @param {() => void} clear takes everything of the one before out of the page
 */
export async function handTo(name, clear) {
  await styled;
  const behind = [...document.body.children].filter((each) => !each.inert);
  const curtain = document.createElement("section");
  curtain.className = "curtain-down";
  for (const [key, value] of Object.entries({ role: "dialog", "aria-modal": "true", "aria-labelledby": "curtain-title", "aria-describedby": "curtain-help" })) curtain.setAttribute(key, value);
  fill(curtain, html`<div><p class="tonight">${say("handover.title")}</p><h2 id="curtain-title">${say("handover.to", { name })}</h2><p id="curtain-help">${say("handover.help", { name })}</p>
    <p class="acts"><button type="button" class="do main">${say("handover.ready")}</button></p></div>`);
  clear();
  document.getElementById("dialog").close();
  for (const each of behind) each.inert = true;
  document.body.append(curtain);
  const button = curtain.querySelector("button");
  button.focus();
  await new Promise((done) => { button.addEventListener("click", done, { once: true }); });
  for (const each of behind) each.inert = false;
  curtain.remove();
}

const styled = wear("/static/web/curtain.css");
