/** What a head wears. Hats are drawn like hair, round a crown at 0,0; clothes round a chin at 0,0; glasses where the eyes are. */
import { INK, dot, dots, line, shape } from "./ink.js";

const WHITE = "#fdf7ea";
const GOLD = "#f2c230";
const STAR = "M0 -9.5L2.5 -3.5L9 -2.9L4.1 1.3L5.6 7.7L0 4.3L-5.6 7.7L-4.1 1.3L-9 -2.9L-2.5 -3.5Z";

const star = (x, y) => `<g transform="translate(${x} ${y})">${shape(STAR, GOLD, 2)}</g>`;

/** A dome from temple to temple, `rise` above the crown, its hem at `hem`. */
const dome = (c, rise, hem) => shape(`M-36 ${hem}C-37 -${rise} -18 -${rise} 0 -${rise}S37 -${rise} 36 ${hem}Q0 ${hem - 7} -36 ${hem}Z`, c);

const hats = {
  propeller: {
    before: (c = "#e5283f") => dome(c, 13, 17) + shape("M-12 11C-12 -6 -6 -13 0 -13S12 -6 12 11Q0 8 -12 11Z", GOLD, 3) + line("M0 -13v-9") + shape("M0 -22q-14 -9 -24 0q10 7 24 0q14 -9 24 0q-10 7 -24 0z", "#4fc3f7", 3),
  },
  police: {
    before: (c = "#27418c") => shape("M-37 13C-51 -12 -30 -24 0 -24S51 -12 37 13Z", c) + shape("M-37 13Q0 4 37 13L38 20Q0 12 -38 20Z", "#16224d", 3.2) + shape("M-34 19Q0 11 34 19Q0 30 -34 19Z", INK, 2.4) + star(0, -6),
  },
  nurse: {
    before: (c = WHITE) => shape("M-26 9L-30 -17Q0 -25 30 -17L26 9Q0 1 -26 9Z", c) + shape("M0 1c-12 -7 -10 -15 -4.5 -15c3 0 4.5 3 4.5 4c0 -1 1.5 -4 4.5 -4c5.5 0 7.5 8 -4.5 15z", "#e5283f", 2),
  },
  chef: {
    before: (c = WHITE) => shape("M-32 7C-55 -8 -39 -27 -21 -19C-17 -33 17 -33 21 -19C39 -27 55 -8 32 7Z", c) + shape("M-35 15L-33 2Q0 -5 33 2L35 15Q0 8 -35 15Z", "#e9ddc4", 3.4) + line("M-13 -18v13m13 -15v13m13 -11v13", 2.2, INK, 0.35),
  },
  bandana: {
    before: (c = "#c4162d") => dome(c, 9, 20) + dots([[-20, 9], [-9, 3], [4, 4], [15, 8], [-12, 13], [22, 14]], 2.2, "#f3ead6") + shape("M35 18l14 -4l-3 9l6 8l-16 -5z", c, 3),
  },
  cap: {
    before: (c = GOLD) => dome(c, 14, 16) + line("M0 -14V8", 2.2, INK, 0.4) + dot(0, -13, 3.2, INK) + shape("M-37 15Q0 5 37 15Q40 23 30 23Q0 14 -30 23Q-40 23 -37 15Z", c, 3.6),
  },
  beanie: {
    before: (c = "#4f6d8f") => dome(c, 15, 12) + shape("M-38 19L-37 7Q0 -4 37 7L38 19Q0 8 -38 19Z", "#f3ead6", 3.4) + line("M-24 5v9m12 -12v9m12 -9v9m12 -9v9m12 -5v9", 2, INK, 0.4) + dot(0, -17, 7, "#f3ead6", 3.2),
  },
  hood: {
    behind: (c = "#3a2560") => shape("M-46 111C-54 41 -44 -22 0 -22S54 41 46 111Z", c) + `<ellipse cy="43" rx="38" ry="54" fill="${INK}" opacity=".75"/>`,
    before: (c = "#4b3080") => shape("M-36 36C-34 -2 -18 -8 0 -8S34 -2 36 36C45 -4 28 -22 0 -22S-45 -4 -36 36Z", c),
  },
  helmet: { before: (c = "#5f6b3a") => dome(c, 12, 16) + line("M-37 16Q0 7 37 16", 7) + line("M-14 -4q12 -7 24 -3", 2.6, "#fff", 0.35) },
  headband: { before: (c = "#e5283f") => shape("M-34 28Q0 16 34 28L33 18Q0 7 -33 18Z", c, 3.2) },
  antenna: { behind: () => line("M8 6l7 -26") + dot(16, -22, 5.5, "#b8e63c", 3) },
};

