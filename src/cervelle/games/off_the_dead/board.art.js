/** The pictures of Off the Dead: survivors and what becomes of them, zombies, symbols, items, and a sunset gone wrong. */
import { eye, zombie } from "../../web/cast.js";
import { drawn } from "../../web/html.js";
import { INK, dot, dots, line, seedOf, shape } from "../../web/ink.js";

const calm = (x, iris) => [eye(8.6, x, 0, "alive", iris), eye(8.6, x, 0, "alive", iris)];
const HUMAN = { alive: true, mouthWidth: 16, mouthHeight: 10, gaps: [], teeth: 6 };

/** Those who are still themselves. */
export const CAST = {
  granny: { ...HUMAN, ground: "#c9a7ff", skin: "#f0c9a8", shape: "round", hair: "bun", hairInk: "#e2dde6", glasses: "cat", eyes: calm(1, "#3b6ea8"), brows: "angry", nose: "button", mouth: "smirk", outfit: "pearls", cloth: "#6b4a96", marks: ["blush"], tilt: -3 },
  cop: { ...HUMAN, ground: "#8db4ff", skin: "#b87a50", shape: "square", hat: "police", hair: "rim", hairInk: "#241a12", eyes: calm(-1, "#5b3a1c"), brows: "flat", nose: "big", mouth: "smirk", outfit: "badge", cloth: "#27418c", marks: ["stubble", "moustache"], tilt: 2 },
  cheerleader: { ...HUMAN, ground: "#ff9ec6", skin: "#f2c9a5", shape: "heart", hair: "pigtails", hairInk: "#e8a93a", eyes: calm(1, "#3f7d20"), brows: "raised", nose: "button", mouth: "teeth", outfit: "collar", cloth: "#d6336c", marks: ["freckles"], tilt: 4 },
  surfer: { ...HUMAN, ground: "#7ee0c3", skin: "#d99e73", shape: "long", hair: "long", hairInk: "#f0cf6a", band: "headband", hatInk: "#1aa7a1", eyes: calm(0, "#3b6ea8"), brows: "worried", nose: "line", mouth: "smile", outfit: "shirt", cloth: "#ff8a4c", marks: ["stubble"], tilt: -4 },
  nurse: { ...HUMAN, ground: "#ff8f8f", skin: "#7a4a30", shape: "heart", hat: "nurse", hair: "curls", hairInk: "#171114", eyes: calm(-1, "#5b3a1c"), brows: "flat", nose: "line", mouth: "smile", outfit: "collar", cloth: "#e9ddc4", marks: ["plaster"], tilt: 3 },
};

const SHAPES = { 2: "small", 3: "round", 4: "long", 5: "square", 6: "jaw", 7: "jaw" };
const GROUNDS = { 2: "#ffd27a", 3: "#ffb15c", 4: "#ff8a4c", 5: "#f2634a", 6: "#d83a4e", 7: "#a3266b" };

export const groundOf = (strength) => GROUNDS[strength] || "#d83a4e";

/** One face for each strength and symbols; a survivor who has turned keeps hat and hair. */
export function rotten({ strength, symbols, was }) {
  if (was) return { ...CAST[was], alive: false, skin: "#8fb04f", eyes: [eye(12, 1, 1), eye(9, -1, 1, "x")], mouth: "gape", mouthWidth: 18, mouthHeight: 16, gaps: [2], nose: "hole", brows: "angry", marks: ["scar", "blood"] };
  const found = zombie(seedOf(`dead/${strength}/${symbols.join("")}`));
  return { ...found, shape: SHAPES[strength] || found.shape, ...(strength > 5 && { hair: "brain", mouth: "gape", mouthWidth: 22, mouthHeight: 18 }), ...(strength === 2 && { hat: "cap", hatInk: "#1aa7a1" }) };
}

const svg = (name, box, inner, more = "") => drawn(`<svg class="${name}" viewBox="${box}"${more} aria-hidden="true" focusable="false" stroke-linejoin="round" stroke-linecap="round">${inner}</svg>`);

