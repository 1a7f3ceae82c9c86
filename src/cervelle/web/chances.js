/** Everybody's chances over a whole game: a strip above the slider, drawn as the answers come, its turning points marked, and told above the log. */
import { ask } from "./api.js";
import { attribute, fill, html, wear } from "./html.js";
import { Turning } from "./turning.js";
import { bound, learn, percent, say } from "./words.js";

learn({
  fr: {
    "chances.title": "Les chances de chacun",
    "chances.team": "Les chances de l'équipe",
    "chances.graph": "{title} au fil de la partie : les chiffres sont dans le journal.",
    "chances.turns": "Les tournants",
    "chances.none": "Pas de grand tournant dans cette partie.",
    "chances.coming": "On refait le match…",
    "chances.turn": "{name} passe de {from} à {to}",
    "chances.us": "L'équipe",
    "chances.figures": "En chiffres",
    "chances.move": "Coup",
  },
  en: {
    "chances.title": "Everybody's chances",
    "chances.team": "The team's chances",
    "chances.graph": "{title} over the game: the figures are in the log.",
    "chances.turns": "Turning points",
    "chances.none": "No great turn in this game.",
    "chances.coming": "Going over it again…",
    "chances.turn": "{name} goes from {from} to {to}",
    "chances.us": "The team",
    "chances.figures": "In figures",
    "chances.move": "Move",
  },
});

const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4", "1 3", "12 4", "6 2 2 2"];
/** Lines of the log that tell of one turn; pixels from one flag to the next, at least; the hundredths that are marked. */
const MOST_LINES = 3, APART = 26, SCALE = [100, 50, 0];

export class Chances {
  /**
   * @param {HTMLElement} place for the strip
   * @param {HTMLElement} beside for all of it in words
   * @param {import("./walk.js").Walk} walk
   * @param {{name: (seat: number) => string, colour: (seat: number) => string, stake: () => string, isTeam: boolean, story: () => Promise<object[]>, go: (n: number) => void}} told
   *   `stake`: what the chances are of; lines of the story have their tone
   */
  constructor(place, beside, walk, told) {
    Object.assign(this, { place, beside, walk, told, last: walk.last.n, turning: new Turning(walk.last.n, (n) => this.look(n), () => this.draw()), lines: [], n: 0, isDone: false, trouble: "" });
    for (const part of [place, beside]) part.addEventListener("click", (event) => this.click(event));
    new ResizeObserver(() => this.spread()).observe(place);
  }

  /** One moment after the other; whatever goes wrong, what is there stays. */
  async gather() {
    try {
      await this.turning.search();
    } catch (trouble) {
      this.trouble = trouble.message;
    }
    this.isDone = true;
    await this.retell();
  }

  async look(n) {
    const { chances, part } = await ask(`tables/${encodeURIComponent(this.walk.table)}/chances?at=${n}`);
    return { chances: this.told.isTeam ? chances.slice(0, 1) : chances, part };
  }

  // Drawing --------------------------------------------------------------------------------------

  /** In another language, or with other eyes, the log tells it otherwise. */
  async retell() {
    this.lines = await this.told.story();
    this.draw();
  }

  mark(n) {
    this.n = n;
    const line = this.place.querySelector(".moment");
    if (line) line.style.left = `${this.x(n)}%`;
  }

  x(n) { return (100 * n) / Math.max(1, this.last); }

  name(seat) { return this.told.isTeam ? say("chances.us") : this.told.name(seat); }

  title() { return say(this.told.isTeam ? "chances.team" : "chances.title"); }

  /** While it is being gone over, turns come and go. */
  get turns() { return this.isDone ? this.turning.turns : []; }

  draw() {
    const seats = [...(this.turning.known.get(0)?.chances || []).keys()], had = document.activeElement?.dataset?.turn;
    const isOpen = this.beside.querySelector("details")?.open;
    this.place.hidden = this.beside.hidden = false;
    fill(this.place, html`<div class="chances-head"><h3>${this.title()}</h3><p>${this.told.stake()}</p>${!this.told.isTeam && this.legend(seats)}</div>
      <div class="strip"><div class="scale" aria-hidden="true">${SCALE.map((each) => html`<i style="top:${100 - each}%">${percent(each)}</i>`)}</div><div class="reel" data-reel>${this.curves(seats)}<i class="moment" style="left:${this.x(this.n)}%"></i>${this.turns.map((turn, i) => this.flag(turn, i))}</div></div>`);
    fill(this.beside, html`<h3>${say("chances.turns")}</h3>${this.list()}<details${attribute("open", isOpen)}><summary>${say("chances.figures")}</summary>${this.table(seats)}</details>`);
    this.spread();
    if (had !== undefined) document.querySelector(`[data-turn="${had}"]`)?.focus();
  }

