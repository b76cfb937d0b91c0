// @ts-check
// What this browser remembers about the person in front of it.

import { effect, signal } from "./vendor/libraries.js";

/**
 * @template {string} T
 * @param {string} key
 * @param {T} fallback
 */
function remembered(key, fallback) {
  let stored = null;
  try {
    stored = localStorage.getItem(`n98-${key}`);
  } catch {
    // Storage may be forbidden; then it is remembered until the page is left.
  }
  const value = signal(/** @type {T} */ (stored ?? fallback));
  let first = true;
  effect(() => {
    const now = value.value;
    if (first) {
      first = false;
      return;
    }
    try {
      localStorage.setItem(`n98-${key}`, now);
    } catch {
      // As above.
    }
  });
  return value;
}

/** The language somebody chose; empty for the one of the browser. @type {import("@preact/signals").Signal<string>} */
export const language = remembered("language", "");
/** The name that somebody last played under. @type {import("@preact/signals").Signal<string>} */
export const name = remembered("name", "");
/** The rule set of new tables. @type {import("@preact/signals").Signal<string>} */
export const rules = remembered("rules", "standard");
/** @type {import("@preact/signals").Signal<"system" | "light" | "dark">} */
export const theme = remembered("theme", "system");
/** @type {import("@preact/signals").Signal<"system" | "more">} */
export const contrast = remembered("contrast", "system");
/** @type {import("@preact/signals").Signal<"on" | "off">} */
export const sound = remembered("sound", "on");
/** Whether a card that fits on one pile only is laid at the first tap. @type {import("@preact/signals").Signal<"on" | "off">} */
export const oneTap = remembered("one-tap", "off");
/** @type {import("@preact/signals").Signal<"small" | "normal" | "large">} */
export const cardSize = remembered("card-size", "normal");
/** How cards move. @type {import("@preact/signals").Signal<"slow" | "normal" | "fast" | "none">} */
export const motion = remembered("motion", "normal");
/** How long bots pause at new tables, and now at tables of this device: a factor. @type {import("@preact/signals").Signal<string>} */
export const pace = remembered("pace", "1");

/**
 * What whoever looks at bots wishes. A table of this device on which only bots play offers it: while it is paused, each of
 * their lays waits until `steps` grows; with open hands it adds `hands` to its game, the cards of each seat.
 */
export const watching = { isOffered: signal(false), isPaused: signal(false), steps: signal(0), hasOpenHands: signal(false) };

const ASKED = "n98-asked";

/** @typedef {{ code: string, secret: string | null, messages: readonly import("./wire.js").Do[] }} StoredAsked */

/** What this tab has asked of a table and is not answered, so that loading the page again loses nothing. @returns {StoredAsked | null} */
export function storedAsked() {
  try {
    return JSON.parse(sessionStorage.getItem(ASKED) ?? "null");
  } catch {
    return null; // Storage may be forbidden; then a reload forgets it.
  }
}

/** @param {StoredAsked | null} asked */
export function storeAsked(asked) {
  try {
    if (asked) sessionStorage.setItem(ASKED, JSON.stringify(asked));
    else sessionStorage.removeItem(ASKED);
  } catch {
    // As above.
  }
}

const asksForContrast = matchMedia("(prefers-contrast: more)");

function dress() {
  const { dataset } = document.documentElement;
  dataset.theme = theme.value;
  dataset.contrast = asksForContrast.matches ? "more" : contrast.value;
  dataset.cards = cardSize.value;
  dataset.motion = motion.value;
}
effect(dress);
asksForContrast.addEventListener("change", dress);

const LENGTHS = { slow: 1.8, normal: 1, fast: 0.5, none: 0 };

/** How long a movement takes, as a factor. */
export const lengthOfMotion = () => LENGTHS[motion.value] ?? 1;

/** Whether somebody asked for as little movement as possible. */
export const isStill = () => motion.value === "none" || matchMedia("(prefers-reduced-motion: reduce)").matches;
