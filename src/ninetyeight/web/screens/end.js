// @ts-check
// The end of a game: how it went, what was left, its curve, and what comes next.

/** @import { Replay, ShownResult } from "../wire.js" */

import { replay as fetchReplay } from "../api.js";
import { LeftCurve, PileCurves } from "../components/curves.js";
import { AbsentHost } from "../components/guests/host.js";
import { Avatar } from "../components/seat.js";
import { saveGameHere, shareGame } from "../components/share.js";
import { isLocal } from "../connection.js";
import { Icon } from "../drawings.js";
import { Bar, Later, openDialog, useOneAtATime } from "../frame.js";
import { attempt } from "../moves.js";
import { exercise, game, isUnderway, mySeat, now, playerOf, seats, you } from "../state.js";
import { html, useEffect, useSignal } from "../vendor/libraries.js";
import { listed, say } from "../words.js";

export default function End() {
  const isChanging = useSignal(false);
  const result = game.value?.result;
  const isSealed = isStillToday(game.value?.daily);
  const replay = useReplay(isSealed || exercise.value ? undefined : result?.game);
  if (!result || isChanging.value) return html`<${Later} load=${() => import("./lobby.js")} />`;
  return html`<div class="end">
    <${Bar} />
    <main class="end-main">
      <${Verdict} result=${result} total=${game.value?.total ?? 98} />
      ${exercise.value && html`<p class="exercise-note">${say("web-exercise-over")}</p>`}
      <${exercise.value ? AfterExercise : Next}
        result=${result}
        replay=${replay}
        isSealed=${isSealed}
        onChange=${() => {
          isChanging.value = true;
        }}
      />
      <${Rest} result=${result} />
      ${isSealed && html`<p class="soft">${say("web-daily-sealed")}</p>`}
      ${replay && html`<${Curves} replay=${replay} />`}
      ${game.value?.one_device && html`<p class="soft">${say("web-one-device")}</p>`}
      ${(result.seed ?? replay?.seed) &&
      html`<p class="soft end-seed">${say("web-seed", { seed: result.seed ?? replay?.seed ?? "" })}</p>`}
    </main>
  </div>`;
}

/** Whether others may still play the deal of that day; until then nobody is shown its cards. @param {string | null | undefined} day */
const isStillToday = (day) => Boolean(day && new Date(now() * 1000).toISOString().slice(0, 10) <= day);

/** How the game went, as soon as that is known. @param {string | undefined} id @returns {Replay | null} */
function useReplay(id) {
  /** @type {import("@preact/signals").Signal<Replay | null>} */
  const replay = useSignal(null);
  useEffect(() => {
    if (!id) return;
    fetchReplay(id).then(
      (found) => {
        replay.value = found;
      },
      () => {}, // Curves and picture are an extra: without them the page is still whole.
    );
  }, [id]);
  return replay.value;
}

/** @param {ShownResult} result */
const verdictOf = (result) =>
  say(`web-verdict-${result.won ? "won" : result.given_up_by !== null ? "given-up" : result.grade}`);

/** @param {ShownResult} result @param {number} total */
const leftOf = (result, total) =>
  result.won ? say("web-verdict-all", { total }) : say("web-verdict-left", { count: result.left, total });

/** @param {{ result: ShownResult, total: number }} props */
function Verdict({ result, total }) {
  const laid = total - result.left;
  return html`<section class=${`verdict verdict--${result.won ? "won" : result.grade}`}>
    <${Arc} laid=${laid} total=${total} />
    <h1>${verdictOf(result)}</h1>
    <p>
      ${leftOf(result, total)}
      ${result.given_up_by !== null && result.given_up_by !== undefined && html` ${say("web-given-up-by", { name: playerOf(result.given_up_by) })}`}
    </p>
  </section>`;
}

/** The arc of the game: one stroke a card, and the sun where the game has come to. @param {{ laid: number, total: number }} props */
function Arc({ laid, total }) {
  const at = (/** @type {number} */ part, /** @type {number} */ radius) => {
    const angle = Math.PI * part;
    return [200 - radius * Math.cos(angle), 190 - radius * Math.sin(angle)];
  };
  const strokes = Array.from({ length: total }, (_, card) => {
    const [x1, y1] = at((card + 0.5) / total, 150);
    const [x2, y2] = at((card + 0.5) / total, 172);
    return html`<line key=${card} class=${card < laid ? "is-laid" : ""} x1=${x1} y1=${y1} x2=${x2} y2=${y2} />`;
  });
  const [x, y] = at(laid / total, 161);
  return html`<svg class="arc" viewBox="0 0 400 204" aria-hidden="true">
    ${strokes}
    <circle class="arc-sun" cx=${x} cy=${y} r="15" />
    <text x="200" y="172">${total - laid}</text>
  </svg>`;
}

/** @param {ShownResult} result @param {Replay} replay */
async function openPicture(result, replay) {
  const { PictureDialog } = await import("../dialogs/picture.js");
  const [verdict, left] = [verdictOf(result), leftOf(result, replay.total)];
  openDialog(() => html`<${PictureDialog} game=${result.game} replay=${replay} verdict=${verdict} left=${left} />`);
}

