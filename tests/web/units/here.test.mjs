import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { WEB } from "./browser.mjs";
import { closeAll, newWorker, stored } from "./device.mjs";

const ALONE = { name: "Ada", rules: "standard" };
const FAST = { do: "options", pace: 0 };

beforeEach(async () => {
  await closeAll();
  stored.parts.clear();
});

let lastId = 0;
async function welcomed(worker, id, wishes = {}) {
  worker.socket({ type: "hello", table: `here/${id}`, ...wishes });
  return worker.message("welcome");
}
async function dealt(worker, id, wish = ALONE) {
  await worker.ask("create", id, wish);
  return welcomed(worker, id);
}
async function done(worker, command, id = String(++lastId)) {
  worker.socket({ type: "do", id, based_on: 10 ** 6, command });
  return (await worker.found(({ message }) => message?.type === "answer" && message.id === id)).message;
}
const safe = ({ lays }) => lays.find(({ loses }) => !loses);
const lay = ({ card, pile }) => ({ do: "lay", card, pile });

test("a game alone is dealt, played, stored, and there after a reload", async () => {
  const worker = await newWorker();
  const { mine, table, game } = await dealt(worker, "one");
  assert.equal(table.phase, "playing");
  assert.equal(mine.hand.length, 8);
  assert.deepEqual(await done(worker, { do: "end-turn" }).then(({ ok, code }) => ({ ok, code })), { ok: false, code: "below-minimum" });
  assert.equal((await done(worker, lay(safe(mine)))).ok, true);
  const { mine: after, step } = await worker.message("update");
  assert.equal(after.hand.length, 7);
  assert.equal(step.events[0].is, "laid");
  await worker.close();
  const later = await welcomed(await newWorker(), "one");
  assert.deepEqual(later.mine, after);
  assert.equal(later.seq, game.number + 1);
});

test("what is not stored yet is not shown", async () => {
  const worker = await newWorker();
  const { mine } = await dealt(worker, "one");
  const kept = stored.parts.get("tables");
  kept.set = new Proxy(kept.set, {
    apply(set, self, args) {
      assert.ok(!worker.said.some(({ message }) => message?.type === "update"));
      return Reflect.apply(set, self, args);
    },
  });
  await done(worker, lay(safe(mine)));
  assert.ok(worker.said.some(({ message }) => message?.type === "update"));
});

test("a command that is sent again is done once", async () => {
  const worker = await newWorker();
  const { mine } = await dealt(worker, "one");
  const first = await done(worker, lay(safe(mine)), "same");
  await worker.close();
  const again = await newWorker();
  await welcomed(again, "one");
  const second = await done(again, lay(safe(mine)), "same");
  assert.deepEqual([second.ok, second.seq], [true, first.seq]);
  assert.equal(stored.parts.get("tables").get("one").table.seq, first.seq);
});

test("the tab that comes too late is told so, and changes nothing", async () => {
  const [one, other] = [await newWorker(), await newWorker()];
  const { mine } = await dealt(one, "one");
  other.socket({ type: "hello", table: "here/one" });
  assert.equal((await other.message("bye")).code, "elsewhere");
  await welcomed(other, "one", { takes: true });
  assert.equal((await one.message("bye")).code, "elsewhere");
  assert.equal((await done(one, lay(safe(mine)))).code, "no-such-table");
  assert.equal((await done(other, lay(safe(mine)))).ok, true);
});

test("where there are no locks, what another tab has stored stays", async (context) => {
  context.mock.getter(navigator, "locks", () => undefined);
  const [one, other] = [await newWorker(), await newWorker()];
  const { mine } = await dealt(one, "one");
  await welcomed(other, "one");
  assert.equal((await done(other, lay(safe(mine)))).ok, true);
  assert.equal((await done(one, lay(mine.lays.findLast(({ loses }) => !loses)))).code, "elsewhere");
  assert.equal((await one.message("bye")).code, "elsewhere");
  assert.equal(stored.parts.get("tables").get("one").table.seq, 2);
});

