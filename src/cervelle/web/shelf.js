/** The shelf: what plays tonight, and what is coming. */
import { games } from "./api.js";
import { poster } from "./art.js";
import { drawn, fill, html } from "./html.js";
import { openPage, setTitle } from "./page.js";
import { showTables } from "./tables.js";
import { showTrouble } from "./trouble.js";
import { say } from "./words.js";

/** In the order of the posters; a game that the server knows is no longer coming. */
const PROGRAMME = ["zombie-life", "zombie-mosh", "off-the-dead", "maul-of-america", "zombicide"];
const ACCENT = { "zombie-life": "life", "zombie-mosh": "mosh", "off-the-dead": "dead", "maul-of-america": "maul", "zombicide": "cide" };
const COMING = { "zombie-mosh": [2, 6], "off-the-dead": [1, 4], "maul-of-america": [2, 6], "zombicide": [1, 6] };

const content = document.getElementById("content");

const players = (seats) => say("shelf.players", { least: seats[0], most: seats[seats.length - 1] });

const tonight = (game) => html`<section class="poster hero" aria-labelledby="g-${game.id}">
  ${drawn(poster(game.id))}
  <div class="hero-words"><p class="tonight">${say("shelf.now")}</p>
    <h2 id="g-${game.id}"><a href="/new/${game.id}">${game.name}</a></h2>
    <p class="pitch">${game.pitch}</p><p class="billing">${players(game.seats)} · ${game.length}</p>
    <p class="acts"><a class="do main huge" href="/new/${game.id}#now">${say("shelf.play")}</a> <a href="/new/${game.id}">${say("shelf.friends.open")}</a> <a href="/rules/${game.id}">${say("shelf.rules")}</a></p>
    <p class="note">${say("shelf.one-minute")}</p></div></section>`;

const showing = (game) => html`<li><a class="poster open" href="/new/${game.id}" style="--c:${drawn(`var(--poster-${ACCENT[game.id]})`)}">${drawn(poster(game.id))}
  <div class="words"><h3>${game.name}</h3><p class="billing">${players(game.seats)} · ${game.length}</p><p class="pitch">${game.pitch}</p></div></a></li>`;

const coming = (id) => html`<li><article class="poster" style="--c:${drawn(`var(--poster-${ACCENT[id]})`)}"><p class="stamp">${say("shelf.coming")}</p>${drawn(poster(id))}
  <div class="words"><h3>${say(`game.${id}`)}</h3><p class="billing">${players(COMING[id])}</p><p class="pitch">${say(`game.${id}.pitch`)}</p></div></article></li>`;

const posters = (title, list) => list.length > 0 && html`<section class="next"><h2>${say(`shelf.${title}`)}</h2><ul class="posters">${list}</ul></section>`;

const reason = (key) => html`<div class="panel"><h3>${say(`shelf.${key}.title`)}</h3><p>${say(`shelf.${key}`)}</p></div>`;

async function show() {
  setTitle(say("shelf.title"));
  try {
    const known = await games();
    const [first, ...others] = PROGRAMME.map((id) => known.find((game) => game.id === id)).filter(Boolean);
    const absent = PROGRAMME.filter((id) => !known.some((game) => game.id === id));
    fill(content, html`<div id="my-tables"></div>${first && tonight(first)}<div id="open-tables"></div>${posters("also", others.map(showing))}${posters("next", absent.map(coming))}
      <section class="why"><h2>${say("shelf.why")}</h2><div class="reasons">${["letter", "friends", "fair"].map(reason)}</div><p class="acts"><a class="do" href="/replay">${say("shelf.open")}</a><a class="do" href="/fair">${say("shelf.fair.check")}</a></p></section>`);
    await showTables(known);
  } catch (trouble) {
    showTrouble(content, trouble.message, show);
  }
}

openPage(show);
