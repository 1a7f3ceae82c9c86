/**
 * The board of Zombie Life, and of the two other games of its deck: from a state to a picture. No rule lives here.
 *
 * `board` is a pure function; `words` are the board's own; `heading` titles the page; `verb` and `place` name kinds of
 * choices and things of the view; `tone` says which lines of the log are bad or good news.
 */

export const words = {
  fr: {
    "title.life": "Zombie Life", "title.inn": "L'Auberge des Pirates", "title.luck": "Jour de Chance",
    "life.round": "manche {n}",
    "life.goal": "but : {n} points",
    "life.horde": "La Horde",
    "life.horde.empty": "Aucun zombie en vue.",
    "life.refuge": "Votre Refuge",
    "life.refuge.empty": "Refuge vide",
    "life.hidden": "à l'abri",
    "life.out": "submergé",
    "life.held": "Carte piochée",
    "life.offer": "À distribuer",
    "life.here": "Ici ?",
    "inn.hand": "Votre main",
    "inn.row": "Devant vous",
    "inn.row.empty": "Rien devant",
    "inn.row-of": "Devant {name}",
    "inn.out": "hors jeu",
    "inn.cleared": "accusé à tort",
    "inn.secret": "Votre choix secret",
    "luck.row": "Votre rangée",
    "luck.row.empty": "Rangée vide",
    "luck.goal.help": "points en banque, pas un de plus",
    "verb.take": "Prendre dans la Horde", "verb.give": "Donner", "verb.pick": "Montrer", "verb.attack": "Attaquer", "verb.dare": "Défier", "verb.accuse": "Accuser d'une paire", "verb.bank": "Mettre en banque",
    "on.deck": "la pioche", "on.held": "la carte piochée", "on.offer:": "la carte à donner", "on.hand:": "votre {value}",
    "on.row:": "devant {name}", "on.row.mine": "votre rangée", "on.row.other": "la rangée de {name}", "on.row::": "le {value} de {name}",
  },
  en: {
    "title.life": "Zombie Life", "title.inn": "L'Auberge des Pirates", "title.luck": "Jour de Chance",
    "life.round": "round {n}",
    "life.goal": "goal: {n} points",
    "life.horde": "The Horde",
    "life.horde.empty": "No zombie in sight.",
    "life.refuge": "Your Refuge",
    "life.refuge.empty": "Empty Refuge",
    "life.hidden": "safe",
    "life.out": "overrun",
    "life.held": "Card drawn",
    "life.offer": "To deal out",
    "life.here": "Here?",
    "inn.hand": "Your hand",
    "inn.row": "In front of you",
    "inn.row.empty": "Nothing in front",
    "inn.row-of": "In front of {name}",
    "inn.out": "out",
    "inn.cleared": "wrongly accused",
    "inn.secret": "Your secret pick",
    "luck.row": "Your row",
    "luck.row.empty": "Empty row",
    "luck.goal.help": "points in the bank, and not one more",
    "verb.take": "Take from the Horde", "verb.give": "Give", "verb.pick": "Show", "verb.attack": "Attack", "verb.dare": "Dare", "verb.accuse": "Accuse of a pair", "verb.bank": "Bank",
    "on.deck": "the deck", "on.held": "the card drawn", "on.offer:": "the card to give", "on.hand:": "your {value}",
    "on.row:": "in front of {name}", "on.row.mine": "your row", "on.row.other": "{name}'s row", "on.row::": "{name}'s {value}",
  },
};

/** What the page is called, and where the game stands. */
export function heading({ view }, kit) {
  const title = kit.say(`title.${view.rules}`);
  return view.rules === "life" ? [title, kit.say("life.round", { n: view.round }), kit.say("life.goal", { n: view.target })] : [title];
}

/** Verbs that come with many choices, and so may head a group. */
export const verb = (name, state, kit) => kit.say(`verb.${name}`);

/** A thing of the view that may be pointed at before the choice is complete. */
export function place(on, state, kit) {
  const [kind, first, second] = on.split(":");
  if (kind === "seat") return kit.name(Number(first));
  if (kind !== "row") return kit.say(first === undefined ? `on.${kind}` : `on.${kind}:`, { value: first });
  const seat = Number(first), name = kit.name(seat);
  if (second !== undefined) return kit.say("on.row::", { value: second, name });
  if (state.view.rules === "inn") return kit.say("on.row:", { name });
  return seat === state.me ? kit.say("on.row.mine") : kit.say("on.row.other", { name });
}

