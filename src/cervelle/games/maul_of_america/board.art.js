/** The pictures of Maul of America: what is found in shops, those who shop, and what becomes of them. */
import { eye, ofSeat, zombie } from "../../web/cast.js";
import { drawn } from "../../web/html.js";
import { INK, dot, line, seedOf, shape } from "../../web/ink.js";

const svg = (name, box, inner) => drawn(`<svg class="${name}" viewBox="${box}" aria-hidden="true" focusable="false" stroke-linejoin="round" stroke-linecap="round">${inner}</svg>`);

// Those on the plan ----------------------------------------------------------------------------------

const LOOKS = 9;

/** So many faces in the crowd. */
export const lookOf = (id) => id % LOOKS;
export const shopper = (look) => zombie(seedOf(`maul/${look}`));

/** On the plan every Client is alive, whoever plays them; a name always has the same face. */
export const livingClient = (name, seat) => ofSeat(name, seat, "human");
export const nameKey = (name) => seedOf(name).toString(36);

/** Somebody who was a Client keeps their hair and hat. */
export const turnedClient = (name, seat) => ({ ...livingClient(name, seat), alive: false, skin: "#8fb04f", eyes: [eye(12, 1, 1), eye(9, -1, 1, "x")], mouth: "gape", mouthWidth: 18, mouthHeight: 16, teeth: 5, gaps: [2], nose: "hole", brows: "angry", marks: ["scar", "blood"] });

/** Clients without a colour of their own get one by the order of their turns. */
export const COLOURS = ["#ff5d8f", "#3fb6ff", "#ff9d2e", "#b98bff", "#2fd6a8"];

// Equipment, on a sheet of 64 by 64 ------------------------------------------------------------------

