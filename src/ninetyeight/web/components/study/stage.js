// @ts-check
// The table before a turn, on which the lays of that turn come down one by one.

/** @import { PileLetter } from "../../state.js" */
/** @import { Heard } from "../../study/review.js" */
/** @import { WrittenLay } from "./parts.js" */

import { Face, Icon } from "../../drawings.js";
import { fly } from "../../effects/flights.js";
import { isStill, lengthOfMotion } from "../../settings.js";
import { PILES } from "../../state.js";
import { html, useEffect, useSignal } from "../../vendor/libraries.js";
import { say } from "../../words.js";
import { StillPile } from "../still.js";

/** Milliseconds from one card to the next. */
const PACE = 650;

/**
 * @typedef {object} StageProps
 * @property {readonly number[]} tops before the turn
 * @property {readonly number[]} hand before the turn
 * @property {readonly WrittenLay[]} lays
 * @property {boolean} [isMoving] whether the cards come down one by one
 * @property {readonly number[]} fires
 * @property {readonly Heard[]} heard
 * @property {readonly string[]} players
 * @property {unknown} [children] what is said below the piles
 */

/** Another turn is another stage: give it another key. @param {StageProps} props */
export function Stage({ tops, hand, lays, isMoving = false, fires, heard, players, children }) {
  const count = useSignal(isMoving && !isStill() ? 0 : lays.length);
  useEffect(() => {
    if (count.value === lays.length) return;
    const timer = setInterval(() => {
      const next = lays[count.value];
      if (!next) return clearInterval(timer);
      fly(`.stage [data-card="${next.card}"] .face`, `.stage [data-pile="${next.pile}"] .pile-stack`, next.trick);
      count.value += 1;
    }, PACE * lengthOfMotion());
    return () => clearInterval(timer);
  }, []);
  const laid = lays.slice(0, count.value);
  return html`<div class="stage">
    <div class="still-piles">
      ${PILES.map((pile, at) => {
        const own = laid.filter((lay) => lay.pile === pile).map(({ card }) => card);
        const top = own.at(-1) ?? tops[at] ?? 0;
        return html`<${StillPile}
          key=${pile}
          pile=${pile}
          top=${top}
          before=${own.length > 0 ? (own.at(-2) ?? tops[at] ?? 0) : null}
          fire=${fires.includes(top)}
          kind=${own.length > 0 ? "is-new" : ""}
        >
          ${own.length === 0 && html`<${Said} pile=${pile} heard=${heard} players=${players} />`}
        <//>`;
      })}
    </div>
    ${children}
    <ul class="open-cards" aria-label=${say("web-hand", { count: hand.length })}>
      ${hand.map(
        (card) => html`<li key=${card} data-card=${card} class=${laid.some((lay) => lay.card === card) ? "open-card is-laid" : "open-card"}>
          <${Face} value=${card} fire=${fires.includes(card)} />
        </li>`,
      )}
    </ul>
  </div>`;
}

/** What the others had said about a pile. @param {{ pile: PileLetter, heard: readonly Heard[], players: readonly string[] }} props */
export function Said({ pile, heard, players }) {
  return html`<div class="stage-said">
    ${heard
      .filter((said) => said.pile === pile)
      .map(({ seat, meaning }) => {
        const name = players[seat - 1] ?? "?";
        const signal = say(`web-signal-short-${meaning}`);
        return html`<p class=${`chip chip--${meaning}`} title=${signal}>
          <${Icon} name=${/** @type {"leave"} */ (meaning)} /><b aria-hidden="true">${name}</b>
          <span class="unseen">${say("web-told-signal", { name, pile, signal })}</span>
        </p>`;
      })}
  </div>`;
}
