// @ts-check
// A recorded game to look at: the whole table after every lay, with open cards, as the server sends it.

/** @import { Replay, ReplayStep } from "../../wire.js" */
/** @import { Played } from "./reading.js" */

import { jumpOf, leftOf, LETTERS } from "../game.js";
import { positionOf } from "../kernel.js";
import { gradeOf } from "../showing.js";

/** @param {Played} played @returns {Replay} */
export function replayOf({ head, entries, first, steps, left }) {
  const { rules, players, start, seed } = head;
  /** @type {ReplayStep[]} */
  const shown = [stepOf(first, 0)];
  let turn = 1;
  for (const [at, { before, after, lay }] of steps.entries()) {
    if (!lay) continue;
    const next = steps[at + 1];
    const ends = next !== undefined && next.lay === null;
    const state = ends ? next.after : after;
    const position = positionOf(before);
    const { seat } = position.turn;
    const held = position.hands[seat] ?? [];
    const trick = jumpOf(position, lay.card, lay.pile) < 0;
    const drew = (positionOf(state).hands[seat] ?? []).filter((card) => !held.includes(card));
    const pile = LETTERS[lay.pile] ?? "a";
    shown.push({ ...stepOf(state, turn), seat, lay: `${lay.card}${pile}`, card: lay.card, pile, trick, ended_turn: ends, drew });
    turn += Number(ends);
  }
  const parts = entries.flatMap((entry) => ("lays" in entry ? [entry] : []));
  return {
    rules: rules.name,
    fire_cards: rules.fire,
    players,
    start,
    seed,
    result: left === null ? null : { won: left === 0, left, grade: gradeOf(left) },
    total: rules.highest - rules.lowest + 1,
    turns: parts.filter((_, at) => at === 0 || !parts[at - 1]?.goesOn).length,
    steps: shown,
  };
}

/** @param {Uint8Array} state @param {number} turn @returns {ReplayStep} */
function stepOf(state, turn) {
  const position = positionOf(state);
  const { tops, hands, draw } = position;
  const nothing = { seat: null, lay: null, card: null, pile: null, trick: false, ended_turn: false, drew: [] };
  return { ...nothing, tops, hands, draw: draw.length, left: leftOf(position), turn };
}
