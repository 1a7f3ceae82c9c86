/** A new table: which rules, who sits where. Whoever asks nothing gets three bots and a game in one click. */
import { games, openTable } from "./api.js";
import { ofSeat } from "./cast.js";
import { portrait } from "./face.js";
import { attribute, drawn, fill, html } from "./html.js";
import { keepSecrets, recall, remember } from "./memory.js";
import { keepName, myName, openPage, setTitle } from "./page.js";
import { showTrouble } from "./trouble.js";
import { colourOf, readWish, recallWishes, wishes, wishFields } from "./wishes.js";
import { say } from "./words.js";

const BOTS = ["Lazare", "Rosalie", "Igor", "Cadavra", "Gédéon", "Morgane", "Boris", "Vermine"];
const BOTS_AGAINST = 3;

const content = document.getElementById("content");
const id = decodeURIComponent(location.pathname.split("/").pop());
const plan = { game: null, options: {}, seats: [], names: {} };
/** Seats of people: oneself, somebody on this same device, somebody who follows a link, whoever comes. */
const PEOPLE = ["me", "here", "link", "open"];

/** Oneself and three bots, as far as the game seats them. */
function defaultSeats(game) {
  const count = Math.min(game.seats[game.seats.length - 1], Math.max(game.seats[0], 1 + BOTS_AGAINST));
  return ["me", ...Array(count - 1).fill("player")];
}

/** The last table of this game on this device, as far as the game still allows it. */
function recallPlan(game) {
  const last = recall(`plan.${game.id}`, {});
  const kinds = [...PEOPLE, ...game.levels];
  const seats = (last.seats || []).filter((kind) => kinds.includes(kind));
  plan.seats = game.seats.includes(seats.length) && seats.filter((kind) => kind === "me").length === 1 ? seats : defaultSeats(game);
  recallWishes(last.wishes || {});
  plan.options = Object.fromEntries(game.options.map((option) => [option.name, known(option, last.options?.[option.name])]));
}

const known = (option, value) => (option.choices.some((choice) => choice.value === value) ? value : option.default);

// The rules and the options ------------------------------------------------------------------------

/** "Name: what it is" reads as a heading and its sentence. */
function split(text) {
  const [, name, rest] = /^(.*?)\s*:\s+(.*)$/.exec(text) || [null, text, ""];
  return { name, rest };
}

const choiceCard = (option, choice, i) => {
  const { name, rest } = split(choice.text);
  return html`<label class="pick"><input type="radio" name="option-${option.name}" value="${i}"${attribute("checked", plan.options[option.name] === choice.value)}>
    <span class="pick-words"><b>${name}</b>${rest && html`<span>${rest}</span>`}</span></label>`;
};

const isSwitch = (option) => option.choices.length === 2 && option.choices.every((choice) => typeof choice.value === "boolean");

const optionField = (option) => {
  if (isSwitch(option)) {
    return html`<label class="switch"><input type="checkbox" name="option-${option.name}"${attribute("checked", plan.options[option.name])}><span>${option.text}</span></label>`;
  }
  if (!option.choices.length) {
    const { name, rest } = split(option.text);
    return html`<label class="field"><span>${name}</span>${rest && html`<small id="help-${option.name}">${rest}</small>`}
      <input name="option-${option.name}" maxlength="200" value="${plan.options[option.name]}"${attribute("aria-describedby", rest && `help-${option.name}`)}></label>`;
  }
  return html`<fieldset class="picks"><legend>${option.text}</legend>${option.choices.map((choice, i) => choiceCard(option, choice, i))}</fieldset>`;
};

// The seats ----------------------------------------------------------------------------------------

const botName = (seat) => BOTS[seat % BOTS.length];

function nameAt(seat) {
  const kind = plan.seats[seat];
  if (!PEOPLE.includes(kind)) return botName(seat);
  return kind === "me" ? myName() : kind === "here" ? plan.names[seat] || "" : "";
}

const nameField = (field, label, name) => html`<label class="field"><span class="sr">${label}</span><input name="${field}" maxlength="24" autocomplete="${field === "my-name-here" ? "nickname" : "off"}" placeholder="${label}" value="${name}"></label>`;

const seatRow = (kind, seat) => {
  const isBot = !PEOPLE.includes(kind);
  const name = nameAt(seat);
  const help = isBot ? `${name}. ${say(`new.${kind}.help`)}` : kind === "link" || kind === "open" ? say(`new.${kind}.help`) : "";
  const face = ofSeat(name, seat, isBot ? "bot" : "human");
  return html`<li class="chair"><span class="portrait" style="background:${drawn(face.ground)};border-color:${drawn(colourOf(seat, plan.seats))}">${drawn(portrait(face))}</span>
    ${kind === "me"
      ? html`<div class="chair-words"><b>${say("new.me")}</b>${nameField("my-name-here", say("new.your-name"), name)}</div>`
      : html`<div class="chair-words"><label class="field"><span class="sr">${say("new.who", { n: seat + 1 })}</span>
          <select name="seat-${seat}">${["link", "open", "here", ...plan.game.levels].map((value) => html`<option value="${value}"${attribute("selected", value === kind)}>${say(PEOPLE.includes(value) ? `new.${value}` : `new.bot.${value}`)}</option>`)}</select></label>
          ${kind === "here" ? nameField(`name-${seat}`, say("new.name-of", { n: seat + 1 }), name) : html`<small>${help}</small>`}</div>
        ${plan.seats.length > plan.game.seats[0] && html`<button type="button" class="chip icon" data-remove="${seat}"><span aria-hidden="true">✕</span><span class="sr">${say("new.remove", { n: seat + 1 })}</span></button>`}`}</li>`;
};

