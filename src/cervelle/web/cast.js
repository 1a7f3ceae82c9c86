/**
 * Who is who: the ten zombies of the cards, the portraits of the seats.
 *
 * Beyond the ten, a head is drawn by lot from a seed, and always the same for the same seed.
 */
import { chance, seedOf } from "./ink.js";

export const eye = (size, x = 0, y = 1, kind = "round", iris = "#c3122c") => ({ size, look: [x, y], kind, iris });

/** One character for each value; `ground` is the colour behind the head. */
export const CARDS = {
  1: { ground: "#4fc3f7", skin: "#a8cf6b", shape: "small", hat: "propeller", eyes: [eye(13, 1, 1), eye(11, -1, 2)], nose: "button", mouth: "gape", mouthWidth: 13, mouthHeight: 13, teeth: 3, gaps: [0, 2], outfit: "bib", cloth: "#4fc3f7", brows: "worried", tilt: -5, marks: ["blush"] },
  2: { ground: "#ff9ec6", skin: "#8fc29a", shape: "round", hair: "pigtails", hairInk: "#d97a1f", eyes: [eye(10, 2, 0), eye(10, 0, 0, "x")], nose: "button", mouth: "gape", mouthWidth: 15, mouthHeight: 15, teeth: 4, gaps: [0, 3], marks: ["freckles"], outfit: "collar", cloth: "#d6336c", tilt: 4 },
  3: { ground: "#b8e63c", skin: "#9c93bd", shape: "long", hair: "mohawk", hairInk: "#e5283f", eyes: [eye(9, 1, 0, "half"), eye(11, -1, 0)], nose: "stub", mouth: "groan", mouthWidth: 16, mouthHeight: 15, brows: "angry", marks: ["ring", "scar"], outfit: "leather", tilt: -3 },
  4: { ground: "#8db4ff", skin: "#7fa884", shape: "square", hat: "police", hair: "rim", eyes: [eye(9, 1, 1), eye(10, 1, 1, "half")], nose: "big", mouth: "grin", mouthWidth: 20, mouthHeight: 9, teeth: 7, gaps: [3], outfit: "badge", cloth: "#27418c", marks: ["stubble"], tilt: 3 },
  5: { ground: "#ff8f8f", skin: "#9fb7c9", shape: "heart", hat: "nurse", hair: "long", hairInk: "#5a2237", eyes: [eye(11, 0, 2), eye(10, 1, 0, "hanging")], nose: "hole", mouth: "stitched", mouthWidth: 15, mouthHeight: 10, outfit: "collar", cloth: "#e9ddc4", marks: ["veins"], tilt: -4 },
  6: { ground: "#f2c230", skin: "#b3b35a", shape: "long", hair: "side", hairInk: "#3d2410", glasses: "nerd", eyes: [eye(8, 1, 0), eye(8, -1, 1)], nose: "stub", mouth: "gape", mouthWidth: 15, mouthHeight: 14, teeth: 5, gaps: [0, 4], outfit: "tie", cloth: "#f3ead6", marks: ["spots"], tilt: 5 },
  7: { ground: "#ffb36b", skin: "#8aa86a", shape: "pear", hat: "chef", eyes: [eye(9, -1, 0), eye(12, 1, 1)], nose: "big", mouth: "gape", mouthWidth: 15, mouthHeight: 12, teeth: 4, gaps: [2], marks: ["moustache"], hairInk: "#241a12", outfit: "collar", cloth: "#fdf7ea", brows: "raised", tilt: -2 },
  8: { ground: "#c9a7ff", skin: "#a3bfae", shape: "round", hair: "bun", hairInk: "#d9d3de", glasses: "cat", eyes: [eye(8, 0, 0, "half", "#5b2a86"), eye(8, 1, 1, "round", "#5b2a86")], nose: "button", mouth: "grin", mouthWidth: 15, mouthHeight: 7, teeth: 5, gaps: [1, 4], outfit: "pearls", cloth: "#6b4a96", tilt: 3 },
  9: { ground: "#ff6b5e", skin: "#6fa596", shape: "jaw", hat: "bandana", glasses: "halfshades", eyes: [eye(12, 1, 1), eye(8, 0, 0)], nose: "stub", mouth: "gape", mouthWidth: 19, mouthHeight: 14, teeth: 6, gaps: [2, 4], marks: ["beard"], hairInk: "#3a2c22", outfit: "leather", tilt: -4 },
  10: { ground: "#7ee0c3", skin: "#93b24f", shape: "jaw", hair: "brain", eyes: [eye(11, 1, 0), eye(15, -1, 2)], nose: "hole", mouth: "gape", mouthWidth: 24, mouthHeight: 20, teeth: 6, gaps: [1, 4], marks: ["scar", "drool"], outfit: "torn", cloth: "#5c4a66", tilt: 4 },
};

