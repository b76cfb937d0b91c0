// @ts-check
// How others come to the table: a link, a short code, and a picture to point a phone at.

import { Icon } from "../../drawings.js";
import { html, useSignal } from "../../vendor/libraries.js";
import { copyText } from "../../notices.js";
import { say } from "../../words.js";

/** @param {{ code: string }} props */
export function Invite({ code }) {
  const link = `${location.origin}/t/${code}`;
  const hasPicture = useSignal(true);
  const share = () =>
    navigator.share({ title: "Ninety-Eight", text: say("web-invite-text"), url: link }).catch(() => {});
  return html`<section class="invite panel" aria-label=${say("web-invite")}>
    <div class="invite-text">
      <h2>${say("web-invite")}</h2>
      <p class="invite-code" aria-label=${say("web-code", { code })}>${code}</p>
      <p class="soft">${say("web-invite-how", { host: location.host })}</p>
      <div class="invite-ways">
        <button class="button" onClick=${() => copyText(link, say("web-copied"))}><${Icon} name="copy" />${say("web-copy-link")}</button>
        ${"share" in navigator &&
        html`<button class="button" onClick=${share}><${Icon} name="share" />${say("web-share")}</button>`}
      </div>
    </div>
    ${hasPicture.value &&
    html`<img
      class="invite-picture"
      src=${`/qr/${encodeURIComponent(code)}.svg`}
      alt=${say("web-qr")}
      width="148"
      height="148"
      onError=${() => {
        hasPicture.value = false;
      }}
    />`}
  </section>`;
}
