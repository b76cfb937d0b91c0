// @ts-check
// Home: play alone at once, on this device; open a table for friends, join one, or resume one.

/** @import { Me } from "../wire.js" */
/** @import { LocalTable } from "../engine/local.js" */

import { lookAtTable, me, ApiError } from "../api.js";
import { rulesName } from "../components/choices.js";
import { Delete } from "../components/delete.js";
import { openTable, playHere, watchBots } from "../components/opening.js";
import { startHere, tablesHere } from "../engine/local.js";
import { Face, Icon } from "../drawings.js";
import { Bar, go, Later, openLater, useOneAtATime } from "../frame.js";
import { name, rules } from "../settings.js";
import { html, useEffect, useSignal } from "../vendor/libraries.js";
import { listed, reason, say } from "../words.js";

/** Seconds until the page prepares what it may need next. */
const AFTER = 1;

/** @param {{ returns: number }} props how often the server was reconnected: what it did not send before is requested again */
export default function Home({ returns }) {
  /** @type {import("@preact/signals").Signal<NonNullable<Me["tables"]>>} */
  const tables = useSignal([]);
  /** @type {import("@preact/signals").Signal<LocalTable[]>} */
  const here = useSignal([]);
  const wrong = useSignal("");
  // The page can be used by now: what plays without a server comes after all that it waits for.
  useEffect(() => {
    const later = setTimeout(async () => {
      here.value = (await startHere()) ? await tablesHere() : [];
    }, AFTER * 1000);
    return () => clearTimeout(later);
  }, []);
  useEffect(() => {
    me().then(
      (known) => {
        tables.value = known.tables ?? [];
      },
      () => {}, // Whoever is offline can still read the page.
    );
  }, [returns]);

  const once = useOneAtATime();
  const attempt = (/** @type {() => Promise<void>} */ open) =>
    once(async () => {
      try {
        await open();
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        wrong.value = reason(error.code, error.facts);
      }
    });

  return html`<div class="home">
    <${Bar} />
    <main class="home-main">
      <section class="hero">
        <div class="hero-cards" aria-hidden="true">
          ${[12, 34, 57, 76, 98].map((value) => html`<${Face} key=${value} value=${value} />`)}
        </div>
        <h1>${say("web-hero")}</h1>
        <p>${say("web-hero-text")}</p>
        <a class="button" href="/learn"><${Icon} name="learn" />${say("web-learn")}</a>
      </section>
      <section class="doors" aria-label=${say("web-play")}>
        <label class="field">
          ${say("web-your-name")}
          <input
            class="input"
            value=${name.value}
            maxlength="24"
            autocomplete="nickname"
            placeholder=${say("web-somebody")}
            onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => {
              name.value = event.currentTarget.value;
              wrong.value = "";
            }}
          />
        </label>
        ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}
        <button class="button button--main door" onClick=${() => attempt(() => playHere({}))}>
          <${Icon} name="person" /><span><b>${say("web-play-alone")}</b><small>${howTo("web-play-alone-how")}</small></span>
        </button>
        <button class="button door" onClick=${() => attempt(() => openTable({}))}>
          <${Icon} name="people" /><span><b>${say("web-play-friends")}</b><small>${howTo("web-play-friends-how")}</small></span>
        </button>
        <a class="button door" href="/daily">
          <${Icon} name="day" /><span><b>${say("web-daily")}</b><small>${say("web-daily-how")}</small></span>
        </a>
        <a class="button door" href="/puzzles">
          <${Icon} name="puzzle" /><span><b>${say("web-puzzles")}</b><small>${say("web-puzzles-door")}</small></span>
        </a>
        <div class="door-pair">
          <button class="button door door--small" onClick=${() => openLater(() => import("../dialogs/together.js"))}>
            <${Icon} name="cards" /><b>${say("web-together")}</b><small>${say("web-together-how")}</small>
          </button>
          <button class="button door door--small" onClick=${() => attempt(() => watchBots())}>
            <${Icon} name="eye" /><b>${say("web-watch")}</b><small>${say("web-watch-how")}</small>
          </button>
        </div>
        <${Rules} returns=${returns} />
        <${Join} />
      </section>
      ${tables.value.length + here.value.length > 0 && html`<${MyTables} tables=${tables.value} here=${here} />`}
    </main>
    <footer class="home-foot soft">
      <nav aria-label=${say("web-more")}>
        <a href="/rules">${say("web-rules-page")}</a>
        <a href="/games">${say("web-replay-title")}</a>
      </nav>
      ${say("web-not-affiliated")}
    </footer>
  </div>`;
}

