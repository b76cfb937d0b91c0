import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { WEB } from "./browser.mjs";

const load = (path) => import(new URL(path, WEB));
const { positionOf, startKernel } = await load("engine/kernel.js");
const { listed, momentOf, readPuzzles } = await load("study/puzzles.js");
const { afterTry, keepProgress, nextPuzzle, progress, puzzleOf, renewProgress, streakOn } = await load("components/study/progress.js");
const { balanceOf } = await load("components/study/summary.js");
const { readUpTo } = await load("engine/records/reading.js");
const { recordedTurns } = await load("study/turns.js");

const kernel = await startKernel(readFileSync(new URL("engine/kernel.wasm", WEB)));
const STANDARD = { name: "standard", lowest: 2, highest: 99, hand_sizes: [8, 7, 6, 6, 6], minimum: 2, minimum_when_empty: 1, trick: 10, fire: [], master_wins: [] };
const shipped = readFileSync(new URL("study/puzzles.jsonl", WEB), "utf8");
const GOLDEN = new URL("../../golden/", import.meta.url);

test("every puzzle that is shipped is a moment that the kernel accepts", () => {
  const puzzles = [...readPuzzles(shipped, [STANDARD]).values()];
  assert.ok(puzzles.length > 0);
  for (const puzzle of puzzles) {
    const { state, players } = momentOf(puzzle, [STANDARD]);
    assert.equal(players.length, listed(puzzle).players);
    assert.ok(kernel.lays(state).length > 0);
    const { turn, hands } = positionOf(state);
    assert.match(puzzle.position, new RegExp(` seat=${turn.seat + 1} hand=${hands[turn.seat].join("[.]")} `));
    assert.ok(kernel.ask("view", state, 0).length > 0);
  }
});

test("a line that is no puzzle is left out", () => {
  const first = shipped.split("\n").find((line) => line.includes(": \"standard tops")) ?? "";
  const lines = [first, "", "{}", "nonsense", first.replace("standard tops", "unheard tops"), first.replace(/draw-count=\d+/, "draw-count=90")];
  assert.equal(readPuzzles(lines.join("\n"), [STANDARD]).size, 1);
});

const PUZZLES = [800, 1100, 1900].map((rating, at) => ({ name: `p${at}`, rules: "standard", players: 1, rating }));
const NEW = { rating: 1000, streak: 0, lastDay: -1, solved: {} };

test("the next puzzle is a new one that is a little too hard, then one that was not solved", () => {
  assert.equal(nextPuzzle(PUZZLES, NEW).name, "p1");
  assert.equal(nextPuzzle(PUZZLES, { ...NEW, solved: { p1: 1 } }).name, "p0");
  assert.equal(nextPuzzle(PUZZLES, { ...NEW, solved: { p0: 1, p1: 0, p2: 1 } }).name, "p1");
  assert.equal(nextPuzzle([], NEW), undefined);
});

test("everybody has the same puzzle on a day, and all of them have their day", () => {
  const days = [0, 1, 2].map((day) => puzzleOf(PUZZLES, 20000 + day).name);
  assert.deepEqual([...days].sort(), ["p0", "p1", "p2"]);
});

test("the rating rises with what is solved at the first try, and only then", () => {
  const [puzzle] = PUZZLES;
  const solved = afterTry(NEW, puzzle, true, false, 5);
  assert.ok(solved.rating > 1000 && solved.rating < 1048);
  assert.equal(afterTry(solved, puzzle, true, false, 5).rating, solved.rating);
  const failed = afterTry(NEW, puzzle, false, false, 5);
  assert.ok(failed.rating < 1000);
  assert.deepEqual(afterTry(failed, puzzle, true, false, 5).solved, { p0: 0 });
});

test("a streak is of days in a row on which today's puzzle was solved", () => {
  const [one, two] = PUZZLES;
  const first = afterTry(NEW, one, true, true, 5);
  const second = afterTry(first, two, true, true, 6);
  assert.deepEqual([first.streak, second.streak, streakOn(second, 7), streakOn(second, 8)], [1, 2, 2, 0]);
  assert.equal(afterTry(second, one, true, true, 6).streak, 2);
  assert.equal(afterTry(second, one, true, true, 9).streak, 1);
  assert.equal(afterTry(second, one, false, true, 7).streak, 2);
});

