/**
 * One hand draws every head: traits become an SVG drawing in thick ink.
 *
 * The sheet is 120 wide and 132 high. The skull stands around x = 60, its eyes at EYE_LINE, its mouth at MOUTH_LINE, its
 * crown and chin where the shape says. Each part is drawn around its own 0,0 and put in its place, so that every part
 * fits every head.
 */
import { hair } from "./hair.js";
import { INK, at, dot, dots, line, shape } from "./ink.js";
import { hat, lenses, outfit } from "./wear.js";

const MID = 60;
const EYE_LINE = 68;
const MOUTH_LINE = 93;
const SHADE = "#180a1e";
const THROAT = "#33060f";
const BONE = "#f7edd2";
/** Temples for which hair and hats are drawn. */
const DRAWN_FOR = 33;

export const BOX = "0 0 120 132";

/** Half widths at temple, cheek and jaw; height of crown and chin. */
const SHAPES = {
  long: { temple: 31, cheek: 29, jaw: 20, crown: 26, chin: 120 },
  square: { temple: 35, cheek: 34, jaw: 30, crown: 32, chin: 114 },
  round: { temple: 37, cheek: 38, jaw: 25, crown: 31, chin: 113 },
  pear: { temple: 30, cheek: 36, jaw: 33, crown: 32, chin: 115 },
  heart: { temple: 38, cheek: 33, jaw: 17, crown: 29, chin: 117 },
  jaw: { temple: 33, cheek: 31, jaw: 34, crown: 29, chin: 119 },
  small: { temple: 31, cheek: 34, jaw: 22, crown: 40, chin: 114 },
};