/** @param {{ result: ShownResult, replay: Replay | null, isSealed: boolean, onChange: () => void }} props */
function Next({ result, replay, isSealed, onChange }) {
  const isHost = you.value?.host ?? false;
  const day = game.value?.daily;
  return html`<section class="next" aria-label=${say("web-next")}>
    ${day &&
    html`<a class="button button--main button--large" href="/daily"><${Icon} name="day" />${say("web-daily-compare")}</a>`}
    ${isHost
      ? html`<button class=${day ? "button" : "button button--main button--large"} disabled=${isUnderway("again")} onClick=${() => attempt({ do: "again" })}>
            <${Icon} name="again" />${say("web-again")}
          </button>
          <button class="button" disabled=${isUnderway("again")} onClick=${() => attempt({ do: "again", same_deal: true })}>${say("web-same-deal")}</button>
          ${!isLocal() && html`<button class="button" onClick=${onChange}>${say("web-change-table")}</button>`}`
      : you.value?.seat !== null
        ? html`<${Again} />
            <${AbsentHost} />
            <button class="button" onClick=${onChange}>${say("web-seats")}</button>`
        : !you.value.watching && html`<button class="button button--main" onClick=${onChange}>${say("web-sit-down")}</button>`}
    ${!isSealed && html`<a class="button" href=${`/games/${result.game}/review`}><${Icon} name="review" />${say("web-review")}</a>`}
    <${Ready} />
    ${!isSealed && html`<p class="next-more">
    <a class="button button--quiet" href=${`/games/${result.game}`}><${Icon} name="replay" />${say("web-replay")}</a>
    ${!isLocal() && html`<button class="button button--quiet" onClick=${() => shareGame(result.game)}><${Icon} name="share" />${say("web-share")}</button>`}
    <button class="button button--quiet" disabled=${!replay} onClick=${() => replay && openPicture(result, replay)}>
      <${Icon} name="picture" />${say("web-picture")}
    </button>
    ${isLocal()
      ? html`<button class="button button--quiet" onClick=${() => saveGameHere(result.game)}><${Icon} name="download" />${say("web-download")}</button>`
      : html`<a class="button button--quiet" href=${`/api/games/${result.game}.n98`} download=${`${result.game}.n98`}>
          <${Icon} name="download" />${say("web-download")}
        </a>`}
    </p>`}
  </section>`;
}

/** What comes after an exercise: the same again, or back to where it came from. */
function AfterExercise() {
  const once = useOneAtATime();
  return html`<section class="next" aria-label=${say("web-next")}>
    <a class="button button--main button--large" href=${exercise.value?.back}><${Icon} name="review" />${say("web-exercise-back")}</a>
    <button class="button" onClick=${() => once(async () => (await import("../components/opening.js")).exerciseOnceMore())}><${Icon} name="again" />${say("web-exercise-again")}</button>
  </section>`;
}

/** Those who are there and have yet to say that they want to play again. */
const notReady = () =>
  seats.value.filter((who) => who?.kind === "person" && !who.away_since && !who.ready).map((who) => who?.name ?? "");

/** What those say who are not the host: when all who are there have said it, cards are dealt. */
function Again() {
  const own = mySeat.value === null ? null : seats.value[mySeat.value];
  const missing = notReady();
  if (own?.ready && missing.length > 0) return html`<p class="soft" role="status">${say("web-not-ready", { names: listed(missing) })}</p>`;
  return html`<button class="button button--main button--large" disabled=${isUnderway("again")} onClick=${() => attempt({ do: "again" })}>
    <${Icon} name="again" />${say("web-again")}
  </button>`;
}

/** Who wants to play again. */
function Ready() {
  const names = seats.value.flatMap((who, seat) => (who?.ready && seat !== mySeat.value ? [who.name] : []));
  return names.length > 0 && html`<p class="soft" role="status">${say("web-ready", { names: listed(names) })}</p>`;
}

/** What was left in whose hand, and in the draw pile. @param {{ result: ShownResult }} props */
function Rest({ result }) {
  if (result.won || !result.hands) return null;
  return html`<section class="panel rest">
    <h2>${say("web-rest")}</h2>
    <ul>
      ${result.hands.map((hand, seat) => {
        const who = seats.value[seat];
        return html`<li key=${seat}>
          <${Avatar} seat=${seat} name=${playerOf(seat)} kind=${who?.name === playerOf(seat) ? who.kind : "person"} />
          <b>${playerOf(seat)}</b>
          <span class="rest-cards">${hand.map((card) => html`<i key=${card}>${card}</i>`)}
            ${hand.length === 0 && html`<span class="soft">${say("web-rest-none")}</span>`}</span>
        </li>`;
      })}
      ${result.draw_pile && result.draw_pile.length > 0 &&
      html`<li>
        <span class="avatar" aria-hidden="true"><${Icon} name="cards" /></span>
        <b>${say("web-rest-draw-pile")}</b>
        <span class="rest-cards">${result.draw_pile.map((card) => html`<i key=${card}>${card}</i>`)}</span>
      </li>`}
    </ul>
  </section>`;
}

/** @param {{ replay: Replay }} props */
function Curves({ replay }) {
  return html`<section class="curves" aria-label=${say("web-curves")}>
    <div class="panel"><${LeftCurve} replay=${replay} /></div>
    <div class="panel"><${PileCurves} replay=${replay} /></div>
  </section>`;
}
