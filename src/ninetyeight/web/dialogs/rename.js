// @ts-check
// Another name for oneself, at this table and at later ones.

import { closeDialog, Dialog, reason } from "../components/frame.js";
import { send } from "../moves.js";
import { name } from "../settings.js";
import { mySeat, nameOf } from "../state.js";
import { html, useSignal } from "../vendor/libraries.js";
import { say } from "../words.js";

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
      <label class="field">
        ${say("web-your-name")}
        <input
          class="input"
          value=${typed.value}
          maxlength="24"
          autocomplete="nickname"
          autofocus
          required
          onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => {
            typed.value = event.currentTarget.value;
            wrong.value = "";
          }}
        />
      </label>
      ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}
      <button class="button button--main">${say("web-rename-do")}</button>
    </form>
  <//>`;
}
