// @ts-check
// The talk about who starts: how one's own cards look, an offer, and what the others say to it.

/** @import { ShownProposal } from "../../wire.js" */

import { Icon } from "../../drawings.js";
import { whileSeen } from "../../frame.js";
import { attempt, signalAbout, withdraw } from "../../moves.js";
import { game, mySeat, nameOf, now, seats, table } from "../../state.js";
import { html, useEffect, useState } from "../../vendor/libraries.js";
import { listed, say } from "../../words.js";

export default function Starting() {
  const proposal = game.value?.proposal;
  return html`<section class="starting" aria-live="polite">
    ${proposal ? html`<${Offer} proposal=${proposal} />` : html`<${Question} />`}
  </section>`;
}

function Question() {
  const own = game.value?.signals.find((each) => each.seat === mySeat.value && each.pile === null)?.meaning;
  const tell = (/** @type {"gladly" | "rather-not"} */ meaning) =>
    own === meaning ? withdraw(null) : signalAbout(meaning, null);
  return html`
    <h2>${say("web-who-starts")}</h2>
    ${mySeat.value !== null &&
    html`<p class="soft">${say("web-who-starts-how")}</p>
      <div class="starting-choices">
        ${["gladly", "rather-not"].map(
          (meaning) => html`<button
            key=${meaning}
            class=${`signal-option chip--${meaning}`}
            aria-pressed=${own === meaning}
            onClick=${() => tell(/** @type {"gladly" | "rather-not"} */ (meaning))}
          >
            <${Icon} name=${meaning} />${say(`web-start-${meaning}`)}
          </button>`,
        )}
        <button class="button button--main i-start" onClick=${() => attempt({ do: "propose" })}>${say("web-i-start")}</button>
      </div>`}
  `;
}

/** @param {{ proposal: ShownProposal }} props */
function Offer({ proposal: { seat, agreed, until } }) {
  const isMine = seat === mySeat.value;
  const hasAgreed = mySeat.value !== null && agreed.includes(mySeat.value);
  const open = seats.value.flatMap((who, at) => (who && at !== seat && !agreed.includes(at) ? [who.name] : []));
  return html`
    <h2>${isMine ? say("web-offer-mine") : say("web-offer", { name: nameOf(seat) })}</h2>
    ${isMine || hasAgreed || mySeat.value === null
      ? html`<p class="soft">${open.length > 0 ? say("web-offer-open", { names: listed(open) }) : say("web-offer-all")}</p>`
      : html`<div class="starting-choices">
          <button class="button" onClick=${() => attempt({ do: "object" })}>
            <${Icon} name="rather-not" />${say("web-object")}
          </button>
          <button class="button button--main" onClick=${() => attempt({ do: "agree" })}>
            <${Icon} name="gladly" />${say("web-agree")}
          </button>
        </div>`}
    <${Countdown} key=${until} until=${until} />
  `;
}

/** @param {{ until: number }} props */
function Countdown({ until }) {
  const [rest, setRest] = useState(until - now());
  useEffect(() => whileSeen(250, () => setRest(until - now())), [until]);
  const seconds = Math.max(0, Math.ceil(rest));
  const whole = Math.max(1, table.value?.options.agree_seconds ?? 8);
  return html`<p class="countdown soft">
    <span class="countdown-track" aria-hidden="true">
      <span style=${{ transform: `scaleX(${Math.max(0, Math.min(1, rest / whole))})` }}></span>
    </span>
    ${say("web-offer-until", { seconds })}
  </p>`;
}
