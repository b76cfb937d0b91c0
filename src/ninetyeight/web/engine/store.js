// @ts-check
// Games on this device, in IndexedDB. Without it, or when it is full, they are kept until the page is left.

/** @import { ShownEntry, ShownStep } from "../wire.js" */
/** @import { Table } from "./game.js" */

/**
 * A table as it is kept: with its last steps, the commands that were done, and how often `master` tries a turn.
 * @typedef {{ id: string, format: number, at: number, table: Table, steps: ShownStep[], done: Record<string, number>, samples: number }} Kept
 */
/** A finished game. @typedef {ShownEntry & { text: string }} KeptGame */
/** @typedef {"full" | "forbidden" | "cleared"} Problem */

export const FORMAT = 1;

/** A table that was just made, by these events. @param {Table} table @param {ShownStep["events"]} events @param {number} [samples] @returns {Kept} */
export function newlyKept(table, events, samples = 0) {
  const at = Date.now() / 1000;
  return { id: table.id, format: FORMAT, at, table, steps: [{ seq: table.seq, at, events }], done: {}, samples };
}

/** A finished game. @param {string} game its name @param {string} text its record @param {number} at @param {string} rules @param {number} players @param {number} left @returns {KeptGame} */
export const keptGame = (game, text, at, rules, players, left) => ({ game, text, at, rules, players, won: left === 0, left, daily: null });

const NAME = "n98";
/** Tables with their state, finished games by name, and tables that could not be read. */
const PARTS = /** @type {const} */ (["tables", "games", "aside"]);
const MOST_GAMES = 200;
const MOST_OVER = 10;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerTo = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @param {IDBTransaction} transaction @returns {Promise<void>} */
const end = (transaction) =>
  new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error);
  });

export class Store {
  /** @type {IDBDatabase | null} */
  #database = null;
  #memory = Object.fromEntries(PARTS.map((part) => [part, new Map()]));
  #tell;

  /** @param {(problem: Problem) => void} tell is called when something can only be kept until the page is left */
  constructor(tell) {
    this.#tell = tell;
  }

  async #open() {
    if (this.#database) return this.#database;
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => PARTS.forEach((part) => opening.result.createObjectStore(part));
    const database = await answerTo(opening);
    // It is closed when somebody clears the storage, and when a newer page wants to change it.
    database.onclose = () => (this.#database = null);
    database.onversionchange = () => {
      database.close();
      this.#database = null;
    };
    return (this.#database = database);
  }

  /**
   * Does something in one transaction; once again if the database has been closed meanwhile.
   * @template T @param {IDBTransactionMode} mode @param {(of: (part: typeof PARTS[number]) => IDBObjectStore) => Promise<T>} work @returns {Promise<T>}
   */
  async #within(mode, work) {
    for (let again = false; ; again = true) {
      const database = await this.#open();
      try {
        const transaction = database.transaction(PARTS, mode);
        const ended = end(transaction);
        ended.catch(() => {});
        const found = await work((part) => transaction.objectStore(part));
        await ended;
        return found;
      } catch (error) {
        if (again || !(error instanceof DOMException) || error.name !== "InvalidStateError") throw error;
        this.#database = null;
      }
    }
  }

  /** @template T @param {typeof PARTS[number]} part @param {string} key @returns {Promise<T | undefined>} */
  async get(part, key) {
    // What could not be stored is newer than what was.
    const held = this.#memory[part]?.get(key);
    return held ?? this.#within("readonly", (of) => answerTo(of(part).get(key))).catch(() => undefined);
  }

  /** @template T @param {typeof PARTS[number]} part @returns {Promise<T[]>} the newest first */
  async all(part) {
    const found = await this.#within("readonly", (of) => answerTo(of(part).getAll())).catch(() => []);
    const held = [...(this.#memory[part]?.values() ?? [])];
    const keyOf = (/** @type {any} */ { id, game }) => id ?? game;
    const every = [...found.filter((one) => !held.some((other) => keyOf(other) === keyOf(one))), ...held];
    return every.sort((one, other) => other.at - one.at);
  }

  /**
   * Keeps a table, and its game if it is finished. False if another tab has gone on with it: then nothing is changed.
   * @param {Kept} kept @param {number} seen the step of the table as it was read @param {KeptGame | null} game
   */
  async save(kept, seen, game) {
    try {
      const isSaved = await this.#within("readwrite", async (of) => {
        /** @type {Kept | undefined} */
        const stored = await answerTo(of("tables").get(kept.id));
        const isHeld = this.#memory["tables"]?.has(kept.id);
        // What is held here is further than what was stored last, as storage has failed since.
        if (stored && (isHeld ? stored.table.seq > seen : stored.table.seq !== seen)) return false;
        if (!stored && seen > 0 && !isHeld) this.#tell("cleared");
        of("tables").put(kept, kept.id);
        if (game) of("games").put(game, game.game);
        return true;
      });
      if (isSaved) this.#memory["tables"]?.delete(kept.id);
      return isSaved;
    } catch (error) {
      if (!this.#memory["tables"]?.has(kept.id)) this.#tell(error instanceof DOMException && error.name === "QuotaExceededError" ? "full" : "forbidden");
      this.#memory["tables"]?.set(kept.id, kept);
      if (game) this.#memory["games"]?.set(game.game, game);
      return true;
    }
  }

  /** Keeps a game that was played elsewhere. @param {KeptGame} game */
  async saveGame(game) {
    await this.#within("readwrite", async (of) => void of("games").put(game, game.game));
  }

  /** Sets a table aside that cannot be read. @param {string} id @param {unknown} kept */
  async setAside(id, kept) {
    await this.#within("readwrite", async (of) => {
      of("aside").put({ id, at: Date.now() / 1000, kept }, id);
      of("tables").delete(id);
    });
  }

