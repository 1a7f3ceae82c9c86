/** The moments of a game, as some eyes saw them; what was asked for once is kept, and the next moment is asked for early. */
import { ask, bearer } from "./api.js";
import { bound, language } from "./words.js";

const tidy = (key, value) => (key === "text" && typeof value === "string" ? bound(value) : value);

async function look(table, query, secret) {
  const given = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  const answer = await ask(`tables/${encodeURIComponent(table)}?${new URLSearchParams(given)}`, { headers: bearer(secret) });
  return JSON.parse(JSON.stringify(answer), tidy);
}

export class Walk {
  /** @param {string} table @param {string[]} secrets those of the seats that play here */
  constructor(table, secrets) {
    Object.assign(this, { table, secrets, secretOf: new Map(), kept: new Map(), last: null });
  }

  /** The table as it is now, and whose eyes one may borrow: once all is over, anyone's; until then, one's own. */
  async open() {
    await this.reword();
    for (const secret of this.secrets) {
      const own = await look(this.table, { since: this.last.n + 1 }, secret).catch(() => null);
      if (own) this.secretOf.set(own.me, secret);
    }
    return this.last;
  }

  /** The table as it is now, in the page's language. */
  async reword() { this.last = await look(this.table, { since: 0 }); }

  get isShown() { return Boolean(this.last.over || this.last.closed); }

  eyes() {
    return this.isShown ? this.last.seats.map((_, seat) => seat) : [...this.secretOf.keys()].sort();
  }

  /** What these eyes saw after entry n, with the lines that it told. */
  at(n, eyes) { return this.ask(n, n, eyes); }

  /** The whole log, as it stands at the end. */
  story(eyes) { return this.ask(this.last.n, 0, eyes).then((state) => state.log); }

  ask(at, since, eyes) {
    const key = [at, since, eyes, language()].join("/");
    if (!this.kept.has(key)) {
      const asked = look(this.table, { at, since, as: eyes }, this.secretOf.get(eyes));
      asked.catch(() => this.kept.delete(key));
      this.kept.set(key, asked);
    }
    return this.kept.get(key);
  }
}
