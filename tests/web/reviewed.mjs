// Reviews the records of a list (tests/web/test_study.py) in the page's way: the numbers have to be the same.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";

const [, , folder, web] = process.argv;
const { startKernel } = await import(`${web}/engine/kernel.js`);
const { readRecord } = await import(`${web}/engine/records/reading.js`);
const { judgedTurn, summedUp } = await import(`${web}/study/review.js`);
const { turningPoint } = await import(`${web}/study/solving.js`);
const { WORK } = await import(`${web}/study/judging.js`);
const { recordedTurns } = await import(`${web}/study/turns.js`);

const kernel = await startKernel(readFileSync(new URL(`${web}/engine/kernel.wasm`)));
const ruleSets = JSON.parse(readFileSync(`${folder}/rule-sets.json`));
const lines = readFileSync(`${folder}/reviews.jsonl`, "utf8").split("\n").map((line) => JSON.parse(line));

/** The exponential function may differ in its last bits. */
const close = (one, other) => one === other || Math.abs(one - other) < 1e-9;

let turns = 0;
for (const { name, record, net, effort, seed, review } of lines) {
  const played = readRecord(new TextEncoder().encode(record), ruleSets, kernel);
  kernel.call("net", 0, kernel.put(readFileSync(`${folder}/${net}.net`)));
  const calibration = new Uint8Array(readFileSync(`${folder}/${net}.cal`));
  const recorded = recordedTurns(played);
  const begin = performance.now();
  const judgements = recorded.map((turn) => judgedTurn(kernel, played, turn, calibration, effort, seed));
  const point = turningPoint(kernel, played, WORK[effort].nodes, seed);
  if (process.env.TIMES) console.error(name, recorded.length, Math.round(performance.now() - begin));
  const found = JSON.parse(JSON.stringify(summedUp(played, recorded, judgements, point)));
  found.summary.seats.forEach((seat, at) => {
    const wanted = review.summary.seats[at];
    assert.ok(close(seat.accuracy, wanted.accuracy) && close(seat.mean_cost, wanted.mean_cost), `${name}: seat ${at + 1}`);
  });
  delete found.summary.seats;
  delete review.summary.seats;
  assert.deepEqual(found, review, name);
  turns += recorded.length;
}
console.log(JSON.stringify({ games: lines.length, turns }));
