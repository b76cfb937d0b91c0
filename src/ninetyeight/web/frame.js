// @ts-check
// What surrounds every screen: the bar at the top, parts that are loaded when they are needed, and dialogs.

import { isMissed } from "./connection.js";
import { Icon, Logo } from "./drawings.js";
import { Offline, tell } from "./notices.js";
import { html, signal, useEffect, useId, useLayoutEffect, useMemo, useRef, useSignal } from "./vendor/libraries.js";
import { say } from "./words.js";

/** Goes to another screen without leaving the page, which follows its address. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  dispatchEvent(new PopStateEvent("popstate"));
  scrollTo(0, 0);
}

/** Does one thing at a time: what is wished while it goes on counts for nothing. @returns {(work: () => Promise<void>) => Promise<void>} */
export function oneAtATime() {
  let goesOn = false;
  return async (work) => {
    if (goesOn) return;
    goesOn = true;
    try {
      await work();
    } finally {
      goesOn = false;
    }
  };
}

/** The same for the buttons of a component: of a double click one click counts. */
export const useOneAtATime = () => useMemo(oneAtATime, []);

/** Does something again and again, while somebody looks at the page. @param {number} milliseconds @param {() => void} act @returns {() => void} ends it */
export function whileSeen(milliseconds, act) {
  const timer = setInterval(() => document.visibilityState === "visible" && act(), milliseconds);
  return () => clearInterval(timer);
}

/** @typedef {() => Promise<{ default: unknown }>} Load */

/** Fetches a part of the page. If the server has only another release by now, the page is loaded anew. @param {Load} load @returns {ReturnType<Load>} */
async function fetched(load) {
  try {
    return await load();
  } catch {
    if (await early.isReplaced()) location.reload();
    else tell(say("web-offline"), "bad");
    return new Promise(() => {});
  }
}

/** A part of the page that is fetched first. @param {{ load: Load, [prop: string]: unknown }} props */
export function Later({ load, ...props }) {
  /** @type {import("@preact/signals").Signal<{ View: unknown } | null>} */
  const loaded = useSignal(null);
  // Not after the next frame, as other effects: an empty part need not be painted first.
  useLayoutEffect(() => {
    void fetched(load).then((module) => {
      loaded.value = { View: module.default };
    });
  }, []);
  return loaded.value && html`<${loaded.value.View} ...${props} />`;
}

/** Opens a window whose code is fetched first. @param {Load} load */
export async function openLater(load) {
  const { default: View } = await fetched(load);
  openDialog(() => html`<${View} />`);
}

/** The upper edge: home on the left, the menu on the right, and what a screen puts between. @param {{ children?: unknown, tools?: unknown }} props */
export function Bar({ children, tools }) {
  return html`<header class="bar">
    <a class="logo" href="/" aria-label=${`Ninety-Eight: ${say("web-home")}`}><${Logo} /></a>
    ${children}
    <nav class="tools" aria-label=${say("web-tools")}>
      ${tools}
      <${Tool} icon="menu" name=${say("web-menu")} onClick=${() => openLater(() => import("./dialogs/menu.js"))} />
    </nav>
  </header>`;
}

/** @param {{ icon: import("./drawings.js").IconName, name: string, onClick: () => void }} props */
export function Tool({ icon, name, onClick }) {
  return html`<button class="icon-button" aria-label=${name} title=${name} onClick=${onClick}>
    <${Icon} name=${icon} />
  </button>`;
}

/** @typedef {() => unknown} Content gives what the window shows */
/** @type {import("@preact/signals").Signal<Content | null>} */
const content = signal(null);

/** What had the focus before a window came. @type {Element | null} */
let opener = null;

/** @param {Content} next */
export function openDialog(next) {
  if (!content.value) opener = document.activeElement;
  content.value = next;
}

export function closeDialog() {
  content.value = null;
  requestAnimationFrame(() => focusInstead(opener));
}

/**
 * Gives the focus to something sensible if nothing has it, as after what had it is gone.
 * @param {Element | null} [wish] else it is the heading of the screen
 */
export function focusInstead(wish = null) {
  if (document.activeElement !== document.body) return;
  const heading = document.querySelector("main h1");
  heading?.setAttribute("tabindex", "-1");
  const next = wish?.isConnected && wish !== document.body ? wish : heading;
  if (next instanceof HTMLElement) next.focus({ preventScroll: true });
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
      ${isMissed.value && html`<${Offline} text=${say("web-offline")} />`}
      ${children}
    </div>
  </dialog>`;
}

/**
 * Asks a question and returns whether the answer was yes.
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
