// @ts-check
// Opens a table under the name and with the rules that this browser remembers, and goes there.

/** @import { NewTable } from "../wire.js" */

import { createTable } from "../api.js";
import { go } from "../frame.js";
import { name, rules } from "../settings.js";
import { say } from "../words.js";

/** @param {Omit<NewTable, "name">} wish */
export async function openTable(wish) {
  const host = name.value.trim() || say("web-somebody");
  const { code } = await createTable({ name: host, rules: wish.daily ? "standard" : rules.value, ...wish });
  go(`/t/${code}`);
}

/** Opens a table of bots to look on. @param {number} [count] @param {string} [level] */
export const watchBots = (count = 3, level = "sharp") =>
  openTable({ watch: true, start: true, bots: Array.from({ length: count }, () => level) });
