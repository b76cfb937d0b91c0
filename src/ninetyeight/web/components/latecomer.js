// @ts-check
// What somebody without a seat can ask for while others play: the seat of a bot, or one in the next game.

import { attempt } from "../moves.js";
import { nameOf, seats, table, you } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";
import { ComeIn } from "./come-in.js";

const PLACES = 5;

export default function Latecomer() {
  const state = table.value;
  if (!state || !you.value || you.value.watching || you.value.seat !== null) return null;
  const own = state.requests?.find(({ number }) => number === you.value?.request);
  if (own)
    return html`<section class="latecomer">
      <p role="status">
        ${own.seat === null ? say("web-asked-next") : say("web-asked-seat", { name: nameOf(own.seat) })}
      </p>
      <button class="button" onClick=${() => attempt({ do: "stop-asking" })}>${say("web-stop-asking")}</button>
    </section>`;
  if (state.locked) return html`<p class="soft">${say("web-table-locked")}</p>`;
  const bots = seats.value.flatMap((who, seat) => (who?.kind === "bot" ? [{ seat, bot: who.name }] : []));
  const isPlaying = state.phase === "agreeing" || state.phase === "playing";
  const waiting = state.requests?.filter(({ seat }) => seat === null).length ?? 0;
  const ways = [
    ...bots.map(({ seat, bot }) => ({
      label: say("web-ask-seat", { name: bot }),
      command: (/** @type {string} */ name) => ({ do: /** @type {const} */ ("ask"), name, seat }),
    })),
    ...(isPlaying && seats.value.length + waiting < PLACES
      ? [
          {
            label: say("web-ask-next"),
            command: (/** @type {string} */ name) => ({ do: /** @type {const} */ ("ask"), name }),
          },
        ]
      : []),
  ];
  if (ways.length === 0) return html`<p class="soft">${say("web-table-full")}</p>`;
  return html`<section class="latecomer"><${ComeIn} ways=${ways} /></section>`;
}