/** One layer of the traits' hat, or of a band, which leaves the hair as it is. */
export const hat = (traits, layer) => hats[traits.hat || traits.band]?.[layer]?.(traits.hatInk) || "";

/** Drawn for eyes at 0,0 and their distance from the middle. */
const glasses = {
  round: (x) => [-x, x].map((s) => shape(`M${s - 14.5} 0a14.5 14.5 0 1 0 29 0a14.5 14.5 0 1 0 -29 0Z`, "#dff3ff", 4, 0.22)).join("") + line(`M${14 - x} -2q${x - 14} -6 ${2 * (x - 14)} 0`) + line(`M${x - 9} -7l7 6l-3 3l9 7`, 1.8, "#fff"),
  nerd: (x) => [-x, x].map((s) => shape(`M${s - 14} -12h28v23h-28Z`, "#dff3ff", 4.6, 0.22)).join("") + line(`M${14 - x} -3H${x - 14}`, 5.5) + shape("M-4 -7h8v8h-8Z", "#f3ead6", 1.8),
  cat: (x) => [-1, 1].map((s) => shape(`M${s * (x - 13)} -6L${s * (x + 19)} -15Q${s * (x + 18)} 12 ${s * x} 12Q${s * (x - 15)} 10 ${s * (x - 13)} -6Z`, "#dff3ff", 4.2, 0.2)).join("") + line(`M${13 - x} -5H${x - 13}`),
  halfshades: (x) => shape(`M${-x - 15} -10H${x + 15}L${x + 12} 9Q${x} 13 ${x - 12} 8L5 -2H${-x - 14}Z`, "#1b1418", 3.4) + line(`M${x - 5} -5l9 10`, 3, "#fff", 0.5),
};

export const lenses = (traits, apart) => glasses[traits.glasses]?.(Math.round(apart)) || "";

const shoulders = (c) => shape("M-58 32C-50 10 -26 6 -16 3Q0 16 16 3C26 6 50 10 58 32Z", c);
const COLLAR = "M-16 3L0 15L-10 22L-22 7ZM16 3L0 15L10 22L22 7Z";

const outfits = {
  none: () => "",
  shirt: shoulders,
  torn: (c) => shoulders(c) + line("M-40 20l6 -8l4 6l5 -9", 2.4, INK, 0.6),
  tie: (c) => shoulders(c) + shape("M-4 8h8l4 20h-16z", "#e5283f", 2.6),
  collar: (c) => shoulders(c) + shape(COLLAR, WHITE, 2.8),
  badge: (c) => shoulders(c) + star(26, 14),
  pearls: (c) => shoulders(c) + dots([[-19, 3.8], [-12, 8.7], [-4, 11.6], [4, 11.6], [12, 8.7], [19, 3.8]], 4.4, "#fffaf0", 2.2),
  scarf: (c) => shoulders("#3b3440") + shape("M-24 1Q0 16 24 1L26 11Q0 26 -26 11Z", c, 3.2),
  leather: () => shoulders("#1e1a20") + line("M-16 4L0 26L16 4", 3, "#f3ead6") + dots([[-32, 14], [32, 14]], 2.6, "#d8d2dc"),
  bib: (c) => shoulders(c) + shape("M-18 4Q0 14 18 4Q24 26 0 28Q-24 26 -18 4Z", WHITE, 3) + `<path d="M-6 14q3 7 0 11q-4 -4 0 -11z" fill="#c4162d"/>`,
};

export const outfit = (traits) => (outfits[traits.outfit] || shoulders)(traits.cloth || "#3b3440");
