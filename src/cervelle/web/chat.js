/** What people say at the table, beside the log. Loaded when somebody opens it. */
import { attribute, fill, html, wear } from "./html.js";
import { remember } from "./memory.js";
import { keepName, myName } from "./page.js";
import { isMuted, keyOf, mutes } from "./hearing.js";
import { language, learn, say } from "./words.js";
import { words } from "./chat.words.js";

const LONGEST = 300;

export class ChatPanel {
  /**
   * @param {HTMLElement} element
   * @param {{table: string, state: () => object, send: (frame: object) => boolean, letTalk: (on: boolean) => void, nameOf: (line: object) => string, changed: () => void, company: {lines: object[]}}} at
   */
  constructor(element, at) {
    Object.assign(this, { element, at, sent: 0, notice: "" });
    element.addEventListener("submit", (event) => { event.preventDefault(); this.say(); });
    element.addEventListener("click", (event) => this.click(event));
    element.addEventListener("change", (event) => event.target.name === "spectator" && keepName(event.target.value));
    element.addEventListener("input", (event) => event.target.name === "line" && this.count());
  }

  /** Everything, in the page's language. What is being written stays. */
  draw() {
    const { state, company: { lines } } = this.at, { me, talk } = state(), draft = this.field?.value || "", had = this.element.contains(document.activeElement);
    const all = mutes(this.at.table).all, mayTalk = me !== null || talk;
    this.spoken = `${language()}/${me}/${talk}`;
    fill(this.element, html`<div class="chat-tools"><button type="button" class="chip" data-all aria-pressed="${String(all)}">${say("chat.mute-all")}</button>
        ${me !== null && html`<button type="button" class="chip" data-talk aria-pressed="${String(talk)}">${say("chat.spectators")}</button>`}</div>
      <ol class="chat-lines" tabindex="0" aria-label="${say("chat.title")}"></ol>
      ${mayTalk ? html`<form class="chat-form">${me === null && html`<label class="field"><span>${say("chat.name")}</span><input name="spectator" maxlength="24" autocomplete="nickname" value="${myName()}"></label>`}
        <label class="sr" for="chat-line">${say("chat.write")}</label><div class="chat-write"><input id="chat-line" name="line" maxlength="${LONGEST}" autocomplete="off" placeholder="${say("chat.write")}" value="${draft}"><button class="do main">${say("chat.send")}</button></div></form>` : html`<p class="chat-note">${say("chat.closed")}</p>`}
      <p class="chat-note" role="status"></p>`);
    this.list = this.element.querySelector(".chat-lines");
    this.field = this.element.querySelector("[name=line]");
    this.note = this.element.querySelector("[role=status]");
    this.show(lines);
    if (had) this.focus();
  }

  focus() {
    (this.field || this.list).focus();
  }

  /** Who may talk has changed, or the language: draw anew. */
  settle() {
    const { me, talk } = this.at.state();
    if (this.spoken !== `${language()}/${me}/${talk}`) this.draw();
  }

  show(lines) {
    const muted = mutes(this.at.table), heard = lines.filter((line) => line.house || !isMuted(line, muted));
    fill(this.list, heard.length ? heard.map((line) => this.row(line)) : html`<li class="chat-note">${say(muted.all ? "chat.silence" : "chat.none")}</li>`);
    const hushed = muted.who.length > 0 && html`<button type="button" class="link" data-unmute>${say("chat.unmute", { n: muted.who.length })}</button>`;
    if (hushed) this.list.insertAdjacentHTML("beforeend", html`<li class="chat-note">${hushed}</li>`);
    this.list.scrollTop = this.list.scrollHeight;
  }

  row(line) {
    if (line.house) return html`<li class="house">${line.text}</li>`;
    const name = this.at.nameOf(line), mine = line.seat !== null && line.seat === this.at.state().me;
    return html`<li${attribute("class", mine && "mine")}><b>${name}</b>${line.seat === null && html` <span class="tag">${say("chat.watches")}</span>`} <span dir="auto">${line.text}</span>
      ${!mine && html`<button type="button" class="link" data-mute="${keyOf(line)}">${say("chat.mute")}<span class="sr"> ${name}</span></button>`}</li>`;
  }

  /** One's own line is shown when it comes back from the server, to be said by everyone in the same order. */
  say() {
    const text = this.field.value.trim();
    if (!text) return;
    const { me } = this.at.state();
    const who = me === null ? { name: (this.element.querySelector("[name=spectator]").value.trim() || say("chat.someone")).slice(0, 24) } : { seat: me };
    if (this.at.send({ chat: text, id: `chat-${++this.sent}`, ...who })) this.field.value = "";
    else this.tell(say("chat.not-sent"));
  }

  count() {
    const left = LONGEST - this.field.value.length;
    this.tell(left <= 50 ? say("chat.left", { n: left }) : "");
  }

  tell(text) {
    this.note.textContent = text;
  }

  click(event) {
    const button = event.target.closest("button");
    if (!button) return;
    const muted = mutes(this.at.table);
    if (button.dataset.mute) muted.who = [...new Set([...muted.who, button.dataset.mute])];
    else if ("unmute" in button.dataset) muted.who = [];
    else if ("all" in button.dataset) muted.all = !muted.all;
    else if ("talk" in button.dataset) { this.at.letTalk(button.getAttribute("aria-pressed") !== "true"); return; }
    else return;
    remember(`muted.${this.at.table}`, muted);
    this.draw();
    (this.element.querySelector("all" in button.dataset ? "[data-all]" : ".chat-lines")).focus();
    this.at.changed();
  }
}

learn(words);
await wear("/static/web/chat.css");
