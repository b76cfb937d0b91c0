// @ts-check
// The page's end of the worker in which tables on this device are played: a socket like that to a server, and questions.

/** @import { Other } from "./hints.js" */
/** @import { Exercise } from "./game.js" */
/** @import { FromServer, NewTable, Replay, ShownEntry } from "../wire.js" */

import { pace, watching } from "../settings.js";
import { effect } from "../vendor/libraries.js";

/** What the worker says: a message of a socket, an answer to a question, a sentence in passing, whether it can play, that it cannot go on. @typedef {{ message?: FromServer, id?: number, value?: unknown, refused?: { code: string, facts: Record<string, string | number> }, notice?: string, able?: boolean, failed?: true }} FromWorker */
/** A table that is played on this device. @typedef {{ id: string, at: number, rules: string, players: readonly string[] }} LocalTable */

/** What the worker has said in passing and nobody has heard yet: the key of a sentence. */
let unheard = "";
/** @type {((key: string) => void) | null} */
let listener = null;

/** Calls back with the keys of sentences in passing. @param {(key: string) => void} listen */
export function onNotice(listen) {
  listener = listen;
  if (unheard) listen(unheard);
  unheard = "";
}

/** The worker has refused something. */
export class LocalError extends Error {
  /** @param {string} code @param {Record<string, string | number>} facts */
  constructor(code, facts) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** @type {Worker | null} */
let worker = null;
/** Ends the worker. */
let end = () => {};
/** Whether this browser can play without a server, as soon as that is known. @type {Promise<boolean> | null} */
let able = null;
/** @type {Map<number, { resolve: (value: any) => void, reject: (error: LocalError) => void }>} */
const asked = new Map();
let lastId = 0;
/** @type {LocalSocket | null} */
let current = null;

const hasAll = () => typeof WebAssembly === "object" && typeof Worker === "function";
/** Why there is no worker. */
const whyNot = () => (hasAll() ? "not-loaded" : "not-here");

/** Starts the worker, and says whether it can play: with WebAssembly and its files it can. */
export function startHere() {
  return (able ??= hasAll() ? begin() : Promise.resolve(false));
}

/** @returns {Promise<boolean>} */
function begin() {
  const begun = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
  worker = begun;
  const look = () => begun.postMessage({ hidden: document.visibilityState !== "visible" });
  document.addEventListener("visibilitychange", look);
  look();
  const { isPaused, steps, hasOpenHands } = watching;
  const forget = effect(() => {
    const wishes = { pace: Number(pace.value), isPaused: isPaused.value, steps: steps.value, hasOpenHands: hasOpenHands.value };
    begun.postMessage({ wishes });
  });
  end = () => {
    begun.onerror = begun.onmessage = null;
    begun.terminate();
    document.removeEventListener("visibilitychange", look);
    forget();
    worker = able = null;
  };
  return new Promise((resolve) => {
    // Files that could not be fetched may come the next time.
    const start = (/** @type {boolean} */ is) => {
      if (!is) end();
      else begun.onerror = fail;
      resolve(is);
    };
    begun.onerror = () => start(false);
    begun.onmessage = ({ data }) => {
      if (data.able !== undefined) start(data.able);
      else if (data.failed) fail();
      else hear(data);
    };
  });
}

/** The worker cannot go on: whoever waits for it hears of it, and the next question begins another one. */
function fail() {
  end();
  for (const { reject } of asked.values()) reject(new LocalError("stopped", {}));
  asked.clear();
  current?.bye("stopped");
}

/** @param {FromWorker} data */
function hear({ message, id, value, refused, notice: said }) {
  if (said && listener) listener(said);
  else unheard = said ?? unheard;
  if (message?.type === "welcome") watching.isOffered.value = message.table.seats.every((who) => who?.kind !== "person");
  if (message) current?.onmessage?.({ data: JSON.stringify(message) });
  const waiting = id === undefined ? undefined : asked.get(id);
  if (!waiting || id === undefined) return;
  asked.delete(id);
  if (refused) waiting.reject(new LocalError(refused.code, refused.facts));
  else waiting.resolve(value);
}

/** @param {string} what @param {...unknown} args @returns {Promise<any>} */
async function ask(what, ...args) {
  if (!(await startHere())) throw new LocalError(whyNot(), {});
  const id = ++lastId;
  return new Promise((resolve, reject) => {
    asked.set(id, { resolve, reject });
    worker?.postMessage({ id, ask: what, args });
  });
}

/** Deals a new table, and asks the browser not to clear what is kept. @param {string} id @param {NewTable} wish @returns {Promise<void>} */
export async function createHere(id, wish) {
  await ask("create", id, wish);
  void navigator.storage?.persist?.().catch(() => {});
}

/** @returns {Promise<LocalTable[]>} */
export const tablesHere = () => ask("tables");
/** @returns {Promise<ShownEntry[]>} */
export const gamesHere = () => ask("games");
/** The record of a finished game, or of the one at a table; null if there is none. @param {string} game its name, or the id of the table @returns {Promise<string | null>} */
export const recordHere = (game) => ask("record", game);
/** The replay of a finished game; null if it was not played here. @param {string} game @returns {Promise<Replay | null>} */
export const replayHere = (game) => ask("replay", game);
/** @param {Uint8Array} bytes of a record @returns {Promise<Replay>} */
export const replayOfFile = (bytes) => ask("replayOfFile", bytes);
/** What can be shown of a record that has faults: the game up to the line that breaks its rules; all of it, and no line, if none does. @typedef {{ replay: Replay, brokenAt: number | null }} UpTo */
/** Null if there is nothing to show. @param {Uint8Array} bytes @returns {Promise<UpTo | null>} */
export const replayUpTo = (bytes) => ask("replayUpTo", bytes);
/** Keeps the game of a record on this device. @param {string} id of the table on which an unfinished one goes on @param {Uint8Array} bytes @returns {Promise<{ table: string | null, game: string | null }>} that table, or the name of a finished game */
export const keepHere = (id, bytes) => ask("keep", id, bytes);
/** A position to try something in, as a table of this device. @param {string} id @param {Exercise} from @returns {Promise<void>} */
export const exerciseHere = (id, from) => ask("exercise", id, from);
/** Where the exercise of a table came from. @param {string} id @returns {Promise<Exercise | null>} */
export const exerciseAt = (id) => ask("exerciseAt", id);
/** An unfinished game as it stands, for a table of the server. @param {string} id @returns {Promise<NewTable>} */
export const movingFrom = (id) => ask("moving", id);
/** What other turns than that of a hint cost. @param {readonly string[]} lays @returns {Promise<Other[]>} */
export const othersHere = (lays) => ask("others", lays);
/** What was set aside because it could not be read. @param {string} id @returns {Promise<unknown>} */
export const asideHere = (id) => ask("aside", id);
/** @param {"tables" | "games" | "aside"} part @param {string} key @returns {Promise<void>} */
export const removeHere = (part, key) => ask("remove", part, key);

/** A socket to a table on this device. */
export class LocalSocket {
  /** @type {number} */
  readyState = WebSocket.CONNECTING;
  /** @type {((event: any) => void) | null} */
  onmessage = null;
  /** @type {(() => void) | null} */
  onopen = null;
  /** @type {(() => void) | null} */
  onclose = null;

  constructor() {
    current = this;
    void startHere().then((is) => {
      if (current !== this) return;
      this.readyState = WebSocket.OPEN;
      if (is) this.onopen?.();
      else this.bye(whyNot());
    });
  }

  /** @param {string} code why this socket is of no use any more */
  bye(code) {
    this.onmessage?.({ data: JSON.stringify({ type: "bye", code, come_back: false }) });
  }

  /** @param {string} text */
  send(text) {
    worker?.postMessage({ socket: JSON.parse(text) });
  }

  close() {
    this.readyState = WebSocket.CLOSED;
    if (current !== this) return;
    current = null;
    watching.isOffered.value = false;
    worker?.postMessage({ socket: { type: "close" } });
    this.onclose?.();
  }
}
