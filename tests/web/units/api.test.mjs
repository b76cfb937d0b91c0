import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";
import { happen, WEB } from "./browser.mjs";

const { isMissed, isOffline, visited } = await import(new URL("connection.js", WEB));
const api = await import(new URL("api.js", WEB));

const asked = [];
let reply = () => Response.json({});
globalThis.fetch = async (path, options) => {
  asked.push({ path, ...options });
  return reply();
};
const unreachable = () => {
  throw new TypeError("no network");
};
const settled = () => new Promise((resolve) => setImmediate(resolve));

mock.timers.enable({ apis: ["setTimeout"] });
beforeEach(() => {
  asked.length = 0;
  reply = () => Response.json({});
});

test("an answer is what the server said", async () => {
  reply = () => Response.json({ code: "c" }, { status: 201 });
  assert.deepEqual(await api.createTable({ name: "Ada" }), { code: "c" });
  const [{ method, path, headers, body }] = asked;
  assert.deepEqual([method, path, headers["Content-Type"], body], ["POST", "/api/tables", "application/json", '{"name":"Ada"}']);
});

test("what somebody typed is part of no other address", async () => {
  await api.lookAtTable("../me?x");
  await api.replay("a/b");
  await api.daily("2026-07-01&x");
  await api.daily();
  assert.deepEqual(asked.map(({ path }) => path), ["/api/tables/..%2Fme%3Fx", "/api/games/a%2Fb", "/api/daily?day=2026-07-01%26x", "/api/daily"]);
});

test("a file is sent as it is", async () => {
  const file = new Blob(["record"]);
  await api.replayOf(file);
  assert.deepEqual([asked[0].body, asked[0].headers], [file, {}]);
});

test("a refusal has the code and the facts of the server", async () => {
  reply = () => Response.json({ code: "too-large", facts: { most: 9 } }, { status: 413 });
  await assert.rejects(api.me(), { code: "too-large", facts: { most: 9 } });
  reply = () => new Response("<h1>Bad gateway</h1>", { status: 502 });
  await assert.rejects(api.me(), { code: "unknown", facts: {} });
  assert.equal(isOffline.value, false);
});

test("a server that is not there is looked for until it is", async () => {
  reply = unreachable;
  await assert.rejects(api.me(), { code: "offline" });
  await assert.rejects(api.me(), { code: "offline" });
  assert.equal(isOffline.value, true);
  for (const next of [unreachable, () => new Response("", { status: 503 }), () => Response.json({})]) {
    assert.equal(isOffline.value, true);
    reply = next;
    mock.timers.tick(2000);
    await settled();
  }
  assert.equal(isOffline.value, false);
  assert.deepEqual(asked.slice(2).map(({ path }) => path), Array(3).fill("/healthz"));
});

test("a server that is gone in the middle of its answer is looked for, too", async () => {
  reply = () => new Response('[{"name": "stand', { status: 200 });
  await assert.rejects(api.ruleSets(), { code: "offline" });
  assert.deepEqual([isOffline.value, isMissed.value], [true, true]);
  reply = () => Response.json({});
  mock.timers.tick(2000);
  await settled();
  assert.deepEqual([isOffline.value, isMissed.value], [false, false]);
});

test("that there is no server is said only when something is missing, and a game on this device does not look for it", async () => {
  reply = unreachable;
  await assert.rejects(api.me());
  assert.equal(isMissed.value, false);
  await assert.rejects(api.daily());
  assert.equal(isMissed.value, true);
  asked.length = 0;
  reply = () => Response.json({});
  visited.value = { code: "here/one", secret: null };
  mock.timers.tick(2000);
  await settled();
  assert.deepEqual(asked, []);
  visited.value = null;
  mock.timers.tick(2000);
  await settled();
  assert.deepEqual([isOffline.value, isMissed.value], [false, false]);
});

test("while nobody looks at the page, the server is not looked for", async () => {
  reply = unreachable;
  await assert.rejects(api.me());
  document.visibilityState = "hidden";
  asked.length = 0;
  mock.timers.tick(10_000);
  await settled();
  assert.deepEqual(asked, []);
  reply = () => Response.json({});
  document.visibilityState = "visible";
  happen("visibilitychange");
  await settled();
  assert.deepEqual([asked.map(({ path }) => path), isOffline.value], [["/healthz"], false]);
});
