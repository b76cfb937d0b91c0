// @ts-check
// What the server has told this tab, and what it will tell once all is done that was asked of it.

/** @import { ChangeOptions, Do, Hint, LayCard, Mine, ShownGame, ShownSeat, ShownTable, ShownStep, Update, Welcome, You } from "./wire.js" */
/** @import { Other } from "./engine/hints.js" */
/** @typedef {Do["command"]} Command */
/** @typedef {"a" | "b" | "c" | "d"} PileLetter */
/** @typedef {import("@preact/signals").Signal<T>} Signal @template T */
/** @typedef {{ you: You | null, table: ShownTable | null, game: ShownGame | null, mine: Mine | null }} Parts */

import { batch, computed, signal } from "./vendor/libraries.js";

/** @type {readonly PileLetter[]} */
export const PILES = ["a", "b", "c", "d"];
/** Which way a pile goes, as it is drawn. @param {PileLetter} pile */
export const isRising = (pile) => pile === "a" || pile === "b";

const LOG_LENGTH = 400;
/** @type {Parts} */
const NOTHING = { you: null, table: null, game: null, mine: null };

/** As the server last told it; each part is replaced whole. @type {Signal<Parts>} */
const told = signal(NOTHING);
/** What was asked for and is not answered yet, in its order. @type {Signal<readonly Command[]>} */
export const underway = signal([]);
/** @param {Command["do"]} name */
export const isUnderway = (name) => underway.value.some((command) => command.do === name);
/** Own choices show at once; whatever is refused is no longer pending, and is shown as the server has it. */
const shown = computed(() => underway.value.reduce(foreseen, told.value));

export const you = computed(() => shown.value.you);
export const table = computed(() => shown.value.table);
export const game = computed(() => shown.value.game);
export const mine = computed(() => shown.value.mine);
/** @type {Signal<readonly ShownStep[]>} */
export const log = signal([]);
/** The bots that this server has besides the levels, by the names that its host gave them. @type {Signal<readonly string[]>} */
export const engines = signal([]);
/** The last step that is known here. */
export const seq = signal(0);

/** The card of the own hand that is chosen to be laid. @type {Signal<number | null>} */
export const chosen = signal(null);
/** The own lays that are drawn and not yet done. */
export const pending = computed(() =>
  underway.value.filter(
    /** @returns {command is LayCard} */ (command) =>
      command.do === "lay" && (told.value.mine?.hand.includes(command.card) ?? false),
  ),
);
/** What a steady player would lay now and, as soon as that is known, what other turns cost. @type {Signal<Hint & { others?: Other[] } | null>} */
export const advice = signal(null);

/** Seconds by which the clock of the server is ahead. */
let ahead = 0;

/** The time of the server, in seconds since 1970. */
export const now = () => Date.now() / 1000 + ahead;

/**
 * What a table of this device adds if it goes on from a position of another game, and is no game that counts: where that came
 * from, where to go back, and the lays of a task when its one turn is over. `id` is that of the table.
 * @typedef {{ id: string, turn: number, puzzle: string | null, isTask: boolean, back: string, lays: string | null }} ShownExercise
 */
export const exercise = computed(() => /** @type {{ exercise?: ShownExercise } | null} */ (table.value)?.exercise ?? null);

export const seats = computed(() => table.value?.seats ?? []);
export const mySeat = computed(() => you.value?.seat ?? null);
export const isMyTurn = computed(
  () => mySeat.value !== null && !game.value?.result && game.value?.turn?.seat === mySeat.value,
);
/** Whether this person sits at the table with nobody else. */
export const isAlone = computed(() => seats.value.filter(Boolean).length === 1);

/** What this person asks for, without a seat. */
export const ownRequest = computed(
  () => table.value?.requests?.find(({ number }) => number === you.value?.request) ?? null,
);

/** @param {number} seat */
export const nameOf = (seat) => seats.value[seat]?.name ?? playerOf(seat);
/** Who played that seat in the last game, and may have left since. @param {number} seat */
export const playerOf = (seat) => game.value?.names?.[seat] ?? "?";

