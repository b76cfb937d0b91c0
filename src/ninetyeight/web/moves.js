// @ts-check
// What somebody at the table does: it is sent, and a refusal is told.

/** @import { GiveSignal } from "./wire.js" */
/** @import { PileLetter } from "./state.js" */

import { ask, reason, tell } from "./components/frame.js";
import { askHint, send } from "./connection.js";
import { advice, chosen, mine, pending } from "./state.js";
import { say } from "./words.js";

/**
 * Sends a command and tells why, if it was refused.
 * @param {import("./connection.js").Command} command
 */
export async function attempt(command) {
  const answer = await send(command);
  if (!answer.ok) tell(reason(answer.code, answer.facts), "bad");
  return answer;
}

/**
 * Lays a card; one that would lose the game only after a question.
 * @param {number} card
 * @param {PileLetter} pile
 */
export async function lay(card, pile) {
  const known = mine.value?.lays.find((each) => each.card === card && each.pile === pile);
  if (pending.value) return;
  if (!known) {
    tell(say("web-lay-not-here", { card }), "bad");
    return;
  }
  const sure = known.loses;
  if (sure && !(await isSure(card))) return;
  pending.value = { card, pile };
  try {
    const answer = await send({ do: "lay", card, pile, sure });
    if (answer.ok) {
      // Another card may have been chosen in the meantime.
      if (chosen.value === card) chosen.value = null;
    } else if (answer.code === "would-lose") {
      if (await isSure(card)) await attempt({ do: "lay", card, pile, sure: true });
    } else tell(reason(answer.code, answer.facts), "bad");
  } finally {
    pending.value = null;
  }
}

/** @param {number} card */
const isSure = (card) =>
  ask({
    title: say("web-sure-title"),
    text: say("web-sure-text", { card }),
    yes: say("web-sure-yes"),
    no: say("web-sure-no"),
  });

export const endTurn = () => attempt({ do: "end-turn" });
export const takeBack = () => attempt({ do: "take-back" });

/** Chooses a card of the hand, or lets go of it. @param {number} card */
export function choose(card) {
  chosen.value = chosen.value === card ? null : card;
}

export async function hint() {
  const answer = await askHint();
  if (answer.type === "hint") {
    advice.value = answer;
    const first = answer.lays[0];
    if (first) chosen.value = Number.parseInt(first, 10);
  } else tell(reason(answer.code, answer.facts), "bad");
}

/** @param {GiveSignal["meaning"]} meaning @param {PileLetter | null} pile */
export const signalAbout = (meaning, pile) => attempt({ do: "signal", meaning, pile });

/** @param {PileLetter | null} pile */
export const withdraw = (pile) => attempt({ do: "withdraw", pile });
