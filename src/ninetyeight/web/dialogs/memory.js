// @ts-check
// The memory aid: which cards are gone, which are in the own hand, and which may still come.

import { Icon } from "../drawings.js";
import { Dialog } from "../frame.js";
import { game, mine } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

/** Every card, with what is known of it. */
export function Memory() {
  const gone = new Set(game.value?.gone ?? []);
  const held = new Set(mine.value?.hand ?? []);
  const fire = new Set(game.value?.fire_cards ?? []);
  const { lowest = 0, highest = -1 } = game.value ?? {};
  return html`<ol class="memory">
    ${Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at).map((card) => {
      const state = gone.has(card) ? "gone" : held.has(card) ? "held" : "open";
      const told = say(`web-memory-${state}`, { card });
      const burns = fire.has(card);
      return html`<li
        key=${card}
        class=${burns ? `is-${state} is-fire` : `is-${state}`}
        aria-label=${burns ? say("web-memory-fire", { told }) : told}
      >
        ${card}${burns && html`<${Icon} name="flame" />`}
      </li>`;
    })}
  </ol>`;
}

export default function MemoryDialog() {
  return html`<${Dialog} title=${say("web-memory")}>
    <p class="soft">${say("web-memory-how")}</p>
    <${Memory} />
  <//>`;
}
