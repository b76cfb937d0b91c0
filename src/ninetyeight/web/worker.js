// @ts-check
// Keeps the page and its files in the browser, so that it also opens without a network. Nothing of a table or a game is
// ever kept. The server fills in the release and its files, so each release has a worker of its own.
//
// The files of a release have addresses of their own and a cache of their own. So a page that is open while a newer
// release comes goes on with its own files, and a cache is deleted only when no page of its release is open any more.

/** @typedef {Event & { request: Request, data: unknown, waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void }} WorkerEvent */
/** @typedef {{ skipWaiting: () => Promise<void>, clients: { claim: () => Promise<void> } }} Scope */
/** @typedef {Record<string, string>} Tags the tag of each file, by its path */

// A block, to keep its names private.
{
  const RELEASE = "";
  /** @type {Tags} */
  const FILES = {};
  /** @type {Tags} */
  const NETWORKS = {};
  const PAGE = "/";
  /** Seconds until a network that hangs is given up. */
  const PATIENCE = 3;

  const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

  /** @param {string} kind @param {(event: WorkerEvent) => void} listener */
  const on = (kind, listener) => addEventListener(kind, (event) => listener(/** @type {WorkerEvent} */ (event)));

  on("install", (event) => event.waitUntil(install()));
  on("activate", (event) => event.waitUntil(activate()));
  on("message", (event) => event.waitUntil(keepNetworks(String(event.data))));
  on("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== location.origin) return;
    if (pathname.startsWith("/v/")) event.respondWith(kept(event.request));
    else if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event.request));
  });

  async function install() {
    const cache = await caches.open(RELEASE);
    await Promise.all([keepPage(cache), ...Object.entries(FILES).map(([path, tag]) => keep(cache, path, tag))]);
    await worker.skipWaiting();
  }

  /** Takes over, and forgets the releases of which no page is open. */
  async function activate() {
    const { held = [] } = await navigator.locks.query();
    const inUse = new Set([RELEASE, ...held.map(({ name }) => name)]);
    for (const name of await caches.keys()) if (!inUse.has(name)) await caches.delete(name);
    await worker.clients.claim();
  }

  /** The page of this release, which may no longer be the one that the server has. @param {Cache} cache */
  async function keepPage(cache) {
    const answer = await fetch(PAGE, { cache: "no-store" });
    if (!answer.ok || !(await answer.clone().text()).includes(`"${RELEASE}"`)) throw new Error("another release");
    await cache.put(PAGE, answer);
  }

  /** Keeps a file; one that has not changed since an earlier release is not fetched again. @param {Cache} cache @param {string} path @param {string} tag */
  async function keep(cache, path, tag) {
    const address = RELEASE + path;
    if (await cache.match(address)) return;
    const answer = (await ofEarlierRelease(path, tag)) ?? (await fetch(address));
    if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
    await cache.put(address, answer);
  }

  /** @param {string} path @param {string} tag */
  async function ofEarlierRelease(path, tag) {
    for (const release of await caches.keys()) {
      const found = await caches.match(release + path, { cacheName: release });
      // Without the address that it came from: a module would import its parts from there.
      if (found?.headers.get("ETag") === `"${tag}"`) return new Response(await found.blob(), { headers: found.headers });
    }
    return null;
  }

  /** Keeps the networks of the bots one by one, those of the rules that somebody plays first. @param {string} rules */
  async function keepNetworks(rules) {
    const cache = await caches.open(RELEASE);
    const ofRules = (/** @type {string} */ path) => path.slice(0, path.lastIndexOf("-")).endsWith(`/${rules}`);
    const files = Object.entries(NETWORKS).sort(([one], [other]) => Number(ofRules(other)) - Number(ofRules(one)));
    try {
      for (const [path, tag] of files) await keep(cache, path, tag);
    } catch {
      // Without a network it goes on when a page is opened the next time.
    }
  }

  /** @param {Request} request */
  const kept = async (request) => (await caches.match(request)) ?? fetch(request);

  /** The page as the server has it now; if none answers soon, the one that was kept. @param {Request} request */
  async function page(request) {
    const stored = await caches.match(PAGE, { cacheName: RELEASE });
    if (!stored) return fetch(request);
    const answer = await Promise.race([fetch(request).catch(() => stored), late(stored)]);
    return answer.status < 500 ? answer : stored;
  }

  /** @param {Response} answer @returns {Promise<Response>} */
  const late = (answer) => new Promise((resolve) => setTimeout(() => resolve(answer), PATIENCE * 1000));
}
