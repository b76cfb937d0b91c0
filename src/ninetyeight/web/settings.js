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
}
effect(dress);
asksForContrast.addEventListener("change", dress);

/** Whether somebody asked for as little movement as possible. */
export const isStill = () => matchMedia("(prefers-reduced-motion: reduce)").matches;
