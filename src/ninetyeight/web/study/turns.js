// @ts-check
// The turns of a recorded game, each with what its player could know when it began.

/** @import { Said } from "../engine/entries.js" */
/** @import { Kernel } from "../engine/kernel.js" */
/** @import { Played } from "../engine/records/reading.js" */

import { viewWith } from "../engine/bots.js";
import { jumpOf, LETTERS } from "../engine/game.js";
import { positionOf } from "../engine/kernel.js";

/** A card and a pile. @typedef {readonly [card: number, pile: number]} Lay */
/** A turn that was played to its end; `heard` is what the others had said. @typedef {{ number: number, seat: number, lays: Lay[], state: Uint8Array, heard: readonly { seat: number, meaning: string, pile: Said["pile"] }[] }} RecordedTurn */

/** All turns but one that was not played to its end. @param {Played} played @returns {RecordedTurn[]} */
export function recordedTurns({ entries, steps }) {
  /** @type {RecordedTurn[]} */
  const turns = [];
  /** The turn of which a part was read. @type {RecordedTurn | null} */
  let open = null;
  /** @type {Said[]} */
  let heard = [];
  let at = 0;
  for (const entry of entries) {
    if ("said" in entry) {
      const { said } = entry;
      const others = heard.filter(({ seat, pile }) => seat !== said.seat || pile !== said.pile);
      heard = said.meaning === "withdraw" || said.pile === null ? others : [...others, said];
      continue;
    }
    const state = steps[at]?.before;
    if (!state) break;
    open ??= { number: turns.length + 1, seat: entry.seat, lays: [], state, heard };
    for (const { card, pile } of entry.lays) {
      open.lays.push([card, pile]);
      heard = heard.filter((said) => said.pile !== LETTERS[pile]);
      at += 1;
    }
    if (entry.goesOn) continue;
    turns.push(open);
    open = null;
    if (steps[at]?.lay === null) at += 1;
  }
  return turns;
}

/** What the player of a turn could know, in packed bytes. @param {Kernel} kernel @param {RecordedTurn} turn @param {boolean} talk whether signals could be given */
export const viewAt = (kernel, { state, heard }, talk) => viewWith(kernel, state, talk ? heard : null);

/** Lays as a record writes them. @param {readonly number[]} tops those before the first @param {readonly Lay[]} lays */
export function written(tops, lays) {
  const now = [...tops];
  return lays
    .map(([card, pile]) => {
      const isTrick = jumpOf({ tops: now }, card, pile) < 0;
      now[pile] = card;
      return `${card}${LETTERS[pile]}${isTrick ? "!" : ""}`;
    })
    .join(" ");
}

/** What `written` has written. @param {string} text @returns {Lay[]} */
export const readLays = (text) =>
  [...text.matchAll(/(\d+)([a-d])/g)].map(([, card, pile]) => [Number(card), LETTERS.indexOf(/** @type {"a"} */ (pile))]);

/** @param {Uint8Array} state */
export const topsOf = (state) => positionOf(state).tops;
