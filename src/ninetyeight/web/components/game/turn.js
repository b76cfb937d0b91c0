// @ts-check
// The own turn: what is owed, what could be done, and the end of it.

/** @import { Other } from "../../engine/hints.js" */

import { Icon } from "../../drawings.js";
import { focusInstead, whileSeen } from "../../frame.js";
import { attempt, endTurn, hint, takeBack } from "../../moves.js";
import { advice, chosen, game, isAlone, isMyTurn, isUnderway, mine, mySeat, nameOf, now, openPiles, seats, table } from "../../state.js";
import { html, useEffect, useRef, useSignal, useState } from "../../vendor/libraries.js";
import { listed, say } from "../../words.js";

const HOLD = 450;
const SECOND_TAP_AFTER = 280;
const ARMED = 3000;

/** What is to be done now, in one sentence. */
export function Prompt() {
  const { turn, result } = game.value ?? {};
  if (result) return html`<div class="prompt is-mine" role="status"><p>${say(result.won ? "web-verdict-won" : result.given_up_by === null ? "web-no-way-on" : "web-verdict-given-up")}</p></div>`;
  if (!turn) return null;
  return html`<div class=${isMyTurn.value ? "prompt is-mine" : "prompt"} role="status">
    ${isMyTurn.value && html`<${Owed} minimum=${turn.minimum} laid=${turn.laid} />`}
    <p>${isMyTurn.value ? myPrompt() : otherPrompt(turn.seat)}</p>
    <${Relief} seat=${turn.seat} />
    ${advice.value && html`<${Advice} />`}
  </div>`;
}

function myPrompt() {
  const turn = game.value?.turn;
  const hand = mine.value?.hand ?? [];
  if (!turn) return "";
  if (chosen.value !== null)
    return openPiles.value.size > 0
      ? say("web-prompt-pile", { card: chosen.value })
      : say("web-prompt-no-pile", { card: chosen.value });
  if (turn.due.length > 0) return say("web-prompt-fire", { count: turn.due.length, piles: listed(turn.due) });
  if (turn.missing > 0)
    return turn.laid > 0
      ? say("web-prompt-more", { count: turn.missing })
      : say("web-prompt-begin", { count: turn.missing });
  if (hand.length === 0) return say("web-prompt-hand-empty");
  return mine.value?.lays.length ? say("web-prompt-may-end") : say("web-prompt-must-end");
}

/** @param {number} seat */
function otherPrompt(seat) {
  const who = seats.value[seat];
  if (who?.away_since && !who.stand_in) return say("web-prompt-waiting", { name: who.name });
  return say("web-prompt-other", { name: nameOf(seat) });
}

/** A way on when a bot plays for oneself, or when somebody in turn is long away. @param {{ seat: number }} props */
function Relief({ seat }) {
  const [, again] = useState(0);
  const own = mySeat.value === null ? null : seats.value[mySeat.value];
  const who = seats.value[seat];
  const since = who?.stand_in ? null : who?.away_since;
  useEffect(() => {
    if (!since) return;
    return whileSeen(2000, () => again((count) => count + 1));
  }, [since]);
  if (own?.stand_in)
    return html`<button class="button button--main" onClick=${() => attempt({ do: "take-seat" })}>
      <${Icon} name="person" />${say("web-take-seat")}
    </button>`;
  if (!own || !since || now() - since < (table.value?.options.grace_seconds ?? 0)) return null;
  return html`<button class="button" onClick=${() => attempt({ do: "hand-over", seat })}>
    <${Icon} name="bot" />${say("web-hand-over-other", { name: nameOf(seat) })}
  </button>`;
}

/** The cards that must be laid, as dots that fill. @param {{ minimum: number, laid: number }} props */
function Owed({ minimum, laid }) {
  return html`<span class="owed" role="img" aria-label=${say("web-owed", { laid, minimum })}>
    ${Array.from({ length: Math.max(minimum, laid) }, (_, at) => {
      const kind = at < laid ? (at < minimum ? "is-laid" : "is-extra") : "";
      return html`<i key=${at} class=${kind}></i>`;
    })}
  </span>`;
}

function Advice() {
  const told = advice.value;
  if (!told) return null;
  const { pile, player, ...facts } = { pile: "", player: "", ...told.facts };
  const name = typeof player === "number" ? nameOf(player - 1) : "";
  return html`<div class="advice"><${Icon} name="hint" />
    <p>${say(`web-hint-${told.code}`, { lays: laysOf(told.lays), pile, name, ...facts })}</p>
    ${told.others && html`<ul aria-label=${say("web-hint-others")}>
      ${told.others.map((other, at) => html`<${OtherTurn} key=${at} ...${other} />`)}
    </ul>`}
  </div>`;
}

