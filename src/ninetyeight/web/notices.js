// @ts-check
// What the page says in passing: sentences that are shown for some seconds or read aloud, that something is copied, and that
// there is no connection.

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

/** Copies a text and says so; if that cannot be, it is shown, to be copied by hand. @param {string} text @param {string} said */
export async function copyText(text, said) {
  if ((await isCopied(text)) || isCopiedFromField(text)) tell(said, "good");
  else tell(text);
}

/** Without https there is no clipboard. @param {string} text */
const isCopied = async (text) =>
  (await navigator.clipboard?.writeText(text).then(
    () => true,
    () => false,
  )) ?? false;

/** What is selected can be copied anywhere. @param {string} text */
function isCopiedFromField(text) {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "unseen";
  field.value = text;
  // Outside an open window nothing can be selected.
  (document.querySelector("dialog[open]") ?? document.body).append(field);
  field.select();
  const isDone = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return isDone;
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
