/** The company at a table: its colours, the bots that stand in, and what is new about who sits where. */
import { say } from "./words.js";

/** Each stands out from both the dark and the light panels. */
export const COLOURS = { red: "#e5283f", orange: "#cf5a12", gold: "#9a7300", green: "#4c8a12", teal: "#0f8585", blue: "#2f74dd", violet: "#8f56e0", pink: "#d13b98" };

/** A seat's own colour; where none was chosen, one for each. */
export const seatColour = (state, seat) => COLOURS[state.seats[seat].colour] || Object.values(COLOURS)[seat % Object.keys(COLOURS).length];

export const playsFor = (name) => say("company.for", { name });

/** What happened to the seats, and the next table, between two states: lines to be told. */
export function news(before, after) {
  const lines = after.seats.map(({ name, kind, stand_in: bot }, number) => {
    const was = before.seats[number];
    if (was.kind === "human" && kind === "open") return say("company.left", { name: was.name });
    if (was.kind === "open" && kind === "human") return say("company.sat", { name });
    if (!was.stand_in && bot) return number === after.me ? say("company.for-you") : `${playsFor(name)}.`;
    return was.stand_in && !bot && kind === "human" && say("company.back", { name });
  });
  if (after.next && !before.next) lines.push(say("company.next"));
  return lines.filter(Boolean).map((text) => ({ text }));
}

/** A bot plays for the reader, though the reader is here. */
export const helped = (state) => state?.me !== null && !state?.over && state?.seats[state.me].stand_in;

/** Whether there is advice for the reader: nobody is advised against other people, and bots do not mind. */
export const isAdvised = (state) => state.question.mine && !state.over && state.seats.every((seat, number) => number === state.me || seat.kind === "bot");
