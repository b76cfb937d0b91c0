// @ts-check
// A table, in whatever phase it is: one connection, and the screen that fits.

import { Later } from "../components/later.js";
import { join, leave, status } from "../connection.js";
import "../herald.js";
import { Icon } from "../icons.js";
import { table } from "../state.js";
import { html, useEffect } from "../vendor/libraries.js";
import { say } from "../words.js";
import { Game } from "./game.js";

/** @param {{ code: string }} props */
export default function Table({ code }) {
  useEffect(() => {
    join(code);
    return leave;
  }, [code]);
  return html`<${Phase} /><${Trouble} />`;
}

function Phase() {
  switch (table.value?.phase) {
    case undefined:
      return status.value.is === "ended" ? html`<${Ended} />` : html`<p class="waiting soft">${say("web-connecting")}</p>`;
    case "gathering":
      return html`<${Later} key="lobby" load=${() => import("./lobby.js")} />`;
    case "over":
      return html`<${Later} key="end" load=${() => import("./end.js")} />`;
    default:
      return html`<${Game} />`;
  }
}

/** What is wrong with the connection, as long as something is. */
function Trouble() {
  const { is, why } = status.value;
  if (is === "open" || !table.value) return null;
  const key = is === "ended" ? `web-ended-${why}` : why === "restarting" ? "web-restarting" : "web-reconnecting";
  return html`<p class="trouble" role="alert">
    <${Icon} name="clock" /> ${say(key)}
    ${is === "ended" && html`<a class="button" href="/">${say("web-home")}</a>`}
  </p>`;
}

function Ended() {
  return html`<main class="page">
    <h1>${say(`web-ended-${status.value.why}`)}</h1>
    <p><a class="button button--main" href="/">${say("web-home")}</a></p>
  </main>`;
}
