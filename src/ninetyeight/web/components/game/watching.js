// @ts-check
// For whoever looks at bots on this device: let them wait, have them lay card by card, and see their hands.

import { Face, Icon } from "../../drawings.js";
import { watching } from "../../settings.js";
import { game, nameOf } from "../../state.js";
import { html, useEffect } from "../../vendor/libraries.js";
import { say } from "../../words.js";
import { Avatar } from "../seat.js";

/** @param {{ onOther: () => void }} props what chooses other bots */
export default function WatchingBots({ onOther }) {
  const { isPaused, steps, hasOpenHands } = watching;
  useEffect(() => () => {
    isPaused.value = false; // The next table plays by itself.
  }, []);
  const hands = hasOpenHands.value ? openHands() : null;
  return html`<div class="watch-bots">
    <div class="watch-controls" role="group" aria-label=${say("web-replay-controls")}>
      <${Control}
        icon=${isPaused.value ? "replay" : "pause"}
        name=${say(isPaused.value ? "web-replay-play" : "web-replay-pause")}
        onClick=${() => (isPaused.value = !isPaused.value)}
      />
      <${Control} icon="next" name=${say("web-replay-next")} off=${!isPaused.value} onClick=${() => isPaused.value && steps.value++} />
      <${Control} icon="eye" name=${say("web-open-hands")} pressed=${hasOpenHands.value} onClick=${() => (hasOpenHands.value = !hasOpenHands.value)} />
      <${Control} icon="bot" name=${say("web-watch-other")} onClick=${onOther} />
    </div>
    ${hands && html`<ul class="bot-hands">${hands.map((hand, seat) => html`<${OpenHand} key=${seat} seat=${seat} hand=${hand} />`)}</ul>`}
  </div>`;
}

/** @param {{ icon: import("../../drawings.js").IconName, name: string, onClick: () => void, off?: boolean, pressed?: boolean }} props */
function Control({ icon, name, onClick, off = false, pressed }) {
  return html`<button class="button" title=${name} aria-label=${name} aria-disabled=${off} aria-pressed=${pressed} onClick=${onClick}>
    <${Icon} name=${icon} /><span class="watch-word">${name}</span>
  </button>`;
}

/** The cards of each seat, which only a table of bots on this device tells. @returns {readonly (readonly number[])[] | null} */
const openHands = () => /** @type {{ hands?: readonly (readonly number[])[] } | null} */ (game.value)?.hands ?? null;

/** @param {{ seat: number, hand: readonly number[] }} props */
function OpenHand({ seat, hand }) {
  const name = nameOf(seat);
  return html`<li class=${seat === game.value?.turn?.seat ? "bot-hand is-turn" : "bot-hand"}>
    <${Avatar} seat=${seat} name=${name} kind="bot" />
    <b>${name}</b>
    <span class="bot-cards">
      ${hand.map((card) => html`<${Face} key=${card} value=${card} fire=${game.value?.fire_cards.includes(card)} isStart=${false} />`)}
    </span>
  </li>`;
}
