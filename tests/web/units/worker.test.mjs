import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { runInNewContext } from "node:vm";
import { WEB } from "./browser.mjs";

const SOURCE = readFileSync(new URL("worker.js", WEB), "utf-8");
const SITE = "https://cards.example";
const FILES = { "/app.js": "tag-of-app", "/words/en.ftl": "tag-of-words" };
const NETWORKS = { "/networks/expert-1.net": "x1", "/networks/standard-1.net": "s1", "/networks/standard+fire-1.net": "f1" };

/** A response that tells where it came from, as those of a server do. */
function answerFrom(address, text, tag) {
  const answer = new Response(text, { headers: { ETag: `"${tag}"` } });
  Object.defineProperty(answer, "url", { value: SITE + address });
  answer.clone = () => answerFrom(address, text, tag);
  return answer;
}

/** All caches of the browser: a map of responses for each release. @type {Map<string, Map<string, Response>>} */
let stored;
/** What was fetched, in its order. */
let fetched;
/** What the network answers; a test replaces it. */
let network;
/** What waits for time to pass. */
let timers;
/** The releases of which a page is open. */
let open;

const address = (request) => new URL(request.url ?? request, SITE).href.replace(SITE, "");

beforeEach(() => {
  stored = new Map();
  fetched = [];
  timers = [];
  open = [];
  network = (path) => new Response(path === "/" ? '<html data-release="/v/new">' : `file ${path}`);
});

function cacheOf(name) {
  if (!stored.has(name)) stored.set(name, new Map());
  const all = stored.get(name);
  return {
    match: async (request) => all.get(address(request))?.clone(),
    put: async (request, response) => void all.set(address(request), response),
  };
}

/** A worker of a release; the function makes an event happen to it. */
function worker(release = "/v/new", files = FILES) {
  const listeners = new Map();
  const text = SOURCE.replace('RELEASE = ""', `RELEASE = "${release}"`)
    .replace('FILES = {}', `FILES = ${JSON.stringify(files)}`)
    .replace('NETWORKS = {}', `NETWORKS = ${JSON.stringify(NETWORKS)}`);
  runInNewContext(text, {
    self: { skipWaiting: async () => {}, clients: { claim: async () => {} } },
    addEventListener: (kind, listener) => listeners.set(kind, listener),
    location: { origin: SITE },
    navigator: { locks: { query: async () => ({ held: open.map((name) => ({ name })) }) } },
    setTimeout: (resolve) => timers.push(resolve),
    caches: {
      open: async (name) => cacheOf(name),
      keys: async () => [...stored.keys()],
      delete: async (name) => stored.delete(name),
      match: async (request, { cacheName } = {}) => {
        for (const name of cacheName ? [cacheName] : stored.keys()) {
          const found = stored.has(name) && (await cacheOf(name).match(request));
          if (found) return found;
        }
        return undefined;
      },
    },
    fetch: async (request) => {
      fetched.push(address(request));
      return network(address(request));
    },
    URL,
    Response,
  });
  return async (kind, facts = {}) => {
    const works = [];
    let answer;
    listeners.get(kind)({ ...facts, waitUntil: (work) => works.push(work), respondWith: (work) => (answer = work) });
    await Promise.all(works);
    return answer;
  };
}

const get = (path, mode = "cors") => ({ request: { method: "GET", mode, url: SITE + path } });
const kept = (name) => [...(stored.get(name)?.keys() ?? [])].sort();

test("the page and all files of the release are kept", async () => {
  await worker()("install");
  assert.deepEqual(kept("/v/new"), ["/", "/v/new/app.js", "/v/new/words/en.ftl"]);
});

test("a page of another release is not kept with files of this one", async () => {
  network = () => new Response('<html data-release="/v/newer">');
  await assert.rejects(worker()("install"));
  assert.deepEqual(kept("/v/new").includes("/"), false);
});

