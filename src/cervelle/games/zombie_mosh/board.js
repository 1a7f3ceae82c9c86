/**
 * The board of Zombie Mosh!: from a state to a picture. No rule lives here.
 *
 * Beside what every board has, `steps` plays the counting of damage as boards in between, in the order of the rules.
 */
import { CAST, HORNS, LINES, PICK, limbDrawing, litter, sign, trunk } from "./board.body.js";

export const words = {
  fr: {
    "mosh.title": "Zombie Mosh!", "mosh.round": "tour {n}", "mosh.song": "chanson {n} sur {of}", "mosh.side": "face {side}", "stake": "Chance de gagner cette chanson",
    "limb.0": "tête", "limb.1": "bras gauche", "limb.2": "bras droit", "limb.3": "jambe gauche", "limb.4": "jambe droite",
    "short.0": "tête", "short.1": "bras G", "short.2": "bras D", "short.3": "jambe G", "short.4": "jambe D", "left": "G", "right": "D",
    "mosh.limb": "{name}, {limb} : {n} sur {of}", "mosh.lost": "{name}, {limb} : tombé au sol", "mosh.due": "{n} à venir", "mosh.falls": "et tombe",
    "mosh.first": "premier joueur", "mosh.out": "hors de la fosse", "mosh.wins": { one: "{n} chanson gagnée", other: "{n} chansons gagnées" },
    "mosh.attacks": "Attaques", "mosh.defences": "Défenses", "mosh.none": "aucune",
    "mosh.by": "{limb}, par {name}", "mosh.crowd": "la foule", "mosh.stopped": "parée", "mosh.void": "sans effet", "mosh.idle": "ne pare rien encore",
    "mosh.now": "Si on comptait :", "now.safe": "rien à venir", "now.hits": { one: "{n} dégât à venir", other: "{n} dégâts à venir" }, "now.falls": "tombe : {limbs}", "now.leaves": "sort de la fosse",
    "mosh.hand": "Votre main", "mosh.hand.empty": "Plus de carte en main.", "mosh.edge": "bord",
    "mosh.there": "À l'aller", "mosh.back": "Au retour", "mosh.left": { one: "{n} carte", other: "{n} cartes" }, "mosh.deck": "pioche {n}",
    "mosh.taken": "pris par {name}", "mosh.cast": "Qui danse ce soir ?", "mosh.bears": "{limb} {n}",
    "step.count": "Tout le monde a dansé : les paires s'annulent.", "step.hit": "{name} encaisse : {limbs}.", "step.fell": "{name} encaisse : {limbs}. Tombe : {lost} !", "step.hit.you": "Vous encaissez : {limbs}.", "step.fell.you": "Vous encaissez : {limbs}. Tombe : {lost} !", "step.safe": "Personne ne prend de dégât.",
    "step.left.you": "Vous rampez hors de la fosse.", "step.won.you": "Vous gagnez la chanson !", "step.left": { one: "{names} rampe hors de la fosse.", other: "{names} rampent hors de la fosse." }, "step.won": { one: "{names} gagne la chanson !", other: "{names} se partagent la chanson !" },
    "verb.defend": "Me défendre", "verb.attack": "Cogner", "on.card": "{one} / {other}", "on.edge": "{limb} (autre bord : {other})", "on.limb": "{name}, {limb}",
  },
  en: {
    "mosh.title": "Zombie Mosh!", "mosh.round": "round {n}", "mosh.song": "song {n} of {of}", "mosh.side": "side {side}", "stake": "Chance of winning this song",
    "limb.0": "head", "limb.1": "left arm", "limb.2": "right arm", "limb.3": "left leg", "limb.4": "right leg",
    "short.0": "head", "short.1": "L arm", "short.2": "R arm", "short.3": "L leg", "short.4": "R leg", "left": "L", "right": "R",
    "mosh.limb": "{name}, {limb}: {n} out of {of}", "mosh.lost": "{name}, {limb}: fallen off", "mosh.due": "{n} to come", "mosh.falls": "and falls",
    "mosh.first": "first player", "mosh.out": "out of the pit", "mosh.wins": { one: "{n} song won", other: "{n} songs won" },
    "mosh.attacks": "Attacks", "mosh.defences": "Defences", "mosh.none": "none",
    "mosh.by": "{limb}, by {name}", "mosh.crowd": "the crowd", "mosh.stopped": "stopped", "mosh.void": "no effect", "mosh.idle": "stops nothing yet",
    "mosh.now": "If counted now:", "now.safe": "nothing to come", "now.hits": "{n} damage to come", "now.falls": "falls: {limbs}", "now.leaves": "leaves the pit",
    "mosh.hand": "Your hand", "mosh.hand.empty": "No card left in hand.", "mosh.edge": "edge",
    "mosh.there": "Way there", "mosh.back": "Way back", "mosh.left": { one: "{n} card", other: "{n} cards" }, "mosh.deck": "deck {n}",
    "mosh.taken": "taken by {name}", "mosh.cast": "Who dances tonight?", "mosh.bears": "{limb} {n}",
    "step.count": "Everyone has danced: pairs cancel out.", "step.hit": "{name} takes it: {limbs}.", "step.fell": "{name} takes it: {limbs}. Off comes: {lost}!", "step.hit.you": "You take it: {limbs}.", "step.fell.you": "You take it: {limbs}. Off comes: {lost}!", "step.safe": "Nobody takes any damage.",
    "step.left.you": "You crawl out of the pit.", "step.won.you": "You win the song!", "step.left": { one: "{names} crawls out of the pit.", other: "{names} crawl out of the pit." }, "step.won": { one: "{names} wins the song!", other: "{names} share the song!" },
    "verb.defend": "Defend myself", "verb.attack": "Hit", "on.card": "{one} / {other}", "on.edge": "{limb} (other edge: {other})", "on.limb": "{name}, {limb}",
  },
};

