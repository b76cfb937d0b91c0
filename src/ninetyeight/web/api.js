// @ts-check
// What is asked of the server outside the socket.

/** @import { Daily, Invitation, Me, MyGames, NewTable, Opened, Replay, ShownRules } from "./wire.js" */
/** @typedef {Record<string, string | number>} Facts */

import { isLocal, isMissed, isOffline } from "./connection.js";

/** An answer of the server that is not the one hoped for: a code, and facts for a sentence. */
export class ApiError extends Error {
  /** @param {string} code @param {Facts} facts */
  constructor(code, facts) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

const PAUSE = 2;

/** Until somebody looks at the page again. */
const seen = () => new Promise((resolve) => document.addEventListener("visibilitychange", resolve, { once: true }));

/** Looks for the server until it is there again; a game on this device does not need it. */
async function lookForServer() {
  if (isOffline.value) return;
  isOffline.value = true;
  do {
    await new Promise((resolve) => setTimeout(resolve, PAUSE * 1000));
    if (document.visibilityState !== "visible") await seen();
  } while (isLocal() || !(await fetch("/healthz").then(({ ok }) => ok, () => false)));
  isOffline.value = isMissed.value = false;
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 * @param {boolean} [isMissing] whether something is missing on the page without the answer
 */
async function call(method, path, body, isMissing = true) {
  let answer, told;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined || body instanceof Blob ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : body instanceof Blob ? body : JSON.stringify(body),
    });
    told = answer.ok ? await answer.json() : await answer.json().catch(() => ({}));
  } catch {
    // The server was not reached, or was gone before it had answered.
    isMissed.value ||= isMissing;
    void lookForServer();
    throw new ApiError("offline", {});
  }
  if (!answer.ok) throw new ApiError(told.code ?? "unknown", told.facts ?? {});
  return told;
}

/** @returns {Promise<Me>} */
export const me = () => call("GET", "/api/me", undefined, false);

/** @param {string} name @returns {Promise<Me>} */
export const beGuest = (name) => call("POST", "/api/guest", { name });

/** @param {NewTable} wish @returns {Promise<Opened>} */
export const createTable = (wish) => call("POST", "/api/tables", wish);

/** @param {string} code @returns {Promise<Invitation>} */
export const lookAtTable = (code) => call("GET", `/api/tables/${encodeURIComponent(code)}`);

/** The deals of a day; without one, of today. @param {string} [day] @returns {Promise<Daily>} */
export const daily = (day) => call("GET", day ? `/api/daily?day=${encodeURIComponent(day)}` : "/api/daily");

/** The rule sets of this release. @returns {Promise<readonly ShownRules[]>} */
export const ruleSets = () => call("GET", new URL("rule-sets.json", import.meta.url).pathname);

/** The finished games of this browser, the newest first. @returns {Promise<MyGames>} */
export const myGames = () => call("GET", "/api/games", undefined, false);

/** A game of this device or, if it was not played here, of the server. @param {string} game @returns {Promise<Replay>} */
export const replay = async (game) => (await local(({ replayHere }) => replayHere(game))) ?? call("GET", `/api/games/${encodeURIComponent(game)}`);

/** The text of a game of this device or, if it was not played here, of the server. @param {string} game @returns {Promise<Uint8Array>} */
export async function recordOf(game) {
  const text = await local(({ recordHere }) => recordHere(game));
  if (text !== null) return new TextEncoder().encode(text);
  const answer = await fetch(`/api/games/${encodeURIComponent(game)}.n98`);
  if (!answer.ok) throw new ApiError("no-such-game", {});
  return new Uint8Array(await answer.arrayBuffer());
}

/** The replay of a record that somebody has as a file; the server reads what this browser cannot. @param {Blob} record @returns {Promise<Replay>} */
export const replayOf = async (record) =>
  (await local(async ({ replayOfFile }) => replayOfFile(new Uint8Array(await record.arrayBuffer())))) ?? call("POST", "/api/replay", record);

/** What this device says to it; null if it cannot tell. @template T @param {(here: typeof import("./engine/local.js")) => Promise<T>} asked */
async function local(asked) {
  try {
    return await asked(await import("./engine/local.js"));
  } catch (error) {
    const { code, facts } = /** @type {{ code?: string, facts?: Facts }} */ (error);
    if (code !== "bad-record") return null;
    throw new ApiError(code, facts ?? {});
  }
}
