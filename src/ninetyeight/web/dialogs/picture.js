// @ts-check
// The result of a game as a picture: to look at, to send, to save.

/** @import { Replay } from "../wire.js" */

import { rulesName } from "../components/choices.js";
import { resultPicture, SIZE } from "../components/picture.js";
import { Icon } from "../drawings.js";
import { Dialog } from "../frame.js";
import { copyText, tell } from "../notices.js";
import { log, now } from "../state.js";
import { recordOf } from "../api.js";
import { Study, StudyError } from "../study/study.js";
import { html, useEffect, useSignal } from "../vendor/libraries.js";
import { listed, reason, say, spoken } from "../words.js";

/** @param {{ game: string, replay: Replay, verdict: string, left: string }} props */
export function PictureDialog({ game, replay, verdict, left }) {
  const hasNames = useSignal(false);
  /** Whether the chance to win is drawn instead of the piles, and what it was, as soon as that is known. */
  const hasChances = useSignal(false);
  /** @type {import("@preact/signals").Signal<readonly number[] | null>} */
  const chances = useSignal(null);
  useEffect(() => {
    if (!hasChances.value || chances.value) return;
    const study = new Study();
    study.onProgress = ({ review, isDone }) => {
      if (isDone) chances.value = [...review.turns.map(({ chance_before }) => chance_before), review.summary.result];
    };
    recordOf(game)
      .then((bytes) => study.ask("review", bytes))
      .catch((error) => {
        hasChances.value = false;
        tell(reason(error instanceof StudyError ? error.code : "study-fault"), "bad");
      });
    return () => study.close();
  }, [hasChances.value]);
  /** @type {import("@preact/signals").Signal<{ file: File, link: string } | null>} */
  const picture = useSignal(null);
  useEffect(() => {
    let link = "";
    let isWanted = true;
    const told = { verdict, left, facts: facts(replay), names: hasNames.value ? listed(replay.players) : "", date: date("long") };
    void resultPicture(replay, told, hasChances.value ? chances.value : null).then((blob) => {
      if (!isWanted) return;
      const file = new File([blob], `ninety-eight-${date("name")}.png`, { type: blob.type });
      link = URL.createObjectURL(file);
      picture.value = { file, link };
    });
    return () => {
      isWanted = false;
      URL.revokeObjectURL(link);
    };
  }, [hasNames.value, hasChances.value && chances.value]);

  const files = picture.value ? [picture.value.file] : [];
  const canShare = navigator.canShare?.({ files }) ?? false;
  const text = [`Ninety-Eight · ${date("long")}`, `${verdict} ${left}`, facts(replay)].join("\n");
  const copy = async () => {
    const [file] = files;
    if (!file) return;
    try {
      await navigator.clipboard.write([new ClipboardItem({ [file.type]: file })]);
      tell(say("web-picture-copied"), "good");
    } catch (error) {
      tell(String(error), "bad");
    }
  };
  const share = async () => {
    try {
      await navigator.share({ files, title: "Ninety-Eight" });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) tell(String(error), "bad");
    }
  };
  return html`<${Dialog} title=${say("web-picture-title")}>
    <img class="result-picture" src=${picture.value?.link} alt=${`${verdict} ${left}`} width=${SIZE} height=${SIZE} />
    <label class="switch">
      <span><b>${say("web-picture-names")}</b></span>
      <input type="checkbox" role="switch" checked=${hasNames.value} onChange=${() => (hasNames.value = !hasNames.value)} />
    </label>
    <label class="switch">
      <span>
        <b>${say("web-picture-chances")}</b>
        ${hasChances.value && !chances.value && html`<small role="status">${say("web-review-waiting")}</small>`}
      </span>
      <input type="checkbox" role="switch" checked=${hasChances.value} onChange=${() => (hasChances.value = !hasChances.value)} />
    </label>
    <div class="dialog-foot">
      ${!canShare && html`<button class="button" onClick=${() => copyText(text, say("web-picture-text-copied"))}><${Icon} name="copy" />${say("web-picture-copy-text")}</button>`}
      ${!canShare && "ClipboardItem" in window &&
      html`<button class="button" onClick=${copy}><${Icon} name="copy" />${say("web-picture-copy")}</button>`}
      <a class="button" href=${picture.value?.link} download=${picture.value?.file.name}><${Icon} name="download" />${say("web-picture-save")}</a>
      ${canShare &&
      html`<button class="button button--main" onClick=${share}><${Icon} name="share" />${say("web-picture-share")}</button>`}
    </div>
  <//>`;
}

/** @param {Replay} replay */
const facts = ({ rules, players, turns }) =>
  [rulesName(rules), say("web-picture-players", { count: players.length }), say("web-curve-turns", { count: turns })].join(" · ");

/** The day on which the game ended. @param {"long" | "name"} form */
function date(form) {
  const end = log.value.findLast((step) => step.events.some((event) => event.is === "finished"));
  const day = new Date((end?.at ?? now()) * 1000);
  return form === "long" ? new Intl.DateTimeFormat(spoken.value, { dateStyle: "long" }).format(day) : day.toLocaleDateString("sv");
}
