// @ts-check
// From the deal to the first turn: everybody looks at their hand, then all agree who begins.

/** @import { ShownProposal } from "../wire.js" */
/** @import { Actor, Context, Event, Game, Table } from "./game.js" */

import { botsOf, playing, PUBLISHED, Refusal, running } from "./game.js";
import { shuffled } from "./kernel.js";

/** A single player has nobody to agree with, and begins at once. @param {Table} table @param {string} seed @param {Context} context @returns {Event[]} */
export function deal(table, seed, context) {
  const { kernel, rules } = context;
  const { players } = table;
  /** @type {Game} */
  const game = {
    number: (table.game?.number ?? 0) + 1,
    seed,
    state: kernel.deal(rules, players.length, shuffled(kernel, rules, seed), 0),
    start: null,
    proposal: null,
    declined: [],
    signals: [],
    spoken: [],
    turns: [],
    since: [],
    before: [],
    ...(table.options.talk && players.length > 1 ? { told: [] } : {}),
    result: null,
  };
  table.game = game;
  if (!PUBLISHED.includes(rules.name)) table.rules = rules;
  /** @type {Event} */
  const dealt = { is: "dealt", number: game.number, rules: rules.name, order: players.map((_, seat) => seat) };
  return players.length === 1 ? [dealt, begin(table, game, 0, context)] : [dealt];
}

/** The game begins, and signals about starting end. @param {Table} table @param {Game} game @param {number} seat @param {Context} context @returns {Event} */
export function begin(table, game, seat, { kernel, rules }) {
  game.state = kernel.deal(rules, table.players.length, shuffled(kernel, rules, game.seed), seat);
  game.start = seat;
  game.proposal = null;
  game.signals = game.signals.filter((said) => said.pile !== null);
  return { is: "began", seat };
}

/** @param {Table} table */
function notBegun(table) {
  const game = running(table);
  if (game.start !== null) throw new Refusal("already-started");
  return game;
}

/** @param {Table} table */
export function openProposal(table) {
  const game = notBegun(table);
  const { proposal } = game;
  if (!proposal) throw new Refusal("no-proposal");
  return { game, proposal };
}

/** Bots agree at once. @param {Table} table @param {Actor} by @param {Context} context @returns {Event[]} */
export function propose(table, by, context) {
  const game = notBegun(table);
  const seat = playing(table, by);
  if (game.proposal) throw new Refusal("already-proposed", { seat: game.proposal.seat });
  const proposal = { seat, until: context.now + table.options.agree_seconds, agreed: [] };
  game.proposal = proposal;
  const bots = botsOf(table).filter((bot) => bot !== seat);
  return [{ is: "proposed", seat, until: proposal.until }, ...agree(table, game, proposal, bots, context)];
}

/** These seats agree; if nobody else has to, the game begins. @param {Table} table @param {Game} game @param {ShownProposal} proposal @param {number[]} seats @param {Context} context @returns {Event[]} */
export function agree(table, game, proposal, seats, context) {
  const agreed = [...proposal.agreed, ...seats];
  game.proposal = { ...proposal, agreed };
  const isAll = agreed.length === table.players.length - 1;
  const events = seats.map((seat) => /** @type {Event} */ ({ is: "agreed", seat }));
  return isAll ? [...events, begin(table, game, proposal.seat, context)] : events;
}
