// @ts-check
// The curtain of a device that several people share: nobody's cards are seen while it is passed on.

import { join } from "../../connection.js";
import { Icon } from "../../drawings.js";
import { Bar } from "../../frame.js";
import { game, nameOf, PILES, you } from "../../state.js";
import { html } from "../../vendor/libraries.js";
import { say } from "../../words.js";
import { Avatar } from "../seat.js";
import { StillPile } from "../still.js";

/** @param {{ onTaken: (seat: number) => void }} props */
export default function Curtain({ onTaken }) {
  const own = you.value?.seats ?? [];
  const next = own.find(({ seat }) => seat === game.value?.turn?.seat);
  const take = (/** @type {typeof own[number]} */ { seat, secret }) => {
    onTaken(seat);
    join(early.tableNamedBy(location.pathname), secret);
  };
  return html`<div class="curtain-page">
    <${Bar} />
    <main class="curtain">
      <section class="curtain-piles still-piles" aria-label=${say("web-piles")}>
        ${PILES.map((pile, at) => {
          const top = game.value?.tops[at] ?? 0;
          return html`<${StillPile} key=${pile} pile=${pile} top=${top} fire=${game.value?.fire_cards.includes(top)} />`;
        })}
      </section>
      <h1>${next ? say("web-pass-to", { name: nameOf(next.seat) }) : say("web-pass-who")}</h1>
      <p class="soft">${say("web-pass-how")}</p>
      ${(next ? [next] : own).map(
        (each) => html`<button key=${each.seat} class=${`button button--large ${next ? "button--main" : ""}`} onClick=${() => take(each)}>
          ${next ? html`<${Icon} name="eye" />` : html`<${Avatar} seat=${each.seat} name=${nameOf(each.seat)} />`}
          ${say("web-pass-taken", { name: nameOf(each.seat) })}
        </button>`,
      )}
    </main>
  </div>`;
}
