// @ts-check
// Those who have come late and ask for a seat, as those who play see them: one after the other, for they cover the table.

import { Icon } from "../../drawings.js";
import { attempt } from "../../moves.js";
import { nameOf, table } from "../../state.js";
import { html, useSignal } from "../../vendor/libraries.js";
import { say } from "../../words.js";

export default function Requests() {
  /** Who plays in the next game needs no answer, and is not to be seen all through this one. @type {import("@preact/signals").Signal<readonly number[]>} */
  const noticed = useSignal([]);
  const requests = table.value?.requests?.filter(({ number }) => !noticed.value.includes(number)) ?? [];
  return html`<section class="requests" role="status" aria-label=${say("web-requests")}>
    ${requests.slice(0, 1).map(
      ({ number, name, seat }) => html`<div key=${number} class="panel request">
        <p>${seat === null ? say("web-wants-next", { name }) : say("web-wants-seat", { name, bot: nameOf(seat) })}</p>
        <span class="requests-answers">
          <button class="button" onClick=${() => attempt({ do: "turn-away", number })}>${say("web-turn-away")}</button>
          ${seat === null
            ? html`<button class="icon-button" aria-label=${say("web-close")} onClick=${() => (noticed.value = [...noticed.value, number])}>
                <${Icon} name="close" />
              </button>`
            : html`<button class="button button--main" onClick=${() => attempt({ do: "admit", number })}>${say("web-admit")}</button>`}
        </span>
      </div>`,
    )}
  </section>`;
}
