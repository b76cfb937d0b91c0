// @ts-check
// The rules of the game in short, with pictures, for each rule set.

/** @import { PileLetter } from "../state.js" */
/** @import { ShownRules } from "../wire.js" */

import { isPublished, useRuleSets } from "../components/choices.js";
import { Leap, StillPile } from "../components/still.js";
import { Back, Face, Icon } from "../drawings.js";
import { Bar } from "../frame.js";
import { PILES } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

const STARTS = [1, 1, 100, 100];
/** @type {readonly ("leave" | "no-jump" | "free")[]} */
const SIGNALS = ["leave", "no-jump", "free"];

export default function Rules() {
  const known = useRuleSets().filter(({ name }) => isPublished(name));
  const fire = known.find((rules) => rules.fire.length)?.fire ?? [];
  return html`<div class="rules-page">
    <${Bar} />
    <main class="rules-main">
      <header>
        <h1>${say("web-rules-page")}</h1>
        <p class="soft">${say("web-about-goal")}</p>
        <p><a class="button" href="/learn"><${Icon} name="learn" />${say("web-learn")}</a></p>
      </header>
      <${Part} title=${say("web-about-piles")} text=${say("web-about-piles-text")}>
        <div class="still-piles">
          ${PILES.map((pile, at) => html`<${StillPile} key=${pile} pile=${pile} top=${STARTS[at]} />`)}
        </div>
      <//>
      <${Part} title=${say("web-about-jumps")} text=${say("web-about-jumps-text")}>
        <${Row} pile="a" cards=${[1, 4, 9, 31]} /><${Row} pile="c" cards=${[100, 97, 88, 85]} />
      <//>
      <${Part} title=${say("web-trick")} text=${say("web-about-trick-text")}>
        <${Row} pile="a" cards=${[47, 37]} /><${Row} pile="c" cards=${[62, 72]} />
      <//>
      <${Part} title=${say("web-about-turn")} text=${say("web-about-turn-text")}>
        <div class="card-row"><${Face} value=${12} /><${Face} value=${15} /><${Icon} name="next" /><${Back} /><${Back} /></div>
      <//>
      <${Part} title=${say("web-talk")} text=${say("web-about-talk-text")}>
        <ul class="said">
          ${SIGNALS.map((each) => html`<li key=${each} class=${`chip chip--${each}`}><${Icon} name=${each} />${say(`web-signal-${each}`)}</li>`)}
          <li class="chip chip--leave"><${Icon} name="close" /><s>${say("web-about-talk-wrong")}</s></li>
        </ul>
      <//>
      <${Part} title=${say("web-about-end")} text=${say("web-about-end-text")} />
      <section class="panel rules-part rules-sets" id="sets">
        <h2>${say("web-about-sets")}</h2>
        <${Sets} known=${known.filter((rules) => !rules.fire.length)} />
        <p class="soft">${say("web-about-sets-text")}</p>
      </section>
      <${Part} title=${say("web-fire")} text=${say("web-about-fire-text")}>
        <div class="card-row">${fire.map((card) => html`<${Face} key=${card} value=${card} fire />`)}</div>
      <//>
      <p class="rules-foot">
        <a class="button button--main" href="/learn"><${Icon} name="learn" />${say("web-learn")}</a>
        <a class="button" href="/">${say("web-home")}</a>
      </p>
    </main>
  </div>`;
}

/** @param {{ title: string, text: string, children?: unknown }} props */
function Part({ title, text, children }) {
  return html`<section class="panel rules-part">
    <h2>${title}</h2>
    ${children}
    <p>${text}</p>
  </section>`;
}

/** Cards in the order in which they came onto a pile. @param {{ pile: PileLetter, cards: number[] }} props */
function Row({ pile, cards }) {
  const way = pile === "a" ? "rise" : "fall";
  return html`<div class=${`card-row pile--${way}`}>
    <span class="row-way"><${Icon} name=${pile === "a" ? "up" : "down"} />${say(pile === "a" ? "web-rising" : "web-falling")}</span>
    ${cards.map(
      (card, at) => html`<span key=${card} class="row-card">
        <${Face} value=${card} />${at > 0 && html`<${Leap} pile=${pile} from=${cards[at - 1]} to=${card} />`}
      </span>`,
    )}
  </div>`;
}

/** Cards a turn, and cards in hand for 1, 2, and 3 to 5 players. @param {{ known: readonly ShownRules[] }} props */
function Sets({ known }) {
  return html`<div class="sets-frame" tabindex="0" role="region" aria-label=${say("web-about-sets")}>
    <table class="sets">
      <thead>
        <tr>
          <th scope="col">${say("web-rules")}</th>
          <th scope="col">${say("web-about-least")}</th>
          <th scope="col">${say("web-about-hand", { who: "alone" })}</th>
          <th scope="col">${say("web-about-hand", { who: "2" })}</th>
          <th scope="col">${say("web-about-hand", { who: "3–5" })}</th>
        </tr>
      </thead>
      <tbody>
        ${known.map(
          ({ name, minimum, hand_sizes }) => html`<tr key=${name}>
            <th scope="row">${say(`web-rules-${name}`)}</th>
            <td>${minimum}</td>
            ${hand_sizes.slice(0, 3).map((size) => html`<td>${size}</td>`)}
          </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
