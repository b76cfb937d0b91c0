// @ts-check
// Who plays at this one device: a name for each person, bots if they are wanted, and the cards are dealt.

import { ApiError } from "../api.js";
import { playHere } from "../components/opening.js";
import { Icon } from "../drawings.js";
import { closeDialog, Dialog, useOneAtATime } from "../frame.js";
import { name } from "../settings.js";
import { html, useSignal } from "../vendor/libraries.js";
import { reason, say } from "../words.js";
import { Choice } from "./menu.js";

const MOST = 5;
const LEVELS = ["rookie", "steady", "sharp", "master"];
/** People who sit side by side need little time to object. */
const AGREE_SECONDS = 3;

export default function Together() {
  const names = useSignal([name.value, ""]);
  const bots = useSignal(0);
  const level = useSignal("sharp");
  const wrong = useSignal("");
  const people = names.value.map((each) => each.trim()).filter(Boolean);
  // Somebody alone with bots needs no name.
  const seats = Math.max(people.length, bots.value > 0 ? 1 : 0) + bots.value;
  const isEnough = seats > 1 && seats <= MOST;
  const rename = (/** @type {number} */ at, /** @type {string} */ to) => {
    names.value = names.value.map((each, place) => (place === at ? to : each));
    wrong.value = "";
  };
  const once = useOneAtATime();
  const start = async () => {
    if (!isEnough) return;
    name.value = people[0] ?? "";
    try {
      await playHere({
        people: people.slice(1),
        bots: Array.from({ length: bots.value }, () => level.value),
        // A single person may ask for hints, with bots too.
        options: { do: "options", agree_seconds: AGREE_SECONDS, hints: people.length > 1 ? null : true },
      });
      closeDialog();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong.value = reason(error.code, error.facts);
    }
  };
  return html`<${Dialog} title=${say("web-together")}>
    <form class="together" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), once(start))}>
      <p class="soft">${say("web-together-text")}</p>
      ${names.value.map(
        (each, at) => html`<input
          key=${at}
          class="input"
          value=${each}
          maxlength="24"
          autocomplete="off"
          aria-label=${say("web-together-name", { number: at + 1 })}
          placeholder=${say("web-together-name", { number: at + 1 })}
          onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ { currentTarget }) => rename(at, currentTarget.value)}
        />`,
      )}
      ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}
      ${names.value.length < MOST &&
      html`<button type="button" class="button button--quiet" onClick=${() => (names.value = [...names.value, ""])}>
        <${Icon} name="plus" />${say("web-together-more")}
      </button>`}
      <b>${say("web-together-bots")}</b>
      <${Choice}
        name="bots"
        label=${say("web-together-bots")}
        value=${String(bots.value)}
        options=${[0, 1, 2, 3, 4].map((count) => [String(count), String(count)])}
        onChange=${(/** @type {string} */ next) => (bots.value = Number(next))}
      />
      ${bots.value > 0 &&
      html`<${Choice}
        name="level"
        label=${say("web-watch-level")}
        value=${level.value}
        options=${LEVELS.map((each) => [each, say(`web-level-${each}`)])}
        onChange=${(/** @type {string} */ next) => (level.value = next)}
      />`}
      <button class="button button--main button--large" disabled=${!isEnough}>${say("web-together-start")}</button>
    </form>
  <//>`;
}
