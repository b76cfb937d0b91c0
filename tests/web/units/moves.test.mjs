import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gathering, playing, Socket, WEB } from "./browser.mjs";

const { join, leave, visited } = await import(new URL("connection.js", WEB));
const { hint, send } = await import(new URL("moves.js", WEB));
const state = await import(new URL("state.js", WEB));
const later = () => new Promise((resolve) => setImmediate(resolve));

const LAYS = [10, 30].map((card) => ({ do: "lay", card, pile: "a", sure: false }));
const END = { do: "end-turn" };
const names = () => Socket.last.commands.map(({ command }) => command.do);

function answer(at, code = "ok") {
  Socket.last.tell({ type: "answer", id: Socket.last.commands[at].id, ok: code === "ok", code, facts: {}, seq: 0 });
}

function come(welcome) {
  leave();
  sessionStorage.removeItem("n98-asked");
  join("c");
  Socket.last.accept(welcome);
}

beforeEach(() => come(playing()));

test("choices are sent at once, in their order, based on what was seen", () => {
  come(gathering());
  for (const command of [{ do: "options", fire: true }, { do: "lock", locked: true }, { do: "start" }]) void send(command);
  assert.deepEqual(names(), ["options", "lock", "start"]);
  assert.deepEqual(Socket.last.commands.map(({ based_on }) => based_on), [10, 10, 10]);
});

test("each move is sent when the one before it is done", async () => {
  for (const command of [...LAYS, END]) void send(command);
  void send({ do: "chat", text: "well" });
  assert.deepEqual(names(), ["lay", "chat"]);
  answer(0);
  assert.deepEqual(names(), ["lay", "chat", "lay"]);
  answer(2);
  assert.deepEqual(names(), ["lay", "chat", "lay", "end-turn"]);
});

test("moves after a refused one are withdrawn, and nothing else is", async () => {
  const asked = [...LAYS, END].map(send);
  const chat = send({ do: "chat", text: "well" });
  answer(0, "not-your-turn");
  assert.deepEqual((await Promise.all(asked)).map(({ code }) => code), ["not-your-turn", "withdrawn", "withdrawn"]);
  assert.deepEqual(state.underway.value.map((command) => command.do), ["chat"]);
  assert.deepEqual(names(), ["lay", "chat"]);
  answer(1);
  assert.equal((await chat).ok, true);
});

test("what is not answered is sent again with the same ids", () => {
  LAYS.forEach(send);
  const [{ id }] = Socket.last.commands;
  Socket.last.close();
  assert.deepEqual(state.mine.value.hand, [50]);
  join("d");
  join("c");
  Socket.last.accept(playing());
  assert.equal(Socket.last.commands[0].id, id);
  assert.deepEqual(state.mine.value.hand, [50]);
  answer(0);
  answer(1);
  assert.equal(sessionStorage.getItem("n98-asked"), null);
});

test("what was asked at one table or seat is not asked at another", () => {
  LAYS.forEach(send);
  for (const [code, secret] of [["d", null], ["c", "secret"]]) {
    join(code, secret);
    Socket.last.accept(playing());
    assert.deepEqual([visited.value.code, names()], [code, []]);
    assert.deepEqual(state.mine.value.hand, [10, 30, 50]);
  }
});

test("only so much waits for an answer", async () => {
  const asked = Array.from({ length: 21 }, () => send({ do: "chat", text: "well" }));
  assert.equal((await asked[20]).code, "too-many-asked");
  assert.equal(state.underway.value.length, 20);
});

test("one hint is asked for at a time, and none is waited for without a connection", async () => {
  void hint();
  void hint();
  const hints = () => Socket.last.sent.filter(({ type }) => type === "hint");
  assert.equal(hints().length, 1);
  Socket.last.tell({ type: "hint", id: hints()[0].id, code: "least", lays: ["30a"], facts: {} });
  await later();
  assert.equal(state.chosen.value, 30);
  const lost = hint();
  Socket.last.close();
  await lost;
  await hint();
});
