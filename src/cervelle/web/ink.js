/** The pen: what every drawing is made with. */

export const INK = "#0b070c";

/** A point of a path, at a tenth of a unit: more would only weigh. */
export const at = (x, y) => `${+x.toFixed(1)} ${+y.toFixed(1)}`;

/** Corners and ends are round because the group around a head says so. */
export const line = (d, width = 4, color = INK, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;

export const shape = (d, fill, width = 4, opacity = 1) =>
  `<path d="${d}" fill="${fill}" stroke="${INK}" stroke-width="${width}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ""}/>`;

export const dot = (x, y, r, fill, width = 0) =>
  `<circle cx="${+x.toFixed(1)}" cy="${+y.toFixed(1)}" r="${+r.toFixed(1)}" fill="${fill}"${width ? ` stroke="${INK}" stroke-width="${width}"` : ""}/>`;

export const dots = (places, r, fill, width) => places.map(([x, y]) => dot(x, y, r, fill, width)).join("");

/** A stream of numbers from 0 to 1, the same for the same seed on every machine. */
export function chance(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A seed from words: a name always gets the same head. */
export function seedOf(text) {
  let seed = 2166136261;
  for (const letter of String(text)) seed = Math.imul(seed ^ letter.codePointAt(0), 16777619) >>> 0;
  return seed;
}
