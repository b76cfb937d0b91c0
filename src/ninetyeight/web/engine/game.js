// @ts-check
// A table on this device and its game, and what has to hold before a command is done.

/** @import { Do, ShownOptions, ShownProposal, ShownRules, ShownSignal, ShownStep } from "../wire.js" */
/** @import { Kernel, Position } from "./kernel.js" */
/** @import { Entry, Happened } from "./entries.js" */

import { positionOf } from "./kernel.js";

/** The rule sets that everybody knows by their names: RULE_SETS in rules/ruleset.py. */
export const PUBLISHED = ["standard", "expert", "expert-hand", "standard+fire", "expert+fire", "expert-hand+fire"];

export const LETTERS = /** @type {const} */ (["a", "b", "c", "d"]);

/** @typedef {ShownStep["events"][number]} Event */
/** @typedef {{ kind: "person" | "bot", name: string, level: string | null }} Player */
/** @typedef {Omit<ShownOptions, "memory_aid" | "hints"> & { memory_aid: boolean | null, hints: boolean | null }} Options */
/** @typedef {{ left: number, given_up_by: number | null }} Result */

/**
 * A game since its deal, with everything that its record needs. `turns` are the turns that are over and what was said
 * after each, `since` is what has happened since then, `before` the states before each of its lays. `told` is what was said
 * before each lay since the deal, as the kernel wants it; only bots are given it. It is missing where nobody talks, in
 * games that began elsewhere, and in those that an earlier release has dealt: then nothing is remembered.
 * @typedef {object} Game
 * @property {number} number
 * @property {string} seed
 * @property {Uint8Array} state
 * @property {number | null} start
 * @property {ShownProposal | null} proposal
 * @property {number[]} declined
 * @property {ShownSignal[]} signals
 * @property {number[]} spoken
 * @property {Entry[]} turns
 * @property {Happened[]} since
 * @property {Uint8Array[]} before
 * @property {number[]} [told]
 * @property {Result | null} result
 */

/**
 * `changed` is the last step after which an earlier decision may be wrong, `changedByOthers` the last of these that
 * nobody at this device has done: a bot, or time.
 * @typedef {object} Table
 * @property {string} id
 * @property {number} seq
 * @property {number} changed
 * @property {number} changedByOthers
 * @property {Options} options
 * @property {ShownRules} [rules] the numbers by which it was dealt, if they are not published: those of a host may change
 * @property {Player[]} players
 * @property {Game | null} game
 * @property {Exercise} [exercise] if it goes on from a position of another game, and is no game that counts
 */

/** A moment of a game in which somebody is in turn, without its past. @typedef {{ rules: string, players: readonly string[], talk: boolean, signals: readonly ShownSignal[], state: Uint8Array }} Moment */

/**
 * Where an exercise comes from: a moment, perhaps of a puzzle, in which turn of its game that was, and the address to go back
 * to. A task is over after one turn.
 * @typedef {{ moment: Moment, turn: number, puzzle: string | null, isTask: boolean, back: string }} Exercise
 */

/** Who sends a command: somebody at this device, the bot of a seat, or, with neither, the table itself. @typedef {{ seat: number | null, bot?: boolean, table?: boolean }} Actor */

/** What the table itself does. @typedef {{ do: "start" } | { do: "let-time-pass" } | { do: "speak", seats: readonly number[], signals: readonly ShownSignal[] }} OwnCommand */
/** @typedef {Do["command"] | OwnCommand} Command */

/**
 * What is needed beside the table: the kernel, the numbers of its rules, the time in seconds since 1970, new seeds.
 * @typedef {{ kernel: Kernel, rules: ShownRules, now: number, newSeed: () => string }} Context
 */

/** Why a command is refused. */
export class Refusal extends Error {
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  constructor(code, facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/** The game that is played. @param {Table} table */
export function running({ game }) {
  if (!game || game.result) throw new Refusal("no-game");
  return game;
}

/** @param {Game} game */
export const seatInTurn = (game) => (game.start === null || game.result ? null : positionOf(game.state).turn.seat);

/** @param {Table} table @param {Actor} by */
export function ownSeat(table, { seat, bot }) {
  if (seat === null || bot || table.players[seat]?.kind !== "person") throw new Refusal("not-seated");
  return seat;
}

/** The seat that the sender plays. @param {Table} table @param {Actor} by */
export function playing(table, by) {
  if (!by.bot) return ownSeat(table, by);
  if (by.seat === null || table.players[by.seat]?.kind !== "bot") throw new Refusal("no-bot-there");
  return by.seat;
}

/** @param {Table} table @param {Actor} by @returns {{ game: Game, seat: number, position: Position }} */
export function turnOf(table, by) {
  const game = running(table);
  const seat = playing(table, by);
  const inTurn = seatInTurn(game);
  if (inTurn === null) throw new Refusal("not-started");
  if (inTurn !== seat) throw new Refusal("not-your-turn", { seat: inTurn });
  return { game, seat, position: positionOf(game.state) };
}

/** @param {Position} position */
export const leftOf = ({ hands, draw }) => hands.reduce((sum, hand) => sum + hand.length, draw.length);

/** How far a card goes on that pile; only the backwards trick goes back. @param {Pick<Position, "tops">} position @param {number} card @param {number} pile */
export const jumpOf = ({ tops }, card, pile) => (pile < 2 ? card - (tops[pile] ?? 0) : (tops[pile] ?? 0) - card);

/** @param {Game} game @param {number} left @param {number | null} givenUpBy @returns {Event} */
export function finish(game, left, givenUpBy) {
  game.proposal = null;
  game.result = { left, given_up_by: givenUpBy };
  return { is: "finished", left, given_up_by: givenUpBy };
}

/** @param {Table} table */
export const botsOf = ({ players }) => players.flatMap(({ kind }, seat) => (kind === "bot" ? [seat] : []));