  /** @param {"tables" | "games" | "aside"} part @param {string} key */
  async remove(part, key) {
    this.#memory[part]?.delete(key);
    await this.#within("readwrite", async (of) => void of(part).delete(key)).catch(() => {});
  }

  /** Forgets the oldest of what is finished, and of games that nobody plays, where there is much of it. */
  async tidy() {
    const isIdle = (/** @type {Kept} */ { table }) => table?.game?.result || table?.exercise || table?.players?.every(({ kind }) => kind === "bot");
    const over = (await this.all("tables")).filter(isIdle).slice(MOST_OVER);
    const games = (await this.all("games")).slice(MOST_GAMES);
    for (const { id } of /** @type {Kept[]} */ (over)) await this.remove("tables", id);
    for (const { game } of /** @type {KeptGame[]} */ (games)) await this.remove("games", game);
  }
}

/** Lets go of a table, and is done when others can have it. @typedef {() => Promise<void>} Release */

/** Milliseconds after which a tab that is being closed or loaded again has let go of its table. */
const LETTING_GO = 300;

/** Holds a table as long as it is played here. Null if another tab has it. @param {string} id @param {boolean} takes whether it is taken from that tab @param {() => void} lost is called when another tab takes it @returns {Promise<Release | null>} */
export async function hold(id, takes, lost) {
  const held = await holdNow(id, takes, lost);
  if (held) return held;
  await new Promise((resolve) => setTimeout(resolve, LETTING_GO));
  return holdNow(id, takes, lost);
}

/** @param {string} id @param {boolean} takes @param {() => void} lost @returns {Promise<Release | null>} */
function holdNow(id, takes, lost) {
  const { locks } = navigator;
  // Without https there are none: then the tab that comes too late is told so when it wants to keep something.
  if (!locks) return Promise.resolve(async () => {});
  return new Promise((resolve) => {
    const hold = (/** @type {unknown} */ lock) => {
      if (!lock) return resolve(null);
      return /** @type {Promise<void>} */ (
        new Promise((free) =>
          resolve(() => {
            free();
            return ended;
          }),
        )
      );
    };
    const ended = locks.request(`n98-here-${id}`, takes ? { steal: true } : { ifAvailable: true }, hold).then(() => {}, lost);
  });
}