/** Who sat where when a step happened. @type {WeakMap<ShownStep, readonly (string | undefined)[]>} */
const namesAt = new WeakMap();
/** The name of whoever sat there when that step happened: nobody who leaves loses it. @param {ShownStep} step @param {number} seat */
export const nameThen = (step, seat) => namesAt.get(step)?.[seat] ?? nameOf(seat);

/** The lays of the chosen card, by pile. */
export const openPiles = computed(() => {
  const lays = mine.value?.lays.filter((lay) => lay.card === chosen.value) ?? [];
  return new Map(lays.map((lay) => [lay.pile, lay]));
});

/** @typedef {(step: ShownStep, before: ShownGame | null) => void} Listener */
/** @type {Set<Listener>} */
const listeners = new Set();

/**
 * Calls back after every step that happens while somebody looks on; not for those told on arrival.
 * @param {Listener} listener
 */
export function onStep(listener) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** @param {Welcome} message */
export function welcome(message) {
  ahead = message.now - Date.now() / 1000;
  const resumed = message.complete && seq.value > 0;
  batch(() => {
    const { you, table, game, mine } = message;
    told.value = { you, table, game, mine };
    log.value = (resumed ? [...log.value, ...message.steps] : message.steps).slice(-LOG_LENGTH);
    seq.value = message.seq;
    engines.value = message.engines ?? [];
    advice.value = null;
    settle();
  });
}

/** @param {Update} message */
export function update(message) {
  const before = game.value;
  // Not as foreseen: whoever is on the way out still has a name.
  const sat = told.value.table?.seats ?? [];
  batch(() => {
    const { you, table, game, mine } = told.value;
    told.value = {
      you: message.you ?? you,
      table: message.table ?? table,
      game: message.game ?? game,
      // Whoever has another seat now, or none, has nothing of the hand before.
      mine: message.mine ?? (message.you ? null : mine),
    };
    log.value = [...log.value, message.step].slice(-LOG_LENGTH);
    seq.value = message.step.seq;
    if (message.mine || message.you) advice.value = adviceAfter(message.step);
    settle();
  });
  const isDealt = message.step.events.some((event) => event.is === "dealt");
  namesAt.set(message.step, seats.value.map((who, seat) => (isDealt ? who : (sat[seat] ?? who))?.name));
  for (const listener of listeners) listener(message.step, before);
}

/** Lets go of what is no longer there. */
function settle() {
  if (chosen.value !== null && !mine.value?.hand.includes(chosen.value)) chosen.value = null;
}

/** What is left of the hint when its first card was laid as it says. @param {ShownStep} step */
function adviceAfter(step) {
  const [first, ...rest] = advice.value?.lays ?? [];
  const isFollowed = step.events.some(
    (event) => event.is === "laid" && event.seat === mySeat.value && first?.startsWith(`${event.card}${event.pile}`),
  );
  if (!advice.value || !isFollowed || !rest[0]) return null;
  chosen.value ??= Number.parseInt(rest[0], 10);
  const { others: _, ...told } = advice.value;
  return { ...told, code: "then", lays: rest };
}

export function forget() {
  batch(() => {
    told.value = NOTHING;
    log.value = [];
    seq.value = 0;
    underway.value = [];
    chosen.value = advice.value = null;
  });
}

/**
 * What will be to be seen when a command is done. Only what needs no rule is drawn ahead: what fits
 * after a lay, and what it costs, is not known until the server says.
 * @param {Parts} parts
 * @param {Command} command
 * @returns {Parts}
 */
