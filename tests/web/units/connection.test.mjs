import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { playing, Socket, WEB } from "./browser.mjs";

const { join, leave, status } = await import(new URL("connection.js", WEB));
let passed = 0;
performance.now = () => passed;

/** Lets seconds pass, each timer at its time. */
function wait(seconds) {
  for (let at = 0; at < seconds * 10; at++) {
    passed += 100;
    mock.timers.tick(100);
  }
}

function come() {
  leave();
  join("c");
  Socket.last.accept(playing());
}

const pings = () => Socket.last.sent.filter(({ type }) => type === "ping");
const pong = () => Socket.last.tell({ type: "pong", id: "", now: 0 });

mock.timers.enable({ apis: ["setTimeout", "setInterval"] });

test("a server that answers is asked every six seconds, and nothing is said", () => {
  come();
  for (let at = 1; at <= 10; at++) {
    wait(at === 1 ? 6 : 3);
    assert.equal(pings().length, at);
    wait(3);
    pong();
    assert.deepEqual(status.value, { is: "open" });
  }
});

test("a server that does not answer is called silent, and then another socket is tried", () => {
  come();
  const socket = Socket.last;
  wait(6 + 4);
  assert.deepEqual(status.value, { is: "open", silent: true });
  wait(6);
  assert.equal(status.value.is, "waiting");
  wait(1);
  assert.notEqual(Socket.last, socket);
});

test("a word takes the silence back", () => {
  come();
  wait(6 + 5);
  pong();
  assert.deepEqual(status.value, { is: "open" });
});

test("a page that was too busy to listen raises no alarm", () => {
  come();
  wait(6);
  passed += 60_000;
  mock.timers.tick(4000);
  assert.deepEqual(status.value, { is: "open" });
  pong();
  wait(5);
  assert.deepEqual(status.value, { is: "open" });
});

test("a socket that never opens is given up", () => {
  leave();
  join("c");
  const socket = Socket.last;
  wait(11);
  assert.notEqual(Socket.last, socket);
  leave();
});
