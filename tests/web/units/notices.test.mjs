import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { elements, WEB } from "./browser.mjs";

const { copyText, Notices } = await import(new URL("notices.js", WEB));
const notices = () => elements(Notices(), "p").map(({ props }) => props.children);

/** What is in the clipboard, by whichever way it came there. */
let copied;
let hasClipboard;
let canCopySelected;

Object.defineProperty(navigator, "clipboard", {
  get: () => hasClipboard && { writeText: async (text) => void (copied = text) },
});
Object.assign(document, {
  querySelector: () => null,
  createElement: () => ({ value: "", select() { document.selected = this.value; }, remove() {} }),
  execCommand: () => {
    if (canCopySelected) copied = document.selected;
    return canCopySelected;
  },
});
document.body.append = () => {};
globalThis.HTMLElement = class {};

beforeEach(() => {
  copied = null;
  hasClipboard = undefined;
  canCopySelected = false;
});

test("a text is copied, and it is said", async () => {
  hasClipboard = true;
  await copyText("the link", "copied by the clipboard");
  assert.deepEqual([copied, notices().includes("copied by the clipboard")], ["the link", true]);
});

test("without https it is copied as a selection", async () => {
  canCopySelected = true;
  await copyText("the link", "copied as a selection");
  assert.deepEqual([copied, notices().includes("copied as a selection")], ["the link", true]);
});

test("what cannot be copied is shown", async () => {
  await copyText("the link to read", "never said");
  assert.deepEqual([notices().includes("the link to read"), notices().includes("never said")], [true, false]);
});
