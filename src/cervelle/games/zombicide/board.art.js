/** Who is who in town: the survivors, the dead of every kind, those who were somebody. On the sheet of web/face.js, 120 by 132. */
import { eye, zombie } from "../../web/cast.js";
import { drawn } from "../../web/html.js";
import { INK, dot, dots, line, seedOf, shape } from "../../web/ink.js";

const BONE = "#f3ead6", STEEL = "#9fadb8", GOLD = "#f2c230", RED = "#c4162d";
const alive = (size, iris, look = 0) => [eye(size, look, 0, "alive", iris), eye(size, look, 0, "alive", iris)];
const person = (more) => ({ alive: true, skin: "#f2c9a5", shape: "long", brows: "flat", nose: "line", mouth: "smirk", mouthWidth: 14, mouthHeight: 9, outfit: "leather", tilt: 0, marks: [], ...more });
const corpse = (more) => ({ skin: "#8fb04f", shape: "long", hair: "strands", hairInk: "#3d2410", eyes: [eye(11, 1, 1), eye(9, -1, 1)], nose: "hole", mouth: "gape", mouthWidth: 17, mouthHeight: 15, teeth: 5, gaps: [1, 3], outfit: "torn", cloth: "#5c4a66", tilt: 0, marks: ["scar"], ...more });

// What they wear, around the crown of the head at 0,0 -------------------------------------------------

const onCrown = (inner) => `<g transform="translate(60 30)" stroke-linejoin="round" stroke-linecap="round">${inner}</g>`;
const coif = (c) => shape("M-41 62C-48 4 -34 -20 0 -21S48 4 41 62C38 36 34 16 22 11Q0 2 -22 11C-34 16 -38 36 -41 62Z", c) + line("M-24 6Q0 -5 24 6", 2.4, INK, 0.4);
const wimple = shape("M-44 100C-52 4 -34 -24 0 -24S52 4 44 100L31 86C38 40 34 17 21 13Q0 6 -21 13C-34 17 -38 40 -31 86Z", "#241b28") + shape("M-33 26C-30 2 -14 -4 0 -4S30 2 33 26C20 8 -20 8 -33 26Z", BONE, 3);
const wizard = shape("M-50 18Q-18 4 -12 -34Q0 -62 26 -54Q8 -44 14 -30Q18 4 50 18Q0 32 -50 18Z", "#3b4fa0") + line("M-29 12Q0 20 31 12", 6, GOLD) + dots([[-4, -16], [7, -2], [-10, 2]], 3, GOLD);
const kettle = shape("M-46 22C-34 6 -36 -22 0 -24S34 6 46 22Q0 10 -46 22Z", STEEL) + line("M0 -23V11", 3, INK, 0.5) + line("M-20 -8q8 -8 14 -9", 3, "#fff", 0.5) + dots([[-30, 12], [30, 12], [-16, 7], [16, 7]], 2.6, INK);
const horns = shape("M-34 6Q-64 -2 -58 -40Q-50 -16 -30 -12ZM34 6Q64 -2 58 -40Q50 -16 30 -12Z", BONE);
const cap = shape("M-38 18C-38 -14 -20 -22 0 -22S38 -14 38 18Q0 6 -38 18Z", "#8c98a3") + line("M-37 16Q0 4 37 16", 7, "#5a6670") + line("M0 -22V8", 5, "#5a6670") + dot(0, 12, 4, GOLD, 2.4);
const turban = shape("M-42 22C-54 -18 -22 -30 0 -28S54 -18 42 22Q0 6 -42 22Z", "#f3ead6") + line("M-40 8Q-4 -18 36 -14M-36 18Q6 -6 42 4M-22 -18Q6 -22 30 -20", 3, "#9c8f78") + dot(0, 0, 6, RED, 3);
const beret = shape("M-38 16C-58 -4 -26 -28 6 -24S50 0 38 16Q0 4 -38 16Z", "#2f7d4f") + shape("M24 -14Q40 -48 64 -50Q58 -22 30 -8Z", RED, 3) + line("M27 -13Q46 -34 60 -47", 2.4);
const plume = shape("M-54 20Q-40 8 -34 8C-34 -18 -18 -22 0 -22S34 -18 34 8Q46 8 54 20Q0 30 -54 20Z", "#5b1426") + line("M-33 7Q0 16 33 7", 6, GOLD) + shape("M20 2Q44 -46 14 -54Q38 -36 12 2Z", "#fffaf0", 3);
const bells = shape("M-36 22C-62 12 -66 -22 -52 -38Q-34 -30 -22 -8Q-10 -36 0 -52Q10 -36 22 -8Q34 -30 52 -38C66 -22 62 12 36 22Q0 6 -36 22Z", "#8b2fb8") + shape("M0 10Q-14 4 -22 -8Q-10 -36 0 -52Q10 -36 22 -8Q14 4 0 10Z", GOLD, 3) + dots([[-53, -40], [0, -55], [53, -40]], 6.5, GOLD, 3);
const mask = shape("M-36 44V4C-36 -20 -18 -24 0 -24S36 -20 36 4V44L24 52V30H-24V52Z", "#4a3a30") + line("M-36 12H36M0 -24V12", 5, "#2a1f1a") + dots([[-28, 22], [28, 22], [-14, 12], [14, 12]], 3, STEEL, 2);
const veil = shape("M-38 30C-42 -10 -22 -20 0 -20S42 -10 38 30Q0 4 -38 30Z", "#d6336c") + dots([[-22, 8], [-11, 2], [0, 0], [11, 2], [22, 8]], 3.4, GOLD, 2) + `<path d="M-30 52Q0 44 30 52L34 92Q0 104 -34 92Z" fill="#ff9ec6" opacity=".55" stroke="${INK}" stroke-width="2"/>`;
const tonsure = shape("M-38 34C-44 6 -32 -4 -26 -4Q-34 8 -30 22ZM38 34C44 6 32 -4 26 -4Q34 8 30 22Z", "#3d2410", 3.4) + shape("M-50 96Q-54 64 -38 60Q0 96 38 60Q54 64 50 96Z", "#6b4a2c", 3.6) + line("M0 92v10m-5 -5h10", 3.4, GOLD);
const crown = shape("M-30 8L-34 -22L-16 -8L0 -30L16 -8L34 -22L30 8Q0 0 -30 8Z", GOLD) + dots([[-15, -1], [0, -4], [15, -1]], 3.4, RED, 2);
const skullMark = shape("M-10 -2q0 -11 10 -11t10 11q0 5 -4 6v5h-12v-5q-4 -1 -4 -6z", BONE, 2.6) + dots([[-4, -2], [4, -2]], 2.4, INK);
const ears = shape("M-31 36L-62 22Q-50 48 -30 52ZM31 36L62 22Q50 48 30 52Z", "#f0c9a0", 3.4);