const LIMBS = [0, 1, 2, 3, 4];
const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** What the page is called, and where the concert stands. */
export function heading({ view }, { say }) {
  const song = view.songs > 1 && view.song > 0 && say("mosh.song", { n: view.song, of: view.songs });
  return [say("mosh.title"), say("mosh.side", { side: view.side.toUpperCase() }), song, view.round > 0 && say("mosh.round", { n: view.round })].filter(Boolean);
}

/** In a concert chances are those of the song that is being played. */
export const stake = ({ view }, { say }) => view.songs > 1 && say("stake");

export const verb = (name, state, kit) => kit.say(`verb.${name}`);

/** A thing of the view that may be pointed at before the choice is complete. */
export function place(on, { view }, kit) {
  const [kind, first, limb] = on.split(":");
  if (kind === "character") return CAST[first].name;
  if (kind === "edge" && limb !== undefined) return kit.say(`limb.${limb}`);
  if (kind === "hand" || kind === "edge") return kit.say("on.card", { one: kit.say(`limb.${view.cards[first][0]}`), other: kit.say(`limb.${view.cards[first][1]}`) });
  const name = kit.name(Number(first));
  return limb === undefined ? name : kit.say("on.limb", { name, limb: kit.say(`limb.${limb}`) });
}

/** A whole choice in as few words as what is picked of it allows. */
export function answer({ verb: kind, on, text }, picks, state, kit) {
  const [, card, limb] = on[1]?.split(":") || [], has = (what) => picks.some((pick) => pick.verb === what || pick.on?.startsWith(what));
  if (has("edge:")) return kind === "defend" ? kit.say("verb.defend") : `${kit.say("verb.attack")} ${place(on[2], state, kit)}`;
  if (!has("seat:") && !has("limb:") && !has("defend")) return text;
  return kit.say("on.edge", { limb: kit.say(`limb.${limb}`), other: kit.say(`limb.${state.view.cards[card].find((each) => each !== Number(limb))}`) });
}

const TONES = { "mosh.6.2": "bad", "mosh.7.1": "bad", "mosh.7.2": "good", "mosh.7.3": "good", "mosh.7.4": "good", "mosh.7.5": "good", "mosh.9.3": "good", "mosh.5.1": "chapter", "mosh.9.2": "chapter great" };

export const tone = (line) => TONES[line.rule] || "";

const face = (kit, character) => (character === null ? "" : kit.head(`mosh-${character}`, CAST[character]));

// A body -------------------------------------------------------------------------------------------

const isLost = (player, limb) => player.damage[limb] >= player.bears[limb];
const wouldFall = (player, limb) => player.pending[limb] > 0 && player.damage[limb] + player.pending[limb] >= player.bears[limb];
const count = (line, limb) => line.filter((each) => each.limb === limb).length;