const ROTTEN = ["#8fb04f", "#7fa884", "#b3ad5b", "#6fa596", "#98a6b5", "#9c93bd", "#a8cf6b", "#8aa86a"];
const LIVING = ["#f2c9a5", "#d99e73", "#a86a45", "#7a4a30", "#f0b994", "#c58a5e", "#5c3826"];
const HAIR_INKS = ["#171114", "#3d2410", "#7a3b12", "#d97a1f", "#e8c34a", "#8b8590", "#c2255c", "#3b5bdb"];
const CLOTHS = ["#c4162d", "#1aa7a1", "#6b4a96", "#d97a1f", "#27418c", "#3f7d20", "#d6336c", "#5c4a66"];
const GROUNDS = ["#b8e63c", "#ff9ec6", "#ffb36b", "#8db4ff", "#c9a7ff", "#7ee0c3", "#f2c230", "#ff8f8f"];

const pick = (r, list) => list[Math.floor(r() * list.length)];

/** A zombie by lot. */
export function zombie(seed) {
  const r = chance(seed);
  const teeth = 4 + Math.floor(r() * 4);
  const side = () => eye(8 + r() * 6, r() * 4 - 2, r() * 3 - 1, pick(r, ["round", "round", "half", "x", "wide", "hollow", "swirl"]), pick(r, ["#c3122c", "#5b2a86", "#c77700"]));
  return {
    ground: pick(r, GROUNDS), skin: pick(r, ROTTEN), shape: pick(r, ["long", "square", "round", "pear", "heart", "jaw"]), lean: r() * 3 - 1.5,
    hair: pick(r, ["strands", "mop", "brain", "mohawk", "rim", "spikes", "curls", "side", "bald"]), hairInk: pick(r, HAIR_INKS),
    eyes: [side(), side()], nose: pick(r, ["hole", "stub", "big"]), mouth: pick(r, ["gape", "gape", "grin", "groan", "tongue", "stitched"]),
    mouthWidth: 15 + r() * 8, mouthHeight: 12 + r() * 8, teeth, gaps: [Math.floor(r() * teeth), Math.floor(r() * teeth)],
    marks: [pick(r, ["scar", "stitches", "spots", "veins"]), pick(r, ["drool", "bone", "blood", "spots"])], outfit: pick(r, ["torn", "tie", "collar", "shirt", "leather"]), cloth: pick(r, CLOTHS), tilt: r() * 10 - 5,
  };
}

/** Somebody who is still alive. */
export function survivor(seed) {
  const r = chance(seed);
  const iris = pick(r, ["#3b6ea8", "#5b3a1c", "#3f7d20", "#6b6470"]);
  const look = r() * 3 - 1.5, size = 8 + r() * 1.6;
  const hairInk = pick(r, HAIR_INKS);
  const extra = r();
  return {
    alive: true, ground: pick(r, GROUNDS), skin: pick(r, LIVING), shape: pick(r, ["long", "square", "round", "heart"]),
    hair: pick(r, ["mop", "side", "long", "curls", "bun", "quiff", "spikes", "fringe", "pigtails"]), hairInk,
    hat: extra < 0.1 ? "cap" : extra < 0.2 ? "beanie" : extra < 0.27 ? "helmet" : undefined, hatInk: pick(r, CLOTHS), band: extra > 0.85 ? "headband" : undefined,
    glasses: extra > 0.6 && extra < 0.75 ? "round" : undefined,
    eyes: [eye(size, look, 0, "alive", iris), eye(size, look, 0, "alive", iris)], brows: pick(r, ["angry", "flat", "raised", "worried"]),
    nose: pick(r, ["button", "line", "button"]), mouth: pick(r, ["smile", "smirk", "worried", "teeth"]), mouthWidth: 16, mouthHeight: 10,
    marks: [pick(r, ["plaster", "freckles", "blush", "stubble", "scar"])], outfit: pick(r, ["scarf", "shirt", "collar", "leather"]), cloth: pick(r, CLOTHS), tilt: r() * 6 - 3,
  };
}

/** The head on a card of this value. */
export const ofCard = (value) => CARDS[value] || zombie(7919 * value);

/** The portrait of a seat: people are alive; bots are not, and carry an antenna. */
export function ofSeat(name, number, kind) {
  const seed = seedOf(`${name}/${number}`);
  return kind === "bot" ? { ...zombie(seed), band: "antenna" } : survivor(seed);
}
