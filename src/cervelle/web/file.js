/** A file that is chosen or dropped; small ones only. */
import { html } from "./html.js";
import { say } from "./words.js";

const LARGEST = 1_000_000;

export const fileField = (name) => html`<label class="drop" data-drop><span class="drop-words"><b>${say("file.choose")}</b><span>${say("file.drop")}</span><span class="chosen" aria-live="polite"></span></span>
  <input type="file" name="${name}" accept=".cervelle,.txt,text/plain"></label>`;

/** @param {HTMLElement} root where the field is  @param {(file: File) => void} chosen */
export function listenForFile(root, chosen) {
  const take = (file) => {
    if (!file) return;
    root.querySelector(".chosen").textContent = file.name;
    chosen(file);
  };
  root.addEventListener("change", ({ target }) => target.type === "file" && take(target.files[0]));
  for (const kind of ["dragover", "dragleave", "drop"]) {
    root.addEventListener(kind, (event) => {
      const place = event.target.closest("[data-drop]");
      if (!place) return;
      event.preventDefault();
      place.classList.toggle("over", kind === "dragover");
      if (kind === "drop") take(event.dataTransfer.files[0]);
    });
  }
}

/** Its bytes, unchanged: whether they are text is for the server to say. */
export function contentOf(file) {
  if (file.size > LARGEST) throw new Error(say("file.too-large"));
  return file.arrayBuffer();
}
