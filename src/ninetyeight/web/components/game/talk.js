// @ts-check
// What happened and what was said, in one stream, with a line to write into.

/** @import { GiveSignal, ShownStep } from "../../wire.js" */
/** @import { PileLetter } from "../../state.js" */

import { isLocal } from "../../connection.js";
import { Icon } from "../../drawings.js";
import { send } from "../../moves.js";
import { game, isAlone, isRising, log, mySeat, nameOf, nameThen, seats, table } from "../../state.js";
import { computed, html, useEffect, useLayoutEffect, useRef, useSignal } from "../../vendor/libraries.js";
import { knows, reason, say } from "../../words.js";
import { Avatar } from "../seat.js";

/**
 * @typedef {{ is: "turn", key: number, name: string, seat: number, lays: { card: number, pile: PileLetter, trick: boolean }[], drew: number | null }} TurnEntry
 * @typedef {{ is: "chat", key: number, name: string, seat: number, text: string }} ChatEntry
 * @typedef {{ is: "signal", key: number, name: string, seat: number, meaning: GiveSignal["meaning"], pile: PileLetter | null }} SignalEntry
 * @typedef {{ is: "note", key: number, name: string, seat: number, word: string, facts: import("../../words.js").Facts }} NoteEntry
 * @typedef {TurnEntry | ChatEntry | SignalEntry | NoteEntry} Entry
 */

/** @param {number} seat */
const isPlayedByBot = (seat) => seats.value[seat]?.kind === "bot" || Boolean(seats.value[seat]?.stand_in);

/** @param {readonly ShownStep[]} steps @returns {Entry[]} */
export function entriesOf(steps) {
  /** @type {Entry[]} */
  const entries = [];
  let turn = /** @type {TurnEntry | null} */ (null);
  const away = new Set();
  let key = 0;
  for (const { step, event } of steps.flatMap((step) => step.events.map((event) => ({ step, event })))) {
    key += 1;
    const name = "name" in event ? event.name : "seat" in event ? nameThen(step, event.seat) : "";
    switch (event.is) {
      case "laid":
        if (turn?.seat !== event.seat) {
          turn = { is: "turn", key, name, seat: event.seat, lays: [], drew: null };
          entries.push(turn);
        }
        turn.lays.push(event);
        break;
      case "taken-back":
        turn?.lays.pop();
        break;
      case "turn-ended":
        if (turn) turn.drew = event.drew;
        turn = null;
        break;
      case "chatted":
        entries.push({ is: "chat", key, name, seat: event.seat, text: event.text });
        break;
      case "signalled":
        // What bots say is seen on the piles as long as it holds; here it would be most of what there is.
        if (isPlayedByBot(event.seat)) break;
        entries.push({ is: "signal", key, name, seat: event.seat, meaning: event.meaning, pile: event.pile ?? null });
        break;
      case "dealt":
        turn = null;
        entries.push({ is: "note", key, name, seat: -1, word: "dealt", facts: { number: event.number } });
        break;
      case "sat":
      case "began":
      case "handed-over":
      case "seat-taken":
      case "joined":
      case "stood":
        entries.push({ is: "note", key, name, seat: event.seat, word: event.is, facts: {} });
        break;
      case "presence":
        // Joining for the first time is sitting down, and that is in the log already.
        if (event.seat !== mySeat.value && (!event.here || away.delete(event.seat))) {
          entries.push({ is: "note", key, name, seat: event.seat, word: event.here ? "here" : "away", facts: {} });
        }
        if (!event.here) away.add(event.seat);
        break;
      case "objected":
        entries.push({ is: "note", key, name, seat: event.seat, word: "objected", facts: {} });
        break;
    }
  }
  return entries.filter((entry) => entry.is !== "turn" || entry.lays.length > 0);
}

const entries = computed(() => entriesOf(log.value));

/**
 * Only the tops are to be seen, so the stream forgets the cards of earlier rounds as people do,
 * unless the table has the memory aid.
 */
const remembered = computed(() => {
  const turns = entries.value.filter((entry) => entry.is === "turn");
  return new Set(table.value?.options.memory_aid ? turns : turns.slice(-Math.max(2, seats.value.length)));
});

/** @param {Entry} entry */
const person = ({ seat, name }) => (seat === mySeat.value && name === nameOf(seat) ? say("web-you") : name);

