import assert from "node:assert/strict";
import { test } from "node:test";
import { elements, WEB } from "./browser.mjs";

const settings = await import(new URL("settings.js", WEB));
const { Jump } = await import(new URL("drawings.js", WEB));

test("what is chosen is remembered, and the page is dressed accordingly", () => {
  settings.cardSize.value = "large";
  settings.motion.value = "fast";
  assert.equal(localStorage.getItem("n98-card-size"), "large");
  const { cards, motion } = document.documentElement.dataset;
  assert.deepEqual([cards, motion], ["large", "fast"]);
});

test("cards move as fast as somebody wishes, or not at all", () => {
  const lengths = ["slow", "normal", "fast"].map((motion) => {
    settings.motion.value = motion;
    assert.equal(settings.isStill(), false);
    return settings.lengthOfMotion();
  });
  assert.deepEqual(lengths, [...lengths].sort().reverse());
  settings.motion.value = "none";
  assert.equal(settings.isStill(), true);
});

test("a setting of another version of the page does no harm", () => {
  settings.motion.value = "sideways";
  assert.equal(settings.lengthOfMotion(), 1);
});

test("a jump shows what it costs, in more than a colour", () => {
  const drawn = (jump, isRising = true) => Jump({ jump, isRising, trick: "back" });
  const kinds = [-10, 1, 4, 5, 13, 14, 15, 86].map((jump) => drawn(jump).props.class.split(" ")[1]);
  assert.deepEqual(kinds, ["cost-0", "cost-1", "cost-1", "cost-2", "cost-2", "cost-2", "cost-3", "cost-3"]);
  assert.ok(drawn(13, false).props.children.flat(3).includes("−"));
  assert.equal(elements(drawn(13), "i").length, 3);
  assert.equal(elements(drawn(-10), "i").length, 0);
});
