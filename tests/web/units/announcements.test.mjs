import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { elements, playing, WEB } from "./browser.mjs";

const badges = [];
const shakes = [];
Object.assign(navigator, {
  setAppBadge: async () => void badges.push("set"),
  clearAppBadge: async () => void badges.push("cleared"),
  vibrate: (pattern) => void shakes.push(pattern),
});
// The words are not loaded here, so a sentence is its key.
console.error = () => {};

await import(new URL("effects/announcements.js", WEB));
const state = await import(new URL("state.js", WEB));
const { Notices } = await import(new URL("notices.js", WEB));

const TITLE = "Ninety-Eight";
const spoken = () => elements(Notices(), "div")[0].props.children;

/** A game of two in which that seat is in turn. */
function turnOf(seat) {
  const told = playing();
  told.table.seats = [told.table.seats[0], { ...told.table.seats[0], name: "Bob", host: false }];
  told.game.turn.seat = seat;
  told.game.names = ["Ada", "Bob"];
  return told;
}

function step(events, game) {
  state.update({ type: "update", step: { seq: 11, at: 0, events }, ...(game && { game }) });
}

beforeEach(() => {
  state.forget();
  badges.length = shakes.length = 0;
});

test("the title and the badge say that the others wait", () => {
  state.welcome(turnOf(0));
  assert.equal(document.title, `web-your-turn · ${TITLE}`);
  assert.deepEqual(badges, ["set"]);
  step([{ is: "turn-ended", seat: 0, count: 2 }], turnOf(1).game);
  assert.equal(document.title, TITLE);
  assert.deepEqual(badges, ["set", "cleared"]);
});

test("nobody waits for somebody who is alone", () => {
  state.welcome(playing());
  assert.equal(document.title, TITLE);
});

test("nor when the game is over", () => {
  const told = turnOf(0);
  told.game.result = { left: 12, given_up_by: null };
  state.welcome(told);
  assert.equal(document.title, TITLE);
});

test("who comes to a table is not told what happened before", () => {
  const told = turnOf(0);
  told.steps = [{ seq: 10, at: 0, events: [{ is: "chatted", seat: 1, text: "before" }] }];
  const before = spoken();
  state.welcome(told);
  assert.equal(spoken(), before);
});

test("what others do is spoken, and one's own talk is not", () => {
  state.welcome(turnOf(1));
  step([{ is: "chatted", seat: 1, text: "well" }]);
  assert.equal(spoken(), "Bob: well");
  step([{ is: "chatted", seat: 0, text: "mine" }, { is: "signalled", seat: 0, meaning: "leave", pile: "a" }, { is: "proposed", seat: 0, until: 0 }]);
  assert.equal(spoken(), "Bob: well");
  step([{ is: "laid", seat: 1, card: 7, pile: "a", trick: false }, { is: "signalled", seat: 1, meaning: "leave", pile: "a" }]);
  assert.equal(spoken(), "web-told-laid web-told-signal");
});

test("the same sentence is said again", () => {
  state.welcome(turnOf(1));
  step([{ is: "laid", seat: 1, card: 7, pile: "a", trick: true }]);
  const first = spoken();
  step([{ is: "laid", seat: 1, card: 8, pile: "a", trick: true }]);
  assert.notEqual(spoken(), first);
  assert.equal(spoken().trim(), first.trim());
});

test("when one's turn comes it is said and felt, once", () => {
  state.welcome(turnOf(1));
  step([{ is: "turn-ended", seat: 1, count: 2 }], turnOf(0).game);
  assert.equal(spoken().trim(), "web-your-turn");
  assert.equal(shakes.length, 1);
  step([{ is: "laid", seat: 0, card: 10, pile: "a", trick: false }]);
  assert.equal(shakes.length, 1);
});
