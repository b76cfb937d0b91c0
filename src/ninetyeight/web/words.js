// @ts-check
// The sentences of the page, from the Fluent catalogues that all clients share.

import { language } from "./settings.js";
import { effect, FluentBundle, FluentResource, signal } from "./vendor/libraries.js";

/** @typedef {Record<string, string | number>} Facts */

export const LANGUAGES = early.languages;

/** @type {import("@preact/signals").Signal<FluentBundle | null>} */
const bundle = signal(null);

/** The language in use, as a BCP 47 tag. */
export const spoken = signal("en");

const preferred = () => early.preferred([language.value, ...navigator.languages]);

/** Fetches the catalogue of the chosen language; the page speaks it from then on. */
export async function learn() {
  const tag = preferred();
  const answer = await (early.catalogue?.tag === tag ? early.catalogue.answer : early.words(tag));
  early.catalogue = null; // An answer can be read once.
  if (!answer.ok) throw new Error(`no words for ${tag}: ${answer.status}`);
  // Isolation marks are for mixed writing directions; here screen readers would read them aloud.
  const next = new FluentBundle(tag, { useIsolating: false });
  next.addResource(new FluentResource(await answer.text()));
  bundle.value = next;
  spoken.value = tag;
  document.documentElement.lang = tag;
}

/** Learns another language whenever somebody chooses one. */
export function followLanguage() {
  effect(() => {
    if (preferred() !== spoken.peek()) void learn();
  });
}

/** @param {string} key */
export const knows = (key) => bundle.value?.hasMessage(key) ?? false;

/**
 * The sentence for a key, with the facts filled in. A missing one is a bug: it is reported where tests look, and the key
 * is shown instead.
 * @param {string} key
 * @param {Facts} [facts]
 */
export function say(key, facts) {
  const message = bundle.value?.getMessage(key);
  if (!bundle.value || !message?.value) {
    console.error(`no sentence for ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.value.formatPattern(message.value, facts, problems);
  if (problems.length > 0) console.error(`${key}: ${problems[0]?.message}`);
  return text;
}

/**
 * The sentence for a code of the server.
 * @param {string} code
 * @param {Facts} [facts]
 */
export function reason(code, facts) {
  if (code === "offline") return ""; // The page shows that itself, above everything.
  const key = [`error-${code}`, `illegal-${code}`, `web-refused-${code}`].find(knows);
  return key ? say(key, facts) : say("web-error-other", { code });
}

/** A day of UTC, such as 2026-11-16, as people write it. @param {string} day */
export const dayName = (day) =>
  new Intl.DateTimeFormat(spoken.value, { day: "numeric", month: "long", timeZone: "UTC" }).format(new Date(day));

/** @param {readonly string[]} items */
export const listed = (items) =>
  new Intl.ListFormat(spoken.value, { type: "conjunction" }).format(items);
