/**
 * Six zombies who rock: a head of the family's hand on a body in pieces, drawn on a sheet 200 wide and 266 high.
 *
 * The zombie faces us: its right is on our left. Every limb is drawn on its own, so that it can crack, fall and lie about.
 */
import { eye } from "../../web/cast.js";
import { drawn } from "../../web/html.js";
import { INK, dot, dots, line, shape } from "../../web/ink.js";

const BONE = "#f3ead6", MEAT = "#8d1b2f", LEATHER = "#1e1a20", STUD = "#d8d2dc", PINK = "#ff6fae";
const HEAD = 0, RIGHT = [2, 4];

/** What a head needs, then the body: `top` (its cut and colour), `sleeve`, how far it goes, and what legs and feet wear. */
export const CAST = [
  { name: "Ozzy Mortis", skin: "#a3b58a", shape: "long", hair: "long", hairInk: "#3b2419", glasses: "round", eyes: [eye(9, 1, 1, "wide"), eye(9, -1, 1)], nose: "stub", mouth: "gape", mouthWidth: 17, mouthHeight: 15, teeth: 6, gaps: [1, 4], marks: ["blood"], tilt: -4,
    top: "robe", cloth: "#3a2560", sleeve: "#3a2560", long: true, trousers: "#251a33", boots: LEATHER },
  { name: "Sid Viscera", skin: "#c2b98c", shape: "heart", hair: "spikes", hairInk: "#171114", eyes: [eye(10, 1, 0, "half"), eye(11, 0, 1)], nose: "hole", mouth: "groan", mouthWidth: 14, mouthHeight: 13, brows: "angry", marks: ["scar", "veins"], tilt: 5,
    top: "tee", cloth: "#f3ead6", sleeve: "#f3ead6", trousers: "#a3182c", boots: LEATHER },
  { name: "Joan Jetsam", skin: "#8fc29a", shape: "square", hair: "mop", hairInk: "#171114", eyes: [eye(10, 1, 0, "half", "#5b2a86"), eye(10, 1, 0, "round", "#5b2a86")], nose: "button", mouth: "grin", mouthWidth: 17, mouthHeight: 8, teeth: 7, gaps: [3], brows: "angry", marks: ["ring"], tilt: -3,
    top: "jacket", cloth: "#c4162d", sleeve: "#c4162d", long: true, trousers: "#2a2026", boots: "#c4162d" },
  { name: "Lemmy Rot", skin: "#b58f6a", shape: "jaw", hat: "police", hatInk: "#241d22", hair: "long", hairInk: "#2a2018", eyes: [eye(9, 1, 1), eye(8, 0, 0, "x")], nose: "big", mouth: "gape", mouthWidth: 14, mouthHeight: 13, teeth: 5, gaps: [0, 3], marks: ["moustache", "stubble", "spots"], tilt: 3,
    top: "vest", cloth: LEATHER, sleeve: "#b58f6a", trousers: "#3a4a63", boots: "#6b4423" },
  { name: "Siouxsie Skull", skin: "#d3cfe0", shape: "heart", hair: "curls", hairInk: "#2b1a3d", eyes: [eye(12, 0, 0, "hollow", PINK), eye(12, 0, 0, "hollow", PINK)], nose: "hole", mouth: "stitched", mouthWidth: 15, mouthHeight: 9, brows: "raised", marks: ["stitches"], tilt: 4,
    top: "corset", cloth: "#6b2a8c", sleeve: "#d3cfe0", trousers: "net", boots: LEATHER },
  { name: "Iggy Plop", skin: "#9fb35a", shape: "long", hair: "side", hairInk: "#e8c34a", eyes: [eye(13, -1, 1), eye(9, 1, 0, "swirl")], nose: "big", mouth: "tongue", mouthWidth: 18, mouthHeight: 17, teeth: 5, gaps: [2], marks: ["bone"], tilt: -6,
    top: "bare", cloth: "#9fb35a", sleeve: "#9fb35a", trousers: "#4f7fa8", boots: "#f3ead6" },
].map((who) => ({ ...who, outfit: "none" }));

const put = (move, things) => `<g transform="${move}">${things}</g>`;
const mirrored = (isOurLeft, things) => (isOurLeft ? things : put("translate(200 0) scale(-1 1)", things));
/** A tube with an ink edge. */
const tube = (d, width, color) => line(d, width + 7) + line(d, width, color);

// Limbs, as on our left ----------------------------------------------------------------------------

const UPPER = "M74 114L31 127", WHOLE = `${UPPER}L27 90`;

