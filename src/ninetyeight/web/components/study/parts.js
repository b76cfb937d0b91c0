// @ts-check
// What all of studying shows in the same way: numbers, marks, reasons, and the lays of a turn.

/** @import { PileLetter } from "../../state.js" */
/** @import { Reason } from "../../study/judging.js" */
/** @import { TurnReview } from "../../study/review.js" */

import { Icon } from "../../drawings.js";
import { isRising } from "../../state.js";
import { html } from "../../vendor/libraries.js";
import { listed, say, spoken } from "../../words.js";

/** @typedef {{ card: number, pile: PileLetter, trick: boolean }} WrittenLay */

/** @param {Intl.NumberFormatOptions} options @param {number} number */
const written = (options, number) => new Intl.NumberFormat(spoken.value, options).format(number).replace("-", "−");

/** A chance, as a whole percentage or with tenths. @param {number} part @param {number} [digits] */
export const percent = (part, digits = 0) => written({ style: "percent", minimumFractionDigits: digits }, part);
/** What one chance is better by than another. @param {number} part */
export const gain = (part) => written({ style: "percent", signDisplay: "exceptZero" }, part);
/** Points of the chance to win. @param {number} part @param {boolean} [hasSign] */
export const points = (part, hasSign = false) => written({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: hasSign ? "exceptZero" : "negative" }, 100 * part);
/** @param {number} count @param {boolean} [hasSign] */
export const cards = (count, hasSign = false) => written({ minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: hasSign ? "exceptZero" : "negative" }, count);

/** Less than this of a card is not told. */
const SMALLEST = 0.05;

/** What a turn cost: in points, or in cards where these decide. @param {TurnReview} turn */
export function costOf({ by_cards, left_cost, cost }) {
  if (by_cards) return left_cost < SMALLEST ? "–" : say("review-cost-cards", { cost: `−${cards(left_cost)}` });
  return cost < 0.0005 ? "–" : `−${points(cost)}`;
}

/** @param {TurnReview["mark"]} mark */
export const isFault = (mark) => mark !== null && mark !== "good";
/** @param {TurnReview["mark"]} mark */
export const markWord = (mark) => say(isFault(mark) ? `review-mark-${mark}` : `web-mark-${mark ?? "none"}`);

/** @param {string} text such as "57a 47a!" @returns {WrittenLay[]} */
export const laysIn = (text) =>
  text.split(" ").flatMap((lay) => {
    const [, card, pile, trick] = /^(\d+)([a-d])(!?)$/.exec(lay) ?? [];
    return card ? [{ card: Number(card), pile: /** @type {PileLetter} */ (pile), trick: trick !== "" }] : [];
  });

/** The lays of a turn in words. @param {string} lays */
export const laysSaid = (lays) => listed(laysIn(lays).map(({ card, pile }) => say("web-lay-on", { card, pile })));

/** Why a turn was not the best, as sentences. @param {readonly Reason[]} reasons @param {readonly string[]} players */
export const reasonsSaid = (reasons, players) =>
  reasons.map(({ code, ...facts }) => {
    const player = players[Number(facts["player"]) - 1] ?? "";
    const best = Math.max(0, Number(facts["best"] ?? 0));
    const text = say(`review-why-${code}`, { ...facts, ...("player" in facts ? { player } : {}), ...("best" in facts ? { best } : {}) });
    return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
  });

/** The lays of a turn as small cards with their piles. @param {{ lays: string }} props */
export function Lays({ lays }) {
  return html`<span class="lays" aria-hidden="true">
    ${laysIn(lays).map(
      ({ card, pile, trick }) => html`<span class=${`lay pile--${isRising(pile) ? "rise" : "fall"}`}>
        <b>${card}</b><span><${Icon} name=${trick ? "back" : isRising(pile) ? "up" : "down"} />${pile}</span>
      </span>`,
    )}
  </span>`;
}

/** @param {{ mark: TurnReview["mark"] }} props */
export const MarkSign = ({ mark }) => html`<i class=${`mark mark--${mark ?? "none"}`} aria-hidden="true"></i>`;
