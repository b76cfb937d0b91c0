// @ts-check
// Who plays at this one device: a name for each, and the cards are dealt.

import { ApiError } from "../api.js";
import { openTable } from "../components/opening.js";
import { Icon } from "../drawings.js";
import { closeDialog, Dialog } from "../frame.js";
import { name } from "../settings.js";
import { html, useSignal } from "../vendor/libraries.js";
import { reason, say } from "../words.js";

const MOST = 5;
/** People who sit side by side need little time to object. */
const AGREE_SECONDS = 3;

export default function Together() {
  const names = useSignal([name.value, ""]);
  const wrong = useSignal("");
  const people = names.value.map((each) => each.trim()).filter(Boolean);
  const rename = (/** @type {number} */ at, /** @type {string} */ to) => {
    names.value = names.value.map((each, place) => (place === at ? to : each));
    wrong.value = "";
  };
  const start = async (/** @type {Event} */ event) => {
    event.preventDefault();
    if (people.length < 2) return;
    name.value = people[0] ?? "";
    try {
      await openTable({ people: people.slice(1), options: { do: "options", agree_seconds: AGREE_SECONDS }, start: true });
      closeDialog();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong.value = reason(error.code, error.facts);
    }
  };
  return html`<${Dialog} title=${say("web-together")}>
    <form class="together" onSubmit=${start}>
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
      <button class="button button--main button--large" disabled=${people.length < 2}>${say("web-together-start")}</button>
    </form>
  <//>`;
}
