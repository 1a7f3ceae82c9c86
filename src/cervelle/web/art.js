/** The posters: a scene in two inks behind each game's head. Only the shelf and the doors of a game need them. */
import { drawn as headOf } from "./face.js";
import { CARDS, eye } from "./cast.js";

const DARK = "#0b070c";

const HEADS = {
  "zombie-life": { ...CARDS[10], tilt: -3, mouthHeight: 22, marks: ["scar", "drool", "stitches"] },
  "zombie-mosh": { skin: "#b98fc4", shape: "long", hair: "mohawk", hairInk: "#b8e63c", eyes: [eye(10, 0, 0, "x"), eye(14, 1, -1)], nose: "stub", mouth: "tongue", mouthWidth: 18, mouthHeight: 18, teeth: 5, gaps: [2], marks: ["ring", "veins"], outfit: "leather", brows: "angry", tilt: 7 },
  "off-the-dead": { skin: "#7fb08a", shape: "square", hair: "quiff", hairInk: "#f2c230", glasses: "halfshades", eyes: [eye(13, 1, 2), eye(9, 0, 0)], nose: "hole", mouth: "grin", mouthWidth: 23, mouthHeight: 12, teeth: 8, gaps: [2, 5], marks: ["bone"], outfit: "shirt", cloth: "#1aa7a1", tilt: -5 },
  "maul-of-america": { skin: "#98a6b5", shape: "pear", hat: "cap", hatInk: "#4fc3f7", hair: "rim", hairInk: "#2a2026", eyes: [eye(12, 2, 0), eye(12, -2, 0)], nose: "big", mouth: "groan", mouthWidth: 20, mouthHeight: 18, marks: ["bone", "stubble"], outfit: "badge", cloth: "#1d5f87", tilt: 4 },
  "zombicide": { skin: "#a7b59a", shape: "heart", hat: "hood", hair: "bald", eyes: [eye(11, 0, 0, "hollow", "#c39bff"), eye(11, 0, 0, "hollow", "#c39bff")], nose: "hole", mouth: "grin", mouthWidth: 15, mouthHeight: 9, teeth: 8, gaps: [2, 5], marks: ["stitches"], outfit: "scarf", cloth: "#4b3080", tilt: -2 },
};

const rays = (x, y, count, color, opacity) => {
  let d = "";
  for (let i = 0; i < count; i++) {
    const a = (i * 2 * Math.PI) / count, b = a + Math.PI / count;
    d += `M${x} ${y}L${(x + 420 * Math.cos(a)).toFixed(0)} ${(y + 420 * Math.sin(a)).toFixed(0)}L${(x + 420 * Math.cos(b)).toFixed(0)} ${(y + 420 * Math.sin(b)).toFixed(0)}Z`;
  }
  return `<path d="${d}" fill="${color}" opacity="${opacity}"/>`;
};

/** A hand that comes out of the ground. */
const hand = (x, y, s, turn = 0, color = DARK) =>
  `<path transform="translate(${x} ${y}) scale(${s}) rotate(${turn})" fill="${color}" d="M-9 60L-10 8Q-22 0 -24 -14Q-20 -18 -17 -11L-10 -4L-14 -28Q-10 -34 -7 -27L-4 -8L-3 -36Q1 -41 4 -35L4 -8L10 -31Q15 -35 16 -28L11 -4L18 -17Q23 -19 23 -13L14 8L10 60Z"/>`;

/** The horns that a crowd shows to a band. */
const horns = (x, y, s, turn = 0) =>
  `<path transform="translate(${x} ${y}) scale(${s}) rotate(${turn})" fill="${DARK}" d="M-10 60L-11 6Q-18 -2 -16 -12L-14 -36Q-10 -42 -7 -36L-6 -10Q0 -15 6 -10L8 -34Q12 -40 15 -34L16 -6L11 10L10 60Z"/>`;

const tomb = (x, y, w, h) => `<path fill="${DARK}" d="M${x} ${y}v-${h}q0 -${w / 2} ${w / 2} -${w / 2}t${w / 2} ${w / 2}v${h}z"/>`;

const palm = (x, y, s, flip) =>
  `<path transform="translate(${x} ${y}) scale(${flip * s} ${s})" fill="${DARK}" d="M-5 0Q2 -60 -10 -128Q-40 -128 -58 -104Q-48 -140 -18 -140Q-44 -158 -70 -142Q-50 -170 -14 -150Q-26 -174 -50 -180Q-14 -188 -6 -154Q4 -182 36 -180Q14 -170 4 -148Q40 -164 60 -134Q32 -148 2 -138Q32 -132 38 -100Q22 -126 -2 -130Q12 -60 8 0Z"/>`;

const bat = (x, y, s) => `<path transform="translate(${x} ${y}) scale(${s})" fill="${DARK}" d="M0 0L-3 -6L-6 -1Q-18 -12 -32 -4Q-24 -4 -22 4Q-14 0 -9 6Q-4 4 0 10Q4 4 9 6Q14 0 22 4Q24 -4 32 -4Q18 -12 6 -1L3 -6Z"/>`;