const HORN = "M8.6 3.6a4.9 4.9 0 1 0 6.8 0";
const SYMBOLS = {
  skull: '<path fill="currentColor" fill-rule="evenodd" d="M12 1.5c-6 0-9.6 3.8-9.6 9 0 3.2 1.5 5 3.6 6.2v4.8h2.6v-2.4h2.1v2.4h2.6v-2.4h2.1v2.4H18v-4.8c2.1-1.2 3.6-3 3.6-6.2 0-5.2-3.6-9-9.6-9ZM8.2 8a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Zm7.6 0a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4Z"/>',
  hand: '<path fill="currentColor" d="M7.5 22.5C5 19 2.5 15.5 2.5 13.6c0-1.5 1.9-2 2.9-.7l1.7 2.2V5.2a1.45 1.45 0 0 1 2.9 0V11h.6V2.9a1.45 1.45 0 0 1 2.9 0V11h.6V4a1.45 1.45 0 0 1 2.9 0v8h.6V7.2a1.45 1.45 0 0 1 2.9 0V15c0 3.2-1 5.5-2.5 7.5Z"/>',
  biohazard: `<g fill="none" stroke="currentColor" stroke-width="2.7"><path d="${HORN}"/><path d="${HORN}" transform="rotate(120 12 12.5)"/><path d="${HORN}" transform="rotate(240 12 12.5)"/><circle cx="12" cy="12.5" r="3.2" stroke-width="2"/></g>`,
};

export const symbol = (name) => svg(`sym ${name}`, "0 0 24 24", SYMBOLS[name]);

// Items, on a sheet of 64 by 64 --------------------------------------------------------------------

const STEEL = "#aeb9c2", DARK = "#3a343d", WOOD = "#9a5b2c", RED = "#d8283c";
const ITEMS = {
  colt: shape("M6 22h40v9H32l-3 6h-7l-7 17H5l6-20q-5-3-5-12Z", STEEL, 3.5) + shape("M10 34l11 2-7 18H5Z", WOOD, 3.5) + shape("M26 20h12v13H26Z", "#8c98a3", 3) + line("M29 24h6m-6 5h6", 2) + line("M46 26h12", 6) + line("M46 26h11", 2, STEEL),
  mp5: shape("M8 22h40v10H34l3 20h-9l-3-16h-3l-4 12h-9l5-16H8Z", DARK, 3.5) + line("M48 26h10", 6) + line("M2 20v16", 5) + line("M2 24h8", 5) + line("M16 26h24", 2, "#8f8596"),
  axe: line("M14 58L42 12", 10) + line("M14 58L42 12", 5, WOOD) + shape("M32 14q10-12 24-6q4 14-4 24q-6-10-20-18Z", STEEL, 3.5) + line("M52 10q4 10-1 19", 2.5, RED),
  chainsaw: shape("M28 28h30q5 5 0 10H28Z", STEEL, 3.5) + line("M32 26v3m6-3v3m6-3v3m6-3v3m-18 8v3m6-3v3m6-3v3m6-3v3", 3) + shape("M6 22h24v24H6Z", "#ff8a4c", 3.5) + line("M10 22q-2-12 10-12t10 12", 4) + dot(18, 34, 5, INK),
  jerrycan: shape("M14 16h22l10 10v32H14Z", RED, 3.5) + shape("M18 8h14v8H18Z", DARK, 3) + line("M38 14l10-8", 5) + line("M20 28l20 22m0-22L20 50", 4, "#8d1124"),
  loader: shape("M18 8h22l6 48H24Z", DARK, 3.5) + [0, 1, 2].map((i) => shape(`M${24 + i} ${15 + i * 12}h10q4 3 0 7h-9Z`, "#f5cb45", 2.5)).join(""),
  toy: shape("M14 56q-4-16 6-18q-8-10 2-16q10-4 20 0q10 6 2 16q10 2 6 18Z", "#ff9ec6", 3.5) + dots([[20, 18], [44, 18]], 7, "#ff9ec6", 3.5) + dots([[27, 29], [37, 29]], 2.6, INK) + line("M28 36q4 3 8 0", 2.6) + dot(32, 47, 5, "#fff6e2", 2.5),
  barricade: shape("M6 18l52-5v9l-52 5Z", WOOD, 3.5) + shape("M6 40l52-5v9l-52 5Z", WOOD, 3.5) + shape("M14 8h8v50h-8ZM42 8h8v50h-8Z", "#b9743d", 3.5) + dots([[18, 22], [46, 19], [18, 44], [46, 41]], 2.2, INK),
  scope: shape("M8 26h48v14H8Z", DARK, 3.5) + shape("M6 20h12v26H6ZM46 22h12v22H46Z", "#56505c", 3.5) + shape("M26 18h10v8H26Z", DARK, 3) + dot(12, 33, 5, "#7ee0ff", 2.5),
  adrenaline: line("M50 8l6 6M46 10l8 8", 5) + shape("M18 38L40 16l8 8L26 46Z", "#e8fbff", 3.5) + shape("M22 38l10-10 8 8-14 10Z", "#b8e63c", 2.5) + line("M22 42L8 56", 3.5) + line("M34 22l8 8", 3),
  "surprise-wave": dots([[18, 34], [46, 34], [32, 26]], 12, "#8fb04f", 3.5) + dots([[14, 32], [22, 32], [42, 32], [50, 32], [28, 23], [36, 23]], 2.6, RED) + line("M12 40h12m16 0h12M27 32h10", 3) + line("M4 54q7-8 14 0t14 0 14 0 14 0", 4, RED),
  unique: shape("M32 6l8 17 18 3-13 13 3 19-16-9-16 9 3-19L6 26l18-3Z", "#f5cb45", 3.5),
};

