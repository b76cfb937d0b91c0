// @ts-check
// What is asked of the server outside the socket.

/** @typedef {Record<string, string | number>} Facts */

/** An answer of the server that is not the one hoped for: a code, and facts for a sentence. */
export class Refusal extends Error {
  /** @param {string} code @param {Facts} facts */
  constructor(code, facts) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

/**
 * @param {string} method
 * @param {string} path
 * @param {unknown} [body]
 */
async function call(method, path, body) {
  let answer;
  try {
    answer = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "Content-Type": "application/json" },
      body: body === undefined ? null : JSON.stringify(body),
    });
  } catch {
    throw new Refusal("offline", {});
  }
  const told = await answer.json().catch(() => ({}));
  if (!answer.ok) throw new Refusal(told.code ?? "unknown", told.facts ?? {});
  return told;
}

/**
 * @typedef {object} MyTable
 * @property {string} code
 * @property {"gathering" | "agreeing" | "playing" | "over"} phase
 * @property {string[]} players
 * @property {string} rules
 * @property {boolean} your_turn
 * @property {number} at
 */

/** @returns {Promise<{ guest: { name: string } | null, tables: MyTable[] }>} */
export const me = () => call("GET", "/api/me");

/** @param {string} name @returns {Promise<{ guest: { name: string } }>} */
export const beGuest = (name) => call("POST", "/api/guest", { name });

/**
 * @typedef {object} NewTable
 * @property {string} name
 * @property {string} [rules]
 * @property {string[]} [bots]
 * @property {string[]} [people]
 * @property {Record<string, unknown>} [options]
 * @property {boolean} [start]
 */

/** @param {NewTable} wish @returns {Promise<{ code: string, watch: string }>} */
export const createTable = (wish) => call("POST", "/api/tables", wish);

/**
 * @typedef {object} TableNews
 * @property {string} phase
 * @property {string} rules
 * @property {boolean} locked
 * @property {string[]} seats
 * @property {number} free
 */

/** @param {string} code @returns {Promise<TableNews>} */
export const lookAtTable = (code) => call("GET", `/api/tables/${encodeURIComponent(code)}`);

/**
 * @typedef {object} ReplayStep the state after it; the first is the state before the first lay
 * @property {number | null} seat
 * @property {string | null} lay
 * @property {boolean} trick
 * @property {boolean} ended_turn
 * @property {number[]} tops
 * @property {number[][]} hands
 * @property {number} draw
 * @property {number} left
 * @property {number} turn
 */
/**
 * @typedef {object} Replay
 * @property {string} rules
 * @property {string[]} players
 * @property {number} start
 * @property {{ won: boolean, left: number, grade: string } | null} result
 * @property {number} total
 * @property {ReplayStep[]} steps
 * @property {number} turns
 */

/** @param {string} game @returns {Promise<Replay>} */
export const replay = (game) => call("GET", `/api/games/${encodeURIComponent(game)}`);
