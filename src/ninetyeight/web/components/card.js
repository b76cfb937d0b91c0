// @ts-check
// A card: its face, and its back.

import { html } from "../vendor/libraries.js";

const START = new Set([1, 100]);

/** Where the sun of a number stands: from the left horizon over the top to the right one. */
function sun(/** @type {number} */ value) {
  const angle = (Math.PI * (value - 1)) / 99;
  return { x: 25 - 15 * Math.cos(angle), y: 23 - 15 * Math.sin(angle) };
}

/** @param {{ value: number, fire?: boolean }} props */
export function Face({ value, fire = false }) {
  const { x, y } = sun(value);
  const kind = START.has(value) ? " face--start" : fire ? " face--fire" : "";
  return html`<span class=${`face${kind}`}>
    ${fire && html`<${Flames} />`}
    <svg class="face-art" viewBox="0 0 50 70" aria-hidden="true">
      <rect class="face-frame" x="2.500" y="2.500" width="45" height="65" rx="2.500" />
      <path class="face-arc" d="M10 23A15 15 0 0 1 40 23" />
      <path class="face-path" d=${`M10 23A15 15 0 0 1 ${x} ${y}`} />
      <circle class="face-sun" cx=${x} cy=${y} r="2.600" />
    </svg>
    <span class="face-number">${value}</span>
  </span>`;
}

function Flames() {
  return html`<svg class="face-flames" viewBox="0 0 50 20" aria-hidden="true">
    <path d="M0 20V12c3 2 4-6 6-8 1 5 5 5 6 9 3-2 3-9 6-12 0 5 4 8 5 12 3-2 3-5 4-9 3 3 4 7 5 9 3-1 4-6 6-8 1 4 4 6 6 8 2 0 4-3 6-3v10z" />
    <path d="M0 20v-4c4 1 5-4 8-5 1 3 5 3 7 6 3-1 4-6 7-8 1 4 4 5 6 8 3-2 4-4 6-7 2 3 3 5 5 6 3-1 4-3 6-4 2 2 3 2 5 3v5z" />
  </svg>`;
}

export const Back = () => html`<span class="back" aria-hidden="true"></span>`;
