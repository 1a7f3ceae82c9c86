/** The rulebook of a game, section by section; every rule has its own anchor. */
import { games, rules } from "./api.js";
import { html, fill } from "./html.js";
import { openPage, setTitle } from "./page.js";
import { showTrouble } from "./trouble.js";
import { say } from "./words.js";
import { shortId } from "./why.js";

const content = document.getElementById("content");
const id = decodeURIComponent(location.pathname.split("/").pop());

function bySection(all) {
  const sections = new Map();
  for (const rule of all) sections.set(rule.section, [...(sections.get(rule.section) || []), rule]);
  return [...sections.entries()];
}

const ruleItem = (rule) => html`<li id="${rule.id}" tabindex="-1"><a class="number" href="#${rule.id}">${shortId(rule.id)}</a><div><p>${rule.text}</p><p class="origin ${rule.origin}">${say(`origin.${rule.origin}`)}</p></div></li>`;

const section = ([key, all]) => html`<section aria-labelledby="s-${key}"><h2 id="s-${key}">${all[0].title}</h2><ol class="rules">${all.map(ruleItem)}</ol></section>`;

/** The rule was not there when the address was read: go there again, so that it is shown as the one asked for. */
function goToAnchor(hash) {
  if (!hash) return;
  history.replaceState(null, "", location.pathname + location.search);
  location.replace(hash);
}

async function show() {
  setTitle(say("rules.title"));
  try {
    const game = (await games()).find((each) => each.id === id);
    if (!game) throw new Error(say("trouble.no-game"));
    const { name } = game, sections = bySection(await rules(id));
    setTitle(name, say("rules.title"));
    fill(content, html`<div class="rules-head"><h1>${name} <span>${say("rules.title")}</span></h1><a class="do main" href="/new/${id}">${say("rules.play")}</a>${id === "maul-of-america" && html`<a class="do" href="/malls">${say("rules.malls")}</a>`}</div>
      <div class="rulebook"><nav aria-label="${say("rules.contents")}"><ul>${sections.map(([key, [first]]) => html`<li><a href="#s-${key}">${first.title}</a></li>`)}</ul></nav><div>${sections.map(section)}</div></div>`);
    goToAnchor(location.hash);
  } catch (trouble) {
    fill(content, html`<h1>${say("rules.title")}</h1><div id="trouble"></div>`);
    showTrouble(document.getElementById("trouble"), trouble.message, trouble.why === "away" && show);
  }
}

openPage(show);
