// @ts-check
// The keys that do something at the table.

import { Dialog } from "../frame.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

const KEYS = [
  { keys: ["1", "8"], does: "card", joint: "–" },
  { keys: ["←", "→"], does: "next" },
  { keys: ["a", "b", "c", "d"], does: "pile" },
  { keys: ["Esc"], does: "drop" },
  { keys: ["e"], does: "end" },
  { keys: ["u"], does: "back" },
  { keys: ["h"], does: "hint" },
  { keys: ["m"], does: "memory" },
  { keys: ["t"], does: "talk" },
  { keys: ["s"], does: "sound" },
  { keys: ["?"], does: "help" },
];

export default function Shortcuts() {
  return html`<${Dialog} title=${say("web-shortcuts")}>
    <dl class="shortcuts">
      ${KEYS.map(
        ({ keys, does, joint = " " }) => html`
          <dt>${keys.map((key, at) => html`${at > 0 ? joint : ""}<kbd>${key}</kbd>`)}</dt>
          <dd>${say(`web-key-${does}`)}</dd>
        `,
      )}
    </dl>
  <//>`;
}
