// @ts-check
// What somebody without a seat can ask for while others play.

import { Dialog } from "../components/frame.js";
import Latecomer from "../components/latecomer.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

export default function JoinIn() {
  return html`<${Dialog} title=${say("web-join-in")}><${Latecomer} /><//>`;
}
