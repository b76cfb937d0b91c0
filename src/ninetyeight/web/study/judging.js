// @ts-check
// One turn, judged by the kernel from what its player could know, as ninetyeight.review does it (docs/review.md).

/** @import { Kernel } from "../engine/kernel.js" */
/** @import { Lay } from "./turns.js" */

import { DEPTH } from "../engine/bots.js";
import { LETTERS } from "../engine/game.js";
import { pairs } from "../engine/kernel.js";

/** How much work a turn is: WORK in review/effort.py, and a first look that has an answer for every turn soon. */
export const WORK = /** @type {const} */ ({
  glance: { picks: 2, deals: 16, rounds: 1, nodes: 0 },
  quick: { picks: 8, deals: 64, rounds: 1, nodes: 100_000 },
  normal: { picks: 32, deals: 384, rounds: 1, nodes: 400_000 },
  deep: { picks: 128, deals: 2048, rounds: 2, nodes: 10_000_000 },
});
/** @typedef {keyof typeof WORK} Effort */
/** @typedef {"good" | "inaccuracy" | "mistake" | "blunder"} Mark */
/** What speaks against a turn: a code, and facts for a sentence. @typedef {{ code: string } & Record<string, string | number>} Reason */
/** A turn, its chance to win in 1/10000, and how many cards will be left in 1/100. @typedef {{ lays: Lay[], chance: number, left: number }} JudgedTurn */
/** Numbers as the kernel gives them; `cost` is what the best turn is better by. @typedef {{ mark: Mark | null, cost: number, error: number, leftCost: number, leftError: number, chance: number, left: number, candidates: number, best: JudgedTurn[], reasons: Reason[] }} Judgement */

/** The rule sets that bots have learned, for every number of players: WEIGHTED in bots/weights.py. */
export const LEARNED = ["standard", "standard+fire", "expert", "expert+fire", "expert-hand", "expert-hand+fire"];

/** The kernel's chances and cards left are in parts of so many. */
export const CHANCES = 10_000;
export const CARDS = 100;

const MARKS = /** @type {const} */ ([null, "good", "inaccuracy", "mistake", "blunder"]);
/** The codes by the numbers of the kernel, and which facts go with each: review/reasons.py. @type {readonly [code: string, ...facts: string[]][]} */
const REASONS = [
  ["loses"],
  ["jump", "card", "pile", "count", "best"],
  ["trick", "count", "played"],
  ["fire", "pile"],
  ["blocked", "count", "best"],
  ["unheard", "pile", "player"],
  ["too-few", "count", "best"],
  ["too-many", "count", "best"],
  ["farther", "count", "best"],
  ["overall"],
  ["signal", "pile", "player"],
  ["no-choice"],
];

/** The network of the kernel's first place and this calibration judge. @param {Kernel} kernel @param {Uint8Array} view @param {readonly Lay[]} lays @param {Uint8Array} calibration @param {Effort} effort @param {bigint} seed @returns {Judgement} */
export function judged(kernel, view, lays, calibration, effort, seed) {
  const { picks, deals, rounds } = WORK[effort];
  const depth = rounds * (DEPTH[view[0] ?? 0] ?? 0);
  const { mark, best, reasons, lays: _, ...numbers } = kernel.review(view, lays.flat(), calibration, picks, deals, depth, seed);
  return {
    ...numbers,
    mark: MARKS[mark] ?? null,
    best: best.map((turn) => ({ ...turn, lays: pairs(turn.lays) })),
    reasons: reasons.map(reasonOf),
  };
}

/** @param {readonly number[]} found @returns {Reason} */
function reasonOf([fault = 0, card = 0, pile = 0, seat = 0, count = 0, other = 0]) {
  const [code = "", ...names] = REASONS[fault] ?? [];
  /** @type {Record<string, string | number>} */
  const facts = { card, pile: LETTERS[pile] ?? "", player: seat + 1, count, best: other, played: other };
  return { code, ...Object.fromEntries(names.map((name) => [name, facts[name] ?? 0])) };
}

/** A seed of its own for each turn, so that no two are judged on the same deals. @param {Kernel} kernel @param {number} seed @param {number} number @param {Uint8Array} view */
export function seedOf(kernel, seed, number, view) {
  const digest = kernel.digest([...new TextEncoder().encode(`${seed}/${number}/`), ...view]);
  return new DataView(digest.buffer).getBigUint64(0);
}
