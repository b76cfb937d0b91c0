// @ts-check
// The socket of this tab: it reconnects automatically, and says when it cannot. A table on this device has one too.

/** @import { Answer, Bye, FromClient, FromServer, Hint } from "./wire.js" */
/** @import { LocalSocket } from "./engine/local.js" */

import { forget, seq, update, welcome } from "./state.js";
import { signal } from "./vendor/libraries.js";

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
const PING_EVERY = 6;
/** After so long without an answer it is said that there is none, */
const SILENT_AFTER = 4;
/** and after so long again another socket is tried. */
const LOST_AFTER = 6;
/** A timer that is late by this much means a busy page, not a silent server. */
const LATE = 1;

/**
 * @typedef {object} Status
 * @property {"connecting" | "open" | "waiting" | "ended"} is
 * @property {boolean} [again] whether it was tried before, in vain
 * @property {boolean} [silent] whether the server should have answered by now
 * @property {Bye["code"] | "elsewhere" | "damaged" | "not-here" | "not-loaded" | "stopped" | "unknown-rules"} [why] what the server, or the table on this device, said when it closed
 */

/** @type {import("@preact/signals").Signal<Status>} */
export const status = signal({ is: "connecting" });

/** Whether the server was not to be found when it was asked for something outside the socket, */
export const isOffline = signal(false);
/** and whether somebody waits for that. Much works without it, and is not to be spoilt by a complaint. */
export const isMissed = signal(false);

/**
 * The table that this tab is at, and the secret that binds it to one of several seats of the same person.
 * @type {import("@preact/signals").Signal<{ code: string, secret: string | null } | null>}
 */
export const visited = signal(null);

/** @type {WebSocket | LocalSocket | null} */
let socket = null;
let failures = 0;
let wait = 0;
let heartbeat = 0;
let deadline = 0;

/** @type {Set<(answer: Answer | Hint) => void>} */
const listeners = new Set();

/** Calls back with every answer. @param {(answer: Answer | Hint) => void} listener */
export const onAnswer = (listener) => void listeners.add(listener);

/**
 * Joins a table; `secret` binds this tab to one of several seats of the same person.
 * @param {string} code
 * @param {string | null} [secret]
 */
export function join(code, secret = null) {
  if (code === visited.value?.code && secret === visited.value.secret) return;
  leave();
  visited.value = { code, secret };
  failures = 0;
  open();
}

/** Leaves the table: nothing is known of it any more. */
export function leave() {
  visited.value = null;
  drop();
  forget();
}

/** Reconnects, perhaps as somebody else: the identity of this browser has changed. */
export function rejoin() {
  drop();
  open();
}

/** Whether a table on this device is taken from the tab that has it. */
let takes = false;

/** Goes on in this tab with a table on this device. */
export function takeOver() {
  takes = true;
  rejoin();
}

/** Whether the table that this tab is at is on this device. */
export const isLocal = () => visited.value?.code.startsWith("here/") ?? false;

/** What the table on this device says in passing: the key of a sentence. */
export const notice = signal("");

/** The part of the page that plays on this device is fetched only if somebody does. */
async function openHere() {
  const wanted = visited.value;
  const { LocalSocket, onNotice } = await import("./engine/local.js");
  onNotice((key) => (notice.value = key));
  if (wanted && wanted === visited.value) connect(new LocalSocket(), []).onopen = greet;
}

function open() {
  status.value = { is: "connecting", again: failures > 0 };
  if (isLocal()) return void openHere();
  const visit = takeEarlyVisit();
  const opening = connect(visit?.socket ?? early.newSocket(), visit?.heard ?? []);
  if (!visit) opening.onopen = greet;
  expectWord();
}

/** Listens to a socket, and first to what it has said already. @param {WebSocket | LocalSocket} opening @param {readonly MessageEvent[]} heard */
function connect(opening, heard) {
  socket = opening;
  const onMessage = (/** @type {MessageEvent} */ event) => {
    if (opening === socket) hear(JSON.parse(event.data));
  };
  opening.onmessage = onMessage;
  opening.onclose = () => {
    if (opening === socket) comeBack(backOff());
  };
  heard.forEach(onMessage);
  return opening;
}

