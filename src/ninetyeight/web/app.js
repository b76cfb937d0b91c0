// @ts-check
// The page: it joins the table that its address names, and shows the screen for it.

import { isLocal, isMissed, isOffline, join } from "./connection.js";
import { Dialogs, go, Later } from "./frame.js";
import { effect, html, render, signal } from "./vendor/libraries.js";
import { Notices, Offline } from "./notices.js";
import { rules } from "./settings.js";
import { followLanguage, learn, say } from "./words.js";

const path = signal(location.pathname);

/** How often the server was reconnected: a screen then requests again what it could not get. */
const returns = signal(0);
let wasOffline = false;
effect(() => {
  if (wasOffline && !isOffline.value) returns.value = returns.peek() + 1;
  wasOffline = isOffline.value;
});

/** What a part of the address says; one that no browser can read leads to nothing. @param {string} part */
function decoded(part) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function Screen() {
  const code = early.tableNamedBy(path.value);
  if (code) return html`<${Later} key="table" load=${() => import("./screens/table.js")} code=${code} />`;
  const [, first = "", second = "", third = ""] = path.value.split("/");
  switch (first) {
    case "daily":
      return html`<${Later} key="daily" load=${() => import("./screens/daily.js")} returns=${returns.value} />`;
    case "games":
      return html`<${Later} key=${`games ${returns.value}`} load=${() => import("./screens/replay.js")} id=${decoded(second)} isReview=${third === "review"} />`;
    case "learn":
      return html`<${Later} key="learn" load=${() => import("./screens/learn.js")} />`;
    case "puzzles":
      return html`<${Later} key="puzzles" load=${() => import("./screens/puzzles.js")} />`;
    case "rules":
      return html`<${Later} key="rules" load=${() => import("./screens/rules.js")} />`;
    default:
      return html`<${Later} key="home" load=${() => import("./screens/home.js")} returns=${returns.value} />`;
  }
}

addEventListener("popstate", () => {
  path.value = location.pathname;
  isMissed.value = false; // The next page may not need what was asked for on this one.
});

document.addEventListener("click", (event) => {
  const link = event.target instanceof Element ? event.target.closest("a[href^='/']") : null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.button === 0;
  if (!(link instanceof HTMLAnchorElement) || !isPlain || link.target || link.hasAttribute("download")) return;
  event.preventDefault();
  go(link.pathname);
});

function Page() {
  return html`${isMissed.value && !isLocal() && html`<${Offline} text=${say("web-offline")} />`}
    <${Screen} /><${Dialogs} /><${Notices} />`;
}

const code = early.tableNamedBy(location.pathname);
if (code) join(code);
await learn();
document.body.replaceChildren();
render(html`<${Page} />`, document.body);
followLanguage();

/** Has the worker keep the networks of the bots, first those of the rules that are played. */
const keepNetworks = () => navigator.serviceWorker.controller?.postMessage(rules.value);

// The page can be used by now, and what the worker fetches comes after all that a screen waits for.
const AFTER = 3;
setTimeout(() => {
  // Without https there is none: the page then needs its server each time.
  if (!navigator.serviceWorker) return;
  navigator.serviceWorker.addEventListener("controllerchange", keepNetworks);
  effect(keepNetworks);
  navigator.serviceWorker.register("/worker.js", { updateViaCache: "none" }).catch(() => {});
}, AFTER * 1000);