test("storage that is full, forbidden or cleared gets a sentence, and play goes on", async () => {
  for (const [name, key] of [["QuotaExceededError", "full"], ["SecurityError", "forbidden"]]) {
    await closeAll();
    stored.parts.clear();
    stored.refuses = name;
    const worker = await newWorker();
    const { mine } = await dealt(worker, "one");
    await worker.found(({ notice }) => notice === `web-storage-${key}`);
    assert.equal((await done(worker, lay(safe(mine)))).ok, true);
    assert.equal((await welcomed(worker, "one")).mine.hand.length, 7);
  }
  await closeAll();
  stored.parts.clear();
  const worker = await newWorker();
  const { mine } = await dealt(worker, "two");
  stored.parts.get("tables").clear();
  assert.equal((await done(worker, lay(safe(mine)))).ok, true);
  await worker.found(({ notice }) => notice === "web-storage-cleared");
  assert.equal((await welcomed(await newWorker(), "two", { takes: true })).mine.hand.length, 7);
});

test("storage that gets full during a game loses no step, and names no other tab", async () => {
  const worker = await newWorker();
  let { mine } = await dealt(worker, "one");
  assert.equal((await done(worker, lay(safe(mine)))).ok, true);
  ({ mine } = await welcomed(worker, "one"));
  stored.refuses = "QuotaExceededError";
  for (const hand of [6, 5]) {
    assert.equal((await done(worker, lay(safe(mine)))).code, "ok");
    worker.socket({ type: "close" });
    ({ mine } = await welcomed(worker, "one"));
    assert.equal(mine.hand.length, hand);
  }
  assert.equal((await worker.ask("tables")).length, 1);
  stored.refuses = null;
  assert.equal((await done(worker, lay(safe(mine)))).ok, true);
  assert.equal(stored.parts.get("tables").get("one").table.seq, 5);
});

test("a damaged game is set aside, and others are not harmed", async (context) => {
  context.mock.method(console, "error", () => {});
  const worker = await newWorker();
  await dealt(worker, "one");
  await dealt(worker, "two");
  const kept = stored.parts.get("tables").get("one");
  kept.table.game.state = new Uint8Array([1, 2, 3]);
  worker.socket({ type: "hello", table: "here/one" });
  assert.equal((await worker.message("bye")).code, "damaged");
  assert.equal((await worker.ask("aside", "one")).kept.table.id, "one");
  assert.deepEqual((await worker.ask("tables")).map(({ id }) => id), ["two"]);
  worker.socket({ type: "hello", table: "here/one" });
  assert.equal((await worker.message("bye")).code, "no-such-table");
  await welcomed(worker, "two");
});

test("a hint is given without a network, and then nothing is known about other turns", async () => {
  const worker = await newWorker();
  await dealt(worker, "one");
  worker.socket({ type: "hint", id: "h" });
  const { lays } = await worker.message("hint");
  assert.ok(lays.length > 0);
  assert.deepEqual(await worker.ask("others", lays), []);
});

test("bots speak, agree and play; their cards are told to nobody", async () => {
  const worker = await newWorker();
  await dealt(worker, "one", { ...ALONE, bots: ["steady", "rookie"], options: FAST });
  await done(worker, { do: "propose" });
  let { mine, game } = await welcomed(worker, "one");
  for (let laid = 0; laid < 2; laid++) {
    await done(worker, lay(safe(mine)));
    ({ mine } = (await worker.found(({ message }) => message?.mine && message.step?.events.some(({ is }) => is === "laid"))).message);
  }
  await done(worker, { do: "end-turn" });
  const { message } = await worker.found(({ message }) => message?.game?.turn?.seat === 0 && message.game.left <= 92);
  assert.ok(message.game.left <= game.left - 6);
  const told = worker.said.map((each) => each.message).filter((each) => each?.type === "update");
  for (const { mine, step } of told) {
    assert.ok(!mine || mine.seat === 0);
    for (const event of step.events) assert.ok(event.is !== "turn-ended" || event.seat === 0 || event.drawn === null);
  }
});

test("what was told is there after a reload, and a game that was stored without it goes on", async () => {
  const worker = await newWorker();
  const { game } = await dealt(worker, "one", { ...ALONE, bots: ["steady"], options: FAST });
  assert.equal(game.told, undefined);
  const keptGame = () => stored.parts.get("tables").get("one").table.game;
  await done(worker, { do: "propose" });
  for (const laid of [1, 2]) {
    await done(worker, lay(safe((await welcomed(worker, "one")).mine)));
    assert.equal(keptGame().told.length, 12 * laid);
  }
  await worker.close();
  const before = keptGame().told;
  const later = await newWorker();
  later.hide(true);
  await welcomed(later, "one");
  await done(later, { do: "end-turn" });
  assert.deepEqual(keptGame().told, before);
  await later.close();
  delete keptGame().told;
  const last = await newWorker();
  last.socket({ type: "hello", table: "here/one" });
  await last.found(({ message }) => message?.game?.turn?.seat === 0);
  assert.equal(keptGame().told, undefined);
});

