/** The end of a game: who won, the standings, another one, and the means to check the draw. */
import { attribute, html, wear } from "./html.js";
import { rematch } from "./doors.js";
import { seatHead } from "./heads.js";
import { carrySecrets } from "./memory.js";
import { say } from "./words.js";

function headline(state, names, isTeam) {
  const { winners } = state.over;
  if (!winners.length) return say("result.lost");
  if (isTeam && winners.length > 1) return say("result.together");
  if (winners.includes(state.me)) return say(winners.length > 1 ? "result.you-shared" : "result.you");
  const all = winners.map(names);
  const list = all.length > 1 ? all.slice(0, -1).join(", ") + say("result.and") + all[all.length - 1] : all[0];
  return say(winners.length > 1 ? "result.won-many" : "result.won", { names: list });
}

/** In a team there is one score for all. */
export const result = (state, names, isTeam = false) => {
  const { winners, scores } = state.over;
  const ranking = (isTeam ? scores.slice(0, 1) : scores).map((score, seat) => ({ score, seat })).sort((a, b) => b.score - a.score);
  return html`<section class="result${winners.length ? "" : " lost"}" aria-labelledby="result-title"><div class="champions" aria-hidden="true">${winners.slice(0, 3).map((seat) => seatHead(state.seats[seat], seat))}</div>
    <div><p class="tonight">${say("result.title")}</p><h2 id="result-title">${headline(state, names, isTeam)}</h2>
    <h3 class="sr">${say("result.scores")}</h3>
    <ol class="ranking">${ranking.map(({ score, seat }) => html`<li${attribute("class", winners.includes(seat) && "won")}><span>${isTeam ? say("result.score") : names(seat)}</span> <b>${score}</b></li>`)}</ol></div></section>`;
};

export const resultActs = (state) => html`<button type="button" class="do yes" data-do="again">${say(state.next ? "result.join" : "result.again")}</button>
  <a class="do" href="/replay/${state.table}">${say("result.replay")}</a>
  <button type="button" class="do" data-do="record" title="${say("result.record.help")}">${say("result.record")}</button>
  <button type="button" class="do" data-do="fair">${say("result.fair")}</button><a class="do" href="/">${say("result.home")}</a>`;

export const fairness = (state) => html`<p>${say("result.fair.help")}</p><dl class="fair"><dt>${say("result.fair.hash")}</dt><dd><code>${state.fair.hash}</code></dd>
  ${state.fair.key && html`<dt>${say("result.fair.key")}</dt><dd><code>${state.fair.key}</code></dd>`}</dl><p><a href="/fair?hash=${state.fair.hash}" target="_blank" rel="noopener">${say("result.fair.more")}</a></p>`;

/** The rematch, for whoever sat here: this device's secrets open the same seats there. */
export async function goOn(state, secrets) {
  const secret = secrets.mine[0] || secrets.host;
  const next = state.next || (secret && (await rematch(state.table, secret)));
  if (next) carrySecrets(state.table, next);
  location.href = next ? `/table/${next}` : `/new/${state.game}`;
}

await wear("/static/web/result.css");