/** Up in the air, showing the horns. */
const arm = ({ skin, sleeve, long }) => tube("M18 72L13 50M35 72L39 51", 6, skin) + tube(WHOLE, 17, skin) + dot(26, 75, 12, skin, 3.5) + line("M20 72l3 7m4 -8l1 8", 2.4) +
  line(long ? `${UPPER}L28 104` : "M74 114L46 122", 17, sleeve) + (long ? line("M20 100l16 2", 3) : line("M42 113l8 19", 3)) + line("M18.5 93L36 91", 8, LEATHER) + dots([[22, 92.5], [32, 91.5]], 1.9, STUD);

const NET = "M66 180l28 18M64 196l26 16M62 212l22 14M96 184l-32 22M92 204l-28 20";

const leg = ({ skin, trousers, boots }) => {
  const isNet = trousers === "net", d = "M84 180L74 208L75 238";
  return tube(d, 22, isNet ? skin : trousers) + (isNet ? line(NET, 1.8, INK, 0.75) : line("M65 208l8 3m-9 3l8 2", 2.2, INK, 0.6)) +
    shape("M61 226h28v22H42q-1 -11 19 -14Z", boots, 3.5) + line("M41 248h49", 5, boots === LEATHER ? PINK : INK) + line("M63 234l9 3m-9 4l9 3", 2, boots === LEATHER ? STUD : INK);
};

const heads = (who) => `<use href="#head-mosh-${CAST.indexOf(who)}" x="58" y="10" width="84" height="92.4"/>`;

const limbs = [heads, ...[1, 2].map((limb) => (who) => mirrored(limb === 2, arm(who))), ...[3, 4].map((limb) => (who) => mirrored(limb === 4, leg(who)))];

/** What is left where a limb was. */
const STUMPS = [
  dot(100, 101, 12, MEAT, 3.5) + dot(100, 100, 5, BONE, 2) + line("M91 108v9m9 -5v11m8 -13v7", 3.5, "#c4162d"),
  ...[false, true, false, true].map((isOurLeft, i) => mirrored(isOurLeft, i < 2 ? dot(68, 114, 11, MEAT, 3.5) + dot(66, 114, 4.5, BONE, 2) + line("M62 122v9m7 -7v13", 3.5, "#c4162d") : dot(84, 182, 14, MEAT, 3.5) + dot(84, 183, 5.5, BONE, 2) + line("M78 194v10m9 -9v15", 3.5, "#c4162d"))),
];

/** Where it lies now. */
const FLOOR = ["28 226) rotate(-62) scale(.5) translate(-100 -56", "174 240) rotate(84) scale(.56) translate(-152 -92", "26 244) rotate(-84) scale(.56) translate(-48 -92", "176 234) rotate(76) scale(.56) translate(-126 -214", "24 238) rotate(-76) scale(.56) translate(-74 -214"];

const CRACK = "l7 5l-5 4l8 4l-3 6";
const CRACKS = [["M74 34", "M122 52", "M92 78", "M110 26"], ...Array(2).fill(["M42 112", "M22 100", "M60 106", "M30 120"]), ...Array(2).fill(["M68 190", "M70 214", "M80 200", "M66 204"])];

function cracks(limb, damage) {
  const d = CRACKS[limb].slice(0, damage).map((start) => start + CRACK).join("");
  const drawing = d && line(d, 5) + line(d, 2.4, "#ff4d63");
  return limb === HEAD ? drawing : mirrored(RIGHT.includes(limb), drawing);
}

const MARKS = [null, [161, 133], [39, 133], [125, 218], [75, 218]];

const letter = (limb, text) => (MARKS[limb] ? `<text x="${MARKS[limb][0]}" y="${MARKS[limb][1]}" class="side">${text}</text>` : "");

const BOXES = ["58 0 84 106", "134 44 66 106", "0 44 66 106", "100 170 66 96", "34 170 66 96"];

const sheet = (box, inner, name = "") => drawn(`<svg class="${name}" viewBox="${box}" aria-hidden="true" focusable="false"><g stroke-linejoin="round" stroke-linecap="round">${inner}</g></svg>`);

/** One limb where it belongs, or what is left there. */
export function limbDrawing(character, limb, damage, isLost, mark) {
  const inner = isLost ? STUMPS[limb] : limbs[limb](CAST[character]) + cracks(limb, damage) + letter(limb, mark);
  return sheet(BOXES[limb], inner);
}

// The rest -----------------------------------------------------------------------------------------

const TRUNK = "M66 108Q76 98 88 100Q100 108 112 100Q124 98 134 108L130 150L133 182Q100 192 67 182L70 150Z";

