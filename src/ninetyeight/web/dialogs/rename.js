// @ts-check
// Another name for oneself, at this table and at later ones.

import { NameField } from "../components/guests/come-in.js";
import { closeDialog, Dialog } from "../frame.js";
import { send } from "../moves.js";
import { name } from "../settings.js";
import { mySeat, nameOf } from "../state.js";
import { html, useSignal } from "../vendor/libraries.js";
import { reason, say } from "../words.js";

export default function Rename() {
  const typed = useSignal(mySeat.value === null ? "" : nameOf(mySeat.value));
  const wrong = useSignal("");
  const rename = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = typed.value.trim();
    const answer = await send({ do: "rename", name: wish });
    if (answer.ok) {
      name.value = wish;
      closeDialog();
    } else wrong.value = reason(answer.code, answer.facts);
  };
  return html`<${Dialog} title=${say("web-rename")}>
    <form class="come-in" onSubmit=${rename}>
      <${NameField} typed=${typed} wrong=${wrong} autofocus />
      <button class="button button--main">${say("web-rename-do")}</button>
    </form>
  <//>`;
}