const seats = () => html`<ol class="chairs">${plan.seats.map(seatRow)}</ol>
  ${plan.seats.length < plan.game.seats[plan.game.seats.length - 1] && html`<button type="button" class="do" data-add>+ ${say("new.add")}</button>`}`;

function showSeats(focus) {
  const place = document.getElementById("seats");
  fill(place, seats());
  place.querySelector(focus)?.focus();
}

// The page -----------------------------------------------------------------------------------------

async function show() {
  setTitle(say("new.title"));
  try {
    const game = (await games()).find((each) => each.id === id);
    if (!game) throw new Error(say("trouble.no-game"));
    if (!plan.game) recallPlan(game);
    plan.game = game;
    draw(game);
  } catch (trouble) {
    fill(content, html`<h1>${say("new.title")}</h1><div id="trouble"></div>`);
    showTrouble(document.getElementById("trouble"), trouble.message, trouble.why === "away" && show);
  }
}

function draw(game) {
  setTitle(game.name, say("new.title"));
  const [rules, ...others] = game.options.filter((option) => option.choices.length && !isSwitch(option));
  const small = game.options.filter((option) => option !== rules && !others.includes(option));
  fill(content, html`<form id="plan"><div class="plan-head"><h1>${game.name}</h1><p class="quiet">${game.pitch}</p></div>
    <div class="plan">
      <section class="panel" aria-labelledby="seats-title"><h2 id="seats-title">${say("new.seats")}</h2><p class="quiet">${say("new.seats.help")}</p><div id="seats">${seats()}</div></section>
      <div class="plan-side">
        ${rules && html`<section class="panel">${optionField(rules)}<p class="after"><a href="/rules/${game.id}">${say("shelf.rules")}</a></p></section>`}
        ${(others.length > 0 || small.length > 0) && html`<details class="panel"><summary>${say("new.options")}</summary>${[...others, ...small].map(optionField)}</details>`}
        ${wishFields()}
        <p class="go"><button class="do main huge" id="start">${say("new.start")}</button></p><p id="problem" role="alert"></p>
      </div></div></form>`);
}

function readOption(element) {
  const option = plan.game.options.find((each) => `option-${each.name}` === element.name);
  if (!option) return;
  if (isSwitch(option)) plan.options[option.name] = element.checked;
  else plan.options[option.name] = option.choices.length ? option.choices[Number(element.value)].value : element.value.trim();
}

content.addEventListener("change", ({ target }) => {
  if (target.name === "my-name-here") keepName(target.value);
  else if (target.name.startsWith("name-")) plan.names[target.name.slice(5)] = target.value.trim();
  else if (target.name.startsWith("seat-")) {
    plan.seats = plan.seats.map((kind, seat) => (`seat-${seat}` === target.name ? target.value : kind));
    showSeats(`[name="${target.name}"]`);
  } else if (target.name.startsWith("wish-")) {
    readWish(target);
    if (target.name === "wish-colour") showSeats(":not(*)");
  } else readOption(target);
});

content.addEventListener("click", ({ target }) => {
  const remove = target.closest("[data-remove]");
  if (remove) {
    plan.seats = plan.seats.filter((_, seat) => seat !== Number(remove.dataset.remove));
    showSeats("[data-add]");
  } else if (target.closest("[data-add]")) {
    plan.seats = [...plan.seats, "player"];
    showSeats(`[name="seat-${plan.seats.length - 1}"]`);
  }
});

const chair = (kind, seat) => (kind === "open" ? { kind } : PEOPLE.includes(kind) ? { kind: "human", name: nameAt(seat) } : { kind: "bot", level: kind, name: botName(seat) });

const wanted = () => ({
  game: plan.game.id,
  options: plan.options,
  seats: plan.seats.map((kind, seat) => ({ ...chair(kind, seat), ...(kind === "me" && { colour: wishes.colour }) })),
  public: wishes.public,
  away: wishes.away,
  clock: wishes.clock,
});

async function open() {
  const start = document.getElementById("start");
  start.disabled = true;
  start.textContent = say("new.starting");
  try {
    const table = await openTable(wanted());
    const invites = Object.fromEntries(plan.seats.map((kind, seat) => [seat, table.secrets[seat]]).filter(([seat]) => plan.seats[seat] === "link"));
    const mine = table.secrets.filter((_, seat) => plan.seats[seat] === "me" || plan.seats[seat] === "here");
    keepSecrets(table.id, mine, invites, table.host);
    location.replace(`/table/${table.id}`);
  } catch (trouble) {
    document.getElementById("problem").textContent = trouble.message;
    start.disabled = false;
    start.textContent = say("new.start");
  }
}

content.addEventListener("submit", (event) => {
  event.preventDefault();
  keepName(content.querySelector('[name="my-name-here"]').value);
  remember(`plan.${plan.game.id}`, { seats: plan.seats, options: plan.options, wishes });
  open();
});

/** With #now, nobody asks anything: a table against bots, at once. */
openPage(async (isChange) => {
  await show();
  if (isChange || location.hash !== "#now" || !plan.game) return;
  plan.seats = defaultSeats(plan.game);
  recallWishes({});
  open();
});
