// @ts-check
// The best turns that were found, and the one that was played: a tap shows one on the table.

/** @import { Candidate, TurnReview } from "../../study/review.js" */

import { html } from "../../vendor/libraries.js";
import { say } from "../../words.js";
import { cards, gain, Lays, laysSaid, percent, points } from "./parts.js";

/** @param {{ turn: TurnReview, shown: string, onTry: (lays: string) => void }} props */
export function Better({ turn, shown, onTry }) {
  /** @type {Candidate} */
  const played = { lays: turn.lays, chance: turn.chance_after, left: turn.left_after };
  // One that is worth the same in all deals is the same turn, or its mirror image.
  const others = turn.best.filter(
    ({ lays, chance, left }, at) => lays !== turn.lays && !turn.best.slice(0, at).some((better) => better.chance === chance && better.left === left),
  );
  const worth = (/** @type {Candidate} */ { chance, left }) => (turn.by_cards ? -left : chance);
  const all = [...others, played].sort((one, other) => worth(other) - worth(one));
  return html`<section class="panel better">
    <h2>${say("web-better")}</h2>
    <ul>
      ${all.map((each) => {
        const { lays, chance, left } = each;
        const isPlayed = lays === turn.lays;
        // Where nobody can win any more, or lose, the cards that will be left are told instead.
        const value = turn.by_cards ? say("web-better-left", { count: cards(left) }) : percent(chance);
        const by = isPlayed ? say("web-better-played") : turn.by_cards ? cards(left - turn.left_after, true) : gain(chance - turn.chance_after);
        return html`<li key=${lays}>
          <button
            class=${isPlayed ? "better-turn is-played" : "better-turn"}
            aria-pressed=${lays === shown}
            aria-label=${[laysSaid(lays), value, by].join(", ")}
            onClick=${() => onTry(lays)}
          >
            <${Lays} lays=${lays} />
            <span class="better-numbers" aria-hidden="true"><b>${value}</b><small>${by}</small></span>
            ${!turn.by_cards && html`<span class="better-bar" aria-hidden="true"><i style=${{ width: `${100 * chance}%` }}></i></span>`}
          </button>
        </li>`;
      })}
    </ul>
    <p class="soft">
      ${turn.by_cards ? say("web-better-error-cards", { cards: cards(2 * turn.left_cost_error) }) : say("web-better-error", { points: points(2 * turn.cost_error) })}
    </p>
  </section>`;
}
