/** What is carried, drunk, lit and found, on a sheet of 64 by 64; and the small signs of the board. */
import { drawn } from "../../web/html.js";
import { INK, dot, dots, line, shape } from "../../web/ink.js";

const STEEL = "#b4bec6", DARK = "#5a6670", WOOD = "#9a5b2c", RED = "#d8283c", GOLD = "#f5cb45", BONE = "#fff6e2", ACID = "#b8e63c", VIOLET = "#8b4fd6", FIRE = "#ff8a4c", SKY = "#4fc3f7", LEATHER = "#8a5a34";

const grip = shape("M14 44l6 6l-8 10l-8 -8z", WOOD, 3);
const guard = line("M12 36L28 52", 6);
const blade = (width, from = "M20 44L50 8q8 -2 6 6L26 50z") => shape(from, STEEL, width) + line("M25 44L51 13", 2, "#f0f4f6");
const sword = (c) => blade(3.5) + guard + line("M13 37L27 51", 2.6, c) + grip;
const bow = (d, c) => line(d, 7) + line(d, 3.4, c);
const arrow = line("M10 54L52 12", 4) + line("M10 54L52 12", 1.8, BONE) + shape("M46 8l12 -2l-2 12z", STEEL, 2.6) + shape("M6 50l8 -2l-2 8l-6 4z", RED, 2.4);
const crossbow = (c, wide) => bow(`M8 ${30 - wide}Q32 ${10 - wide} 56 ${30 - wide}`, STEEL) + shape("M27 14h10v42l-5 4l-5 -4z", c, 3.5) + line(`M9 ${30 - wide}L32 38L55 ${30 - wide}`, 2.4) + line("M32 8v28", 3.4);
const scroll = (sign, c) => shape("M12 10h40v40q0 6 -6 6H18q-6 0 -6 -6z", "#efe0b8", 3.5) + shape("M8 6h48q4 4 0 8H8q-4 -4 0 -8z", "#d9c48f", 3) + `<g fill="${c}">${sign}</g>`;
const vest = (c, more) => shape("M20 8q12 10 24 0l12 8l-6 14v28H14V30L8 16z", c, 3.5) + more;
const shield = (c, sign) => shape("M32 4q14 6 24 4q2 36 -24 52q-26 -16 -24 -52q10 2 24 -4z", c, 3.8) + sign;
const flame = (x, y, k = 1) => `<g transform="translate(${x} ${y}) scale(${k})">${shape("M0 0Q-14 -8 -8 -24Q-4 -14 0 -18Q-2 -32 8 -38Q6 -26 12 -20Q18 -8 8 0Z", FIRE, 3)}${shape("M1 -2q-7 -5 -2 -13q3 4 5 2q5 6 1 11z", GOLD, 0)}</g>`;
const quiver = (tips) => shape("M18 24h28l-4 34H22z", LEATHER, 3.5) + line("M19 34h26", 3) + tips;
const SPELL = { bolt: '<path d="M36 16L20 36h10l-4 16l18 -22h-10z"/>', skull: '<path d="M32 18q-13 0 -13 12q0 7 5 9v7h16v-7q5 -2 5 -9q0 -12 -13 -12z"/><circle cx="27" cy="31" r="3.4" fill="#efe0b8"/><circle cx="37" cy="31" r="3.4" fill="#efe0b8"/>', star: '<path d="M32 16l5 11l12 1l-9 8l3 12l-11 -6l-11 6l3 -12l-9 -8l12 -1z"/>', cross: '<path d="M28 18h8v10h10v8h-10v12h-8v-12h-10v-8h10z"/>', eye: '<path d="M14 33q18 -18 36 0q-18 18 -36 0z"/><circle cx="32" cy="33" r="6" fill="#efe0b8"/>', wing: '<path d="M14 44q4 -24 36 -26q-4 8 -12 10q6 0 8 2q-6 8 -14 8q4 1 5 3q-10 6 -23 3z"/>', push: '<path d="M14 32l12 -11v7h12v-7l12 11l-12 11v-7h-12v7z"/>', quake: '<path d="M12 44l8 -10l6 6l6 -16l6 14l6 -8l8 14z"/>' };

