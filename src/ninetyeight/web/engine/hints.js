// @ts-check
// Hints: what a steady player would lay, and then what other turns cost compared with that.

/** @import { Hint } from "../wire.js" */
/** @import { Game, Table } from "./game.js" */
/** @import { Kernel } from "./kernel.js" */

import { DEPTH, viewOf } from "./bots.js";
import { LETTERS, Refusal, running, seatInTurn } from "./game.js";
import { pairs } from "./kernel.js";
import { isOn } from "./showing.js";

/** Reasons by the numbers of the kernel, and what their fact counts. */
const REASONS = ["over", "stop", "trick", "only-way", "wish", "extra", "free", "least", "dead", "near", "balance"];
/** @type {Record<string, string>} */
const COUNTED = { trick: "regained", extra: "extra", least: "cost", dead: "dead" };

/** In how many imagined deals turns are compared and then measured: QUICK in review/effort.py. */
const PICKS = 8;
const DEALS = 64;

/**
 * Another turn than the one of a hint: how much more of the chance to win it has, in 1/10000, and how many more cards it is
 * expected to leave in the end, in 1/100. `isLost` if the game is as good as lost either way, so that cards count.
 * @typedef {{ lays: string[], chance: number, left: number, isLost: boolean }} Other
 */
const MOST_OTHERS = 2;
/** Below this chance, in 1/10000, a game is as good as lost: LOST_BELOW in kernel/c/review/judge.c. */
const LOST_BELOW = 200;

/** The game in which that seat may be helped now. @param {Table} table @param {number | null} seat @returns {{ game: Game, seat: number }} */
function helped(table, seat) {
  if (!isOn(table, "hints")) throw new Refusal("no-hints");
  const game = running(table);
  if (seat === null || seat !== seatInTurn(game)) throw new Refusal("not-your-turn");
  return { game, seat };
}

/** What a steady player would lay now, and why. @param {Kernel} kernel @param {Table} table @param {number | null} viewer @param {string} id @returns {Hint} */
export function hintFor(kernel, table, viewer, id) {
  const { game, seat } = helped(table, viewer);
  const told = new DataView(kernel.ask("why", viewOf(kernel, table, game, seat, true)).buffer);
  const [reason = 0, fact = 0, other = 0, count = 0] = [0, 4, 8, 12].map((at) => told.getInt32(at, true));
  const code = REASONS[reason] ?? "balance";
  const counted = COUNTED[code];
  const facts = code === "wish" ? { pile: LETTERS[fact] ?? "", player: other + 1 } : counted ? { [counted]: fact } : {};
  return { type: "hint", id, code, lays: written(new Uint8Array(told.buffer, 16, 2 * count)), facts };
}

/** @param {Uint8Array} lays */
const written = (lays) => pairs(lays).map(([card, pile]) => `${card}${LETTERS[pile]}`);

/**
 * The best other turns than that of a hint, compared in imagined deals that agree with what its player may know. One that is
 * worth the same in all of them is the same turn, or its mirror image. The same moment gives the same numbers.
 * @param {Kernel} kernel with the network of this table @param {Table} table @param {number | null} viewer
 * @param {readonly string[]} lays those of the hint @param {Uint8Array} calibration @returns {Other[]}
 */
export function othersThan(kernel, table, viewer, lays, calibration) {
  const { game, seat } = helped(table, viewer);
  const view = viewOf(kernel, table, game, seat, true);
  const packed = lays.flatMap((each) => [Number.parseInt(each, 10), LETTERS.indexOf(/** @type {"a"} */ (each.slice(-1)))]);
  const { chance, left, best } = kernel.review(view, packed, calibration, PICKS, DEALS, DEPTH[table.players.length] ?? 0, BigInt(table.seq));
  const isLost = Math.max(chance, best[0]?.chance ?? 0) < LOST_BELOW;
  return best
    .map((turn) => ({ lays: written(turn.lays), chance: turn.chance - chance, left: turn.left - left, isLost }))
    .filter((other) => other.chance !== 0 || other.left !== 0)
    .slice(0, MOST_OTHERS);
}
