// @ts-check
// An unfinished game of a record goes on as a table on this device, with a person in every seat.

/** @import { Context, Event, Options, Table } from "../game.js" */
/** @import { Played } from "./reading.js" */

import { tableWith } from "../creating.js";
import { LETTERS } from "../game.js";
import { perform } from "../table.js";

/** The table as the record leaves it, and all that has happened. Its seed is needed, so that the next game can follow it. @param {string} id @param {Played} played @param {Context} context @returns {{ table: Table, events: Event[] }} */
export function continued(id, { head, entries }, context) {
  const { seed, start, players, rules, talk } = head;
  /** @type {Options} */
  const options = { rules: rules.name, talk, memory_aid: null, hints: null, pace: 1, agree_seconds: 3, grace_seconds: 30, daily: null };
  const people = players.map((name) => ({ kind: /** @type {const} */ ("person"), name, level: null }));
  const table = tableWith(id, people, options);
  const again = { ...context, newSeed: () => seed ?? context.newSeed() };
  /** @type {Event[]} */
  const events = [];
  const act = (/** @type {number} */ seat, /** @type {Parameters<typeof perform>[1]} */ command) =>
    void events.push(...perform(table, command, { seat }, again));
  const begin = () => {
    if (start === null || table.game?.start !== null) return;
    act(start, { do: "propose" });
    players.forEach((_, seat) => seat !== start && act(seat, { do: "agree" }));
  };
  act(0, { do: "start" });
  // A record does not tell who was a bot, and so not whose silence counts.
  if (table.game) delete table.game.told;
  for (const entry of entries) {
    if ("said" in entry) {
      const { seat, meaning, pile } = entry.said;
      act(seat, meaning === "withdraw" ? { do: "withdraw", pile } : { do: "signal", meaning, pile });
      continue;
    }
    begin();
    for (const { card, pile } of entry.lays) act(entry.seat, { do: "lay", card, pile: LETTERS[pile] ?? "a", sure: true });
    if (!entry.goesOn) act(entry.seat, { do: "end-turn" });
  }
  begin();
  return { table, events };
}
