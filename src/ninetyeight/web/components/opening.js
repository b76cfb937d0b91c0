// @ts-check
// Opens a table under the name and with the rules that this browser remembers, and goes there.

/** @import { Exercise } from "../engine/game.js" */
/** @import { NewTable } from "../wire.js" */

import { ApiError, createTable } from "../api.js";
import { newId } from "../connection.js";
import { createHere, exerciseAt, exerciseHere, LocalError, movingFrom, removeHere, startHere } from "../engine/local.js";
import { go } from "../frame.js";
import { isPublished } from "./choices.js";
import { tell } from "../notices.js";
import { name, pace, rules } from "../settings.js";
import { exercise } from "../state.js";
import { reason, say } from "../words.js";

/** Opens a table of the server. @param {Omit<NewTable, "name">} wish */
export async function openTable(wish) {
  const { code } = await createTable(complete(wish));
  go(`/t/${code}`);
}

/** Deals at once on this device; on the server if this browser cannot, or by rules that only the server has. @param {Omit<NewTable, "name">} wish */
export async function playHere(wish) {
  const isHere = await startHere();
  if (!isHere || !isPublished(complete(wish).rules ?? "standard")) {
    await openTable({ ...wish, start: true });
    if (!isHere) tell(say("web-on-server"));
    return;
  }
  const id = newId();
  try {
    await createHere(id, complete(wish));
  } catch (error) {
    throw error instanceof LocalError ? new ApiError(error.code, error.facts) : error;
  }
  go(`/here/${id}`);
}

/** @param {Omit<NewTable, "name">} wish @returns {NewTable} */
const complete = (wish) => ({
  name: name.value.trim() || say("web-somebody"),
  rules: wish.daily ? "standard" : rules.value,
  ...wish,
  options: { do: "options", pace: Number(pace.value), ...wish.options },
});

/** The game on this device goes on at a table of the server, where friends can take the seats of bots. @param {string} id */
export async function openToFriends(id) {
  const wish = await movingFrom(id);
  const { code } = await createTable({ ...wish, name: wish.name || complete({}).name });
  await removeHere("tables", id);
  go(`/t/${code}`);
}

/** Deals to bots, to look on. @param {number} [count] @param {string} [level] */
export const watchBots = (count = 3, level = "sharp") =>
  playHere({ watch: true, bots: Array.from({ length: count }, () => level) });

/** Goes on from a moment of a game, with bots in the other seats. @param {Exercise} from */
export async function exerciseFrom(from) {
  const id = newId();
  try {
    await exerciseHere(id, from);
    go(`/here/${id}`);
  } catch (error) {
    if (!(error instanceof LocalError)) throw error;
    tell(reason(error.code, error.facts), "bad");
  }
}

/** Where the exercise that is on the table came from. */
export const exerciseHereNow = () => exerciseAt(exercise.value?.id ?? "");

/** The same exercise once more. */
export async function exerciseOnceMore() {
  const from = await exerciseHereNow().catch(() => null);
  if (from) await exerciseFrom(from);
  else tell(reason("exercise-lost"), "bad");
}
