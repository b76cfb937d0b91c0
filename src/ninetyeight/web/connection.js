// @ts-check
// The one socket of this tab: it comes back by itself, and no command is lost or done twice.

/** @import { Answer, Bye, Do, FromClient, FromServer, Hint } from "./wire.js" */
/** @typedef {Do["command"]} Command */

import { forget, seq, update, welcome } from "./state.js";
import { signal } from "./vendor/libraries.js";

const FIRST_WAIT = 0.5;
const LONGEST_WAIT = 15;
const PING_EVERY = 20;
const PONG_WITHIN = 8;

/**
 * @typedef {object} Status
 * @property {"connecting" | "open" | "waiting" | "ended"} is
 * @property {boolean} [again] whether it was tried before, in vain
 * @property {Bye["code"]} [why] what the server said when it closed
 */

/** @type {import("@preact/signals").Signal<Status>} */
export const status = signal({ is: "connecting" });

/** @type {WebSocket | null} */
let socket = null;
let code = "";
/** @type {string | null} */
let secret = null;
let failures = 0;
let wait = 0;
let heartbeat = 0;
let deadline = 0;

/** @type {Map<string, { message: Do, resolve: (answer: Answer) => void }>} */
const unanswered = new Map();
/** @type {Map<string, (hint: Hint | Answer) => void>} */
const asked = new Map();

/**
 * Joins a table; `seatSecret` binds this tab to one of several seats of the same person.
 * @param {string} tableCode
 * @param {string | null} [seatSecret]
 */
export function join(tableCode, seatSecret = null) {
  if (tableCode === code && seatSecret === secret) return;
  leave();
  code = tableCode;
  secret = seatSecret;
  failures = 0;
  open();
}

/** Leaves the table: nothing is known of it any more. */
export function leave() {
  code = "";
  drop();
  unanswered.clear();
  asked.clear();
  forget();
}

/** Connects anew, as somebody else perhaps: who this browser is has changed. */
export function rejoin() {
  drop();
  open();
}

/** @param {Command} command @returns {Promise<Answer>} */
export function send(command) {
  const id = newId();
  return new Promise((resolve) => {
    /** @type {Do} */
    const message = { type: "do", id, based_on: seq.value, command };
    unanswered.set(id, { message, resolve });
    if (status.value.is === "open") transmit(message);
  });
}

/** @returns {Promise<Hint | Answer>} */
export function askHint() {
  const id = newId();
  return new Promise((resolve) => {
    asked.set(id, resolve);
    transmit({ type: "hint", id });
  });
}

function open() {
  status.value = { is: "connecting", again: failures > 0 };
  const visit = takeEarlyVisit();
  const opening = visit?.socket ?? early.newSocket();
  socket = opening;
  const onMessage = (/** @type {MessageEvent} */ event) => {
    if (opening === socket) hear(JSON.parse(event.data));
  };
  opening.onmessage = onMessage;
  opening.onclose = () => {
    if (opening === socket) comeBack(backOff());
  };
  if (visit) {
    expectWithin(PONG_WITHIN);
    visit.heard.forEach(onMessage);
  } else {
    opening.onopen = () => {
      transmit({ type: "hello", table: code, after: seq.value || null, secret });
      expectWithin(PONG_WITHIN);
    };
  }
}

/** The socket that was opened before this module was there, if it is the one that is needed now. */
function takeEarlyVisit() {
  const { visit } = early;
  early.visit = null;
  if (!visit) return null;
  const isFitting = visit.table === code && !secret && visit.socket.readyState <= WebSocket.OPEN;
  if (!isFitting) visit.socket.close();
  return isFitting ? visit : null;
}

/** Closes the socket without coming back. */
function drop() {
  clearTimeout(wait);
  clearTimeout(deadline);
  clearInterval(heartbeat);
  const closing = socket;
  socket = null;
  closing?.close();
}

/** @param {FromServer} message */
function hear(message) {
  clearTimeout(deadline);
  switch (message.type) {
    case "welcome":
      failures = 0;
      welcome(message);
      status.value = { is: "open" };
      clearInterval(heartbeat);
      heartbeat = setInterval(ping, PING_EVERY * 1000);
      // What was not answered may or may not have arrived: the same id makes a repeat harmless.
      for (const { message: again } of unanswered.values()) transmit(again);
      break;
    case "update":
      update(message);
      break;
    case "answer":
      unanswered.get(message.id)?.resolve(message);
      unanswered.delete(message.id);
      asked.get(message.id)?.(message);
      asked.delete(message.id);
      break;
    case "hint":
      asked.get(message.id)?.(message);
      asked.delete(message.id);
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
  if (!code) return;
  status.value = { is: "waiting", again: true, ...(why && { why }) };
  wait = setTimeout(open, seconds * 1000);
}

/** Longer after each failure, and never the same for two clients. */
function backOff() {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** failures++);
  return longest * (0.5 + Math.random() / 2);
}

function ping() {
  if (document.visibilityState === "visible") {
    transmit({ type: "ping", id: newId() });
    expectWithin(PONG_WITHIN);
  }
}

/** @param {number} seconds */
function expectWithin(seconds) {
  clearTimeout(deadline);
  deadline = setTimeout(() => comeBack(backOff()), seconds * 1000);
}

/** Looks at once whether the socket still lives: after sleep, or when the network is back. */
function check() {
  if (!code || document.visibilityState !== "visible") return;
  if (status.value.is === "waiting") {
    clearTimeout(wait);
    open();
  } else if (status.value.is === "open") {
    transmit({ type: "ping", id: newId() });
    expectWithin(3);
  }
}

/** @param {FromClient} message */
function transmit(message) {
  if (socket?.readyState === WebSocket.OPEN) socket.send(JSON.stringify(message));
}

/** Unlike `randomUUID` this also works where a page comes without https, as in a home network. */
export function newId() {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

addEventListener("online", check);
addEventListener("offline", () => status.value.is === "open" && check());
document.addEventListener("visibilitychange", check);
