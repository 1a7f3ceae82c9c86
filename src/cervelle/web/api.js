/** The server's questions and answers over HTTP. What goes wrong is a Trouble: a sentence for people. */
import { language, say } from "./words.js";

export class Trouble extends Error {
  constructor(text, why, status) {
    super(text);
    this.why = why;
    this.status = status;
  }
}

export async function ask(path, options = {}) {
  const address = `/api/${path}${path.includes("?") ? "&" : "?"}lang=${language()}`;
  let response;
  try {
    response = await fetch(address, options);
  } catch {
    throw new Trouble(say("trouble.away"), "away", 0);
  }
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) throw new Trouble(answer.text || say("trouble.strange"), answer.why || "", response.status);
  return answer;
}

export const bearer = (secret) => (secret ? { Authorization: `Bearer ${secret}` } : {});

export const post = (path, body, secret) =>
  ask(path, { method: "POST", headers: { "Content-Type": "application/json", ...bearer(secret) }, body: JSON.stringify(body) });

export const games = async () => (await ask("games")).games;
export const openTable = (wanted) => post("tables", wanted);
export const giveOrder = (table, secret, order) => post(`tables/${table}/orders`, order, secret);
export const letTalk = (table, secret, spectators) => post(`tables/${table}/talk`, { spectators }, secret);
export const nameSeat = (table, secret, name) => post(`tables/${table}/seat`, { name }, secret);

const rulebooks = new Map();

/** The rulebook of a game, asked for once in each language. */
export function rules(game) {
  const key = `${game}/${language()}`;
  if (!rulebooks.has(key)) {
    const asked = ask(`games/${game}/rules`).then((answer) => answer.rules);
    asked.catch(() => rulebooks.delete(key));
    rulebooks.set(key, asked);
  }
  return rulebooks.get(key);
}

/** The record of a finished game becomes a file that the reader keeps. */
export async function keepRecord(game, table, secret) {
  const response = await fetch(`/api/tables/${table}/record?lang=${language()}`, { headers: bearer(secret) });
  if (!response.ok) throw new Trouble((await response.json().catch(() => ({}))).text || say("trouble.strange"), "", response.status);
  const link = Object.assign(document.createElement("a"), { href: URL.createObjectURL(await response.blob()), download: `cervelle-${game}-${table}.txt` });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 5000);
}
