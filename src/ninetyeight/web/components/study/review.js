// @ts-check
// The review of a game: the curve of chances, the table before the turn that is looked at, what would have been better, and why.

/** @import { Replay } from "../../wire.js" */
/** @import { Review, TurnReview } from "../../study/review.js" */
/** @import { Progress } from "../../study/worker.js" */

import { Icon } from "../../drawings.js";
import { keepHere } from "../../engine/local.js";
import { useOneAtATime } from "../../frame.js";
import { newId } from "../../connection.js";
import { name as ownName } from "../../settings.js";
import { tell } from "../../notices.js";
import { Study, StudyError } from "../../study/study.js";
import { html, useEffect, useLayoutEffect, useMemo, useSignal } from "../../vendor/libraries.js";
import { listed, reason, say } from "../../words.js";
import { rulesName } from "../choices.js";
import { exerciseFrom } from "../opening.js";
import { shareGame } from "../share.js";
import { ending, Hands, onKey, Player } from "../player.js";
import { Better } from "./better.js";
import { ChanceCurve } from "./curve.js";
import { costOf, isFault, laysIn, laysSaid, markWord, MarkSign, percent, reasonsSaid } from "./parts.js";
import { Stage } from "./stage.js";
import { tasks } from "./tasks.js";
import { Balance, TurnTable } from "./summary.js";

/** The turns that were looked at last, by the deck of the game: whoever comes back from an exercise is still there. @type {Map<string, number>} */
const lastTurns = new Map();

/** @param {{ replay: Replay, id: string, isHere: boolean, record: () => Promise<Uint8Array>, onBack: () => void }} props `record` gives the text of the game; others cannot open one that `isHere` */
export default function ReviewScreen({ replay, id, isHere, record, onBack }) {
  /** @type {import("@preact/signals").Signal<Progress | null>} */
  const progress = useSignal(null);
  /** @type {import("@preact/signals").Signal<StudyError | null>} */
  const wrong = useSignal(null);
  /** The line that wins, from a turn on. @type {import("@preact/signals").Signal<{ replay: Replay, turn: number } | null>} */
  const line = useSignal(null);
  const tries = useSignal(0);
  const study = useMemo(() => new Study(), []);
  useEffect(() => {
    study.onProgress = (next) => (progress.value = next);
    record()
      .then((bytes) => study.ask("review", bytes))
      .catch((error) => (wrong.value = error instanceof StudyError ? error : new StudyError("study-fault")));
    return () => study.close();
  }, [tries.value]);
  const again = () => {
    wrong.value = null;
    tries.value += 1;
  };
  const once = useOneAtATime();
  /** What the worker could not do is said in passing. */
  const attempt = (/** @type {() => Promise<void>} */ work) =>
    once(work).catch((error) => tell(reason(error instanceof StudyError ? error.code : "study-fault"), "bad"));
  /** Goes on from turns of this game: with bots, or as tasks one after the other. */
  const playOn = async (/** @type {readonly number[]} */ turns, isTask = false) => {
    const bytes = await record();
    const back = id ? `/games/${encodeURIComponent(id)}/review` : replay.result ? await addressOf(bytes) : "/games";
    const moments = await Promise.all(turns.map((turn) => study.ask("moment", bytes, turn)));
    const [first, ...others] = turns.map((turn, at) => ({ moment: moments[at], turn, puzzle: null, isTask, back }));
    tasks.value = others;
    if (first) await exerciseFrom(first);
  };
  const showLine = async (/** @type {readonly number[]} */ turns) => {
    const found = await study.ask("line", await record(), turns);
    if (found) line.value = { replay: found, turn: turns[0] ?? 1 };
    else tell(say("web-line-unknown"));
  };
  if (line.value) {
    const { replay: won, turn } = line.value;
    const start = won.steps.findLastIndex((step) => step.turn < turn);
    return html`<${Player} replay=${won} id="" start=${start} onReview=${() => (line.value = null)}><p class="exercise-note">${say("web-line", { turn })}</p><//>`;
  }
  return html`<main class="review-main">
    <header class="replay-head">
      <h1>${listed(replay.players)}</h1>
      <p class="soft">${rulesName(replay.rules)} · ${ending(replay)}</p>
    </header>
    ${wrong.value &&
    html`<section class="panel review-wrong" role="alert">
      <p>${reason(wrong.value.code)}</p>
      ${"until" in wrong.value.facts && html`<p>${winnableSaid(Number(wrong.value.facts["until"]), replay)}</p>`}
      ${["study-fault", "no-files"].includes(wrong.value.code) && html`<button class="button" onClick=${again}><${Icon} name="again" />${say("web-try-again")}</button>`}
    </section>`}
    ${progress.value
      ? html`<${Reviewed} replay=${replay} progress=${progress.value} playOn=${(/** @type {Parameters<typeof playOn>} */ ...how) => attempt(() => playOn(...how))} showLine=${(/** @type {readonly number[]} */ from) => attempt(() => showLine(from))} />`
      : !wrong.value && html`<p class="panel review-waiting" role="status">${say("web-review-waiting")}</p>`}
    <p class="next-more">
      <button class="button button--quiet" onClick=${onBack}><${Icon} name="replay" />${say("web-replay")}</button>
      ${id && !isHere && html`<button class="button button--quiet" onClick=${() => shareGame(id, "/review")}><${Icon} name="share" />${say("web-share")}</button>`}
    </p>
  </main>`;
}

