// @ts-check
// The table before the game: who sits where, how it is played, and how others find it.

/** @import { ShownSeat } from "../wire.js" */

import { OptionsChoice, RulesChoice, rulesHow, rulesName, useRuleSets } from "../components/choices.js";
import { ComeIn } from "../components/guests/come-in.js";
import { AbsentHost } from "../components/guests/host.js";
import { Invite } from "../components/guests/invite.js";
import { Avatar, Away, botKind, LEVELS } from "../components/seat.js";
import { status } from "../connection.js";
import { Icon } from "../drawings.js";
import { Bar, closeDialog, Dialog, Later, openDialog } from "../frame.js";
import { attempt } from "../moves.js";
import { engines, isUnderway, mySeat, seats, table, you } from "../state.js";
import { html } from "../vendor/libraries.js";
import { dayName, say } from "../words.js";

export default function Lobby() {
  const state = table.value;
  const known = useRuleSets();
  if (!state) return null;
  const isHost = you.value?.host ?? false;
  const options = state.options;
  return html`<div class="lobby">
    <${Bar} />
    <main class="lobby-main">
      <h1 class="unseen">${say("web-lobby")}</h1>
      <${Round} isHost=${isHost} />
      <div class="lobby-side">
        ${mySeat.value === null && !you.value?.watching && html`<${SitDown} />`}
        ${state.code && mySeat.value !== null && html`<${Invite} code=${state.code} />`}
        <section class="panel lobby-rules">
          <h2>${say(options.daily ? "web-daily" : "web-rules")}</h2>
          ${options.daily
            ? html`<p>${say("web-daily-table", { day: dayName(options.daily) })}</p>`
            : isHost
            ? html`<${RulesChoice} rules=${options.rules} known=${known} onChange=${(/** @type {object} */ change) => attempt({ do: "options", ...change })} />`
            : html`<p><b>${rulesName(options.rules)}</b></p>
                <p class="soft">${rulesHow(options.rules, known)}</p>`}
        </section>
        ${isHost &&
        html`<details class="panel lobby-options">
          <summary><h2>${say("web-options")}</h2></summary>
          <${OptionsChoice}
            options=${options}
            onChange=${(/** @type {object} */ change) => attempt({ do: "options", ...change })}
          />
          <label class="switch">
            <span><b>${say("web-lock")}</b><small>${say("web-lock-how")}</small></span>
            <input type="checkbox" role="switch" checked=${state.locked} onChange=${(/** @type {import("../components/choices.js").Switched} */ { currentTarget }) => attempt({ do: "lock", locked: currentTarget.checked })} />
          </label>
        </details>`}
      </div>
    </main>
    <footer class="lobby-foot"><${Start} isHost=${isHost} /></footer>
  </div>`;
}

/** The five places round the table. @param {{ isHost: boolean }} props */
function Round({ isHost }) {
  return html`<ol class="round" aria-label=${say("web-seats")}>
    ${seats.value.map((who, seat) => html`<${Place} key=${seat} seat=${seat} who=${who} isHost=${isHost} />`)}
    <li class="round-table" aria-hidden="true">
      <span class="round-cards">${[24, 71, 8].map((value) => html`<i key=${value}>${value}</i>`)}</span>
    </li>
  </ol>`;
}

/** @param {{ seat: number, who: ShownSeat | null, isHost: boolean }} props */
function Place({ seat, who, isHost }) {
  if (!who) return html`<li class="place-card is-free" data-place=${seat}><${Free} seat=${seat} isHost=${isHost} /></li>`;
  const isMe = seat === mySeat.value;
  const offersMe = mySeat.value !== null && who.swap_with === mySeat.value;
  const isAsked = mySeat.value !== null && seats.value[mySeat.value]?.swap_with === seat;
  return html`<li class=${isMe ? "place-card is-me" : "place-card"} data-place=${seat}>
    <${Avatar} seat=${seat} name=${who.name} kind=${who.kind} />
    <span class="place-text">
      <span class="player-name">${who.name}</span>
      <span class="player-state">
        ${who.host && html`<${Icon} name="host" />`}
        ${offersMe
          ? say("web-swap-offered")
          : isAsked
            ? say("web-swap-waiting")
            : who.away_since && !isMe
              ? html`<${Icon} name="clock" /><${Away} since=${who.away_since} />`
              : isMe
                ? say("web-you")
                : who.kind === "bot"
                  ? botKind(who)
                  : who.host && say("web-host")}
      </span>
    </span>
    ${!isMe && who.kind === "person" && mySeat.value !== null &&
    html`<button
      class=${offersMe ? "icon-button place-swap is-offered" : "icon-button place-swap"}
      aria-label=${say("web-swap", { name: who.name })}
      title=${say("web-swap", { name: who.name })}
      aria-pressed=${isAsked}
      onClick=${() => attempt({ do: "swap", seat: isAsked ? (mySeat.value ?? seat) : seat })}
    >
      <${Icon} name="swap" />
    </button>`}
    ${isHost && !isMe &&
    html`<button class="icon-button" aria-label=${say("web-remove", { name: who.name })} onClick=${() => remove(seat, who)}>
      <${Icon} name="close" />
    </button>`}
  </li>`;
}

