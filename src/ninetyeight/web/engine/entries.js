// @ts-check
// What happens in a turn, and how a record writes it: lays, and what was said between them.

/** @import { ShownSignal } from "../wire.js" */

/** @typedef {ShownSignal["meaning"] | "withdraw"} Meaning */
/** @typedef {{ card: number, pile: "a" | "b" | "c" | "d", trick: boolean }} Laid */
/** @typedef {{ seat: number, meaning: Meaning, pile: ShownSignal["pile"] }} Said */
/** @typedef {Laid | Said} Happened */
/** The lays of a turn, or of a part of it; it goes on if it neither ended nor was the end of the game. @typedef {{ seat: number, lays: Laid[], goesOn: boolean }} PlayedTurn */
/** @typedef {PlayedTurn | Said} Entry */

/** @param {Happened} each @returns {each is Laid} */
export const isLay = (each) => "card" in each;

/** The entries of one turn, in parts if something was said between its lays. @param {number} seat @param {readonly Happened[]} since @param {boolean} goesOn @returns {Entry[]} */
export function turnEntries(seat, since, goesOn) {
  /** @type {Entry[]} */
  const entries = [];
  let left = since.filter(isLay).length;
  /** @type {PlayedTurn | null} */
  let part = null;
  for (const each of since) {
    if (!isLay(each)) {
      entries.push(each);
      part = null;
      continue;
    }
    if (!part) entries.push((part = { seat, lays: [], goesOn }));
    part.lays.push(each);
    left -= 1;
    part.goesOn = goesOn || left > 0;
  }
  return entries;
}

/** What happened up to the last lay, and what was said after it. @param {readonly Happened[]} since */
function split(since) {
  const said = since.length - 1 - since.findLastIndex(isLay);
  return { until: since.slice(0, since.length - said), after: /** @type {Said[]} */ (since.slice(since.length - said)) };
}

/**
 * What has happened, with what is said now. What the seat said about the same thing since the last lay counts no more
 * and is forgotten, but for a signal that is withdrawn.
 * @param {readonly Happened[]} since @param {Said} said @returns {Happened[]}
 */
export function withSaid(since, said) {
  const { until, after } = split(since);
  const kept = after.filter(
    ({ seat, pile, meaning }) => seat !== said.seat || pile !== said.pile || (meaning !== "withdraw" && said.meaning === "withdraw"),
  );
  return [...until, ...kept, said];
}

/** What has happened without the last lay; what was said after it now precedes the next one. @param {readonly Happened[]} since */
export function withoutLastLay(since) {
  const { until, after } = split(since);
  const last = /** @type {Laid | undefined} */ (until.at(-1));
  return { last, since: after.reduce(withSaid, /** @type {Happened[]} */ (until.slice(0, -1))) };
}
