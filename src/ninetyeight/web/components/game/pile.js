// @ts-check
// A pile: which way it goes, what it shows, how much room it has, and what is said about it.

/** @import { PileLetter } from "../../state.js" */
/** @import { ShownLay, ShownSignal } from "../../wire.js" */

import { Face, Icon, Jump } from "../../drawings.js";
import { lay, signalAbout, withdraw } from "../../moves.js";
import {
  advice,
  chosen,
  game,
  isMyTurn,
  isRising,
  mySeat,
  nameOf,
  openPiles,
  pending,
  PILES,
  table,
} from "../../state.js";
import { html, signal, useEffect, useRef } from "../../vendor/libraries.js";
import { say } from "../../words.js";

/** The pile about which a signal is being chosen. @type {import("@preact/signals").Signal<PileLetter | null>} */
export const spokenAbout = signal(null);
/** The pile over which a card is being dragged. @type {import("@preact/signals").Signal<PileLetter | null>} */
export const hovered = signal(null);

/** @type {readonly ("leave" | "no-jump" | "free")[]} */
const MEANINGS = ["leave", "no-jump", "free"];

/** Whether this tab may say something at this table now. */
const canSpeak = () =>
  mySeat.value !== null && !game.value?.result && (game.value?.counts.length ?? 0) > 1;

/** @param {PileLetter} pile */
export function touchPile(pile) {
  if (chosen.value !== null && isMyTurn.value) void lay(chosen.value, pile);
  else if (canSpeak()) spokenAbout.value = spokenAbout.value === pile ? null : pile;
}

