// @ts-check
// Hands the link of a game on: to another app, or to the clipboard where a browser cannot do that.

import { tell } from "../notices.js";
import { say } from "../words.js";

/** @param {string} game */
export async function shareGame(game) {
  const link = `${location.origin}/games/${encodeURIComponent(game)}`;
  try {
    if ("share" in navigator) await navigator.share({ title: "Ninety-Eight", url: link });
    else {
      await /** @type {Navigator} */ (navigator).clipboard.writeText(link);
      tell(say("web-copied"), "good");
    }
  } catch (error) {
    // Without https there is no clipboard: the link can be read and copied by hand.
    if (!(error instanceof DOMException && error.name === "AbortError")) tell(link);
  }
}
