// @ts-check
// The worker in which tables on this device are played, so that no frame waits for a bot. It takes the messages of a socket
// and answers as a server does; what is answered is kept already.

/** @import { Answer, Do, FromClient, FromServer, Hello, ShownStep } from "../wire.js" */
/** @import { Actor, Command, Context } from "./game.js" */
/** @import { Kept, Release } from "./store.js" */

import { asking } from "./asking.js";
import { needsNet, owed, samplesHere, turnOfBot, wordsOf } from "./bots.js";
import { Refusal } from "./game.js";
import { hintFor, othersThan } from "./hints.js";
import { positionOf } from "./kernel.js";
import { calibration, contextOf, hasNet, isAble, loadNet } from "./loading.js";
import { recordOf } from "./records/record.js";
import { isOn, isTaskDone, mineOf, nameOfGame, shownExercise, shownGame, shownStep, shownTable, youAt } from "./showing.js";
import { FORMAT, hold, keptGame, Store } from "./store.js";
import { perform } from "./table.js";

const PAUSE = 0.9;
const MOST_STEPS = 400;
const MOST_DONE = 40;

/** What the page says beside the messages of a socket. @typedef {{ id: number, ask: string, args: unknown[] } | { socket: FromClient | { type: "close" } } | { hidden: boolean } | { wishes: Wishes }} FromPage */
/** How somebody likes bots to play: `pace` and `watching` in settings.js. @typedef {{ pace: number | null, isPaused: boolean, steps: number, hasOpenHands: boolean }} Wishes */

const scope = /** @type {{ postMessage: (message: unknown) => void, onmessage: ((event: { data: FromPage }) => void) | null }} */ (/** @type {unknown} */ (self));
/** @param {FromServer} message */
const tell = (message) => scope.postMessage({ message });
const store = new Store((problem) => scope.postMessage({ notice: `web-storage-${problem}` }));
const now = () => Date.now() / 1000;

/** The table that the page looks at, from a seat. @type {{ kept: Kept, seat: number | null, context: Context, told: Record<string, string>, release: Release } | null} */
let visit = null;
let isHidden = false;
let timer = 0;
/** @type {Wishes} */
let wishes = { pace: null, isPaused: false, steps: 0, hasOpenHands: false };
/** How many of the steps are done that somebody wished while bots were paused. */
let stepsDone = 0;
/** What the bot in turn has chosen and not yet done, since that step. @type {{ commands: Command[], changed: number } | null} */
let plan = null;

/** Does what the bots owe, at a human pace; nothing while nobody looks. */
function follow() {
  clearTimeout(timer);
  if (!visit || isHidden) return;
  const { table, samples } = visit.kept;
  const { kernel, rules } = visit.context;
  const isEnding = plan?.changed === table.changed && plan.commands[0]?.do === "end-turn";
  const duty = isTaskDone(table) ? null : owed(table, isEnding);
  if (!duty) return;
  let command = duty.command;
  let wait = PAUSE * (wishes.pace ?? table.options.pace);
  if (duty.turn !== undefined) {
    if (plan?.changed !== table.changed) plan = { commands: turnOfBot(kernel, table, rules, samples, hasNet()), changed: table.changed };
    command = plan.commands[0];
    if (wishes.isPaused && isOfBots(table) && command?.do === "lay") {
      if (wishes.steps <= stepsDone) return;
      wait = 0;
    }
  } else if (command?.do === "speak") {
    command = { ...command, signals: wordsOf(kernel, table, command.seats) };
    wait = 0;
  } else if (duty.until !== undefined) {
    wait = Math.min(duty.until - now(), table.options.agree_seconds);
  }
  timer = setTimeout(() => {
    inPassing(async () => {
      if (!command || visit?.kept.table !== table) return;
      await execute(command, duty.by);
      if (command.do === "lay") stepsDone = Math.min(wishes.steps, stepsDone + 1);
      const rest = plan?.commands.slice(1) ?? [];
      plan = duty.turn !== undefined && rest.length > 0 ? { commands: rest, changed: visit?.kept.table.changed ?? 0 } : null;
      follow();
    });
  }, Math.max(0, wait) * 1000);
}

