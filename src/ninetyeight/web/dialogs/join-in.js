// @ts-check
// What somebody without a seat can ask for while others play; it closes when they have.

import Latecomer from "../components/guests/latecomer.js";
import { closeDialog, Dialog } from "../frame.js";
import { ownRequest, you } from "../state.js";
import { html, useEffect } from "../vendor/libraries.js";
import { say } from "../words.js";

export default function JoinIn() {
  const isDone = ownRequest.value !== null || you.value?.seat !== null;
  useEffect(() => {
    if (isDone) closeDialog();
  }, [isDone]);
  return !isDone && html`<${Dialog} title=${say("web-join-in")}><${Latecomer} /><//>`;
}
