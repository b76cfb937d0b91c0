// @ts-check
// The worker in which games are reviewed, so that no frame waits for it. Closing it stops everything.

/** @import { Played } from "../engine/records/reading.js" */
/** @import { Replay } from "../wire.js" */
/** @import { Judgement } from "./judging.js" */
/** @import { Moment } from "../engine/game.js" */
/** @import { Puzzle } from "./puzzles.js" */
/** @import { Review, TurnReview } from "./review.js" */

import { Refusal } from "../engine/game.js";
import { hex, positionOf } from "../engine/kernel.js";
import { calibration, isAble, kernelReady, loadNet, ruleSetsReady } from "../engine/loading.js";
import { RecordError } from "../engine/records/lines.js";
import { BeyondKernel, readUpTo } from "../engine/records/reading.js";
import { keepReview, keptReview } from "./keeping.js";
import { judged, LEARNED, seedOf, WORK } from "./judging.js";
import { listed, momentOf, readPuzzles } from "./puzzles.js";
import { judgedTurn, lastWinnable, summedUp, turnReview } from "./review.js";
import { winningLine } from "./line.js";
import { turningPoint } from "./solving.js";
import { readLays, recordedTurns, viewAt } from "./turns.js";

const EFFORT = "normal";
const SEED = 0;

/** What the page hears of a review: of how many turns the numbers are no longer a first look, and whether all is done. @typedef {{ review: Review, sharp: readonly number[], isDone: boolean }} Progress */

const scope = /** @type {{ postMessage: (message: unknown) => void, onmessage: ((event: { data: { id: number, ask: string, args: unknown[] } }) => void) | null }} */ (/** @type {unknown} */ (self));

/** Lets the messages of the page in between. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** What judges turns at such a table. @param {string} rules @param {readonly unknown[]} players */
async function calibrationFor(rules, players) {
  if (!LEARNED.includes(rules)) throw new Refusal("no-network");
  if (!(await loadNet(await kernelReady, { options: { rules }, players }))) throw new Refusal("no-files");
  return calibration();
}

/** @param {Uint8Array} bytes */
async function read(bytes) {
  try {
    return readUpTo(bytes, await ruleSetsReady, await kernelReady);
  } catch (error) {
    if (error instanceof BeyondKernel) throw new Refusal("no-network");
    if (error instanceof RecordError) throw new Refusal("bad-record");
    throw error;
  }
}

/** Judges all turns: first at a glance, then thoroughly, those first that seem to have cost most. @param {Played} played @param {string} game @param {(progress: Progress) => void} tell */
async function reviewed(played, game, tell) {
  const kernel = await kernelReady;
  const turns = recordedTurns(played);
  if (turns.length === 0) throw new Refusal("nothing-to-review");
  const { rules, players } = played.head;
  if (!LEARNED.includes(rules.name)) {
    // Nobody can judge the turns, but whether the game could be won is known all the same.
    const until = lastWinnable(turningPoint(kernel, played, WORK[EFFORT].nodes, SEED), turns.length);
    throw new Refusal("no-network", until === null ? {} : { until });
  }
  const judge = await calibrationFor(rules.name, players);
  // Another network or calibration gives other numbers.
  const key = `${game}/${hex(kernel.digest(judge)).slice(0, 16)}`;
  const kept = await keptReview(key, EFFORT);
  if (kept) return tell({ review: kept, sharp: kept.turns.map(({ turn }) => turn), isDone: true });
  /** @type {Judgement[]} */
  const judgements = [];
  for (const turn of turns) {
    judgements.push(judgedTurn(kernel, played, turn, judge, "glance", SEED));
    await pause();
  }
  /** @type {number[]} */
  const sharp = [];
  const show = () => tell({ review: summedUp(played, turns, judgements, null), sharp, isDone: false });
  show();
  const order = turns.toSorted((one, other) => (judgements[other.number - 1]?.cost ?? 0) - (judgements[one.number - 1]?.cost ?? 0));
  for (const turn of order) {
    judgements[turn.number - 1] = judgedTurn(kernel, played, turn, judge, EFFORT, SEED);
    sharp.push(turn.number);
    show();
    await pause();
  }
  const review = summedUp(played, turns, judgements, turningPoint(kernel, played, WORK[EFFORT].nodes, SEED));
  tell({ review, sharp, isDone: true });
  await keepReview(key, EFFORT, review);
}

