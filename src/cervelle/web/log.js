/** The log: a story in whole sentences, each with its rule. */
import { fill, html } from "./html.js";
import { say } from "./words.js";
import { shortId } from "./why.js";

export class Log {
  /**
   * @param {HTMLElement} list
   * @param {(rule: string) => void} why
   */
  constructor(list, why) {
    Object.assign(this, { list, lines: [], tone: () => "" });
    list.addEventListener("click", (event) => {
      const button = event.target.closest("[data-rule]");
      if (button) why(button.dataset.rule);
    });
  }

  /**
   * Take in the lines of a state. They begin where the last ones ended, or again from the start in another language.
   * @returns {object[]} those that were not there before
   */
  add(lines) {
    if (!lines.length) return [];
    this.fade(lines[lines.length - 1].n);
    const first = lines[0].n, last = this.lines.length ? this.lines[this.lines.length - 1].n : -1;
    const kept = this.lines.filter((line) => line.n < first);
    const isAgain = kept.length < this.lines.length;
    const toned = [];
    for (const line of lines) toned.push({ ...line, tone: this.tone(line, toned[toned.length - 1] || kept[kept.length - 1]) });
    this.lines = [...kept, ...toned];
    const isNew = toned.filter((line) => line.n > last);
    if (isAgain) fill(this.list, this.lines.map((line) => this.row(line, false)));
    else this.list.insertAdjacentHTML("beforeend", toned.map((line) => this.row(line, last >= 0)).join(""));
    this.list.scrollTop = this.list.scrollHeight;
    return isNew;
  }

  /** What was for players to remember leaves the log once play goes on. */
  fade(n) {
    this.lines.forEach((line, i) => {
      if (!line.later || line.n >= n) return;
      Object.assign(line, { text: line.later, later: "" });
      this.list.children[i].firstElementChild.textContent = line.text;
    });
  }

  forget() {
    this.lines = [];
    fill(this.list, "");
  }

  row(line, isFresh) {
    return html`<li class="${line.tone}${isFresh ? " fresh" : ""}"><span>${line.text}</span> <button type="button" class="link" data-rule="${line.rule}" aria-haspopup="dialog">${say("table.log.rule", { n: shortId(line.rule) })}</button></li>`;
  }
}
