/**
 * What grows on a skull, or what is left of it. Drawn for a skull whose crown is at 0,0 and whose temples are 33 away;
 * face.js puts it on the skull it is for. Each style draws behind the head, before it, or both.
 */
import { INK, dots, line, shape } from "./ink.js";

const parted = (c) => shape("M-35 30C-35 -2 -20 -9 0 -8C20 -9 35 -2 35 30C22 22 8 16 0 2C-8 16 -22 22 -35 30Z", c);

const styles = {
  strands: { before: (c) => line("M-22 10q-3 -9 -5.4 -13M-13 8.4q2 -9 3.6 -16M-4 6.8v-14M5 6.8q-2 -9 -3.6 -17M14 8.4q3 -9 5.4 -15M23 10q1 -9 1.8 -13", 3.4, c) },
  mop: { before: (c) => shape("M-35 25C-38 -8 -20 -12 0 -11C22 -12 38 -6 35 25L29 25L23 20L17 25L12 20L6 26L0 20L-6 25L-12 20L-17 26L-23 20L-29 24Z", c) },
  fringe: { before: (c) => shape("M-35 25C-38 -8 -20 -12 0 -11C22 -12 38 -6 35 25L23 30L12 20L0 30L-12 20L-23 28Z", c) },
  side: { before: (c) => shape("M-35 32C-38 2 -26 -8 -4 -9C22 -12 38 0 35 32C30 17 18 17 -14 9C-24 14 -29 20 -35 32Z", c) + line("M-12 3q14 -5 30 3", 2.2, "#fff", 0.25) },
  mohawk: {
    behind: (c) => shape("M-15 10L-27 -7L-13 -8L-17 -24L-3 -15L3 -29L9 -15L21 -22L17 -7L29 -5L16 10Z", c),
    before: (c) => shape("M-8 1L-2 16L3 8L8 14L10 1Z", c, 3.2) + line("M-25 13l3 -4m5 1l3 -4m23 4l3 3m3 3l2 3", 2, INK, 0.55),
  },
  pigtails: {
    behind: (c) => shape("M-31 16C-56 -2 -53 46 -42 56C-43 42 -37 34 -31 26ZM31 16C56 -2 53 46 42 56C43 42 37 34 31 26Z", c),
    before: (c) => parted(c) + dots([[-36, 20], [36, 20]], 4.6, "#ff5fa2", 2.6),
  },
  bun: {
    behind: (c) => shape("M-17 -10a17 13 0 1 0 34 0a17 13 0 1 0 -34 0Z", c) + line("M-9 -13q9 -7 18 0m-15 5q7 -4 12 0", 2.2, INK, 0.45) + shape("M-39 48C-42 0 -22 -7 0 -7S42 0 39 48Z", c),
    before: (c) => shape("M-37 36C-37 0 -18 -6 0 -6S37 0 37 36C29 16 14 11 0 11S-29 16 -37 36Z", c) + line("M0 -3v10m-12 -7l-4 10m28 -10l4 10", 2, INK, 0.4),
  },
  curls: {
    behind: (c) => dots([[-30, 26], [-35, 42], [30, 26], [35, 42], [-22, 4], [22, 4], [0, -5], [-12, -2], [12, -2], [-34, 14], [34, 14]], 13, c, 4) + `<ellipse cy="22" rx="36" ry="28" fill="${c}"/>`,
    before: (c) => dots([[-18, 9], [-6, 6], [7, 6], [19, 9]], 8, c, 3.2) + `<path d="M-25 6q25 -22 50 0q-25 -9 -50 0z" fill="${c}"/>`,
  },
  long: { behind: (c) => shape("M0 -11C44 -12 43 31 45 93L22 87H-22L-45 93C-43 31 -44 -12 0 -11Z", c), before: parted },
  spikes: { before: (c) => shape("M-34 26L-42 4L-23 3L-24 -17L-8 -5L1 -22L11 -5L27 -16L25 3L43 5L34 26L18 11L9 19L-1 10L-11 19L-18 11Z", c) },
  quiff: { before: (c) => shape("M-35 38C-39 2 -36 -20 2 -22C28 -24 42 -6 26 -1C34 6 36 16 34 38C29 18 14 10 -8 11C-22 12 -29 22 -35 38Z", c) + line("M-18 -6q16 -10 34 -4", 2.2, "#fff", 0.3) },
  rim: { before: (c) => shape("M-30 20q-12 2 -9 12q-3 8 4 14q4 -10 5 -26zM30 20q12 2 9 12q3 8 -4 14q-4 -10 -5 -26z", c, 3.4) },
  brain: {
    before: () => shape("M-31 15C-37 -2 -25 -13 -16 -8C-13 -19 -3 -20 0 -12C5 -21 14 -18 17 -8C27 -13 37 -1 31 15Z", "#ff93a6") +
      line("M0 -12V8M-24 6q6 -9 12 -2q-2 8 7 6M-15 -8q2 5 8 3M24 6q-6 -9 -12 -2q2 8 -7 6M16 -8q-2 5 -8 3", 2.6, "#b83a55") + line("M-25 -2q4 -5 8 -4", 2.6, "#fff", 0.6) +
      shape("M-32 17L-24 9L-17 16L-8 8L1 15L11 7L19 16L26 9L32 17Q0 25 -32 17Z", "#f3e7c9", 3.2),
  },
};

/** What still shows from under a hat. */
const UNDER_A_HAT = ["rim", "pigtails", "bun", "fringe"];

/** One layer ("behind" or "before") of the traits' hair. */
export function hair(traits, layer) {
  if (traits.hat && layer === "before" && !UNDER_A_HAT.includes(traits.hair)) return "";
  return styles[traits.hair]?.[layer]?.(traits.hairInk || "#171114") || "";
}
