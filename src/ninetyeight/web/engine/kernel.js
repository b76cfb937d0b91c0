// @ts-check
// The kernel as WebAssembly: everything that the rules say is asked here, in packed bytes (docs/kernel.md).

/** @import { ShownRules } from "../wire.js" */

/** @typedef {{ seat: number, laid: number, minimum: number, missing: number, due: readonly number[] }} Turn */
/** @typedef {{ tops: readonly number[], turn: Turn, hands: readonly (readonly number[])[], draw: readonly number[] }} Position */
/** A turn with its chance to win in 1/10000 and the cards left in the end in 1/100. @typedef {{ chance: number, left: number, lays: Uint8Array }} Judged */
/** What a turn cost: what the best one is better by, with standard errors, in the same parts. @typedef {Judged & { mark: number, cost: number, error: number, leftCost: number, leftError: number, candidates: number, best: Judged[], reasons: number[][] }} Judgement */
/** @typedef {Record<string, (...numbers: (number | bigint)[]) => number>} Functions */

/** No card is higher, and so no trick is longer. */
export const HIGHEST = 126;
/** The numbers that describe rules, and the set of fire cards. */
const RULES = 7 + 16;
/** In what follows the rules: four tops, then seat, cards laid, minimum and piles due. */
const SEAT = RULES + 4;

/** The kernel was given bytes that make no sense. */
export class KernelError extends Error {}

export class Kernel {
  #memory;
  #functions;

  /** @param {WebAssembly.Exports} exports */
  constructor({ memory, ...functions }) {
    this.#memory = /** @type {WebAssembly.Memory} */ (memory);
    this.#functions = /** @type {Functions} */ (functions);
  }