/** Damage taken, damage to come, and what can still be borne. What an aimed card would add or spare is marked, and shown by the style. */
function pips({ html }, player, limb) {
  const taken = player.damage[limb], due = taken + player.pending[limb], isOpen = count(player.attacks, limb) >= count(player.defences, limb);
  const kinds = Array.from({ length: player.bears[limb] }, (_, i) => (i < taken ? "taken" : i < due ? `due${i === due - 1 ? " last" : ""}` : i === due && isOpen ? "next" : ""));
  return html`<span class="pips" aria-hidden="true">${kinds.map((kind) => html`<i class="${kind}"></i>`)}</span>`;
}

function limbWords({ say }, player, limb, name) {
  if (isLost(player, limb)) return say("mosh.lost", { name, limb: say(`limb.${limb}`) });
  const parts = [say("mosh.limb", { name, limb: say(`limb.${limb}`), n: player.damage[limb], of: player.bears[limb] })];
  if (player.pending[limb]) parts.push(say("mosh.due", { n: player.pending[limb] }));
  if (wouldFall(player, limb)) parts.push(say("mosh.falls"));
  return parts.join(", ");
}

const mark = ({ say }, limb) => say(limb % 2 ? "left" : "right");

/** A zombie in five pieces, each of which may be pointed at. */
function zombie(state, kit, seat) {
  const { html } = kit, player = state.view.players[seat], { character } = player, beat = state.beat?.seat === seat ? state.beat : { hits: [], fell: [] };
  if (character === null) return "";
  face(kit, character);
  const piece = (limb) => {
    const lost = isLost(player, limb);
    const classes = ["limb", `limb-${limb}`, lost && "lost", wouldFall(player, limb) && "falls", beat.hits[limb] && "hit"].filter(Boolean).join(" ");
    return kit.thing(`limb:${seat}:${limb}`, classes, "", html`${limbDrawing(character, limb, player.damage[limb], lost, mark(kit, limb))}${!lost && pips(kit, player, limb)}<span class="sr">${limbWords(kit, player, limb, kit.name(seat))}</span>`);
  };
  const isLookedAt = beat.hits.length || [state.beat?.left, state.beat?.won].some((seats) => seats?.includes(seat));
  return html`<div class="zombie${player.in ? "" : " heap"}${beat.hits.length ? " struck" : ""}"${isLookedAt && html` data-look`}>${litter(character, LIMBS.filter((limb) => isLost(player, limb)), beat.fell)}<div class="figure">${LIMBS.map(piece)}${trunk(character)}</div></div>`;
}

/** A card of this round is no card of another, even with the same edges. */
const dealt = (view, card) => `${view.song}-${view.round}-${card}`;

// Lines --------------------------------------------------------------------------------------------

/** Which cards of a line are met by one of the other: the first of each limb, as many as there are over there. */
function met(line, other) {
  const room = LIMBS.map((limb) => count(other, limb));
  return line.map(({ limb }) => room[limb]-- > 0);
}

function attackLine(state, kit, seat) {
  const { html, say } = kit, { players } = state.view, player = players[seat], isMet = met(player.attacks, player.defences), room = player.pending.slice();
  return player.attacks.map(({ card, limb, from }, i) => {
    const kind = isMet[i] ? "stopped" : room[limb]-- > 0 ? "open" : "void";
    const by = say("mosh.by", { limb: say(`limb.${limb}`), name: from === null ? say("mosh.crowd") : kit.name(from) });
    return html`<li class="blow ${kind}" data-card="${dealt(state.view, card)}" data-zone="at:${seat}" title="${by}">${sign(limb)}<span class="by" aria-hidden="true">${from === null ? HORNS : face(kit, players[from].character)}</span><span class="name" aria-hidden="true">${say(`short.${limb}`)}</span><span class="sr">${by}${kind !== "open" && `, ${say(`mosh.${kind}`)}`}</span></li>`;
  });
}

function defenceLine(state, kit, seat) {
  const { html, say } = kit, player = state.view.players[seat], isMet = met(player.defences, player.attacks);
  return player.defences.map(({ card, limb }, i) => html`<li class="guard${isMet[i] ? " stopped" : ""}" data-card="${dealt(state.view, card)}" data-zone="at:${seat}" title="${say(`limb.${limb}`)}">${sign(limb)}<span class="name" aria-hidden="true">${say(`short.${limb}`)}</span><span class="sr">${say(`limb.${limb}`)}${!isMet[i] && `, ${say("mosh.idle")}`}</span></li>`);
}

