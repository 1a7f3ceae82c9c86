/** The question bar: always in the same place, one sentence, large answers with their keys. */
import { attribute, fill, html } from "./html.js";
import { recall, remember } from "./memory.js";
import { legal, offers } from "./narrowing.js";
import { say } from "./words.js";

const TIMES_TAUGHT = 2;
const KEYS = 9;

/** Lessons: the first times each kind of question comes up, unless the reader wants no more. */
export class Lessons {
  constructor() {
    this.known = recall("lessons", { off: false, seen: {} });
    this.current = null;
  }

  /** The lesson for this question, counted once for each question. */
  of(state) {
    const { kind, teach, mine } = state.question;
    if (this.known.off || !mine || !teach) return "";
    const key = `${state.game}/${state.view.rules || ""}/${kind}`, moment = `${state.table}/${state.q}`;
    const seen = this.known.seen[key] || 0;
    if (this.current === moment) return teach;
    if (seen >= TIMES_TAUGHT) return "";
    this.current = moment;
    this.known.seen[key] = seen + 1;
    remember("lessons", this.known);
    return teach;
  }

  get on() { return !this.known.off; }

  turn(on) {
    this.known = { off: !on, seen: on ? {} : this.known.seen };
    this.current = null;
    remember("lessons", this.known);
  }
}

export class Bar {
  /**
   * @param {HTMLElement} element
   * @param {import("./choices.js").Choices} choices
   * @param {{why: Function, skip: Function, aim: Function, lessonOff: Function}} told
   */
  constructor(element, choices, told) {
    Object.assign(this, { element, choices, told, offers: [], place: (on) => on, verb: (verb) => verb, answer: (choice) => choice.text, listed: offers, beside: () => "" });
    this.text = element.querySelector("#question");
    this.more = element.querySelector("#question-more");
    this.answers = element.querySelector("#answers");
    this.story = element.querySelector("#story");
    element.addEventListener("click", (event) => this.click(event));
    for (const [kind, isOver] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
      this.answers.addEventListener(kind, (event) => {
        const button = event.target.closest("[data-offer]");
        if (button) told.aim(isOver ? this.choicesOf(this.offers[Number(button.dataset.offer)]) : []);
      });
    }
  }

  choicesOf(offer) { return offer ? offer.choices || [offer.choice] : []; }

  click(event) {
    const button = event.target.closest("[data-offer], [data-do]");
    if (!button) return;
    if (button.dataset.offer) this.choices.take(this.offers[Number(button.dataset.offer)]);
    else this.told[button.dataset.do]?.();
  }

  /** The key of an answer. Returns whether there is one. */
  press(number) {
    const offer = this.offers[number - 1];
    if (offer) this.choices.take(offer);
    return Boolean(offer);
  }

  /** The state's question, or what has been picked of it so far. */
  show(state, { lesson = "", notice = "" } = {}) {
    const focus = this.focus(), rewrite = this.written();
    const { picks } = this.choices;
    this.offers = this.listed(this.choices.left);
    this.element.classList.toggle("mine", state.question.mine);
    this.element.classList.toggle("narrowed", picks.length > 0);
    if (this.text.textContent !== state.question.text) this.text.textContent = state.question.text;
    fill(this.more, html`
      ${picks.length > 0 && html`<p class="picks-so-far">${picks.map((pick) => html`<b>${this.label(pick)}</b>`)}<span>${say("table.choose-where")}</span></p>`}
      ${lesson && html`<p class="lesson"><span>${lesson}</span> <button type="button" class="link" data-do="lessonOff">${say("table.got-it")}</button></p>`}
      ${notice && html`<p class="notice">${notice}</p>`}`);
    fill(this.answers, html`${this.offers.map((offer, i) => this.button(offer, i))}
      ${picks.length > 0 && html`<button type="button" class="do back" data-do="cancel">${say("table.cancel")}<kbd aria-hidden="true">${say("key.name.escape")}</kbd></button>`}${this.beside()}`);
    if (state.question.mine && state.question.cards.length) this.answers.insertAdjacentHTML("beforeend", html`<button type="button" class="link when" data-do="orders" aria-haspopup="dialog">${say("orders.open")}</button>`);
    this.answers.classList.toggle("many", this.offers.length > 4);
    rewrite();
    focus();
  }

  /** A verb or a place in words: the game's own, or whatever the choices say. */
  label(pick) {
    if (pick.verb !== undefined) return this.verb(pick.verb);
    return this.place(pick.on !== undefined ? pick.on : pick.under);
  }

  button(offer, i) {
    const key = i < KEYS && html`<kbd aria-hidden="true">${i + 1}</kbd>`;
    const shortcut = attribute("aria-keyshortcuts", i < KEYS && String(i + 1));
    const disabled = attribute("aria-disabled", this.choices.locked && "true");
    if (offer.choice?.why_not) {
      return html`<button type="button" class="do no" data-offer="${i}" data-verb="${offer.choice.verb}" aria-haspopup="dialog"${shortcut}><span>${offer.choice.text}<small>${offer.choice.why_not.text} <u>${say("why.ask")}</u></small></span>${key}</button>`;
    }
    if (offer.choice) return html`<button type="button" class="do yes" data-offer="${i}" data-verb="${offer.choice.verb}"${shortcut}${disabled}><span>${this.answer(offer.choice)}</span>${key}</button>`;
    const can = legal(offer.choices).length;
    return html`<button type="button" class="do ${can ? "yes more" : "no"}" data-offer="${i}"${shortcut}${disabled}><span>${this.label(offer)}<small>${can ? say("table.choices", { n: can }) : offer.choices[0].why_not.text}</small></span>${key}</button>`;
  }

  /** What was being typed stays written, and so does what is wrong with it. */
  written() {
    const fields = [...this.answers.querySelectorAll("input")].filter((field) => field.value);
    return () => {
      for (const had of fields) {
        const field = this.answers.querySelector(`input[name="${had.name}"]`), problem = had.form?.querySelector("output")?.textContent;
        if (!field) continue;
        field.value = had.value;
        if (!problem) continue;
        field.setAttribute("aria-invalid", "true");
        field.form.querySelector("output").textContent = problem;
      }
    };
  }

  /** If an answer had the focus and is gone, the question keeps it. */
  focus() {
    const had = this.element.contains(document.activeElement) ? document.activeElement : null;
    if (!had) return () => {};
    const offer = had.dataset.offer;
    return () => {
      if (this.element.contains(document.activeElement)) return;
      const field = had.matches("input") && this.answers.querySelector(`input[name="${had.name}"]`);
      const same = field || (offer !== undefined && this.answers.querySelector(`[data-offer="${offer}"]`));
      (same || this.text).focus({ preventScroll: true });
    };
  }

  forget() {
    this.offers = [];
    for (const part of [this.text, this.more, this.answers, this.story]) part.replaceChildren();
  }

  /** What just happened, for those who do not watch the log. */
  tell(lines) {
    if (lines.length) fill(this.story, html`${lines.map((line) => html`<span class="${line.tone || ""}">${line.text}</span> `)}`);
  }
}