/** What is said about a way to play; rules other than the usual ones are named. @param {string} key */
const howTo = (key) => (rules.value === "standard" ? say(key) : rulesName(rules.value));

/** How new tables play; what there is to choose is fetched when somebody looks. */
function Rules(/** @type {{ returns: number }} */ { returns }) {
  const isOpen = useSignal(false);
  return html`<details
    class="panel home-rules"
    onToggle=${(/** @type {{ currentTarget: HTMLDetailsElement }} */ { currentTarget }) => (isOpen.value = currentTarget.open)}
  >
    <summary><span>${say("web-rules")}</span><b>${rulesName(rules.value)}</b></summary>
    ${isOpen.value && html`<${Later} load=${() => import("../components/rule-sets.js")} returns=${returns} />`}
  </details>`;
}

function Join() {
  const code = useSignal("");
  const wrong = useSignal("");
  const join = async (/** @type {Event} */ event) => {
    event.preventDefault();
    const wish = code.value.trim().toLowerCase().replaceAll(/\s+/g, "-");
    if (!wish) return;
    try {
      await lookAtTable(wish);
      go(`/t/${encodeURIComponent(wish)}`);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      wrong.value = error.code === "no-such-table" ? say("web-ended-no-such-table") : reason(error.code, error.facts);
    }
  };
  return html`<form class="join" onSubmit=${join}>
    <label class="field">
      ${say("web-join")}
      <span class="join-line">
        <input
          class="input input--code"
          value=${code.value}
          placeholder="mira-tolu-kesa"
          autocapitalize="none"
          autocomplete="off"
          spellcheck="false"
          onInput=${(/** @type {{ currentTarget: HTMLInputElement }} */ event) => {
            code.value = event.currentTarget.value;
            wrong.value = "";
          }}
        />
        <button class="button" disabled=${!code.value.trim()}>${say("web-join-go")}</button>
      </span>
    </label>
    ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}
  </form>`;
}

/** @param {{ tables: NonNullable<Me["tables"]>, here: import("@preact/signals").Signal<LocalTable[]> }} props */
function MyTables({ tables, here }) {
  return html`<section class="my-tables">
    <h2>${say("web-my-tables")}</h2>
    <ul>
      ${here.value.map(
        (each) => html`<li key=${each.id} class="my-table-line">
          <a class="panel my-table" href=${`/here/${each.id}`}>
            <span><b>${listed(each.players)}</b><small>${rulesName(each.rules)}</small></span>
            <span class="my-table-state">${say("web-here")}<${Icon} name="next" /></span>
          </a>
          <${Delete} part="tables" id=${each.id} label=${say("web-delete-named", { names: listed(each.players) })} onDeleted=${() => (here.value = here.value.filter(({ id }) => id !== each.id))} />
        </li>`,
      )}
      ${tables.map(
        (each) => html`<li key=${each.code}>
          <a class=${each.your_turn ? "panel my-table is-turn" : "panel my-table"} href=${`/t/${each.code}`}>
            <span><b>${listed(each.players)}</b><small>${rulesName(each.rules)}</small></span>
            <span class="my-table-state">${say(each.your_turn ? "web-your-turn" : `web-phase-${each.phase}`)}<${Icon} name="next" /></span>
          </a>
        </li>`,
      )}
    </ul>
  </section>`;
}
