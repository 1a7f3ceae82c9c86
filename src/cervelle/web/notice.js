/** It is one's turn while one looks elsewhere: a short sound, a notice of the browser. Both only for those who asked for them. */
import { recall, remember } from "./memory.js";
import { say } from "./words.js";

let audio = null;

export const wishes = () => ({ sound: recall("sound", false), notify: recall("notify", false) && globalThis.Notification?.permission === "granted" });

/** Two soft notes. */
function ring() {
  audio ??= new AudioContext();
  audio.resume();
  [[660, 0], [880, 0.14]].forEach(([pitch, wait]) => {
    const tone = audio.createOscillator(), loud = audio.createGain(), start = audio.currentTime + wait;
    tone.frequency.value = pitch;
    loud.gain.setValueAtTime(0.0001, start);
    loud.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    loud.gain.exponentialRampToValueAtTime(0.0001, start + 0.25);
    tone.connect(loud).connect(audio.destination);
    tone.start(start);
    tone.stop(start + 0.3);
  });
}

/** Called when one begins to be waited for. */
export function call(title, question) {
  const wished = wishes();
  if (wished.sound && (document.hidden || !document.hasFocus())) ring();
  if (!wished.notify || !document.hidden) return;
  try {
    const notice = new Notification(say("notice.title", { title }), { body: question, tag: location.pathname, icon: "/static/web/icon.svg" });
    notice.onclick = () => { window.focus(); notice.close(); };
  } catch { /* some phones have none outside of installed pages */ }
}

/**
 * A switch of the menu was turned. To be notified one has to consent, and is asked only here.
 * @returns {Promise<boolean>} whether it is on now
 */
export async function wish(name, on) {
  let granted = on;
  if (name === "notify" && on) granted = (await globalThis.Notification?.requestPermission?.()) === "granted";
  if (name === "sound" && on) ring();
  remember(name, granted);
  return granted;
}
