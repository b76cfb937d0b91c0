// @ts-check
// The own hand: a sorted fan of cards to tap, to drag, or to walk through with the arrow keys.

import { Face } from "../../drawings.js";
import { lay, touchCard } from "../../moves.js";
import { advice, chosen, game, isMyTurn, mine, PILES } from "../../state.js";
import { html, signal, useLayoutEffect, useRef } from "../../vendor/libraries.js";
import { listed, say } from "../../words.js";
import { hovered } from "./pile.js";

/** The card that follows the pointer. @type {import("@preact/signals").Signal<number | null>} */
const carried = signal(null);

/** How far a pointer moves before a tap becomes a drag, in pixels. */
const SLACK = 7;

export function Hand() {
  const hand = mine.value?.hand ?? [];
  const focused = useRef(-1);
  useLayoutEffect(() => {
    // A card that was laid takes the focus with it; the one that moved up gets it.
    if (focused.current < 0 || document.activeElement !== document.body) return;
    const cards = document.querySelectorAll(".hand-card");
    const next = cards[Math.min(focused.current, cards.length - 1)];
    if (next instanceof HTMLElement) next.focus({ preventScroll: true });
  }, [hand]);
  const onFocusIn = (/** @type {FocusEvent} */ { target }) => {
    focused.current = target instanceof HTMLElement ? hand.indexOf(Number(target.dataset.card)) : -1;
  };
  const onFocusOut = (/** @type {FocusEvent} */ { relatedTarget }) => {
    if (relatedTarget) focused.current = -1;
  };
  return html`<div
    class="hand"
    role="group"
    aria-label=${say("web-hand", { count: hand.length })}
    style=${{ "--size": hand.length }}
    onFocusIn=${onFocusIn}
    onFocusOut=${onFocusOut}
  >
    ${hand.map((card, at) => html`<${HandCard} key=${card} card=${card} at=${at} size=${hand.length} />`)}
  </div>`;
}

/** @param {{ card: number, at: number, size: number }} props */
function HandCard({ card, at, size }) {
  /** @type {import("preact").RefObject<HTMLButtonElement | null>} */
  const ref = useRef(null);
  const drag = useDrag(card, ref);
  const lays = mine.value?.lays.filter((each) => each.card === card) ?? [];
  const isChosen = chosen.value === card;
  const isIdle = isMyTurn.value && lays.length === 0;
  const kinds = [
    "hand-card",
    isChosen && "is-chosen",
    isIdle && "is-idle",
    carried.value === card && "is-carried",
    advice.value?.lays.some((each) => Number.parseInt(each, 10) === card) && "is-advised",
  ];
  const fits = lays.map((each) => each.pile);
  return html`<button
    ref=${ref}
    class=${kinds.filter(Boolean).join(" ")}
    data-card=${card}
    style=${places(at, size)}
    aria-pressed=${isChosen}
    aria-label=${cardLabel(card, fits)}
    onClick=${() => drag.wasDragged() || touchCard(card)}
    onPointerDown=${drag.begin}
  >
    <${Face} value=${card} fire=${game.value?.fire_cards.includes(card)} isStart=${false} />
  </button>`;
}

/** Where a card stands in a fan, and in two rows, as large cards on a phone do. @param {number} at @param {number} size */
function places(at, size) {
  const columns = Math.ceil(size / 2);
  const row = at < columns ? 0 : 1;
  return {
    "--at": at,
    "--turn": size > 1 ? at / (size - 1) - 0.5 : 0,
    "--columns": columns,
    "--column": at - row * columns,
    "--row": row,
  };
}

/** @param {number} card @param {string[]} fits */
function cardLabel(card, fits) {
  if (!isMyTurn.value) return String(card);
  return fits.length > 0
    ? say("web-card-fits", { card, count: fits.length, piles: listed(fits) })
    : say("web-card-fits-nowhere", { card });
}

/**
 * Lets the card follow the pointer, and lays it where it is let go.
 * @param {number} card
 * @param {import("preact").RefObject<HTMLButtonElement | null>} ref
 */
function useDrag(card, ref) {
  const dragged = useRef(false);
  /** @param {PointerEvent} down */
  function begin(down) {
    dragged.current = false;
    const element = ref.current;
    if (!element || down.button !== 0 || !isMyTurn.value) return;

    /** @param {PointerEvent} event */
    const move = (event) => {
      const dx = event.clientX - down.clientX;
      const dy = event.clientY - down.clientY;
      if (!dragged.current && Math.hypot(dx, dy) < SLACK) return;
      if (!dragged.current) {
        dragged.current = true;
        element.setPointerCapture(event.pointerId);
        carried.value = chosen.value = card;
      }
      element.style.setProperty("--dx", `${dx}px`);
      element.style.setProperty("--dy", `${dy}px`);
      hovered.value = pileUnder(event, element);
    };

    /** @param {PointerEvent} event */
    const end = (event) => {
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      const pile = dragged.current && event.type === "pointerup" ? pileUnder(event, element) : null;
      hovered.value = null;
      if (pile) void lay(card, pile);
      carried.value = null;
      element.style.removeProperty("--dx");
      element.style.removeProperty("--dy");
    };
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
  }
  return { begin, wasDragged: () => dragged.current };
}

/** @param {PointerEvent} event @param {HTMLElement} carried */
function pileUnder(event, carried) {
  const found = document
    .elementsFromPoint(event.clientX, event.clientY)
    .filter((element) => !carried.contains(element))
    .map((element) => element.closest("[data-pile]")?.getAttribute("data-pile"))
    .find(Boolean);
  return PILES.find((pile) => pile === found) ?? null;
}
