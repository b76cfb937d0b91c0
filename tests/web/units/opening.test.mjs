import assert from "node:assert/strict";
import { test } from "node:test";
import { elements, WEB } from "./browser.mjs";

const load = (path) => import(new URL(path, WEB));
const { exerciseOnceMore } = await load("components/opening.js");
const { oneAtATime } = await load("frame.js");
const { Notices } = await load("notices.js");
const { learn } = await load("words.js");

/** A worker whose storage was cleared. */
globalThis.Worker = class {
  constructor() {
    setTimeout(() => this.onmessage({ data: { able: true } }));
  }
  postMessage({ id }) {
    if (id) setTimeout(() => this.onmessage({ data: { id, value: null } }));
  }
};

test("an exercise that cannot be tried again says so", async () => {
  Object.assign(early, { preferred: () => "en", words: async () => new Response("web-refused-exercise-lost = It is gone.") });
  await learn();
  await exerciseOnceMore();
  assert.deepEqual(elements(Notices(), "p").map(({ props }) => props.children), ["It is gone."]);
});

test("of a double click one click counts, and another one when that is done, also in vain", async () => {
  const once = oneAtATime();
  const opened = [];
  const open = (name) => once(async () => {
    opened.push(name);
    await new Promise((resolve) => setTimeout(resolve));
    if (name === "first") throw new Error("in vain");
  });
  const first = open("first");
  await open("second");
  await assert.rejects(first, /in vain/);
  await open("third");
  assert.deepEqual(opened, ["first", "third"]);
});
