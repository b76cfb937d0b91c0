// @ts-check
// A game from its record, for anybody: by its link, or from a file that is dropped here.

/** @import { UpTo } from "../engine/local.js" */
/** @import { MyGames as Games, Replay } from "../wire.js" */

import { me, myGames, ApiError, recordOf, replay as fetchReplay, replayOf } from "../api.js";
import { rulesName } from "../components/choices.js";
import { Delete } from "../components/delete.js";
import { Player } from "../components/player.js";
import { Icon } from "../drawings.js";
import { newId } from "../connection.js";
import { gamesHere, keepHere, recordHere, replayUpTo } from "../engine/local.js";
import { Bar, go, Later, useOneAtATime } from "../frame.js";
import { tell } from "../notices.js";
import { html, useEffect, useLayoutEffect, useRef, useSignal } from "../vendor/libraries.js";
import { knows, reason, say, spoken } from "../words.js";

/** @typedef {{ line: number, column: number, code: string, text: string }} Problem */
/** @typedef {{ is: "nothing" } | { is: "waiting" } | { is: "wrong", why: string, problems: readonly Problem[], upTo: UpTo | null } | { is: "open", replay: Replay, isHere: boolean, fault?: string }} Shown */

/** @param {{ id: string, isReview?: boolean }} props the id of a game of this server or device; empty for none */
export default function ReplayScreen({ id, isReview = false }) {
  /** @type {import("@preact/signals").Signal<Shown>} */
  const shown = useSignal({ is: "nothing" });
  const isOver = useSignal(false);
  /** Whether the game of a file, which has no address, is reviewed. */
  const isFileReview = useSignal(false);

  /** @param {Promise<Replay>} wanted */
  const show = async (wanted) => {
    shown.value = { is: "waiting" };
    try {
      const replay = await wanted;
      shown.value = { is: "open", replay, isHere: id !== "" && (await recordHere(id).catch(() => null)) !== null };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.code === "offline") shown.value = { is: id ? "waiting" : "nothing" };
      else {
        const bytes = id ? null : await file.current?.arrayBuffer();
        const upTo = bytes && error.code === "bad-record" ? await replayUpTo(new Uint8Array(bytes)).catch(() => null) : null;
        shown.value = { is: "wrong", why: reason(error.code, error.facts), problems: problemsOf(error), upTo };
      }
    }
  };
  const file = useRef(/** @type {File | undefined} */ (undefined));
  const open = (/** @type {File | undefined} */ chosen) => {
    if (!chosen) return;
    file.current = chosen;
    isFileReview.value = false;
    if (id) go("/games");
    void show(replayOf(chosen));
  };
  // At once: a file that was opened on the page of a game is still waited for, and stays.
  useLayoutEffect(() => {
    if (id) void show(fetchReplay(id));
    else if (shown.value.is !== "waiting") shown.value = { is: "nothing" };
  }, [id]);
  useEffect(() => onFile(open, (over) => (isOver.value = over)), [id]);

  const toReview = (/** @type {boolean} */ is) => {
    if (id) go(is ? `/games/${encodeURIComponent(id)}/review` : `/games/${encodeURIComponent(id)}`);
    else isFileReview.value = is;
  };
  const once = useOneAtATime();
  const record = async () => (id ? recordOf(id) : new Uint8Array((await file.current?.arrayBuffer()) ?? []));
  /** Opens a record as far as it keeps to the rules. */
  const openUpTo = (/** @type {UpTo} */ { replay, brokenAt }) => {
    const fault = brokenAt === null ? say("web-replay-whole") : say("web-replay-up-to", { line: brokenAt });
    shown.value = { is: "open", replay, isHere: false, fault };
  };
  const now = shown.value;
  return html`<div class=${isOver.value ? "replay is-over" : "replay"}>
    <${Bar} />
    ${now.is === "open" && now.fault && html`<p class="exercise-note" role="status">${now.fault}</p>`}
    ${now.is === "open"
      ? isReview || isFileReview.value
        ? html`<${Later} key=${now.replay} load=${() => import("../components/study/review.js")} replay=${now.replay} id=${id} isHere=${now.isHere} record=${record} onBack=${() => toReview(false)} />`
        : html`<${Player} key=${now.replay} replay=${now.replay} id=${id} isHere=${now.isHere} onReview=${() => toReview(true)}>
          ${!id && html`<button class="button button--quiet" onClick=${() => once(() => keep(file.current))}><${Icon} name="download" />${say("web-keep-here")}</button>`}
          <${Choose} onFile=${open} kind="button--quiet" /><//>`
      : html`<main class="replay-empty">
          ${now.is === "wrong" && html`<${Wrong} why=${now.why} problems=${now.problems} onOpen=${now.upTo && openUpTo.bind(null, now.upTo)} />`}
          ${now.is === "waiting"
            ? html`<p class="soft">${say("web-replay-waiting")}</p>`
            : html`<section class="panel drop">
                <${Icon} name="open" />
                <h1>${say("web-replay-title")}</h1>
                <p class="soft">${say("web-replay-drop")}</p>
                <${Choose} onFile=${open} kind="button--main" />
                <p class="soft">${say("web-replay-link")}</p>
              </section>
              <${MyGames} />`}
        </main>`}
  </div>`;
}

/** Keeps the game of a file on this device; an unfinished one goes on. @param {File | undefined} file */
async function keep(file) {
  if (!file) return;
  try {
    const { table } = await keepHere(newId(), new Uint8Array(await file.arrayBuffer()));
    if (table) go(`/here/${table}`);
    else tell(say("web-kept-here"), "good");
  } catch (error) {
    const { code = "", facts } = /** @type {{ code?: string, facts?: Record<string, string> }} */ (error);
    tell(reason(code, facts), "bad");
  }
}

/** So many of the own games are listed. */
const LISTED = 20;

/** The games that one has played to the end. */
function MyGames() {
  /** @typedef {Games["games"][number] & { isHere?: boolean }} Played */
  /** @type {import("@preact/signals").Signal<Played[]>} */
  const played = useSignal([]);
  useEffect(() => {
    const add = (/** @type {readonly Played[]} */ games) => {
      played.value = [...played.value, ...games].sort((one, other) => other.at - one.at).slice(0, LISTED);
    };
    gamesHere().then((games) => add(games.map((each) => ({ ...each, isHere: true }))), () => {});
    const known = me().then(({ guest }) => (guest ? myGames() : { games: [] }));
    known.then(
      ({ games }) => add(games),
      () => {}, // Without a server there are those of this device.
    );
  }, []);
  if (played.value.length === 0) return null;
  const when = new Intl.DateTimeFormat(spoken.value, { dateStyle: "medium", timeStyle: "short" });
  return html`<section class="my-tables">
    <h2>${say("web-replay-mine")}</h2>
    <ul>
      ${played.value.map(
        ({ game, players, rules, left, at, isHere }) => html`<li key=${game} class="my-table-line">
          <a class="panel my-table" href=${`/games/${game}`}>
            <span><b>${say("web-daily-left", { count: left })}</b><small>${rulesName(rules)} · ${when.format(at * 1000)}</small></span>
            <span class="my-table-state"><${Icon} name=${players === 1 ? "person" : "people"} />${players}<${Icon} name="next" /></span>
          </a>
          ${isHere &&
          html`<${Delete} part="games" id=${game} label=${say("web-delete-of", { time: when.format(at * 1000) })} onDeleted=${() => (played.value = played.value.filter((each) => each.game !== game))} />`}
        </li>`,
      )}
    </ul>
  </section>`;
}

/** @param {ApiError} error @returns {readonly Problem[]} */
function problemsOf({ facts }) {
  const { problems } = /** @type {{ problems?: Problem[] }} */ (/** @type {unknown} */ (facts));
  return problems ?? [];
}

/** Keys of sentences have no digits, as those of two codes have. @param {string} code */
function sentenceFor(code) {
  const key = `web-problem-${code.replace(/\d+$/, "")}`;
  return knows(key) ? say(key) : "";
}

/** @param {{ why: string, problems: readonly Problem[], onOpen: (() => void) | null }} props */
function Wrong({ why, problems, onOpen }) {
  return html`<section class="panel wrong-record" role="alert">
    <h2>${why}</h2>
    <ul>
      ${problems.map(
        ({ line, column, code, text }) => html`<li>
          <b>${say("web-replay-place", { line, column })}</b> ${sentenceFor(code)}
          <small class="soft" lang="en">${text}</small>
        </li>`,
      )}
    </ul>
    ${onOpen && html`<button class="button" onClick=${onOpen}><${Icon} name="replay" />${say("web-replay-open-up-to")}</button>`}
  </section>`;
}

/** @param {{ onFile: (file: File | undefined) => void, kind: string }} props */
function Choose({ onFile, kind }) {
  return html`<label class=${`button ${kind} choose-file`}>
    <${Icon} name="open" />${say("web-replay-open")}
    <input
      class="unseen"
      type="file"
      accept=".n98,text/plain"
      onChange=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => {
        onFile(currentTarget.files?.[0]);
        currentTarget.value = "";
      }}
    />
  </label>`;
}

/**
 * Takes files that are dropped anywhere on the page.
 * @param {(file: File | undefined) => void} take
 * @param {(over: boolean) => void} hover
 */
function onFile(take, hover) {
  const over = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    hover(true);
  };
  const out = (/** @type {DragEvent} */ event) => {
    if (!event.relatedTarget) hover(false);
  };
  const drop = (/** @type {DragEvent} */ event) => {
    event.preventDefault();
    hover(false);
    take(event.dataTransfer?.files[0]);
  };
  document.addEventListener("dragover", over);
  document.addEventListener("dragleave", out);
  document.addEventListener("drop", drop);
  return () => {
    document.removeEventListener("dragover", over);
    document.removeEventListener("dragleave", out);
    document.removeEventListener("drop", drop);
  };
}
