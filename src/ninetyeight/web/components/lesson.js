// @ts-check
// The scenes of the lesson: what lies on the table, what is in the hand, and what is asked for.

/** @import { PileLetter } from "../state.js" */

/** @typedef {{ is: "lay", card: number, pile: PileLetter }} AskLay */
/** @typedef {{ is: "signal", pile: PileLetter, meaning: "leave" | "no-jump" | "free" }} AskSignal */
/** @typedef {{ is: "end", draws: number }} AskEnd */

/**
 * @typedef {object} Scene
 * @property {string} key names the sentence, `web-lesson-…`
 * @property {readonly number[]} tops
 * @property {readonly number[]} hand
 * @property {number} draw how many cards are left to draw
 * @property {AskLay | AskSignal | AskEnd} ask
 * @property {PileLetter} [said] the pile that the learner has spoken about
 */

/** A prepared deal, with Ben as the other player. @type {readonly Scene[]} */
export const SCENES = [
  { key: "rise", tops: [1, 1, 100, 100], hand: [4, 31, 38, 52, 59, 77, 95], draw: 84, ask: { is: "lay", card: 4, pile: "a" } },
  { key: "fall", tops: [4, 1, 100, 100], hand: [31, 38, 52, 59, 77, 95], draw: 84, ask: { is: "lay", card: 95, pile: "c" } },
  { key: "minimum", tops: [4, 1, 95, 100], hand: [31, 38, 52, 59, 77], draw: 84, ask: { is: "end", draws: 2 } },
  { key: "jump", tops: [41, 1, 90, 100], hand: [7, 31, 38, 52, 59, 64, 77], draw: 80, ask: { is: "lay", card: 7, pile: "b" } },
  { key: "trick", tops: [41, 7, 90, 100], hand: [31, 38, 52, 59, 64, 77], draw: 80, ask: { is: "lay", card: 31, pile: "a" } },
  { key: "talk", tops: [31, 7, 90, 100], hand: [38, 52, 59, 64, 77], draw: 80, ask: { is: "signal", pile: "a", meaning: "no-jump" } },
  { key: "said", tops: [31, 7, 90, 100], hand: [38, 52, 59, 64, 77], draw: 80, ask: { is: "end", draws: 2 }, said: "a" },
  { key: "heard", tops: [31, 12, 86, 100], hand: [38, 47, 52, 59, 64, 77, 93], draw: 76, ask: { is: "lay", card: 38, pile: "a" }, said: "a" },
  { key: "empty", tops: [88, 97, 24, 5], hand: [17, 93], draw: 0, ask: { is: "lay", card: 93, pile: "a" } },
  { key: "last", tops: [93, 97, 24, 5], hand: [17], draw: 0, ask: { is: "lay", card: 17, pile: "c" } },
];
