// @ts-check
// Opens a table under the name that this browser remembers, and goes there.

/** @import { NewTable } from "../wire.js" */

import { createTable } from "../api.js";
import { go } from "../page.js";
import { name } from "../settings.js";
import { say } from "../words.js";

/** @param {Omit<NewTable, "name">} wish */
export async function openTable(wish) {
  const { code } = await createTable({ name: name.value.trim() || say("web-somebody"), ...wish });
  go(`/t/${code}`);
}
