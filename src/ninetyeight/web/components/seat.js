// @ts-check
// A player at the table as the others see them: cards, turn, presence, and the last word said.

/** @import { ShownSeat } from "../wire.js" */

import { Back, Icon } from "../drawings.js";
import { game, log, mySeat, now, seats } from "../state.js";
import { html, useEffect, useState } from "../vendor/libraries.js";
import { say } from "../words.js";

/** Seconds for which what somebody wrote stays at their seat. */
const BUBBLE_SECONDS = 8;

/** @param {{ seat: number, name: string, kind?: string }} props */
export function Avatar({ seat, name, kind = "person" }) {
  return html`<span class="avatar" style=${{ "--hue": `var(--seat-${seat % 5})` }} aria-hidden="true">
    ${kind === "bot" ? html`<${Icon} name="bot" />` : (Array.from(name)[0] ?? "?").toUpperCase()}
  </span>`;
}

/** The levels of bots, from the weakest to the strongest. */
export const LEVELS = ["random", "rookie", "steady", "sharp", "master"];

/** The name of a level in the reader's language; an engine is called as its host has called it. @param {string} level */
export const levelName = (level) => (LEVELS.includes(level) ? say(`web-level-${level}`) : level);

/** What kind of bot sits there; one that is named after its level needs no second word. @param {ShownSeat} who */
export const botKind = (who) => (who.level && who.name.toLowerCase() !== who.level ? levelName(who.level) : say("web-bot"));

/** Everybody but the one who looks on, clockwise from there. */
export function Others() {
  const count = seats.value.length;
  const first = mySeat.value === null ? 0 : mySeat.value + 1;
  const order = Array.from({ length: mySeat.value === null ? count : count - 1 }, (_, at) => (first + at) % count)
    .filter((seat) => seats.value[seat]); // After a game, places are free again.
  if (order.length === 0) return null;
  return html`<ol class="others" data-size=${order.length} aria-label=${say("web-players")}>
    ${order.map((seat) => html`<${Player} key=${seat} seat=${seat} />`)}
  </ol>`;
}

/** @param {{ seat: number }} props */
function Player({ seat }) {
  const who = seats.value[seat];
  const state = game.value;
  if (!who || !state) return null;
  const cards = state.counts[seat] ?? 0;
  const isTurn = state.turn?.seat === seat && !state.result;
  const start = state.signals.find((each) => each.seat === seat && each.pile === null);
  const kinds = ["player", isTurn && "is-turn", who.away_since && !who.stand_in && "is-away"];
  return html`<li class=${kinds.filter(Boolean).join(" ")} data-seat=${seat}>
    <${Avatar} seat=${seat} name=${who.name} kind=${who.kind} />
    <span class="player-text">
      <span class="player-name">${who.name}</span>
      <span class="player-state"><${Doing} seat=${seat} /></span>
    </span>
    <span class="player-cards" aria-label=${say("web-cards", { count: cards })} role="img">
      <span class="player-fan" aria-hidden="true">
        ${Array.from({ length: cards }, (_, at) => html`<${Back} key=${at} />`)}
      </span>
      <span class="player-count" aria-hidden="true"><${Icon} name="cards" />${cards}</span>
    </span>
    ${start && html`<span class=${`chip chip--${start.meaning}`}>
      <${Icon} name=${start.meaning} />${say(`web-signal-short-${start.meaning}`)}
    </span>`}
    <${Bubble} seat=${seat} />
  </li>`;
}

/** What a player is doing, in a word or two. @param {{ seat: number }} props */
function Doing({ seat }) {
  const who = seats.value[seat];
  const turn = game.value?.turn;
  if (!who) return null;
  if (who.away_since && !who.stand_in) return html`<${Icon} name="clock" /><${Away} since=${who.away_since} />`;
  if (turn?.seat === seat) return turn.laid > 0 ? say("web-has-laid", { count: turn.laid }) : say("web-thinking");
  if (who.stand_in) return html`<${Icon} name="bot" />${say("web-bot-plays")}`;
  return who.kind === "bot" ? botKind(who) : "";
}

/** @param {{ since: number }} props */
export function Away({ since }) {
  const [, again] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => again((count) => count + 1), 5000);
    return () => clearInterval(timer);
  }, []);
  const minutes = Math.floor((now() - since) / 60);
  return minutes > 0 ? say("web-away-minutes", { minutes }) : say("web-away");
}

/** @param {{ seat: number }} props */
function Bubble({ seat }) {
  const steps = log.value;
  const found = steps.findLast((step) =>
    step.events.some((event) => event.is === "chatted" && event.seat === seat),
  );
  const [, again] = useState(0);
  const rest = found ? found.at + BUBBLE_SECONDS - now() : 0;
  useEffect(() => {
    if (rest <= 0) return;
    const timer = setTimeout(() => again((count) => count + 1), rest * 1000);
    return () => clearTimeout(timer);
  }, [found?.seq]);
  const said = found?.events.find((event) => event.is === "chatted");
  if (rest <= 0 || said?.is !== "chatted") return null;
  return html`<span class="bubble" aria-hidden="true">${said.text}</span>`;
}
