// @ts-check
// The header of a record: named values with the rule set, the players and the deal.

/** @import { ShownRules } from "../../wire.js" */
/** @import { Kernel } from "../kernel.js" */
/** @import { Problems, Word } from "./lines.js" */

import { PUBLISHED } from "../game.js";
import { shuffled } from "../kernel.js";
import { stripped } from "./lines.js";
import { SHUFFLE } from "./record.js";

/** @typedef {{ rules: ShownRules, players: string[], deck: number[], start: number | null, seed: string | null, talk: boolean }} Head */

const NUMBERS = ["cards", "hands", "minimum", "trick", "fire"];
const NEEDED = NUMBERS.slice(0, -1);
/** The fields by version of the format: required, and optional. */
const FIELDS = [
  { required: [], optional: [] },
  { required: ["rules", "players", "deck"], optional: ["start", "seed", "shuffle"] },
  { required: ["rules", "players", "talk", "deck"], optional: ["start", "seed", "shuffle", ...NUMBERS] },
];
/** The most that a record can hold, whatever a stranger writes. */
const MOST = { highest: 200, players: 10, hand: 10, minimum: 4 };
const LONGEST_NAME = 40;

/** @param {string} text @returns {number | null} */
export const parseNumber = (text) => (/^(0|[1-9][0-9]{0,2})$/.test(text) ? Number(text) : null);
/** @param {string} text @returns {number | null} counted from 0 */
export const parseSeat = (text) => (/^[1-9][0-9]?$/.test(text) ? Number(text) - 1 : null);

/** Named values, each with its place. */
export class Fields {
  /** @type {Map<string, Word>} */
  #values = new Map();
  #problems;