export function Talk() {
  /** @type {import("preact").RefObject<HTMLOListElement | null>} */
  const ref = useRef(null);
  useLayoutEffect(() => {
    ref.current?.scrollTo({ top: ref.current.scrollHeight });
  }, [entries.value.length, log.value.length]);
  return html`<div class="talk">
    <ol class="talk-stream" ref=${ref} tabindex="0" aria-label=${say("web-log")}>
      ${entries.value.map((entry) => html`<${Line} key=${entry.key} entry=${entry} />`)}
      ${entries.value.length === 0 && html`<li class="talk-empty soft">${say("web-log-empty")}</li>`}
    </ol>
    ${mySeat.value !== null && !isAlone.value && !isLocal() && table.value?.options.talk && html`<${Write} />`}
  </div>`;
}

/** @param {{ entry: Entry }} props */
function Line({ entry }) {
  const who = seats.value[entry.seat];
  const face = entry.seat >= 0 && html`<${Avatar} seat=${entry.seat} name=${entry.name} kind=${who?.name === entry.name ? who.kind : "person"} />`;
  switch (entry.is) {
    case "turn":
      return html`<li class="line line--turn">
        ${face}
        <span class="line-name">${person(entry)}</span>
        <span class="line-lays">
          ${remembered.value.has(entry)
            ? entry.lays.map((each) => html`<${LaidCard} ...${each} />`)
            : html`<span class="soft">${say("web-cards", { count: entry.lays.length })}</span>`}
        </span>
      </li>`;
    case "chat":
      return html`<li class=${entry.seat === mySeat.value ? "line line--chat is-mine" : "line line--chat"}>
        ${face}<span class="line-said"><b class="line-name">${person(entry)}</b>${entry.text}</span>
      </li>`;
    case "signal":
      return html`<li class="line line--signal">
        ${face}<span class="line-name">${person(entry)}</span>
        <span class=${`chip chip--${entry.meaning}`}>
          <${Icon} name=${entry.meaning} />${say(`web-signal-short-${entry.meaning}`)}
          ${entry.pile && html`<${Place} pile=${entry.pile} />`}
        </span>
      </li>`;
    case "note":
      return html`<li class="line line--note soft">
        ${say(`web-note-${entry.word}`, { name: entry.name, ...entry.facts })}
      </li>`;
  }
}

/** @param {{ card: number, pile: PileLetter, trick: boolean }} props */
function LaidCard({ card, pile, trick }) {
  return html`<span class=${trick ? "laid is-trick" : "laid"}>
    ${trick && html`<${Icon} name="back" /><span class="unseen">${say("web-trick")}</span>`}
    <b>${card}</b><${Place} pile=${pile} />
  </span>`;
}

/** @param {{ pile: PileLetter }} props */
function Place({ pile }) {
  return html`<span class=${isRising(pile) ? "place place--rise" : "place place--fall"}>
    <${Icon} name=${isRising(pile) ? "up" : "down"} />${pile}
  </span>`;
}

/** The line to write into. A message that reveals a number is not sent, and the reason is shown. */
function Write() {
  const text = useSignal("");
  const refused = useSignal("");
  const sending = useRef("");
  /** @type {import("preact").RefObject<HTMLInputElement | null>} */
  const ref = useRef(null);
  useEffect(() => {
    if (refused.value) ref.current?.focus();
  }, [refused.value]);
  const submit = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const message = text.value.trim();
    if (!message || message === sending.current) return;
    sending.current = message;
    const answer = await send({ do: "chat", text: message });
    sending.current = "";
    if (answer.ok) {
      // What was written meanwhile is not sent yet.
      if (text.value.trim() === message) text.value = refused.value = "";
    } else {
      refused.value = knows(`web-refused-${answer.code}`)
        ? say(`web-refused-${answer.code}`)
        : reason(answer.code, answer.facts);
    }
  };
  return html`<form class="write" onSubmit=${submit}>
    ${refused.value && html`<p class="write-refused" role="alert" id="write-refused">${refused.value}</p>`}
    <input
      ref=${ref}
      class="input"
      value=${text.value}
      maxlength="300"
      placeholder=${say("web-write")}
      aria-label=${say("web-write")}
      aria-describedby=${refused.value ? "write-refused" : null}
      onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => {
        text.value = event.currentTarget.value;
        refused.value = "";
      }}
    />
    <button class="icon-button" aria-label=${say("web-send")}><${Icon} name="next" /></button>
  </form>`;
}

/** How many words of others came after a step. @param {number} after */
export const unread = (after) =>
  log.value
    .filter((step) => step.seq > after)
    .flatMap((step) => step.events)
    .filter((event) => event.is === "chatted" && event.seat !== mySeat.value).length;

export const isTalkative = computed(() => !isAlone.value && game.value !== null);
