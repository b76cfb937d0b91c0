import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { happen, playing, Socket, WEB } from "./browser.mjs";

const { join, leave, newId, rejoin, status, transmit } = await import(new URL("connection.js", WEB));
const state = await import(new URL("state.js", WEB));
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

test("the first hello asks for everything, the next one for what was missed", () => {
  leave();
  join("c", "secret");
  Socket.last.accept();
  assert.deepEqual(Socket.last.sent, [{ type: "hello", table: "c", after: null, secret: "secret" }]);
  Socket.last.tell(playing());
  Socket.last.close();
  wait(1);
  Socket.last.accept();
  assert.equal(Socket.last.sent[0].after, 10);
});

test("who is at the table already does not join it again", () => {
  come();
  const socket = Socket.last;
  join("c");
  assert.equal(Socket.last, socket);
  rejoin();
  assert.notEqual(Socket.last, socket);
});

test("a server that restarts is looked for again after the time it tells", () => {
  come();
  const socket = Socket.last;
  socket.tell({ type: "bye", code: "restarting", come_back: true, after_seconds: 5 });
  assert.deepEqual(status.value, { is: "waiting", again: true, why: "restarting" });
  wait(4.9);
  assert.equal(Socket.last, socket);
  wait(1.1);
  assert.notEqual(Socket.last, socket);
});

test("who is sent away does not come back", () => {
  come();
  const socket = Socket.last;
  socket.tell({ type: "bye", code: "kicked", come_back: false });
  assert.deepEqual(status.value, { is: "ended", why: "kicked" });
  wait(60);
  assert.equal(Socket.last, socket);
  happen("online");
  happen("visibilitychange");
  assert.equal(Socket.last, socket);
});

test("each failure makes the next wait longer, up to a quarter of a minute, and a welcome ends that", () => {
  come();
  const waits = [];
  for (let at = 0; at < 9; at++) {
    const socket = Socket.last;
    socket.close();
    let seconds = 0;
    for (; Socket.last === socket; seconds += 0.1) wait(0.1);
    waits.push(seconds);
  }
  assert.ok(waits[0] <= 0.6 && waits[4] >= 4 && waits.every((seconds) => seconds <= 15.2), waits.join());
  Socket.last.accept(playing());
  const socket = Socket.last;
  socket.close();
  wait(0.6);
  assert.notEqual(Socket.last, socket);
});

test("who leaves is not followed by what the socket still says", () => {
  come();
  const socket = Socket.last;
  leave();
  socket.tell(playing());
  socket.onclose();
  wait(30);
  assert.equal(Socket.last, socket);
  assert.equal(state.table.value, null);
});

test("a network that is back is used at once", () => {
  come();
  Socket.last.close();
  const socket = Socket.last;
  happen("online");
  assert.notEqual(Socket.last, socket);
  const opening = Socket.last;
  happen("online");
  assert.notEqual(Socket.last, opening);
});

test("without a network it is said, and the next word takes it back", () => {
  come();
  happen("offline");
  assert.deepEqual(status.value, { is: "open", silent: true });
  assert.equal(pings().length, 1);
  pong();
  assert.deepEqual(status.value, { is: "open" });
});

test("a page that nobody sees asks nothing, and asks when it is seen again", () => {
  come();
  document.visibilityState = "hidden";
  wait(30);
  assert.equal(pings().length, 0);
  document.visibilityState = "visible";
  happen("visibilitychange");
  assert.equal(pings().length, 1);
});

test("what is said without a connection is not sent", () => {
  come();
  const socket = Socket.last;
  socket.readyState = 3;
  transmit({ type: "ping", id: "p" });
  assert.equal(pings().length, 0);
});

test("a hint may take its time", () => {
  come();
  transmit({ type: "hint", id: "h" });
  wait(5);
  assert.deepEqual(status.value, { is: "open" });
});

test("the socket that was opened before the page is used, if it is for this table", () => {
  for (const [table, isUsed] of [["c", true], ["d", false]]) {
    leave();
    const socket = new Socket();
    socket.readyState = 1;
    early.visit = { table, socket, heard: [{ data: JSON.stringify(playing()) }] };
    join("c");
    assert.equal(Socket.last === socket, isUsed);
    assert.equal(status.value.is, isUsed ? "open" : "connecting");
    assert.equal(socket.readyState, isUsed ? 1 : 3);
  }
  leave();
});

test("ids are not used twice", () => {
  assert.equal(new Set(Array.from({ length: 1000 }, newId)).size, 1000);
});