test("bots rest while nobody looks", async () => {
  const worker = await newWorker();
  worker.hide(true);
  await dealt(worker, "one", { name: "Ada", rules: "standard", watch: true, bots: ["steady", "steady"], options: FAST });
  await new Promise((resolve) => setTimeout(resolve, 50));
  assert.ok(!worker.said.some(({ message }) => message?.type === "update"));
  worker.hide(false);
  await worker.message("update");
});

test("a finished game has a record and a replay, and the next one is dealt", async () => {
  const worker = await newWorker();
  await dealt(worker, "one");
  await done(worker, { do: "end-game" });
  const [{ game, left }] = await worker.ask("games");
  assert.equal(left, 98);
  assert.match(await worker.ask("record", game), /^n98 2\nrules: standard\nplayers: Ada\n/);
  assert.equal((await worker.ask("replay", game)).steps[0].left, 98);
  assert.equal(await worker.ask("replay", "nothing"), null);
  assert.deepEqual(await worker.ask("tables"), []);
  await done(worker, { do: "again" });
  assert.equal((await worker.ask("tables")).length, 1);
});

test("what needs a server is refused, and so are tables that nobody could play at", async () => {
  const worker = await newWorker();
  await dealt(worker, "one");
  assert.equal((await done(worker, { do: "chat", text: "hello" })).code, "needs-server");
  const refused = (wish) => worker.ask("create", "x", { ...ALONE, ...wish }).then(() => "ok", ({ code }) => code);
  assert.equal(await refused({ rules: "nonsense" }), "unknown-rules");
  assert.equal(await refused({ bots: ["grandmaster"] }), "unknown-level");
  assert.equal(await refused({ bots: Array(5).fill("steady") }), "table-full");
  assert.equal(await refused({ people: ["ada"] }), "bad-name");
  assert.equal(await refused({ name: " | " }), "bad-name");
  assert.equal(await refused({ watch: true }), "nobody-sits");
});

test("a file that is no record is refused with its problems", async () => {
  const worker = await newWorker();
  const error = await worker.ask("replayOfFile", new TextEncoder().encode("hello")).catch((refused) => refused);
  assert.equal(error.code, "bad-record");
  assert.deepEqual(error.facts.problems, [{ line: 1, column: 1, code: "not-n98", text: "" }]);
});

const { ruleSetsReady } = await import(new URL("engine/loading.js", WEB));
const GOLDEN = new URL("../../golden/games/", import.meta.url);
const golden = (name) => readFileSync(new URL(`${name}.n98`, GOLDEN), "utf8");
const bytesOf = (text) => new TextEncoder().encode(text);

test("a record with several faults names the line where the game that is shown ends", async () => {
  const worker = await newWorker();
  const text = golden("standard-3-lost-within-a-turn");
  const broken = text.replace("\n---\n3 ", "\n---\n~ 1 withdraw a\n3 ").replace("1 62b 19c", "1 62b 19d").replace("2 81b", "2 2b");
  const refused = await worker.ask("replayOfFile", bytesOf(broken)).catch((error) => error);
  assert.deepEqual(refused.facts.problems.map(({ line, code }) => `${line} ${code}`), ["10 no-talk", "12 does-not-fit"]);
  const { replay, brokenAt } = await worker.ask("replayUpTo", bytesOf(broken));
  assert.deepEqual([brokenAt, replay.turns], [12, 1]);
  const whole = await worker.ask("replayUpTo", bytesOf(text.replace(/result: lost \d+/, "result: lost 1")));
  assert.deepEqual([whole.brokenAt, whole.replay.turns], [null, 3]);
  assert.equal(await worker.ask("replayUpTo", bytesOf("hello")), null);
});

test("the game and the exercise that are played are known also if the storage was cleared", async () => {
  const worker = await newWorker();
  await dealt(worker, "game");
  const { state } = stored.parts.get("tables").get("game").table.game;
  stored.parts.get("tables").clear();
  assert.match(await worker.ask("record", "game"), /^n98 2\n/);
  assert.equal((await worker.ask("moving", "game")).name, "Ada");
  const moment = { rules: "standard", players: ["Ada"], talk: true, signals: [], state };
  const exercise = { moment, turn: 1, puzzle: null, isTask: false, back: "/games" };
  await worker.ask("exercise", "again", exercise);
  await welcomed(worker, "again");
  stored.parts.get("tables").clear();
  assert.deepEqual(await worker.ask("exerciseAt", "again"), exercise);
  assert.equal(await worker.ask("record", "game"), null);
});