test("what another tab has solved meanwhile is not lost", () => {
  const [one, two] = PUZZLES;
  keepProgress(afterTry(NEW, one, true, false, 5));
  const elsewhere = afterTry(progress.value, two, true, true, 5);
  localStorage.setItem("n98-puzzles", JSON.stringify(elsewhere));
  keepProgress(afterTry(renewProgress(), one, true, false, 5));
  assert.deepEqual([progress.value, JSON.parse(localStorage.getItem("n98-puzzles"))], [elsewhere, elsewhere]);
  localStorage.removeItem("n98-puzzles");
  assert.deepEqual(renewProgress(), elsewhere);
});

test("start, play and luck add up to the result in the tenths that are shown", () => {
  for (let at = 0; at < 500; at++) {
    const [start, play, result] = [at / 499, -at / 777, at % 2];
    const shown = balanceOf({ seats: [], start, play, luck: result - start - play, result });
    assert.equal(shown.start + shown.play + shown.luck, shown.result);
    assert.ok(Math.abs(shown.luck / 1000 - (result - start - play)) < 0.0011);
  }
});

test("a record that breaks the rules is read up to there", () => {
  const text = readFileSync(new URL("games/standard-3-lost-within-a-turn.n98", GOLDEN), "utf8");
  const broken = text.replace("2 81b", "2 2b").replace("1 62b 19c", "1 62b 19d");
  const { played, problems } = readUpTo(new TextEncoder().encode(broken), [STANDARD], kernel);
  assert.deepEqual(problems.map(({ code }) => code), ["does-not-fit"]);
  assert.equal(recordedTurns(played).length, 1);
  assert.equal(played.left, null);
});

const { Study, StudyError } = await load("study/study.js");

/** A worker that a test answers for. */
class FakeWorker {
  static all = [];
  asked = [];
  constructor() {
    FakeWorker.all.push(this);
  }
  postMessage(message) {
    this.asked.push(message);
  }
  terminate() {
    this.isClosed = true;
  }
}
globalThis.Worker = FakeWorker;

test("a worker that dies is told, and the next question begins another one", async () => {
  const study = new Study();
  const first = study.ask("review");
  FakeWorker.all.at(-1).onerror();
  await assert.rejects(first, new StudyError("study-fault"));
  const second = study.ask("review");
  const worker = FakeWorker.all.at(-1);
  assert.equal(FakeWorker.all.length, 2);
  const heard = [];
  study.onProgress = (progress) => heard.push(progress);
  worker.onmessage({ data: { progress: "half" } });
  worker.onmessage({ data: { id: worker.asked[0].id, value: "done" } });
  assert.equal(await second, "done");
  assert.deepEqual(heard, ["half"]);
  const third = study.ask("line");
  worker.onmessage({ data: { id: worker.asked[1].id, refused: { code: "no-network", facts: { until: 3 } } } });
  await assert.rejects(third, { code: "no-network", facts: { until: 3 } });
  study.close();
  assert.ok(worker.isClosed);
});

test("without WebAssembly nothing is started, and it is said", async () => {
  const { WebAssembly: able } = globalThis;
  delete globalThis.WebAssembly;
  const count = FakeWorker.all.length;
  await assert.rejects(new Study().ask("review"), { code: "no-wasm" });
  globalThis.WebAssembly = able;
  assert.equal(FakeWorker.all.length, count);
});

test("the line that wins begins as the game was played, and lays every card", async () => {
  const { winningLine } = await load("study/line.js");
  const text = readFileSync(new URL("games/standard-3-lost-within-a-turn.n98", GOLDEN));
  const { played } = readUpTo(text, [STANDARD], kernel);
  assert.equal(winningLine(kernel, played, [3], 100_000, 0), null);
  const { steps, turns, result } = winningLine(kernel, played, [3, 1], 2_000_000, 0);
  assert.deepEqual(result, { won: true, left: 0, grade: "beaten" });
  assert.equal(steps.length, 99);
  assert.equal(steps.at(-1).turn, turns);
  const later = winningLine(kernel, played, [2], 2_000_000, 0);
  if (later) assert.deepEqual(later.steps.slice(1, 6).map(({ lay }) => lay), ["83d", "60a", "23c", "50b", "3d"]);
});