const scenes = {
  "zombie-life": (c) => rays(150, 180, 18, c, 0.24) + `<circle cx="150" cy="180" r="122" fill="${c}"/><circle cx="84" cy="120" r="14" fill="${DARK}" opacity=".1"/><circle cx="198" cy="84" r="9" fill="${DARK}" opacity=".1"/>` +
    `<path fill="${DARK}" d="M0 300L26 262V216L14 220L62 178L110 220L98 216V300Z"/><path d="M46 238h30v26h-30z" fill="${c}"/><path d="M42 246l38 8M44 262l34 -16" stroke="${DARK}" stroke-width="5"/>` +
    tomb(236, 310, 34, 40) + tomb(274, 312, 26, 26) + `<path d="M0 296Q80 280 160 298T300 292V360H0Z" fill="${DARK}"/>` + hand(206, 292, 0.62, -8) + hand(122, 304, 0.5, 12),
  "zombie-mosh": (c) => `<path d="M40 -10L-40 360H130ZM150 -10L90 360H230ZM262 -10L190 360H350Z" fill="${c}" opacity=".34"/><circle cx="150" cy="186" r="110" fill="${c}"/>` +
    `<path d="M24 60l26 -34l-6 24h20l-34 44l10 -30zM250 74l28 -32l-8 22h20l-36 42l12 -30z" fill="#f5cb45" stroke="${DARK}" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="M0 330Q20 300 40 326T84 322T128 330T172 322T216 330T260 322T300 328V360H0Z" fill="${DARK}"/>` + horns(30, 290, 0.8, -10) + horns(266, 284, 0.9, 12) + horns(84, 312, 0.6, 6) + horns(222, 314, 0.6, -8),
  "off-the-dead": (c) => `<circle cx="150" cy="176" r="122" fill="#f5cb45"/><path d="M28 150H272V160H28zM30 182H270V194H30zM38 214H262V230H38zM56 246H244V266H56z" fill="${c}" opacity=".85"/>` +
    palm(36, 330, 1.15, 1) + palm(262, 330, 1, -1) + `<path d="M0 312Q50 298 100 312T200 310T300 308V360H0Z" fill="${DARK}"/>` + hand(60, 322, 0.42, -8) + hand(240, 326, 0.46, 10),
  "maul-of-america": (c) => `<path d="M0 210H300V360H0Z" fill="${c}" opacity=".25"/><path d="M0 230L150 200L300 230M0 270L150 214L300 270M0 330L150 230L300 330M60 360L140 205M240 360L160 205" stroke="${DARK}" stroke-width="4" fill="none" opacity=".6"/>` +
    `<circle cx="150" cy="176" r="114" fill="${c}"/><path d="M0 300L84 190H112L28 320ZM300 300L216 190H188L272 320Z" fill="${DARK}"/><path d="M14 296L92 196M286 296L208 196" stroke="${c}" stroke-width="5" stroke-dasharray="10 7"/>` +
    `<path d="M20 26H112V62H20zM196 40H280V74H196z" fill="${DARK}"/><path d="M30 38h50m6 0h16M30 50h30m8 0h34M206 51h40m8 0h16M206 63h24m8 0h32" stroke="${c}" stroke-width="5"/><path d="M0 318H300V360H0Z" fill="${DARK}"/>`,
  "zombicide": (c) => `<circle cx="150" cy="160" r="122" fill="${c}"/><circle cx="190" cy="90" r="12" fill="${DARK}" opacity=".12"/>` +
    `<path fill="${DARK}" d="M0 360V210h10v-14h10v14h10v-14h10v14h10v70h20v-20h12v20h156v-70h-8v-14h10v14h10v-14h10v14h10v-14h10v14h10V360Z"/><path d="M18 232h10v20h-10zM262 222h10v20h-10z" fill="#f5cb45"/><path fill="${DARK}" d="M6 196L30 150L54 196ZM238 186L266 132L294 186Z"/>` +
    bat(60, 70, 0.9) + bat(244, 60, 0.7) + bat(216, 110, 0.5),
};

const ACCENTS = { "zombie-life": "#b8e63c", "zombie-mosh": "#ff6fae", "off-the-dead": "#ff8a4c", "maul-of-america": "#58c7f8", "zombicide": "#c8a2ff" };
const NIGHTS = { "zombie-life": "#24350f", "zombie-mosh": "#3d1030", "off-the-dead": "#4a1d0c", "maul-of-america": "#0e2c3f", "zombicide": "#261640" };

/** A poster's picture, 300 by 360, cut at its frame by the page. */
export function poster(game) {
  const accent = ACCENTS[game];
  return `<svg class="scene" viewBox="0 0 300 360" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">` +
    `<defs><pattern id="dots-${game}" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(30)"><circle cx="3.5" cy="3.5" r="1.7" fill="${DARK}"/></pattern>` +
    `<linearGradient id="fade-${game}" x2="0" y2="1"><stop offset=".35" stop-color="#000"/><stop offset="1" stop-color="#fff"/></linearGradient><mask id="mask-${game}"><path d="M0 0H300V360H0Z" fill="url(#fade-${game})"/></mask></defs>` +
    `<path d="M-300 -300H600V700H-300Z" fill="${NIGHTS[game]}"/>${scenes[game](accent)}<path d="M0 0H300V360H0Z" fill="url(#dots-${game})" mask="url(#mask-${game})" opacity=".5"/>` +
    `<g transform="translate(42 82) scale(1.8)"><g transform="translate(4 4)" opacity=".3">${silhouette()}</g>${headOf(HEADS[game])}</g><path d="M0 330H300V700H0Z" fill="${DARK}"/></svg>`;
}

/** The head's shadow on the moon behind it. */
const silhouette = () => '<path d="M22 66C18 34 40 22 60 22S102 34 98 66L92 100Q84 124 60 124T28 100Z" fill="#000"/>';
