import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { WEB } from "./browser.mjs";

const ENGINE = new URL("engine/", WEB);
const { hex, KernelError, positionOf, shuffled, startKernel } = await import(new URL("kernel.js", ENGINE));
const kernels = await Promise.all(["kernel.wasm", "kernel-nosimd.wasm"].map((name) => startKernel(readFileSync(new URL(name, ENGINE)))));
const [kernel] = kernels;
const STANDARD = { name: "standard", lowest: 2, highest: 99, hand_sizes: [8, 7, 6, 6, 6], minimum: 2, minimum_when_empty: 1, trick: 10, fire: [], master_wins: [] };

const docs = readFileSync(new URL("../../../docs/shuffle.md", import.meta.url), "utf8");
const vectors = [...docs.matchAll(/seed ([0-9a-f]{32})\nhash ([0-9a-f]{64})\ndeck ([0-9\s]+)/g)];

test("the shuffle gives every deck and hash that its document has", () => {
  assert.equal(vectors.length, 6);
  for (const [, seed, hash, deck] of vectors) {
    assert.deepEqual(shuffled(kernel, STANDARD, seed), deck.trim().split(/\s+/).map(Number));
    assert.equal(kernel.digestOf(seed), hash);
  }
});

test("a digest is the SHA-256 of a text in UTF-8", () => {
  for (const each of kernels) assert.equal(each.digestOf("Оля/1"), createHash("sha256").update("Оля/1").digest("hex"));
});

test("a deal gives the first seat the first cards, and the rest can be drawn", () => {
  const deck = shuffled(kernel, STANDARD, "0".repeat(32));
  const { hands, draw, tops, turn } = positionOf(kernel.deal(STANDARD, 3, deck, 2));
  const ordered = (from, to) => deck.slice(from, to).sort((one, other) => one - other);
  assert.deepEqual(hands, [ordered(0, 6), ordered(6, 12), ordered(12, 18)]);
  assert.deepEqual(draw, deck.slice(18));
  assert.deepEqual(tops, [1, 1, 100, 100]);
  assert.deepEqual(turn, { seat: 2, laid: 0, minimum: 2, missing: 2, due: [] });
});

test("bytes that make no sense are an error, and no answer", () => {
  assert.throws(() => kernel.lays(new Uint8Array([1, 2, 3])), KernelError);
  assert.throws(() => kernel.deal(STANDARD, 6, shuffled(kernel, STANDARD, "0".repeat(32)), 0), KernelError);
  assert.throws(() => kernel.deal(STANDARD, 2, [2, 3], 0), KernelError);
  assert.throws(() => kernel.put(new Uint8Array(2 ** 20)), KernelError);
});

test("bytes are written as hexadecimal digits", () => {
  assert.equal(hex(new Uint8Array([0, 10, 255])), "000aff");
});

test("how often master tries a turn depends on how fast the device is once it is warm, and not on who else plays", async () => {
  const { samplesHere, EXPERT_SAMPLES, SAMPLES } = await import(new URL("bots.js", ENGINE));
  const samples = (level, ...milliseconds) => samplesWith(2, level, ...milliseconds);
  const samplesWith = (minimum, level, ...milliseconds) => {
    let time = 0;
    const idle = { call() {}, ask: (name) => ((time += name === "choose" ? (milliseconds.shift() ?? 10) : 0), new Uint8Array()) };
    const table = { players: [{ level }, { level: null }], game: { state: new Uint8Array() } };
    return samplesHere({ kernel: idle, rules: { minimum } }, table, () => time, true);
  };
  assert.equal(samples("master", 70, 20), (400 * 32) / 20);
  assert.equal(samples("master", 90), Math.floor((400 * 32) / 90));
  assert.equal(samples("master", 70, 1), SAMPLES[2]);
  assert.equal(samples("master", 100_000), 4);
  assert.equal(samples("sharp", 90), SAMPLES[2]);
  assert.equal(samplesWith(3, "sharp", 90), EXPERT_SAMPLES[2]);
});
