// @ts-check
// What bots owe a table on this device, and what they say and lay: all of it from the view of one seat.

/** @import { ShownRules, ShownSignal } from "../wire.js" */
/** @import { Kernel } from "./kernel.js" */
/** @import { Actor, Command, Game, Table } from "./game.js" */

import { asInTurn, pairs, positionOf } from "./kernel.js";
import { botsOf, leftOf, LETTERS, running, seatInTurn } from "./game.js";
import { ABOUT_PILE, numberOf, toldByLay } from "./talking.js";

export const LEVELS = ["random", "rookie", "steady", "sharp", "master"];
/** From this level on a bot has a network. */
const FIRST_WITH_NET = 3;

/** How many further turns `master` plays in an imagined deal, by the number of players: DEPTH in bots/levels.py. */
export const DEPTH = [0, 3, 2, 3, 4, 5];
/** How often it tries a turn at most: SAMPLES in bots/levels.py. */
export const SAMPLES = [0, 18000, 3400, 3000, 1650, 850];
/** The same where a turn has three cards or more: EXPERT_SAMPLES in bots/levels.py. */
export const EXPERT_SAMPLES = [0, 5000, 1900, 2600, 1600, 1000];

/** What is said about starting, by the numbers of the kernel. */
const ABOUT_START = /** @type {const} */ (["rather-not", null, "gladly"]);

/** Something that no person does: a bot lays, says or offers something, or time passes. @typedef {{ by: Actor, until?: number, command?: Command, turn?: number }} Duty */

/** What has to be done now, or at a time; the first of ninetyeight.table.duties. What ends a turn waits for nobody's word. @param {Table} table @param {boolean} [isEnding] @returns {Duty | null} */
export function owed(table, isEnding = false) {
  const { game } = table;
  if (!game || game.result) return null;
  const bots = botsOf(table);
  const inTurn = seatInTurn(game);
  const silent = !isEnding && table.options.talk && table.players.length > 1 ? bots.filter((seat) => !game.spoken.includes(seat) && seat !== inTurn) : [];
  if (silent.length > 0) return { by: { seat: null, table: true }, command: { do: "speak", seats: silent, signals: [] } };
  if (game.proposal) return { by: { seat: null, table: true }, until: game.proposal.until, command: { do: "let-time-pass" } };
  if (inTurn !== null) return bots.includes(inTurn) ? { by: { seat: inTurn, bot: true }, turn: inTurn } : null;
  const willing = bots.filter((seat) => !game.declined.includes(seat));
  const says = (/** @type {number} */ seat, /** @type {string} */ meaning) => game.signals.some((said) => said.seat === seat && said.meaning === meaning);
  const isNobodyElse = table.players.every(({ kind }, seat) => kind === "bot" || says(seat, "rather-not"));
  if (willing.length === 0 || !isNobodyElse) return null;
  const gladness = (/** @type {number} */ seat) => Number(says(seat, "gladly")) - Number(says(seat, "rather-not"));
  const gladdest = willing.reduce((best, seat) => (gladness(seat) > gladness(best) ? seat : best));
  return { by: { seat: gladdest, bot: true }, command: { do: "propose" } };
}

/**
 * What the seat in turn may know, in packed bytes, with what the others have said.
 * @param {Kernel} kernel @param {Uint8Array} state
 * @param {readonly { seat: number, meaning: string, pile: ShownSignal["pile"] }[] | null} signals null where nobody talks
 * @param {readonly number[]} [told] what was said before each lay of the game, where that is remembered
 */
export function viewWith(kernel, state, signals, told = []) {
  const view = kernel.ask("view", state, 0);
  const [players = 0] = state;
  if (!signals || players === 1) return view;
  const { seat } = positionOf(state).turn;
  const end = view.length - 1;
  const said = end - 4 * players;
  view[said - 1] = 1;
  for (const { seat: other, meaning, pile } of signals) {
    if (other === seat || pile === null) continue;
    view[said + 4 * other + LETTERS.indexOf(pile)] = numberOf(meaning);
  }
  view[end] = told.length / toldByLay(players);
  return Uint8Array.of(...view, ...told);
}

/** What a seat may know. @param {Kernel} kernel @param {Table} table @param {Game} game @param {number} seat @param {boolean} listens @param {readonly number[]} [told] */
export const viewOf = (kernel, table, game, seat, listens, told) =>
  viewWith(kernel, asInTurn(game.state, seat), listens && table.options.talk ? game.signals : null, told);