/** @param {number} seat @param {ShownSeat} who */
async function remove(seat, who) {
  if (who.kind === "bot") return void attempt({ do: "remove-bot", seat });
  const { KickDialog } = await import("../dialogs/kick.js");
  openDialog(() => html`<${KickDialog} name=${who.name} />`);
}

/** @param {{ seat: number, isHost: boolean }} props */
function Free({ seat, isHost }) {
  if (isHost)
    return html`<button class="place-add" onClick=${() => openDialog(() => html`<${BotChoice} seat=${seat} />`)}>
      <span class="place-plus"><${Icon} name="plus" /></span>${say("web-add-bot")}
    </button>`;
  if (mySeat.value === null) return html`<span class="place-empty soft">${say("web-free-seat")}</span>`;
  return html`<button class="place-add" onClick=${() => attempt({ do: "swap", seat })}>${say("web-sit-here")}</button>`;
}

/** @param {{ seat: number }} props */
function BotChoice({ seat }) {
  const add = (/** @type {string} */ level) => {
    closeDialog();
    void attempt({ do: "add-bot", level, seat });
  };
  const sitHere = () => {
    closeDialog();
    void attempt({ do: "swap", seat });
  };
  return html`<${Dialog} title=${say("web-add-bot")}>
    ${mySeat.value !== null &&
    html`<button class="button" onClick=${sitHere}><${Icon} name="person" />${say("web-sit-here")}</button>`}
    <div class="levels">
      ${LEVELS.map(
        (level, at) => html`<button key=${level} class="level" onClick=${() => add(level)}>
          <span class="level-name"><b>${say(`web-level-${level}`)}</b><${Strength} of=${at + 1} /></span>
          <small>${say(`web-level-${level}-how`)}</small>
        </button>`,
      )}
      ${engines.value.map(
        (engine) => html`<button key=${engine} class="level" onClick=${() => add(engine)}>
          <span class="level-name"><b>${engine}</b><${Icon} name="bot" /></span>
          <small>${say("web-engine-how")}</small>
        </button>`,
      )}
    </div>
  <//>`;
}

/** @param {{ of: number }} props */
function Strength({ of }) {
  return html`<span class="strength" aria-hidden="true">
    ${LEVELS.map((level, at) => html`<i key=${level} class=${at < of ? "is-on" : ""}></i>`)}
  </span>`;
}

/** The way in for somebody who has opened the link. */
function SitDown() {
  if (table.value?.locked)
    return html`<section class="panel lobby-sit"><p>${say("web-table-locked")}</p></section>`;
  if (seats.value.every(Boolean)) return html`<section class="panel lobby-sit"><${Later} load=${() => import("../components/guests/latecomer.js")} /></section>`;
  const sit = (/** @type {string} */ name) => ({ do: /** @type {const} */ ("sit"), name });
  return html`<section class="panel lobby-sit">
    <h2>${say("web-sit-title")}</h2>
    <${ComeIn} ways=${[{ label: say("web-sit-down"), command: sit }]} />
  </section>`;
}

/** @param {{ isHost: boolean }} props */
function Start({ isHost }) {
  const count = seats.value.filter(Boolean).length;
  if (isHost)
    return html`<button
      class="button button--main button--large"
      disabled=${status.value.is !== "open" || count === 0 || isUnderway("start")}
      onClick=${() => attempt({ do: "start" })}
    >
      ${count === 1 ? say("web-start-alone") : say("web-start", { count })}
    </button>`;
  if (mySeat.value === null) return null;
  return html`<p class="soft">${say("web-wait-for-host")}</p>
    <${AbsentHost} />`;
}