/** Both lines, and what they come to. */
function lines(state, kit, seat) {
  const { html, say } = kit, player = state.view.players[seat];
  const row = (key, cards) => html`<div class="line ${key}"><b class="caption">${LINES[key]}<span>${say(`mosh.${key}`)}</span></b>${cards.length ? html`<ul>${cards}</ul>` : html`<span class="none">${say("mosh.none")}</span>`}</div>`;
  if (!player.in || (!player.attacks.length && !player.defences.length)) return "";
  const falling = LIMBS.filter((limb) => wouldFall(player, limb)), lost = LIMBS.filter((limb) => isLost(player, limb)).length;
  const now = [
    sum(player.pending) ? say("now.hits", { n: sum(player.pending) }) : say("now.safe"),
    falling.length && say("now.falls", { limbs: falling.map((limb) => say(`limb.${limb}`)).join(", ") }),
    state.view.limbs && falling.length && falling.length + lost >= state.view.limbs && say("now.leaves"),
  ].filter(Boolean);
  return html`<div class="lines">${row("attacks", attackLine(state, kit, seat))}${row("defences", defenceLine(state, kit, seat))}<p class="toll${falling.length ? " grave" : ""}"><span>${say("mosh.now")}</span> <b>${now.join(" · ")}</b></p></div>`;
}

// Seats --------------------------------------------------------------------------------------------

function tokens(state, kit, seat) {
  const { html, say } = kit, { view } = state, { hand, wins } = view.players[seat];
  return html`<span class="tokens">${view.songs > 1 && html`<span class="wins" title="${say("mosh.wins", { n: wins })}"><span aria-hidden="true">★ ${wins}</span><span class="sr">${say("mosh.wins", { n: wins })}</span></span>`}
    ${seat !== state.me && hand > 0 && html`<span class="held" title="${say("table.cards", { n: hand })}"><span aria-hidden="true">${hand}</span><span class="sr">${say("table.cards", { n: hand })}</span></span>`}
    ${view.first === seat && html`<span class="first" title="${say("mosh.first")}">${PICK}<span class="sr">${say("mosh.first")}</span></span>`}</span>`;
}

function seatOf(state, kit, seat, body) {
  const player = state.view.players[seat];
  return kit.seat(seat, { body, score: tokens(state, kit, seat), standing: player.in ? "" : kit.say("mosh.out"), out: !player.in, className: state.beat?.won?.includes(seat) ? "won" : "" });
}

const other = (state, kit, seat) => seatOf(state, kit, seat, kit.html`<div class="dancer">${zombie(state, kit, seat)}${lines(state, kit, seat)}</div>`);

/** A card in two halves, one for each edge. */
function handCard(state, kit, card) {
  const { html, say } = kit;
  const half = (limb) => kit.thing(`edge:${card}:${limb}`, "edge", "", html`${sign(limb)}<span><span class="sr">${say("mosh.edge")} </span>${say(`limb.${limb}`)}</span>`);
  return html`<li class="two-edged" data-on="hand:${card}" data-card="${dealt(state.view, card)}" data-zone="hand">${state.view.cards[card].map(half)}</li>`;
}

function mine(state, kit, seat) {
  const { html, say } = kit, { hand, players } = state.view;
  const cards = hand.length ? html`<ul class="hand">${hand.map((card) => handCard(state, kit, card))}</ul>` : players[seat].in && html`<p class="nothing">${say("mosh.hand.empty")}</p>`;
  return seatOf(state, kit, seat, html`<div class="dancer">${zombie(state, kit, seat)}<div class="about">${lines(state, kit, seat)}${players[seat].in && html`<div class="held-by-me"><p class="caption">${say("mosh.hand")}</p>${cards}</div>`}</div></div>`);
}

/** Who dances when in this pass, and where we are in it. */
function order(state, kit) {
  const { html, say } = kit, { view } = state, isDance = view.song > 0, seats = isDance ? view.order : state.seats.map((_, seat) => seat), at = seats.indexOf(view.turn);
  if (state.over) return "";
  const one = (seat, i) => html`<li class="${i < at ? "done" : i === at ? "at" : ""}"${i === at && html` aria-current="step"`}>${face(kit, view.players[seat].character)}<span>${kit.name(seat)}</span>${i === at && view.left > 0 && html` <b>${say("mosh.left", { n: view.left })}</b>`}</li>`;
  return html`<div class="pass"><b class="caption">${say(!isDance ? "mosh.cast" : view.pass % 2 ? "mosh.there" : "mosh.back")}</b><ol>${seats.map(one)}</ol>${isDance && html`<span class="stock" data-source data-sink><span class="stack"></span>${say("mosh.deck", { n: view.deck })}</span>`}</div>`;
}

