// Reads the records of a list (tests/web/test_records.py) in the page's way: games and problems have to be the same.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [, , folder, engine] = process.argv;
const { startKernel } = await import(`${engine}/kernel.js`);
const { BeyondKernel, readRecord } = await import(`${engine}/records/reading.js`);
const { RecordError } = await import(`${engine}/records/lines.js`);
const { replayOf } = await import(`${engine}/records/replay.js`);
const { continued } = await import(`${engine}/records/continuing.js`);
const { recordOf } = await import(`${engine}/records/record.js`);

const kernel = await startKernel(readFileSync(new URL(`${engine}/kernel.wasm`)));
const ruleSets = JSON.parse(readFileSync(`${folder}/rule-sets.json`));
const lines = readFileSync(`${folder}/records.jsonl`, "utf8").split("\n").map((line) => JSON.parse(line));
const count = { games: 0, refused: 0, beyond: 0, continued: 0 };

const shown = (played) => JSON.parse(JSON.stringify(replayOf(played)));

/** An unfinished game can go on at a table of this device, which has the same game so far, and whose record has the same header. */
function goesOn(played, written) {
  if (played.left !== null || !played.head.seed) return;
  count.continued += 1;
  const { rules } = played.head;
  const { table } = continued("id", played, { kernel, rules, now: 0, newSeed: () => assert.fail() });
  const again = recordOf(table, kernel, rules);
  const headOf = (text) => text.split("---")[0];
  assert.equal(headOf(again), headOf(written));
  assert.deepEqual(shown(readRecord(new TextEncoder().encode(again), ruleSets, kernel)), shown(played));
}

for (const { name, bytes, replay, problems, written } of lines) {
  const text = Buffer.from(bytes, "base64");
  let found;
  try {
    const played = readRecord(text, ruleSets, kernel);
    found = { replay: shown(played), problems: null };
    goesOn(played, written);
    count.games += 1;
  } catch (error) {
    if (error instanceof BeyondKernel) {
      count.beyond += 1;
      continue;
    }
    if (!(error instanceof RecordError)) throw error;
    found = { replay: null, problems: error.problems.map(({ line, column, code }) => `${line}:${column} ${code}`) };
    count.refused += 1;
  }
  try {
    assert.deepEqual(found, { replay, problems });
  } catch (error) {
    console.log(`${name}:\n${text}`);
    throw error;
  }
}
console.log(JSON.stringify(count));
