// @ts-check
// From the text of a record to its game, or to everything that is wrong with it, as ninetyeight.record reads it.

/** @import { ShownRules } from "../../wire.js" */
/** @import { Meaning, Said } from "../entries.js" */
/** @import { Head } from "./header.js" */
/** @import { Kernel } from "../kernel.js" */
/** @import { Problem } from "./lines.js" */

import { jumpOf, leftOf, LETTERS } from "../game.js";
import { Fields, fieldsOf, parseNumber, parseSeat, readHeader } from "./header.js";
import { HIGHEST, positionOf } from "../kernel.js";
import { decoded, linesOf, Problems, RecordError, Word } from "./lines.js";
import { VERSION } from "./record.js";

/** @typedef {{ card: number, pile: number, marked: boolean, word: Word }} WrittenLay */
/** @typedef {{ line: Word, seat: number, lays: WrittenLay[], goesOn: boolean }} WrittenTurn */
/** @typedef {{ line: Word, said: Said }} WrittenSignal */
/** A lay, or the end of a turn, with the states before and after it. @typedef {{ before: Uint8Array, after: Uint8Array, lay: { card: number, pile: number } | null }} Step */
/** A game that was read; `left` are the cards that were not laid, null if it is not over. @typedef {{ head: Head, entries: (WrittenTurn | WrittenSignal)[], first: Uint8Array, steps: Step[], left: number | null }} Played */

const SYNTAX = ["bad-field", "unknown-field", "doubled-field", "missing-field", "bad-value", "bad-turn", "bad-lay", "bad-signal", "ends-early"];
const MEANINGS = ["leave", "no-jump", "free", "gladly", "rather-not", "withdraw"];
const ABOUT_START = ["gladly", "rather-not"];

/** The kernel has no room for these rules, though others do. */
export class BeyondKernel extends Error {}

/**
 * @param {Uint8Array} bytes @param {readonly ShownRules[]} ruleSets @param {Kernel} kernel
 * @returns {Played} or throws RecordError
 */
export function readRecord(bytes, ruleSets, kernel) {
  const { played, problems } = readUpTo(bytes, ruleSets, kernel);
  if (problems.length > 0) throw new RecordError(problems);
  return played;
}

/**
 * The game up to the first turn that breaks the rules, the line of that turn, and everything that is wrong with it.
 * @param {Uint8Array} bytes @param {readonly ShownRules[]} ruleSets @param {Kernel} kernel
 * @returns {{ played: Played, brokenAt: number | null, problems: Problem[] }} or throws RecordError where there is no game to speak of
 */
export function readUpTo(bytes, ruleSets, kernel) {
  const lines = linesOf(decoded(bytes));
  const version = versionOf(lines[0] ?? new Word("", 1, 1));
  const problems = new Problems();
  const { head, body, tail, ends } = sections(lines, problems);
  const fields = new Fields(head, fieldsOf(version), problems);
  const read = ends[0] ? readHeader(version, fields, ends[0], ruleSets, kernel, problems) : null;
  const entries = body.flatMap((line) => (line.text.startsWith("~") ? readSignal(version, line, problems) : readTurn(line, problems)) ?? []);
  const ending = new Fields(tail, ["result"], problems);
  const claimed = ending.read("result", parseResult);
  if (!read || problems.all.some(({ code }) => SYNTAX.includes(code))) throw new RecordError(problems.all);
  if (version === 1) read.talk = entries.some((entry) => "said" in entry);
  judgeTalk(read, entries, problems);
  const { broken, ...course } = judgeTurns(version, read, entries, problems, kernel);
  const place = claimed === null ? ends[1] : ending.get("result");
  if (!broken && place && claimed !== course.left) problems.note(place, claimed === null ? "missing-result" : "wrong-result");
  const whole = broken ? entries.slice(0, entries.indexOf(broken)) : entries;
  return { played: { head: read, entries: whole, ...course }, brokenAt: broken?.line.line ?? null, problems: problems.all };
}

/** @param {Word} first */
function versionOf(first) {
  const version = /^n98\s+([0-9]{1,9})$/.exec(first.text)?.[1];
  const wrong = version === undefined ? "not-n98" : Number(version) < 1 || Number(version) > VERSION ? "unknown-version" : "";
  if (wrong) throw new RecordError([{ line: first.line, column: first.column, code: wrong, text: "" }]);
  return Number(version);
}

/** Header, turns and result, and the lines that separate them. @param {readonly Word[]} lines @param {Problems} problems */
function sections(lines, problems) {
  /** @type {Word[][]} */
  const parts = [[]];
  /** @type {Word[]} */
  const ends = [];
  for (const line of lines.slice(1)) {
    if (line.text === "---" && ends.length < 2) {
      ends.push(line);
      parts.push([]);
    } else parts.at(-1)?.push(line);
  }
  const last = lines.at(-1);
  if (ends.length < 2 && last) problems.note(last.end(), "ends-early");
  const [head = [], body = [], tail = []] = parts;
  return { head, body, tail, ends };
}

/** @param {number} version @param {Word} line @param {Problems} problems @returns {WrittenSignal | null} */
function readSignal(version, line, problems) {
  const [seat = "", meaning = "", pile = "", ...more] = line.part(1).words().map(({ text }) => text);
  const at = parseSeat(seat);
  const isPile = pile !== "";
  const isKnown = MEANINGS.includes(meaning) && more.length === 0 && (!isPile || LETTERS.includes(/** @type {"a"} */ (pile)));
  const fits = meaning === "withdraw" ? version > 1 : ABOUT_START.includes(meaning) !== isPile;
  if (at === null || !isKnown || !fits) {
    problems.note(line, "bad-signal");
    return null;
  }
  return { line, said: { seat: at, meaning: /** @type {Meaning} */ (meaning), pile: isPile ? /** @type {"a"} */ (pile) : null } };
}

