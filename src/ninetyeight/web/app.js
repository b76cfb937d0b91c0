// @ts-check
// The page: it learns to speak, looks at its address, and shows the screen for it.

import { Dialogs } from "./components/dialog.js";
import { Notices } from "./components/notices.js";
import { Later } from "./components/later.js";
import { language } from "./settings.js";
import { effect, html, render, signal } from "./vendor/libraries.js";
import { learn, preferred, spoken } from "./words.js";

const path = signal(location.pathname);

/** Goes to another screen without leaving the page. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

function Screen() {
  const [, first = "", code = ""] = path.value.split("/");
  if ((first === "t" || first === "w") && code)
    return html`<${Later} key="table" load=${() => import("./screens/table.js")} code=${decodeURIComponent(code)} />`;
  return html`<${Later} key="home" load=${() => import("./screens/home.js")} />`;
}

addEventListener("popstate", () => {
  path.value = location.pathname;
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname);
});

await learn();
effect(() => {
  if (preferred([language.value, ...navigator.languages]) !== spoken.peek()) void learn();
});
render(html`<${Screen} /><${Dialogs} /><${Notices} />`, document.body);