export function foreseen(parts, command) {
  const { table, game } = parts;
  const seat = parts.you?.seat ?? null;
  if (!table) return parts;
  switch (command.do) {
    case "options":
      return { ...parts, table: { ...table, options: withOptions(table.options, command) } };
    case "lock":
      return { ...parts, table: { ...table, locked: command.locked } };
    case "add-bot": {
      const at = command.seat ?? table.seats.indexOf(null);
      return withSeat(parts, at, (who) => who ?? { kind: "bot", name: "…", level: command.level });
    }
    case "remove-bot":
      return withSeat(parts, command.seat, (who) => (who?.kind === "bot" ? null : who));
    case "kick": {
      const locked = table.locked || (command.lock ?? false);
      return withSeat({ ...parts, table: { ...table, locked } }, command.seat, (who) => (who?.kind === "person" ? null : who));
    }
    case "rename":
      return withSeat(parts, seat, (who) => who && { ...who, name: command.name });
    case "hand-over":
      return withSeat(parts, command.seat, (who) => who && { ...who, stand_in: command.level ?? "sharp" });
    case "take-seat":
      return withSeat(parts, seat, (who) => who && { ...who, stand_in: null });
  }
  if (!game || seat === null) return parts;
  const { proposal, signals } = game;
  switch (command.do) {
    case "propose":
      return proposal ? parts : withGame(parts, { proposal: { seat, agreed: [], until: now() + table.options.agree_seconds } });
    case "agree":
      return proposal ? withGame(parts, { proposal: { ...proposal, agreed: [...proposal.agreed.filter((each) => each !== seat), seat] } }) : parts;
    case "object":
      return withGame(parts, { proposal: null });
    case "signal":
    case "withdraw": {
      const pile = command.pile ?? null;
      const others = signals.filter((each) => each.seat !== seat || each.pile !== pile);
      const { meaning } = { meaning: null, ...command };
      return withGame(parts, { signals: meaning ? [...others, { seat, meaning, pile }] : others });
    }
    case "lay":
      return withLay(parts, command);
    case "end-turn":
      return { ...parts, mine: parts.mine && { ...parts.mine, may_end: false } };
    default:
      return parts;
  }
}

/**
 * @param {ShownTable["options"]} options
 * @param {ChangeOptions} change
 * @returns {ShownTable["options"]}
 */
function withOptions(options, { do: _, rules, base, fire, ...others }) {
  const named = Object.entries(others).filter(([, value]) => value !== null);
  return { ...options, ...Object.fromEntries(named), rules: withRules(rules ?? options.rules, { base, fire }) };
}

/** The two halves of a rule set's name. @param {string} rules */
export function rulesParts(rules) {
  const fire = rules.endsWith("+fire");
  return { base: fire ? rules.slice(0, -"+fire".length) : rules, fire };
}

/** A rule set with another half of its name. @param {string} rules @param {Pick<ChangeOptions, "base" | "fire">} change */
export function withRules(rules, change) {
  const { base, fire } = rulesParts(rules);
  return (change.base ?? base) + (change.fire ?? fire ? "+fire" : "");
}

/**
 * @param {Parts} parts
 * @param {number | null} seat
 * @param {(who: ShownSeat | null) => ShownSeat | null} change
 * @returns {Parts}
 */
function withSeat(parts, seat, change) {
  const { table } = parts;
  if (!table) return parts;
  return { ...parts, table: { ...table, seats: table.seats.map((who, at) => (at === seat ? change(who) : who)) } };
}

/** @param {Parts} parts @param {Partial<ShownGame>} change @returns {Parts} */
const withGame = (parts, change) => ({ ...parts, game: parts.game && { ...parts.game, ...change } });

/** @param {Parts} parts @param {LayCard} lay @returns {Parts} */
function withLay(parts, { card, pile }) {
  const { game, mine } = parts;
  // A card that is no longer in the hand has been laid.
  if (!game?.turn || !mine?.hand.includes(card)) return parts;
  const { turn } = game;
  const missing = Math.max(0, turn.missing - 1);
  const due = turn.due.filter((each) => each !== pile);
  const lays = mine.lays.filter((lay) => lay.card !== card && lay.pile !== pile);
  return {
    ...withGame(parts, {
      tops: game.tops.map((top, at) => (PILES[at] === pile ? card : top)),
      fires: game.fires.filter((each) => each !== pile),
      counts: game.counts.map((count, at) => (at === mine.seat ? count - 1 : count)),
      turn: { ...turn, laid: turn.laid + 1, missing, due },
    }),
    mine: {
      ...mine,
      hand: mine.hand.filter((each) => each !== card),
      lays: lays.map((lay) => ({ ...lay, loses: false })),
      may_end: mine.may_end || (missing === 0 && due.length === 0),
    },
  };
}
