// @ts-check
// A table, in whatever phase it is: one connection, and the screen that fits.

import { Later } from "../components/frame.js";
import { join, leave, status } from "../connection.js";
import { Icon } from "../drawings.js";
import "../herald.js";
import { onStep, table } from "../state.js";
import { html, useEffect, useSignal } from "../vendor/libraries.js";
import { say } from "../words.js";

/** @param {{ code: string }} props */
export default function Table({ code }) {
  useEffect(() => {
    join(code);
    return leave;
  }, [code]);
  return html`<${Phase} /><${Trouble} />`;
}

/** Seconds for which the last cards stay in sight before the end is told. */
const LAST_LOOK = 2.2;

function Phase() {
  const isLooking = useSignal(false);
  useEffect(
    () =>
      onStep((step) => {
        if (!step.events.some((event) => event.is === "finished")) return;
        isLooking.value = true;
        setTimeout(() => {
          isLooking.value = false;
        }, LAST_LOOK * 1000);
      }),
    [],
  );
  switch (isLooking.value ? "playing" : table.value?.phase) {
    case undefined:
      return status.value.is === "ended" ? html`<${Ended} />` : html`<p class="waiting soft">${say("web-connecting")}</p>`;
    case "gathering":
      return html`<${Later} key="lobby" load=${() => import("./lobby.js")} />`;
    case "over":
      return html`<${Later} key="end" load=${() => import("./end.js")} />`;
    default:
      return html`<${Later} key="game" load=${loadGame} />`;
  }
}

/** The game and all its parts at once: named only by each other they would come one after the other. */
const loadGame = () =>
  Promise.all([
    import("./game.js"),
    import("../components/hand.js"),
    import("../components/pile.js"),
    import("../components/seat.js"),
    import("../components/talk.js"),
    import("../components/turn.js"),
    import("../moves.js"),
  ]).then(([game]) => game);

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
