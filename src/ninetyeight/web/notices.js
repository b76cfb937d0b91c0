// @ts-check
// What the page says in passing: sentences that are shown for some seconds or read aloud, and that there is no connection.

import { Icon } from "./drawings.js";
import { html, signal } from "./vendor/libraries.js";

/** @param {{ text: string }} props */
export const Offline = ({ text }) => html`<p class="offline" role="alert"><${Icon} name="offline" /><span>${text}</span></p>`;

const SECONDS = 5;

/** @typedef {{ id: number, text: string, tone: "plain" | "bad" | "good" }} Notice */
/** @type {import("@preact/signals").Signal<readonly Notice[]>} */
const shown = signal([]);
const spoken = signal("");
let count = 0;

/**
 * Shows a sentence for some seconds.
 * @param {string} text
 * @param {Notice["tone"]} [tone]
 */
export function tell(text, tone = "plain") {
  if (!text) return;
  const id = ++count;
  shown.value = [...shown.value.filter((notice) => notice.text !== text), { id, text, tone }].slice(-3);
  setTimeout(() => {
    shown.value = shown.value.filter((notice) => notice.id !== id);
  }, SECONDS * 1000);
}

/** Says a sentence to those who listen to the page. @param {string} text */
export function announce(text) {
  // A sentence that is the same as before would not be said again.
  spoken.value = text === spoken.value ? `${text}\u00a0` : text;
}

export function Notices() {
  return html`
    <div class="unseen" role="status" aria-live="polite">${spoken.value}</div>
    <div class="notices" role="status" aria-live="polite">
      ${shown.value.map(
        ({ id, text, tone }) => html`<p key=${id} class=${`notice notice--${tone}`}>${text}</p>`,
      )}
    </div>
  `;
}
