// @ts-check
// Positions worth solving, as `ninetyeight puzzles` writes them: a line of JSON each. One that cannot be read is left out.

/** @import { ShownRules } from "../wire.js" */
/** @import { Moment } from "../engine/game.js" */

import { BOT_NAMES } from "../engine/creating.js";
import { LETTERS } from "../engine/game.js";
import { packedRules } from "../engine/kernel.js";

/** @typedef {{ name: string, position: string, signals: readonly string[] | null, found: Record<string, number> }} Puzzle */
/** What the page knows of a puzzle before somebody solves it. @typedef {{ name: string, rules: string, players: number, rating: number }} ListedPuzzle */

/** @param {string} text @param {readonly ShownRules[]} ruleSets @returns {Map<string, Puzzle>} by their names */
export function readPuzzles(text, ruleSets) {
  /** @type {Map<string, Puzzle>} */
  const found = new Map();
  for (const line of text.split("\n")) {
    try {
      /** @type {Puzzle} */
      const puzzle = JSON.parse(line);
      momentOf(puzzle, ruleSets);
      ratingOf(puzzle);
      found.set(puzzle.name, puzzle);
    } catch {
      // The last line is empty, and a puzzle of another release may be about rules that this one does not have.
    }
  }
  return found;
}

/** From 600 for one that every bot finds to 2600 for one that none finds. @param {Puzzle} puzzle */
const ratingOf = ({ found }) => Math.round(600 + 400 * Object.values(found).reduce((sum, share) => sum + 1 - share, 0));

/** @param {Puzzle} puzzle @returns {ListedPuzzle} */
export function listed(puzzle) {
  const [rules = "", ...fields] = puzzle.position.split(" ");
  const players = fields.find((field) => field.startsWith("counts="))?.split("/").length ?? 0;
  return { name: puzzle.name, rules, players, rating: ratingOf(puzzle) };
}

/** The moment of a puzzle; where the unseen cards are is made up, and nobody is shown it. @param {Puzzle} puzzle @param {readonly ShownRules[]} ruleSets @returns {Moment} */
export function momentOf({ position, signals }, ruleSets) {
  const [name = "", ...fields] = position.split(" ");
  const rules = ruleSets.find((known) => known.name === name);
  if (!rules) throw new Error(`unknown rules: ${name}`);
  const values = Object.fromEntries(fields.map((field) => field.split("=")));
  const numbers = (/** @type {string} */ text) => (text === "-" ? [] : text.split(/[./]/).map(Number));
  const [, seat = "", laid = "", minimum = "", due = ""] = /^(\d+):(\d+)\/(\d+):(-|[a-d]+)$/.exec(values["turn"] ?? "") ?? [];
  const [hand, gone, counts, tops] = ["hand", "gone", "counts", "tops"].map((field) => numbers(values[field] ?? ""));
  if (!hand || !gone || !counts || !tops || !seat) throw new Error(`not a position: ${position}`);
  const unseen = Array.from({ length: rules.highest - rules.lowest + 1 }, (_, at) => rules.lowest + at).filter((card) => !hand.includes(card) && !gone.includes(card));
  const hands = counts.map((count, at) => (at === Number(seat) - 1 ? hand : unseen.splice(0, count)));
  const dueBits = LETTERS.reduce((bits, pile, at) => bits | (due.includes(pile) ? 1 << at : 0), 0);
  const state = [
    ...packedRules(rules, counts.length),
    ...tops,
    ...[Number(seat) - 1, Number(laid), Number(minimum), dueBits],
    ...hands.flatMap((cards) => [cards.length, ...cards]),
    ...[unseen.length, ...unseen],
  ];
  if (unseen.length !== Number(values["draw-count"])) throw new Error(`cards are missing: ${position}`);
  return {
    rules: name,
    players: counts.map((_, at) => BOT_NAMES[at] ?? ""),
    talk: signals !== null,
    signals: (signals ?? []).map(signalOf),
    state: Uint8Array.from(state),
  };
}

/** @param {string} text such as "2 leave a" @returns {Moment["signals"][number]} */
function signalOf(text) {
  const [seat, meaning, pile] = text.split(" ");
  return { seat: Number(seat) - 1, meaning: /** @type {"leave"} */ (meaning), pile: /** @type {"a"} */ (pile) };
}
