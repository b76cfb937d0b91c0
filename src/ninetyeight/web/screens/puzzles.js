// @ts-check
// Puzzles: today's, which is the same for everybody, and as many more as somebody likes, as hard as is good for them.

/** @import { ListedPuzzle } from "../study/puzzles.js" */

import { rulesName } from "../components/choices.js";
import { exerciseFrom } from "../components/opening.js";
import { dayNumber, nextPuzzle, progress, puzzleOf, streakOn } from "../components/study/progress.js";
import { Icon } from "../drawings.js";
import { Bar, useOneAtATime } from "../frame.js";
import { Study, StudyError } from "../study/study.js";
import { html, useEffect, useMemo, useSignal } from "../vendor/libraries.js";
import { name as ownName } from "../settings.js";
import { reason, say } from "../words.js";

export default function Puzzles() {
  /** @type {import("@preact/signals").Signal<readonly ListedPuzzle[] | null>} */
  const puzzles = useSignal(null);
  const wrong = useSignal("");
  const study = useMemo(() => new Study(), []);
  const fail = (/** @type {unknown} */ error) => (wrong.value = error instanceof StudyError ? error.code : "study-fault");
  useEffect(() => {
    study.ask("puzzles").then((found) => (puzzles.value = found), fail);
    return () => study.close();
  }, []);
  const once = useOneAtATime();
  /** @param {ListedPuzzle} puzzle */
  const solve = ({ name }) =>
    once(async () => {
      try {
        const moment = await study.ask("puzzle", name, ownName.value.trim() || say("web-you"));
        await exerciseFrom({ moment, turn: 0, puzzle: name, isTask: true, back: "/puzzles" });
      } catch (error) {
        fail(error);
      }
    });
  const all = puzzles.value ?? [];
  const day = dayNumber();
  const today = puzzleOf(all, day);
  const next = nextPuzzle(all.filter(({ name }) => name !== today?.name));
  const { rating, solved, lastDay } = progress.value;
  return html`<div class="puzzles">
    <${Bar} />
    <main class="review-main puzzles-main">
      <header class="replay-head">
        <h1>${say("web-puzzles")}</h1>
        <p class="soft">${say("web-puzzles-how")}</p>
      </header>
      ${wrong.value && html`<p class="panel review-wrong" role="alert">${reason(wrong.value)}</p>`}
      ${!puzzles.value && !wrong.value && html`<p class="panel review-waiting" role="status">${say("web-puzzles-waiting")}</p>`}
      ${today && html`<${Offer} title=${say("web-puzzle-today")} puzzle=${today} state=${lastDay === day ? "solved" : today.name in solved ? "tried" : ""} isMain=${lastDay !== day} onSolve=${solve} />`}
      ${next && html`<${Offer} title=${say("web-puzzle-next")} puzzle=${next} state=${next.name in solved ? "tried" : ""} isMain=${lastDay === day} onSolve=${solve} />`}
      ${puzzles.value &&
      html`<dl class="panel puzzle-facts">
        <div><dt>${say("web-puzzle-rating")}</dt><dd>${rating}</dd></div>
        <div><dt>${say("web-puzzle-streak")}</dt><dd>${streakOn(progress.value, day)}</dd></div>
        <div><dt>${say("web-puzzle-solved")}</dt><dd>${Object.values(solved).filter(Boolean).length}</dd></div>
      </dl>
      <p class="soft">${say("web-puzzle-private")}</p>`}
    </main>
  </div>`;
}

/** @param {{ title: string, puzzle: ListedPuzzle, state: "" | "solved" | "tried", isMain: boolean, onSolve: (puzzle: ListedPuzzle) => void }} props */
function Offer({ title, puzzle, state, isMain, onSolve }) {
  const { rules, players, rating } = puzzle;
  return html`<section class="panel puzzle-offer">
    <h2>${title}</h2>
    <p class="soft">${[rulesName(rules), say("web-picture-players", { count: players }), say("web-puzzle-hardness", { rating: String(rating) })].join(" · ")}</p>
    ${state && html`<p class="puzzle-state"><${Icon} name=${state === "solved" ? "check" : "again"} />${say(`web-puzzle-is-${state}`)}</p>`}
    <button class=${isMain ? "button button--main" : "button"} onClick=${() => onSolve(puzzle)}><${Icon} name="puzzle" />${say("web-puzzle-solve")}</button>
  </section>`;
}
