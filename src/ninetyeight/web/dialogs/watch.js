// @ts-check
// Which bots to look at: how many, and how good.

import { ApiError } from "../api.js";
import { watchBots } from "../components/opening.js";
import { Icon } from "../drawings.js";
import { closeDialog, Dialog, useOneAtATime } from "../frame.js";
import { html, useSignal } from "../vendor/libraries.js";
import { tell } from "../notices.js";
import { reason, say } from "../words.js";
import { Choice } from "./menu.js";

const COUNTS = ["1", "2", "3", "4", "5"];
const LEVELS = ["rookie", "steady", "sharp", "master"];

export default function Watch() {
  const count = useSignal("3");
  const level = useSignal("sharp");
  const once = useOneAtATime();
  const watch = async () => {
    try {
      await watchBots(Number(count.value), level.value);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      tell(reason(error.code, error.facts), "bad");
    }
    closeDialog();
  };
  return html`<${Dialog} title=${say("web-watch")}>
    <form class="together" onSubmit=${(/** @type {Event} */ event) => (event.preventDefault(), once(watch))}>
      <b>${say("web-watch-count")}</b>
      <${Choice}
        name="count"
        label=${say("web-watch-count")}
        value=${count.value}
        options=${COUNTS.map((each) => [each, each])}
        onChange=${(/** @type {string} */ next) => (count.value = next)}
      />
      <b>${say("web-watch-level")}</b>
      <${Choice}
        name="level"
        label=${say("web-watch-level")}
        value=${level.value}
        options=${LEVELS.map((each) => [each, say(`web-level-${each}`)])}
        onChange=${(/** @type {string} */ next) => (level.value = next)}
      />
      <button class="button button--main button--large"><${Icon} name="eye" />${say("web-watch-go")}</button>
    </form>
  <//>`;
}