export const itemPicture = (name) => svg("pic", "0 0 64 64", ITEMS[name] || ITEMS.unique);

/** The back of a zombie: something reaching out of the sand. */
export const BACK = svg("grave", "0 0 60 84", '<path d="M0 62Q30 50 60 62V84H0Z" fill="#0b070c" opacity=".55"/><path d="M24 70V46l-6-11m8 9l-2-15m5 14V26m5 17l4-14m-3 18l7-9M24 50q8 6 14-2v22" fill="none" stroke="#b8e63c" stroke-width="5"/><circle cx="46" cy="15" r="6" fill="#ff8a4c" opacity=".8"/>');

/** The way out of the Horde, pointing up; the style turns it. */
export const ARROW = svg("arrow", "0 0 60 60", `${line("M30 54V16M12 32L30 12l18 20", 15)}${line("M30 54V16M12 32L30 12l18 20", 8, "#ff8a4c")}`);

export const ICONS = { force: svg("ico", "0 0 24 24", '<path d="M4 10h3V6.5a2 2 0 0 1 4 0V6a2 2 0 0 1 4 0v1a2 2 0 0 1 4 0v7c0 4-3 7-7 7s-8-3-8-7Z" fill="none" stroke="currentColor" stroke-width="2"/><path d="M11 7v5m4-5v5M4 13h7" stroke="currentColor" stroke-width="2"/>'), reach: svg("ico", "0 0 24 24", '<path d="M3 12h16m-6-6l6 6-6 6M3 6v12" fill="none" stroke="currentColor" stroke-width="2.4"/>'), star: svg("ico", "0 0 24 24", '<path d="M12 2l3 6.5 7 1-5 5 1.2 7L12 18l-6.2 3.5L7 14.5l-5-5 7-1Z" fill="currentColor"/>') };

/** Venice Beach, the sun going under: a wheel, palms, the pier. */
export const SUNSET = svg("sunset", "0 0 400 240", `<defs><linearGradient id="dusk" x2="0" y2="1"><stop stop-color="#2a0f2e"/><stop offset=".45" stop-color="#8c1f45"/><stop offset=".72" stop-color="#ff6a3d"/><stop offset=".8" stop-color="#ffc15a"/></linearGradient></defs><path d="M0 0H400V240H0Z" fill="url(#dusk)"/><circle cx="200" cy="168" r="62" fill="#ffe08a"/><path d="M130 150h140M126 164h148M132 178h136" stroke="#ff8a4c" stroke-width="5"/><path d="M0 186H400V240H0Z" fill="#1b0b1f"/><path d="M0 196h70m40 0h60m50 0h40m60 0h80M30 212h80m70 0h50m60 0h70" stroke="#ff8a4c" stroke-width="3" opacity=".7"/><g fill="none" stroke="#14070f"><circle cx="318" cy="138" r="40" stroke-width="5"/><path d="M318 98v80m-40-40h80m-68-28l56 56m0-56l-56 56M300 196l18-58 18 58" stroke-width="3"/><path d="M58 240Q72 150 54 84" stroke-width="9"/><path d="M54 86q-34-18-48 10m48-10q-20-34-48-22m48 22q6-36 40-34m-40 34q30-20 46 8m-46-8q22 4 26 34m-26-34q-22 6-28 34" stroke-width="8"/></g>`, ' preserveAspectRatio="xMidYMid slice"');
