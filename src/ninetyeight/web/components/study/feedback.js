// @ts-check
// What is said about the turn of a task: how good it was, the best one, and why; then again, or the next one.

/** @import { Exercise } from "../../engine/game.js" */
/** @import { ListedPuzzle } from "../../study/puzzles.js" */
/** @import { TaskJudgement } from "../../study/worker.js" */

import { Icon } from "../../drawings.js";
import { Bar, useOneAtATime } from "../../frame.js";
import { exercise } from "../../state.js";
import { Study, StudyError } from "../../study/study.js";
import { html, useEffect, useSignal } from "../../vendor/libraries.js";
import { reason, say } from "../../words.js";
import { exerciseFrom, exerciseHereNow, exerciseOnceMore } from "../opening.js";
import { Better } from "./better.js";
import { isFault, laysIn, laysSaid, MarkSign, reasonsSaid } from "./parts.js";
import { afterTry, dayNumber, keepProgress, progress, puzzleOf, renewProgress } from "./progress.js";
import { Stage } from "./stage.js";
import { tasks } from "./tasks.js";

/** A turn that costs less than this is as good as the best. */
const SAME = 0.005;

/** @param {TaskJudgement["turn"]} turn */
export const verdictOf = ({ mark, cost, by_cards, left_cost }) =>
  isFault(mark) ? "worse" : (by_cards ? left_cost < 0.25 : cost < SAME) ? "best" : mark === "good" ? "good" : "unclear";

/** @param {TaskJudgement["turn"]} turn */
const isSolved = (turn) => ["best", "good"].includes(verdictOf(turn));

/** Notes that a puzzle was tried. @param {Study} study @param {string} name @param {boolean} is whether it was solved */
async function note(study, name, is) {
  /** @type {readonly ListedPuzzle[]} */
  const puzzles = await study.ask("puzzles");
  const puzzle = puzzles.find((each) => each.name === name);
  const day = dayNumber();
  if (puzzle) keepProgress(afterTry(renewProgress(), puzzle, is, puzzleOf(puzzles, day)?.name === name, day));
}

export default function Feedback() {
  /** @type {import("@preact/signals").Signal<{ told: TaskJudgement, from: Exercise } | null>} */
  const answer = useSignal(null);
  const wrong = useSignal("");
  const lays = exercise.value?.lays ?? "";
  useEffect(() => {
    const study = new Study();
    exerciseHereNow()
      .then(async (from) => {
        if (!from) throw new StudyError("exercise-lost");
        const told = await study.ask("judge", from.moment, lays);
        if (from.puzzle) await note(study, from.puzzle, isSolved(told.turn));
        answer.value = { told, from };
      })
      .catch((error) => (wrong.value = error instanceof StudyError ? error.code : "study-fault"));
    return () => study.close();
  }, []);
  const once = useOneAtATime();
  const next = async () => {
    const [first, ...others] = tasks.value;
    tasks.value = others;
    if (first) await exerciseFrom(first);
  };
  return html`<div class="feedback">
    <${Bar} />
    <main class="review-main">
      ${wrong.value && html`<p class="panel review-wrong" role="alert">${reason(wrong.value)}</p>`}
      ${answer.value ? html`<${Told} ...${answer.value} />` : !wrong.value && html`<p class="panel review-waiting" role="status">${say("web-task-waiting")}</p>`}
      <p class="next">
        ${tasks.value.length > 0 &&
        html`<button class="button button--main" onClick=${() => once(next)}><${Icon} name="next" />${say("web-task-next", { count: tasks.value.length })}</button>`}
        <button class="button" onClick=${() => once(exerciseOnceMore)}><${Icon} name="again" />${say("web-exercise-again")}</button>
        <a class="button" href=${exercise.value?.back}><${Icon} name="back" />${say("web-exercise-back")}</a>
      </p>
    </main>
  </div>`;
}

/** @param {{ told: TaskJudgement, from: Exercise }} props */
function Told({ told, from }) {
  const { turn, tops, hand, fires } = told;
  const { players } = from.moment;
  /** The lays of a better turn, null for the own one. @type {import("@preact/signals").Signal<string | null>} */
  const tried = useSignal(null);
  const verdict = verdictOf(turn);
  const shown = tried.value ?? turn.lays;
  return html`<header class="replay-head">
      <h1><${MarkSign} mark=${turn.mark} /> ${say(`web-task-${verdict}`)}</h1>
      ${from.puzzle && html`<p class="soft">${say("web-puzzle-rating")}: <b>${progress.value.rating}</b></p>`}
    </header>
    <section class="review-table" aria-label=${say("web-better-played")}>
      <${Stage} key=${shown} tops=${tops} hand=${hand} lays=${laysIn(shown)} isMoving=${tried.value !== null} fires=${fires} heard=${turn.heard} players=${players}>
        <p class="review-told" aria-live="polite">
          <b>${say(tried.value === null ? "web-task-laid" : "web-review-instead", { lays: laysSaid(shown) })}</b>
          ${tried.value === null && verdict === "worse" && ` ${reasonsSaid(turn.reasons, players).join(" ")}`}
        </p>
      <//>
    </section>
    <div class="review-side">
      <${Better} turn=${turn} shown=${shown} onTry=${(/** @type {string} */ wish) => (tried.value = wish === turn.lays ? null : wish)} />
    </div>`;
}