/** @param {{ pile: PileLetter }} props */
export function Pile({ pile }) {
  const state = game.value;
  if (!state) return null;
  const at = PILES.indexOf(pile);
  const top = state.tops[at] ?? 0;
  const room = state.room[at] ?? 0;
  const open = openPiles.value.get(pile);
  const isPending = pending.value.some((each) => each.pile === pile);
  const isFire = state.fires.includes(pile);
  const fire = isFire ? coverer(pile) : null;
  const signals = state.signals.filter((each) => each.pile === pile);
  const kinds = [
    "pile",
    isRising(pile) ? "pile--rise" : "pile--fall",
    open && "is-open",
    open?.trick && "is-trick",
    chosen.value !== null && isMyTurn.value && !open && !isPending && "is-shut",
    hovered.value === pile && open && "is-hovered",
    fire === "me" && "is-due",
    isPending && "is-pending",
    spokenAbout.value === pile && "is-spoken-about",
  ];
  return html`<div class=${kinds.filter(Boolean).join(" ")} data-pile=${pile}>
    <p class="pile-head" aria-hidden="true">
      <${Icon} name=${isRising(pile) ? "up" : "down"} />
      <span class="pile-way">${say(isRising(pile) ? "web-rising" : "web-falling")}</span>
      <kbd>${pile}</kbd>
    </p>
    <button
      class="pile-spot"
      onClick=${() => touchPile(pile)}
      aria-expanded=${canSpeak() && chosen.value === null ? spokenAbout.value === pile : null}
    >
      <span class="unseen">${label(pile, top, room, open, fire, isPending)}</span>
      <${Stack} top=${top} fire=${state.fire_cards.includes(top)} cards=${[state.lowest, state.highest]} />
      ${open &&
      html`<${Jump} jump=${open.jump} isRising=${isRising(pile)} trick=${say("web-trick-badge")}>
        ${advice.value?.lays[0]?.startsWith(`${open.card}${pile}`) && html`<${Icon} name="hint" />`}
      <//>`}
      ${fire && !open && html`<${Duty} who=${fire} />`}
    </button>
    <${Room} pile=${pile} room=${room} total=${state.total} />
    <ul class="pile-signals">
      ${signals.map((each) => html`<${Chip} key=${each.seat} said=${each} />`)}
    </ul>
    ${spokenAbout.value === pile && canSpeak() && html`<${SignalMenu} pile=${pile} said=${signals} />`}
  </div>`;
}

/** @typedef {"me" | "other" | "next"} Coverer who must cover a fire */

/** @param {PileLetter} pile @returns {Coverer} */
function coverer(pile) {
  if (!game.value?.turn?.due.includes(pile)) return "next";
  return isMyTurn.value ? "me" : "other";
}

const nameInTurn = () => nameOf(game.value?.turn?.seat ?? -1);

/** @param {{ who: Coverer }} props */
function Duty({ who }) {
  return html`<span class="pile-duty" aria-hidden="true">
    <${Icon} name="flame" /><span class="duty-words">${say(`web-fire-${who}`, { name: nameInTurn() })}</span>
  </span>`;
}

/**
 * @param {PileLetter} pile
 * @param {number} top
 * @param {number} room
 * @param {ShownLay | undefined} open
 * @param {Coverer | null} fire
 * @param {boolean} isPending
 */
function label(pile, top, room, open, fire, isPending) {
  const way = isRising(pile) ? "rising" : "falling";
  const parts = [say("web-pile-label", { pile, way, top, room })];
  if (fire) parts.push(say("web-fire-told", { who: fire, name: nameInTurn() }));
  if (open) parts.push(say(open.trick ? "web-lay-here-trick" : "web-lay-here", { card: open.card, jump: open.jump }));
  else if (chosen.value !== null && isMyTurn.value && !isPending) parts.push(say("web-lay-not-here", { card: chosen.value }));
  else if (canSpeak() && table.value?.options.talk) parts.push(say("web-say-about"));
  return parts.join(" ");
}

/** The top card, on the one it covers: that one is seen only while the new one is still on its way. */
function Stack(/** @type {{ top: number, fire: boolean, cards: [number, number] }} */ { top, fire, cards: [lowest, highest] }) {
  const { current: laid } = useRef([top]);
  // A card that lay there before is on top again when those above it were taken back.
  const at = laid.indexOf(top);
  if (at < 0) laid.push(top);
  else laid.length = at + 1;
  const under = laid.at(-2);
  const isStart = (/** @type {number} */ value) => value < lowest || value > highest;
  return html`<span class="pile-stack" aria-hidden="true">
    ${under !== undefined && html`<span class="pile-under"><${Face} value=${under} isStart=${isStart(under)} /></span>`}
    <span class="pile-top" key=${top}><${Face} value=${top} fire=${fire} isStart=${isStart(top)} /></span>
  </span>`;
}

/**
 * The numbers from the lowest (below) to the highest (above), and the part of them that the pile has still before it.
 * @param {{ pile: PileLetter, room: number, total: number }} props
 */
function Room({ pile, room, total }) {
  return html`<div class="pile-room" aria-hidden="true">
    <span class="pile-track"><span style=${{ height: `${(100 * room) / total}%` }}></span></span>
    <span class="pile-left">${room}</span>
    <span class="unseen">${pile}</span>
  </div>`;
}

/** @param {{ said: ShownSignal }} props */
function Chip({ said: { seat, meaning, pile } }) {
  const isMine = seat === mySeat.value;
  const who = isMine ? say("web-you") : nameOf(seat);
  const text = html`<${Icon} name=${meaning} />
    <span><b class="chip-letter" aria-hidden="true">${Array.from(who)[0]}</b><b class="chip-name">${who}</b><span class="chip-words"> ${say(`web-signal-short-${meaning}`)}</span></span>`;
  return html`<li class=${`chip chip--${meaning}`}>
    ${isMine
      ? html`<button onClick=${() => withdraw(pile)} title=${say("web-withdraw")}>
          ${text}<span class="unseen">${say("web-withdraw")}</span>
        </button>`
      : text}
  </li>`;
}

/** @param {{ pile: PileLetter, said: readonly ShownSignal[] }} props */
function SignalMenu({ pile, said }) {
  /** @type {import("preact").RefObject<HTMLDivElement | null>} */
  const ref = useRef(null);
  const close = () => {
    spokenAbout.value = null;
  };
  useEffect(() => {
    ref.current?.querySelector("button")?.focus();
    const away = (/** @type {PointerEvent} */ event) => {
      if (!ref.current?.parentElement?.contains(/** @type {Node} */ (event.target))) close();
    };
    document.addEventListener("pointerdown", away);
    return () => document.removeEventListener("pointerdown", away);
  }, []);
  const own = said.find((each) => each.seat === mySeat.value)?.meaning;
  const pick = (/** @type {typeof MEANINGS[number]} */ meaning) => {
    close();
    void (meaning === own ? withdraw(pile) : signalAbout(meaning, pile));
    document.querySelector(`[data-pile="${pile}"] .pile-spot`)?.dispatchEvent(new Event("focus"));
  };
  return html`<div ref=${ref} class="signal-menu panel" role="group" aria-label=${say("web-say-about-pile", { pile })}>
    ${MEANINGS.map(
      (meaning) => html`<button
        key=${meaning}
        class=${`signal-option chip--${meaning}`}
        aria-pressed=${own === meaning}
        onClick=${() => pick(meaning)}
      >
        <${Icon} name=${meaning} />${say(`web-signal-${meaning}`)}
      </button>`,
    )}
  </div>`;
}
