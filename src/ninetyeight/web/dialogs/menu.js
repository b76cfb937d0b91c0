// @ts-check
// The menu: how the page looks, sounds and speaks, and what one can do at the table besides playing.

import { PACES, paceNear } from "../components/choices.js";
import { deleteHere } from "../components/delete.js";
import { openToFriends } from "../components/opening.js";
import { saveGameHere } from "../components/share.js";
import { isLocal, visited } from "../connection.js";
import { Icon } from "../drawings.js";
import { ask, closeDialog, Dialog, go, openLater } from "../frame.js";
import { attempt, send } from "../moves.js";
import { copyText, tell } from "../notices.js";
import { cardSize, contrast, language, motion, oneTap, pace, sound, theme } from "../settings.js";
import { exercise, game, mySeat, nameOf, now, seats, table, you } from "../state.js";
import { html } from "../vendor/libraries.js";
import { LANGUAGES, reason, say, spoken } from "../words.js";

export default function Menu() {
  return html`<${Dialog} title=${say("web-menu")}>
    ${table.value && html`<${TableActions} />`}
    <section>
      <h3>${say("web-look")}</h3>
      <${Choice}
        name="theme"
        label=${say("web-theme")}
        value=${theme.value}
        options=${["system", "light", "dark"].map((value) => [value, say(`web-theme-${value}`)])}
        onChange=${(/** @type {any} */ value) => {
          theme.value = value;
        }}
      />
      <label class="switch">
        <span>${say("web-contrast")}</span>
        <input type="checkbox" role="switch" checked=${contrast.value === "more"} onChange=${() => {
          contrast.value = contrast.value === "more" ? "system" : "more";
        }} />
      </label>
      <label class="switch">
        <span>${say("web-sound")}</span>
        <input type="checkbox" role="switch" checked=${sound.value === "on"} onChange=${() => {
          sound.value = sound.value === "on" ? "off" : "on";
        }} />
      </label>
    </section>
    <section>
      <h3>${say("web-feel")}</h3>
      <label class="switch">
        <span>${say("web-one-tap")}<small>${say("web-one-tap-how")}</small></span>
        <input type="checkbox" role="switch" checked=${oneTap.value === "on"} onChange=${() => {
          oneTap.value = oneTap.value === "on" ? "off" : "on";
        }} />
      </label>
      <${Pace} />
      <${Setting}
        name="cards"
        label=${say("web-card-size")}
        setting=${cardSize}
        options=${["small", "normal", "large"].map((value) => [value, say(`web-card-size-${value}`)])}
      />
      <${Setting}
        name="motion"
        label=${say("web-motion")}
        setting=${motion}
        options=${["slow", "normal", "fast", "none"].map((value) => [value, say(`web-motion-${value}`)])}
      />
    </section>
    <section>
      <h3>${say("web-language")}</h3>
      <${Choice}
        name="language"
        label=${say("web-language")}
        value=${spoken.value}
        options=${Object.entries(LANGUAGES)}
        onChange=${(/** @type {string} */ value) => {
          language.value = value;
        }}
      />
    </section>
    ${!navigator.serviceWorker && html`<p class="soft menu-note">${say("web-not-kept")}</p>`}
  <//>`;
}

/** @param {{ name: string, label: string, setting: import("@preact/signals").Signal<any>, options: [string, string][] }} props */
function Setting({ name, label, setting, options }) {
  const onChange = (/** @type {string} */ value) => {
    setting.value = value;
  };
  return html`<span aria-hidden="true">${label}</span>
    <${Choice} name=${name} label=${label} value=${setting.value} options=${options} onChange=${onChange} />`;
}

/** The pace of the bots: at this table, for whoever may change it, and at the next ones. */
function Pace() {
  const options = you.value?.host && !isLocal() ? table.value?.options : null;
  const choose = (/** @type {string} */ value) => {
    pace.value = value;
    if (options) void attempt({ do: "options", pace: Number(value) });
  };
  const label = say("web-option-pace");
  return html`<span aria-hidden="true">${label}</span>
    <${Choice}
      name="pace"
      label=${label}
      value=${paceNear(options?.pace ?? Number(pace.value))[0]}
      options=${PACES.map(([value, word]) => [value, say(`web-pace-${word}`)])}
      onChange=${choose}
    />`;
}

/**
 * @param {object} props
 * @param {string} props.name
 * @param {string} props.label
 * @param {string} props.value
 * @param {[string, string][]} props.options
 * @param {(value: string) => void} props.onChange
 */