/** The puzzles of this release. @type {Promise<Map<string, Puzzle>> | null} */
let puzzles = null;
const puzzlesReady = () =>
  (puzzles ??= (async () => {
    try {
      const answer = await fetch(new URL("./puzzles.jsonl", import.meta.url));
      if (answer.ok) return readPuzzles(await answer.text(), await ruleSetsReady);
    } catch {
      // Without a network they may come the next time.
    }
    puzzles = null;
    throw new Refusal("no-files");
  })());

/** What is said about the turn of a task: as about a turn of a game, with the table before it. @typedef {{ turn: TurnReview, tops: readonly number[], hand: readonly number[], fires: readonly number[] }} TaskJudgement */

/** @type {Record<string, (...args: any[]) => Promise<unknown>>} */
const asked = {
  /** All puzzles, without their solutions. */
  puzzles: async () => [...(await puzzlesReady()).values()].map(listed),
  /** The moment of a puzzle. @param {string} name @param {string} player who solves it @returns {Promise<Moment>} */
  async puzzle(name, player) {
    const puzzle = (await puzzlesReady()).get(name);
    if (!puzzle) throw new Refusal("no-files");
    const moment = momentOf(puzzle, await ruleSetsReady);
    const { seat } = positionOf(moment.state).turn;
    return { ...moment, players: moment.players.map((other, at) => (at === seat ? player : other)) };
  },
  /** How the game could still be won before a turn, all cards known; null if that was not found. @param {Uint8Array} bytes @param {readonly number[]} turns where to leave the game, the best place first @returns {Promise<Replay | null>} */
  async line(bytes, turns) {
    const { played } = await read(bytes);
    return winningLine(await kernelReady, played, turns, WORK[EFFORT].nodes, SEED);
  },
  /** The moment before a turn of a recorded game. @param {Uint8Array} bytes @param {number} number @returns {Promise<Moment>} */
  async moment(bytes, number) {
    const { played } = await read(bytes);
    const turn = recordedTurns(played)[number - 1];
    if (!turn) throw new Refusal("nothing-to-review");
    const { rules, players, talk } = played.head;
    return { rules: rules.name, players, talk, signals: /** @type {Moment["signals"]} */ (turn.heard), state: turn.state };
  },
  /** Judges the lays of somebody who was in turn at that moment. @param {Moment} moment @param {string} lays @returns {Promise<TaskJudgement>} */
  async judge({ rules, players, talk, signals, state }, lays) {
    const kernel = await kernelReady;
    const judge = await calibrationFor(rules, players);
    const { tops, hands, turn } = positionOf(state);
    const task = { number: 1, seat: turn.seat, lays: readLays(lays), state, heard: signals };
    const view = viewAt(kernel, task, talk);
    const judgement = judged(kernel, view, task.lays, judge, EFFORT, seedOf(kernel, SEED, task.number, view));
    const fires = (await ruleSetsReady).find(({ name }) => name === rules)?.fire ?? [];
    return { turn: turnReview(task, judgement, null, null), tops, hand: hands[turn.seat] ?? [], fires };
  },
  /** Reviews a game; the page hears of it from time to time. @param {Uint8Array} bytes its record */
  async review(bytes) {
    const kernel = await kernelReady;
    const { played } = await read(bytes);
    await reviewed(played, kernel.digestOf(new TextDecoder().decode(bytes)), (progress) => scope.postMessage({ progress }));
  },
};

scope.onmessage = async ({ data: { id, ask, args } }) => {
  try {
    if (!(await isAble)) throw new Refusal("no-files");
    scope.postMessage({ id, value: await asked[ask]?.(...args) });
  } catch (error) {
    const { code, facts } = error instanceof Refusal ? error : new Refusal("study-fault");
    if (code === "study-fault") console.error(error);
    scope.postMessage({ id, refused: { code, facts } });
  }
};
