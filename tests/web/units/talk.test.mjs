import assert from "node:assert/strict";
import { test } from "node:test";
import { playing, WEB } from "./browser.mjs";

const state = await import(new URL("state.js", WEB));
const { entriesOf } = await import(new URL("components/game/talk.js", WEB));

test("the stream has the signals of people, and not those of bots", () => {
  const told = playing();
  const [ada] = told.table.seats;
  told.table.seats = [ada, { ...ada, kind: "bot" }, { ...ada, stand_in: "sharp" }, { ...ada }];
  state.welcome(told);
  const events = [0, 1, 2, 3].map((seat) => ({ is: "signalled", seat, meaning: "leave", pile: "a" }));
  assert.deepEqual(entriesOf([{ seq: 1, at: 0, events }]).map(({ seat }) => seat), [0, 3]);
});
