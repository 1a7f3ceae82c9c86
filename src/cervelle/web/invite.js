/** Invitations: a link for every seat that somebody else is to take, and the name of a guest who follows one. */
import { nameSeat } from "./api.js";
import { html } from "./html.js";
import { keepName, myName, openDialog } from "./page.js";
import { say } from "./words.js";

const linkOf = (table, secret) => `${location.origin}/table/${table}#s=${secret}`;

const invitation = (table, seat, secret, name, here) => html`<li><p><b>${name}</b> <span class="tag${here ? " now" : ""}">${say(here ? "invite.here" : "invite.expected")}</span></p>
  <div class="link-row"><input readonly value="${linkOf(table, secret)}" aria-label="${say("invite.link-of", { name })}">
  <button type="button" class="do" data-copy="${seat}"><span>${say("invite.copy")}</span><span class="sr"> ${say("invite.of", { name })}</span></button></div></li>`;

export function showInvitations(state, invites, names) {
  const open = Object.entries(invites);
  const closing = openDialog(say("invite.title"), html`<p>${say("invite.help")}</p><ul class="invitations">${open.map(([seat, secret]) => invitation(state.table, seat, secret, names(Number(seat)), state.seats[seat].here))}</ul>`, { wide: true });
  for (const button of document.querySelectorAll("#dialog [data-copy]")) button.addEventListener("click", () => copy(button));
  return closing;
}

async function copy(button) {
  const field = button.parentElement.querySelector("input");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  button.firstChild.textContent = say("invite.copied");
}

/** Ask a guest's name, once, and write it on the seat. */
export async function welcomeGuest(table, secret) {
  const closing = openDialog(say("guest.title"), html`<form method="dialog" class="guest"><label class="field"><span>${say("guest.help")}</span>
    <input name="guest" maxlength="24" autocomplete="nickname" value="${myName()}" required></label><p class="acts"><button class="do main">${say("guest.sit")}</button></p></form>`);
  const field = document.querySelector("#dialog [name=guest]");
  field.focus();
  await closing;
  const name = field.value.trim();
  if (!name) return;
  keepName(name);
  await nameSeat(table, secret, name).catch(() => {});
}
