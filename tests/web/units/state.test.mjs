import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { gathering, playing, WEB } from "./browser.mjs";

const state = await import(new URL("state.js", WEB));
const step = (...events) => ({ type: "update", step: { seq: 11, at: 0, events } });

beforeEach(state.forget);

test("whoever loses the seat loses the hand", () => {
  state.welcome(playing());
  state.update({ ...step(), you: { seat: null, seats: [], host: false, watching: false } });
  assert.equal(state.mine.value, null);
});

test("a step without a new seat leaves the hand", () => {
  state.welcome(playing());
  state.update(step({ is: "chatted", seat: 0, text: "well" }));
  assert.deepEqual(state.mine.value.hand, [10, 30, 50]);
});

const seated = (seats) => (table) => assert.deepEqual(table.seats.map((who) => who && (who.level ?? who.name)), seats);
const bots = (...levels) => levels.map((level, at) => ({ do: "add-bot", level, seat: at + 1 }));

test("whoever is sent away keeps the name in what is told of it", () => {
  const told = gathering();
  told.table.seats[1] = { ...told.table.seats[0], name: "Bob", host: false };
  state.welcome(told);
  state.underway.value = [{ do: "kick", seat: 1 }];
  const update = { ...step({ is: "stood", seat: 1, kicked: true }), table: gathering().table };
  state.update(update);
  assert.equal(state.nameThen(update.step, 1), "Bob");
});

for (const [what, commands, check] of [
  ["rules", [{ do: "options", base: "expert" }, { do: "options", fire: true }], ({ options }) => assert.equal(options.rules, "expert+fire")],
  ["fire put out", [{ do: "options", rules: "expert+fire" }, { do: "options", fire: false }], ({ options }) => assert.equal(options.rules, "expert")],
  ["an option twice", [{ do: "options", talk: false }, { do: "options", talk: true }], ({ options }) => assert.equal(options.talk, true)],
  ["what is not named", [{ do: "options", talk: false, pace: null }], ({ options }) => assert.equal(options.pace, 1)],
  ["a lock", [{ do: "lock", locked: true }], ({ locked }) => assert.equal(locked, true)],
  ["bots", bots("steady", "sharp"), seated(["Ada", "steady", "sharp", null, null])],
  ["a bot on the first free seat", [{ do: "add-bot", level: "rookie" }], seated(["Ada", "rookie", null, null, null])],
  ["a bot sent away", [...bots("steady"), { do: "remove-bot", seat: 1 }], seated(["Ada", null, null, null, null])],
  ["somebody kicked, and the table locked", [{ do: "kick", seat: 0, lock: true }], (table) => assert.deepEqual([table.seats[0], table.locked], [null, true])],
  ["a name", [{ do: "rename", name: "Eva" }], seated(["Eva", null, null, null, null])],
  ["no bot in the place of a person", [{ do: "add-bot", level: "steady", seat: 0 }], seated(["Ada", null, null, null, null])],
]) {
  test(`before the game is foreseen: ${what}`, () => {
    state.welcome(gathering());
    state.underway.value = commands;
    check(state.table.value);
    state.underway.value = [];
    assert.deepEqual(state.table.value, gathering().table);
  });
}

test("cards on their way lie on their piles, and what fits there is unknown", () => {
  state.welcome(playing());
  state.underway.value = [{ do: "lay", card: 10, pile: "a", sure: false }];
  assert.deepEqual(state.game.value.tops, [10, 22, 100, 100]);
  assert.deepEqual(state.mine.value.hand, [30, 50]);
  assert.deepEqual(state.mine.value.lays.map(({ card, pile, loses }) => [card, pile, loses]), [[30, "c", false], [50, "c", false]]);
  assert.equal(state.game.value.turn.missing, 1);
  assert.equal(state.mine.value.may_end, false);
});

test("the turn may end when enough is on its way and no fire is due", () => {
  state.welcome(playing());
  const lays = [10, 30].map((card) => ({ do: "lay", card, pile: "a", sure: false }));
  state.underway.value = lays;
  assert.equal(state.mine.value.may_end, false);
  state.underway.value = [lays[0], { ...lays[1], pile: "b" }];
  assert.equal(state.mine.value.may_end, true);
  assert.deepEqual(state.game.value.fires, []);
});

test("a card that the server has laid is not laid again", () => {
  const told = playing();
  told.mine.hand = [30, 50];
  told.game.tops = [40, 22, 100, 100];
  state.welcome(told);
  state.underway.value = [{ do: "lay", card: 10, pile: "a", sure: false }];
  assert.deepEqual(state.game.value.tops, told.game.tops);
  assert.deepEqual(state.pending.value, []);
});

