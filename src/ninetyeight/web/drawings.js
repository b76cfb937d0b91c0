// @ts-check
// Everything that is drawn: icons, the mark of the game, and cards.

import { html } from "./vendor/libraries.js";

// Icons are strokes on a square of 24.
const STROKES = {
  up: "M12 20V4M5 11l7-7 7 7",
  down: "M12 4v16M5 13l7 7 7-7",
  back: "M9 14l-5-5 5-5M4 9h10a6 6 0 0 1 0 12h-3",
  leave: "M8 12V5.5a1.5 1.5 0 0 1 3 0V11V4a1.5 1.5 0 0 1 3 0v7V5.5a1.5 1.5 0 0 1 3 0V14a7 7 0 0 1-7 7c-3 0-4.500-1.500-6-4l-1.800-3.200a1.500 1.500 0 0 1 2.600-1.500L8 15",
  "no-jump": "M3 20h4v-4h4v-4h4V8h4V4",
  free: "M5 13l4 4L19 7",
  gladly: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.500 14a4.500 4.500 0 0 0 7 0M9 9.500v.01M15 9.500v.01",
  "rather-not": "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M8.500 15.500a4.500 4.500 0 0 1 7 0M9 9.500v.01M15 9.500v.01",
  talk: "M4 5h16v11H10l-5 4v-4H4z",
  say: "M12 20c5 0 9-3.400 9-7.500S17 5 12 5s-9 3.400-9 7.500c0 2 .900 3.700 2.400 5L5 21l3.500-1.600c1 .4 2.200.6 3.500.6",
  sound: "M4 10v4h4l5 4V6L8 10zM16.500 9a4.500 4.500 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11",
  mute: "M4 10v4h4l5 4V6L8 10zM17 9.500l5 5M22 9.500l-5 5",
  menu: "M4 7h16M4 12h16M4 17h16",
  close: "M6 6l12 12M18 6L6 18",
  copy: "M9 9h11v11H9zM5 15H4V4h11v1",
  share: "M12 15V3M8 7l4-4 4 4M5 12v8h14v-8",
  bin: "M4 7h16M9 7V4h6v3M6.500 7l1 13h9l1-13M10 11v5M14 11v5",
  check: "M5 13l4 4L19 7",
  plus: "M12 5v14M5 12h14",
  swap: "M7 7h12M15 3l4 4-4 4M17 17H5M9 13l-4 4 4 4",
  host: "M4 18h16M4 18L3 8l5 4 4-7 4 7 5-4-1 10",
  bot: "M5 9h14v10H5zM12 9V5M9 14v.01M15 14v.01M12 4.500v.01",
  person: "M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8M4 21a8 8 0 0 1 16 0",
  hint: "M9 18h6M10 21h4M12 3a6 6 0 0 0-3.500 10.900c.6.500 1 1.300 1 2.100h5c0-.800.400-1.600 1-2.100A6 6 0 0 0 12 3",
  memory: "M4 4h4v4H4zM10 4h4v4h-4zM16 4h4v4h-4zM4 10h4v4H4zM10 10h4v4h-4zM16 10h4v4h-4zM4 16h4v4H4zM10 16h4v4h-4zM16 16h4v4h-4z",
  eye: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7M12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6",
  day: "M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8M12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M4.900 19.100l1.800-1.800M17.300 6.700l1.800-1.800",
  clock: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 7v5l3 2",
  offline: "M3 3l18 18M8.500 13a6 6 0 0 1 2.500-1.300M5 9.500a11 11 0 0 1 3-2M12 5.500a11.500 11.500 0 0 1 8.500 4M15.500 13a6 6 0 0 0-1-.7M12 18v.01",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3",
  people: "M9 11a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7M2.500 20a6.500 6.500 0 0 1 13 0M16 4.500a3.500 3.500 0 0 1 0 6M18 14a6.500 6.500 0 0 1 3.500 6",
  again: "M20 11a8 8 0 1 0-2.300 6.200M20 5v6h-6",
  picture: "M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9v.01",
  download: "M12 4v11M7 10l5 5 5-5M5 20h14",
  replay: "M8 5l11 7-11 7z",
  next: "M5 12h14M13 6l6 6-6 6",
  before: "M19 12H5M11 6l-6 6 6 6",
  first: "M19 6l-8 6 8 6M6 5v14",
  last: "M5 6l8 6-8 6M18 5v14",
  pause: "M8 5v14M16 5v14",
  open: "M4 19V5h6l2 3h8v11z",
  learn: "M12 6c-2-1.500-5-2-8-2v14c3 0 6 .500 8 2 2-1.500 5-2 8-2V4c-3 0-6 .500-8 2v14",
  review: "M4 4v16h16M7 15l4-5 4 3 5-8M17 5h3v3",
  puzzle: "M9 4h6v4a2 2 0 1 0 4 0h1v12H4V8h1a2 2 0 1 0 4 0z",
  help: "M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M9.500 9.500a2.500 2.500 0 1 1 3.500 2.300c-.700.300-1 .8-1 1.700M12 16.800v.01",
  leaveTable: "M14 4H5v16h9M10 12h11M17 8l4 4-4 4",
  cards: "M4 6l8-2 3 12-8 2zM14 6l6 2-3 10",
};

