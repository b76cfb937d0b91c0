// @ts-check
// Asks the host what shall become of somebody at the table.

import { closeDialog, Dialog } from "../frame.js";
import { attempt } from "../moves.js";
import { seats } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

/** @param {{ name: string }} props */
export function KickDialog({ name }) {
  const kick = (/** @type {boolean} */ lock) => {
    closeDialog();
    // Meanwhile people may have changed places.
    const seat = seats.value.findIndex((who) => who?.name === name);
    if (seat >= 0) void attempt({ do: "kick", seat, lock });
  };
  return html`<${Dialog} title=${say("web-remove", { name })}>
    <p>${say("web-kick-text", { name })}</p>
    <div class="dialog-foot">
      <button class="button" onClick=${() => kick(false)}>${say("web-kick")}</button>
      <button class="button button--main" onClick=${() => kick(true)}>${say("web-kick-lock")}</button>
    </div>
  <//>`;
}
