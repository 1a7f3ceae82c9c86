/** Advice: the best choices as bars with their chances, and why the first is better than the second. */
import { ask, bearer } from "./api.js";
import { fill, html, wear } from "./html.js";
import { openDialog } from "./page.js";
import { bound, learn, percent as inWords, say } from "./words.js";

learn({
  fr: {
    "coach.title": "Conseil",
    "coach.thinking": "Le coach retourne la question dans tous les sens…",
    "coach.choices": "{stake}, selon le choix",
    "coach.late": "La question est close : le conseil ne vaut plus.",
    "coach.near": "à {n} près",
    "coach.play": "Jouer ce choix",
    "coach.note": "Une estimation : ce que vous ne voyez pas est imaginé des centaines de fois, puis joué par des bots.",
  },
  en: {
    "coach.title": "Advice",
    "coach.thinking": "The coach turns the question over and over…",
    "coach.choices": "{stake}, by choice",
    "coach.late": "The question is closed: the advice no longer holds.",
    "coach.near": "give or take {n}",
    "coach.play": "Play this choice",
    "coach.note": "An estimate: what you cannot see is imagined hundreds of times, then played out by bots.",
  },
});

const SHOWN = 5;

/** What is told of advice whose question was closed meanwhile, until the player is asked again. */
let late = "";

const bar = ({ text, percent, error }) => {
  const near = Math.max(1, Math.round(100 * error));
  return html`<span class="advice-text">${bound(text)}</span><span class="advice-odds"><b class="advice-chance">${inWords(percent)}</b> <small><span aria-hidden="true">± ${near}</span><span class="sr">, ${say("coach.near", { n: near })}</span></small></span><span class="advice-bar" aria-hidden="true"><i style="width:${percent}%"></i></span>`;
};

const row = (choice, canPlay) => html`<li>${canPlay ? html`<button type="button" class="advice" data-action="${choice.action}" title="${say("coach.play")}">${bar(choice)}</button>` : html`<div class="advice">${bar(choice)}</div>`}</li>`;

/**
 * @param {object} state whose question it is about
 * @param {object} how
 * @param {string} how.stake what the chances are of
 * @param {string} [how.secret]
 * @param {{at?: number, as?: number}} [how.when] of a game that is over: the moment, and whose question
 * @param {((action: number) => void) | null} [how.play] what a click on a choice does, where it can be played
 */
export async function openCoach(state, { stake, secret, when = {}, play = null }) {
  openDialog(say("coach.title"), html`<div class="coach" data-q="${state.q}"><p class="coach-said" role="status">${say("coach.thinking")}</p><div class="coach-found"></div></div>`);
  const sheet = document.querySelector("#dialog .coach"), said = sheet.querySelector(".coach-said");
  try {
    const told = await ask(`tables/${encodeURIComponent(state.table)}/coach?${new URLSearchParams(when)}`, { headers: bearer(secret) });
    if (play && told.q !== state.q) throw new Error(say("coach.late"));
    said.textContent = bound(told.text);
    fill(sheet.querySelector(".coach-found"), html`<h3 id="coach-choices">${say("coach.choices", { stake })}</h3><ol aria-labelledby="coach-choices">${told.choices.slice(0, SHOWN).map((choice) => row(choice, play))}</ol><p class="quiet">${say("coach.note")}</p>`);
    sheet.classList.add("told");
    sheet.addEventListener("click", ({ target }) => {
      const pressed = target.closest("[data-action]");
      if (!pressed) return;
      document.getElementById("dialog").close();
      play(Number(pressed.dataset.action));
    });
  } catch (trouble) {
    said.textContent = trouble.message;
  }
}

/** Advice on a question that is closed goes away. What is to be told of it, now and until the player is asked again. */
export function overtaken(state, tell) {
  if (state.question.mine) late = "";
  const sheet = document.querySelector("dialog[open] .coach");
  if (sheet && !(state.question.mine && Number(sheet.dataset.q) === state.q)) {
    document.getElementById("dialog").close();
    late = say("coach.late");
    tell(late);
  }
  return late;
}

await wear("/static/web/coach.css");