function greet() {
  const { code = "", secret = null } = visited.value ?? {};
  const hello = /** @type {const} */ ({ type: "hello", table: code, after: seq.value || null, secret });
  transmit(isLocal() && takes ? Object.assign(hello, { takes }) : hello);
  takes = false;
}

/** The socket that was opened before this module was there, if it is the one that is needed now. */
function takeEarlyVisit() {
  const { visit } = early;
  early.visit = null;
  if (!visit) return null;
  const isFitting = visit.table === visited.value?.code && !visited.value.secret && visit.socket.readyState <= WebSocket.OPEN;
  if (!isFitting) visit.socket.close();
  return isFitting ? visit : null;
}

/** Closes the socket without coming back. */
function drop() {
  clearTimeout(wait);
  expectNothing();
  clearInterval(heartbeat);
  const closing = socket;
  socket = null;
  closing?.close();
}

/** @param {FromServer} message */
function hear(message) {
  expectNothing();
  if (status.value.silent) status.value = { is: status.value.is };
  switch (message.type) {
    case "welcome":
      failures = 0;
      welcome(message);
      status.value = { is: "open" };
      clearInterval(heartbeat);
      if (!isLocal()) heartbeat = setInterval(ping, PING_EVERY * 1000);
      break;
    case "update":
      update(message);
      break;
    case "answer":
    case "hint":
      for (const listener of listeners) listener(message);
      break;
    case "bye":
      part(message);
      break;
    case "pong":
      break;
  }
}

/** @param {Bye} bye */
function part(bye) {
  if (bye.come_back) {
    comeBack((bye.after_seconds ?? 0) + Math.random(), bye.code);
  } else {
    drop();
    status.value = { is: "ended", why: bye.code };
  }
}

/**
 * @param {number} seconds
 * @param {Bye["code"]} [why]
 */
function comeBack(seconds, why) {
  drop();
  if (!visited.value) return;
  status.value = { is: "waiting", again: true, ...(why && { why }) };
  wait = setTimeout(open, seconds * 1000);
}

/** Longer after each failure, and never the same for two clients. */
function backOff() {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++);
  return longest * (0.5 + Math.random() / 2);
}

function ping() {
  if (document.visibilityState !== "visible") return;
  transmit({ type: "ping", id: newId() });
}

/** Whatever the server says next, it should say soon. */
function expectWord() {
  if (deadline) return;
  awaitWord(SILENT_AFTER, () => {
    if (status.value.is === "open") status.value = { is: "open", silent: true };
    awaitWord(LOST_AFTER, () => comeBack(backOff()));
  });
}

function expectNothing() {
  clearTimeout(deadline);
  deadline = 0;
}

/** @param {number} seconds @param {() => void} inVain */
function awaitWord(seconds, inVain) {
  const due = performance.now() + seconds * 1000;
  deadline = setTimeout(() => {
    // What came in while the page was busy is heard first.
    if (performance.now() > due + LATE * 1000) awaitWord(seconds, inVain);
    else inVain();
  }, seconds * 1000);
}

/** Looks at once whether the socket still lives: after sleep, or when the network is back. */
function check() {
  if (!visited.value || isLocal() || document.visibilityState !== "visible") return;
  if (status.value.is === "open") ping();
  else if (status.value.is === "waiting") {
    clearTimeout(wait);
    open();
  }
}

/** @param {FromClient} message */
export function transmit(message) {
  if (socket?.readyState !== WebSocket.OPEN) return;
  socket.send(JSON.stringify(message));
  // A hint may take its time.
  if (message.type !== "hint" && !isLocal()) expectWord();
}

/** Unlike `randomUUID` this also works where a page comes without https, as in a home network. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

addEventListener("online", () => {
  // A socket that was opened without a network may wait for minutes.
  if (visited.value && !isLocal() && status.value.is === "connecting") rejoin();
  else check();
});
addEventListener("offline", () => {
  if (status.value.is !== "open" || isLocal()) return;
  check();
  // The browser may be wrong, as with a server on the same machine: then its next message shows it.
  status.value = { is: "open", silent: true };
});
document.addEventListener("visibilitychange", check);
