// @ts-check
// A new table on this device, as somebody wishes it.

/** @import { NewTable } from "../wire.js" */
/** @import { Exercise, Options, Player, Table } from "./game.js" */

import { LEVELS } from "./bots.js";
import { Refusal } from "./game.js";
import { positionOf } from "./kernel.js";

const MOST_PLAYERS = 5;
const LONGEST_NAME = 24;
/** The names of bots, as those of a server: BOT_NAMES in table/seats.py. */
export const BOT_NAMES = ["Ash", "Birch", "Cedar", "Hazel", "Linden", "Maple", "Rowan", "Spruce", "Willow"];

/** The table before its first deal. @param {string} id @param {NewTable} wish @returns {Table} */
export function newTable(id, { name, rules, bots = [], people = [], options = { do: "options" }, watch = false }) {
  const names = (watch ? [] : [name, ...people]).map(goodName);
  if (new Set(names.map((each) => each.toLowerCase())).size < names.length) {
    throw new Refusal("bad-name", { problem: "looks-like-another" });
  }
  const free = BOT_NAMES.filter((each) => !names.includes(each));
  /** @type {Player[]} */
  const players = [
    ...names.map((each) => ({ kind: /** @type {const} */ ("person"), name: each, level: null })),
    ...bots.map((level, at) => ({ kind: /** @type {const} */ ("bot"), name: free[at] ?? "", level })),
  ];
  if (bots.some((level) => !LEVELS.includes(level))) throw new Refusal("unknown-level");
  if (players.length === 0) throw new Refusal("nobody-sits");
  if (players.length > MOST_PLAYERS) throw new Refusal("table-full");
  /** @type {Options} */
  const chosen = {
    rules: rules ?? "standard",
    talk: options.talk ?? true,
    memory_aid: options.memory_aid ?? null,
    hints: options.hints ?? null,
    pace: options.pace ?? 1,
    agree_seconds: options.agree_seconds ?? 8,
    grace_seconds: options.grace_seconds ?? 30,
    daily: null,
  };
  return tableWith(id, players, chosen);
}

/** @param {string} id @param {Player[]} players @param {Options} options @returns {Table} */
export const tableWith = (id, players, options) => ({ id, seq: 0, changed: 0, changedByOthers: 0, options, players, game: null });

/** How strong the bots in the other seats of an exercise are. */
const LEVEL = "sharp";

/** The table of an exercise: whoever is in turn is a person, the others are bots. @param {string} id @param {Exercise} exercise @returns {Table} */
export function exerciseTable(id, exercise) {
  const { rules, players, talk, signals, state } = exercise.moment;
  const { seat } = positionOf(state).turn;
  const { options } = newTable(id, { name: "?", rules, options: { do: "options", talk, memory_aid: true, ...(exercise.isTask ? { hints: false } : {}) } });
  return {
    ...{ id, seq: 1, changed: 1, changedByOthers: 1, options, exercise },
    players: players.map((name, at) => (at === seat ? { kind: "person", name, level: null } : { kind: "bot", name, level: LEVEL })),
    game: {
      ...{ number: 1, seed: "0".repeat(32), state, start: seat, proposal: null, declined: [], signals: [...signals] },
      ...{ spoken: players.map((_, at) => at), turns: [], since: [], before: [], result: null },
    },
  };
}

/** A name as a record can hold it. @param {string} name */
function goodName(name) {
  const good = name.replaceAll(/[|#\p{C}\p{Zl}\p{Zp}]/gu, " ").trim().replaceAll(/\s+/g, " ");
  if (!good) throw new Refusal("bad-name", { problem: "empty" });
  if (good.length > LONGEST_NAME) throw new Refusal("bad-name", { problem: "too-long" });
  return good;
}