/** One thing after the other: what is asked meanwhile waits. @type {Promise<unknown>} */
let last = Promise.resolve();
/** @template T @param {() => Promise<T>} work @returns {Promise<T>} */
function inOrder(work) {
  const done = last.then(work);
  last = done.catch((error) => error instanceof Refusal || console.error(error));
  return done;
}

/** Does what nobody waits for: if that fails, the page hears of it, and can begin anew. @param {() => Promise<unknown>} work */
function inPassing(work) {
  inOrder(work).catch((error) => error instanceof Refusal || scope.postMessage({ failed: true }));
}

/** Decides, keeps, and only then shows what has happened. @param {Command} command @param {Actor} by @param {Do | null} [message] */
async function execute(command, by, message = null) {
  if (!visit) throw new Refusal("no-such-table");
  const { kept, context } = visit;
  const past = message && kept.done[message.id];
  if (past) return past;
  const table = structuredClone(kept.table);
  const at = now();
  const events = perform(table, command, by, { ...context, now: at }, message?.based_on ?? null);
  if (table.seq === kept.table.seq) return table.seq;
  const isDealt = events.some(({ is }) => is === "dealt");
  const samples = isDealt ? samplesHere(context, table, () => performance.now(), hasNet()) : kept.samples;
  /** @type {ShownStep} */
  const step = { seq: table.seq, at, events };
  const steps = [...(isDealt ? [] : kept.steps), step].slice(-MOST_STEPS);
  const done = Object.fromEntries([...Object.entries(kept.done), ...(message ? [[message.id, table.seq]] : [])].slice(-MOST_DONE));
  const next = { ...kept, at, table, steps, done, samples };
  if (!(await store.save(next, kept.table.seq, finishedGame(next, context)))) {
    await part("elsewhere");
    throw new Refusal("elsewhere");
  }
  visit.kept = next;
  show(step);
  return table.seq;
}

/** @param {Kept} kept @param {Context} context */
function finishedGame({ table, at }, { kernel, rules }) {
  if (!table.game?.result || table.exercise) return null;
  const name = nameOfGame(kernel, table, table.game);
  return keptGame(name, recordOf(table, kernel, rules), at, rules.name, table.players.length, table.game.result.left);
}

/** @param {Kept["table"]} table */
const isOfBots = ({ players }) => players.every(({ kind }) => kind === "bot");

/** The parts as they are now for whoever looks; the hands of bots only if nobody plays with them. */
function parts() {
  const { kept, seat, context } = /** @type {NonNullable<typeof visit>} */ (visit);
  const { table } = kept;
  const game = shownGame(table, context);
  const isOpen = wishes.hasOpenHands && isOfBots(table) && table.game;
  const hands = isOpen ? { hands: positionOf(isOpen.state).hands } : {};
  const exercise = table.exercise ? { exercise: shownExercise(table, table.exercise) } : {};
  return { table: { ...shownTable(table, seat), ...exercise }, game: game && { ...game, ...hands }, mine: mineOf(table, seat, context) };
}

/** @param {Wishes} next */
function heed(next) {
  const isOther = next.hasOpenHands !== wishes.hasOpenHands;
  if (next.isPaused && !wishes.isPaused) stepsDone = next.steps;
  wishes = next;
  if (isOther) greet();
  follow();
}

/** Tells a step, and the parts that it has changed. @param {ShownStep} step */
function show(step) {
  if (!visit) return;
  const { seat, told } = visit;
  const changed = Object.entries(parts()).filter(([name, part]) => told[name] !== (told[name] = JSON.stringify(part)));
  tell({ type: "update", step: shownStep(step, seat), ...Object.fromEntries(changed) });
}

/** The table is no longer played here. @param {"elsewhere" | "damaged" | "no-such-table" | "unknown-rules"} code */
async function part(code) {
  await leave();
  tell(/** @type {FromServer} */ (/** @type {unknown} */ ({ type: "bye", code, come_back: false })));
}

async function leave() {
  clearTimeout(timer);
  const left = visit;
  visit = null;
  plan = null;
  await left?.release();
}

