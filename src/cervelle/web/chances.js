/** Everybody's chances over a whole game: a strip above the slider, drawn as the answers come, its turning points marked, and told above the log. */
import { ask } from "./api.js";
import { attribute, fill, html, wear } from "./html.js";
import { COLOURS } from "./seated.js";
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

/** Moments looked at to begin with; more for each turn, to find where it is; how many turns, and how great they must be. */
const EVERYWHERE = 25, CLOSER = 5, TURNS = 3, LEAST = 0.05;
const DASHES = ["", "7 3", "2 3", "10 3 2 3", "4 4", "1 3", "12 4", "6 2 2 2"];

const told = (chance) => percent(Math.round(100 * chance));

export class Chances {
  /**
   * @param {HTMLElement} place for the strip
   * @param {HTMLElement} beside for all of it in words
   * @param {import("./walk.js").Walk} walk
   * @param {{name: (seat: number) => string, isTeam: boolean, story: () => Promise<object[]>, go: (n: number) => void}} told
   */
  constructor(place, beside, walk, told) {
    Object.assign(this, { place, beside, walk, told, last: walk.last.n, known: new Map(), turns: [], lines: [], n: 0, isDone: false, trouble: "" });
    for (const part of [place, beside]) part.addEventListener("click", (event) => this.click(event));
  }

  /** One moment after the other; whatever goes wrong, what is there stays. */
  async gather() {
    try {
      const moments = new Set(Array.from({ length: EVERYWHERE }, (_, i) => Math.round((i * this.last) / (EVERYWHERE - 1))));
      for (const n of moments) await this.look(n);
      for (let i = 0; i < TURNS; i += 1) {
        const turn = this.greatest();
        if (turn) this.turns.push(await this.closer(turn));
      }
    } catch (trouble) {
      this.trouble = trouble.message;
    }
    this.turns.sort((a, b) => a.n - b.n);
    this.isDone = true;
    await this.retell();
  }

  async look(n) {
    const { chances } = await ask(`tables/${encodeURIComponent(this.walk.table)}/chances?at=${n}`);
    this.known.set(n, this.told.isTeam ? chances.slice(0, 1) : chances);
    this.draw();
  }

  moments() { return [...this.known.keys()].sort((a, b) => a - b); }

  between(since, n) {
    const before = this.known.get(since), after = this.known.get(n);
    const changes = after.map((chance, seat) => chance - before[seat]);
    const seat = changes.reduce((most, change, each) => (Math.abs(change) > Math.abs(changes[most]) ? each : most), 0);
    return { since, n, seat, change: changes[seat], from: before[seat], to: after[seat] };
  }

  /** The greatest turn from one moment to the next that is not among those found. */
  greatest() {
    const moments = this.moments();
    const all = moments.slice(1).map((n, i) => this.between(moments[i], n)).filter(({ since, n }) => !this.turns.some((turn) => since < turn.n && turn.n <= n));
    const turn = all.sort((a, b) => Math.abs(b.change) - Math.abs(a.change))[0];
    return turn && Math.abs(turn.change) >= LEAST ? turn : null;
  }

  /** Where in between it happened: in the half that turned more, and so on. */
  async closer(turn) {
    for (let i = 0; i < CLOSER && turn.n - turn.since > 1; i += 1) {
      const middle = (turn.since + turn.n) >> 1;
      await this.look(middle);
      const halves = [this.between(turn.since, middle), this.between(middle, turn.n)];
      turn = Math.abs(halves[1].change) > Math.abs(halves[0].change) ? halves[1] : halves[0];
    }
    return turn;
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

  colour(seat) { return COLOURS[this.walk.last.seats[seat].colour] || Object.values(COLOURS)[seat % 8]; }

  name(seat) { return this.told.isTeam ? say("chances.us") : this.told.name(seat); }

  draw() {
    const { isTeam } = this.told, title = say(isTeam ? "chances.team" : "chances.title");
    const seats = [...(this.known.get(0) || []).keys()], had = document.activeElement?.dataset?.turn;
    const isOpen = this.beside.querySelector("details")?.open;
    this.place.hidden = this.beside.hidden = false;
    fill(this.place, html`<div class="chances-head"><h3>${title}</h3>${!isTeam && html`<ul class="legend">${seats.map((seat) => html`<li><svg viewBox="0 0 26 6" aria-hidden="true" style="--seat:${this.colour(seat)}"><path d="M1 3H25"${attribute("stroke-dasharray", DASHES[seat])}/></svg>${this.name(seat)}</li>`)}</ul>`}</div>
      <div class="strip"><div class="reel" data-reel>${this.curves(seats, title)}<i class="moment" style="left:${this.x(this.n)}%"></i>${this.turns.map((turn, i) => this.flag(turn, i))}</div></div>`);
    fill(this.beside, html`<h3>${say("chances.turns")}</h3>${this.list()}<details${attribute("open", isOpen)}><summary>${say("chances.figures")}</summary>${this.table(seats, title)}</details>`);
    if (had !== undefined) document.querySelector(`[data-turn="${had}"]`)?.focus();
  }

  curves(seats, title) {
    const moments = this.moments();
    const path = (seat) => moments.map((n, i) => `${i ? "L" : "M"}${this.x(n).toFixed(2)} ${(100 - 100 * this.known.get(n)[seat]).toFixed(1)}`).join("");
    return html`<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="${say("chances.graph", { title })}"><path class="half" d="M0 50H100"/>${seats.map((seat) => html`<path class="curve" style="--seat:${this.told.isTeam ? "#b8e63c" : this.colour(seat)}" d="${path(seat)}"${attribute("stroke-dasharray", DASHES[seat])}/>`)}</svg>`;
  }

  flag(turn, i) {
    const text = `${say("replay.step", { n: turn.n, of: this.last })} · ${this.change(turn)}`;
    return html`<button type="button" class="flag" data-turn="${i}" style="left:${this.x(turn.n)}%;top:${100 - 100 * turn.to}%" title="${text}"><span aria-hidden="true">${i + 1}</span><span class="sr">${text}</span></button>`;
  }

  change({ seat, from, to }) { return say("chances.turn", { name: this.name(seat), from: told(from), to: told(to) }); }

  /** What the log tells of a turn: the lines of its last entry that told any. */
  line({ since, n }) {
    const within = this.lines.filter((line) => line.n > since && line.n <= n), last = within[within.length - 1]?.n;
    return within.filter((line) => line.n === last).map((line) => line.text).join(" ");
  }

  list() {
    if (!this.isDone) return html`<p>${say("chances.coming")}</p>`;
    if (!this.turns.length) return html`<p>${this.trouble || say("chances.none")}</p>`;
    return html`<ol>${this.turns.map((turn, i) => html`<li><button type="button" class="link" data-turn="${i}-told">${say("replay.step", { n: turn.n, of: this.last })}</button> <b>${this.change(turn)}.</b> <span>${bound(this.line(turn))}</span></li>`)}</ol>${this.trouble && html`<p>${this.trouble}</p>`}`;
  }

  table(seats, title) {
    return html`<div class="figures" tabindex="0" role="group" aria-label="${title}"><table><caption class="sr">${title}</caption><thead><tr><th scope="col">${say("chances.move")}</th>${seats.map((seat) => html`<th scope="col">${this.name(seat)}</th>`)}</tr></thead>
      <tbody>${this.moments().map((n) => html`<tr><th scope="row">${n}</th>${this.known.get(n).map((chance) => html`<td>${told(chance)}</td>`)}</tr>`)}</tbody></table></div>`;
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