test("what fails while nobody waits for it is told to the page", async (context) => {
  context.mock.method(console, "error", () => {});
  const worker = await newWorker();
  worker.hide(true);
  await dealt(worker, "one", { ...ALONE, watch: true, bots: ["steady", "steady"], options: FAST });
  context.mock.method(Date, "now", () => {
    throw new Error("a fault");
  });
  worker.hide(false);
  await worker.found(({ failed }) => failed);
});

test("a game by rules of the host keeps their numbers, whatever the host does with them", async () => {
  const worker = await newWorker();
  const { mine, game } = await dealt(worker, "one", { ...ALONE, rules: "short" });
  assert.equal((await done(worker, lay(safe(mine)))).ok, true);
  const record = await worker.ask("record", "one");
  assert.match(record, /^n98 2\nrules: short\ncards: 2-30\nhands: 4 4\nminimum: 2 1\ntrick: 10\nfire: 22\nplayers: Ada\n/);
  const offered = await ruleSetsReady;
  const short = offered.find(({ name }) => name === "short");
  const withdrawn = [() => Object.assign(short, { highest: 50, hand_sizes: [5] }), () => offered.splice(offered.indexOf(short), 1)];
  for (const withdraw of withdrawn) {
    withdraw();
    const again = await welcomed(worker, "one");
    assert.deepEqual([again.game.total, again.game.left, again.game.commitment], [29, 28, game.commitment]);
    assert.equal(await worker.ask("record", "one"), record);
    const { table } = await worker.ask("keep", "file", bytesOf(record));
    assert.equal(await worker.ask("record", table), record);
    await worker.ask("remove", "tables", "file");
  }
  await welcomed(worker, "one");
  await done(worker, { do: "end-game" });
  const [{ game: finished }] = await worker.ask("games");
  assert.equal((await worker.ask("replay", finished)).total, 29);
});

test("a record with a turn after its end is shown as the finished game that it is", async () => {
  const worker = await newWorker();
  const longer = golden("standard-3-lost-within-a-turn").replace("2 81b\n", "2 81b\n3 47a 91d\n");
  const { replay, brokenAt } = await worker.ask("replayUpTo", bytesOf(longer));
  assert.deepEqual([replay.result, replay.turns, brokenAt], [{ won: false, left: 88, grade: "try-again" }, 3, 13]);
});

test("an unfinished game of a file goes on as a table, and is no finished game", async () => {
  const worker = await newWorker();
  const kept = await worker.ask("keep", "file", bytesOf(golden("standard-3-within-a-turn")));
  assert.deepEqual([kept, await worker.ask("games")], [{ table: "file", game: null }, []]);
  assert.deepEqual((await worker.ask("tables")).map(({ id }) => id), ["file"]);
  assert.equal((await welcomed(worker, "file")).table.phase, "playing");
  assert.equal(stored.parts.get("tables").get("file").table.game.told, undefined);
  const { table, game } = await worker.ask("keep", "other", bytesOf(golden("standard-3-lost-within-a-turn")));
  assert.deepEqual([table, (await worker.ask("games")).map((each) => each.game)], [null, [game]]);
});

test("a game whose rules are no longer offered, and whose numbers nobody kept, stays where it is", async () => {
  const worker = await newWorker();
  await dealt(worker, "one");
  const kept = stored.parts.get("tables").get("one");
  kept.table.options.rules = "withdrawn";
  worker.socket({ type: "hello", table: "here/one" });
  assert.equal((await worker.message("bye")).code, "unknown-rules");
  assert.deepEqual((await worker.ask("tables")).map(({ id, rules }) => [id, rules]), [["one", "withdrawn"]]);
  assert.equal(await worker.ask("aside", "one"), undefined);
  kept.table.options.rules = "standard";
  await welcomed(worker, "one");
});

test("names with digits become names of the server when a game is opened to friends", async () => {
  const worker = await newWorker();
  await dealt(worker, "one", { ...ALONE, name: "Player 1", people: ["Player 20"], bots: ["steady"] });
  const { name, people, bots } = await worker.ask("moving", "one");
  assert.deepEqual([name, people, bots], ["Player A", ["Player BJ"], ["steady"]]);
});
