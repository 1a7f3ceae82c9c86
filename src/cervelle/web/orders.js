/** Standing orders: when one wants to be asked in reaction windows of a kind. The server keeps them and passes by itself. */
import { giveOrder } from "./api.js";
import { attribute, html } from "./html.js";
import { openDialog } from "./page.js";
import { learn, say } from "./words.js";

learn({
  fr: {
    "orders.title": "Quand me demander",
    "orders.help": "Pour les moments comme celui-ci (« {question} »), jusqu'à la fin de la partie :",
    "orders.always": "Toujours me demander",
    "orders.only": "Seulement pour certaines cartes",
    "orders.never": "Ne jamais me demander",
    "orders.cards": "Me demander si je peux jouer",
    "orders.give": "Entendu",
    "orders.again": "Tout me redemander",
  },
  en: {
    "orders.title": "When to ask me",
    "orders.help": "For moments like this one (“{question}”), until the game ends:",
    "orders.always": "Always ask me",
    "orders.only": "Only for some cards",
    "orders.never": "Never ask me",
    "orders.cards": "Ask me if I could play",
    "orders.give": "All right",
    "orders.again": "Ask me everything again",
  },
});

const WHEN = ["always", "only", "never"];

const way = (when, isChosen) => html`<label class="switch"><input type="radio" name="when" value="${when}"${attribute("checked", isChosen)}><span>${say(`orders.${when}`)}</span></label>`;

const card = ({ id, text }, isChosen) => html`<label class="switch"><input type="checkbox" name="card" value="${id}"${attribute("checked", isChosen)}><span>${text}</span></label>`;

/** Ask how to be asked in windows like the open one, and tell the server. */
export async function openOrders(state, secret) {
  const { kind, cards, text } = state.question, { when = "always", cards: kept = [] } = state.orders[kind] || {};
  const closing = openDialog(say("orders.title"), html`<form method="dialog" class="orders"><p>${say("orders.help", { question: text })}</p>
    <fieldset><legend class="sr">${say("orders.title")}</legend>${WHEN.map((each) => way(each, each === when))}</fieldset>
    <fieldset><legend>${say("orders.cards")}</legend>${cards.map((each) => card(each, kept.includes(each.id)))}</fieldset>
    <p class="acts"><button class="do main" value="give">${say("orders.give")}</button></p></form>`);
  const dialog = document.getElementById("dialog"), form = dialog.querySelector("form");
  dialog.returnValue = "";
  form.addEventListener("change", ({ target }) => { if (target.name === "card") form.elements.when.value = "only"; });
  await closing;
  if (dialog.returnValue !== "give") return;
  const chosen = form.elements.when.value, named = [...form.querySelectorAll("[name=card]:checked")].map((box) => box.value);
  await giveOrder(state.table, secret, { kind, when: chosen, cards: chosen === "only" ? named : [] });
}

/** The kinds of windows in which one is not always asked. */
export const standing = (state) => Object.keys(state?.orders || {}).filter((kind) => state.orders[kind].when !== "always");

export async function askAgain(state, secret) {
  for (const kind of standing(state)) await giveOrder(state.table, secret, { kind, when: "always", cards: [] });
}
