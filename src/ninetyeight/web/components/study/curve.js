// @ts-check
// The chance to win from turn to turn as a curve with marks. A tap or an arrow key goes to a turn: below the drawing there is
// a slider, so that everybody can use it as any other; what it shows is also in the table of turns.

/** @import { Review } from "../../study/review.js" */

import { html } from "../../vendor/libraries.js";
import { say } from "../../words.js";
import { isFault, markWord, MarkSign, percent } from "./parts.js";

/** @param {{ review: Review, at: number, onGo: (turn: number) => void }} props */
export function ChanceCurve({ review, at, onGo }) {
  const { turns, summary, players } = review;
  const count = turns.length;
  const across = (/** @type {number} */ turn) => (100 * (turn - 1)) / Math.max(1, count);
  const points = [...turns.map(({ turn, chance_before }) => [across(turn), 100 * (1 - chance_before)]), [100, 100 * (1 - summary.result)]];
  const line = points.map(([x = 0, y = 0]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L");
  const shown = turns[at - 1];
  return html`<figure class="chance">
    <figcaption>${say("web-chance-curve")}</figcaption>
    <div class="chance-plot">
      <div class="chance-ticks" aria-hidden="true">${[1, 0.5, 0].map((part) => html`<span style=${{ top: `${100 * (1 - part)}%` }}>${percent(part)}</span>`)}</div>
      <div class="chance-area">
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <path class="chance-grid" d="M0 0H100M0 50H100M0 100H100" />
          <path class="chance-fill" d=${`M0 100L${line}L100 100Z`} />
          <path class="chance-line" d=${`M${line}`} />
        </svg>
        <span class="chance-here" style=${{ left: `${across(at)}%` }} aria-hidden="true"></span>
        ${turns
          .filter(({ mark }) => isFault(mark))
          .map(
            ({ turn, chance_before, mark }) => html`<span key=${turn} class="chance-mark" style=${{ left: `${across(turn)}%`, top: `${100 * (1 - chance_before)}%` }}>
              <${MarkSign} mark=${mark} />
            </span>`,
          )}
        <input
          type="range"
          class="chance-slider"
          min="1"
          max=${count}
          value=${at}
          style=${{ width: `calc(${across(count)}% + 16px)` }}
          aria-label=${say("web-chance-go")}
          aria-valuetext=${shown &&
          say("web-chance-told", {
            turn: at,
            name: players[shown.seat - 1] ?? "?",
            mark: markWord(shown.mark),
            before: percent(shown.chance_before),
            after: percent(shown.chance_after),
          })}
          onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => onGo(Number(currentTarget.value))}
        />
      </div>
    </div>
  </figure>`;
}
