/** A guest who follows an invitation gives a name. */
import { nameSeat } from "./api.js";
import { html } from "./html.js";
import { keepName, myName, openDialog } from "./page.js";
import { say } from "./words.js";

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
