// @ts-check
// Plays a recorded game step by step: the table with all hands open, and where in the game that is.

/** @import { Replay, ReplayStep } from "../wire.js" */

import { Face, Icon } from "../drawings.js";
import { whileSeen } from "../frame.js";
import { PILES } from "../state.js";
import { html, useEffect, useLayoutEffect, useSignal } from "../vendor/libraries.js";
import { listed, say } from "../words.js";
import { rulesName } from "./choices.js";
import { LeftCurve, PileCurves, startsOf } from "./curves.js";
import { Avatar } from "./seat.js";
import { saveGameHere, shareGame } from "./share.js";
import { StillPile } from "./still.js";

/** Seconds from one card to the next. */
const PACE = 1;

/** @param {{ replay: Replay, id: string, start?: number, isHere?: boolean, onReview: () => void, children?: unknown }} props `start` is the step to begin with, `isHere` for a game of this device, which others cannot open */
export function Player({ replay, id, start = 0, isHere = false, onReview, children }) {
  const at = useSignal(start);
  const isPlaying = useSignal(false);
  const last = replay.steps.length - 1;
  const move = (/** @type {number} */ to) => {
    isPlaying.value = false;
    at.value = Math.max(0, Math.min(last, to));
  };
  const toggle = () => {
    if (!isPlaying.value && at.value === last) at.value = 0;
    isPlaying.value = !isPlaying.value;
  };
  useEffect(() => {
    if (!isPlaying.value) return;
    return whileSeen(PACE * 1000, () => {
      at.value = Math.min(last, at.value + 1);
      if (at.value === last) isPlaying.value = false;
    });
  }, [isPlaying.value]);
  // With what is seen, not after it: no key is lost.
  useLayoutEffect(() => onKey({ move: (by) => move(at.value + by), toEdge: (end) => move(end ? last : 0), toggle }), []);

  const step = replay.steps[at.value];
  if (!step) return null;
  const before = replay.steps[at.value - 1];
  return html`<main class="replay-main">
    <header class="replay-head">
      <h1>${listed(replay.players)}</h1>
      <p class="soft">${rulesName(replay.rules)} · ${ending(replay)}</p>
    </header>
    <section class="replay-table" aria-label=${say("web-replay")}>
      <p class="replay-facts">
        <b>${say("web-replay-turn", { turn: step.turn, turns: replay.turns })}</b>
        <span>${say("web-left", { left: step.left, total: replay.total })}</span>
        <span>${step.draw || ""} ${say("web-to-draw", { count: step.draw })}</span>
      </p>
      <div class="still-piles">
        ${PILES.map((pile, place) => {
          const top = step.tops[place] ?? 0;
          const isNew = step.pile === pile;
          return html`<${StillPile}
            key=${pile}
            pile=${pile}
            top=${top}
            before=${isNew ? (before?.tops[place] ?? null) : null}
            fire=${replay.fire_cards.includes(top)}
            starts=${startsOf(replay)}
            kind=${isNew ? "is-new" : ""}
          />`;
        })}
      </div>
      <p class="replay-told" aria-live=${isPlaying.value ? "off" : "polite"}>${told(step, replay)}</p>
      <${Hands} step=${step} replay=${replay} />
    </section>
    <div class="replay-controls" role="group" aria-label=${say("web-replay-controls")}>
      <${Control} icon="first" name=${say("web-replay-first")} onClick=${() => move(0)} off=${at.value === 0} />
      <${Control} icon="before" name=${say("web-replay-before")} onClick=${() => move(at.value - 1)} off=${at.value === 0} />
      <button class="button button--main replay-play" aria-label=${say(isPlaying.value ? "web-replay-pause" : "web-replay-play")} onClick=${toggle}>
        <${Icon} name=${isPlaying.value ? "pause" : "replay"} />
      </button>
      <${Control} icon="next" name=${say("web-replay-next")} onClick=${() => move(at.value + 1)} off=${at.value === last} />
      <${Control} icon="last" name=${say("web-replay-last")} onClick=${() => move(last)} off=${at.value === last} />
      <input
        type="range"
        class="replay-slider"
        min="0"
        max=${last}
        value=${at.value}
        aria-label=${say("web-replay-place-in-game")}
        aria-valuetext=${`${say("web-replay-turn", { turn: step.turn, turns: replay.turns })}. ${told(step, replay)}`}
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => move(Number(currentTarget.value))}
      />
    </div>
    <section class="curves" aria-label=${say("web-curves")}>
      <div class="panel"><${LeftCurve} replay=${replay} at=${at.value} /></div>
      <div class="panel"><${PileCurves} replay=${replay} at=${at.value} /></div>
    </section>
    <p class="next-more">
      <button class="button button--main" onClick=${onReview}><${Icon} name="review" />${say("web-review")}</button>
      ${id && isHere && html`<button class="button button--quiet" onClick=${() => saveGameHere(id)}><${Icon} name="download" />${say("web-download")}</button>`}
      ${id && !isHere &&
      html`<button class="button button--quiet" onClick=${() => shareGame(id)}><${Icon} name="share" />${say("web-share")}</button>
        <a class="button button--quiet" href=${`/api/games/${id}.n98`} download=${`${id}.n98`}>
          <${Icon} name="download" />${say("web-download")}
        </a>`}
      ${children}
    </p>
  </main>`;
}

