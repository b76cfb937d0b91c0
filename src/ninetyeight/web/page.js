// @ts-check
// The page: it looks at its address and shows the screen for it.

import { Dialogs, Later, Notices } from "./components/frame.js";
import { html, render, signal } from "./vendor/libraries.js";

const path = signal(location.pathname);

/** Goes to another screen without leaving the page. @param {string} to */
export function go(to) {
  history.pushState(null, "", to);
  path.value = location.pathname;
  scrollTo(0, 0);
}

function Screen() {
  const code = early.tableNamedBy(path.value);
  if (code) return html`<${Later} key="table" load=${() => import("./screens/table.js")} code=${code} />`;
  const [, first = "", second = ""] = path.value.split("/");
  switch (first) {
    case "daily":
      return html`<${Later} key="daily" load=${() => import("./screens/daily.js")} />`;
    case "games":
      return html`<${Later} key="games" load=${() => import("./screens/replay.js")} id=${decodeURIComponent(second)} />`;
    case "learn":
      return html`<${Later} key="learn" load=${() => import("./screens/learn.js")} />`;
    case "rules":
      return html`<${Later} key="rules" load=${() => import("./screens/rules.js")} />`;
    default:
      return html`<${Later} key="home" load=${() => import("./screens/home.js")} />`;
  }
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

/** Shows the page; from now on it follows its address. */
export function show() {
  render(html`<${Screen} /><${Dialogs} /><${Notices} />`, document.body);
}
