// @ts-check
// What the server has told this tab. Each part is replaced whole when it is sent anew.

/** @import { Mine, ShownGame, ShownTable, Step, Update, Welcome, You } from "./wire.js" */
/** @typedef {"a" | "b" | "c" | "d"} PileLetter */
/** @typedef {import("@preact/signals").Signal<T>} Signal @template T */

import { batch, computed, signal } from "./vendor/libraries.js";

/** @type {readonly PileLetter[]} */
export const PILES = ["a", "b", "c", "d"];
/** Which way a pile goes, as it is drawn. @param {PileLetter} pile */
export const isRising = (pile) => pile === "a" || pile === "b";

const LOG_LENGTH = 400;

/** @type {Signal<You | null>} */
export const you = signal(null);
/** @type {Signal<ShownTable | null>} */
export const table = signal(null);
/** @type {Signal<ShownGame | null>} */
export const game = signal(null);
/** @type {Signal<Mine | null>} */
export const mine = signal(null);
/** @type {Signal<readonly Step[]>} */
export const log = signal([]);
/** The last step that is known here. */
export const seq = signal(0);

/** The card of the own hand that is chosen to be laid. @type {Signal<number | null>} */
export const chosen = signal(null);
/** The lay that waits for its answer. @type {Signal<{ card: number, pile: PileLetter } | null>} */
export const pending = signal(null);
/** What a steady player would lay now. @type {Signal<import("./wire.js").Hint | null>} */
export const advice = signal(null);

/** Seconds by which the clock of the server is ahead. */
let ahead = 0;

/** The time of the server, in seconds since 1970. */
export const now = () => Date.now() / 1000 + ahead;

export const seats = computed(() => table.value?.seats ?? []);
export const mySeat = computed(() => you.value?.seat ?? null);
export const isMyTurn = computed(
  () => mySeat.value !== null && !game.value?.result && game.value?.turn?.seat === mySeat.value,
);
/** Whether this person sits at the table with nobody else. */
export const isAlone = computed(() => seats.value.filter(Boolean).length === 1);

/** @param {number} seat */
export const nameOf = (seat) => seats.value[seat]?.name ?? "?";

/** The lays of the chosen card, by pile. */
export const openPiles = computed(() => {
  const lays = mine.value?.lays.filter((lay) => lay.card === chosen.value) ?? [];
  return new Map(lays.map((lay) => [lay.pile, lay]));
});

/** @typedef {(step: Step, before: ShownGame | null) => void} Listener */
/** @type {Set<Listener>} */
const listeners = new Set();

/**
 * Calls back after every step that happens while somebody looks on; not for those told on arrival.
 * @param {Listener} listener
 */
export function onStep(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {Welcome} message */
export function welcome(message) {
  ahead = message.now - Date.now() / 1000;
  const resumed = message.complete && seq.value > 0;
  batch(() => {
    you.value = message.you;
    table.value = message.table;
    game.value = message.game;
    mine.value = message.mine;
    log.value = (resumed ? [...log.value, ...message.steps] : message.steps).slice(-LOG_LENGTH);
    seq.value = message.seq;
    settle();
  });
}

/** @param {Update} message */
export function update(message) {
  const before = game.value;
  batch(() => {
    you.value = message.you ?? you.value;
    table.value = message.table ?? table.value;
    game.value = message.game ?? game.value;
    mine.value = message.mine ?? mine.value;
    log.value = [...log.value, message.step].slice(-LOG_LENGTH);
    seq.value = message.step.seq;
    settle();
  });
  for (const listener of listeners) listener(message.step, before);
}

/** Lets go of what is no longer there. */
function settle() {
  if (chosen.value !== null && !mine.value?.hand.includes(chosen.value)) chosen.value = null;
  advice.value = null;
}

export function forget() {
  batch(() => {
    you.value = table.value = game.value = mine.value = null;
    log.value = [];
    seq.value = 0;
    chosen.value = pending.value = advice.value = null;
  });
}