const SURVIVORS = {
  ann: { traits: person({ shape: "heart", hair: "fringe", hairInk: "#a8321c", eyes: alive(9, "#3f7d20"), brows: "angry", mouth: "smirk", outfit: "collar", cloth: "#241b28", marks: ["freckles", "scar"], tilt: -2 }), over: wimple, ground: "#8b2f4a" },
  baldric: { traits: person({ shape: "long", skin: "#e0b48e", hair: "long", hairInk: "#d9d3de", eyes: alive(8, "#3b6ea8"), brows: "raised", mouth: "worried", outfit: "shirt", cloth: "#3b4fa0", marks: ["beard", "moustache"] }), over: wizard, ground: "#38459c" },
  clovis: { traits: person({ shape: "square", skin: "#d99e73", hair: "side", hairInk: "#3d2410", eyes: alive(8, "#5b3a1c"), brows: "angry", mouth: "teeth", outfit: "badge", cloth: "#4f6d8f", marks: ["stubble", "scar"], tilt: 2 }), over: kettle, ground: "#3f6d8f" },
  nelly: { traits: person({ shape: "round", skin: "#f0b994", hair: "side", hairInk: "#171114", eyes: alive(9, "#6b6470", 1), brows: "raised", mouth: "smirk", hat: "hood", hatInk: "#2f5d3a", outfit: "scarf", cloth: "#c4162d", marks: ["freckles", "plaster"] }), ground: "#2f6b45" },
  samson: { traits: person({ shape: "square", skin: "#e8a87c", hair: "rim", hairInk: "#c2551a", eyes: alive(8, "#5b3a1c"), brows: "angry", nose: "big", mouth: "teeth", outfit: "leather", marks: ["beard", "moustache"] }), over: horns + cap, ground: "#a8541f" },
  silas: { traits: person({ shape: "long", skin: "#f0c9a0", hair: "quiff", hairInk: "#e8c34a", eyes: alive(9, "#1aa7a1", -1), brows: "flat", mouth: "smile", band: "headband", hatInk: "#2f7d4f", outfit: "collar", cloth: "#2f7d4f" }), over: ears, ground: "#1a7d7a" },
};

