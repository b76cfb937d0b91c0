// @ts-check
// A game on this device as a record, the text of docs/record.md.

/** @import { ShownRules } from "../../wire.js" */
/** @import { Entry } from "../entries.js" */
/** @import { Kernel } from "../kernel.js" */
/** @import { Table } from "../game.js" */

import { turnEntries } from "../entries.js";
import { PUBLISHED } from "../game.js";
import { positionOf, shuffled } from "../kernel.js";

export const VERSION = 2;
export const SHUFFLE = "sha256-fisher-yates/1";

/** The record of the game that was dealt; if it is unfinished or was given up, it has no result. @param {Table} table @param {Kernel} kernel @param {ShownRules} rules */
export function recordOf({ game, players, options }, kernel, rules) {
  if (!game) throw new Error("no game was dealt");
  const { result, start, seed } = game;
  const goesOn = !result || result.given_up_by !== null;
  const entries = [...game.turns, ...turnEntries(positionOf(game.state).turn.seat, game.since, goesOn)];
  return [
    `n98 ${VERSION}`,
    `rules: ${rules.name}`,
    ...numbersOf(rules),
    `players: ${players.map(({ name }) => name).join(" | ")}`,
    `talk: ${options.talk ? "on" : "off"}`,
    ...(start === null ? [] : [`start: ${start + 1}`]),
    `seed: ${seed}`,
    `shuffle: ${SHUFFLE}`,
    `deck: ${shuffled(kernel, rules, seed).join(" ")}`,
    "---",
    ...entries.map(lineOf),
    "---",
    ...(goesOn ? [] : [`result: ${result.left === 0 ? "won" : "lost"} ${result.left}`]),
    "",
  ].join("\n");
}

/** The lines with the numbers of rules that nobody knows by their name. @param {ShownRules} rules */
function numbersOf({ name, lowest, highest, hand_sizes, minimum, minimum_when_empty, trick, fire }) {
  if (PUBLISHED.includes(name)) return [];
  const cards = fire.length > 0 ? [`fire: ${fire.join(" ")}`] : [];
  return [`cards: ${lowest}-${highest}`, `hands: ${hand_sizes.join(" ")}`, `minimum: ${minimum} ${minimum_when_empty}`, `trick: ${trick}`, ...cards];
}

/** @param {Entry} entry */
function lineOf(entry) {
  if ("meaning" in entry) return ["~", entry.seat + 1, entry.meaning, ...(entry.pile ? [entry.pile] : [])].join(" ");
  const lays = entry.lays.map(({ card, pile, trick }) => `${card}${pile}${trick ? "!" : ""}`);
  return [entry.seat + 1, ...lays, ...(entry.goesOn ? ["+"] : [])].join(" ");
}
