// @ts-check
// How a game could have been won with all cards known: as it was played up to a turn, and then by the line that wins.

/** @import { Replay } from "../wire.js" */
/** @import { Kernel } from "../engine/kernel.js" */
/** @import { Played, Step } from "../engine/records/reading.js" */
/** @import { Lay } from "./turns.js" */

import { leftOf } from "../engine/game.js";
import { positionOf } from "../engine/kernel.js";
import { replayOf } from "../engine/records/replay.js";
import { solve, statesOf } from "./solving.js";

/** @param {Kernel} kernel @param {Played} played @param {readonly number[]} turns where to leave the game, the best place first @param {number} nodes @param {number} seed @returns {Replay | null} */
export function winningLine(kernel, played, turns, nodes, seed) {
  const states = statesOf(played);
  for (const turn of turns) {
    const state = states[turn - 1];
    const { answer, way } = state ? solve(kernel, state, nodes, seed) : { answer: "unknown", way: [] };
    if (state && answer === "won") return along(kernel, played, turn, state, way);
  }
  return null;
}

/** @param {Kernel} kernel @param {Played} played @param {number} turn @param {Uint8Array} state @param {readonly Lay[]} way @returns {Replay} */
function along(kernel, { head, first, steps }, turn, state, way) {
  const ends = steps.flatMap(({ lay }, at) => (lay ? [] : [at + 1]));
  /** @type {Step[]} */
  const all = steps.slice(0, ends[turn - 2] ?? 0);
  for (const [card, pile] of way) {
    const after = card ? kernel.ask("lay", state, card, pile) : kernel.ask("end_turn", state);
    all.push({ before: state, after, lay: card ? { card, pile } : null });
    state = after;
  }
  if (leftOf(positionOf(state)) > 0) throw new Error("the way does not win");
  const count = all.filter(({ lay }) => !lay).length + 1;
  return { ...replayOf({ head, entries: [], first, steps: all, left: 0 }), turns: count };
}