const WAS = {
  nurse: [corpse({ skin: "#a3bfae", shape: "heart", eyes: [eye(10, 0, 2), eye(9, 0, 0, "x")], mouth: "stitched" }), coif("#fffaf0")], jailer: [corpse({ shape: "square", skin: "#7fa884", mouth: "grin", mouthHeight: 8 }), mask],
  dancer: [corpse({ shape: "heart", skin: "#9c93bd", hair: "long", hairInk: "#171114", eyes: [eye(9, 0, 0, "half"), eye(9, 0, 0, "half")] }), veil], moor: [corpse({ skin: "#5f6b4a", mouth: "grin", mouthHeight: 9, marks: ["beard"], hairInk: "#171114", hair: "bald" }), turban],
  dwarf: [corpse({ shape: "square", skin: "#93b24f", hairInk: "#8b4a1a", marks: ["beard"], nose: "big" }), horns + cap], monk: [corpse({ shape: "round", skin: "#98a6b5", hair: "bald", eyes: [eye(10, 0, -2, "wide"), eye(10, 0, -2, "wide")] }), tonsure],
  wench: [corpse({ shape: "round", skin: "#a8cf6b", hair: "pigtails", hairInk: "#d97a1f", mouth: "tongue" }), coif("#e8a24a")], noble: [corpse({ skin: "#b3ad5b", hair: "long", hairInk: "#171114", mouth: "groan", marks: ["moustache"] }), plume],
  bard: [corpse({ skin: "#8aa86a", hair: "side", mouth: "tongue", eyes: [eye(11, 1, 0), eye(9, 0, 0, "x")] }), beret], jester: [corpse({ skin: "#b8c96a", shape: "heart", mouth: "grin", mouthWidth: 22, mouthHeight: 12, teeth: 8, gaps: [2, 5], eyes: [eye(12, 0, 1, "swirl"), eye(12, 0, 1, "swirl")] }), bells],
};

// Those that are too large for a head -----------------------------------------------------------------

const maw = (x, y, w, h) => shape(`M${x - w} ${y}Q${x} ${y - 8} ${x + w} ${y}Q${x + w} ${y + h} ${x} ${y + h}T${x - w} ${y}Z`, "#33060f", 4) + Array.from({ length: 5 }, (_, i) => shape(`M${x - w + 4 + i * ((2 * w - 8) / 5)} ${y - 2}l${(2 * w - 8) / 10} 11l${(2 * w - 8) / 10} -11z`, BONE, 2)).join("");
const glare = (x, y, r, c = "#ffe45c") => dot(x, y, r, c, 4) + dot(x, y + 1, r * 0.4, INK);
const bulk = (c) => shape("M6 128Q0 70 22 52Q16 14 60 12T98 52Q120 70 114 128Z", c, 5);
const BRUTES = {
  plain: bulk("#8a6a8f") + glare(44, 50, 9) + glare(76, 46, 12) + maw(60, 74, 32, 30) + line("M20 96q8 -6 14 2m56 -4q8 -6 12 2", 4) + dots([[30, 30], [90, 34], [98, 70]], 4, "#c9f05a", 2.6),
  abominotaur: shape("M26 36Q-8 30 2 -2Q16 18 40 20ZM94 36Q128 30 118 -2Q104 18 80 20Z", BONE, 4.5) + bulk("#7a4a2c") + glare(44, 46, 8, "#ff5c4d") + glare(76, 46, 8, "#ff5c4d") + shape("M36 70Q60 56 84 70Q90 104 60 108Q30 104 36 70Z", "#c08a5e", 4) + dots([[50, 80], [70, 80]], 4.4, INK) + `<circle cx="60" cy="92" r="8" fill="none" stroke="${GOLD}" stroke-width="5"/>`,
  wolfbomination: shape("M26 44L14 2L48 24ZM94 44L106 2L72 24Z", "#5a6470", 4.5) + bulk("#6b7682") + glare(42, 48, 8, "#f5cb45") + glare(78, 48, 8, "#f5cb45") + shape("M40 66L60 56L80 66L72 104Q60 114 48 104Z", "#8c98a3", 4) + dot(60, 66, 7, INK) + maw(60, 86, 15, 20) + line("M24 70l-12 4m12 6l-10 8m82 -18l12 4m-12 6l10 8", 3.4),
  abominatroll: bulk("#5f8a5a") + shape("M22 52Q4 34 12 22Q22 34 34 38ZM98 52Q116 34 108 22Q98 34 86 38Z", "#5f8a5a", 4.5) + glare(46, 44, 7, "#ff9d2e") + glare(74, 44, 7, "#ff9d2e") + shape("M52 50Q60 90 70 50Z", "#7aa874", 4) + maw(60, 82, 26, 22) + shape("M38 94l4 -20l8 18ZM82 94l-4 -20l-8 18Z", BONE, 3),
  ablobination: shape("M4 128Q-4 84 20 70Q14 30 46 26Q70 4 92 34Q118 40 106 76Q124 96 116 128Z", "#b56a8f", 5) + glare(40, 56, 10) + glare(70, 44, 7) + glare(92, 66, 8) + maw(58, 86, 30, 26) + dots([[24, 92], [100, 96], [54, 34]], 6, "#ffd0e0", 3) + line("M14 116q6 -10 12 0t12 0", 4),
};

