import assert from "node:assert/strict";
import { test } from "node:test";
import { elements, WEB } from "./browser.mjs";

const load = (path) => import(new URL(path, WEB));
const { exerciseOnceMore } = await load("components/opening.js");
const { LocalSocket, tablesHere } = await load("engine/local.js");
const { oneAtATime } = await load("frame.js");
const { Notices } = await load("notices.js");
const { learn } = await load("words.js");

/** A worker that a test answers for. */
globalThis.Worker = class Worker {
  static all = [];
  static get last() {
    return Worker.all.at(-1);
  }
  asked = [];
  constructor() {
    Worker.all.push(this);
  }
  postMessage(message) {
    if (message.id || message.socket) this.asked.push(message);
  }
  terminate() {
    this.isEnded = true;
  }
  say(data) {
    this.onmessage?.({ data });
  }
};
const turn = () => new Promise((resolve) => setTimeout(resolve));

test("a worker that cannot start is told, and the next question begins another one", async () => {
  for (const broken of [(worker) => worker.onerror(), (worker) => worker.say({ able: false })]) {
    const count = Worker.all.length;
    const question = tablesHere();
    broken(Worker.last);
    await assert.rejects(question, { code: "not-loaded" });
    assert.equal(Worker.last.isEnded, true);
    const socket = new LocalSocket();
    const heard = [];
    socket.onmessage = ({ data }) => heard.push(JSON.parse(data).code);
    broken(Worker.last);
    await turn();
    assert.deepEqual([heard, Worker.all.length - count], [["not-loaded"], 2]);
    socket.close();
  }
});

test("a worker that fails later is told to whoever waits, and the next question begins another one", async () => {
  for (const broken of [(worker) => worker.onerror(), (worker) => worker.say({ failed: true })]) {
    const question = tablesHere();
    const { last } = Worker;
    last.say({ able: true });
    const socket = new LocalSocket();
    const heard = [];
    socket.onmessage = ({ data }) => heard.push(JSON.parse(data).code);
    await turn();
    assert.deepEqual([last.asked.length, last.isEnded, heard], [1, undefined, []]);
    broken(last);
    await assert.rejects(question, { code: "stopped" });
    assert.deepEqual([last.isEnded, heard], [true, ["stopped"]]);
    socket.close();

    const again = tablesHere();
    assert.notEqual(Worker.last, last);
    Worker.last.say({ able: true });
    await turn();
    Worker.last.say({ id: Worker.last.asked[0].id, value: ["table"] });
    assert.deepEqual(await again, ["table"]);
    Worker.last.onerror();
  }
});

test("an exercise that cannot be tried again says so", async () => {
  Object.assign(early, { preferred: () => "en", words: async () => new Response("web-refused-exercise-lost = It is gone.") });
  await learn();
  const tried = exerciseOnceMore();
  Worker.last.say({ able: true });
  await turn();
  Worker.last.say({ id: Worker.last.asked.at(-1).id, value: null });
  await tried;
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
