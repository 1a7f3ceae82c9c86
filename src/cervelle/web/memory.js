/** What this device remembers: name, language, light, lessons, and the secrets of its seats. */

const PREFIX = "cervelle.";
const forgetful = new Map();

/** Storage may be blocked or full; then this page remembers, and the next one does not. */
export function recall(key, otherwise = null) {
  try {
    const found = localStorage.getItem(PREFIX + key);
    if (found !== null) return JSON.parse(found);
  } catch { /* fall through */ }
  return forgetful.has(key) ? forgetful.get(key) : otherwise;
}

export function remember(key, value) {
  forgetful.set(key, value);
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(value));
  } catch { /* kept above */ }
}

/** A seat for this tab alone: a second tab may play another seat of the same table. */
function tabSecret(table) {
  try { return sessionStorage.getItem(`${PREFIX}table.${table}`); } catch { return null; }
}

const known = (table) => ({ mine: [], invites: {}, host: "", ...recall(`table.${table}`, {}) });

/** @returns {{mine: string[], invites: Record<string, string>, host: string}} secrets by table: one's own, those to send to others, the host's. */
export function secretsOf(table) {
  const found = known(table);
  const here = tabSecret(table);
  return here ? { ...found, mine: [here] } : found;
}

export function keepSecrets(table, mine, invites = {}, host = known(table).host) {
  remember(`table.${table}`, { mine, invites, host, at: Date.now() });
}

/** The secrets to send to others, otherwise. */
export const keepInvites = (table, invites) => keepSecrets(table, known(table).mine, invites);

/** The same people at the next table: their secrets open the same seats there. */
export function carrySecrets(table, next) {
  const { mine, invites, host } = known(table), here = tabSecret(table);
  if ((mine.length || host) && !recall(`table.${next}`)) keepSecrets(next, mine, invites, host);
  if (here) acceptInvitation(next, here);
}

/** The tables where this device has a seat, the latest first. */
export function knownTables() {
  let keys = [...forgetful.keys()];
  try { keys = [...new Set([...keys, ...Object.keys(localStorage).filter((key) => key.startsWith(PREFIX)).map((key) => key.slice(PREFIX.length))])]; } catch { /* only this page's */ }
  const tables = keys.filter((key) => key.startsWith("table.")).map((key) => ({ id: key.slice(6), ...known(key.slice(6)) }));
  return tables.filter((each) => each.mine.length).sort((a, b) => (b.at || 0) - (a.at || 0));
}

export function forgetTable(table) {
  for (const key of [`table.${table}`, `invited.${table}`]) {
    forgetful.delete(key);
    try { localStorage.removeItem(PREFIX + key); } catch { /* nothing was kept */ }
  }
}

/** A secret that opens nothing; any other of this table stays. */
export function dropSecret(table, secret) {
  if (tabSecret(table) === secret) sessionStorage.removeItem(`${PREFIX}table.${table}`);
  const { mine, invites, host } = known(table);
  keepSecrets(table, mine.filter((each) => each !== secret), invites, host === secret ? "" : host);
}

/** The secret of an invitation: this tab's seat, and this device's if it had none. Returns whether it is a new one here. */
export function acceptInvitation(table, secret) {
  const { mine, invites } = known(table);
  const isNew = !mine.includes(secret) && tabSecret(table) !== secret;
  if (!mine.length) keepSecrets(table, [secret], invites);
  else if (!mine.includes(secret)) {
    try { sessionStorage.setItem(`${PREFIX}table.${table}`, secret); } catch { keepSecrets(table, [secret], invites); }
  }
  return isNew;
}
