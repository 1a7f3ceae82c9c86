/**
 * The words of the pages, in a file for each language, with the same keys: words.fr.js and words.en.js for all of them,
 * lobby.fr.js and lobby.en.js where <html data-words="lobby"> asks for them. A page loads only what it speaks. What a
 * game says of itself comes from the server or from its own board.
 */
const loaded = {};
const board = { fr: {}, en: {} };

export const language = () => document.documentElement.lang;

/** Change the page's language, once its words are here. */
export async function speak(tag) {
  const books = ["words", document.documentElement.dataset.words].filter(Boolean);
  loaded[tag] ??= Object.assign({}, ...(await Promise.all(books.map((book) => import(`./${book}.${tag}.js`)))).map((book) => book.words));
  document.documentElement.lang = tag;
}

/** Words of a board, beside those of the pages. */
export function learn(words) {
  Object.assign(board.fr, words.fr);
  Object.assign(board.en, words.en);
}

/** French signs keep to the word before them; whatever the page's language, a line never begins with one. */
export const bound = (text) => text.replace(/ ([?!:;»])/g, "\u00a0$1").replace(/« /g, "«\u00a0");

/** The sentence in the page's language; {n} chooses the plural where there is one. */
export function say(key, said = {}) {
  let text = loaded[language()][key] ?? board[language()][key];
  if (text === undefined) return key;
  if (typeof text === "object") text = text[new Intl.PluralRules(language()).select(said.n)] || text.other;
  return bound(text.replace(/\{([\w-]+)\}/g, (_, name) => said[name]));
}

/** A whole number of hundredths, as the page's language writes it. */
export const percent = (n) => new Intl.NumberFormat(language(), { style: "percent" }).format(n / 100);

/** A length of time, in its largest unit. */
export function span(seconds) {
  const [unit, size] = [["day", 86_400], ["hour", 3600], ["minute", 60], ["second", 1]].find(([, length]) => seconds >= length);
  return new Intl.NumberFormat(language(), { style: "unit", unit, unitDisplay: "long", maximumFractionDigits: 1 }).format(seconds / size);
}

await speak(language());