const ITEMS = {
  axe: line("M12 58L42 14", 7) + line("M12 58L42 14", 3.4, WOOD) + shape("M34 8q16 -6 24 10q-4 12 -18 14q2 -12 -6 -24z", STEEL, 3.5),
  dagger: shape("M24 40L44 14q6 0 5 6L30 46z", STEEL, 3.5) + line("M18 34L36 50", 5.4) + shape("M20 42l8 7l-10 11l-8 -7z", WOOD, 3), "short-sword": blade(3.5, "M22 44L44 14q8 -2 6 6L28 50z") + guard + grip, sword: sword(GOLD), "great-sword": shape("M18 44L48 4q14 -2 12 12L26 52z", STEEL, 3.8) + line("M24 44L53 10", 3, "#f0f4f6") + line("M8 34L30 56", 7) + line("M9 35L29 55", 3, GOLD) + grip,
  hammer: line("M14 58L38 26", 8) + line("M14 58L38 26", 4, WOOD) + shape("M22 16L36 4L58 24L46 38z", DARK, 3.8) + line("M32 14l16 15", 2.6, STEEL),
  "short-bow": bow("M18 8Q54 16 46 52", WOOD) + line("M18 8L46 52", 2) + arrow, longbow: bow("M10 4Q62 8 58 60", WOOD) + line("M10 4L58 60", 2) + arrow, crossbow: crossbow(WOOD, 0), "repeating-crossbow": crossbow(LEATHER, 2) + shape("M22 24h20v12H22z", WOOD, 3) + line("M26 30h12", 2.4, GOLD), "hand-crossbow": `<g transform="translate(8 8) scale(.78)">${crossbow("#3a343d", 4)}</g>`,
  "mana-blast": scroll(SPELL.star, SKY), "lightning-bolt": scroll(SPELL.bolt, "#d99a00"), fireball: scroll('<circle cx="33" cy="36" r="11"/><path d="M22 36Q20 20 40 16q-4 8 4 14z"/>', "#d8481c"), "death-strike": scroll(SPELL.skull, "#3a1a4a"),
  healing: scroll(SPELL.cross, "#c4162d"), invisibility: scroll(SPELL.eye, "#6b6f8f"), speed: scroll(SPELL.wing, "#1a8f6a"), repulse: scroll(SPELL.push, VIOLET),
  leather: vest(LEATHER, line("M32 16v40M22 28h20M22 40h20", 2.4, INK, 0.5)), chainmail: vest("#8c98a3", dots([[22, 30], [32, 30], [42, 30], [27, 38], [37, 38], [22, 46], [32, 46], [42, 46]], 3.4, STEEL, 1.8)), plate: vest(STEEL, line("M32 16v40M16 32q16 10 32 0", 3.4) + line("M21 22q4 -4 7 -2", 3, "#fff")),
  shield: shield("#8a2f2f", line("M32 10v44M14 26h36", 5, GOLD)), "dwarven-shield": shield("#4a5a6b", dot(32, 28, 9, GOLD, 3) + line("M32 6v13M32 37v18M12 24l12 3m28 -3l-12 3", 3.6, GOLD)),
  torch: line("M30 60L34 34", 9) + line("M30 60L34 34", 5, WOOD) + shape("M26 36h16v-8H26z", DARK, 3) + flame(33, 30, 0.8), bile: shape("M18 26q14 -8 28 0q10 22 -4 32H22q-14 -10 -4 -32z", ACID, 3.8) + shape("M25 10h14v14H25z", WOOD, 3) + dots([[27, 40], [37, 46], [32, 34]], 3, "#6f9a12"),
  arrows: quiver(line("M24 26V8m8 18V4m8 22V8", 3) + shape("M20 10l4 -7l4 7zM28 6l4 -6l4 6zM36 10l4 -7l4 7z", RED, 2)), bolts: quiver(line("M25 26V12m7 14V8m7 18V12", 5) + line("M25 26V12m7 14V8m7 18V12", 2, STEEL)),
  apples: dot(24, 40, 15, RED, 3.5) + dot(42, 44, 13, "#e8602c", 3.5) + line("M25 26q0 -10 6 -14", 3.4) + shape("M31 14q8 -8 14 -2q-6 8 -14 2z", ACID, 2.6), water: shape("M24 6h16v10l6 10v26q0 6 -6 6H24q-6 0 -6 -6V26l6 -10z", "#bfe6f7", 3.5) + shape("M20 36q12 -6 24 0v16q0 4 -4 4H24q-4 0 -4 -4z", SKY, 0) + shape("M24 4h16v6H24z", WOOD, 3),
  meat: shape("M14 24q10 -18 28 -10q18 10 8 28q-12 14 -26 4q-14 -8 -10 -22z", "#b5533c", 3.5) + shape("M24 26q8 -8 16 0q2 12 -8 12q-10 -2 -8 -12z", "#f2c9a5", 2.6) + dot(32, 31, 3.4, BONE, 2) + line("M12 50l8 -8", 6) + line("M12 50l8 -8", 3, BONE), aaahh: shape("M14 58V30q0 -22 18 -22t18 22v28l-6 -5l-6 5l-6 -5l-6 5l-6 -5z", "#8fb04f", 3.5) + dots([[25, 28], [40, 28]], 5.4, "#fff", 3) + dots([[26, 29], [39, 28]], 2, INK) + shape("M22 42q10 -5 20 0v8q-10 5 -20 0z", INK, 0),
  inferno: shape("M4 4h56v56H4z", "#3a0f14", 3.5) + flame(20, 54, 0.9) + flame(44, 54, 0.9) + flame(32, 58, 1.2), "orcish-crossbow": crossbow("#5f7a3a", 0) + shape("M10 34l4 -10l5 8zM54 34l-4 -10l-5 8z", BONE, 2.4), "heavy-crossbow": crossbow(DARK, -2) + line("M22 46h20M22 52h20", 3.4, GOLD), earthquake: shape("M4 4h56v56H4z", "#4a3a2c", 3.5) + `<g fill="${GOLD}">${SPELL.quake}</g>`, "kings-mace": line("M14 58L36 28", 8) + line("M14 58L36 28", 4, GOLD) + shape("M30 26l-4 -10l10 2l6 -10l4 10l12 -2l-4 10l6 8l-10 2l-2 10l-9 -6l-9 4l2 -10z", STEEL, 3.4) + dot(42, 22, 5, RED, 2.6),
};
const FLASKS = { soin: "#e5405a", "grand-soin": "#c4162d", celerite: "#3fb6ff", force: "#ff9d2e", "oeil-d-aigle": "#f5cb45", "peau-de-pierre": "#a39a8c", ombre: "#5b4a8f", "souffle-pur": "#d9f7e8", adrenaline: "#b8e63c", elixir: "#ff93e0" };

