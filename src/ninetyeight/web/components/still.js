// @ts-check
// Piles and cards as pictures, for screens that show a table without a game behind it.

/** @import { PileLetter } from "../state.js" */

import { Face, Icon, Jump, STARTS } from "../drawings.js";
import { isRising } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

/**
 * @typedef {object} StillPileProps
 * @property {PileLetter} pile
 * @property {number} top
 * @property {number | null} [before] what the top card was laid on, if that is to be told
 * @property {boolean} [fire]
 * @property {readonly number[]} [starts] what rising and falling piles show before the first card
 * @property {string} [kind] more classes
 * @property {(() => void) | null} [onTouch] makes a button of it
 * @property {unknown} [children] what is said about it
 */

/** @param {StillPileProps} props */
export function StillPile({ pile, top, before = null, fire = false, starts = STARTS, kind = "", onTouch = null, children }) {
  const way = isRising(pile) ? "rise" : "fall";
  const [low = 0, high = 0] = starts;
  const room = (100 * (isRising(pile) ? high - top : top - low)) / high;
  const inside = html`<span class="unseen">${say("web-still-pile", { pile, way, top })}</span>
    <span class="pile-stack" aria-hidden="true"><${Face} value=${top} fire=${fire} isStart=${starts.includes(top)} /></span>
    ${before !== null && html`<${Leap} pile=${pile} from=${before} to=${top} />`}`;
  return html`<div class=${`pile still pile--${way} ${kind}`} data-pile=${pile}>
    <p class="pile-head" aria-hidden="true">
      <${Icon} name=${isRising(pile) ? "up" : "down"} />
      <span class="pile-way">${say(isRising(pile) ? "web-rising" : "web-falling")}</span>
      <kbd>${pile}</kbd>
    </p>
    ${onTouch
      ? html`<button class="pile-spot" onClick=${onTouch}>${inside}</button>`
      : html`<div class="pile-spot">${inside}</div>`}
    <div class="pile-room" aria-hidden="true">
      <span class="pile-track"><span style=${{ height: `${room}%` }}></span></span>
    </div>
    ${children}
  </div>`;
}

/** How far a card is from the one below it, and whether that was forwards. @param {{ pile: PileLetter, from: number, to: number }} props */
export function Leap({ pile, from, to }) {
  const jump = isRising(pile) ? to - from : from - to;
  return html`<${Jump} jump=${jump} isRising=${isRising(pile)} trick=${say("web-trick-badge")} />`;
}