/** @param {Word} line @param {Problems} problems @returns {WrittenTurn | null} */
function readTurn(line, problems) {
  const [first = line, ...rest] = line.words();
  const goesOn = rest.at(-1)?.text === "+";
  const words = goesOn ? rest.slice(0, -1) : rest;
  const lays = words.flatMap((word) => readLay(word, problems) ?? []);
  const seat = parseSeat(first.text);
  if (seat === null) {
    problems.note(first, "bad-turn");
    return null;
  }
  if (words.length === 0) problems.note(line, "bad-turn");
  return { line, seat, lays, goesOn };
}

/** @param {Word} word @param {Problems} problems @returns {WrittenLay | null} */
function readLay(word, problems) {
  const [, number = "", pile = "", mark] = /^([0-9]+)([a-d])(!?)$/.exec(word.text) ?? [];
  const card = parseNumber(number);
  if (card === null) {
    problems.note(word, "bad-lay");
    return null;
  }
  return { card, pile: LETTERS.indexOf(/** @type {"a"} */ (pile)), marked: mark === "!", word };
}

/** How many cards were left. @param {string} text @returns {number | null} */
function parseResult(text) {
  const [, word, left = ""] = /^(won|lost)\s+(\S+)$/.exec(text) ?? [];
  const number = parseNumber(left);
  return number === null || (word === "won") !== (number === 0) ? null : number;
}

/** Notes what nobody could say. @param {Head} head @param {readonly (WrittenTurn | WrittenSignal)[]} entries @param {Problems} problems */
function judgeTalk(head, entries, problems) {
  /** @type {Said[]} */
  let heard = [];
  for (const entry of entries) {
    if ("lays" in entry) {
      heard = heard.filter(({ pile }) => !entry.lays.some((lay) => LETTERS[lay.pile] === pile));
      continue;
    }
    const { line, said } = entry;
    const others = heard.filter(({ seat, pile }) => seat !== said.seat || pile !== said.pile);
    const isVain = said.meaning === "withdraw" && others.length === heard.length;
    heard = said.meaning === "withdraw" ? others : [...others, said];
    if (said.seat >= head.players.length) problems.note(line, "no-such-seat");
    else if (!head.talk) problems.note(line, "no-talk");
    else if (isVain) problems.note(line, "nothing-said");
  }
}

/** The game as played by the turns, up to the first that the rules forbid: that one is `broken`. @param {number} version @param {Head} head @param {readonly (WrittenTurn | WrittenSignal)[]} entries @param {Problems} problems @param {Kernel} kernel */
function judgeTurns(version, head, entries, problems, kernel) {
  const { rules, players, deck, start } = head;
  if (players.length > 5 || (rules.hand_sizes[players.length - 1] ?? 0) > 8 || rules.highest > HIGHEST) throw new BeyondKernel();
  const turns = entries.filter(/** @returns {entry is WrittenTurn} */ (entry) => "lays" in entry);
  const first = kernel.deal(rules, players.length, deck, start ?? 0);
  /** @type {Step[]} */
  const steps = [];
  /** @type {Uint8Array} */
  let state = first;
  const outcome = () => {
    const left = leftOf(positionOf(state));
    return start !== null && (left === 0 || kernel.isLost(state)) ? left : null;
  };
  let left = outcome();
  const take = (/** @type {Uint8Array} */ after, /** @type {Step["lay"]} */ lay) => {
    steps.push({ before: state, after, lay });
    state = after;
    left = outcome();
  };
  for (const [at, turn] of turns.entries()) {
    const whole = steps.length;
    const refuse = (/** @type {Word} */ place, /** @type {string} */ code, /** @type {number | null} */ wasLeft = null) => {
      problems.note(place, code);
      return { first, steps: steps.slice(0, whole), left: wasLeft, broken: turn };
    };
    if (start === null) return refuse(turn.line, "no-start");
    if (left !== null) return refuse(turn.line, "game-over", left);
    if (turn.seat !== positionOf(state).turn.seat) return refuse(turn.line, "wrong-seat");
    for (const { card, pile, marked, word } of turn.lays) {
      const position = positionOf(state);
      if (left !== null) return refuse(word, "game-over");
      if (!position.hands[turn.seat]?.includes(card)) return refuse(word, "not-in-hand");
      if (!kernel.lays(state).some(([each, on]) => each === card && on === pile)) return refuse(word, "does-not-fit");
      if (marked && jumpOf(position, card, pile) >= 0) problems.note(word, "no-trick");
      take(kernel.ask("lay", state, card, pile), { card, pile });
    }
    if (!turn.goesOn && left === null) {
      const { missing, due } = positionOf(state).turn;
      if (missing > 0) return refuse(turn.line.end(), "below-minimum");
      if (due.length > 0) return refuse(turn.line.end(), "fire-uncovered");
      take(kernel.ask("end_turn", state), null);
    }
    const next = turns[at + 1];
    const canGoOn = left === null && (!next || (version > 1 && next.seat === turn.seat));
    if (turn.goesOn && !canGoOn) return refuse(turn.line, "turn-goes-on");
  }
  return { first, steps, left, broken: null };
}
