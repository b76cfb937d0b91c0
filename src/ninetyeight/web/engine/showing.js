// @ts-check
// What those at this device are shown of their table: the parts of the protocol, as ninetyeight.table.showing makes them.

/** @import { Mine, ShownGame, ShownLay, ShownResult, ShownStep, ShownTable, You } from "../wire.js" */
/** @import { Kernel } from "./kernel.js" */
/** @import { Context, Event, Exercise, Game, Table } from "./game.js" */

import { isLay } from "./entries.js";
import { positionOf } from "./kernel.js";
import { jumpOf, leftOf, LETTERS, seatInTurn } from "./game.js";

const PLACES = 5;

/** @param {Table} table */
const phaseOf = ({ game }) => (!game ? "gathering" : game.result ? "over" : game.start === null ? "agreeing" : "playing");

/** An option that is on for a single player unless somebody has chosen. @param {Table} table @param {"hints" | "memory_aid"} option */
export const isOn = ({ options, players }, option) => options[option] ?? players.length === 1;

/** @param {Table} table @param {number | null} viewer @returns {ShownTable} */
export function shownTable(table, viewer) {
  const host = table.players.findIndex(({ kind }) => kind === "person");
  /** @type {ShownTable["seats"]} */
  const seats = table.players.map((player, seat) => ({
    ...player,
    stand_in: null,
    away_since: null,
    host: seat === host,
    ready: false,
    swap_with: null,
  }));
  const free = table.game?.result ? Array.from({ length: PLACES - seats.length }, () => null) : [];
  return {
    phase: phaseOf(table),
    seats: [...seats, ...free],
    options: { ...table.options, memory_aid: isOn(table, "memory_aid"), hints: isOn(table, "hints") },
    locked: false,
    watch: "",
    code: viewer === null ? null : "",
    host_away_since: null,
    requests: [],
  };
}

/** Whether the one turn of a task is over. @param {Table} table */
export const isTaskDone = ({ exercise, game }) => Boolean(exercise?.isTask && game && (game.result || game.turns.length > 0));

/** What the page knows of an exercise; the lays of a task when its turn is over. @param {Table} table @param {Exercise} exercise */
export function shownExercise(table, { turn, puzzle, isTask, back }) {
  const { turns = [], since = [] } = table.game ?? {};
  const lays = [...turns.flatMap((entry) => ("lays" in entry ? entry.lays : [])), ...since.filter(isLay)];
  return { id: table.id, turn, puzzle, isTask, back, lays: isTaskDone(table) ? lays.map(({ card, pile }) => `${card}${pile}`).join(" ") : null };
}

/** @param {Table} table @param {Context} context @returns {ShownGame | null} */
export function shownGame(table, { kernel, rules }) {
  const { game } = table;
  if (!game) return null;
  const { lowest, highest } = rules;
  const position = positionOf(game.state);
  const { tops, turn, hands, draw } = position;
  const total = highest - lowest + 1;
  const live = new Set([...hands.flat(), ...draw]);
  const gone = Array.from({ length: total }, (_, at) => lowest + at).filter((card) => !live.has(card));
  return {
    number: game.number,
    rules: rules.name,
    lowest,
    highest,
    fire_cards: rules.fire,
    tops,
    room: tops.map((top, pile) => (pile < 2 ? highest - top : top - lowest)),
    fires: LETTERS.filter((_, pile) => rules.fire.includes(tops[pile] ?? 0)),
    counts: hands.map((hand) => hand.length),
    draw: draw.length,
    left: leftOf(position),
    total,
    turn:
      game.start === null || game.result
        ? null
        : { seat: turn.seat, minimum: turn.minimum, laid: turn.laid, missing: turn.missing, due: LETTERS.filter((_, pile) => turn.due.includes(pile)) },
    proposal: game.proposal,
    signals: game.signals,
    commitment: kernel.digestOf(game.seed),
    gone: game.result || isOn(table, "memory_aid") ? gone : null,
    result: game.result && shownResult(table, game, kernel),
    daily: null,
    names: table.players.map(({ name }) => name),
    one_device: false, // Only where others play too is it worth a word.
  };
}

/** The public name of a game. @param {Kernel} kernel @param {Table} table @param {Game} game */
export const nameOfGame = (kernel, table, game) => kernel.digestOf(`${table.id}/${game.number}/${game.seed}`).slice(0, 16);

/** @param {number} left */
export const gradeOf = (left) => (left === 0 ? "beaten" : left < 10 ? "excellent" : "try-again");

/** @param {Table} table @param {Game} game @param {Kernel} kernel @returns {ShownResult} */
function shownResult(table, game, kernel) {
  const { left, given_up_by } = game.result ?? { left: 0, given_up_by: null };
  const { hands, draw } = positionOf(game.state);
  const result = { won: left === 0, left, grade: gradeOf(left), given_up_by, game: nameOfGame(kernel, table, game) };
  return { ...result, seed: game.seed, hands, draw_pile: draw };
}

/** What only one seat sees: its hand and, in its turn, what it can do. @param {Table} table @param {number | null} seat @param {Context} context @returns {Mine | null} */
export function mineOf({ game, players }, seat, { kernel }) {
  if (!game || seat === null) return null;
  const position = positionOf(game.state);
  const { missing, due } = position.turn;
  const plays = seatInTurn(game) === seat && players[seat]?.kind === "person";
  return {
    seat,
    hand: position.hands[seat] ?? [],
    lays: plays ? kernel.lays(game.state).map(([card, pile]) => shownLay(card, pile)) : [],
    may_end: plays && missing === 0 && due.length === 0,
    may_take_back: plays && players.length === 1 && game.before.length > 0,
  };

  /** @param {number} card @param {number} pile @returns {ShownLay} */
  function shownLay(card, pile) {
    const jump = jumpOf(position, card, pile);
    const loses = game !== null && kernel.isLost(kernel.ask("lay", game.state, card, pile));
    return { card, pile: LETTERS[pile] ?? "a", jump, trick: jump < 0, loses };
  }
}

/** A step as a seat sees it: cards that others drew stay hidden. @param {ShownStep} step @param {number | null} viewer @returns {ShownStep} */
export function shownStep(step, viewer) {
  const shown = (/** @type {Event} */ event) => (event.is === "turn-ended" && event.seat !== viewer ? { ...event, drawn: null } : event);
  return { ...step, events: step.events.map(shown) };
}

/** Who is at the device: a seat, and those between which the device is passed on. @param {Table} table @param {number | null} seat @returns {You} */
export function youAt(table, seat) {
  const seats = table.players.flatMap(({ kind }, at) => (kind === "person" ? [{ seat: at, secret: String(at) }] : []));
  return { seat, seats, host: true, watching: false, request: null };
}