/** So many of the own mistakes are tasks. */
const MOST_TASKS = 8;

/** The address of a finished game that somebody has as a file: it is kept on this device. @param {Uint8Array} bytes */
async function addressOf(bytes) {
  const { game = null } = await keepHere(newId(), bytes).catch(() => ({ game: null }));
  return game ? `/games/${game}/review` : "/games";
}

/** What tells one game from another. @param {Replay} replay */
const keyOf = ({ seed, players, turns }) => [seed, turns, ...players].join("|");

/** The turns with marks, the worst first: those that cost a chance to win before those that only cost cards. @param {Review} review */
export const faultsOf = ({ turns }) =>
  turns.filter(({ mark }) => isFault(mark)).sort((one, other) => Number(one.by_cards) - Number(other.by_cards) || other.given_away - one.given_away);

/** @param {{ replay: Replay, progress: Progress, playOn: (turns: readonly number[], isTask?: boolean) => void, showLine: (turns: readonly number[]) => void }} props */
function Reviewed({ replay, progress, playOn, showLine }) {
  const { review, sharp, isDone } = progress;
  const { turns, players } = review;
  /** The turn that somebody wants to look at; else it is the worst. @type {import("@preact/signals").Signal<number | null>} */
  const wish = useSignal(lastTurns.get(keyOf(replay)) ?? null);
  const faults = faultsOf(review);
  const [worst] = faults;
  const seat = players.indexOf(ownName.value.trim() || say("web-somebody")) + 1;
  const own = isDone ? faults.filter((fault) => seat === 0 || fault.seat === seat).slice(0, MOST_TASKS) : [];
  const costliest = turns.reduce((most, turn) => (turn.given_away > most.given_away ? turn : most), /** @type {TurnReview} */ (turns[0]));
  const at = wish.value ?? (worst ?? costliest).turn;
  /** The turn on the table: the lays of a better one, null for the one that was played. @type {import("@preact/signals").Signal<string | null>} */
  const tried = useSignal(null);
  const go = (/** @type {number} */ turn) => {
    tried.value = null;
    wish.value = Math.max(1, Math.min(turns.length, turn));
    lastTurns.set(keyOf(replay), wish.value);
  };
  useLayoutEffect(
    () => onKey({ move: (by) => go(at + by), toEdge: (isEnd) => go(isEnd ? turns.length : 1), toggle: () => {} }),
    [at, turns.length],
  );
  const turn = /** @type {TurnReview} */ (turns[at - 1]);
  /** Whether all hands are shown, and not only what the player knew. */
  const isOpen = useSignal(false);
  const lastWon = turns.findLast(({ winnable }) => winnable)?.turn ?? 0;
  return html`<section class="panel review-course">
      <${ChanceCurve} review=${review} at=${at} onGo=${go} />
      <p class="review-worst">
        ${worst
          ? html`${say("web-review-worst", { turn: worst.turn, name: players[worst.seat - 1] ?? "?", cost: costOf(worst) })}
              ${at !== worst.turn && html` <button class="link-button" onClick=${() => go(worst.turn)}>${say("web-review-show")}</button>`}`
          : isDone && say("review-no-fault")}
        ${isDone && review.summary.last_winnable !== null && ` ${winnableSaid(review.summary.last_winnable, replay)}`}
      </p>
      ${!isDone && html`<p class="soft" role="status">${say("web-review-sharpening", { done: sharp.length, turns: turns.length })}</p>`}
    </section>
    <${TurnStage} key=${`stage ${at}`} replay=${replay} review=${review} turn=${turn} isSharp=${sharp.includes(at)} tried=${tried} go=${go} isOpen=${isOpen.value}>
      <${Knowledge} isOpen=${isOpen} name=${players[turn.seat - 1] ?? "?"} />
      ${isOpen.value && isDone && html`<p class="review-told">
        ${say(`web-winnable-${turn.winnable === null ? "unknown" : turn.winnable ? "yes" : "no"}`)}
        ${turn.winnable && html` <button class="link-button" onClick=${() => showLine([at, lastWon])}>${say("web-line-show")}</button>`}
      </p>`}
      <p class="review-actions">
        <button class="button" onClick=${() => playOn([at])}><${Icon} name="replay" />${say("web-play-on")}</button>
      </p>
    <//>
    <div class="review-side">
      ${own.length > 0 &&
      html`<button class="button button--main button--large" onClick=${() => playOn(own.map((fault) => fault.turn), true)}>
        <${Icon} name="learn" />${say("web-learn-mistakes", { count: own.length })}
      </button>`}
      <${Better} turn=${turn} shown=${tried.value ?? turn.lays} onTry=${(/** @type {string} */ lays) => {
        // What is looked at stays, whatever else turns out to be worse.
        go(at);
        tried.value = lays === turn.lays ? null : lays;
      }} />
      <${Balance} review=${review} />
    </div>
    <${TurnTable} review=${review} at=${at} onGo=${go} />`;
}

