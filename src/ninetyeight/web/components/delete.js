// @ts-check
// Deletes a game of this device, after a question: nobody else has it.

import { Icon } from "../drawings.js";
import { removeHere } from "../engine/local.js";
import { ask } from "../frame.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

/** Whether it was deleted. @param {"tables" | "games"} part @param {string} key */
export async function deleteHere(part, key) {
  const isSure = await ask({
    title: say("web-delete-title"),
    text: say("web-delete-text"),
    yes: say("web-delete-yes"),
    no: say("web-delete-no"),
  });
  if (isSure) await removeHere(part, key);
  return isSure;
}

/** @param {{ part: "tables" | "games", id: string, label: string, onDeleted: () => void }} props */
export function Delete({ part, id, label, onDeleted }) {
  const click = async () => {
    if (await deleteHere(part, id)) onDeleted();
  };
  return html`<button class="icon-button" aria-label=${label} title=${label} onClick=${click}><${Icon} name="bin" /></button>`;
}
