/** HTML from templates: whatever is put in is escaped, unless it is HTML already. */

class Html {
  constructor(text) { this.text = text; }
  toString() { return this.text; }
}

const ESCAPES = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };

export const escape = (text) => String(text).replace(/[&<>"']/g, (letter) => ESCAPES[letter]);

function put(value) {
  if (value === null || value === undefined || value === false || value === true) return "";
  if (value instanceof Html) return value.text;
  return Array.isArray(value) ? value.map(put).join("") : escape(value);
}

/** html`<b>${name}</b>`: names come from people, and stay words. */
export function html(texts, ...values) {
  let text = texts[0];
  values.forEach((value, i) => { text += put(value) + texts[i + 1]; });
  return new Html(text);
}

/** Text that is HTML because our own code drew it. */
export const drawn = (text) => new Html(text);

/** Fill an element. The only place where HTML meets the page. */
export function fill(element, content) {
  element.innerHTML = put(content);
}

/** ` name="value"` where there is a value, nothing where there is none. */
export const attribute = (name, value) =>
  value === null || value === undefined || value === false ? "" : drawn(` ${name}="${escape(value === true ? "" : value)}"`);

/** Put on one more sheet of style; resolves once it is there. Outside a browser nothing is worn. */
export const wear = (href) => typeof document !== "undefined" && new Promise((done) => {
  const sheet = Object.assign(document.createElement("link"), { rel: "stylesheet", href, onload: done, onerror: done });
  document.head.append(sheet);
});