/** @param {{ icon: import("../drawings.js").IconName, name: string, onClick: () => void, off: boolean }} props */
function Control({ icon, name, onClick, off }) {
  return html`<button class="icon-button" aria-label=${name} title=${name} aria-disabled=${off} onClick=${onClick}>
    <${Icon} name=${icon} />
  </button>`;
}

/** How the game ended. @param {Replay} replay */
export function ending({ result, total, steps }) {
  if (result?.won) return say("web-verdict-all", { total });
  return say(result ? "web-verdict-left" : "web-replay-unfinished", { count: result?.left ?? steps.at(-1)?.left ?? 0, total });
}

/** What happened in a step, as a sentence or two. @param {ReplayStep} step @param {Replay} replay */
function told(step, replay) {
  if (step.seat === null || step.card === null || step.pile === null) {
    return replay.start === null ? say("web-replay-dealt") : say("web-note-began", { name: replay.players[replay.start] ?? "?" });
  }
  const facts = { who: "other", name: replay.players[step.seat] ?? "?", card: step.card, pile: step.pile };
  const lay = say(step.trick ? "web-told-trick" : "web-told-laid", facts);
  return step.drew.length > 0 ? `${lay} ${say("web-replay-drew", { cards: listed(step.drew.map(String)) })}` : lay;
}

/** @param {{ step: ReplayStep, replay: Replay, without?: number }} props a seat may be left out */
export function Hands({ step, replay, without = -1 }) {
  return html`<ul class="open-hands">
    ${step.hands.map(
      (hand, seat) => seat !== without && html`<li key=${seat} class=${seat === step.seat ? "open-hand is-turn" : "open-hand"}>
        <${Avatar} seat=${seat} name=${replay.players[seat] ?? "?"} />
        <b>${replay.players[seat]}</b>
        <span class="open-cards">
          ${hand.map((card) => {
            const isDrawn = seat === step.seat && step.drew.includes(card);
            return html`<span key=${card} class=${isDrawn ? "open-card is-drawn" : "open-card"}>
              <${Face} value=${card} fire=${replay.fire_cards.includes(card)} isStart=${false} />
            </span>`;
          })}
          ${hand.length === 0 && html`<span class="soft">${say("web-rest-none")}</span>`}
        </span>
      </li>`,
    )}
  </ul>`;
}

/**
 * Arrow keys step, Home and End go to the edges, the space bar plays and pauses.
 * @param {{ move: (by: number) => void, toEdge: (end: boolean) => void, toggle: () => void }} does
 */
export function onKey({ move, toEdge, toggle }) {
  const listener = (/** @type {KeyboardEvent} */ event) => {
    const { target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLElement)) return;
    // A field and an open window have these keys for themselves.
    if (target.closest("input, textarea, dialog")) return;
    if (event.key === "ArrowRight") move(1);
    else if (event.key === "ArrowLeft") move(-1);
    else if (event.key === "Home" || event.key === "End") toEdge(event.key === "End");
    else if (event.key === " " && !target.closest("button, a, label")) toggle();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", listener);
  return () => document.removeEventListener("keydown", listener);
}
