// @ts-check
// What a command does to a table on this device. The kernel answers everything about the rules; what is here is the same
// as in ninetyeight.table, and games from there prove it (tests/web/transcripts.py).

/** @import { Actor, Command, Context, Event, Table } from "./game.js" */

import { turnEntries, withoutLastLay } from "./entries.js";
import { finish, jumpOf, leftOf, LETTERS, ownSeat, playing, Refusal, running, turnOf } from "./game.js";
import { positionOf } from "./kernel.js";
import { agree, begin, deal, openProposal, propose } from "./starting.js";
import { heard, say, signal, speak, toldBefore } from "./talking.js";

/** A decision about these depends on what was seen. */
const DEPENDENT = ["agree", "again", "object", "propose", "lay", "end-turn", "take-back"];
/** After these events the decisions of others are as valid as before. */
const QUIET = ["agreed", "signalled", "withdrew", "spoke"];

/**
 * Does a command: changes the table, and returns the events, as everybody may see them but for the cards that were drawn.
 * Without events everything is already as the command wants it.
 * @param {Table} table
 * @param {Command} command
 * @param {Actor} by
 * @param {Context} context
 * @param {number | null} [basedOn] the last step that the sender had seen
 * @returns {Event[]}
 */
export function perform(table, command, by, context, basedOn = null) {
  if (basedOn !== null && basedOn < table.changedByOthers && DEPENDENT.includes(command.do)) {
    throw new Refusal("stale", { seq: table.changed });
  }
  const events = performed(table, command, by, context);
  if (events.length === 0) return [];
  table.seq += 1;
  if (events.some((event) => !QUIET.includes(event.is))) {
    table.changed = table.seq;
    if (by.bot || by.table) table.changedByOthers = table.seq;
  }
  return events.filter((event) => /** @type {string} */ (event.is) !== "spoke");
}

/** @param {Table} table @param {Command} command @param {Actor} by @param {Context} context @returns {Event[]} */
function performed(table, command, by, context) {
  switch (command.do) {
    case "lay":
      return layCard(table, command, by, context);
    case "end-turn":
      return endTurn(table, by, context);
    case "take-back":
      return takeBack(table, by);
    case "end-game": {
      const game = running(table);
      return [finish(game, leftOf(positionOf(game.state)), ownSeat(table, by))];
    }
    case "signal":
      return signal(table, command.meaning, command.pile ?? null, by);
    case "withdraw": {
      const game = running(table);
      const said = { seat: playing(table, by), pile: command.pile ?? null };
      return heard(game, said) ? [say(game, { ...said, meaning: "withdraw" })] : [];
    }
    case "speak":
      return speak(table, command.seats, command.signals);
    case "propose":
      return propose(table, by, context);
    case "agree": {
      const { game, proposal } = openProposal(table);
      const seat = playing(table, by);
      return seat === proposal.seat || proposal.agreed.includes(seat) ? [] : agree(table, game, proposal, [seat], context);
    }
    case "object": {
      const { game, proposal } = openProposal(table);
      const seat = playing(table, by);
      game.declined.push(proposal.seat);
      game.proposal = null;
      return [{ is: "objected", seat }];
    }
    case "let-time-pass": {
      const proposal = table.game?.proposal;
      return table.game && proposal && context.now >= proposal.until ? [begin(table, table.game, proposal.seat, context)] : [];
    }
    case "start":
      return deal(table, context.newSeed(), context);
    case "again":
      if (table.game && !table.game.result) throw new Refusal("game-going-on");
      if (!table.game) throw new Refusal("no-game");
      return deal(table, command.same_deal ? table.game.seed : context.newSeed(), context);
    default:
      throw new Refusal("needs-server");
  }
}

/** @param {Table} table @param {{ card: number, pile: typeof LETTERS[number], sure?: boolean }} wish @param {Actor} by @param {Context} context @returns {Event[]} */
function layCard(table, { card, pile, sure = false }, by, { kernel }) {
  const { game, seat, position } = turnOf(table, by);
  const at = LETTERS.indexOf(pile);
  if (!position.hands[seat]?.includes(card)) throw new Refusal("not-in-hand", { card });
  if (!kernel.lays(game.state).some(([each, on]) => each === card && on === at)) {
    throw new Refusal("does-not-fit", { card, pile, top: position.tops[at] ?? 0 });
  }
  const after = kernel.ask("lay", game.state, card, at);
  const isLost = kernel.isLost(after);
  if (isLost && !sure) throw new Refusal("would-lose");
  const trick = jumpOf(position, card, at) < 0;
  game.told?.push(...toldBefore(table, game, position.turn, card, at));
  game.before.push(game.state);
  game.state = after;
  game.since.push({ card, pile, trick });
  game.signals = game.signals.filter((said) => said.pile !== pile);
  game.spoken = [];
  const left = leftOf(position) - 1;
  /** @type {Event} */
  const laid = { is: "laid", seat, card, pile, trick };
  return isLost || left === 0 ? [laid, finish(game, left, null)] : [laid];
}

/** @param {Table} table @param {Actor} by @param {Context} context @returns {Event[]} */
function endTurn(table, by, { kernel }) {
  const { game, seat, position } = turnOf(table, by);
  const { laid, minimum, missing, due } = position.turn;
  if (missing) throw new Refusal("below-minimum", { laid, minimum });
  if (due[0] !== undefined) throw new Refusal("fire-uncovered", { pile: LETTERS[due[0]] ?? "" });
  game.state = kernel.ask("end_turn", game.state);
  game.turns.push(...turnEntries(seat, game.since, false));
  game.since = [];
  game.before = [];
  game.spoken = [];
  const after = positionOf(game.state);
  const drawn = position.draw.slice(0, position.draw.length - after.draw.length);
  /** @type {Event} */
  const ended = { is: "turn-ended", seat, drew: drawn.length, drawn };
  return kernel.isLost(game.state) ? [ended, finish(game, leftOf(after), null)] : [ended];
}

/** With others at the table it would reveal a card. @param {Table} table @param {Actor} by @returns {Event[]} */
function takeBack(table, by) {
  const { game, seat } = turnOf(table, by);
  const { since, last } = withoutLastLay(game.since);
  const before = game.before.pop();
  if (table.players.length > 1 || !last || !before) throw new Refusal("cannot-take-back");
  game.state = before;
  game.since = since;
  return [{ is: "taken-back", seat, card: last.card, pile: last.pile }];
}
