// @ts-check
// What a table on this device needs: the kernel, the numbers of the rules, and for some bots a network.

/** @import { ShownRules } from "../wire.js" */
/** @import { Context, Table } from "./game.js" */
/** @import { Kernel } from "./kernel.js" */

import { needsNet } from "./bots.js";
import { Refusal } from "./game.js";
import { hex, startKernel } from "./kernel.js";

/** @param {string} path */
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

/** The network that the kernel has now. */
let net = "";

/** Gives the kernel the network of a table. False if it is needed and not to be had. @param {Kernel} kernel @param {Table} table */
export async function loadNet(kernel, table) {
  const name = `${table.options.rules}-${table.players.length}`;
  if (net === name || !needsNet(table)) return true;
  try {
    const body = new Uint8Array(await (await fetched(`../networks/${encodeURIComponent(name)}.net`)).arrayBuffer());
    kernel.call("net", 0, kernel.put(body));
    net = name;
    return true;
  } catch {
    net = "";
    return false;
  }
}

export const hasNet = () => net !== "";

/** @param {{ options: Pick<Table["options"], "rules"> }} table @returns {Promise<Context>} */
export async function contextOf({ options }) {
  const rules = (await ruleSetsReady).find(({ name }) => name === options.rules);
  if (!rules) throw new Refusal("unknown-rules");
  return { kernel: await kernelReady, rules, now: Date.now() / 1000, newSeed: () => hex(crypto.getRandomValues(new Uint8Array(16))) };
}
