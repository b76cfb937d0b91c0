// @ts-check
// A game as pictures: how the cards became fewer, and the way of each pile.

/** @import { Replay } from "../wire.js" */

import { isRising, PILES } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

const WIDTH = 560;
const HEIGHT = 220;
const LEFT = 44;
const RIGHT = 22;
const TOP = 10;
const BOTTOM = 26;

/** @param {number} at @param {number} of */
const across = (at, of) => LEFT + ((WIDTH - LEFT - RIGHT) * at) / Math.max(1, of);
/** @param {number} value @param {number} most */
const upwards = (value, most) => TOP + (HEIGHT - TOP - BOTTOM) * (1 - value / most);

/** @param {number[][]} points */
const line = (points) => points.map(([x, y], at) => `${at ? "L" : "M"}${x?.toFixed(1)} ${y?.toFixed(1)}`).join("");

/** Cards left over the turns; `at` is the step that is looked at, the last one if none is named. @param {{ replay: Replay, at?: number }} props */
export function LeftCurve({ replay, at }) {
  const { steps, total, turns } = replay;
  const points = [[across(0, turns), upwards(total, total)]];
  for (const step of steps.slice(1)) points.push([across(step.turn, turns), upwards(step.left, total)]);
  const last = points.at(-1) ?? [LEFT, TOP];
  const [x, y] = points[at ?? points.length - 1] ?? last;
  const floor = upwards(0, total);
  return html`<figure class="curve">
    <figcaption>${say("web-curve-left")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("web-curve-left-told", { turns, left: steps.at(-1)?.left ?? 0 })}>
      <${Axes} most=${total} ticks=${[0, Math.round(total / 2), total]} turns=${turns} />
      <path class="curve-area" d=${`${line(points)}L${last[0]} ${floor}L${LEFT} ${floor}Z`} />
      <path class="curve-line" d=${line(points)} />
      <circle class="curve-end" cx=${x} cy=${y} r=${at === undefined ? 5 : 7} />
    </svg>
  </figure>`;
}

/** What rising and falling piles show before the first card. @param {Replay} replay */
export function startsOf({ steps: [first] }) {
  const [low = 0, , , high = 0] = first?.tops ?? [];
  return [low, high];
}

/** The tops of the four piles over the lays, with a line at the step that is looked at. @param {{ replay: Replay, at?: number }} props */
export function PileCurves({ replay, at: place }) {
  const { steps, turns } = replay;
  const [, most = 0] = startsOf(replay);
  const here = place === undefined ? null : across(place, steps.length - 1);
  return html`<figure class="curve">
    <figcaption>${say("web-curve-piles")}</figcaption>
    <svg viewBox=${`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label=${say("web-curve-piles-told")}>
      <${Axes} most=${most} ticks=${[1, Math.round(most / 2), most]} turns=${turns} />
      ${here !== null && html`<line class="curve-here" x1=${here} x2=${here} y1=${TOP} y2=${HEIGHT - BOTTOM} />`}
      ${PILES.map((pile, at) => {
        const points = steps.map((step, place) => [across(place, steps.length - 1), upwards(step.tops[at] ?? 0, most)]);
        const [x = 0, y = 0] = points.at(-1) ?? [];
        const way = isRising(pile) ? "rise" : "fall";
        return html`<g key=${pile} class=${`curve-pile curve-pile--${way} curve-pile--${pile}`}>
          <path d=${line(points)} /><text x=${x + 6} y=${y + 4 + (at % 2 ? 7 : -3)}>${pile}</text>
        </g>`;
      })}
    </svg>
  </figure>`;
}

/** @param {{ most: number, ticks: number[], turns: number }} props */
function Axes({ most, ticks, turns }) {
  return html`<g class="curve-axes">
    ${ticks.map(
      (tick) => html`<line x1=${LEFT} x2=${WIDTH - RIGHT} y1=${upwards(tick, most)} y2=${upwards(tick, most)} />
        <text x=${LEFT - 7} y=${upwards(tick, most) + 4} text-anchor="end">${tick}</text>`,
    )}
    <text x=${LEFT} y=${HEIGHT - 6}>${say("web-curve-start")}</text>
    <text x=${WIDTH - RIGHT} y=${HEIGHT - 6} text-anchor="end">${say("web-curve-turns", { count: turns })}</text>
  </g>`;
}
