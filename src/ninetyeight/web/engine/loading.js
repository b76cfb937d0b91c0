// @ts-check
// What a table on this device needs: the kernel, the numbers of the rules, and for some bots a network.

/** @import { ShownRules } from "../wire.js" */
/** @import { Context, Table } from "./game.js" */
/** @import { Kernel } from "./kernel.js" */

import { Refusal } from "./game.js";
import { hex, startKernel } from "./kernel.js";

/** A file of this release. @param {string} path from this folder */
async function fetched(path) {
  const answer = await fetch(new URL(path, import.meta.url));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}
/** @param {string} name */
const kernelOf = async (name) => startKernel(await (await fetched(name)).arrayBuffer());
export const kernelReady = kernelOf("./kernel.wasm").catch(() => kernelOf("./kernel-nosimd.wasm"));
/** @type {Promise<readonly ShownRules[]>} */
export const ruleSetsReady = fetched("../rule-sets.json").then((answer) => answer.json());
/** Whether tables can be played here. */
export const isAble = Promise.all([kernelReady, ruleSetsReady]).then(
  () => true,
  () => false,
);

const NOTHING = { name: "", calibration: new Uint8Array() };
/** The table whose network the kernel has now, and what the answers of that have meant. */
let learned = NOTHING;

/** Gives the kernel the network of a table. False if it is not to be had. @param {Kernel} kernel @param {{ options: Pick<Table["options"], "rules">, players: readonly unknown[] }} table */
export async function loadNet(kernel, table) {
  const name = `${table.options.rules}-${table.players.length}`;
  if (learned.name === name) return true;
  const part = async (/** @type {string} */ ending) =>
    new Uint8Array(await (await fetched(`../networks/${encodeURIComponent(name)}.${ending}`)).arrayBuffer());
  try {
    const [net, calibration] = await Promise.all([part("net"), part("cal")]);
    kernel.call("net", 0, kernel.put(net));
    learned = { name, calibration };
    return true;
  } catch {
    learned = NOTHING;
    return false;
  }
}

export const hasNet = () => learned.name !== "";
export const calibration = () => learned.calibration;

/** @param {Pick<Table, "rules"> & { options: Pick<Table["options"], "rules"> }} table @returns {Promise<Context>} */
export async function contextOf({ options, rules: dealtBy }) {
  const rules = dealtBy ?? (await ruleSetsReady).find(({ name }) => name === options.rules);
  if (!rules) throw new Refusal("unknown-rules");
  return { kernel: await kernelReady, rules, now: Date.now() / 1000, newSeed: () => hex(crypto.getRandomValues(new Uint8Array(16))) };
}
