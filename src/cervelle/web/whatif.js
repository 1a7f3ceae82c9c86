/** What if: another game that goes on from this moment, with chance that nobody knows. */
import { post } from "./api.js";
import { attribute, html } from "./html.js";
import { keepSecrets } from "./memory.js";
import { myName, openDialog } from "./page.js";
import { kitFor } from "./pieces.js";
import { say } from "./words.js";

const LEVELS = ["beginner", "player", "strategist"];

/** Whoever was asked at this moment is oneself; the others are bots, of their own level where they had one. */
const likely = (seat, number, me) => (number === me ? "me" : seat.level || "player");

const chair = (seat, number, name, me) => html`<li><label class="field"><span>${say("whatif.who", { name })}</span>
  <select name="seat">${["me", ...LEVELS].map((kind) => html`<option value="${kind}"${attribute("selected", kind === likely(seat, number, me))}>${say(`whatif.${kind}`)}</option>`)}</select></label></li>`;

export async function openWhatIf(state) {
  const { name } = kitFor(state), me = state.me ?? state.waiting[0] ?? 0;
  openDialog(say("whatif.title"), html`<form class="whatif"><p>${say("whatif.help", { n: state.n })}</p><ol class="whatif-seats">${state.seats.map((seat, number) => chair(seat, number, name(number), me))}</ol>
    <p class="acts"><button class="do main">${say("whatif.start")}</button></p><p class="notice" role="alert"></p></form>`);
  const form = document.querySelector("#dialog form");
  form.querySelector("select").focus();
  form.addEventListener("submit", async (event) => {
    event.preventDefault();
    const kinds = [...form.querySelectorAll("select")].map((each) => each.value);
    const seats = kinds.map((kind, number) => (kind === "me" ? { kind: "human", name: kinds.filter((each) => each === "me").length > 1 ? state.seats[number].name : myName() || state.seats[number].name } : { kind: "bot", level: kind, name: state.seats[number].name }));
    try {
      const table = await post(`tables/${state.table}/fork`, { at: state.n, seats });
      keepSecrets(table.id, table.secrets.filter(Boolean));
      location.href = `/table/${table.id}`;
    } catch (trouble) {
      form.querySelector(".notice").textContent = trouble.message;
    }
  });
}
