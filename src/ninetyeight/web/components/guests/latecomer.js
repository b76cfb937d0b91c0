// @ts-check
// What somebody without a seat can ask for while others play: the seat of a bot, or one in the next game.

/** @import { ShownStep } from "../../wire.js" */

import { attempt } from "../../moves.js";
import { tell } from "../../notices.js";
import { game, nameOf, onStep, ownRequest, seats, table, you } from "../../state.js";
import { html, useEffect } from "../../vendor/libraries.js";
import { reason, say } from "../../words.js";
import { ComeIn } from "./come-in.js";

const PLACES = 5;

/** What one has asked for, and a way to take it back. */
export function OwnRequest() {
  const seat = ownRequest.value?.seat ?? null;
  const own = ownRequest.value?.name;
  useEffect(() => {
    const isNo = (/** @type {ShownStep["events"][number]} */ event) => event.is === "ask-ended" && event.turned_away && event.name === own;
    return onStep(({ events }) => events.some(isNo) && tell(reason("turned-away")));
  }, [own]);
  return html`<section class="latecomer">
    <p role="status">${seat === null ? say("web-asked-next") : say("web-asked-seat", { name: nameOf(seat) })}</p>
    <button class="button" onClick=${() => attempt({ do: "stop-asking" })}>${say("web-stop-asking")}</button>
  </section>`;
}

export default function Latecomer() {
  const state = table.value;
  if (!state || you.value?.seat !== null) return null;
  if (ownRequest.value) return html`<${OwnRequest} />`;
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
  return html`<section class="latecomer">
    ${game.value?.one_device && html`<p class="soft">${say("web-one-device")}</p>`}
    <${ComeIn} ways=${ways} />
  </section>`;
}