test("a file that is not there is not kept", async () => {
  const { network: whole } = { network };
  network = (path) => (path.endsWith("app.js") ? new Response("gone", { status: 404 }) : whole(path));
  await assert.rejects(worker()("install"));
});

test("files that have not changed are not fetched again", async () => {
  cacheOf("/v/old").put("/v/old/app.js", answerFrom("/v/old/app.js", "the same", "tag-of-app"));
  cacheOf("/v/old").put("/v/old/words/en.ftl", answerFrom("/v/old/words/en.ftl", "other words", "other"));
  await worker()("install");
  assert.deepEqual(fetched.sort(), ["/", "/v/new/words/en.ftl"]);
  const copied = stored.get("/v/new").get("/v/new/app.js");
  // A module imports its parts from where it comes from.
  assert.deepEqual([await copied.text(), copied.url], ["the same", ""]);
});

test("the networks come afterwards, those of the chosen rules first, each once", async () => {
  const happen = worker();
  await happen("install");
  fetched = [];
  await happen("message", { data: "standard" });
  assert.deepEqual(fetched, ["/v/new/networks/standard-1.net", "/v/new/networks/expert-1.net", "/v/new/networks/standard+fire-1.net"]);
  await happen("message", { data: "expert" });
  assert.equal(fetched.length, 3);
});

test("networks that could not be fetched are fetched the next time", async () => {
  const happen = worker();
  const whole = network;
  network = () => {
    throw new TypeError("no network");
  };
  await happen("message", { data: "standard" });
  network = whole;
  await happen("message", { data: "standard" });
  assert.equal(kept("/v/new").length, 3);
});

test("releases of which no page is open are forgotten, others are not", async () => {
  for (const name of ["/v/older", "/v/old", "/v/new"]) cacheOf(name);
  open = ["/v/old"];
  await worker()("activate");
  assert.deepEqual([...stored.keys()], ["/v/old", "/v/new"]);
});

test("a page that is open has the files of its own release, without a network", async () => {
  cacheOf("/v/old").put("/v/old/app.js", new Response("old"));
  cacheOf("/v/new").put("/v/new/app.js", new Response("new"));
  const happen = worker();
  assert.equal(await (await happen("fetch", get("/v/old/app.js"))).text(), "old");
  assert.equal(await (await happen("fetch", get("/v/new/app.js"))).text(), "new");
  assert.deepEqual(fetched, []);
});

test("a page comes from the server", async () => {
  const happen = worker();
  await happen("install");
  network = () => new Response("as it is now");
  assert.equal(await (await happen("fetch", get("/rules", "navigate"))).text(), "as it is now");
});

for (const [name, answer] of [
  ["without a network", () => Promise.reject(new TypeError("no network"))],
  ["from a server that is broken", () => new Response("broken", { status: 502 })],
])
  test(`${name}, the page is the one that was kept`, async () => {
    const happen = worker();
    await happen("install");
    network = answer;
    assert.match(await (await happen("fetch", get("/rules", "navigate"))).text(), /data-release/);
  });

test("a network that hangs is waited for only so long", async () => {
  const happen = worker();
  await happen("install");
  network = () => new Promise(() => {});
  const answer = happen("fetch", get("/rules", "navigate"));
  while (timers.length === 0) await new Promise(setImmediate);
  timers.forEach((pass) => pass());
  assert.match(await (await answer).text(), /data-release/);
});

test("if nothing is kept, the network is waited for", async () => {
  network = () => new Response("late");
  assert.equal(await (await worker()("fetch", get("/", "navigate"))).text(), "late");
  assert.deepEqual(timers, []);
});

test("nothing of a table or a game passes through it", async () => {
  const happen = worker();
  assert.equal(await happen("fetch", get("/api/me")), undefined);
  assert.equal(await happen("fetch", get("/api/games/x.n98", "navigate")), undefined);
  assert.equal(await happen("fetch", { request: { method: "POST", mode: "cors", url: `${SITE}/v/new/app.js` } }), undefined);
});
