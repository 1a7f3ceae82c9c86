/** The lobby's questions to the server: who takes which seat, who plays for whom, which tables there are. */
import { ask, post } from "./api.js";

export const publicTables = async () => (await ask("tables")).tables;
export const myTables = (tables) => post("mine", { tables });
export const claimSeat = async (table, seat, name) => (await post(`tables/${table}/seats/${seat}/claim`, { name })).secret;
export const leaveSeat = (table, secret) => post(`tables/${table}/leave`, {}, secret);
export const handOver = async (table, secret) => (await post(`tables/${table}/hand-over`, {}, secret)).secret;
export const standIn = (table, seat, level, secret) => post(`tables/${table}/seats/${seat}/stand-in`, { level }, secret);
export const rematch = async (table, secret) => (await post(`tables/${table}/again`, {}, secret)).id;

/** A link as a picture to scan: an address for an <img>, or nothing where the server gives none. */
export async function codeOf(text) {
  const response = await fetch("/api/qr", { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify({ text }) }).catch(() => null);
  return response?.ok ? `data:image/svg+xml,${encodeURIComponent(await response.text())}` : "";
}
