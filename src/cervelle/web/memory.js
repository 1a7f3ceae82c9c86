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

/** @returns {{mine: string[], invites: Record<string, string>}} secrets by table: one's own, and those to send to others. */
export function secretsOf(table) {
  const known = { mine: [], invites: {}, ...recall(`table.${table}`, {}) };
  const here = tabSecret(table);
  return here ? { ...known, mine: [here] } : known;
}

export function keepSecrets(table, mine, invites = {}) {
  remember(`table.${table}`, { mine, invites });
}

/** A secret that opens nothing; any other of this table stays. */
export function dropSecret(table, secret) {
  if (tabSecret(table) === secret) sessionStorage.removeItem(`${PREFIX}table.${table}`);
  const known = { mine: [], invites: {}, ...recall(`table.${table}`, {}) };
  keepSecrets(table, known.mine.filter((each) => each !== secret), known.invites);
}

/** The secret of an invitation: this tab's seat, and this device's if it had none. Returns whether it is a new one here. */
export function acceptInvitation(table, secret) {
  const known = { mine: [], invites: {}, ...recall(`table.${table}`, {}) };
  const isNew = !known.mine.includes(secret) && tabSecret(table) !== secret;
  if (!known.mine.length) keepSecrets(table, [secret], known.invites);
  else if (!known.mine.includes(secret)) {
    try { sessionStorage.setItem(`${PREFIX}table.${table}`, secret); } catch { keepSecrets(table, [secret], known.invites); }
  }
  return isNew;
}