  legend(seats) {
    return html`<ul class="legend">${seats.map((seat) => html`<li><svg viewBox="0 0 26 6" aria-hidden="true" style="--seat:${this.told.colour(seat)}"><path d="M1 3H25"${attribute("stroke-dasharray", DASHES[seat])}/></svg>${this.name(seat)}</li>`)}</ul>`;
  }

  curves(seats) {
    const runs = this.turning.runs(), isLine = (run) => run.length > 1;
    const at = (n, seat) => `${this.x(n).toFixed(2)} ${(100 - 100 * this.turning.known.get(n).chances[seat]).toFixed(1)}`;
    const lines = (seat) => runs.filter(isLine).map((run) => `M${run.map((n) => at(n, seat)).join("L")}`).join("");
    const dots = (seat) => runs.filter((run) => !isLine(run)).map(([n]) => `M${at(n, seat)}h0`).join("");
    const curve = (seat) => html`<g style="--seat:${this.told.isTeam ? "#b8e63c" : this.told.colour(seat)}"><path class="curve" d="${lines(seat)}"${attribute("stroke-dasharray", DASHES[seat])}/><path class="dot" d="${dots(seat)}"/></g>`;
    return html`<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="${say("chances.graph", { title: this.title() })}"><path class="half" d="M0 50H100"/><path class="seam" d="${runs.slice(1).map(([n]) => `M${this.x(n).toFixed(2)} 0V100`).join("")}"/>${seats.map(curve)}</svg>`;
  }

  flag(turn, i) {
    const text = `${say("replay.step", { n: turn.n, of: this.last })} · ${this.change(turn)}`;
    return html`<button type="button" class="flag" data-turn="${i}" style="left:${this.x(turn.n)}%;top:${100 - 100 * turn.to}%" title="${text}"><span aria-hidden="true">${i + 1}</span><span class="sr">${text}</span></button>`;
  }

  /** Flags that would cover each other stand side by side. */
  spread() {
    const flags = [...this.place.querySelectorAll(".flag")], width = this.place.querySelector(".reel")?.clientWidth;
    const meant = this.turns.map((turn) => (this.x(turn.n) * width) / 100), places = [...meant];
    for (let i = 1; i < places.length; i += 1) places[i] = Math.max(places[i], places[i - 1] + APART);
    for (let i = places.length - 1, most = width; i >= 0; i -= 1, most = places[i + 1] - APART) places[i] = Math.min(places[i], most);
    flags.forEach((flag, i) => { flag.style.translate = `${places[i] - meant[i]}px`; });
  }

  /** Nothing is certain until it is over. */
  percent(chance, n) {
    const isOver = n === this.last && this.walk.last.over, hundredths = Math.round(100 * chance);
    return percent(isOver ? hundredths : Math.max(1, Math.min(99, hundredths)));
  }

  change({ seat, since, n, from, to }) { return say("chances.turn", { name: this.name(seat), from: this.percent(from, since), to: this.percent(to, n) }); }

  /** What the log tells of a turn. Where it tells much, good and bad news come before the rest. */
  story({ n }) {
    const lines = this.lines.filter((line) => line.n === n);
    if (lines.length <= MOST_LINES) return lines.map((line) => line.text).join(" ");
    const told = [...lines].sort((a, b) => Boolean(b.tone) - Boolean(a.tone)).slice(0, MOST_LINES);
    return [...lines.filter((line) => told.includes(line)).map((line) => line.text), "…"].join(" ");
  }

  list() {
    if (!this.isDone) return html`<p>${say("chances.coming")}</p>`;
    if (!this.turns.length) return html`<p>${this.trouble || say("chances.none")}</p>`;
    return html`<ol>${this.turns.map((turn, i) => html`<li><button type="button" class="link" data-turn="${i}-told">${say("replay.step", { n: turn.n, of: this.last })}</button> <b>${this.change(turn)}.</b> <span>${bound(this.story(turn))}</span></li>`)}</ol>${this.trouble && html`<p>${this.trouble}</p>`}`;
  }

  table(seats) {
    const { turning } = this, title = this.title();
    return html`<div class="figures" tabindex="0" role="group" aria-label="${title}"><table><caption class="sr">${title}</caption><thead><tr><th scope="col">${say("chances.move")}</th>${seats.map((seat) => html`<th scope="col">${this.name(seat)}</th>`)}</tr></thead>
      <tbody>${turning.moments().map((n) => html`<tr><th scope="row">${n}</th>${turning.known.get(n).chances.map((chance) => html`<td>${this.percent(chance, n)}</td>`)}</tr>`)}</tbody></table></div>`;
  }

  click(event) {
    const flag = event.target.closest("[data-turn]"), reel = event.target.closest("[data-reel]");
    if (flag) this.told.go(this.turns[parseInt(flag.dataset.turn, 10)].n);
    else if (reel) {
      const box = reel.getBoundingClientRect();
      this.told.go(Math.round(((event.clientX - box.left) / box.width) * this.last));
    }
  }
}

await wear("/static/web/chances.css");
