// What the worker of a table on this device needs of a browser: its files, a scope, and a small IndexedDB.

import { readFileSync } from "node:fs";
import { WEB } from "./browser.mjs";

/** What is stored, by the name of the store; a test may look into it, damage it, or make it refuse. */
export const stored = { parts: new Map(), refuses: null };

const later = (request, work) => {
  setTimeout(() => {
    try {
      request.result = work();
      request.onsuccess?.();
    } catch (error) {
      request.error = error;
      request.onerror?.();
      request.transaction?.fail(error);
    }
  });
  return request;
};

class Transaction {
  #open = 0;
  constructor() {
    this.#check();
  }
  /** It is complete when nothing more is asked of it. */
  #check() {
    setTimeout(() => (this.#open === 0 && !this.error ? this.oncomplete?.() : null), 5);
  }
  fail(error) {
    this.error = error;
    this.onabort?.();
  }
  objectStore(name) {
    const items = stored.parts.get(name);
    const ask = (work) => {
      this.#open += 1;
      return later({ transaction: this }, () => {
        this.#open -= 1;
        this.#check();
        return work();
      });
    };
    return {
      get: (key) => ask(() => structuredClone(items.get(key))),
      getAll: () => ask(() => structuredClone([...items.values()])),
      delete: (key) => ask(() => void items.delete(key)),
      put: (value, key) =>
        ask(() => {
          if (stored.refuses) throw new DOMException("", stored.refuses);
          items.set(key, structuredClone(value));
        }),
    };
  }
}

globalThis.indexedDB = {
  open() {
    const database = {
      createObjectStore: (name) => stored.parts.set(name, stored.parts.get(name) ?? new Map()),
      transaction: () => new Transaction(),
      close() {},
    };
    const request = { result: database };
    setTimeout(() => {
      if (stored.refuses === "SecurityError") {
        request.error = new DOMException("", stored.refuses);
        return request.onerror();
      }
      if (stored.parts.size === 0) request.onupgradeneeded();
      request.onsuccess();
    });
    return request;
  },
};

globalThis.fetch = async (url) => {
  const path = new URL(url);
  const body = path.pathname.endsWith("rule-sets.json") ? ruleSets() : readFileSync(path);
  return new Response(body);
};

const numbers = { lowest: 2, highest: 99, minimum_when_empty: 1, trick: 10, master_wins: [] };
/** The usual rules, and some of the host. */
const ruleSets = () =>
  JSON.stringify([
    { name: "standard", hand_sizes: [8, 7, 6, 6, 6], minimum: 2, fire: [], ...numbers },
    { name: "short", hand_sizes: [4, 4], minimum: 2, fire: [22], ...numbers, highest: 30 },
  ]);

/** A worker, as a page sees it: what it has said, and ways to ask it. Each one is a page of its own. */
export async function newWorker() {
  const scope = { said: [], postMessage: (message) => void scope.said.push(structuredClone(message)) };
  globalThis.self = scope;
  await import(`${new URL("engine/worker.js", WEB)}?${Math.random()}`);
  const { onmessage } = scope;
  const found = async (looks) => {
    for (;;) {
      const at = scope.said.findIndex(looks);
      if (at >= 0) return scope.said.splice(at, 1)[0];
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  };
  let last = 0;
  const worker = {
    /** As when its page is closed. */
    async close() {
      worker.socket({ type: "close" });
      await worker.ask("games");
    },
    said: scope.said,
    found,
    message: async (type) => (await found(({ message }) => message?.type === type)).message,
    socket: (message) => onmessage({ data: { socket: message } }),
    hide: (hidden) => onmessage({ data: { hidden } }),
    wish: (wishes) => onmessage({ data: { wishes } }),
    async ask(name, ...args) {
      const id = ++last;
      onmessage({ data: { id, ask: name, args } });
      const { value, refused } = await found((each) => each.id === id);
      if (refused) throw Object.assign(new Error(refused.code), refused);
      return value;
    },
  };
  open.add(worker);
  return worker;
}

const open = new Set();

/** Closes all pages. */
export async function closeAll() {
  stored.refuses = null;
  for (const worker of open) await worker.close();
  open.clear();
}