  /** @param {readonly Word[]} lines @param {readonly string[]} known @param {Problems} problems */
  constructor(lines, known, problems) {
    this.#problems = problems;
    for (const line of lines) {
      const at = line.text.indexOf(":");
      const name = line.text.slice(0, at);
      if (at < 0) problems.note(line, "bad-field");
      else if (!known.includes(name)) problems.note(line, "unknown-field");
      else if (this.#values.has(name)) problems.note(line, "doubled-field");
      else this.#values.set(name, line.part(at + 1).stripped());
    }
  }

  /** @param {string} name */
  get(name) {
    return this.#values.get(name);
  }

  /** Whether all of these are there; what is missing is noted at the end. @param {readonly string[]} names @param {Word} end */
  require(names, end) {
    const missing = names.filter((name) => !this.#values.has(name));
    for (const _ of missing) this.#problems.note(end, "missing-field");
    return missing.length === 0;
  }

  /** @param {string} name @param {string} code */
  note(name, code) {
    const place = this.get(name);
    if (place) this.#problems.note(place, code);
  }

  /** What a value says; null if it is missing, or invalid and noted. @template T @param {string} name @param {(text: string) => T | null} parse @returns {T | null} */
  read(name, parse) {
    const value = this.get(name);
    const said = value ? parse(value.text) : null;
    if (value && said === null) this.note(name, "bad-value");
    return said;
  }
}

/** @param {number} version */
export const fieldsOf = (version) => {
  const { required = [], optional = [] } = FIELDS[version] ?? {};
  return [...required, ...optional];
};

/** The deal, or null if something is missing or invalid. @param {number} version @param {Fields} fields @param {Word} end @param {readonly ShownRules[]} ruleSets @param {Kernel} kernel @param {Problems} problems @returns {Head | null} */
export function readHeader(version, fields, end, ruleSets, kernel, problems) {
  const isComplete = fields.require(FIELDS[version]?.required ?? [], end);
  const rules = readRules(fields, end, ruleSets);
  const talk = fields.read("talk", (text) => (text === "on" ? true : text === "off" ? false : null));
  const players = fields.read("players", parsePlayers);
  const start = fields.read("start", parseSeat);
  const seed = fields.read("seed", (text) => (/^[0-9A-Fa-f]{32}$/.test(text) ? text.toLowerCase() : null));
  const shuffle = fields.read("shuffle", (text) => (text === SHUFFLE ? text : null));
  if (fields.get("seed") || fields.get("shuffle")) fields.require(["seed", "shuffle"], end);
  const isNoSeat = players !== null && start !== null && start >= players.length;
  if (isNoSeat) fields.note("start", "no-such-seat");
  const line = fields.get("deck");
  if (!isComplete || !rules || !players || !line) return null;
  const isTooMany = players.length > rules.hand_sizes.length;
  if (isTooMany) fields.note("players", "bad-players");
  const deck = readDeck(line, rules, problems);
  if (deck && seed && shuffle && String(shuffled(kernel, rules, seed)) !== String(deck)) fields.note("deck", "wrong-deal");
  if (!deck || isTooMany || isNoSeat) return null;
  return { rules, players, deck, start, seed, talk: talk ?? false };
}

/** @param {string} text */
function parsePlayers(text) {
  const names = text.split("|").map(stripped);
  const isGood = (/** @type {string} */ name) =>
    name !== "" && [...name].length <= LONGEST_NAME && !/[\p{C}\p{Zl}\p{Zp}#]|(?! )\p{Zs}/u.test(name);
  return names.every(isGood) ? names : null;
}

/** @param {Word} line @param {ShownRules} rules @param {Problems} problems */
function readDeck(line, { lowest, highest }, problems) {
  const before = problems.all.length;
  /** @type {number[]} */
  const deck = [];
  for (const word of line.words()) {
    const card = parseNumber(word.text);
    if (card === null) problems.note(word, "bad-value");
    else if (card < lowest || card > highest) problems.note(word, "foreign-card");
    else if (deck.includes(card)) problems.note(word, "doubled-card");
    else deck.push(card);
  }
  if (deck.length < highest - lowest + 1) problems.note(line, "missing-card");
  return problems.all.length === before ? deck : null;
}

/** The rule set of that name, else one with the numbers of the header; those of a host may have changed since. @param {Fields} fields @param {Word} end @param {readonly ShownRules[]} ruleSets @returns {ShownRules | null} */
function readRules(fields, end, ruleSets) {
  const name = fields.get("rules")?.text;
  if (name === undefined) return null;
  const hasNumbers = NUMBERS.some((number) => fields.get(number));
  const known = hasNumbers && !PUBLISHED.includes(name) ? undefined : ruleSets.find((rules) => rules.name === name);
  if (known) {
    for (const [field, parse] of Object.entries(PARSERS)) {
      const given = fields.read(field, parse);
      if (given && Object.entries(given).some(([number, value]) => String(known[/** @type {"trick"} */ (number)]) !== String(value))) {
        fields.note(field, "wrong-rules");
      }
    }
    return known;
  }
  if (!hasNumbers) {
    fields.note("rules", "unknown-rules");
    return null;
  }
  return ownRules(name, fields, end);
}

/** @param {string} name @param {Fields} fields @param {Word} end @returns {ShownRules | null} */
function ownRules(name, fields, end) {
  let isComplete = fields.require(NEEDED, end);
  const rules = { name, fire: [], master_wins: [], lowest: 0, highest: 0, hand_sizes: [0], minimum: 0, minimum_when_empty: 0, trick: 0 };
  for (const [field, parse] of Object.entries(PARSERS)) {
    const given = fields.read(field, parse);
    isComplete &&= given !== null || !fields.get(field);
    Object.assign(rules, given);
  }
  if (!isComplete) return null;
  if (isImpossible(rules)) {
    fields.note("rules", "impossible-rules");
    return null;
  }
  /** @type {[field: string, number: number, most: number][]} */
  const limited = [
    ["cards", rules.highest, MOST.highest],
    ["hands", rules.hand_sizes.length, MOST.players],
    ["hands", Math.max(...rules.hand_sizes), MOST.hand],
    ["minimum", rules.minimum, MOST.minimum],
  ];
  const beyond = limited.filter(([, number, most]) => number > most);
  for (const [field] of beyond) fields.note(field, "impossible-rules");
  return beyond.length > 0 ? null : rules;
}

/** Whether nobody could play by these numbers. @param {ShownRules} rules */
function isImpossible({ name, lowest, highest, minimum, minimum_when_empty, trick, fire, hand_sizes }) {
  const total = highest - lowest + 1;
  return (
    !/^[a-z0-9]+([+-][a-z0-9]+)*$/.test(name) ||
    !(lowest >= 1 && lowest <= highest) ||
    !(minimum_when_empty >= 1 && minimum_when_empty <= minimum) ||
    trick < 1 ||
    fire.some((card) => card < lowest || card > highest) ||
    hand_sizes.some((size, at) => size < minimum || (at + 1) * size > total)
  );
}

/** @param {string} text @returns {number[] | null} */
function parseNumbers(text) {
  const numbers = text.split(/\s+/).map(parseNumber);
  return numbers.every((number) => number !== null) ? numbers : null;
}

/** @type {Record<string, (text: string) => Partial<ShownRules> | null>} */
const PARSERS = {
  cards: (text) => {
    const [lowest, highest] = /^(\S+)-(\S+)$/.exec(text)?.slice(1).map(parseNumber) ?? [];
    return typeof lowest === "number" && typeof highest === "number" ? { lowest, highest } : null;
  },
  hands: (text) => {
    const hand_sizes = parseNumbers(text);
    return hand_sizes && { hand_sizes };
  },
  minimum: (text) => {
    const [minimum, minimum_when_empty, ...more] = parseNumbers(text) ?? [];
    return minimum === undefined || minimum_when_empty === undefined || more.length > 0 ? null : { minimum, minimum_when_empty };
  },
  trick: (text) => {
    const trick = parseNumber(text);
    return trick === null ? null : { trick };
  },
  fire: (text) => {
    const fire = parseNumbers(text);
    return fire && new Set(fire).size === fire.length ? { fire: fire.sort((one, other) => one - other) } : null;
  },
};