const BAD = ["life.3.8", "inn.4.2", "inn.6.1", "inn.6.2", "luck.5.2"];
const GOOD = ["life.6.4", "inn.7.2", "luck.5.1"];
const CHAPTERS = ["life.2.2", "life.7.4", "inn.1.4", "luck.1.2"];

/** Whoever passes 21 is told first, then those who were nearest: the same rule, bad news and then good. */
export function tone(line, before) {
  if (GOOD.includes(line.rule)) return "good";
  if (line.rule === "luck.5.2" && before?.rule === "luck.5.2") return "good";
  if (BAD.includes(line.rule)) return "bad";
  return CHAPTERS.includes(line.rule) ? "chapter" : "";
}

const rising = (values) => [...values].sort((a, b) => a - b);

const FEW = 4;

/** Everybody else, in a crowd that shrinks as it grows; then what lies in the middle; then oneself. */
function table(state, kit, { rules, others, middle, mine }) {
  const seats = kit.order().filter((seat) => seat !== state.me);
  return kit.html`<div class="zl ${rules}"><div class="others${seats.length > FEW ? " crowd" : ""}" style="--seats:${seats.length}">${seats.map(others)}</div>
    <div class="middle">${middle}</div>${state.me !== null && mine(state.me)}</div>`;
}

const empty = (kit, key) => kit.html`<p class="nothing">${kit.say(key)}</p>`;

// Zombie Life --------------------------------------------------------------------------------------

/** A player's cards; which of them lie face down means nothing, so the lowest do. */
function refuge(state, kit, seat) {
  const player = state.view.players[seat];
  return rising(player.refuge).map((value, i) => kit.card(value, {
    zone: `refuge:${seat}`, size: i < player.face_down ? "turned" : "", label: i < player.face_down ? kit.say("table.face-down") : "",
  }));
}

function lifeSeat(state, kit, seat, body) {
  const { view } = state, player = view.players[seat];
  const standing = player.standing === "in" ? "" : kit.say(`life.${player.standing}`);
  return kit.seat(seat, { body, score: kit.meter(player.points, view.target), standing, out: player.standing === "out", className: player.standing });
}

function lifeOther(state, kit, seat) {
  const { view } = state, mine = refuge(state, kit, seat), isTurn = view.turn === seat;
  const held = isTurn && view.holding ? [kit.back({ zone: "held", size: "lifted" })] : [];
  const offer = isTurn && !view.offer.length ? Array.from({ length: view.dealing }, () => kit.back({ zone: "offer", size: "lifted" })) : [];
  const all = [...mine, ...held, ...offer];
  return lifeSeat(state, kit, seat, all.length ? kit.cards(all, all.length > FEW ? "fan" : "") : view.players[seat].standing === "out" ? "" : empty(kit, "life.refuge.empty"));
}

function horde(state, kit) {
  const { view } = state;
  const cards = rising(view.horde).map((value) => kit.card(value, { zone: "horde", on: `horde:${value}` }));
  const slot = kit.slot("horde", kit.say("life.horde"), kit.say("life.here"));
  return kit.html`<section class="zone horde" aria-label="${kit.say("life.horde")}"><h2>${kit.say("life.horde")} <small>${kit.say("table.cards", { n: cards.length })}</small></h2>
    ${cards.length || slot ? kit.cards([...cards, slot]) : empty(kit, "life.horde.empty")}</section>`;
}

/** The card that the question is about, large, beside one's Refuge. */
function inHand(state, kit) {
  const { view } = state;
  if (view.held !== null) {
    return kit.html`<div class="in-hand"><p class="caption">${kit.say("life.held")}</p>${kit.card(view.held, { zone: "held", on: "held", size: "l", label: kit.say("life.held") })}</div>`;
  }
  if (!view.offer.length) return "";
  return kit.html`<div class="in-hand"><p class="caption">${kit.say("life.offer")}</p>${kit.cards(view.offer.map((value, i) => kit.card(value, { zone: "offer", on: i ? null : "offer:0", size: i ? "" : "l" })))}</div>`;
}