/** @param {readonly string[]} lays */
const laysOf = (lays) => listed(lays.map((each) => say("web-hint-lay", { card: Number.parseInt(each, 10), pile: each.slice(-1) })));

/** What another turn costs, in whole parts of a hundred or in cards, since less is nothing to speak of; where there is little room, in signs. @param {Other} other */
function OtherTurn({ lays, chance, left, isLost }) {
  const [better, unit] = isLost ? [-left, "cards"] : [chance, "chance"];
  const count = Math.round(Math.abs(better) / 100);
  const code = count === 0 ? "same" : `${better < 0 ? "worse" : "better"}-${unit}`;
  const sign = (isLost ? left : chance) < 0 ? "−" : "+";
  return html`<li>
    <span class="other-words">${say(`web-hint-${code}`, { lays: lays.length ? laysOf(lays) : say("web-hint-ending"), count })}</span>
    <span class="other-signs" aria-hidden="true">
      ${lays.length ? lays.join(" ") : say("web-end-turn")} <b>${count === 0 ? "≈" : `${sign}${count}`}${count > 0 && (isLost ? html`<${Icon} name="cards" />` : " %")}</b>
    </span>
  </li>`;
}

/** Small helps beside the hand, each always in its place. */
export function Aids() {
  const options = table.value?.options;
  if (mySeat.value === null || !game.value?.turn) return null;
  return html`<div class="aids">
    ${isAlone.value &&
    html`<button class="button" aria-disabled=${!mine.value?.may_take_back} onClick=${() => mine.value?.may_take_back && takeBack()}><${Icon} name="back" /><span>${say("web-take-back")}</span></button>`}
    ${options?.hints && isMyTurn.value &&
    html`<button class="button" onClick=${hint}><${Icon} name="hint" /><span>${say("web-hint")}</span></button>`}
  </div>`;
}

/**
 * The end of the turn: held for a moment, or tapped twice, so that no slip of the hand can do it.
 * Keys and assistive tools press it once, as they had to go to it first.
 */
export function EndTurn() {
  const armed = useSignal(0);
  const held = useSignal(false);
  const timer = useRef(0);
  const may = mine.value?.may_end ?? false;
  useEffect(() => {
    armed.value = 0;
  }, [may, mine.value?.hand.length]);
  if (mySeat.value === null || !isMyTurn.value) return null;

  const finish = () => {
    release();
    armed.value = 0;
    navigator.vibrate?.(20);
    void endTurn();
    // The button cannot be pressed any more, and leaves with the turn.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    focusInstead(document.querySelector(".hand-card"));
  };
  const press = () => {
    held.value = true;
    timer.current = setTimeout(finish, HOLD);
  };
  const release = () => {
    held.value = false;
    clearTimeout(timer.current);
  };
  const click = (/** @type {MouseEvent} */ event) => {
    if (event.detail === 0) return finish();
    const since = Date.now() - armed.value;
    if (armed.value && since > SECOND_TAP_AFTER) return finish();
    if (armed.value) return;
    const at = Date.now();
    armed.value = at;
    setTimeout(() => {
      if (armed.value === at) armed.value = 0;
    }, ARMED);
  };
  const draws = Math.min(game.value?.turn?.laid ?? 0, game.value?.draw ?? 0);
  const missing = game.value?.turn?.missing ?? 0;
  const small = armed.value
    ? say("web-end-turn-again")
    : may
      ? say("web-then-draw", { count: draws })
      : missing > 0
        ? say(game.value?.turn?.due.length ? "web-first-lay-and-cover" : "web-first-lay", { count: missing })
        : say("web-first-cover");
  const kinds = [
    "end-turn",
    held.value && "is-held",
    armed.value > 0 && "is-armed",
    isUnderway("end-turn") && "is-pending",
  ];
  return html`<button
    class=${kinds.filter(Boolean).join(" ")}
    disabled=${!may}
    onPointerDown=${press}
    onPointerUp=${release}
    onPointerLeave=${release}
    onPointerCancel=${release}
    onContextMenu=${(/** @type {Event} */ event) => event.preventDefault()}
    onClick=${click}
  >
    <b>${armed.value ? say("web-end-turn-sure") : say("web-end-turn")}</b>
    <small>${small}</small>
  </button>`;
}
