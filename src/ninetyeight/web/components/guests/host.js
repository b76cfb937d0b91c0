// @ts-check
// Whether the host is there. When the host has been away for the grace time, anybody who sits can be host.

import { Icon } from "../../drawings.js";
import { whileSeen } from "../../frame.js";
import { attempt } from "../../moves.js";
import { mySeat, now, table, you } from "../../state.js";
import { html, useEffect, useState } from "../../vendor/libraries.js";
import { say } from "../../words.js";

/** Seconds by which two clocks may differ. */
const MARGIN = 0.5;

export function AbsentHost() {
  const [, again] = useState(0);
  const since = table.value?.host_away_since ?? null;
  const rest = since === null ? null : since + (table.value?.options.grace_seconds ?? 0) + MARGIN - now();
  useEffect(() => {
    if (since === null) return;
    return whileSeen(1000, () => again((count) => count + 1));
  }, [since]);
  const seat = mySeat.value;
  if (rest === null || seat === null || you.value?.host) return null;
  return html`<div class="absent-host" role="status">
    <p class="soft"><${Icon} name="clock" /> ${say("web-host-away")}</p>
    ${rest <= 0 &&
    html`<button class="button" onClick=${() => attempt({ do: "make-host", seat })}>
      <${Icon} name="host" />${say("web-become-host")}
    </button>`}
  </div>`;
}
