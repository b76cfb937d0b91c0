// @ts-check
// Whether a game can be won with all cards known, and until when it could: as ninetyeight.solver finds it out.

/** @import { Kernel } from "../engine/kernel.js" */
/** @import { Played } from "../engine/records/reading.js" */
/** @import { Lay } from "./turns.js" */

import { KernelError, pairs } from "../engine/kernel.js";

/** The way has card 0 for the end of a turn. @typedef {{ answer: "won" | "lost" | "unknown", way: Lay[] }} Solution */
/** After which turns the game could be won for certain, and after which it could not; turn 0 is before the first. @typedef {{ wonUntil: number | null, lostFrom: number | null }} TurningPoint */

const ANSWERS = /** @type {const} */ (["lost", "won", "unknown"]);
const [MIN_WIDTH, MAX_WIDTH, WIDENING] = [64, 2 ** 16, 4];

/** Looks at about so many positions: each pass is wider than the last, as far as the nodes allow. @param {Kernel} kernel @param {Uint8Array} state @param {number} nodes @param {number} seed @returns {Solution} */
export function solve(kernel, state, nodes, seed) {
  let width = MIN_WIDTH;
  for (let number = 0; ; number++) {
    const { answer, way, lookedAt } = pass(kernel, state, width, nodes, seed + number);
    if (answer !== "unknown") return { answer, way };
    nodes -= lookedAt;
    const affordable = Math.floor((width * nodes) / Math.max(1, lookedAt));
    if (affordable < MIN_WIDTH) return { answer: "unknown", way: [] };
    width = Math.min(WIDENING * width, affordable, MAX_WIDTH);
  }
}

/** @param {Kernel} kernel @param {Uint8Array} state @param {number} width @param {number} nodes @param {number} seed */
function pass(kernel, state, width, nodes, seed) {
  const answer = kernel.ask("solve", state, width, BigInt(nodes), BigInt(seed));
  const numbers = new DataView(answer.buffer);
  const count = numbers.getInt32(4, true);
  return {
    answer: ANSWERS[numbers.getInt32(0, true)] ?? "unknown",
    lookedAt: Number(numbers.getBigInt64(8, true)),
    way: pairs(answer.subarray(16, 16 + 2 * count)),
  };
}

/** The states after each turn, the first before all of them. @param {Played} played */
export function statesOf({ entries, first, steps }) {
  const parts = entries.flatMap((entry) => ("lays" in entry ? [entry] : []));
  const turns = parts.filter((_, at) => !parts[at - 1]?.goesOn).length;
  const states = [first, ...steps.flatMap(({ after, lay }) => (lay ? [] : [after]))];
  const last = steps.at(-1)?.after;
  return states.length <= turns && last ? [...states, last] : states;
}

/** A game that can be won after a turn could be won after all before it, so few have to be tried. @param {Kernel} kernel @param {Played} played @param {number} nodes for each turn that is tried @param {number} seed @returns {TurningPoint} */
export function turningPoint(kernel, played, nodes, seed) {
  const states = statesOf(played);
  /** @type {Map<number, Solution["answer"]>} */
  const known = new Map();
  const answer = (/** @type {number} */ turn) => {
    const found = known.get(turn) ?? answerFor(kernel, states[turn], nodes, seed);
    known.set(turn, found);
    return found;
  };
  if (played.left === 0) return { wonUntil: states.length - 1, lostFrom: null };
  const won = firstFrom(states.length, (turn) => answer(turn) !== "won");
  const lost = firstFrom(states.length, (turn) => answer(turn) === "lost");
  return { wonUntil: won ? won - 1 : null, lostFrom: lost < states.length ? lost : null };
}

/** @param {Kernel} kernel @param {Uint8Array | undefined} state @param {number} nodes @param {number} seed */
function answerFor(kernel, state, nodes, seed) {
  try {
    return state ? solve(kernel, state, nodes, seed).answer : "unknown";
  } catch (error) {
    if (error instanceof KernelError) return "unknown"; // A browser may have less memory to give.
    throw error;
  }
}

/** The first number below `end` from which on something holds, or `end`. @param {number} end @param {(number: number) => boolean} holds */
function firstFrom(end, holds) {
  let [low, high] = [0, end];
  while (low < high) {
    const middle = (low + high) >> 1;
    [low, high] = holds(middle) ? [low, middle] : [middle + 1, high];
  }
  return low;
}
