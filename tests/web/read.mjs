// Reads the records of a list (tests/web/test_records.py) in the page's way: games and problems have to be the same.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [, , folder, engine] = process.argv;
const { startKernel } = await import(`${engine}/kernel.js`);
const { BeyondKernel, readRecord } = await import(`${engine}/records/reading.js`);
const { RecordError } = await import(`${engine}/records/lines.js`);
const { replayOf } = await import(`${engine}/records/replay.js`);

const kernel = await startKernel(readFileSync(new URL(`${engine}/kernel.wasm`)));
const ruleSets = JSON.parse(readFileSync(`${folder}/rule-sets.json`));
const lines = readFileSync(`${folder}/records.jsonl`, "utf8").split("\n").map((line) => JSON.parse(line));
const count = { games: 0, refused: 0, beyond: 0 };

for (const { name, bytes, replay, problems } of lines) {
  const text = Buffer.from(bytes, "base64");
  let found;
  try {
    found = { replay: JSON.parse(JSON.stringify(replayOf(readRecord(text, ruleSets, kernel)))), problems: null };
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
