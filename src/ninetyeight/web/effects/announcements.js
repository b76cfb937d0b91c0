// @ts-check
// Tells what happens at the table to ears and fingers: spoken, as a sound, as a short shake; and whose turn it is to those
// who look elsewhere.

/** @import { ShownGame, ShownStep } from "../wire.js" */
/** @import { Sound } from "./sounds.js" */

import { announce } from "../notices.js";
import { game, isAlone, isMyTurn, mySeat, nameOf, onStep } from "../state.js";
import { effect } from "../vendor/libraries.js";
import { say } from "../words.js";

/** The sounds come with the first touch: before it, no browser would play them. @type {((name: Sound) => void) | null} */
let play = null;

async function wake() {
  removeEventListener("pointerdown", wake);
  removeEventListener("keydown", wake);
  const sounds = await import("./sounds.js").catch(() => null); // Without a network it stays silent.
  play = sounds?.play ?? null;
}
addEventListener("pointerdown", wake);
addEventListener("keydown", wake);

/** @param {ShownStep["events"][number]} event */
function sentence(event) {
  switch (event.is) {
    case "laid":
      return say(event.trick ? "web-told-trick" : "web-told-laid", {
        who: event.seat === mySeat.value ? "me" : "other",
        name: nameOf(event.seat),
        card: event.card,
        pile: event.pile,
      });
    case "signalled":
      return event.seat === mySeat.value
        ? null
        : say(event.pile ? "web-told-signal" : "web-told-start", {
            name: nameOf(event.seat),
            signal: say(`web-signal-short-${event.meaning}`),
            pile: event.pile ?? "",
          });
    case "chatted":
      return event.seat === mySeat.value ? null : `${nameOf(event.seat)}: ${event.text}`;
    case "proposed":
      return event.seat === mySeat.value ? null : say("web-offer", { name: nameOf(event.seat) });
    case "began":
      return say("web-note-began", { name: nameOf(event.seat) });
    default:
      return null;
  }
}

/** @param {ShownStep["events"][number]} event @returns {Sound | null} */
function soundOf(event) {
  switch (event.is) {
    case "laid":
      return event.trick ? "trick" : "lay";
    case "turn-ended":
    case "dealt":
      return "draw";
    case "signalled":
    case "chatted":
    case "proposed":
      return "signal";
    case "finished":
      return event.left === 0 ? "won" : "lost";
    default:
      return null;
  }
}

/** @param {ShownStep} step @param {ShownGame | null} before */
function tellStep(step, before) {
  const told = step.events.map(sentence).filter(Boolean);
  const cameToMe = isMyTurn.value && (before?.turn?.seat !== mySeat.value || step.events.some((event) => event.is === "turn-ended"));
  if (cameToMe) told.push(say("web-your-turn"));
  if (told.length > 0) announce(told.join(" "));

  const sounds = new Set(step.events.map(soundOf));
  if ((game.value?.fires.length ?? 0) > (before?.fires.length ?? 0)) sounds.add("fire");
  if (cameToMe) sounds.add("turn");
  for (const name of sounds) if (name) play?.(name);
  if (cameToMe) navigator.vibrate?.([30, 60, 30]);
}

onStep(tellStep);

const TITLE = document.title;

// Whoever looks elsewhere sees that the others wait: in the title of the tab, and at the icon of an installed page.
effect(() => {
  const isAwaited = isMyTurn.value && !isAlone.value;
  document.title = isAwaited ? `${say("web-your-turn")} · ${TITLE}` : TITLE;
  const badge = isAwaited ? navigator.setAppBadge?.() : navigator.clearAppBadge?.();
  badge?.catch(() => {}); // A browser may know badges and allow none.
});