const COMMON = {
  walker: [corpse({ skin: "#8fb04f", hair: "strands", outfit: "torn", cloth: "#5c4a66" }), ""],
  fatty: [corpse({ shape: "pear", skin: "#a3a35a", hair: "bald", eyes: [eye(8, 0, 0, "half"), eye(8, 1, 0)], mouth: "tongue", mouthWidth: 22, cloth: "#7a5a2c", marks: ["spots", "stitches"] }), ""],
  runner: [corpse({ shape: "long", skin: "#c9a07a", hair: "spikes", hairInk: "#171114", eyes: [eye(13, 1, 0, "wide"), eye(12, -1, 0, "wide")], brows: "angry", mouth: "gape", mouthWidth: 22, mouthHeight: 20, teeth: 7, gaps: [2], cloth: RED, marks: ["blood", "veins"], tilt: -8 }), ""],
  necromancer: [corpse({ skin: "#b9b3c9", shape: "long", hair: "bald", hat: "hood", hatInk: "#2b1647", eyes: [eye(9, 0, 0, "hollow", "#b8e63c"), eye(9, 0, 0, "hollow", "#b8e63c")], mouth: "stitched", cloth: "#2b1647", marks: [] }), `<g transform="translate(0 -8)">${skullMark}</g>`],
};

/** Sorts by number, as choices name them: `sort:7`. */
export const SORTS = [...Object.keys(COMMON), ...Object.keys(BRUTES), ...Object.keys(WAS)];
export const HEROES = Object.keys(SURVIVORS);
export const heroGround = (name) => SURVIVORS[name].ground;

const sheet = (inner) => drawn(`<svg class="fig" viewBox="0 0 120 132" aria-hidden="true" focusable="false" stroke-linejoin="round" stroke-linecap="round">${inner}</svg>`);
const headed = (kit, name, traits, over) => sheet(`${kit.head(`zc-${name}`, traits)}${over ? onCrown(over) : ""}`);

export const hero = (kit, name) => headed(kit, name, SURVIVORS[name].traits, SURVIVORS[name].over);

/** A face in the crowd: no two walkers of a group need be alike. */
const FACES = 5;
export const walkerFace = (kit, zone) => { const look = zone % FACES; return look ? headed(kit, `walker-${look}`, { ...zombie(seedOf(`plague/${look}`)), outfit: "torn", glasses: undefined }, "") : figure(kit, "walker"); };

export function figure(kit, sort) {
  if (BRUTES[sort]) return sheet(BRUTES[sort] + (sort === "plain" ? onCrown(`<g transform="translate(0 -10)">${crown}</g>`) : ""));
  const [traits, over] = COMMON[sort] || WAS[sort];
  return headed(kit, sort, traits, over);
}

export const isBrute = (sort) => sort in BRUTES;
export const isCharacter = (sort) => sort in WAS;
