// @ts-check
// A whole game: what each turn cost, what was play and what was luck. The names are those of `ninetyeight review --json`,
// and so are the numbers (tests/web/test_study.py).

/** @import { Kernel } from "../engine/kernel.js" */
/** @import { Played } from "../engine/records/reading.js" */
/** @import { Effort, Judgement, Mark, Reason } from "./judging.js" */
/** @import { TurningPoint } from "./solving.js" */
/** @import { RecordedTurn } from "./turns.js" */

import { CARDS, CHANCES, judged, seedOf } from "./judging.js";
import { topsOf, viewAt, written } from "./turns.js";

/** A turn and its numbers; chances are parts of 1. @typedef {{ lays: string, chance: number, left: number }} Candidate */
/** What was said about a pile before a turn. @typedef {{ seat: number, meaning: string, pile: string | null }} Heard */
/**
 * What is to be said about a turn; players and turns count from 1. `luck` is null while nobody knows what came next, `winnable` where it
 * could not be found out. `given_away` is what counts for the accuracy, `by_cards` whether the cards left decide over the turn.
 * @typedef {object} TurnReview
 * @property {number} turn
 * @property {number} seat
 * @property {string} lays
 * @property {number} chance_before
 * @property {number} chance_after
 * @property {number} left_before
 * @property {number} left_after
 * @property {number} cost
 * @property {number} cost_error
 * @property {number} left_cost
 * @property {number} left_cost_error
 * @property {number | null} luck
 * @property {Mark | null} mark
 * @property {boolean | null} winnable
 * @property {readonly Reason[]} reasons
 * @property {readonly Candidate[]} best
 * @property {number} candidates
 * @property {boolean} by_cards
 * @property {number} given_away
 * @property {readonly Heard[]} heard
 */
/** `start` + `play` + `luck` = `result`, all parts of 1. @typedef {{ rules: string, players: readonly string[], result: "won" | "lost" | "unfinished", turns: TurnReview[], summary: { seats: { accuracy: number | null, mean_cost: number | null }[], start: number, play: number, luck: number, result: number, last_winnable: number | null } }} Review */

/** Outside, the cards left decide over a turn instead of the chance, as in the kernel. */
const [LOST_BELOW, WON_ABOVE] = [0.02, 0.98];
/** What an accuracy falls by, what a card is worth where only these count, the share of the harmonic mean: review/scores.py. */
const [SCALE, CARD, HARMONIC] = [0.1, 0.02, 0.25];

/** @param {Kernel} kernel @param {Played} played @param {RecordedTurn} turn @param {Uint8Array} calibration @param {Effort} effort @param {number} seed */
export function judgedTurn(kernel, { head }, turn, calibration, effort, seed) {
  const view = viewAt(kernel, turn, head.talk);
  return judged(kernel, view, turn.lays, calibration, effort, seedOf(kernel, seed, turn.number, view));
}

/** The review of the first turns, at least one, that were judged, and of when the game could be won. @param {Played} played @param {readonly RecordedTurn[]} turns @param {readonly Judgement[]} judgements @param {TurningPoint | null} point @returns {Review} */
export function summedUp({ head, left }, turns, judgements, point) {
  const end = judgements.length === turns.length && left !== null ? (left === 0 ? CHANCES : 0) : null;
  /** The chance before a turn, or in the end. */
  const before = (/** @type {number} */ at) => judgements[at]?.best[0]?.chance ?? (at === judgements.length ? end : null);
  const reviews = judgements.map((each, at) => turnReview(/** @type {RecordedTurn} */ (turns[at]), each, before(at + 1), point));
  const lucks = judgements.map((each, at) => (before(at + 1) ?? each.chance) - each.chance);
  const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
  return {
    rules: head.rules.name,
    players: head.players,
    result: end === null ? "unfinished" : end ? "won" : "lost",
    turns: reviews,
    summary: {
      seats: head.players.map((_, seat) => seatReview(reviews.filter((turn) => turn.seat === seat + 1))),
      start: (before(0) ?? 0) / CHANCES,
      play: -sum(judgements.map(({ cost }) => cost)) / CHANCES,
      luck: sum(lucks) / CHANCES,
      result: (end ?? judgements.at(-1)?.chance ?? 0) / CHANCES,
      last_winnable: point && lastWinnable(point, turns.length),
    },
  };
}

/** @param {RecordedTurn} turn @param {Judgement} each @param {number | null} next the chance before the next turn @param {TurningPoint | null} point @returns {TurnReview} */
export function turnReview({ number, seat, lays, state, heard }, each, next, point) {
  const tops = topsOf(state);
  const best = each.best.map(({ lays: found, chance, left }) => ({ lays: written(tops, found), chance: chance / CHANCES, left: left / CARDS }));
  const [chance_before, chance_after] = [best[0]?.chance ?? 0, each.chance / CHANCES];
  const by_cards = chance_before < LOST_BELOW || chance_after > WON_ABOVE;
  const [cost, left_cost] = [each.cost / CHANCES, each.leftCost / CARDS];
  return {
    turn: number,
    seat: seat + 1,
    lays: written(tops, lays),
    chance_before,
    chance_after,
    left_before: best[0]?.left ?? 0,
    left_after: each.left / CARDS,
    cost,
    cost_error: each.error / CHANCES,
    left_cost,
    left_cost_error: each.leftError / CARDS,
    luck: next === null ? null : (next - each.chance) / CHANCES,
    mark: each.mark,
    winnable: point && winnable(point, number),
    reasons: each.reasons,
    best,
    candidates: each.candidates,
    by_cards,
    given_away: Math.max(0, by_cards ? CARD * left_cost : cost),
    heard: heard.map(({ seat: by, meaning, pile }) => ({ seat: by + 1, meaning, pile })),
  };
}

/** Whether the game could be won after the turn before this one. @param {TurningPoint} point @param {number} number */
function winnable({ wonUntil, lostFrom }, number) {
  if (wonUntil !== null && number - 1 <= wonUntil) return true;
  return lostFrom !== null && number - 1 >= lostFrom ? false : null;
}

/** The last turn before which the game could be won, 0 if there is none, if both sides of it are known. @param {TurningPoint} point @param {number} turns */
export function lastWinnable({ wonUntil, lostFrom }, turns) {
  const won = wonUntil ?? -1;
  if (won >= turns) return turns;
  return (lostFrom ?? turns + 1) === won + 1 ? won + 1 : null;
}

/** @param {readonly TurnReview[]} turns of one player */
function seatReview(turns) {
  if (turns.length === 0) return { accuracy: null, mean_cost: null };
  const mean_cost = turns.reduce((sum, { cost }) => sum + cost, 0) / turns.length;
  const each = turns.map(({ given_away }) => Math.max(Math.exp(-given_away / SCALE), 1e-3));
  const mean = each.reduce((sum, part) => sum + part, 0) / each.length;
  const harmonic = each.length / each.reduce((sum, part) => sum + 1 / part, 0);
  return { accuracy: (1 - HARMONIC) * mean + HARMONIC * harmonic, mean_cost };
}