// Choosing a character -----------------------------------------------------------------------------

function poster(state, kit, who) {
  const { html, say } = kit, { view } = state, by = view.players.findIndex((player) => player.character === who);
  const bears = view.tough?.[who] || (by >= 0 || view.side === "a" ? view.players[Math.max(0, by)].bears : null);
  const blank = { damage: [0, 0, 0, 0, 0], pending: [0, 0, 0, 0, 0], bears, attacks: [], defences: [] };
  face(kit, who);
  const rate = (n) => (!bears || Math.abs(n * LIMBS.length - sum(bears)) < LIMBS.length / 2 ? "" : n * LIMBS.length > sum(bears) ? " strong" : " weak");
  const body = html`<span class="zombie">${LIMBS.map((limb) => html`<span class="limb limb-${limb}${rate(bears?.[limb])}">${limbDrawing(who, limb, 0, false, mark(kit, limb))}${bears && pips(kit, blank, limb)}</span>`)}${trunk(who)}</span>`;
  return html`<li>${kit.thing(`character:${who}`, `rocker${by < 0 ? "" : " taken"}`, "", html`${body}<b>${CAST[who].name}</b>${bears && html`<span class="sr">, ${LIMBS.map((limb) => say("mosh.bears", { limb: say(`limb.${limb}`), n: bears[limb] })).join(", ")}</span>`}${by >= 0 && html`<span class="by-whom">${say("mosh.taken", { name: kit.name(by) })}</span>`}`)}</li>`;
}

const casting = (state, kit) => kit.html`<div class="mosh">${order(state, kit)}<ul class="casting">${CAST.map((_, who) => poster(state, kit, who))}</ul></div>`;

/** @returns {string} HTML */
export function board(state, kit) {
  if (state.view.song === 0) return casting(state, kit);
  const seats = kit.order().filter((seat) => seat !== state.me);
  return kit.html`<div class="mosh">${order(state, kit)}<div class="others" style="--seats:${seats.length}">${seats.map((seat) => other(state, kit, seat))}</div>${state.me !== null && mine(state, kit, state.me)}</div>`;
}

// Counting the damage, one zombie after another ----------------------------------------------------

const key = (scored) => scored && `${scored.song}/${scored.round}`;

/** The boards between the last card and the next round. */
export function steps(before, after, kit) {
  const { scored } = after.view, { say } = kit;
  if (!scored || key(scored) === key(before.view.scored)) return [];
  let players = scored.players.map((each, seat) => {
    const player = before.view.players[seat], { damage, attacks, defences } = each;
    return { ...player, hand: 0, damage, attacks, defences, pending: each.hits };
  });
  const found = [];
  const show = (text, beat, changed) => {
    players = players.map((player, seat) => ({ ...player, ...changed?.(player, seat) }));
    const view = { ...before.view, hand: [], left: 0, scored, players };
    found.push({ ...after, view, beat, waiting: [], choices: [], log: [], over: null, question: { ...after.question, mine: false, text } });
  };
  const told = (what, seats) => (seats.length === 1 && seats[0] === after.me ? say(`step.${what}.you`) : say(`step.${what}`, { n: seats.length, names: seats.map(kit.name).join(say("result.and")) }));
  const list = (limbs) => limbs.map((limb) => say(`limb.${limb}`)).join(", ");
  const who = (what) => scored.players.map((_, seat) => seat).filter((seat) => scored.players[seat][what]);
  const hurt = scored.players.map((_, seat) => seat).filter((seat) => sum(scored.players[seat].hits));
  show(hurt.length ? say("step.count") : say("step.safe"), null);
  for (const seat of hurt) {
    const { hits, fell } = scored.players[seat], limbs = LIMBS.filter((limb) => hits[limb]).map((limb) => say(`limb.${limb}`) + (hits[limb] > 1 ? ` ×${hits[limb]}` : "")).join(", ");
    show(say(`step.${fell.length ? "fell" : "hit"}${seat === after.me ? ".you" : ""}`, { name: kit.name(seat), limbs, lost: list(fell) }), { seat, hits, fell },
      (player, each) => each === seat && { damage: player.damage.map((n, limb) => n + hits[limb]), pending: [0, 0, 0, 0, 0] });
  }
  const left = who("left"), won = who("won");
  if (left.length) show(told("left", left), { left }, (_, seat) => left.includes(seat) && { in: false });
  if (won.length) show(told("won", won), { won }, (player, seat) => won.includes(seat) && { wins: player.wins + 1 });
  return found;
}
