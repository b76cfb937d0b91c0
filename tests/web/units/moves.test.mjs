import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { elements, gathering, playing, Socket, WEB } from "./browser.mjs";

const { oneTap } = await import(new URL("settings.js", WEB));
const { join, leave, visited } = await import(new URL("connection.js", WEB));
const { attempt, choose, endTurn, hint, lay, send, signalAbout, takeBack, touchCard, withdraw } = await import(new URL("moves.js", WEB));
const { Dialogs, isDialogOpen } = await import(new URL("frame.js", WEB));
const { Notices } = await import(new URL("notices.js", WEB));
const state = await import(new URL("state.js", WEB));
// The words are not loaded here, so a sentence is its key.
console.error = () => {};
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

const notices = () => elements(Notices(), "p").map(({ props }) => props.children);
const press = (text) => elements(Dialogs(), "button").find(({ props }) => props.children === text).props.onClick();

test("a choice shows at once, and stays when it is confirmed", async () => {
  come(gathering());
  const asked = send({ do: "lock", locked: true });
  assert.equal(state.table.value.locked, true);
  Socket.last.tell({ type: "update", step: { seq: 11, at: 0, events: [] }, table: { ...gathering().table, locked: true } });
  answer(0);
  assert.equal((await asked).ok, true);
  assert.equal(state.table.value.locked, true);
  assert.deepEqual(state.underway.value, []);
});

test("a choice that is refused is taken back, and it is told why", async () => {
  come(gathering());
  const asked = attempt({ do: "lock", locked: true });
  answer(0, "not-host");
  assert.equal(state.table.value.locked, false);
  assert.equal((await asked).code, "not-host");
  assert.ok(notices().includes("web-error-other"));
});

test("a stale move is taken back, with all that was to follow it", async () => {
  const asked = LAYS.map(send);
  assert.deepEqual(state.mine.value.hand, [50]);
  answer(0, "stale");
  assert.deepEqual((await Promise.all(asked)).map(({ code }) => code), ["stale", "withdrawn"]);
  assert.deepEqual(state.mine.value.hand, [10, 30, 50]);
  void send(LAYS[1]);
  assert.equal(Socket.last.commands.at(-1).based_on, 10);
});

test("an answer to somebody else's question changes nothing", () => {
  void send(LAYS[0]);
  Socket.last.tell({ type: "answer", id: "of another tab", ok: true, code: "ok" });
  assert.equal(state.underway.value.length, 1);
});

test("what is asked without a connection is sent once there is one, in its order", () => {
  come(gathering());
  Socket.last.close();
  for (const command of [{ do: "lock", locked: true }, { do: "start" }]) void send(command);
  assert.equal(state.table.value.locked, true);
  join("d");
  join("c");
  Socket.last.accept(gathering());
  assert.deepEqual(names(), ["lock", "start"]);
});

test("a page that is loaded again sends what was stored, with its ids", () => {
  const stored = { type: "do", id: "before", based_on: 9, command: LAYS[0] };
  leave();
  sessionStorage.setItem("n98-asked", JSON.stringify({ code: "c", secret: null, messages: [stored] }));
  join("c");
  Socket.last.accept(playing());
  assert.deepEqual(Socket.last.commands, [stored]);
  assert.deepEqual(state.mine.value.hand, [30, 50]);
});

test("a card that does not fit is not sent", async () => {
  await lay(10, "b");
  assert.deepEqual(names(), []);
});

test("on a pile with a card on its way, the server decides what fits", () => {
  void lay(10, "a");
  void lay(30, "a");
  answer(0);
  assert.deepEqual(names(), ["lay", "lay"]);
});

test("a card that loses the game is laid only after a question", async () => {
  void lay(50, "a");
  assert.deepEqual([isDialogOpen(), names()], [true, []]);
  press("web-sure-no");
  await later();
  assert.deepEqual([isDialogOpen(), names()], [false, []]);
  void lay(50, "a");
  press("web-sure-yes");
  await later();
  assert.deepEqual(Socket.last.commands[0].command, { do: "lay", card: 50, pile: "a", sure: true });
});

test("so is one that only the server knew to lose", async () => {
  void lay(10, "a");
  answer(0, "would-lose");
  await later();
  assert.equal(isDialogOpen(), true);
  press("web-sure-yes");
  await later();
  assert.equal(Socket.last.commands[1].command.sure, true);
  assert.notEqual(Socket.last.commands[1].id, Socket.last.commands[0].id);
});

test("a card is chosen, let go of, and no longer chosen once it is laid", () => {
  choose(10);
  assert.deepEqual([...state.openPiles.value.keys()], ["a", "c"]);
  choose(10);
  assert.equal(state.chosen.value, null);
  choose(10);
  void lay(10, "a");
  assert.equal(state.chosen.value, null);
});

test("what a button does is one command", () => {
  for (const act of [endTurn, () => signalAbout("leave", "a"), () => withdraw("a")]) void act();
  assert.deepEqual(names(), ["end-turn", "signal", "withdraw"]);
  answer(0);
  void takeBack();
  assert.equal(names().at(-1), "take-back");
});

test("without a connection it is told that there are no hints", async () => {
  Socket.last.close();
  await hint();
  assert.ok(notices().includes("web-hint-offline"));
  assert.equal(state.advice.value, null);
});

test("a hint that is refused is told, and can be asked for again", async () => {
  const hints = () => Socket.last.sent.filter(({ type }) => type === "hint");
  const asked = hint();
  Socket.last.tell({ type: "answer", id: hints()[0].id, ok: false, code: "no-hints" });
  await asked;
  assert.equal(state.advice.value, null);
  void hint();
  assert.equal(hints().length, 2);
});

/** A game in which 10 fits on one pile and 30 on two. */
function playingWithOnePile() {
  const welcome = playing();
  welcome.mine.lays = welcome.mine.lays.filter(({ card, pile }) => card !== 10 || pile === "a");
  return welcome;
}

test("one tap only chooses a card, unless somebody wishes more", () => {
  come(playingWithOnePile());
  touchCard(10);
  assert.deepEqual([state.chosen.value, names()], [10, []]);
});

test("by wish, one tap lays a card that fits on one pile only", () => {
  come(playingWithOnePile());
  oneTap.value = "on";
  touchCard(30);
  assert.deepEqual([state.chosen.value, names()], [30, []]);
  touchCard(10);
  // What fits after that card, nobody knows yet.
  touchCard(30);
  oneTap.value = "off";
  assert.deepEqual(Socket.last.commands.map(({ command }) => command), [LAYS[0]]);
});

test("one tap asks before it loses the game", () => {
  const welcome = playingWithOnePile();
  welcome.mine.lays = [{ card: 50, pile: "a", jump: 1, trick: false, loses: true }];
  come(welcome);
  oneTap.value = "on";
  touchCard(50);
  oneTap.value = "off";
  assert.deepEqual([isDialogOpen(), names()], [true, []]);
  press("web-sure-no");
});

test("a hint stays for its second card", async () => {
  const asked = hint();
  const { id } = Socket.last.sent.find(({ type }) => type === "hint");
  Socket.last.tell({ type: "hint", id, code: "least", lays: ["10a", "30c"], facts: {} });
  await asked;
  void lay(10, "a");
  const { mine } = playing();
  const event = { is: "laid", seat: 0, card: 10, pile: "a", trick: false };
  Socket.last.tell({ type: "update", step: { seq: 11, at: 0, events: [event] }, mine: { ...mine, hand: [30, 50] } });
  assert.deepEqual([state.advice.value.code, state.advice.value.lays, state.chosen.value], ["then", ["30c"], 30]);
});
