// @ts-check
// What somebody has solved: a rating, a streak of days, and which puzzles. It is kept on this device and sent nowhere.

/** @import { ListedPuzzle } from "../../study/puzzles.js" */

import { signal } from "../../vendor/libraries.js";

/** `solved` has the puzzles that were tried, 1 for those solved at the first try. @typedef {{ rating: number, streak: number, lastDay: number, solved: Record<string, 0 | 1> }} Progress */

const KEY = "n98-puzzles";
/** @type {Progress} */
const BEGINNING = { rating: 1000, streak: 0, lastDay: -1, solved: {} };
/** How much one puzzle changes the rating at most. */
const STEP = 48;
/** As hard as this much above the own rating is the right thing to learn from. */
const REACH = 50;
const DAY = 24 * 60 * 60 * 1000;

/** @returns {Progress} */
function stored() {
  try {
    const { rating, streak, lastDay, solved } = JSON.parse(localStorage.getItem(KEY) ?? "");
    if ([rating, streak, lastDay].every(Number.isFinite) && solved && typeof solved === "object") return { rating, streak, lastDay, solved };
  } catch {
    // Storage may be forbidden, empty or damaged: then it begins anew.
  }
  return BEGINNING;
}

export const progress = signal(stored());

/** What is kept now: another tab may have solved something since. */
export function renewProgress() {
  const now = stored();
  if (now !== BEGINNING) progress.value = now;
  return progress.value;
}

/** The days since 1970, by UTC: the same for everybody. @param {number} [now] */
export const dayNumber = (now = Date.now()) => Math.floor(now / DAY);

/** Today's puzzle. Days go through all of them before one comes again, if their number is no multiple of the stride. @param {readonly ListedPuzzle[]} puzzles @param {number} day */
export const puzzleOf = (puzzles, day) => puzzles[(day * 7919) % puzzles.length];

/** What comes next: of those not tried yet the one that is best to learn from. @param {readonly ListedPuzzle[]} puzzles @param {Progress} [now] */
export function nextPuzzle(puzzles, { rating, solved } = progress.value) {
  const fresh = puzzles.filter(({ name }) => !(name in solved));
  const failed = puzzles.filter(({ name }) => solved[name] === 0);
  const from = [fresh, failed, puzzles].find((some) => some.length > 0) ?? [];
  const far = (/** @type {ListedPuzzle} */ puzzle) => Math.abs(puzzle.rating - rating - REACH);
  return from.reduce((/** @type {ListedPuzzle | undefined} */ best, puzzle) => (best && far(best) <= far(puzzle) ? best : puzzle), undefined);
}

/** @param {Progress} before @param {{ name: string, rating: number }} puzzle @param {boolean} isSolved @param {boolean} isToday @param {number} day @returns {Progress} */
export function afterTry(before, { name, rating }, isSolved, isToday, day) {
  const isFirst = !(name in before.solved);
  const expected = 1 / (1 + 10 ** ((rating - before.rating) / 400));
  const streak = isSolved && isToday && before.lastDay !== day ? (before.lastDay === day - 1 ? before.streak + 1 : 1) : before.streak;
  return {
    rating: isFirst ? Math.round(before.rating + STEP * (Number(isSolved) - expected)) : before.rating,
    streak,
    lastDay: isSolved && isToday ? day : before.lastDay,
    solved: isFirst || isSolved ? { ...before.solved, [name]: isFirst ? (isSolved ? 1 : 0) : (before.solved[name] ?? 0) } : before.solved,
  };
}

/** A streak that was not gone on with yesterday is over. @param {Progress} now @param {number} day */
export const streakOn = ({ streak, lastDay }, day) => (lastDay >= day - 1 ? streak : 0);

/** @param {Progress} next */
export function keepProgress(next) {
  progress.value = next;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // As above: it is remembered until the page is left.
  }
}
