/** Says aloud, for screen readers, what changed (politely) and what is asked (at once), in whole sentences. */

const KEPT = 6;

export class Voice {
  constructor(said, asked) {
    Object.assign(this, { said, asked, question: "" });
  }

  tell(lines) {
    if (!lines.length) return;
    const line = document.createElement("p");
    line.textContent = lines.map((each) => each.text).join(" ");
    this.said.append(line);
    while (this.said.children.length > KEPT) this.said.firstChild.remove();
  }

  forget() {
    this.said.replaceChildren();
    this.asked.textContent = this.question = "";
  }

  /** A question is asked once, however often the table is drawn. */
  ask(state, lesson) {
    const question = state.question.mine ? `${state.table}/${state.q}/${state.me}/${state.question.text}` : "";
    if (question === this.question) return;
    this.question = question;
    this.asked.textContent = question ? [state.question.text, lesson].filter(Boolean).join(" ") : "";
  }
}
