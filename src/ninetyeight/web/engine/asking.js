// @ts-check
// What the page can ask the worker for beside a table: a new one, the list of all, records and replays.

/** @import { NewTable } from "../wire.js" */
/** @import { Context, Exercise, Table } from "./game.js" */
/** @import { Played } from "./records/reading.js" */
/** @import { Kept, Store } from "./store.js" */

import { samplesHere } from "./bots.js";
import { exerciseTable, newTable } from "./creating.js";
import { Refusal } from "./game.js";
import { contextOf, hasNet, kernelReady, ruleSetsReady } from "./loading.js";
import { continued } from "./records/continuing.js";
import { RecordError } from "./records/lines.js";
import { BeyondKernel, readRecord, readUpTo } from "./records/reading.js";
import { recordOf } from "./records/record.js";
import { replayOf } from "./records/replay.js";
import { keptGame, newlyKept } from "./store.js";
import { perform } from "./table.js";

/** A name as a table of the server takes it, where no name has a digit: Player 2 becomes Player B. @param {string} name */
const nameAtServer = (name) => name.replaceAll(/[0-9]/g, (digit) => "JABCDEFGHI"[Number(digit)] ?? "");

/** @param {Uint8Array} bytes */
async function read(bytes) {
  try {
    return readRecord(bytes, await ruleSetsReady, await kernelReady);
  } catch (error) {
    if (error instanceof BeyondKernel) throw new Refusal("not-here");
    if (!(error instanceof RecordError)) throw error;
    throw new Refusal("bad-record", /** @type {any} */ ({ problems: error.problems }));
  }
}

/** Keeps a finished game that somebody has as a file. @param {Store} store @param {Uint8Array} bytes @param {Played} played @returns {Promise<string>} the name of the game */
async function saveFinished(store, bytes, { head, left }) {
  const text = new TextDecoder().decode(bytes);
  const game = (await kernelReady).digestOf(text).slice(0, 16);
  await store.saveGame(keptGame(game, text, Date.now() / 1000, head.rules.name, head.players.length, left ?? 0));
  return game;
}

/**
 * @param {Store} store @param {(id: string) => Promise<Kept | undefined>} keptAt the table of that id, as it is now
 * @param {(context: Context, table: Table) => Promise<void>} ready sees to what the bots of a table need
 * @returns {Record<string, (...args: any[]) => Promise<unknown>>}
 */
export const asking = (store, keptAt, ready) => ({
  /** Deals a new table. @param {string} id @param {NewTable} wish */
  async create(id, wish) {
    const table = newTable(id, wish);
    const context = await contextOf(table);
    await ready(context, table);
    const events = perform(table, { do: "start" }, { seat: null }, context);
    const samples = samplesHere(context, table, () => performance.now(), hasNet());
    await store.save(newlyKept(table, events, samples), 0, null);
    void store.tidy();
  },
  tables: async () =>
    (/** @type {Kept[]} */ (await store.all("tables"))).flatMap(({ id, table, at }) =>
      table?.game && !table.game.result && !table.exercise && table.players.some(({ kind }) => kind === "person") ? [{ id, at, rules: table.options.rules, players: table.players.map(({ name }) => name) }] : [],
    ),
  games: async () => (await store.all("games")).map(({ text, ...entry }) => entry),
  /** The game as it stands, for a table of the server to go on with. @param {string} id @returns {Promise<NewTable>} */
  async moving(id) {
    const kept = await keptAt(id);
    if (!kept?.table.game || kept.table.game.result || kept.table.exercise) throw new Refusal("no-game");
    const { players, options } = kept.table;
    const { kernel, rules } = await contextOf(kept.table);
    const [name = "", ...people] = players.flatMap((player) => (player.kind === "person" ? [nameAtServer(player.name)] : []));
    return {
      name,
      people,
      bots: players.flatMap(({ level }) => level ?? []),
      options: { do: "options", memory_aid: options.memory_aid, hints: options.hints, pace: options.pace },
      watch: name === "",
      record: recordOf(kept.table, kernel, rules),
    };
  },
  aside: (/** @type {string} */ id) => store.get("aside", id),
  /** The record of a finished game, or of the game at a table as it stands. @param {string} key the name of the one, the id of the other */
  async record(key) {
    const kept = await keptAt(key);
    if (!kept?.table.game) return (await store.get("games", key))?.text ?? null;
    const { kernel, rules } = await contextOf(kept.table);
    return recordOf(kept.table, kernel, rules);
  },
  /** The replay of a finished game; null if it was not played here. @param {string} game */
  async replay(game) {
    const text = (await store.get("games", game))?.text;
    return text === undefined ? null : replayOf(await read(new TextEncoder().encode(text)));
  },
  /** Keeps the game of a file on this device: an unfinished one as a table that goes on. @param {string} id of that table @param {Uint8Array} bytes */
  async keep(id, bytes) {
    const played = await read(bytes);
    const { head, left } = played;
    if (left !== null) return { table: null, game: await saveFinished(store, bytes, played) };
    if (head.seed === null) throw new Refusal("needs-seed");
    const context = await contextOf({ options: { rules: head.rules.name }, rules: head.rules });
    const { table, events } = continued(id, played, context);
    await store.save(newlyKept(table, events), 0, null);
    return { table: id, game: null };
  },
  /** A position to try something in: a table with bots in the other seats, and no game that counts. @param {string} id @param {Exercise} from */
  async exercise(id, from) {
    const table = exerciseTable(id, from);
    const context = await contextOf(table);
    await ready(context, table);
    const samples = samplesHere(context, table, () => performance.now(), hasNet());
    await store.save(newlyKept(table, [], samples), 0, null);
    void store.tidy();
  },
  /** Where an exercise came from. @param {string} id */
  exerciseAt: async (id) => (await keptAt(id))?.table.exercise ?? null,
  /** The replay of a record that somebody has as a file. @param {Uint8Array} bytes */
  replayOfFile: async (bytes) => replayOf(await read(bytes)),
  /** The same of a record that breaks the rules, up to there, with the line that does; null if there is no game to speak of. @param {Uint8Array} bytes */
  async replayUpTo(bytes) {
    const [ruleSets, kernel] = await Promise.all([ruleSetsReady, kernelReady]);
    try {
      const { played, brokenAt } = readUpTo(bytes, ruleSets, kernel);
      return played.steps.length > 0 ? { replay: replayOf(played), brokenAt } : null;
    } catch (error) {
      if (error instanceof RecordError || error instanceof BeyondKernel) return null;
      throw error;
    }
  },
});
