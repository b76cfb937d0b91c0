// @ts-check
// The tasks that are still to come, while somebody does one after the other.

/** @import { Exercise } from "../../engine/game.js" */

import { signal } from "../../vendor/libraries.js";

/** @type {import("@preact/signals").Signal<readonly Exercise[]>} */
export const tasks = signal([]);