const FULL = {
  flame: "M12 2c.5 4 5 6 5 11.500A5.500 5.500 0 0 1 12 22a5.500 5.500 0 0 1-5-8.500c.500 1.500 1.500 2 2.500 2C8 11 10 6 12 2",
  star: "M12 3l2.700 5.800 6.300.8-4.600 4.300 1.200 6.300L12 17.100 6.400 20.200l1.200-6.300L3 9.600l6.300-.8z",
};

/** @typedef {keyof typeof STROKES | keyof typeof FULL} IconName */

/** @param {{ name: IconName }} props */
export function Icon({ name }) {
  const isFull = name in FULL;
  const path = { ...STROKES, ...FULL }[name];
  return html`<svg class=${isFull ? "icon icon--full" : "icon"} viewBox="0 0 24 24" aria-hidden="true">
    <path d=${path} />
  </svg>`;
}

export function Logo() {
  return html`<svg class="logo-mark" viewBox="0 0 32 32" aria-hidden="true">
      <path d="M4 24a12 12 0 0 1 24 0" /><circle cx="26.600" cy="18.400" r="4" />
    </svg>
    <span class="logo-name">Ninety-Eight</span>`;
}

/** What the piles show before the first card, by the published rules. @type {readonly number[]} */
export const STARTS = [1, 100];

/** Where the sun of a number stands: from the left horizon over the top to the right one. */
function sun(/** @type {number} */ value) {
  const angle = (Math.PI * (Math.min(value, 100) - 1)) / 99;
  return { x: 25 - 15 * Math.cos(angle), y: 23 - 15 * Math.sin(angle) };
}

/** A card, or the start of a pile. @param {{ value: number, fire?: boolean, isStart?: boolean }} props */
export function Face({ value, fire = false, isStart = STARTS.includes(value) }) {
  const { x, y } = sun(value);
  const kind = isStart ? " face--start" : fire ? " face--fire" : "";
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

/** From here on a jump is not small any more, and from here on it is large. */
const COSTS = [5, 15];

/**
 * How far a card jumps, in numbers, in colour, and in one to three strokes; the backwards trick has a sign of its own.
 * @param {{ jump: number, isRising: boolean, trick: string, children?: unknown }} props
 */
export function Jump({ jump, isRising, trick, children }) {
  const cost = jump < 0 ? 0 : 1 + COSTS.filter((least) => jump >= least).length;
  return html`<span class=${`pile-jump cost-${cost}`} aria-hidden="true">
    ${children}
    ${jump < 0
      ? html`<${Icon} name="back" />${-jump}<span class="jump-long">${trick}</span>`
      : html`${isRising ? "+" : "−"}${jump}<span class="cost"><i></i><i></i><i></i></span>`}
  </span>`;
}
