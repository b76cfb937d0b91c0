// @ts-check
// What is said at the table: signals, which contain no number.

/** @import { ShownSignal } from "../wire.js" */
/** @import { Actor, Event, Game, Table } from "./game.js" */
/** @import { Said } from "./entries.js" */

import { withSaid } from "./entries.js";
import { LETTERS, playing, Refusal, running } from "./game.js";

/** What is said about a pile, by the numbers of the kernel. */
export const ABOUT_PILE = /** @type {const} */ ([null, "no-jump", "leave"]);
/** Nothing was said that counts; silence would mean something. */
const UNTOLD = 3;

/** The number of what is said about a pile; *use it freely* says no more than silence. @param {string | undefined} meaning */
export const numberOf = (meaning) => Math.max(0, ABOUT_PILE.indexOf(/** @type {"leave"} */ (meaning)));

/** @param {Game} game @param {{ seat: number, pile: string | null }} about */
export const heard = (game, { seat, pile }) => game.signals.find((said) => said.seat === seat && said.pile === pile);

/** @param {Game} game @param {Said} said @returns {Event} */
export function say(game, said) {
  const { seat, pile, meaning } = said;
  const others = game.signals.filter((each) => each.seat !== seat || each.pile !== pile);
  game.signals = meaning === "withdraw" ? others : [...others, { seat, meaning, pile }];
  game.since = withSaid(game.since, said);
  return meaning === "withdraw" ? { is: "withdrew", seat, pile } : { is: "signalled", seat, meaning, pile };
}

/** @param {Game} game @param {ShownSignal["meaning"]} meaning @param {ShownSignal["pile"]} pile */
function requireSense(game, meaning, pile) {
  const isAboutStart = meaning === "gladly" || meaning === "rather-not";
  if (isAboutStart !== (pile === null)) throw new Refusal("bad-signal");
  if (pile === null && game.start !== null) throw new Refusal("already-started");
}

/** @param {Table} table @param {ShownSignal["meaning"]} meaning @param {ShownSignal["pile"]} pile @param {Actor} by @returns {Event[]} */
export function signal(table, meaning, pile, by) {
  const game = running(table);
  const seat = playing(table, by);
  if (!table.options.talk) throw new Refusal("no-talk");
  requireSense(game, meaning, pile);
  return heard(game, { seat, pile })?.meaning === meaning ? [] : [say(game, { seat, meaning, pile })];
}

/** Everything that these bots say now; signals that are not repeated end. @param {Table} table @param {readonly number[]} seats @param {readonly ShownSignal[]} signals @returns {Event[]} */
export function speak(table, seats, signals) {
  const game = running(table);
  const before = game.signals.filter((said) => seats.includes(said.seat));
  const isSame = (/** @type {ShownSignal} */ one) => (/** @type {ShownSignal} */ other) => one.seat === other.seat && one.pile === other.pile;
  const ended = before.filter((said) => !signals.some(isSame(said)));
  const fresh = signals.filter((said) => before.find(isSame(said))?.meaning !== said.meaning);
  game.spoken.push(...seats);
  const events = [...ended.map(({ seat, pile }) => say(game, { seat, pile, meaning: "withdraw" })), ...fresh.map((said) => say(game, said))];
  return [...events, /** @type {Event} */ (/** @type {unknown} */ ({ is: "spoke" }))];
}

/** How many numbers tell what was said before a lay. @param {number} players */
export const toldByLay = (players) => LETTERS.length * (1 + players);

/**
 * What was said before a card is laid in that turn, on the pile of that number: told_before in talk/telling.py. Only bots that
 * have spoken since the last card count, as only their silence says something.
 * @param {Table} table @param {Game} game @param {{ seat: number, laid: number }} turn @param {number} card @param {number} pile
 */
export function toldBefore({ players }, game, { seat, laid }, card, pile) {
  const told = players.flatMap(({ kind }, other) => {
    const counts = other !== seat && kind === "bot" && game.spoken.includes(other);
    return LETTERS.map((letter) => (counts ? numberOf(heard(game, { seat: other, pile: letter })?.meaning) : UNTOLD));
  });
  return [seat, laid, card, pile, ...told];
}
