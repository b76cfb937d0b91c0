// @ts-check
// The page's end of the worker that reviews games. It costs nothing until somebody asks, and closing it stops the work.

/** @import { Progress } from "./worker.js" */

/** What the worker says. @typedef {{ id?: number, value?: unknown, refused?: { code: string, facts: Record<string, string | number> }, progress?: Progress }} FromWorker */

/** The worker could not do what it was asked for. */
export class StudyError extends Error {
  /** @param {string} code @param {Record<string, string | number>} [facts] */
  constructor(code, facts = {}) {
    super(code);
    this.code = code;
    this.facts = facts;
  }
}

export class Study {
  /** @type {Worker | null} */
  #worker = null;
  /** @type {Map<number, { resolve: (value: any) => void, reject: (error: StudyError) => void }>} */
  #asked = new Map();
  #lastId = 0;
  /** Hears how a review comes on. @type {(progress: Progress) => void} */
  onProgress = () => {};

  /** @param {string} what @param {...unknown} args @returns {Promise<any>} */
  ask(what, ...args) {
    if (typeof WebAssembly !== "object" || typeof Worker !== "function") return Promise.reject(new StudyError("no-wasm"));
    this.#worker ??= this.#begun();
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, { resolve, reject });
      this.#worker?.postMessage({ id, ask: what, args });
    });
  }

  #begun() {
    const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }) => this.#hear(data);
    // A worker that dies takes its questions along; the next one begins anew.
    worker.onerror = () => {
      if (this.#worker !== worker) return;
      worker.terminate();
      this.#worker = null;
      for (const { reject } of this.#asked.values()) reject(new StudyError("study-fault"));
      this.#asked.clear();
    };
    return worker;
  }

  /** @param {FromWorker} data */
  #hear({ id, value, refused, progress }) {
    if (progress) this.onProgress(progress);
    const waiting = id === undefined ? undefined : this.#asked.get(id);
    if (!waiting || id === undefined) return;
    this.#asked.delete(id);
    if (refused) waiting.reject(new StudyError(refused.code, refused.facts));
    else waiting.resolve(value);
  }

  /** Stops whatever goes on; nobody hears of it any more. */
  close() {
    this.#worker?.terminate();
    this.#worker = null;
    this.#asked.clear();
  }
}