/** What is told about good turns too: a signal that has changed what is best, and that there was no choice. */
const ALWAYS = ["signal", "no-choice"];

/** What is shown: what the player knew, or everything. @param {{ isOpen: import("@preact/signals").Signal<boolean>, name: string }} props */
function Knowledge({ isOpen, name }) {
  const options = /** @type {const} */ ([[false, say("web-known", { name })], [true, say("web-known-all")]]);
  return html`<div class="choice" role="radiogroup" aria-label=${say("web-known-label")}>
    ${options.map(
      ([is, text]) => html`<label key=${text}>
        <input type="radio" name="known" checked=${isOpen.value === is} onChange=${() => (isOpen.value = is)} />${text}
      </label>`,
    )}
  </div>`;
}

/** Until when the game could be won with all cards known. @param {number} until the last turn before which it could, 0 for none @param {Replay} replay */
function winnableSaid(until, { result, turns }) {
  if (until === 0) return say("review-winnable-never");
  if (result?.won) return say("review-winnable-won");
  return result || until < turns ? say("review-winnable-until", { turn: until }) : say("review-winnable-still");
}

/** The table of one turn. @param {{ replay: Replay, review: Review, turn: TurnReview, isSharp: boolean, tried: import("@preact/signals").Signal<string | null>, go: (turn: number) => void, isOpen: boolean, children?: unknown }} props */
function TurnStage({ replay, review, turn, isSharp, tried, go, isOpen, children }) {
  const before = replay.steps.findLast((step) => step.turn < turn.turn) ?? replay.steps[0];
  if (!before) return null;
  const name = review.players[turn.seat - 1] ?? "?";
  const lays = tried.value ?? turn.lays;
  const told = say(tried.value === null ? "web-review-laid" : "web-review-instead", { name, lays: laysSaid(lays) });
  return html`<section class="review-table" aria-label=${say("web-replay-turn", { turn: turn.turn, turns: review.turns.length })}>
      <div class="review-facts">
        <button class="icon-button" aria-label=${say("web-turn-before")} disabled=${turn.turn === 1} onClick=${() => go(turn.turn - 1)}><${Icon} name="before" /></button>
        <b>${say("web-replay-turn", { turn: turn.turn, turns: review.turns.length })}</b>
        <button class="icon-button" aria-label=${say("web-turn-next")} disabled=${turn.turn === review.turns.length} onClick=${() => go(turn.turn + 1)}><${Icon} name="next" /></button>
        <span class=${`verdict-chip verdict-chip--${turn.mark ?? "none"}`}>
          <${MarkSign} mark=${turn.mark} />${isSharp ? markWord(turn.mark) : say("web-review-first-look")} · ${percent(turn.chance_before)} → ${percent(turn.chance_after)}
        </span>
        <span class="soft">${before.draw || ""} ${say("web-to-draw", { count: before.draw })}</span>
      </div>
      <${Stage}
        key=${lays}
        tops=${before.tops}
        hand=${before.hands[turn.seat - 1] ?? []}
        lays=${laysIn(lays)}
        isMoving=${tried.value !== null}
        fires=${replay.fire_cards}
        heard=${turn.heard}
        players=${review.players}
      >
        <p class="review-told" aria-live="polite">
          <b>${told}</b>
          ${tried.value === null && isSharp && ` ${reasonsSaid(turn.reasons.filter(({ code }) => isFault(turn.mark) || ALWAYS.includes(code)), review.players).join(" ")}`}
          ${turn.by_cards && ` ${say("web-review-by-cards")}`}
        </p>
      <//>
      ${isOpen && html`<${Hands} step=${{ ...before, seat: null }} replay=${replay} without=${turn.seat - 1} />`}
      ${children}
    </section>`;
}
