// @ts-check
// The rule sets to choose from, each with how often the best bot wins.

import { Icon } from "../drawings.js";
import { rules } from "../settings.js";
import { withRules } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";
import { RulesChoice, useRuleSets } from "./choices.js";

/** @param {{ returns: number }} props how often the server was reconnected */
export default function RuleSets({ returns }) {
  const known = useRuleSets(returns);
  const change = (/** @type {{ rules?: string | null } & Parameters<typeof withRules>[1]} */ { rules: whole, ...half }) => {
    rules.value = withRules(whole ?? rules.value, half);
  };
  const wins = (/** @type {string} */ name) => {
    const figures = known.find((each) => each.name === name)?.master_wins ?? [];
    return figures.some((each) => each !== null) && html`<${Wins} figures=${figures} />`;
  };
  return html`<p class="soft wins-legend">${say("web-wins")}</p>
    <${RulesChoice} rules=${rules.value} known=${known} onChange=${change} besides=${wins} />`;
}

/** Games of ten: ten only where nearly all were won, so a half is not rounded up, and none only where none was. */
const ofTen = (/** @type {number} */ percent) => Math.ceil(percent / 10 - 0.5) || (percent > 0 ? "<1" : 0);

/** A column for each number of players. @param {{ figures: readonly (number | null)[] }} props */
function Wins({ figures }) {
  return html`<span class="wins">
    ${figures.map((percent, at) => {
      if (percent === null) return null;
      const wins = ofTen(percent);
      return html`<span key=${at} class="wins-column">
        <span class="unseen">${say("web-wins-told", { players: at + 1, wins })}.</span>
        <b aria-hidden="true">${wins}</b>
        <i aria-hidden="true"><span style=${{ height: `${percent}%` }}></span></i>
        <span class="wins-players" aria-hidden="true"><${Icon} name=${at === 0 ? "person" : "people"} />${at + 1}</span>
      </span>`;
    })}
  </span>`;
}
