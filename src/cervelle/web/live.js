/** The live stream of a table. It comes back by itself, with growing pauses, and asks for what it missed. */

import { bound } from "./words.js";

const FIRST_PAUSE = 500;
const LONGEST_PAUSE = 15_000;
/** Codes after which coming back is of no use: unreadable, no such seat, another site, no such table, table closed for good. */
const FINAL = [4400, 4401, 4403, 4404, 4410];

export class Live {
  /**
   * @param {string} table
   * @param {string[]} secrets one's own seats; none for a spectator
   * @param {string} language
   * @param {boolean} text whether the table is wanted in words, too
   * @param {{states: Function, answer: Function, status: Function, end: Function}} told
   */
  constructor(table, secrets, language, text, told) {
    Object.assign(this, { table, secrets, language, text, told, since: 0, pause: FIRST_PAUSE, socket: null, ended: false, last: null });
    addEventListener("online", () => this.hurry());
    document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.hurry());
    this.connect();
  }

  connect() {
    clearTimeout(this.waiting);
    this.waiting = null;
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    socket.onopen = () => socket.send(JSON.stringify({ secrets: this.secrets, lang: this.language, since: this.since, text: this.text }));
    socket.onmessage = (message) => this.hear(JSON.parse(message.data, (key, value) => (key === "text" && typeof value === "string" ? bound(value) : value)));
    socket.onclose = (closing) => socket === this.socket && this.lose(closing);
  }

  hear(frame) {
    if (frame.type === "error") {
      this.last = frame;
    } else if (frame.type === "state") {
      this.pause = FIRST_PAUSE;
      for (const state of frame.states) state.at = performance.now();
      this.since = Math.max(...frame.states.map((state) => state.n)) + 1;
      this.told.status("here");
      this.told.states(frame.states);
    } else {
      this.told.answer(frame);
    }
  }

  lose(closing) {
    if (FINAL.includes(closing.code)) {
      this.ended = true;
      this.told.end(this.last || { why: "", text: "" });
      return;
    }
    this.told.status("away");
    this.waiting = setTimeout(() => this.connect(), this.pause * (0.75 + Math.random() / 2));
    this.pause = Math.min(this.pause * 1.7, LONGEST_PAUSE);
  }

  /** Somebody else connects from here. */
  stop() {
    const { socket } = this;
    this.ended = true;
    socket.onclose = null;
    socket.onmessage = null;
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
    clearTimeout(this.waiting);
  }

  /** The network or the reader is back: do not wait out the pause. */
  hurry() {
    if (this.waiting && !this.ended) this.connect();
  }

  /** Returns whether it could be sent. */
  send(frame) {
    if (!this.socket || this.socket.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(frame));
    return true;
  }

  speak(language) {
    this.language = language;
    if (!this.send({ lang: language })) this.since = 0;
  }

  /** From now on with the table in words, or without; it is sent again with them. */
  wantText(text) {
    this.text = text;
    this.send({ text });
  }
}
