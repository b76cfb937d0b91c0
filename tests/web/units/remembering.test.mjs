import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { WEB } from "./browser.mjs";

const load = (name) => import(new URL(`engine/${name}`, WEB));
const { owed, turnOfBot, wordsOf } = await load("bots.js");
const { exerciseTable, newTable } = await load("creating.js");
const { hintFor } = await load("hints.js");
const { KernelError, startKernel } = await load("kernel.js");
const { mineOf, shownGame, shownTable } = await load("showing.js");
const { perform } = await load("table.js");

const kernel = await startKernel(readFileSync(new URL("engine/kernel.wasm", WEB)));
const rules = { name: "standard", lowest: 2, highest: 99, hand_sizes: [8, 7, 6, 6, 6], minimum: 2, minimum_when_empty: 1, trick: 10, fire: [], master_wins: [] };
const context = { kernel, rules, now: 0, newSeed: () => "0".repeat(32) };
const ITSELF = { seat: null, table: true };
const UNTOLD = [3, 3, 3, 3];
const SILENCE = [0, 0, 0, 0];
/** What tells of one lay at a table of three. */
const ROW = 16;

/** A table at which Ada begins. */
function begun({ bots = ["steady", "steady"], people = [], talk = true } = {}) {
  const table = newTable("one", { name: "Ada", bots, people, options: { do: "options", talk } });
  perform(table, { do: "start" }, { seat: 0 }, context);
  if (table.players.length === 1) return table;
  perform(table, { do: "propose" }, { seat: 0 }, context);
  for (const seat of people.keys()) perform(table, { do: "agree" }, { seat: seat + 1 }, context);
  return table;
}
function lay(table) {
  const [card, pile] = kernel.lays(table.game.state).find(([card, pile]) => !kernel.isLost(kernel.ask("lay", table.game.state, card, pile)));
  perform(table, { do: "lay", card, pile: "abcd"[pile] }, { seat: 0 }, context);
  return [card, pile];
}
const say = (table, seats, signals) => perform(table, { do: "speak", seats, signals }, ITSELF, context);

/** What the bot in turn does, and the view that the kernel was asked with. */
function askedWith(table) {
  let view = null;
  const listening = {
    call: (...args) => kernel.call(...args),
    digest: (bytes) => kernel.digest(bytes),
    ask(name, bytes, ...numbers) {
      if (name === "choose") view = Array.from(bytes);
      return kernel.ask(name, bytes, ...numbers);
    },
  };
  return { commands: turnOfBot(listening, table, rules, 8, false), view };
}

/** Does what bots owe until somebody else has to do something, and calls back before each of their turns. */
function follow(table, before = () => {}) {
  for (let duty = owed(table); duty; duty = owed(table)) {
    const { command } = duty;
    if (duty.turn === undefined) {
      const signals = command.do === "speak" ? { signals: wordsOf(kernel, table, command.seats) } : {};
      perform(table, { ...command, ...signals }, duty.by, { ...context, now: 100 });
      continue;
    }
    before();
    for (const each of turnOfBot(kernel, table, rules, 8, false)) if (!table.game.result) perform(table, each, duty.by, context);
  }
}

test("what bots have said is told before each lay, and also which of them have not spoken since the last one", () => {
  const table = begun();
  say(table, [1, 2], [
    { seat: 1, meaning: "leave", pile: "a" },
    { seat: 1, meaning: "no-jump", pile: "d" },
    { seat: 2, meaning: "free", pile: "b" },
  ]);
  const first = lay(table);
  assert.deepEqual(table.game.told, [0, 0, ...first, ...UNTOLD, 2, 0, 0, 1, ...SILENCE]);
  say(table, [2], []);
  const second = lay(table);
  assert.deepEqual(table.game.told.slice(ROW), [0, 1, ...second, ...UNTOLD, ...UNTOLD, ...SILENCE]);
  perform(table, { do: "end-turn" }, { seat: 0 }, context);
  say(table, [2], [{ seat: 2, meaning: "leave", pile: "c" }]);
  const [{ card, pile }] = askedWith(table).commands;
  perform(table, { do: "lay", card, pile, sure: true }, { seat: 1, bot: true }, context);
  assert.deepEqual(table.game.told.slice(2 * ROW), [1, 0, card, "abcd".indexOf(pile), ...UNTOLD, ...UNTOLD, 0, 0, 2, 0]);
});

test("what people say is not told: they speak as they like", () => {
  const table = begun({ bots: ["steady"], people: ["Bob"] });
  perform(table, { do: "signal", meaning: "leave", pile: "a" }, { seat: 1 }, context);
  say(table, [2], []);
  const card = lay(table);
  assert.deepEqual(table.game.told, [0, 0, ...card, ...UNTOLD, ...UNTOLD, ...SILENCE]);
});

test("a bot is given all that was told, to the end of a game, and the kernel agrees that it led there", () => {
  const table = begun({ bots: ["steady", "master"] });
  table.players[0] = { kind: "bot", name: "Ash", level: "rookie" };
  let turns = 0;
  follow(table, () => {
    const { game } = table;
    const { view } = askedWith(table);
    assert.deepEqual(view.slice(-1 - game.told.length), [game.told.length / ROW, ...game.told]);
    turns += 1;
  });
  assert.ok(table.game.result);
  assert.ok(turns > 30);
  assert.ok(table.game.told.includes(2));
});

test("a history that leads elsewhere is no view", () => {
  const table = begun();
  say(table, [1, 2], []);
  lay(table);
  lay(table);
  perform(table, { do: "end-turn" }, { seat: 0 }, context);
  say(table, [2], []);
  assert.ok(askedWith(table).commands.length > 0);
  table.game.told[2] = table.game.told[ROW + 2];
  assert.throws(() => askedWith(table), KernelError);
});

test("nothing is remembered of a game that an earlier release has dealt or gone on with", () => {
  const table = begun();
  say(table, [1, 2], []);
  const older = structuredClone(table);
  delete older.game.told;
  const interrupted = structuredClone(table);
  for (const each of [older, interrupted]) {
    lay(each);
    if (each === interrupted) each.game.told = [];
    lay(each);
    perform(each, { do: "end-turn" }, { seat: 0 }, context);
    const { commands, view } = askedWith(each);
    assert.deepEqual([commands[0].do, view.at(-1)], ["lay", 0]);
  }
  assert.equal(older.game.told, undefined);
});

test("nothing is told where nobody talks, alone, and in an exercise; the next deal begins anew", () => {
  assert.equal(begun({ talk: false }).game.told, undefined);
  assert.equal(begun({ bots: [] }).game.told, undefined);
  const table = begun();
  lay(table);
  const { state, signals } = table.game;
  const moment = { rules: "standard", players: ["Ada", "Ash", "Birch"], talk: true, signals, state };
  const exercise = exerciseTable("two", { moment, turn: 1, puzzle: null, isTask: false, back: "" });
  lay(exercise);
  assert.equal(exercise.game.told, undefined);
  perform(table, { do: "end-game" }, { seat: 0 }, context);
  perform(table, { do: "again" }, { seat: 0 }, context);
  assert.deepEqual(table.game.told, []);
});

test("what was told is neither shown nor part of a hint", () => {
  const table = begun();
  table.options.hints = true;
  say(table, [1, 2], []);
  lay(table);
  const shown = () => JSON.stringify([shownTable(table, 0), shownGame(table, context), mineOf(table, 0, context), hintFor(kernel, table, 0, "h")]);
  const before = shown();
  assert.equal(table.game.told.length, ROW);
  table.game.told = [];
  assert.equal(shown(), before);
});
