// @ts-check
// Cards on the move: from hands to piles, and from the draw pile to hands. Nothing moves for those
// who asked for stillness.

/** @import { LayCard, ShownStep } from "../wire.js" */

import { isStill, lengthOfMotion } from "../settings.js";
import { mySeat, onStep, underway } from "../state.js";
import { effect } from "../vendor/libraries.js";

const SETTLE = "cubic-bezier(0.2, 0.9, 0.25, 1)";
/** Milliseconds that a card flies. */
const flight = () => 420 * lengthOfMotion();
/** Milliseconds from one card to the next. */
const stagger = () => 70 * lengthOfMotion();

/** @param {string} selector */
const place = (selector) => document.querySelector(selector)?.getBoundingClientRect() ?? null;

/** Where the cards of a seat are. @param {number} seat @param {number} [card] */
const source = (seat, card) =>
  (seat === mySeat.value
    ? (place(`[data-card="${card}"] .face`) ?? place(".hand"))
    : (place(`[data-seat="${seat}"] .player-cards`) ?? place(`[data-seat="${seat}"]`)));

const canMove = () => !isStill() && document.visibilityState === "visible";

/** The own cards that have flown before the server has said so. @type {Set<number>} */
let flown = new Set();

effect(() => {
  const lays = underway.value.filter(/** @returns {command is LayCard} */ (command) => command.do === "lay");
  const seat = mySeat.peek();
  for (const { card, pile } of lays) {
    if (seat !== null && !flown.has(card) && canMove()) launch(seat, card, pile);
  }
  flown = new Set(lays.map(({ card }) => card));
});

/** A card comes from a hand to a pile: the page still shows it where it starts from. @param {number} seat @param {number} card @param {string} pile */
function launch(seat, card, pile) {
  const from = source(seat, card);
  requestAnimationFrame(() => land(`[data-pile="${pile}"] .pile-top`, from));
}

/** @param {ShownStep} step */
function follow(step) {
  if (!canMove()) return;
  for (const event of step.events) {
    if (event.is === "laid") {
      // An own card has flown when it was laid.
      if (!flown.has(event.card)) launch(event.seat, event.card, event.pile);
      requestAnimationFrame(() => {
        if (event.trick) sparkle(`[data-pile="${event.pile}"] .pile-spot`);
      });
    } else if (event.is === "turn-ended") {
      const drawn = event.drawn ?? [];
      requestAnimationFrame(() => (event.seat === mySeat.value ? draw(drawn) : dealTo(event.seat, event.drew)));
    } else if (event.is === "taken-back") {
      const from = place(`[data-pile="${event.pile}"] .pile-top`);
      requestAnimationFrame(() => land(`[data-card="${event.card}"] .face`, from));
    } else if (event.is === "dealt") {
      // The table is laid only now, so that its places can be measured.
      setTimeout(() => requestAnimationFrame(dealAll), 60);
    }
  }
}

/**
 * Lets an element come from another place to where it is.
 * @param {string} selector
 * @param {DOMRect | null} from
 */
function land(selector, from) {
  const element = document.querySelector(selector);
  const to = element?.getBoundingClientRect();
  if (!element || !to || !from) return;
  const scale = Math.min(1.1, Math.max(0.35, from.width / to.width));
  const dx = from.left + from.width / 2 - (to.left + to.width / 2);
  const dy = from.top + from.height / 2 - (to.top + to.height / 2);
  element.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 5 },
      { transform: `translate(${dx * 0.25}px, ${dy * 0.25 - 14}px) scale(1.06)`, zIndex: 5, offset: 0.55 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: flight(), easing: SETTLE },
  );
}

/** Drawn cards come into the own hand. @param {readonly number[]} cards */
function draw(cards) {
  const from = place(".draw-pile .back");
  cards.forEach((card, at) => {
    const face = document.querySelector(`[data-card="${card}"] .face`);
    const to = face?.getBoundingClientRect();
    if (!face || !to || !from) return;
    const dx = from.left + from.width / 2 - (to.left + to.width / 2);
    const dy = from.top + from.height / 2 - (to.top + to.height / 2);
    face.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) rotateY(90deg) scale(0.7)`, opacity: 0 },
        { transform: `translate(${dx * 0.6}px, ${dy * 0.6}px) rotateY(40deg) scale(0.85)`, opacity: 1, offset: 0.35 },
        { transform: "none", opacity: 1 },
      ],
      { duration: flight() + 80, delay: at * stagger(), easing: SETTLE, fill: "backwards" },
    );
  });
}

/** Backs of cards go from the draw pile to another seat. @param {number} seat @param {number} count */
function dealTo(seat, count) {
  const from = place(".draw-pile .back");
  const to = place(`[data-seat="${seat}"] .player-cards`);
  if (!from || !to) return;
  for (let at = 0; at < Math.min(count, 8); at++) {
    const back = document.createElement("span");
    back.className = "back flying";
    Object.assign(back.style, { left: `${from.left}px`, top: `${from.top}px`, width: `${from.width}px` });
    document.body.append(back);
    const dx = to.left + to.width / 2 - (from.left + from.width / 2);
    const dy = to.top + to.height / 2 - (from.top + from.height / 2);
    back.animate(
      [
        { transform: "none", opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(0.3) rotate(8deg)`, opacity: 0.4 },
      ],
      { duration: flight(), delay: at * stagger(), easing: SETTLE, fill: "both" },
    ).onfinish = () => back.remove();
  }
}

function dealAll() {
  const own = [...document.querySelectorAll("[data-card]")].map((card) => Number(card.getAttribute("data-card")));
  draw(own);
  for (const player of document.querySelectorAll("[data-seat]")) {
    dealTo(Number(player.getAttribute("data-seat")), 3);
  }
}

/** A small celebration of the backwards trick. @param {string} selector */
function sparkle(selector) {
  const box = place(selector);
  if (!box) return;
  for (let at = 0; at < 14; at++) {
    const spark = document.createElement("i");
    spark.className = "spark";
    Object.assign(spark.style, { left: `${box.left + box.width / 2}px`, top: `${box.top + box.height / 2}px` });
    document.body.append(spark);
    const angle = (at / 14) * 2 * Math.PI;
    const reach = box.width * (0.65 + (at % 3) * 0.14);
    spark.animate(
      [
        { transform: "scale(0)", opacity: 0 },
        { transform: "scale(1)", opacity: 1, offset: 0.2 },
        { transform: `translate(${Math.cos(angle) * reach}px, ${Math.sin(angle) * reach}px) scale(0.2)`, opacity: 0 },
      ],
      { duration: 800, delay: flight() * 0.6, easing: "ease-out", fill: "both" },
    ).onfinish = () => spark.remove();
  }
}

onStep(follow);

/** A card flies from where it is shown now to a place that shows it in the next frame. @param {string} from @param {string} to @param {boolean} isTrick */
export function fly(from, to, isTrick) {
  if (!canMove()) return;
  const start = place(from);
  requestAnimationFrame(() => {
    land(to, start);
    if (isTrick) sparkle(to);
  });
}
