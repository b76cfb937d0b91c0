// @ts-check
// Keeps the page and its files in the browser, so that it also opens without a network. Nothing of a table or a game is
// ever kept. The server fills in the release and its files, so each release has a worker of its own.

/** @typedef {Event & { request: Request, waitUntil: (work: Promise<unknown>) => void, respondWith: (answer: Promise<Response>) => void }} WorkerEvent */
/** @typedef {{ skipWaiting: () => Promise<void>, clients: { claim: () => Promise<void> } }} Scope */

// A block, to keep its names private.
{
  const RELEASE = "";
  const FILES = "";
  const PAGE = "/";

  const worker = /** @type {Scope} */ (/** @type {unknown} */ (self));

  /** @param {string} kind @param {(event: WorkerEvent) => void} listener */
  const on = (kind, listener) => addEventListener(kind, (event) => listener(/** @type {WorkerEvent} */ (event)));

  on("install", (event) => event.waitUntil(install()));
  on("activate", (event) => event.waitUntil(activate()));
  on("fetch", (event) => {
    const { method, mode, url } = event.request;
    const { origin, pathname } = new URL(url);
    if (method !== "GET" || origin !== location.origin) return;
    if (pathname.startsWith(`${RELEASE}/`)) event.respondWith(kept(event.request));
    else if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event.request));
  });

  async function install() {
    const cache = await caches.open(RELEASE);
    await cache.addAll([PAGE, ...FILES.split(" ").map((file) => `${RELEASE}${file}`)]);
    await worker.skipWaiting();
  }

  /** Takes over, and forgets earlier releases. */
  async function activate() {
    for (const name of await caches.keys()) if (name !== RELEASE) await caches.delete(name);
    await worker.clients.claim();
  }

  /** @param {Request} request */
  const kept = async (request) => (await caches.match(request)) ?? fetch(request);

  /** The page as the server has it now; if there is no server, the one that was kept. @param {Request} request */
  async function page(request) {
    const answer = await fetch(request).catch(() => null);
    if (answer && answer.status < 500) return answer;
    return (await caches.match(PAGE)) ?? answer ?? Response.error();
  }
}