export function Choice({ name, label, value, options, onChange }) {
  return html`<div class="choice" role="radiogroup" aria-label=${label}>
    ${options.map(
      ([option, text]) => html`<label key=${option}>
        <input type="radio" name=${name} value=${option} checked=${option === value} onChange=${() => onChange(option)} />
        ${text}
      </label>`,
    )}
  </div>`;
}

function TableActions() {
  const isPlaying = game.value !== null && !game.value.result;
  const isHost = you.value?.host ?? false;
  const away = seats.value.flatMap((who, seat) =>
    who?.away_since && !who.stand_in && now() - who.away_since > (table.value?.options.grace_seconds ?? 0) ? [seat] : [],
  );
  const own = mySeat.value === null ? null : seats.value[mySeat.value];
  return html`<section class="menu-actions">
    <a class="button" href="/rules" target="_blank"><${Icon} name="learn" />${say("web-rules-page")}</a>
    ${matchMedia("(any-pointer: fine)").matches &&
    html`<button class="button" onClick=${() => openLater(() => import("./shortcuts.js"))}>
      <${Icon} name="help" />${say("web-shortcuts")}
    </button>`}
    ${own && !isLocal() &&
    html`<button class="button" onClick=${() => openLater(() => import("./rename.js"))}>
      <${Icon} name="person" />${say("web-rename")}
    </button>`}
    ${!isLocal() && html`<button class="button" onClick=${copyWatchLink}><${Icon} name="eye" />${say("web-copy-watch")}</button>`}
    ${isPlaying && isLocal() && !exercise.value &&
    html`<button class="button" onClick=${moveToFriends}><${Icon} name="people" />${say("web-open-to-friends")}</button>
      <button class="button" onClick=${save}><${Icon} name="download" />${say("web-save-file")}</button>
      <button class="button" onClick=${remove}><${Icon} name="bin" />${say("web-delete")}</button>`}
    ${isPlaying && own && !own.stand_in && seats.value.length > 1 && !isLocal() &&
    html`<button class="button" onClick=${() => act({ do: "hand-over", seat: mySeat.value ?? 0 })}>
      <${Icon} name="bot" />${say("web-hand-over")}
    </button>`}
    ${isPlaying && own?.stand_in &&
    html`<button class="button button--main" onClick=${() => act({ do: "take-seat" })}>
      <${Icon} name="person" />${say("web-take-seat")}
    </button>`}
    ${isPlaying && mySeat.value !== null && away.map(
      (seat) => html`<button key=${seat} class="button" onClick=${() => act({ do: "hand-over", seat })}>
        <${Icon} name="bot" />${say("web-hand-over-other", { name: nameOf(seat) })}
      </button>`,
    )}
    ${isPlaying && mySeat.value !== null && (isHost || away.length > 0) &&
    html`<button class="button" onClick=${giveUp}><${Icon} name="close" />${say("web-give-up")}</button>`}
    <a class="button" href="/" onClick=${leaveTable}><${Icon} name="leaveTable" />${say("web-leave-table")}</a>
  </section>`;
}

/** @param {import("../state.js").Command} command */
function act(command) {
  closeDialog();
  void attempt(command);
}

/** Between games the seat is free again; in a game it is kept, and others can let a bot play it. */
function leaveTable() {
  closeDialog();
  const isBetweenGames = table.value?.phase === "gathering" || table.value?.phase === "over";
  // Several people at one device have to stand up one by one.
  if (isBetweenGames && !isLocal() && you.value?.seats.length === 1) void send({ do: "stand" });
}

/** Somebody joins a game on this device: it moves to the server as it stands. */
async function moveToFriends() {
  const isSure = await ask({
    title: say("web-open-to-friends"),
    text: say("web-open-to-friends-text"),
    yes: say("web-open-to-friends-yes"),
    no: say("web-open-to-friends-no"),
  });
  if (!isSure) return;
  try {
    await openToFriends(idHere());
  } catch (error) {
    const { code, facts } = /** @type {{ code?: string, facts?: Record<string, string> }} */ (error);
    tell(code === "offline" ? say("web-open-to-friends-offline") : reason(code ?? "unknown", facts), "bad");
  }
}

/** The id of the table on this device. */
const idHere = () => visited.value?.code.replace("here/", "") ?? "";

function save() {
  closeDialog();
  void saveGameHere(idHere());
}

async function remove() {
  if (await deleteHere("tables", idHere())) go("/");
}

async function giveUp() {
  const isSure = await ask({
    title: say("web-give-up"),
    text: say("web-give-up-text"),
    yes: say("web-give-up-yes"),
    no: say("web-give-up-no"),
  });
  if (isSure) await attempt({ do: "end-game" });
}

function copyWatchLink() {
  closeDialog();
  void copyText(`${location.origin}/w/${table.value?.watch}`, say("web-copied"));
}
