// @ts-check
// The lesson: a few scenes of a prepared game, in each of which one thing is asked for.

/** @import { PileLetter } from "../state.js" */
/** @import { Scene } from "../components/lesson.js" */

import { ApiError } from "../api.js";
import { SCENES } from "../components/lesson.js";
import { playHere } from "../components/opening.js";
import { StillPile } from "../components/still.js";
import { Face, Icon } from "../drawings.js";
import { Bar, useOneAtATime } from "../frame.js";
import { tell } from "../notices.js";
import { PILES } from "../state.js";
import { html, useLayoutEffect, useRef, useSignal } from "../vendor/libraries.js";
import { reason, say } from "../words.js";

/** @type {readonly ("leave" | "no-jump" | "free")[]} */
const SIGNALS = ["leave", "no-jump", "free"];

export default function Learn() {
  const at = useSignal(0);
  const scene = SCENES[at.value];
  return html`<div class="learn">
    <${Bar}>
      <div class="learn-progress" role="img" aria-label=${say("web-learn-step", { step: Math.min(at.value + 1, SCENES.length), steps: SCENES.length })}>
        <span style=${{ width: `${(100 * at.value) / SCENES.length}%` }}></span>
      </div>
    <//>
    ${scene
      ? html`<${Stage} key=${at.value} scene=${scene} before=${SCENES[at.value - 1]} isFirst=${at.value === 0} move=${(/** @type {number} */ by) => (at.value += by)} />`
      : html`<${Done} onAgain=${() => (at.value = 0)} />`}
  </div>`;
}

/** @param {{ scene: Scene, before: Scene | undefined, isFirst: boolean, move: (by: number) => void }} props */
function Stage({ scene, before, isFirst, move }) {
  const { ask, tops, hand } = scene;
  /** @type {import("@preact/signals").Signal<number | null>} */
  const chosen = useSignal(null);
  const isSpeaking = useSignal(false);
  const isNudged = useSignal(false);
  /** @type {import("preact").RefObject<HTMLElement | null>} */
  const stage = useRef(null);
  useLayoutEffect(() => {
    // What was pressed last is gone: whoever plays by keys continues at what is asked for.
    if (isFirst || document.activeElement !== document.body) return;
    const asked = stage.current?.querySelector(".is-advised, .is-open button, .end-turn");
    if (asked instanceof HTMLElement) asked.focus({ preventScroll: true });
  }, []);

  const facts = { card: ask.is === "lay" ? ask.card : 0, pile: ask.is === "end" ? "" : ask.pile };
  const nudge = () => {
    isNudged.value = true;
  };
  const choose = (/** @type {number} */ card) => {
    if (ask.is !== "lay" || card !== ask.card) return nudge();
    isNudged.value = false;
    chosen.value = card;
  };
  const touch = (/** @type {PileLetter} */ pile) => {
    if (ask.is === "end" || pile !== ask.pile || (ask.is === "lay" && chosen.value === null)) return nudge();
    if (ask.is === "lay") return move(1);
    isNudged.value = false;
    isSpeaking.value = true;
  };
  const isOpen = (/** @type {PileLetter} */ pile) =>
    ask.is === "lay" ? chosen.value !== null && pile === ask.pile : ask.is === "signal" && pile === ask.pile;

  return html`<main class="learn-main" ref=${stage}>
    <h1 class="unseen">${say("web-learn")}</h1>
    <section class="panel lesson" aria-live="polite">
      <p>${say(`web-lesson-${scene.key}`, facts)}</p>
      ${isNudged.value && html`<p class="lesson-nudge"><${Icon} name="hint" />${say(`web-nudge-${ask.is}`, facts)}</p>`}
    </section>
    <div class="still-piles">
      ${PILES.map((pile, place) => {
        const top = tops[place] ?? 0;
        const old = before?.tops[place] ?? top;
        return html`<${StillPile}
          key=${pile}
          pile=${pile}
          top=${top}
          before=${old === top || isOpen(pile) || scene.key === "empty" ? null : old}
          kind=${isOpen(pile) ? "is-open" : ""}
          onTouch=${() => touch(pile)}
        >
          ${scene.said === pile &&
          html`<p class="lesson-said chip chip--no-jump"><${Icon} name="no-jump" /><b>${say("web-you")}</b></p>`}
        <//>`;
      })}
    </div>
    ${isSpeaking.value
      ? html`<div class="lesson-signals" role="group" aria-label=${say("web-say-about-pile", facts)}>
          ${SIGNALS.map(
            (each) => html`<button
              key=${each}
              class=${`signal-option chip--${each}`}
              onClick=${() => (ask.is === "signal" && each === ask.meaning ? move(1) : nudge())}
            >
              <${Icon} name=${each} />${say(`web-signal-${each}`)}
            </button>`,
          )}
        </div>`
      : html`<p class="soft lesson-draw">${scene.draw || ""} ${say("web-to-draw", { count: scene.draw })}</p>`}
    <div class="hand" role="group" aria-label=${say("web-hand", { count: hand.length })} style=${{ "--size": hand.length }}>
      ${hand.map((card, place) => {
        const isAsked = ask.is === "lay" && card === ask.card && chosen.value === null;
        return html`<button
          key=${card}
          class=${`hand-card ${chosen.value === card ? "is-chosen" : isAsked ? "is-advised" : ""}`}
          style=${{ "--at": place, "--turn": hand.length > 1 ? place / (hand.length - 1) - 0.5 : 0 }}
          aria-pressed=${chosen.value === card}
          aria-label=${card}
          onClick=${() => choose(card)}
        >
          <${Face} value=${card} />
        </button>`;
      })}
    </div>
    <div class="learn-foot">
      ${!isFirst && html`<button class="button button--quiet" onClick=${() => move(-1)}><${Icon} name="before" />${say("web-learn-back")}</button>`}
      ${ask.is === "end" &&
      html`<button class="end-turn" onClick=${() => move(1)}>
        <b>${say("web-end-turn")}</b><small>${say("web-then-draw", { count: ask.draws })}</small>
      </button>`}
    </div>
  </main>`;
}

/** @param {{ onAgain: () => void }} props */
function Done({ onAgain }) {
  const once = useOneAtATime();
  const play = async () => {
    try {
      await playHere({});
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(reason(error.code, error.facts), "bad");
    }
  };
  return html`<main class="learn-done">
    <div class="hero-cards" aria-hidden="true">
      ${[12, 34, 57, 76, 98].map((value) => html`<${Face} key=${value} value=${value} />`)}
    </div>
    <h1>${say("web-learn-done")}</h1>
    <p class="soft">${say("web-learn-done-text")}</p>
    <button class="button button--main button--large" onClick=${() => once(play)}><${Icon} name="person" />${say("web-learn-play")}</button>
    <p class="next-more">
      <button class="button button--quiet" onClick=${onAgain}><${Icon} name="again" />${say("web-learn-again")}</button>
      <a class="button button--quiet" href="/rules">${say("web-rules-page")}</a>
      <a class="button button--quiet" href="/">${say("web-home")}</a>
    </p>
  </main>`;
}