/** What the bots of these seats say. @param {Kernel} kernel @param {Table} table @param {readonly number[]} seats @returns {ShownSignal[]} */
export function wordsOf(kernel, table, seats) {
  const game = running(table);
  return seats.flatMap((seat) => {
    const said = kernel.ask("speak", viewOf(kernel, table, game, seat, false));
    /** @type {ShownSignal[]} */
    const signals = LETTERS.flatMap((pile, at) => {
      const meaning = ABOUT_PILE[said[at] ?? 0];
      return meaning ? [{ seat, meaning, pile }] : [];
    });
    const start = game.start === null ? ABOUT_START[said[LETTERS.length] ?? 1] : null;
    return start ? [...signals, { seat, meaning: start, pile: null }] : signals;
  });
}

/**
 * What the bot in turn does next: its whole turn or, where others may say something new after it, a card. The same deal at the same moment gives the same turn, here and on a server.
 * @param {Kernel} kernel @param {Table} table @param {ShownRules} rules @param {number} samples how often `master` tries a turn
 * @param {boolean} hasNet whether the kernel has the network of this table: without it, a bot plays as one that needs none
 * @returns {Command[]}
 */
export function turnOfBot(kernel, table, rules, samples, hasNet) {
  const game = running(table);
  const seat = seatInTurn(game) ?? 0;
  const wanted = LEVELS.indexOf(table.players[seat]?.level ?? "");
  const level = hasNet ? wanted : Math.min(wanted, FIRST_WITH_NET - 1);
  const laid = rules.highest - rules.lowest + 1 - leftOf(positionOf(game.state));
  // A page of an earlier release, which tells nothing, may have gone on with the game.
  const isAllTold = game.told?.length === laid * toldByLay(table.players.length);
  const view = viewOf(kernel, table, game, seat, true, isAllTold ? game.told : []);
  const digest = kernel.digest(new TextEncoder().encode(`${game.seed}/${laid}`));
  const seed = new DataView(digest.buffer).getBigUint64(16);
  kernel.call("bot", 0, level, level >= FIRST_WITH_NET ? 0 : -1, samples, DEPTH[table.players.length] ?? 0);
  const lays = pairs(kernel.ask("choose", view, BigInt.asIntN(64, seed)));
  /** @type {Command[]} */
  const commands = lays.map(([card, pile]) => ({ do: "lay", card, pile: LETTERS[pile] ?? "a", sure: true }));
  const listens = table.options.talk && table.players.length > 1;
  return listens && lays.length > 1 ? commands.slice(0, 1) : [...commands, { do: "end-turn" }];
}

/** How long a turn of `master` may take, in milliseconds: a device that is busy takes some times as long. */
const LONGEST_TURN = 400;
const FEWEST = 4;
/** How often it tries a turn to find that out, and for how long this goes on: a kernel that has just been loaded is slow at first. */
const TRIED = 32;
const MEASURED = 80;

/**
 * How often `master` tries a turn on this device: as often as everywhere, or less if that would take too long. It is
 * measured once, when cards are dealt, so that the same turn is chosen after a reload too.
 * @param {{ kernel: Kernel, rules: ShownRules }} context @param {Table} table @param {() => number} clock @param {boolean} hasNet
 */
export function samplesHere({ kernel, rules }, table, clock, hasNet) {
  const most = (rules.minimum < 3 ? SAMPLES : EXPERT_SAMPLES)[table.players.length] ?? 0;
  const { game } = table;
  if (!game || !hasNet || table.players.every(({ level }) => level !== "master")) return most;
  const view = kernel.ask("view", game.state, 0);
  kernel.call("bot", 0, LEVELS.indexOf("master"), 0, TRIED, DEPTH[table.players.length] ?? 0);
  const begin = clock();
  let fastest = Infinity;
  for (let now = begin; now < begin + MEASURED; ) {
    const before = now;
    kernel.ask("choose", view, 1n);
    now = clock();
    fastest = Math.min(fastest, now - before);
  }
  return Math.max(FEWEST, Math.min(most, Math.floor((LONGEST_TURN * TRIED) / fastest)));
}

/** Whether somebody at the table needs a network. @param {Table} table */
export const needsNet = ({ players }) => players.some(({ level }) => LEVELS.indexOf(level ?? "") >= FIRST_WITH_NET);