/** By number, as choices name them: `ware:7`, `lying:5`; what has to be reloaded counts from 64. */
const ORDER = "axe dagger short-sword sword great-sword hammer short-bow longbow crossbow repeating-crossbow hand-crossbow mana-blast lightning-bolt fireball death-strike healing invisibility speed repulse leather chainmail plate shield torch bile arrows bolts apples water meat aaahh inferno orcish-crossbow heavy-crossbow earthquake kings-mace dwarven-shield".split(" ");
const UNLOADED = 64;
export const POTIONS = Object.keys(FLASKS);
export const itemName = (n) => ORDER[n % UNLOADED];
export const itemNumber = (name) => ORDER.indexOf(name);

const svg = (name, box, inner) => drawn(`<svg class="${name}" viewBox="${box}" aria-hidden="true" focusable="false" stroke-linejoin="round" stroke-linecap="round">${inner}</svg>`);
export const itemPicture = (name) => svg("pic", "0 0 64 64", ITEMS[name]);
export const flaskPicture = (name) => svg("pic", "0 0 64 64", shape("M25 8h14v16l14 22q4 12 -8 14H19q-12 -2 -8 -14l14 -22z", "#e6f2f5", 3.5) + shape("M18 40q14 -6 28 0l5 8q2 8 -6 9H19q-8 -1 -6 -9z", FLASKS[name], 0) + dots([[28, 48], [36, 44]], 2.6, "#fff8") + shape("M23 4h18v8H23z", WOOD, 3));

const ICONS = {
  heart: '<path class="full" d="M12 21C4 15 1 11 1 7.500 1 4.500 3.500 2 6.500 2c2 0 4.200 1.200 5.500 3.300C13.300 3.200 15.500 2 17.500 2c3 0 5.500 2.500 5.500 5.500 0 3.500-3 7.500-11 13.500z"/>', bolt: '<path class="full" d="M14 1L4 14h6l-2 9L19 9h-7z"/>', coin: '<circle cx="12" cy="12" r="9"/><path d="M12 7v10M9 9.500h4.500a2 2 0 0 1 0 4.500H9.500"/>', skull: '<path class="full" fill-rule="evenodd" d="M12 2C6 2 3 6 3 11c0 3 2 5 4 6v4h10v-4c2-1 4-3 4-6 0-5-3-9-9-9zM6.500 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0zM13.500 11a2 2 0 1 0 4 0a2 2 0 1 0-4 0z"/>', hourglass: '<path d="M6 2h12M6 22h12M7 2q0 7 5 10q-5 3-5 10M17 2q0 7-5 10q5 3 5 10"/>', flag: '<path d="M5 22V3h14l-4 5 4 5H5"/>',
};
export const icon = (name) => svg(`ico ${name}`, "0 0 24 24", ICONS[name]);
