// @ts-check
// A whole review at a glance: luck and play as steps from the first chance to the result, the accuracy of each player, and
// all turns as a table.

/** @import { Review, TurnReview } from "../../study/review.js" */

import { html } from "../../vendor/libraries.js";
import { say } from "../../words.js";
import { Avatar } from "../seat.js";
import { costOf, isFault, Lays, laysSaid, markWord, MarkSign, percent, points } from "./parts.js";

/** In tenths of a point, as they are shown: so the numbers add up also for whoever adds them. @param {Review["summary"]} summary */
export function balanceOf({ start, play, result }) {
  const [from, played, to] = [start, play, result].map((part) => Math.round(1000 * part));
  return { start: from ?? 0, play: played ?? 0, luck: (to ?? 0) - (from ?? 0) - (played ?? 0), result: to ?? 0 };
}

/** @param {{ review: Review }} props */
export function Balance({ review }) {
  const { start, play, luck, result } = balanceOf(review.summary);
  /** Each step begins where the one before has ended. @type {[name: "start" | "play" | "luck" | "result", from: number, to: number][]} */
  const steps = [
    ["start", 0, start],
    ["play", start, start + play],
    ["luck", start + play, start + play + luck],
    ["result", 0, result],
  ];
  const ends = steps.flatMap(([, from, to]) => [from, to]);
  const [least, most] = [Math.min(0, ...ends), Math.max(1000, ...ends)];
  const part = (/** @type {number} */ tenths) => (100 * tenths) / (most - least);
  return html`<section class="panel balance">
    <h2>${say("web-balance")}</h2>
    <dl>
      ${steps.map(([name, from, to]) => {
        const isStep = name === "play" || name === "luck";
        return html`<div key=${name} class=${`balance-row balance--${isStep ? (to < from ? "loss" : "gain") : name}`}>
          <dt>${say(`web-balance-${name}`)}</dt>
          <dd>${isStep ? points((to - from) / 1000, true) : percent((to - from) / 1000, 1)}</dd>
          <span class="balance-bar" aria-hidden="true">
            <i style=${{ left: `${part(Math.min(from, to) - least)}%`, width: `${part(Math.abs(to - from))}%` }}></i>
          </span>
        </div>`;
      })}
    </dl>
    <p class="soft">${say("web-balance-how")}</p>
    <h3>${say("web-accuracy")}</h3>
    <ul class="accuracies">
      ${review.players.map((name, seat) => {
        const accuracy = review.summary.seats[seat]?.accuracy ?? null;
        return html`<li key=${seat}><${Avatar} seat=${seat} name=${name} /><b>${name}</b><span>${accuracy === null ? "–" : percent(accuracy)}</span></li>`;
      })}
    </ul>
  </section>`;
}

/** @param {{ review: Review, at: number, onGo: (turn: number) => void }} props */
export function TurnTable({ review, at, onGo }) {
  const { turns, players } = review;
  return html`<section class="panel turns">
    <h2 id="turns-title">${say("web-turns")}</h2>
    <div class="turns-scroll" role="region" aria-labelledby="turns-title" tabindex="0">
      <table>
        <thead>
          <tr>
            ${["turn", "player", "cards", "chance", "cost"].map((name) => html`<th scope="col" class=${`turns-${name}`}>${say(`review-${name}`)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${turns.map((turn) => html`<${Row} key=${turn.turn} turn=${turn} name=${players[turn.seat - 1] ?? "?"} isShown=${turn.turn === at} onGo=${onGo} />`)}
        </tbody>
      </table>
    </div>
  </section>`;
}

/** @param {{ turn: TurnReview, name: string, isShown: boolean, onGo: (turn: number) => void }} props */
function Row({ turn, name, isShown, onGo }) {
  return html`<tr class=${isShown ? "is-shown" : ""}>
    <th scope="row" class="turns-turn">
      <button class="turns-go" aria-current=${isShown} onClick=${() => onGo(turn.turn)}>${turn.turn}</button>
    </th>
    <td class="turns-player">${name}</td>
    <td class="turns-cards"><${Lays} lays=${turn.lays} /><span class="unseen">${laysSaid(turn.lays)}</span></td>
    <td class="turns-chance">${percent(turn.chance_before)} → ${percent(turn.chance_after)}</td>
    <td class="turns-cost">
      ${isFault(turn.mark) && html`<${MarkSign} mark=${turn.mark} />`}
      <span class="unseen">${markWord(turn.mark)}: </span>${costOf(turn)}
    </td>
  </tr>`;
}
