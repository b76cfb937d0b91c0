// @ts-check
// Windows over the page: one at a time, with the focus inside and back again after.

import { html, signal, useEffect, useId, useRef } from "../vendor/libraries.js";
import { say } from "../words.js";
import { Icon } from "../icons.js";

/** @typedef {() => unknown} Content gives what the window shows */
/** @type {import("@preact/signals").Signal<Content | null>} */
const content = signal(null);

/** @param {Content} next */
export function openDialog(next) {
  content.value = next;
}

export function closeDialog() {
  content.value = null;
}

/** Opens a window whose code is fetched first. @param {() => Promise<{ default: Content }>} load */
export async function openLater(load) {
  const { default: View } = await load();
  openDialog(() => html`<${View} />`);
}

export const isDialogOpen = () => content.value !== null;

export const Dialogs = () => content.value?.() ?? null;

/**
 * @param {object} props
 * @param {string} props.title
 * @param {"window" | "sheet"} [props.shape]
 * @param {() => void} [props.onClose]
 * @param {unknown} [props.children]
 */
export function Dialog({ title, shape = "window", onClose = closeDialog, children }) {
  /** @type {import("preact").RefObject<HTMLDialogElement | null>} */
  const ref = useRef(null);
  const id = useId();
  useEffect(() => {
    const element = ref.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const onClick = (/** @type {MouseEvent} */ event) => {
    if (event.target === ref.current) onClose();
  };
  return html`<dialog
    ref=${ref}
    class=${`dialog dialog--${shape}`}
    aria-labelledby=${id}
    onClick=${onClick}
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}
  >
    <div class="dialog-body">
      <header class="dialog-head">
        <h2 id=${id}>${title}</h2>
        <button class="icon-button" onClick=${onClose} aria-label=${say("web-close")}>
          <${Icon} name="close" />
        </button>
      </header>
      ${children}
    </div>
  </dialog>`;
}

/**
 * Asks a question and tells whether the answer was yes.
 * @param {{ title: string, text: string, yes: string, no: string }} question
 * @returns {Promise<boolean>}
 */
export function ask({ title, text, yes, no }) {
  return new Promise((resolve) => {
    const answer = (/** @type {boolean} */ value) => {
      closeDialog();
      resolve(value);
    };
    openDialog(
      () => html`<${Dialog} title=${title} onClose=${() => answer(false)}>
        <p>${text}</p>
        <div class="dialog-foot">
          <button class="button" onClick=${() => answer(true)}>${yes}</button>
          <button class="button button--main" autofocus onClick=${() => answer(false)}>${no}</button>
        </div>
      <//>`,
    );
  });
}
