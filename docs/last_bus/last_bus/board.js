/** The board of The Last Bus: from a state to a picture. No rule lives here. */
export const words = {
  fr: { "bus.load": "Charge : {n} sur {of}", "bus.hand": "Votre main", "bus.held": "{n} en main", "bus.off": "descendu", "verb.load": "Charger", "on.hand": "votre {value}", "on.bus": "le bus" },
  en: { "bus.load": "Load: {n} of {of}", "bus.hand": "Your hand", "bus.held": "{n} in hand", "bus.off": "off the bus", "verb.load": "Load", "on.hand": "your {value}", "on.bus": "the bus" },
};

export const heading = ({ view }, kit) => [kit.say("bus.load", { n: view.load, of: view.capacity })];
export const verb = (name, state, kit) => kit.say(`verb.${name}`);
export const place = (on, state, kit) => {
  const [kind, value] = on.split(":");
  return kind === "seat" ? kit.name(Number(value)) : kit.say(`on.${kind}`, { value });
};
export const tone = (line) => ({ "bus.3.1": "bad", "bus.3.2": "good" })[line.rule] || "";

const player = (state, kit, number) => {
  const { cards, in: inside } = state.view.players[number];
  return kit.seat(number, { body: "", standing: inside ? kit.say("bus.held", { n: cards }) : kit.say("bus.off"), out: !inside });
};

export function board(state, kit) {
  const { view } = state;
  const hand = view.hand.map((value) => kit.card(value, { zone: "hand", on: `hand:${value}` }));
  return kit.html`<div class="last-bus"><div class="riders">${kit.order().map((number) => player(state, kit, number))}</div>
    <section class="bus">${kit.pile(view.deck)}${kit.thing("bus", "coach", "", kit.meter(view.load, view.capacity))}</section>
    ${hand.length > 0 && kit.html`<section class="zone" aria-label="${kit.say("bus.hand")}"><p class="caption">${kit.say("bus.hand")}</p>${kit.cards(hand)}</section>`}</div>`;
}