const STEEL = "#b4bec6", DARK = "#3a343d", WOOD = "#9a5b2c", RED = "#d8283c", BRASS = "#f5cb45", OLIVE = "#66752f", BONE = "#fff6e2";
const round = (x, y) => shape(`M${x} ${y + 14}v-9q3 -8 6 0v9z`, BRASS, 2.5);
const ITEMS = {
  food: shape("M8 30q2 -18 24 -18t24 18z", "#e8a24a", 3.5) + shape("M6 32h52q-3 7 -9 4t-9 2t-9 0t-9 0t-9 -2t-7 -4z", "#7cb518", 3) + shape("M8 40h48v5H8z", "#7a3b1c", 3) + shape("M8 46h48q0 10 -10 10H18q-10 0 -10 -10z", "#e8a24a", 3.5) + line("M22 20h2m8 -3h2m8 5h2", 3, BONE),
  ammo: shape("M6 28h52v28H6z", OLIVE, 3.5) + line("M6 38h52", 3) + round(14, 12) + round(24, 12) + round(34, 12) + round(44, 12) + line("M24 47h16", 5, BONE),
  medikit: shape("M6 20h52v36H6z", BONE, 3.5) + line("M22 20v-8h20v8", 4.5) + line("M32 28v20M22 38h20", 8, RED),
  machete: shape("M16 44L42 8q14 -2 14 10L26 52z", STEEL, 3.5) + line("M22 46L50 12", 2, "#f0f4f6") + shape("M12 44l14 12l-8 6l-12 -10z", WOOD, 3.5),
  "chain-saw": shape("M28 28h30q5 5 0 11H28z", STEEL, 3.5) + line("M33 26v3m6-3v3m6-3v3m6-3v3m-18 9v3m6-3v3m6-3v3m6-3v3", 3) + shape("M6 22h24v25H6z", "#ff8a4c", 3.5) + line("M10 22q-2 -12 10 -12t10 12", 4) + dot(18, 34, 5, INK),
  pistol: shape("M8 18h46v12H32l-2 6h-8l-6 20H6l6 -24q-4 -2 -4 -14z", DARK, 3.5) + line("M14 23h34", 2.5, "#8f8596") + line("M26 36q1 6 8 2v-7", 3),
  rifle: shape("M4 30l14 -4h22v8H22l-6 4l-12 8z", WOOD, 3.5) + line("M40 29h22", 6) + line("M40 29h21", 2.4, STEEL) + shape("M24 18h18v5H24z", DARK, 3) + line("M33 23v4", 4) + line("M26 34q1 6 7 3v-3", 3),
  "machine-gun": shape("M4 26h12v-4h26v12H26l2 20h-9l-3 -18h-12z", DARK, 3.5) + line("M42 28h20", 6) + line("M46 28h2m4 0h2m4 0h2", 2.4, STEEL) + [0, 1, 2, 3].map((i) => shape(`M${30 + i * 6} 36h4v${9 + i}h-4z`, BRASS, 2)).join("") + line("M22 16h14", 4),
  grenades: shape("M20 26q12 -8 22 0q8 18 -4 30h-14q-12 -12 -4 -30z", OLIVE, 3.5) + line("M18 36h26M18 46h26M31 24v32", 2.4) + shape("M24 14h14v9H24z", STEEL, 3) + line("M38 14q10 4 8 16", 4) + line("M22 12q-10 -4 -10 6t10 2", 3),
  "flame-thrower": shape("M6 24h14v32H6z", RED, 3.5) + shape("M22 24h10v32H22z", "#a8172a", 3.5) + line("M20 22q8 -14 18 -2", 4) + shape("M34 20h12v6H34z", DARK, 3) + shape("M46 23q2 -14 14 -18q-4 8 0 12q4 6 -2 12q-8 4 -12 -6z", "#ff8a4c", 3) + shape("M50 22q2 -6 6 -8q0 6 1 9q0 5 -4 4z", BRASS, 0),
  "sawed-off": shape("M6 40l16 -14h12v9H26l-10 16z", WOOD, 3.5) + shape("M32 20h26v6H32z", STEEL, 3) + shape("M32 27h26v6H32z", "#8c98a3", 3) + line("M28 36q1 6 7 2v-4", 3),
  "shopping-cart": line("M4 10h8l8 32h30", 4.5) + shape("M13 16h46l-6 20H19z", STEEL, 3.5) + line("M24 17l3 18m8 -18v18m11 -18l-3 18M16 26h40", 2.4) + dot(24, 52, 5, DARK, 3) + dot(46, 52, 5, DARK, 3),
  "bare-hands": shape("M16 28v-6q0 -6 6 -5q1 -6 7 -4q3 -5 8 -1q7 -3 8 5v18q0 16 -14 18q-16 0 -18 -14q-4 -8 1 -11z", "#f2c9a5", 3.5) + line("M22 18v12m8 -16v15m8 -14v14", 3) + line("M16 36q10 -6 20 2", 3),
  zombies: shape("M14 58V30q0 -22 18 -22t18 22v28l-6 -5l-6 5l-6 -5l-6 5l-6 -5z", "#8fb04f", 3.5) + dot(25, 28, 6, "#fff", 3) + dot(40, 28, 4.5, "#fff", 3) + dot(26, 29, 2, INK) + dot(39, 28, 2, INK) + shape("M22 42q10 -5 20 0v6q-10 5 -20 0z", INK, 0) + line("M27 41v4m5 -5v4m5 -3v4", 3, BONE),
};

export const itemPicture = (item) => svg("pic", "0 0 64 64", ITEMS[item.startsWith("zombies") ? "zombies" : item] || ITEMS.food);
/** The same as a part of another drawing. */
export const itemMark = (item, x, y, size) => `<svg class="pic" x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64" stroke-linejoin="round" stroke-linecap="round">${ITEMS[item]}</svg>`;

const ICONS = {
  all: '<path d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5"/>', next: '<path d="M4 5l7 7l-7 7M13 5l7 7l-7 7"/>',
  drop: '<path class="full" d="M12 2q8 10 8 14a8 7 0 0 1 -16 0q0 -4 8 -14z"/>', cards: '<path d="M4 7l9 -3l5 15l-9 3zM13 5l7 2l-4 13"/>', star: '<path class="full" d="M12 2l3 7l7 .6l-5.300 4.700l1.700 7.200L12 17.600L5.600 21.500l1.700 -7.200L2 9.600L9 9z"/>',
};
export const icon = (name) => svg(`ico ${name}`, "0 0 24 24", ICONS[name]);
