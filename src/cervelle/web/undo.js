/** Taking back: a button that says beforehand whether the others will be asked, and the question that they get. */
import { post } from "./api.js";
import { fill, html, wear } from "./html.js";
import { kitFor } from "./pieces.js";
import { learn, say } from "./words.js";

learn({
  fr: {
    "undo.free": "Annuler mon coup",
    "undo.free.help": "Personne n'a rien à y redire : cela ne vous a rien appris.",
    "undo.alone.help": "Vous jouez avec des bots : ils ne vous en voudront pas.",
    "undo.ask": "Demander d'annuler",
    "undo.ask.help": "Depuis, quelque chose a été vu, tiré ou joué : il faudra l'accord de {names}.",
    "undo.asked": "{name} voudrait annuler son dernier coup. D'accord ?",
    "undo.yes": "D'accord",
    "undo.no": "Non, c'est joué",
    "undo.waiting": "Vous demandez d'annuler votre dernier coup. On attend {names}.",
    "undo.watching": "{name} demande d'annuler son dernier coup. On attend {names}.",
    "undo.drop": "Laisser tomber",
    "undo.refused": "Le coup reste joué : tout le monde n'était pas d'accord.",
  },
  en: {
    "undo.free": "Take back my move",
    "undo.free.help": "Nobody can object: it has taught you nothing.",
    "undo.alone.help": "You are playing with bots: they will not mind.",
    "undo.ask": "Ask to take back",
    "undo.ask.help": "Something was seen, drawn or played since: {names} will have to agree.",
    "undo.asked": "{name} would like to take back their last move. Is that all right?",
    "undo.yes": "All right",
    "undo.no": "No, it stands",
    "undo.waiting": "You are asking to take back your last move. Waiting for {names}.",
    "undo.watching": "{name} asks to take back their last move. Waiting for {names}.",
    "undo.drop": "Never mind",
    "undo.refused": "The move stands: not everybody agreed.",
  },
});

export class Undoing {
  /**
   * @param {HTMLButtonElement} button
   * @param {HTMLElement} panel where people are asked
   * @param {{secretOf: Map<number, string>, trying: Function, voice: object, tell: (text: string) => void}} table
   */
  constructor(button, panel, table) {
    Object.assign(this, { button, panel, table, asking: null, mine: null, n: 0, said: "" });
    button.addEventListener("click", () => table.trying(this.ask()));
    panel.addEventListener("click", (event) => {
      const pressed = event.target.closest("[data-agree]");
      if (pressed) table.trying(this.answer(pressed.dataset.agree === "yes"));
    });
  }

  /** Whose last answer of those who play here is the latest; what the others are asked already. */
  show(states, state) {
    const was = this.asking;
    this.state = state;
    this.asking = state.asking;
    if (was && !this.asking && this.isMine(was.seat) && state.n === this.n) this.table.tell(say("undo.refused"));
    this.n = state.n;
    this.mine = states.filter((each) => each.undo).sort((a, b) => b.undo.to - a.undo.to)[0] || null;
    this.showButton();
    this.showPanel();
  }

  isMine(seat) { return this.table.secretOf.has(seat); }

  names(seats) { return seats.map((seat) => kitFor(this.state).name(seat)).join(", "); }

  showButton() {
    this.button.hidden = !this.mine || Boolean(this.asking || this.state.over);
    if (this.button.hidden) return;
    const others = this.mine.undo.needed.filter((seat) => !this.isMine(seat));
    const isAlone = !this.state.seats.some((seat, number) => seat.kind !== "bot" && !this.isMine(number));
    const help = others.length ? say("undo.ask.help", { names: this.names(others) }) : say(isAlone ? "undo.alone.help" : "undo.free.help");
    fill(this.button, html`<span aria-hidden="true">↶</span> ${say(others.length ? "undo.ask" : "undo.free")} <kbd aria-hidden="true">U</kbd><span class="sr">. ${help}</span>`);
    this.button.title = help;
  }

  showPanel() {
    const asking = this.asking;
    const missing = asking ? asking.needed.filter((seat) => !asking.agreed.includes(seat)) : [];
    const isAsked = missing.some((seat) => this.isMine(seat)), isAsker = asking && this.isMine(asking.seat);
    const said = { name: asking && this.names([asking.seat]), names: this.names(missing) };
    const text = !asking ? "" : say(isAsker ? "undo.waiting" : isAsked ? "undo.asked" : "undo.watching", said);
    const had = this.panel.contains(document.activeElement);
    fill(this.panel, text && html`<p>${text}</p><p class="undo-acts">
      ${isAsked && !isAsker && html`<button type="button" class="do" data-agree="yes">${say("undo.yes")}</button><button type="button" class="do" data-agree="no">${say("undo.no")}</button>`}
      ${isAsker && html`<button type="button" class="do" data-agree="no">${say("undo.drop")}</button>`}</p>`);
    if (had && !this.panel.contains(document.activeElement)) document.getElementById("question").focus({ preventScroll: true });
    if (text && text !== this.said) this.table.voice.tell([{ text }]);
    this.said = text;
  }

  send(seat, path, body) { return post(`tables/${this.state.table}/${path}`, body, this.table.secretOf.get(seat)); }

  /** Whoever else plays on this device sits beside us, and is not asked by the page. */
  async ask() {
    const { me, undo } = this.mine;
    this.button.hidden = true;
    await this.send(me, "undo", { to: undo.to });
    for (const seat of undo.needed.filter((each) => this.isMine(each))) await this.send(seat, "undo/answer", { agree: true });
  }

  /** One answer for all the seats of this device. */
  async answer(agree) {
    const { seat: asker, needed, agreed } = this.asking;
    const seats = this.isMine(asker) ? [asker] : needed.filter((seat) => this.isMine(seat) && !agreed.includes(seat));
    for (const seat of agree ? seats : seats.slice(0, 1)) await this.send(seat, "undo/answer", { agree });
  }
}

await wear("/static/web/undo.css");
