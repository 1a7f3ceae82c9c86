/** Who else is at the table, and what they say. The panel itself comes with chat.js, once it is opened. */
import { fill, html } from "./html.js";
import { isMuted, mutes } from "./hearing.js";
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

const KEPT = 200;

export class Company {
  /**
   * @param {{chat: HTMLElement, title: HTMLElement, button: HTMLElement, badge: HTMLElement}} places
   * @param {{table: string, state: () => object, send: Function, letTalk: Function, tell: (text: string, isNews: boolean) => void, isSeen: () => boolean, hasRoom: () => boolean}} at
   */
  constructor(places, at) {
    Object.assign(this, { ...places, at, lines: [], panel: null });
    this.nameOf = (line) => line.name || say("company.someone");
  }

  /** Lines come one by one; all of them after a hello, and in another language. */
  hear({ lines, all }) {
    const kept = new Map((all ? [] : this.lines).map((line) => [line.id, line]));
    for (const line of lines) kept.set(line.id, line);
    this.lines = [...kept.values()].slice(-KEPT);
    this.show();
    if (all) return;
    const muted = mutes(this.at.table), { me } = this.at.state();
    for (const line of lines) {
      if (line.house) this.at.tell(line.text, true);
      else if (!isMuted(line, muted) && (line.seat === null || line.seat !== me)) this.at.tell(say("company.said", { name: this.nameOf(line), text: line.text }), false);
    }
  }

  get isOpen() { return !this.chat.hidden; }

  /** How much was said that this reader has not seen; what nobody has to read is not counted. */
  get unread() {
    const muted = mutes(this.at.table), read = recall(`read.${this.at.table}`, -1);
    return this.lines.filter((line) => line.id > read && !line.house && !isMuted(line, muted)).length;
  }

  /** Where there is no room for both, the chat stands in the log's place. */
  show() {
    if (this.isOpen && this.at.isSeen() && this.lines.length) remember(`read.${this.at.table}`, this.lines[this.lines.length - 1].id);
    const n = this.unread, count = n > 0 && html` <b class="count"><span aria-hidden="true">${n}</span><span class="sr">${say("company.unread", { n })}</span></b>`;
    const isAlone = this.isOpen && !this.at.hasRoom();
    this.title.textContent = say(isAlone ? "company.chat" : "table.log");
    fill(this.button, isAlone ? say("table.log") : html`${say("company.chat")}${count || html` <kbd aria-hidden="true">C</kbd>`}`);
    fill(this.badge, count);
    this.panel?.show(this.lines);
  }

  /** Who may talk, or the language, has changed. */
  settle() {
    this.panel?.settle();
    this.show();
  }

  async turn(on = !this.isOpen) {
    if (on && !this.panel) {
      const { ChatPanel } = await import("./chat.js");
      this.panel ??= new ChatPanel(this.chat, { ...this.at, nameOf: this.nameOf, company: this, changed: () => this.show() });
      this.panel.draw();
    }
    this.chat.hidden = !on;
    document.body.classList.toggle("chat-on", on);
    this.button.setAttribute("aria-expanded", String(on));
    this.show();
    if (on) this.panel.focus();
    else this.button.focus();
  }

  refuse({ text }) {
    this.panel?.tell(text);
  }
}