  /** Calls a function with the numbers that it takes. @param {string} name @param {...(number | bigint)} numbers */
  call(name, ...numbers) {
    const found = /** @type {Functions[string]} */ (this.#functions[name])(...numbers);
    if (found < 0) throw new KernelError(`${name}: ${found}`);
    return found;
  }

  /** Writes what a function is to read. @param {ArrayLike<number>} bytes @returns {number} how many bytes it is */
  put(bytes) {
    if (bytes.length > this.call("input_size")) throw new KernelError(`${bytes.length} bytes are too many`);
    new Uint8Array(this.#memory.buffer, this.call("input")).set(bytes);
    return bytes.length;
  }

  /** The first bytes of the last answer. @param {number} size */
  answer(size) {
    return new Uint8Array(this.#memory.buffer, this.call("output"), size).slice();
  }

  /** The answer to a question about bytes, which is bytes too. @param {string} name @param {ArrayLike<number>} bytes @param {...(number | bigint)} numbers */
  ask(name, bytes, ...numbers) {
    return this.answer(this.call(name, this.put(bytes), ...numbers));
  }

  /** @param {ArrayLike<number>} bytes */
  digest(bytes) {
    return this.ask("digest", bytes);
  }

  /** @param {string} text @returns {string} its SHA-256 in hexadecimal digits */
  digestOf(text) {
    return hex(this.digest(new TextEncoder().encode(text)));
  }

  /**
   * The game that was dealt, as that seat begins it.
   * @param {ShownRules} rules @param {number} players @param {readonly number[]} deck @param {number} seat
   */
  deal(rules, players, deck, seat) {
    const packed = packedRules(rules, players);
    this.put([...packed, ...deck]);
    return this.answer(this.call("deal", packed.length, deck.length, seat));
  }

  /** What can be laid now, as cards and piles. @param {Uint8Array} state @returns {[card: number, pile: number][]} */
  lays(state) {
    return pairs(this.ask("lays", state));
  }

  /** @param {Uint8Array} state */
  isLost(state) {
    return this.call("stuck", this.put(state)) === 1;
  }

  /**
   * What a turn is worth and, the best first, the best turns that were found instead (docs/kernel.md#what-a-turn-cost), by the
   * network that was put into place 0. Marks and reasons are the numbers of the kernel.
   * @param {Uint8Array} view @param {readonly number[]} lays @param {Uint8Array} calibration
   * @param {number} picks @param {number} deals @param {number} depth @param {bigint} seed @returns {Judgement}
   */
  review(view, lays, calibration, picks, deals, depth, seed) {
    this.put([...view, ...lays, ...calibration]);
    const size = this.call("review", view.length, lays.length, calibration.length, 0, picks, deals, depth, seed);
    const answer = this.answer(size);
    const numbers = new DataView(answer.buffer);
    const number = (/** @type {number} */ at) => numbers.getInt32(at, true);
    const [mark = 0, cost = 0, error = 0, leftCost = 0, leftError = 0, chance = 0, left = 0, candidates = 0, turns = 0, reasons = 0] =
      Array.from({ length: 10 }, (_, at) => number(4 * at));
    const best = Array.from({ length: turns }, (_, turn) => {
      const at = 40 + 28 * turn;
      return { chance: number(at), left: number(at + 4), lays: answer.slice(at + 12, at + 12 + 2 * number(at + 8)) };
    });
    const why = Array.from({ length: reasons }, (_, reason) => Array.from({ length: 6 }, (_, at) => number(40 + 28 * turns + 24 * reason + 4 * at)));
    return { mark, cost, error, leftCost, leftError, chance, left, lays: Uint8Array.from(lays), candidates, best, reasons: why };
  }
}

/** @param {BufferSource} file @returns {Promise<Kernel>} */
export async function startKernel(file) {
  const { instance } = await WebAssembly.instantiate(file);
  return new Kernel(instance.exports);
}

/** @param {ArrayLike<number>} bytes @returns {[number, number][]} */
export const pairs = (bytes) =>
  Array.from({ length: bytes.length / 2 }, (_, at) => [bytes[2 * at] ?? 0, bytes[2 * at + 1] ?? 0]);

/** @param {Uint8Array} bytes */
export const hex = (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");

/** @param {ShownRules} rules @param {number} players */
export function packedRules(rules, players) {
  const fire = new Uint8Array(16);
  for (const card of rules.fire) fire[card >> 3] = (fire[card >> 3] ?? 0) | (1 << (card & 7));
  const size = rules.hand_sizes[players - 1] ?? 0;
  const numbers = [players, size, rules.lowest, rules.highest, Math.min(rules.trick, HIGHEST), rules.minimum, rules.minimum_when_empty];
  return [...numbers, ...fire];
}

/** What packed bytes of a game say. @param {Uint8Array} state @returns {Position} */
export function positionOf(state) {
  const [players = 0] = state;
  const [seat = 0, laid = 0, minimum = 0, due = 0] = state.subarray(SEAT);
  let at = SEAT + 4;
  const take = () => {
    const cards = Array.from(state.subarray(at + 1, at + 1 + (state[at] ?? 0)));
    at += cards.length + 1;
    return cards;
  };
  return {
    tops: Array.from(state.subarray(RULES, SEAT)),
    turn: { seat, laid, minimum, missing: Math.max(0, minimum - laid), due: [0, 1, 2, 3].filter((pile) => (due >> pile) & 1) },
    hands: Array.from({ length: players }, take),
    draw: take(),
  };
}

/** The same game as if that seat were in turn. @param {Uint8Array} state @param {number} seat */
export function asInTurn(state, seat) {
  const turned = state.slice();
  turned[SEAT] = seat;
  return turned;
}

/** The deck that a seed gives, as docs/shuffle.md has it. @param {Kernel} kernel @param {ShownRules} rules @param {string} seed */
export function shuffled(kernel, { lowest, highest }, seed) {
  const deck = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const block = new Uint8Array(24);
  block.set(Array.from({ length: 16 }, (_, at) => Number.parseInt(seed.slice(2 * at, 2 * at + 2), 16)));
  /** @type {number[]} */
  let words = [];
  let number = 0;
  const below = (/** @type {number} */ bound) => {
    for (;;) {
      if (words.length === 0) {
        new DataView(block.buffer).setUint32(20, number++);
        const made = new DataView(kernel.digest(block).buffer);
        words = Array.from({ length: 8 }, (_, at) => made.getUint32(4 * at));
      }
      const word = words.shift() ?? 0;
      if (word < 2 ** 32 - (2 ** 32 % bound)) return word % bound;
    }
  };
  for (let place = deck.length - 1; place > 0; place--) {
    const other = below(place + 1);
    [deck[place], deck[other]] = [deck[other] ?? 0, deck[place] ?? 0];
  }
  return deck;
}