test("signals and offers are foreseen", () => {
  state.welcome(playing());
  const signal = { do: "signal", meaning: "leave", pile: "a" };
  state.underway.value = [signal, { ...signal, meaning: "free" }];
  assert.deepEqual(state.game.value.signals, [{ seat: 0, meaning: "free", pile: "a" }]);
  state.underway.value = [signal, { do: "withdraw", pile: "a" }];
  assert.deepEqual(state.game.value.signals, []);
  state.underway.value = [{ do: "propose" }];
  assert.equal(state.game.value.proposal.seat, 0);
  state.underway.value = [{ do: "propose" }, { do: "object" }];
  assert.equal(state.game.value.proposal, null);
});

test("a hint goes on with its next card only if it was followed", () => {
  const hint = { type: "hint", id: "1", code: "least", lays: ["10a", "30a"], facts: {} };
  for (const [card, left] of [[10, ["30a"]], [50, undefined]]) {
    state.welcome(playing());
    state.advice.value = { ...hint, others: [{ lays: ["50a"], chance: -100, left: 10, isLost: false }] };
    state.chosen.value = null;
    state.update({ ...step({ is: "laid", seat: 0, card, pile: "a", trick: false }), mine: { ...playing().mine, hand: [30] } });
    assert.deepEqual(state.advice.value?.lays, left);
    assert.deepEqual(state.advice.value?.others ?? [], []);
    assert.equal(state.chosen.value, left ? 30 : null);
  }
});

const STEPS = [11, 12].map((seq) => ({ seq, at: 0, events: [] }));

test("who comes back goes on with the log, unless steps are missing in between", () => {
  state.welcome({ ...playing(), steps: STEPS.slice(0, 1), seq: 11 });
  state.welcome({ ...playing(), steps: STEPS.slice(1), seq: 12, complete: true });
  assert.deepEqual(state.log.value.map(({ seq }) => seq), [11, 12]);
  state.welcome({ ...playing(), steps: STEPS.slice(1), seq: 12, complete: false });
  assert.deepEqual(state.log.value.map(({ seq }) => seq), [12]);
  assert.equal(state.seq.value, 12);
});

test("listeners hear of every step with the game before it, and of none that was told on arrival", () => {
  const heard = [];
  const stop = state.onStep((told, before) => heard.push([told.seq, before.counts]));
  state.welcome({ ...playing(), steps: STEPS });
  const game = { ...playing().game, counts: [2] };
  state.update({ ...step(), game });
  state.update(step());
  stop();
  state.update(step());
  assert.deepEqual(heard, [[11, [3]], [11, [2]]]);
});

test("a part that does not come stays as it was", () => {
  state.welcome(playing());
  state.update({ ...step(), table: { ...playing().table, locked: true } });
  assert.equal(state.table.value.locked, true);
  assert.deepEqual(state.game.value, playing().game);
});

test("a chosen card that leaves the hand is chosen no more", () => {
  state.welcome(playing());
  state.chosen.value = 30;
  state.update({ ...step(), mine: { ...playing().mine, hand: [10, 30] } });
  assert.equal(state.chosen.value, 30);
  state.update({ ...step(), mine: { ...playing().mine, hand: [10] } });
  assert.equal(state.chosen.value, null);
});

test("a hint ends when the seat changes", () => {
  state.welcome(playing());
  state.advice.value = { type: "hint", id: "1", code: "least", lays: ["10a", "30a"], facts: {} };
  state.update({ ...step(), you: playing().you });
  assert.equal(state.advice.value, null);
});

test("a bot that takes over a seat, or leaves it, is foreseen", () => {
  state.welcome(playing());
  state.underway.value = [{ do: "hand-over", seat: 0, level: "steady" }];
  assert.equal(state.seats.value[0].stand_in, "steady");
  state.underway.value = [{ do: "hand-over", seat: 0 }, { do: "take-seat" }];
  assert.equal(state.seats.value[0].stand_in, null);
});

test("whose turn it is depends on the seat, and ends with the game", () => {
  state.welcome(playing());
  assert.deepEqual([state.isMyTurn.value, state.isAlone.value], [true, true]);
  state.update({ ...step(), game: { ...playing().game, result: { left: 3 } } });
  assert.equal(state.isMyTurn.value, false);
  state.update({ ...step(), game: playing().game, you: { seat: null, seats: [], host: false, watching: true } });
  assert.equal(state.isMyTurn.value, false);
});

test("what is left behind is forgotten", () => {
  state.welcome(playing());
  state.underway.value = [{ do: "lock", locked: true }];
  state.forget();
  assert.deepEqual([state.table.value, state.game.value, state.mine.value, state.seq.value, state.log.value, state.underway.value], [null, null, null, 0, [], []]);
});
