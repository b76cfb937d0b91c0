// @ts-check
// How a table plays: the rule set, the pace, and what helps its players.

/** @import { ChangeOptions, ShownOptions, ShownRules } from "../wire.js" */
/** @typedef {{ currentTarget: HTMLInputElement }} Switched */

import { ruleSets } from "../api.js";
import { Icon } from "../drawings.js";
import { rulesParts } from "../state.js";
import { html, useEffect, useSignal } from "../vendor/libraries.js";
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

/** Whether it is a published rule set. @param {string} rules */
export const isPublished = (rules) => RULES.includes(rulesParts(rules).base);

/** The name of a rule set as people say it; somebody's own has the name that it was given. @param {string} rules */
export function rulesName(rules) {
  const { base, fire } = rulesParts(rules);
  if (!isPublished(rules)) return rules;
  const name = say(`web-rules-${base}`);
  return fire ? say("web-rules-with-fire", { rules: name }) : name;
}

/** All rule sets of this server; none before they are known. @param {unknown} [again] asks again when it changes @returns {readonly ShownRules[]} */
export function useRuleSets(again) {
  /** @type {import("@preact/signals").Signal<readonly ShownRules[]>} */
  const known = useSignal([]);
  useEffect(() => {
    ruleSets().then(
      (found) => {
        known.value = found;
      },
      () => {}, // All but the numbers can be read without them.
    );
  }, [again]);
  return known.value;
}

/** What a rule set is like, in a sentence; nothing about one that this server does not have. @param {string} rules @param {readonly ShownRules[]} known */
export function rulesHow(rules, known) {
  if (isPublished(rules)) return say(`web-rules-${rulesParts(rules).base}-how`);
  const own = known.find(({ name }) => name === rules);
  return own ? say("web-rules-own-how", { lowest: own.lowest, highest: own.highest, minimum: own.minimum, players: own.hand_sizes.length }) : "";
}

/**
 * @param {object} props
 * @param {string} props.rules
 * @param {readonly ShownRules[]} props.known
 * @param {boolean} [props.locked]
 * @param {(change: Pick<ChangeOptions, "rules" | "base" | "fire">) => void} props.onChange is given only what has changed
 * @param {(rules: string) => unknown} [props.besides] gives what is shown about each rule set
 */
export function RulesChoice({ rules, known, locked = false, onChange, besides = () => null }) {
  const { base, fire } = rulesParts(rules);
  const own = known.filter(({ name }) => !isPublished(name));
  return html`<fieldset class="rules-choice" disabled=${locked}>
    <legend class="unseen">${say("web-rules")}</legend>
    ${RULES.map(
      (each) => html`<label key=${each} class="rules-option">
        <input type="radio" name="rules" checked=${each === base} onChange=${() => onChange({ base: each })} />
        <span><b>${say(`web-rules-${each}`)}</b><small>${say(`web-rules-${each}-how`)}</small></span>
        ${besides(fire ? `${each}+fire` : each)}
      </label>`,
    )}
    ${own.map(
      ({ name }) => html`<label key=${name} class="rules-option">
        <input type="radio" name="rules" checked=${name === rules} onChange=${() => onChange({ rules: name })} />
        <span><b>${name}</b><small>${rulesHow(name, known)}</small></span>
      </label>`,
    )}
    ${isPublished(rules) &&
    html`<label class="switch">
      <span class="with-icon"><b><${Icon} name="flame" />${say("web-fire")}</b><small>${say("web-fire-how")}</small></span>
      <input type="checkbox" role="switch" checked=${fire} onChange=${(/** @type {Switched} */ { currentTarget }) => onChange({ fire: currentTarget.checked })} />
    </label>`}
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
