/** Whom this reader does not want to read: a person, or everyone. Kept on this device, for this table. */
import { recall } from "./memory.js";

export const mutes = (table) => ({ all: false, who: [], ...recall(`muted.${table}`, {}) });

export const keyOf = (line) => (line.seat === null ? `name:${line.name}` : `seat:${line.seat}`);

export const isMuted = (line, muted) => muted.all || muted.who.includes(keyOf(line));