function lifeMine(state, kit, seat) {
  const cards = refuge(state, kit, seat);
  const slot = kit.slot(`refuge:${seat}`, kit.say("life.refuge"), kit.say("life.here"));
  const body = kit.html`<div class="mine-body"><div class="zone refuge"><p class="caption">${kit.say("life.refuge")}</p>${cards.length || slot ? kit.cards([...cards, slot]) : empty(kit, "life.refuge.empty")}</div>${inHand(state, kit)}</div>`;
  return lifeSeat(state, kit, seat, body);
}

const life = (state, kit) => table(state, kit, {
  rules: "life",
  others: (seat) => lifeOther(state, kit, seat),
  middle: kit.html`${kit.pile(state.view.deck, "deck")}${horde(state, kit)}${kit.discard(state.view.discard)}`,
  mine: (seat) => lifeMine(state, kit, seat),
});

// L'Auberge des Pirates ----------------------------------------------------------------------------

function innSeat(state, kit, seat, body) {
  const player = state.view.players[seat], out = player.standing === "out";
  return kit.seat(seat, { body, out, standing: out ? kit.say("inn.out") : player.wrongly_accused ? kit.say("inn.cleared") : "" });
}

function innRow(state, kit, seat) {
  const player = state.view.players[seat];
  const cards = rising(player.row).map((value) => kit.card(value, { zone: `row:${seat}` }));
  const slot = kit.slot(`row:${seat}`, kit.say("inn.row-of", { name: kit.name(seat) }));
  if (player.standing === "out") return "";
  return cards.length || slot ? kit.cards([...cards, slot], cards.length > FEW ? "fan" : "") : empty(kit, "inn.row.empty");
}

function innOther(state, kit, seat) {
  const { hand } = state.view.players[seat];
  const backs = Array.from({ length: hand }, () => kit.back({ zone: `hand:${seat}`, quiet: true }));
  return innSeat(state, kit, seat, kit.html`<div class="inn-before">${innRow(state, kit, seat)}${hand > 0 && kit.html`<div class="backs"><span class="sr">${kit.say("table.cards", { n: hand })}</span>${backs}</div>`}</div>`);
}

function innMine(state, kit, seat) {
  const { view } = state;
  const hand = rising(view.hand).map((value, i, all) => kit.card(value, {
    zone: `hand:${seat}`, on: `hand:${value}`, size: view.picked === value && all.indexOf(value) === i ? "secret" : "", label: view.picked === value ? kit.say("inn.secret") : "",
  }));
  return innSeat(state, kit, seat, kit.html`<div class="mine-body"><div class="zone row"><p class="caption">${kit.say("inn.row")}</p>${innRow(state, kit, seat)}</div>
    ${hand.length > 0 && kit.html`<div class="zone hand"><p class="caption">${kit.say("inn.hand")}</p>${kit.cards(hand)}</div>`}</div>`);
}

const inn = (state, kit) => table(state, kit, {
  rules: "inn",
  others: (seat) => innOther(state, kit, seat),
  middle: kit.html`${kit.pile(state.view.deck, "deck")}${kit.discard(state.view.discard)}`,
  mine: (seat) => innMine(state, kit, seat),
});

// Jour de Chance -----------------------------------------------------------------------------------

function luckRow(state, kit, seat) {
  const cards = rising(state.view.players[seat].row).map((value) => kit.card(value, {
    zone: `row:${seat}`, on: `row:${seat}:${value}`, label: kit.name(seat),
  }));
  return cards.length ? kit.cards(cards, seat !== state.me && cards.length > FEW ? "fan" : "") : empty(kit, "luck.row.empty");
}

const luckSeat = (state, kit, seat, body) => kit.seat(seat, { body, score: kit.meter(state.view.players[seat].points, state.view.target, "bank") });

const luck = (state, kit) => table(state, kit, {
  rules: "luck",
  others: (seat) => luckSeat(state, kit, seat, luckRow(state, kit, seat)),
  middle: kit.html`${kit.pile(state.view.deck, "deck")}<p class="goal"><b>${state.view.target}</b><span>${kit.say("luck.goal.help")}</span></p>${kit.discard(state.view.discard)}`,
  mine: (seat) => luckSeat(state, kit, seat, kit.html`<div class="mine-body"><div class="zone row"><p class="caption">${kit.say("luck.row")}</p>${luckRow(state, kit, seat)}</div></div>`),
});

const boards = { life, inn, luck };

/** @returns {string} HTML */
export const board = (state, kit) => boards[state.view.rules](state, kit);
