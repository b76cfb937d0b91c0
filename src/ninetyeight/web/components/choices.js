// @ts-check
// How a table plays: the rule set, the pace, and what helps its players.

/** @import { ChangeOptions, ShownOptions } from "../wire.js" */
/** @typedef {{ currentTarget: HTMLInputElement }} Switched */

import { Icon } from "../drawings.js";
import { rulesParts } from "../state.js";
import { html } from "../vendor/libraries.js";
import { say } from "../words.js";

const RULES = ["standard", "expert", "expert-hand"];
/** How long bots pause, as a factor, and the word for it. @type {readonly (readonly [string, string])[]} */
export const PACES = [
  ["1.6", "slow"],
  ["1", "normal"],
  ["0.4", "fast"],
];

/** The one of these that is nearest. @param {number} pace */
export const paceNear = (pace) =>
  PACES.reduce((best, each) => (Math.abs(Number(each[0]) - pace) < Math.abs(Number(best[0]) - pace) ? each : best));

/** The name of a rule set as people say it; somebody's own has the name that it was given. @param {string} rules */
export function rulesName(rules) {
  const { base, fire } = rulesParts(rules);
  if (!RULES.includes(base)) return rules;
  const name = say(`web-rules-${base}`);
  return fire ? say("web-rules-with-fire", { rules: name }) : name;
}

/**
 * @param {object} props
 * @param {string} props.rules
 * @param {boolean} [props.locked]
 * @param {(change: Pick<ChangeOptions, "base" | "fire">) => void} props.onChange is given only what has changed
 * @param {(rules: string) => unknown} [props.besides] gives what is shown about each rule set
 */
export function RulesChoice({ rules, locked = false, onChange, besides = () => null }) {
  const { base, fire } = rulesParts(rules);
  return html`<fieldset class="rules-choice" disabled=${locked}>
    <legend class="unseen">${say("web-rules")}</legend>
    ${RULES.map(
      (each) => html`<label key=${each} class="rules-option">
        <input type="radio" name="rules" checked=${each === base} onChange=${() => onChange({ base: each })} />
        <span><b>${say(`web-rules-${each}`)}</b><small>${say(`web-rules-${each}-how`)}</small></span>
        ${besides(fire ? `${each}+fire` : each)}
      </label>`,
    )}
    <label class="switch">
      <span class="with-icon"><b><${Icon} name="flame" />${say("web-fire")}</b><small>${say("web-fire-how")}</small></span>
      <input type="checkbox" role="switch" checked=${fire} onChange=${(/** @type {Switched} */ { currentTarget }) => onChange({ fire: currentTarget.checked })} />
    </label>
  </fieldset>`;
}

/** @param {{ options: ShownOptions, locked?: boolean, onChange: (change: Omit<ChangeOptions, "do">) => void }} props */
export function OptionsChoice({ options, locked = false, onChange }) {
  const [pace] = paceNear(options.pace);
  /** @type {readonly ("memory_aid" | "hints" | "talk")[]} */
  const switches = ["memory_aid", "hints", "talk"];
  return html`<fieldset class="options-choice" disabled=${locked}>
    <legend class="unseen">${say("web-options")}</legend>
    ${switches.map((each) => {
      const key = each.replace("_", "-");
      return html`<label key=${each} class="switch">
        <span><b>${say(`web-option-${key}`)}</b><small>${say(`web-option-${key}-how`)}</small></span>
        <input type="checkbox" role="switch" checked=${options[each]} onChange=${(/** @type {Switched} */ { currentTarget }) => onChange({ [each]: currentTarget.checked })} />
      </label>`;
    })}
    <div class="pace">
      <b id="pace-label">${say("web-option-pace")}</b>
      <div class="choice" role="radiogroup" aria-labelledby="pace-label">
        ${PACES.map(
          ([value, word]) => html`<label key=${word}>
            <input type="radio" name="pace" checked=${value === pace} onChange=${() => onChange({ pace: Number(value) })} />
            ${say(`web-pace-${word}`)}
          </label>`,
        )}
      </div>
    </div>
  </fieldset>`;
}
