// @ts-check
// The game on the table: the others above, the piles between, the own hand below.

import { Hand } from "../components/game/hand.js";
import { Pile, spokenAbout, touchPile } from "../components/game/pile.js";
import { isTalkative, Talk, unread } from "../components/game/talk.js";
import { Aids, EndTurn, Prompt } from "../components/game/turn.js";
import { Others } from "../components/seat.js";
import { Back, Icon } from "../drawings.js";
import { Bar, focusInstead, isDialogOpen, Later, openLater, Tool } from "../frame.js";
import { choose, hint, takeBack, touchCard } from "../moves.js";
import { sound, watching } from "../settings.js";
import { chosen, game, isMyTurn, mine, mySeat, ownRequest, PILES, seats, seq, table, you } from "../state.js";
import { html, signal, useEffect, useLayoutEffect, useSignal } from "../vendor/libraries.js";
import { say } from "../words.js";

/** Whether the talk is opened where there is no room for it beside the table. */
const isTalkOpen = signal(false);

const openShortcuts = () => openLater(() => import("../dialogs/shortcuts.js"));
const openMemory = () => openLater(() => import("../dialogs/memory.js"));

export default function Game() {
  const phase = table.value?.phase;
  useEffect(() => {
    import("../effects/flights.js").catch(() => {}); // Cards can be seen before they can fly, or if they cannot.
  }, []);
  useLayoutEffect(() => {
    focusInstead();
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  if (!game.value) return null;
  const hasMemory = table.value?.options.memory_aid && mine.value;
  const kinds = ["game", isTalkOpen.value && "is-talking", isMyTurn.value && "is-my-turn"];
  return html`<div class=${kinds.filter(Boolean).join(" ")}>
    <${TopBar} />
    <main class="board">
      <h1 class="unseen">${say("web-game")}</h1>
      <${Others} />
      <section class="piles" aria-label=${say("web-piles")}>
        ${PILES.slice(0, 2).map((pile) => html`<${Pile} key=${pile} pile=${pile} />`)}
        <${DrawPile} />
        ${PILES.slice(2).map((pile) => html`<${Pile} key=${pile} pile=${pile} />`)}
      </section>
      <section class="own" aria-label=${say("web-own-place")}>
        ${phase === "agreeing" ? html`<${Later} load=${() => import("../components/game/starting.js")} />` : html`<${Prompt} />`}
        ${mine.value ? html`<${Hand} />` : html`<${Watching} />`}
        <${Aids} />
        <${EndTurn} />
      </section>
    </main>
    <aside class="side" aria-label=${say("web-talk")}>
      ${hasMemory && html`<div class="side-memory"><${Later} load=${() => import("../dialogs/memory.js").then(({ Memory }) => ({ default: Memory }))} /></div>`}
      <button class="icon-button side-close" aria-label=${say("web-close")} onClick=${toggleTalk}>
        <${Icon} name="close" />
      </button>
      <${Talk} />
    </aside>
  </div>`;
}

function TopBar() {
  const read = useSignal(seq.value);
  if (isTalkOpen.value) read.value = seq.value;
  const fresh = unread(read.value);
  const tools = html`
    ${table.value?.options.memory_aid &&
    html`<span class="tool-memory"><${Tool} icon="memory" name=${say("web-memory")} onClick=${openMemory} /></span>`}
    ${isTalkative.value &&
    html`<button
      class="icon-button tool-talk"
      aria-label=${say("web-talk")}
      aria-expanded=${isTalkOpen.value}
      onClick=${toggleTalk}
    >
      <${Icon} name="talk" />${fresh > 0 && html`<span class="count-dot">${fresh}</span>`}
    </button>`}
    <${Tool}
      icon=${sound.value === "on" ? "sound" : "mute"}
      name=${say(sound.value === "on" ? "web-sound-off" : "web-sound-on")}
      onClick=${toggleSound}
    />
  `;
  return html`<${Bar} tools=${tools}><${Progress} /><//>`;
}

function toggleTalk() {
  isTalkOpen.value = !isTalkOpen.value;
}

function toggleSound() {
  sound.value = sound.value === "on" ? "off" : "on";
}

/** How far the table has come: cards that are not laid yet, of all. */
function Progress() {
  const state = game.value;
  if (!state) return null;
  const laid = state.total - state.left;
  return html`<div class="progress">
    <span class="progress-track" role="progressbar" aria-valuemin="0" aria-valuemax=${state.total} aria-valuenow=${laid} aria-label=${say("web-progress", { laid, total: state.total })}>
      <span style=${{ width: `${(100 * laid) / state.total}%` }}></span>
    </span>
    <span class="progress-text">${say("web-left", { left: state.left, total: state.total })}</span>
  </div>`;
}

function DrawPile() {
  const count = game.value?.draw ?? 0;
  const depth = Math.min(3, Math.ceil(count / 20));
  return html`<div class=${count > 0 ? "draw-pile" : "draw-pile is-empty"}>
    <span class="draw-stack" aria-hidden="true">
      ${Array.from({ length: depth }, (_, at) => html`<${Back} key=${at} />`)}
    </span>
    <span class="draw-text">${count > 0 && html`<b>${count}</b>`} ${say("web-to-draw", { count })}</span>
  </div>`;
}

function Watching() {
  const isOfBots = seats.value.every((who) => who?.kind === "bot");
  const openWatch = () => openLater(() => import("../dialogs/watch.js"));
  if (watching.isOffered.value) return html`<${Later} load=${() => import("../components/game/watching.js")} onOther=${openWatch} />`;
  return html`<div class="watching soft">
    <span><${Icon} name="eye" /> ${say("web-watching")}</span>
    ${isOfBots && html`<button class="button" onClick=${openWatch}>${say("web-watch-other")}</button>`}
    ${!you.value?.watching && !you.value?.host &&
    (ownRequest.value
      ? html`<${Later} load=${() => import("../components/guests/latecomer.js").then(({ OwnRequest }) => ({ default: OwnRequest }))} />`
      : html`<button class="button button--main" onClick=${() => openLater(() => import("../dialogs/join-in.js"))}>${say("web-join-in")}</button>`)}
  </div>`;
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.ctrlKey || event.metaKey || event.altKey || isDialogOpen()) return;
  if (target.closest("input, textarea, select")) return;
  const hand = mine.value?.hand ?? [];
  const key = event.key.toLowerCase();
  const pile = PILES.find((each) => each === key);
  const nth = Number(key);
  if (pile) touchPile(pile);
  else if (nth >= 1 && nth <= hand.length) pick(hand[nth - 1], touchCard);
  else if (key === "arrowleft" || key === "arrowright") step(key === "arrowright" ? 1 : -1);
  else if (key === "escape") letGo();
  else if (key === "e") focusOn(".end-turn");
  else if (key === "h" && table.value?.options.hints && isMyTurn.value) void hint();
  else if (key === "u" && mine.value?.may_take_back) void takeBack();
  else if (key === "m" && table.value?.options.memory_aid) void openMemory();
  else if (key === "t" && mySeat.value !== null) {
    isTalkOpen.value = true;
    requestAnimationFrame(() => focusOn(".write input"));
  } else if (key === "s") toggleSound();
  else if (key === "?") void openShortcuts();
  else return;
  event.preventDefault();
}

function letGo() {
  chosen.value = spokenAbout.value = null;
  isTalkOpen.value = false;
}

/** @param {string} selector */
function focusOn(selector) {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement) element.focus();
}

/** @param {number | undefined} card @param {(card: number) => void} [touch] */
function pick(card, touch = choose) {
  if (card === undefined) return;
  touch(card);
  focusOn(`[data-card="${card}"]`);
}

/** Chooses the next card of the hand in a direction. @param {number} by */
function step(by) {
  const hand = mine.value?.hand ?? [];
  if (hand.length === 0) return;
  const at = chosen.value === null ? (by > 0 ? -1 : hand.length) : hand.indexOf(chosen.value);
  const card = hand[Math.min(hand.length - 1, Math.max(0, at + by))];
  if (card !== undefined && card !== chosen.value) pick(card);
}
