// Repeats the games of a transcript (tests/web/transcripts.py) at the table of the page: every answer, every part that
// anybody is shown, every turn and word of a bot and what they remember, every hint and every record has to be the same.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [, , folder, engine] = process.argv;
const ENGINE = `${engine}/`;
const { startKernel } = await import(new URL("kernel.js", ENGINE));
const { Refusal } = await import(new URL("game.js", ENGINE));
const { perform } = await import(new URL("table.js", ENGINE));
const { mineOf, shownGame, shownStep, shownTable } = await import(new URL("showing.js", ENGINE));
const { owed, turnOfBot, wordsOf } = await import(new URL("bots.js", ENGINE));
const { hintFor, othersThan } = await import(new URL("hints.js", ENGINE));
const { recordOf } = await import(new URL("records/record.js", ENGINE));

const read = (name) => readFileSync(`${folder}/${name}`);
const kernel = await startKernel(readFileSync(new URL("kernel.wasm", ENGINE)));
const ruleSets = JSON.parse(read("rule-sets.json"));
const lines = read("transcript.jsonl").toString().split("\n").map((line) => JSON.parse(line));

let table, rules, samples, calibration;
/** The lays that the bot in turn has chosen and not yet laid. */
let plan = null;
const count = { games: 0, commands: 0, refused: 0, hints: 0 };

const plain = (value) => JSON.parse(JSON.stringify(value));
const contextAt = (now, seed) => ({ kernel, rules, now, newSeed: () => seed });

function compare(line, events) {
  const context = contextAt(line.at, line.seed);
  const step = { seq: table.seq, at: line.at, events };
  const viewer = table.players.some(({ kind }) => kind === "person") ? 0 : null;
  assert.equal(table.seq, line.seq);
  assert.deepEqual(table.game?.told ?? null, line.told);
  assert.deepEqual(plain(shownTable(table, viewer)), line.table);
  assert.deepEqual(plain(shownGame(table, context)), line.game);
  assert.deepEqual(plain(table.players.map((_, seat) => mineOf(table, seat, context))), line.mine);
  assert.deepEqual(plain([null, ...table.players.map((_, seat) => seat)].map((seat) => shownStep(step, seat).events)), line.events);
}

/** What the table itself would do now, which has to be what was done. */
function expectDuty(line) {
  if (line.command.do === "lay" || line.command.do === "end-turn") {
    plan ??= turnOfBot(kernel, table, rules, samples, true);
    assert.deepEqual(line.command, plain(plan.shift()));
    if (plan.length === 0) plan = null;
    return;
  }
  const duty = owed(table);
  const command = duty.command.do === "speak" ? { ...duty.command, signals: wordsOf(kernel, table, duty.command.seats) } : duty.command;
  const { until, ...recorded } = line.command;
  assert.deepEqual(plain(command), recorded);
  assert.equal(duty.by.seat, line.by.seat);
}

const doing = {
  table(line) {
    count.games += 1;
    rules = ruleSets.find(({ name }) => name === line.options.rules);
    samples = line.samples;
    plan = null;
    table = { id: line.id, seq: 0, changed: 0, changedByOthers: 0, options: line.options, players: line.players, game: null };
    const learned = `${rules.name}-${table.players.length}`;
    kernel.call("net", 0, kernel.put(read(`${learned}.net`)));
    calibration = read(`${learned}.cal`);
    const events = perform(table, { do: "start" }, { seat: 0 }, contextAt(line.at, line.seed));
    const seated = line.events.map((each) => each.filter(({ is }) => is === "dealt" || is === "began"));
    compare({ ...line, events: seated }, events);
  },
  do(line) {
    count.commands += 1;
    if (line.by.bot || line.by.table) expectDuty(line);
    const next = structuredClone(table);
    let events;
    try {
      events = perform(next, line.command, line.by, contextAt(line.at, line.seed), line.based_on);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      count.refused += 1;
      assert.deepEqual({ code: error.code, facts: error.facts }, { code: line.code, facts: line.facts });
      return;
    }
    assert.equal(line.code, "ok");
    table = next;
    if (line.command.do === "again") plan = null;
    compare(line, events);
  },
  hint({ seat, answer, others }) {
    count.hints += 1;
    try {
      assert.deepEqual(hintFor(kernel, table, seat, "h"), answer);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      assert.deepEqual({ code: error.code, ok: false }, { code: answer.code, ok: answer.ok });
    }
    if (!others) return;
    const found = othersThan(kernel, table, seat, answer.lays, calibration);
    assert.deepEqual(found.map(({ isLost, ...other }) => other), others.slice(0, found.length));
    assert.equal(found.length, Math.min(2, others.length));
  },
  record({ text }) {
    assert.equal(recordOf(table, kernel, rules), text);
    plan = null;
  },
};

for (const [at, line] of lines.entries()) {
  try {
    doing[line.is](line);
  } catch (error) {
    console.log(`line ${at + 1} of the transcript: ${JSON.stringify({ is: line.is, by: line.by, command: line.command, code: line.code })}`);
    throw error;
  }
}
console.log(`${count.games} games, ${count.commands} commands (${count.refused} refused), ${count.hints} hints: all the same`);
