// @ts-check
// Hands a game on: its link to another app, or to the clipboard where a browser cannot do that; its record as a file.

import { copyText, tell } from "../notices.js";
import { reason, say } from "../words.js";

/** @param {string} game @param {"" | "/review"} [part] */
export async function shareGame(game, part = "") {
  const link = `${location.origin}/games/${encodeURIComponent(game)}${part}`;
  if (!("share" in navigator)) return copyText(link, say("web-copied"));
  try {
    await navigator.share({ title: "Ninety-Eight", url: link });
  } catch (error) {
    if (!(error instanceof DOMException && error.name === "AbortError")) await copyText(link, say("web-copied"));
  }
}

/** Saves a text as a file. @param {string} name @param {string} text */
export function saveText(name, text) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** Saves the record of a finished game of this device, or of the one at a table. @param {string} game its name, or the id of the table */
export async function saveGameHere(game) {
  const { recordHere } = await import("../engine/local.js");
  const text = await recordHere(game).catch(() => null);
  if (text === null) tell(reason("no-such-game"), "bad");
  else saveText(`${game}.n98`, text);
}