const put = (x, y, things, more = "") => (things ? `<g transform="translate(${+x.toFixed(1)} ${y})${more}">${things}</g>` : "");
const blot = (d, fill, opacity = 1) => `<path d="${d}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

// The skull ----------------------------------------------------------------------------------------

/** One half of the outline, crown to chin; side is 1 (right) or -1 (left). A lean makes one side heavier. */
function half(k, side) {
  const temple = k.temple + side * k.lean, jaw = k.jaw - side * k.lean, { cheek } = k;
  const x = (d) => MID + side * d, y = (part) => k.crown + (k.chin - k.crown) * part;
  return `C${at(x(temple * 0.62), k.crown)} ${at(x(temple), y(0.08))} ${at(x(temple), y(0.32))}C${at(x(temple), y(0.44))} ${at(x(cheek + 1), y(0.46))} ${at(x(cheek), y(0.6))}` +
    `C${at(x(cheek - 1), y(0.72))} ${at(x(jaw + 3), y(0.76))} ${at(x(jaw), y(0.87))}C${at(x(jaw - 3), y(0.97))} ${at(x(jaw * 0.5), k.chin)} ${at(MID, k.chin)}`;
}

function skull(k, skin) {
  const top = at(MID, k.crown), inner = MID + k.cheek * 0.5;
  const shadow = `M${at(MID + 6, k.crown + 1)}${half(k, 1)}C${at(inner, k.chin - 6)} ${at(inner + 6, k.chin - 26)} ${at(inner + 7, EYE_LINE + 8)}C${at(inner + 8, k.crown + 24)} ${at(inner, k.crown + 8)} ${at(MID + 6, k.crown + 1)}Z`;
  const shine = `M${at(MID - k.temple + 7, EYE_LINE - 8)}C${at(MID - k.temple + 6, k.crown + 16)} ${at(MID - 16, k.crown + 7)} ${at(MID - 8, k.crown + 6)}`;
  return blot(`M${top}${half(k, 1)}L${top}${half(k, -1)}`, skin) + blot(shadow, SHADE, 0.24) + line(shine, 4, "#fff", 0.28) + line(`M${top}${half(k, 1)}M${top}${half(k, -1)}`);
}

const EAR = "M-3 0q11 -7 10 6q-1 13 -10 11Z";

const ears = (k, skin) => [-1, 1].map((side) => put(MID + side * (k.cheek + 2), 60, shape(EAR, skin, 3.6) + line("M1.5 5q4 0 2 6", 2, INK, 0.55), ` scale(${side} 1)`)).join("");

const neck = (k, skin) => put(MID, k.chin, shape("M-14 -14L-15 30H15L14 -14Z", skin) + blot("M-14 -4Q0 9 14 -4V-10H-14Z", SHADE, 0.35));

// Eyes, around their middle ------------------------------------------------------------------------

function ball(e, pupil = e.size * 0.34) {
  const [x, y] = e.look, r = e.size;
  return dot(0, 0, r, "#f8f3e0", 3.6) + blot(`M${at(1.5 - r, 1)}A${at(r - 1.6, r - 1.6)} 0 0 0 ${at(r - 1.5, 1)}A${at(r * 1.25, r * 1.25)} 0 0 1 ${at(1.5 - r, 1)}Z`, "#b9a98c", 0.5) +
    dot(x, y, pupil + 1.4, e.iris) + dot(x, y, pupil * 0.55, INK) + dot(x - 1.4, y - 1.6, 1.3, "#fff");
}

const eyeKinds = {
  round: (e) => ball(e),
  wide: (e) => ball(e, e.size * 0.24),
  half: (e, skin) => ball(e) + shape(`M${at(-e.size - 0.6, 0.5)}A${at(e.size + 0.6, e.size + 0.6)} 0 0 1 ${at(e.size + 0.6, 0.5)}Z`, skin, 3.2),
  x: ({ size }) => line(`M${at(-size * 0.75, -size * 0.75)}L${at(size * 0.75, size * 0.75)}M${at(size * 0.75, -size * 0.75)}L${at(-size * 0.75, size * 0.75)}`, 5.4),
  hollow: (e) => dot(0, 0, e.size, INK) + dot(1, 1, e.size * 0.3, e.iris) + dot(0, 0, e.size * 0.12, "#fff"),
  swirl: (e) => dot(0, 0, e.size, "#f8f3e0", 3.4) + line("M0 0q4 -3 5 2q-1 6 -7 4q-6 -5 0 -10q8 -4 11 4", 2.2, e.iris),
  hanging: (e) => dot(0, 0, e.size * 0.85, THROAT, 3.4) + line("M0 2C5 8 -4 12 2 18", 5.4) + line("M0 2C5 8 -4 12 2 18", 2.6, "#e0566b") + put(3, 24, ball({ ...e, size: e.size * 0.8 })),
  alive: ({ size, look: [x, y], iris }) => `<ellipse rx="${+size.toFixed(1)}" ry="${+(size * 0.86).toFixed(1)}" fill="#fffaf0" stroke="${INK}" stroke-width="3"/>` + dot(x, y, size * 0.52, iris) + dot(x, y, size * 0.27, INK) +
    dot(x + 1.8, y - 1.8, 1.4, "#fff") + line(`M${at(-size - 0.5, -1)}Q${at(0, -size * 1.25)} ${at(size + 0.5, -1)}`),
};

const SLANTS = { angry: 5, worried: -5, flat: 0, raised: 0 };

function brow(traits, e, side) {
  const slant = SLANTS[traits.brows];
  if (slant === undefined) return "";
  const top = -e.size - (traits.brows === "raised" ? 11 : 5);
  return line(`M${at(side * 9, top - slant * 0.6)}L${at(side * -8, top + slant * 0.7)}`, 4.8, traits.alive ? traits.hairInk : INK);
}

function eyes(traits, apart) {
  return traits.eyes.map((e, i) => {
    const bag = traits.alive || e.kind === "hanging" ? "" : line(`M${at(-e.size * 0.7, e.size + 2.5)}q${at(e.size * 0.7, 4)} ${at(e.size * 1.4, 0)}`, 2.2, INK, 0.45);
    return put(MID + (i ? apart : -apart), EYE_LINE, bag + eyeKinds[e.kind](e, traits.skin) + brow(traits, e, i ? 1 : -1));
  }).join("");
}

const noses = {
  hole: () => blot("M-3 9q-5 6 -3.5 9q3 1.6 5.5 -1.5zM3 9q5 6 3.5 9q-3 1.6 -5.5 -1.5z", INK),
  stub: () => blot("M-5 18l5.5 -9l5.5 9q-5.5 3.5 -11 0z", INK, 0.82),
  big: (skin) => shape("M-6 2q-7 11 -5 15q5 5 11 4q8 1 11 -4q1 -5 -5 -14", skin, 3.4) + line("M-6.5 17.5q3 2 5 0m5 .5q3 2 5 -.5", 2.6),
  button: () => line("M-6 16q6 6 12 0", 3.2),
  line: () => line("M2 2q-8 12 -4 14q4 2 7 0", 3),
};

// The mouth, around the middle of its upper lip: w is half its width, h its height ------------------------------------

const ARCH = 3;

function tooth(x, y, w, h, up = 1) {
  return shape(`M${at(x, y)}h${+w.toFixed(1)}l${at(-w * 0.1, up * h)}q${at(-w * 0.4, up * 1.6)} ${at(-w * 0.8, 0)}z`, BONE, 1.5);
}

/** Upper teeth hang from the lip, lower ones stand in the jaw; none are quite alike. */
function teeth({ w, h }, count, gaps, isUpper) {
  const span = isUpper ? 0.86 : 0.6;
  let drawn = "";
  for (let i = 0; i < count; i++) {
    if (gaps.includes(i)) continue;
    const t = (1 - span) / 2 + (span * i) / count, x = w * (2 * t - 1), wide = (2 * w * span) / count - 0.8, long = h * 0.42 * (0.8 + 0.225 * ((i * 7 + count) % 3));
    drawn += isUpper ? tooth(x, 0.6 - 2 * ARCH * t * (1 - t), wide, long) : tooth(x, h - 3.5 - Math.abs(t - 0.5) * 9, wide, long * 0.57, -1);
  }
  return drawn;
}

const mouths = {
  gape: (m, traits) => {
    const { w, h } = m, isDeep = h > 13;
    const cave = `M${at(-w, 0)}Q${at(0, -2 * ARCH)} ${at(w, 0)}C${at(w + 2, h * 0.75)} ${at(w * 0.6, h)} ${at(0, h)}S${at(-w - 2, h * 0.75)} ${at(-w, 0)}Z`;
    const tongue = isDeep ? `<ellipse cx="2" cy="${+(h - 4.5).toFixed(1)}" rx="${+(w * 0.5).toFixed(1)}" ry="${+(h * 0.26).toFixed(1)}" fill="#c8475e"/>` : "";
    return blot(cave, THROAT) + tongue + teeth(m, traits.teeth, traits.gaps, true) + (isDeep ? teeth(m, 3, [traits.gaps.length % 3], false) : "") + line(cave, 3.6);
  },
  grin: ({ w, h }, { teeth: count, gaps }) => {
    const x = (t) => w * (2 * t - 1), upper = (t) => 0.7 * h * t * (1 - t), lower = (t) => 4.7 * h * t * (1 - t);
    let bars = "", holes = "";
    for (let i = 1; i < count; i++) {
      const a = i / count, b = (i + 1) / count;
      bars += `M${at(x(a), upper(a))}V${+lower(a).toFixed(1)}`;
      if (gaps.includes(i) && i < count - 1) holes += `M${at(x(a), upper(a))}L${at(x(b), upper(b))}L${at(x(b), lower(b))}L${at(x(a), lower(a))}Z`;
    }
    const edge = `M${at(-w, 0)}Q${at(0, h * 0.35)} ${at(w, 0)}Q${at(0, h * 2.35)} ${at(-w, 0)}Z`;
    return blot(edge, BONE) + blot(holes, THROAT) + line(bars, 1.8) + line(edge, 3.6);
  },
  groan: ({ w, h }) => shape(`M${at(-w, h * 0.7)}C${at(-w, h * -0.3)} ${at(w, h * -0.3)} ${at(w, h * 0.7)}Q${at(0, h * 0.35)} ${at(-w, h * 0.7)}Z`, THROAT, 3.6) + tooth(w * -0.62, h * 0.58, 6, 8, -1) + tooth(w * 0.3, h * 0.55, 6, 9, -1),
  stitched: ({ w }) => line(`M${at(-w, 4)}Q0 11 ${at(w, 5)}`) + line([0, 1, 2, 3, 4].map((i) => `M${at(w * (i * 0.38 - 0.75), 1 + (i % 2) * 2)}v9`).join(""), 2.6),
  tongue: (m, traits) => mouths.gape(m, traits) + put(0, +(m.h * 0.5).toFixed(1), shape("M-3 0q-3 16 5 19q10 2 9 -9l-1 -9z", "#d9566e", 3) + line("M4 2v9", 1.8, INK, 0.5)),
  smile: () => line("M-13 2Q0 11 13 0", 3.6),
  smirk: () => line("M-10 5Q3 8 13 -1l3 -2", 3.6),
  worried: () => line("M-10 6q4 -6 8 -2t8 -1t7 1", 3.4),
  teeth: () => mouths.grin({ w: 12, h: 7 }, { teeth: 6, gaps: [] }),
};

// Marks: on the crown, on the sheet, or on the chin ------------------------------------------------------------------

const FRECKLES = [[37, 84], [42, 87], [46, 83], [74, 83], [78, 87], [83, 84]];

const marks = {
  scar: (k) => put(MID - k.cheek + 5, 82, line("M0 0l12 7m-13 0l11 6", 3, "#8d1b2f")),
  stitches: (k) => put(MID + 8, k.crown + 9, line("M0 0l16 12", 2.8) + line("M2 6l4 -6m1 10l4 -6m1 10l4 -6", 2.4)),
  bone: (k) => put(MID + k.jaw - 9, 88, shape("M0 0q8 -5 10 3q0 13 -9 16q-8 -2 -6 -9z", THROAT, 2.8) + tooth(-2, 5, 4, 5) + tooth(3, 4, 4, 5)),
  spots: (k) => `<g opacity=".22">${put(MID, k.crown, dot(-19, 17, 4, SHADE) + dot(-11, 11, 2.4, SHADE))}${dot(80, 97, 3.4, SHADE)}</g>`,
  freckles: () => dots(FRECKLES, 1.6, "#5b3414"),
  plaster: (k) => put(MID - 18, k.crown + 16, shape("M-10 -4h20v8h-20Z", "#e9b98f", 2.4) + line("M-2 -2v4m4 -4v4", 1.6), " rotate(-24)"),
  blood: (k) => put(MID, k.chin, blot("M-8 -8q1 10 -2 14q-3 -3 -2 -13zM6 -7q3 12 0 19q-4 -4 -3 -18z", "#c4162d")),
  drool: () => shape("M69 106q4 9 1.5 17q-5 2 -5 -3q2 -7 0 -13z", "#c9f05a", 1.8),
  blush: () => '<g fill="#e0566b" opacity=".32"><ellipse cx="38" cy="86" rx="6" ry="4"/><ellipse cx="82" cy="86" rx="6" ry="4"/></g>',
  veins: (k) => put(MID + k.temple - 4, 56, line("M0 0q-7 -2 -8 -9m4 7q-3 3 -7 3", 2, "#7d1a2b", 0.8)),
  ring: () => '<circle cx="65" cy="89" r="3.8" fill="none" stroke="#f2c230" stroke-width="2.4"/>',
  moustache: (k, t) => shape("M60 88q-6 -5 -14 0q-7 5 -11 2q4 10 15 7q8 -2 10 -5q2 3 10 5q11 3 15 -7q-4 3 -11 -2q-8 -5 -14 0z", t.hairInk, 2.4),
  beard: (k, t) => put(MID, 80, shape(`M${-k.cheek} 0C${-k.jaw - 6} ${k.chin - 78} -14 ${k.chin - 70} 0 ${k.chin - 71}S${k.jaw + 6} ${k.chin - 78} ${k.cheek} 0C${k.jaw - 6} 10 20 7 0 8S${6 - k.jaw} 10 ${-k.cheek} 0Z`, t.hairInk, 3.2)),
  stubble: (k) => put(MID, 98, blot(`M${-k.jaw} 0Q0 ${k.chin - 92} ${k.jaw} 0Q6 ${k.chin - 97} 0 ${k.chin - 100}Q-6 ${k.chin - 97} ${-k.jaw} 0Z`, SHADE, 0.25)),
};

const UNDER_THE_MOUTH = ["beard", "stubble", "blush", "freckles", "spots", "bone", "scar"];

const drawMarks = (k, traits, isUnder) => (traits.marks || []).filter((mark) => UNDER_THE_MOUTH.includes(mark) === isUnder).map((mark) => marks[mark](k, traits)).join("");

/** The inside of an <svg viewBox="0 0 120 132"> for these traits. */
export function drawn(traits) {
  const k = { lean: 0, ...SHAPES[traits.shape], ...(traits.lean && { lean: traits.lean }) };
  const { skin } = traits, apart = k.cheek * 0.5 + 1;
  const mouth = { w: Math.min(traits.mouthWidth, k.jaw - 3), h: Math.min(traits.mouthHeight, k.chin - MOUTH_LINE - 2) };
  const onCrown = (things) => put(MID, k.crown, things, ` scale(${+(k.temple / DRAWN_FOR).toFixed(2)} 1)`);
  return `<g transform="rotate(${+traits.tilt.toFixed(1)} 60 120)" stroke-linejoin="round" stroke-linecap="round">` +
    onCrown(hair(traits, "behind") + hat(traits, "behind")) + neck(k, skin) + put(MID, k.chin, outfit(traits)) + ears(k, skin) + skull(k, skin) +
    drawMarks(k, traits, true) + put(MID, EYE_LINE, noses[traits.nose](skin)) + put(MID, MOUTH_LINE, mouths[traits.mouth](mouth, traits)) + eyes(traits, apart) +
    onCrown(hair(traits, "before")) + put(MID, EYE_LINE, lenses(traits, apart)) + onCrown(hat(traits, "before")) + drawMarks(k, traits, false) + "</g>";
}

/** A whole drawing, hidden from screen readers: whatever it decorates has its own words. */
export function portrait(traits) {
  return `<svg class="head" viewBox="${BOX}" aria-hidden="true" focusable="false">${drawn(traits)}</svg>`;
}
