// @ts-check
// What a player does: it is drawn at once, sent in order, and reported if the server refuses it.

/** @import { Answer, Do, GiveSignal, Hint } from "./wire.js" */
/** @import { Command, PileLetter } from "./state.js" */

import { isLocal, newId, onAnswer, status, transmit, visited } from "./connection.js";
import { ask } from "./frame.js";
import { tell } from "./notices.js";
import { oneTap, storeAsked, storedAsked } from "./settings.js";
import { advice, chosen, isMyTurn, mine, pending, seq, underway } from "./state.js";
import { effect } from "./vendor/libraries.js";
import { reason, say } from "./words.js";

/** So many commands wait for an answer at most. */
const MOST_ASKED = 20;
/** Each of these is judged by what the one before it has left, so it is sent when that one is answered. */
const MOVES = ["lay", "end-turn", "take-back"];

/** @typedef {{ message: Do, resolve: (answer: Answer) => void, isSent: boolean }} Asked */
/** The commands without an answer, in their order. @type {readonly Asked[]} */
let asked = [];

/** The hint that is waited for. @type {{ id: string, resolve: (answer: Answer | Hint) => void } | null} */
let hinting = null;

/**
 * Asks for something, based on what is seen now: also on what was asked before and is drawn already.
 * @param {Command} command
 * @returns {Promise<Answer>}
 */
export function send(command) {
  const id = newId();
  if (asked.length >= MOST_ASKED) return Promise.resolve(ownRefusal(id, "too-many-asked"));
  return new Promise((resolve) => {
    const message = /** @type {Do} */ ({ type: "do", id, based_on: seq.value, command });
    expectAnswers([...asked, { message, resolve, isSent: false }]);
    transmitAsked();
  });
}

/** A refusal by this tab itself. @param {string} id @param {string} code @returns {Answer} */
const ownRefusal = (id, code) => ({ type: "answer", id, ok: false, code });

/** @param {readonly Asked[]} next */
function expectAnswers(next) {
  asked = next;
  const messages = next.map(({ message }) => message);
  underway.value = messages.map(({ command }) => command);
  if (visited.value) storeAsked(messages.length > 0 ? { ...visited.value, messages } : null);
}

/** @param {Asked} each */
const isMove = (each) => MOVES.includes(each.message.command.do);

/** Sends what has not been sent over this socket, of the moves only the first. */
function transmitAsked() {
  if (status.peek().is !== "open") return;
  const move = asked.find(isMove);
  for (const each of asked) {
    if (each.isSent || (isMove(each) && each !== move)) continue;
    each.isSent = true;
    transmit(each.message);
  }
}

onAnswer((answer) => {
  if (answer.id === hinting?.id) hinting.resolve(answer);
  const answered = asked.find(({ message }) => message.id === answer.id);
  if (!answered || answer.type !== "answer") return;
  const isInVain = (/** @type {Asked} */ each) => !answer.ok && isMove(answered) && isMove(each);
  const others = asked.filter((each) => each !== answered);
  expectAnswers(others.filter((each) => !isInVain(each)));
  answered.resolve(answer);
  for (const { message, resolve } of others.filter(isInVain)) resolve(ownRefusal(message.id, "withdrawn"));
  transmitAsked();
});

// After a reload, commands that were not answered are sent again.
effect(() => {
  const stored = storedAsked();
  const isHere = visited.value && stored?.code === visited.value.code && stored.secret === visited.value.secret;
  asked = isHere ? stored.messages.map((message) => ({ message, resolve: tellRefusal, isSent: false })) : [];
  underway.value = asked.map(({ message }) => message.command);
  hinting = null; // It was for another table or seat.
});

// What was not answered may or may not have arrived: the same id makes a repeat harmless.
effect(() => {
  if (status.value.is === "open") return transmitAsked();
  for (const each of asked) each.isSent = false;
  hinting?.resolve(ownRefusal(hinting.id, "offline"));
});

/**
 * Sends a command and reports why, if it was refused.
 * @param {Command} command
 */
export async function attempt(command) {
  return tellRefusal(await send(command));
}

/** @param {Answer} answer */
export function tellRefusal(answer) {
  if (!answer.ok) tell(reason(answer.code, answer.facts), "bad");
  return answer;
}

/**
 * Lays a card; one that would lose the game only after a question.
 * @param {number} card
 * @param {PileLetter} pile
 */
export async function lay(card, pile) {
  const known = mine.value?.lays.find((each) => each.card === card && each.pile === pile);
  // What a pile takes after a card that is on its way there, only the server knows.
  if (!known && !pending.value.some((each) => each.pile === pile)) {
    tell(say("web-lay-not-here", { card }), "bad");
    return;
  }
  const sure = known?.loses ?? false;
  if (sure && !(await isSure(card))) return;
  if (chosen.value === card) chosen.value = null;
  const answer = await send({ do: "lay", card, pile, sure });
  if (answer.code !== "would-lose") tellRefusal(answer);
  else if (await isSure(card)) await attempt({ do: "lay", card, pile, sure: true });
}

/** @param {number} card */
const isSure = (card) =>
  ask({
    title: say("web-sure-title"),
    text: say("web-sure-text", { card }),
    yes: say("web-sure-yes"),
    no: say("web-sure-no"),
  });

export const endTurn = () => attempt({ do: "end-turn" });
export const takeBack = () => attempt({ do: "take-back" });

/** Chooses a card of the hand, or lets go of it. @param {number} card */
export function choose(card) {
  chosen.value = chosen.value === card ? null : card;
}

/** Chooses a card; by wish, one that fits on one pile only is laid there at once. @param {number} card */
export function touchCard(card) {
  const lays = mine.value?.lays.filter((each) => each.card === card) ?? [];
  // While another card is on its way, more piles may come to fit.
  const isPlain = isMyTurn.value && lays.length === 1 && pending.value.length === 0;
  if (oneTap.value === "on" && isPlain && lays[0]) void lay(card, lays[0].pile);
  else choose(card);
}

export async function hint() {
  if (hinting) return;
  const answer = await askedHint();
  hinting = null;
  if (answer.type === "hint") {
    const isWeighed = isLocal() && answer.code !== "over";
    // What comes later must not move the piles under somebody's finger, so the list has its room from the first moment.
    advice.value = isWeighed ? { ...answer, others: [] } : answer;
    const first = answer.lays[0];
    if (first) chosen.value = Number.parseInt(first, 10);
    if (isWeighed) await addOthers(advice.value);
  } else if (answer.code === "offline") tell(say("web-hint-offline"), "bad");
  else tellRefusal(answer);
}

/** What other turns cost follows the hint, where the device itself can find out. @param {Hint} told */
async function addOthers(told) {
  const { othersHere } = await import("./engine/local.js");
  const others = await othersHere(told.lays).catch(() => []);
  if (advice.value === told) advice.value = { ...told, others };
}

/** A hint is about this moment: without a connection it is not kept for later. @returns {Promise<Answer | Hint>} */
function askedHint() {
  const id = newId();
  if (status.value.is !== "open") return Promise.resolve(ownRefusal(id, "offline"));
  return new Promise((resolve) => {
    hinting = { id, resolve };
    transmit({ type: "hint", id });
  });
}

/** @param {GiveSignal["meaning"]} meaning @param {PileLetter | null} pile */
export const signalAbout = (meaning, pile) => attempt({ do: "signal", meaning, pile });

/** @param {PileLetter | null} pile */
export const withdraw = (pile) => attempt({ do: "withdraw", pile });