const tops = {
  robe: ({ cloth }) => shape("M66 108Q76 98 88 100Q100 112 112 100Q124 98 134 108L130 150L139 198Q100 210 61 198L70 150Z", cloth) + line("M100 122v34m-11 -22h22", 6, "#f5cb45") + line("M76 190l5 -26m43 26l-5 -26", 2.4, INK, 0.6),
  tee: ({ cloth }) => shape(TRUNK, cloth) + line("M86 130h26l-24 28h27", 6, "#c4162d") + line("M72 168l8 5l4 -6l6 8", 2.4) + dots([[84, 108], [92, 113], [100, 115], [108, 113], [116, 108]], 2.8, STUD, 2),
  jacket: ({ cloth }) => shape(TRUNK, cloth) + shape("M88 100Q100 108 112 100L104 182H97Z", LEATHER, 3) + shape("M88 100l-12 8l12 16l8 -8zM112 100l12 8l-12 16l-8 -8z", cloth, 3) + line("M78 150h12m22 0h12", 3) + line("M68 178q32 10 64 0", 6),
  vest: ({ cloth, skin }) => shape(TRUNK, skin) + line("M96 122l3 10m8 -8l-3 9", 2.4) + shape("M66 108Q76 98 86 100L93 184Q78 188 67 182L70 150ZM134 108Q124 98 114 100L107 184Q122 188 133 182L130 150Z", cloth, 3.5) + line("M68 168q32 12 64 0", 11) + line("M70 169q30 11 60 0", 7, "#f2c230") + line("M78 167v9m8 -7v9m8 -8v9m8 -9v9m8 -9v9m8 -11v9", 2),
  corset: ({ cloth, skin }) => shape(TRUNK, skin) + shape("M69 126Q84 116 100 128Q116 116 131 126L129 150L133 184Q100 194 67 184L71 150Z", cloth, 3.5) + line("M94 134l12 9m0 -9l-12 9m0 3l12 9m0 -9l-12 9m0 3l12 9m0 -9l-12 9", 2.4, BONE) + dot(100, 112, 4.5, STUD, 2),
  bare: ({ cloth }) => shape(TRUNK, cloth) + line("M80 126q8 5 16 1m8 0q8 4 16 -1M81 138q7 5 15 1m8 0q8 4 15 -1M82 150q7 4 13 1m10 0q6 3 13 -1", 2.6, INK, 0.7) + dots([[84, 120], [116, 120]], 2.6, MEAT) + line("M68 178q32 10 64 0", 8) + shape("M94 176h12v9h-12z", "#f2c230", 2.4),
};

/** The trunk, over everything that hangs on it. */
export const trunk = (character) => sheet("0 0 200 266", tops[CAST[character].top](CAST[character]), "trunk");

/** The limbs that lie about; the fresh ones come flying. */
export const litter = (character, lost, fresh) => sheet("0 0 200 266", `<ellipse cx="100" cy="250" rx="84" ry="12" class="pool"/>${lost.map((limb) => `<g class="${fresh.includes(limb) ? "fell" : ""}">${put(`translate(${FLOOR[limb]})`, limbs[limb](CAST[character]))}</g>`).join("")}`, "litter");

// Signs --------------------------------------------------------------------------------------------

const PARTS = ["M16 7.500v.1", "M22 15L29 18L28 9", "M10 15L3 18L4 9", "M19 27L22 38", "M13 27L10 38"];

/** A small figure with one limb lit: what a card aims at. It faces us as the zombies do. */
export const sign = (limb) => drawn(`<svg class="sign" viewBox="0 0 32 42" aria-hidden="true" focusable="false"><g fill="none" stroke-linecap="round" stroke-linejoin="round"><path class="dim" d="${PARTS.filter((_, i) => i && i !== limb).join("")}M16 17v8"/>${limb === HEAD ? "" : '<path class="dim skull" d="M16 7.500v.1"/>'}<path class="lit${limb === HEAD ? " skull" : ""}" d="${PARTS[limb]}"/></g></svg>`);

/** The crowd's hand. */
export const HORNS = drawn('<svg class="head horns" viewBox="0 0 40 44" aria-hidden="true" focusable="false"><path d="M11 42V24L5 7Q8 2 12 6L17 19Q20 17 23 19L28 6Q32 2 35 7L29 24V42Z" fill="#ff6fae" stroke="#0b070c" stroke-width="4" paint-order="stroke"/></svg>');

const icon = (d) => drawn(`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${d}" fill="currentColor"/></svg>`);

/** What opens each line: a bolt, a shield. */
export const LINES = { attacks: icon("M13 1L3 14h7l-2 9L21 9h-8l3 -8z"), defences: icon("M12 1l9 3v7q0 8 -9 12q-9 -4 -9 -12V4z") };

/** The first player's: a plectrum. */
export const PICK = drawn('<svg class="plectrum" viewBox="0 0 30 32" aria-hidden="true" focusable="false"><path d="M15 30Q2 14 3 7Q15 -1 27 7Q28 14 15 30Z" fill="#ff6fae" stroke="#0b070c" stroke-width="2.5"/><path d="M15 7v9m0 4v.1" stroke="#0b070c" stroke-width="3" stroke-linecap="round"/></svg>');
