// @ts-check
// Those who have come late and ask for a seat, as those who play see them.

import { attempt } from "../moves.js";
import { nameOf, table } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

export default function Requests() {
  return html`<section class="requests" role="status" aria-label=${say("web-requests")}>
    ${table.value?.requests?.map(
      ({ number, name, seat }) => html`<div key=${number} class="panel request">
        <p>${seat === null ? say("web-wants-next", { name }) : say("web-wants-seat", { name, bot: nameOf(seat) })}</p>
        <span class="requests-answers">
          <button class="button" onClick=${() => attempt({ do: "turn-away", number })}>${say("web-turn-away")}</button>
          ${seat !== null &&
          html`<button class="button button--main" onClick=${() => attempt({ do: "admit", number })}>${say("web-admit")}</button>`}
        </span>
      </div>`,
    )}
  </section>`;
}