/** @param {Hello & { takes?: boolean }} hello */
async function welcome({ table: code, secret, takes = false }) {
  await leave();
  const id = code.replace("here/", "");
  const release = await hold(id, takes, () => visit?.kept.id === id && void part("elsewhere"));
  if (!release) return part("elsewhere");
  /** @type {Kept | undefined} */
  const kept = await store.get("tables", id);
  if (!kept) {
    await release();
    return part("no-such-table");
  }
  try {
    if (kept.format !== FORMAT) throw new Error(`format ${kept.format}`);
    const context = await contextOf(kept.table);
    const people = youAt(kept.table, null).seats;
    const seat = (people.find((each) => each.secret === secret) ?? people[0])?.seat ?? null;
    visit = { kept, seat, context, told: {}, release };
    recordOf(kept.table, context.kernel, context.rules);
    greet();
    await ready(context, kept.table);
    follow();
  } catch (error) {
    visit = null;
    await release();
    // Nothing is wrong with the game: the host may offer its rules again.
    if (error instanceof Refusal && error.code === "unknown-rules") return part("unknown-rules");
    console.error(error);
    await store.setAside(id, kept).catch(() => {});
    part("damaged");
  }
}

/** Tells everything about the table to whoever looks at it. */
function greet() {
  if (!visit) return;
  const { kept, seat } = visit;
  const shown = parts();
  visit.told = Object.fromEntries(Object.entries(shown).map(([name, part]) => [name, JSON.stringify(part)]));
  const isOver = shown.table.phase === "over";
  const steps = kept.steps.map((step) => shownStep(step, isOver ? null : seat));
  tell({ type: "welcome", seq: kept.table.seq, now: now(), you: youAt(kept.table, seat), ...shown, steps, complete: false });
}

/** Bots that have learned need their network, and without it play as those do that need none; hints say more with it. @param {Context} context @param {Kept["table"]} table */
async function ready({ kernel }, table) {
  const isNeeded = needsNet(table);
  if (!isNeeded && !isOn(table, "hints")) return;
  if (!(await loadNet(kernel, table)) && isNeeded) scope.postMessage({ notice: "web-here-simpler" });
}

/** What is deleted is not played on, and so not kept again. @param {"tables" | "games" | "aside"} part @param {string} key */
async function remove(part, key) {
  if (part === "tables" && visit?.kept.id === key) await leave();
  await store.remove(part, key);
}

/** What other turns than that of a hint cost; none without the network. @param {readonly string[]} lays */
async function others(lays) {
  return visit && hasNet() ? othersThan(visit.context.kernel, visit.kept.table, visit.seat, lays, calibration()) : [];
}

/** @param {FromClient | { type: "close" }} message */
async function hear(message) {
  switch (message.type) {
    case "hello":
      return welcome(message);
    case "close":
      return leave();
    case "ping":
      return tell({ type: "pong", id: message.id, now: now() });
    case "hint":
      return answered(message.id, async () => {
        if (visit) tell(hintFor(visit.context.kernel, visit.kept.table, visit.seat, message.id));
      });
    case "do":
      await answered(message.id, async () => {
        const seq = await execute(message.command, { seat: visit?.seat ?? null }, message);
        tell({ type: "answer", id: message.id, ok: true, code: "ok", facts: {}, seq });
      });
      return follow();
  }
}

/** @param {string} id @param {() => Promise<void>} work */
async function answered(id, work) {
  try {
    await work();
  } catch (error) {
    const { code, facts } = error instanceof Refusal ? error : new Refusal("fault-here");
    if (code === "fault-here") console.error(error);
    tell(/** @type {Answer} */ ({ type: "answer", id, ok: false, code, facts, seq: visit?.kept.table.seq ?? 0 }));
  }
}

/** The one that is played is known also if somebody has cleared the storage. @param {string} id @returns {Promise<Kept | undefined>} */
const keptAt = async (id) => (visit?.kept.id === id ? visit.kept : store.get("tables", id));

/** @type {ReturnType<typeof asking>} */
const asked = { ...asking(store, keptAt, ready), others, remove };

scope.onmessage = ({ data }) => {
  if ("socket" in data) inPassing(() => hear(data.socket));
  else if ("hidden" in data) {
    isHidden = data.hidden;
    follow();
  } else if ("wishes" in data) inPassing(async () => heed(data.wishes));
  else {
    const { id, ask, args } = data;
    inOrder(() => asked[ask]?.(...args) ?? Promise.reject(new Error(ask))).then(
      (value) => scope.postMessage({ id, value }),
      ({ code = "fault-here", facts = {} }) => scope.postMessage({ id, refused: { code, facts } }),
    );
  }
};

isAble.then((able) => scope.postMessage({ able }));
