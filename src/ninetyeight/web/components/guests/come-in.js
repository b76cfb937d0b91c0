// @ts-check
// How somebody who has opened the link gets a seat: a name first, and then they sit down or ask.

/** @import { Command, Signal } from "../../state.js" */

import { ApiError, beGuest } from "../../api.js";
import { rejoin } from "../../connection.js";
import { useOneAtATime } from "../../frame.js";
import { send } from "../../moves.js";
import { name } from "../../settings.js";
import { html, useSignal } from "../../vendor/libraries.js";
import { reason, say } from "../../words.js";

/**
 * A form for the own name, with a button for each thing that can be done under it; the first is done on Enter.
 * @param {{ ways: readonly { label: string, command: (name: string) => Command }[] }} props
 */
export function ComeIn({ ways }) {
  const typed = useSignal(name.value);
  const wrong = useSignal("");
  const once = useOneAtATime();
  const go = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const pressed = event.submitter instanceof HTMLButtonElement ? Number(event.submitter.value) : 0;
    const way = ways[pressed];
    if (way) void once(async () => void (wrong.value = await comeIn(typed.value.trim(), way.command)));
  };
  return html`<form class="come-in" onSubmit=${go}>
    <${NameField} typed=${typed} wrong=${wrong} />
    ${ways.map(
      ({ label }, at) => html`<button
        key=${label}
        value=${at}
        class=${at === 0 ? "button button--main button--large button--wide" : "button button--wide"}
      >
        ${label}
      </button>`,
    )}
  </form>`;
}

/**
 * Where the own name is typed, and below it what is wrong with it.
 * @param {{ typed: Signal<string>, wrong: Signal<string>, autofocus?: boolean }} props
 */
export function NameField({ typed, wrong, autofocus = false }) {
  return html`<label class="field">
      ${say("web-your-name")}
      <input
        class="input"
        value=${typed.value}
        maxlength="24"
        autocomplete="nickname"
        autofocus=${autofocus}
        required
        onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => {
          typed.value = event.currentTarget.value;
          wrong.value = "";
        }}
      />
    </label>
    ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}`;
}

/** Does something under a name; the reason if it was refused. @param {string} wish @param {(name: string) => Command} command */
async function comeIn(wish, command) {
  try {
    await beGuest(wish);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return reason(error.code, error.facts);
  }
  name.value = wish;
  // The socket was opened by nobody in particular; a new one belongs to this guest.
  rejoin();
  const answer = await send(command(wish));
  return answer.ok ? "" : reason(answer.code, answer.facts);
}
