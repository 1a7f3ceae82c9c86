/** Single keys, for those who want them; Escape always. Digits go by their place, so that no Shift is needed anywhere. */
import { recall, remember } from "./memory.js";

export const keysOn = () => recall("keys", true);
export const turnKeys = (on) => remember("keys", on);

const isTyping = (target) => target.closest?.("input, select, textarea, dialog[open]");

/**
 * @param {{number: (n: number) => boolean, escape: () => boolean, arrow: () => boolean} & Record<string, Function>} does
 *   `?`, `t`, `l`, `s` by their letter
 */
export function listen(does) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target) || document.querySelector("dialog[open], .curtain-down")) return;
    if (handled(event, does)) event.preventDefault();
  });
}

function handled(event, does) {
  if (event.key === "Escape") return does.escape();
  if (event.key.startsWith("Arrow")) return !event.target.closest("#frame, #log") && does.arrow();
  if (!keysOn()) return false;
  const digit = /^(?:Digit|Numpad)([1-9])$/.exec(event.code);
  if (digit && (!event.shiftKey || /\d/.test(event.key))) return does.number(Number(digit[1]));
  const act = does[event.key.toLowerCase()];
  if (!act || event.key.length > 1) return false;
  act();
  return true;
}
