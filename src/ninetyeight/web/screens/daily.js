// @ts-check
// The daily deal: the same cards for everybody, and what I, all others and the bots made of them.

/** @import { Daily, DailyDeal, NewTable, OwnResult } from "../wire.js" */

import { daily as fetchDaily, ApiError } from "../api.js";
import { openTable } from "../components/opening.js";
import { Icon } from "../drawings.js";
import { Bar, useOneAtATime } from "../frame.js";
import { html, useEffect, useRef, useSignal } from "../vendor/libraries.js";
import { tell } from "../notices.js";
import { dayName, reason, say, spoken } from "../words.js";

/** Seconds after which is asked again whether the bots have played; longer each time. */
const ASK_AGAIN = 3;
/** The clock of this device may be wrong: nothing is asked more often because of it. */
const A_MINUTE = 60;
const ALONE = 1;
/** How much of the picture the highest column takes; the rest is for what stands above it. */
const ROOM = 65;
/** The columns of the picture, by the cards that were left. */
const COLUMNS = [
  [0, 0],
  [1, 9],
  [10, 19],
  [20, 29],
  [30, 49],
  [50, 98],
];

/** @param {{ returns: number }} props how often the server was reconnected */
export default function DailyScreen({ returns }) {
  /** @type {import("@preact/signals").Signal<Daily | null>} */
  const known = useSignal(null);
  const wrong = useSignal("");
  const players = useSignal(ALONE);
  const asked = useRef(0);
  const look = (/** @type {string} */ day = "") =>
    fetchDaily(day).then(
      (found) => {
        known.value = found;
        wrong.value = "";
      },
      (error) => {
        if (!(error instanceof ApiError)) throw error;
        wrong.value = reason(error.code, error.facts);
      },
    );
  useEffect(() => {
    // A day before today does not change.
    if (known.value?.day === known.value?.today) void look();
  }, [returns]);
  useEffect(() => stayCurrent(known.value, look, 2 ** asked.current++ * ASK_AGAIN), [known.value]);

  const once = useOneAtATime();
  /** @param {Omit<NewTable, "name">} wish */
  const play = (wish) =>
    once(async () => {
      try {
        await openTable({ daily: known.value?.day ?? "", ...wish });
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        tell(reason(error.code, error.facts), "bad");
        if (error.code === "wrong-day") await look();
      }
    });

  const state = known.value;
  const deal = state?.deals.find((each) => each.players === players.value);
  return html`<div class="daily">
    <${Bar} />
    <main class="daily-main">
      ${wrong.value && html`<p class="wrong" role="alert">${wrong.value}</p>`}
      ${state && deal &&
      html`<${Head} state=${state} />
        <${Players} chosen=${players} deals=${state.deals} />
        ${deal.mine && html`<${Mine} mine=${deal.mine} isToday=${state.day === state.today} />`}
        ${state.day === state.today && html`<${Play} deal=${deal} onPlay=${play} />`}
        <${Everybody} deal=${deal} isToday=${state.day === state.today} />
        <${Other} state=${state} onLook=${look} />`}
    </main>
  </div>`;
}

/**
 * Asks again when the day is over, when the page becomes visible again, and while the bots play.
 * @param {Daily | null} state
 * @param {(day?: string) => Promise<void>} look
 * @param {number} patience how long the bots are waited for
 */
function stayCurrent(state, look, patience) {
  if (!state || state.day !== state.today) return undefined;
  const areBotsPlaying = state.deals.some(({ bots }) => bots.length === 0);
  const rest = Math.max(A_MINUTE, state.until - Date.now() / 1000);
  const wait = areBotsPlaying ? Math.min(patience, rest) : rest;
  const timer = setTimeout(() => void look(), wait * 1000);
  const onVisible = () => document.visibilityState === "visible" && void look();
  document.addEventListener("visibilitychange", onVisible);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onVisible);
  };
}

/** @param {{ state: Daily }} props */
function Head({ state }) {
  const isToday = state.day === state.today;
  return html`<header class="daily-head">
    <p class="daily-day">${dayName(state.day)}</p>
    <h1>${say(isToday ? "web-daily" : "web-daily-yesterday")}</h1>
    ${isToday && html`<p class="soft">${say("web-daily-text")}</p>`}
  </header>`;
}

/** @param {{ chosen: import("@preact/signals").Signal<number>, deals: readonly DailyDeal[] }} props */
function Players({ chosen, deals }) {
  return html`<div class="choice daily-players" role="radiogroup" aria-label=${say("web-daily-players")}>
    ${deals.map(
      ({ players }) => html`<label key=${players}>
        <input type="radio" name="players" checked=${players === chosen.value} onChange=${() => (chosen.value = players)} />
        ${players === ALONE ? say("web-daily-alone") : html`<span><${Icon} name="people" /> ${players}</span>`}
      </label>`,
    )}
  </div>`;
}

/** @param {{ mine: OwnResult, isToday: boolean }} props */
function Mine({ mine: { left, game, code, hints, stand_in }, isToday }) {
  if (left === null)
    return html`<section class="panel daily-mine">
      <h2>${say("web-daily-mine")}</h2>
      <p class="soft">${say("web-daily-unfinished")}</p>
      ${code && html`<a class="button button--main" href=${`/t/${code}`}>${say("web-daily-go-on")}</a>`}
    </section>`;
  return html`<section class="panel daily-mine">
    <h2>${say("web-daily-mine")}</h2>
    <p class="daily-left">${left === 0 && html`<${Icon} name="star" />`}${say("web-daily-left", { count: left })}</p>
    ${hints && html`<p class="soft">${say("web-daily-with-hints")}</p>`}
    ${stand_in && html`<p class="soft">${say("web-daily-with-stand-in")}</p>`}
    ${isToday
      ? html`<p class="soft">${say("web-daily-sealed")}</p>`
      : html`<a class="button button--quiet" href=${`/games/${game}`}><${Icon} name="replay" />${say("web-replay")}</a>
          <a class="button button--quiet" href=${`/games/${game}/review`}><${Icon} name="review" />${say("web-review")}</a>`}
  </section>`;
}

/** @param {{ deal: DailyDeal, onPlay: (wish: Omit<NewTable, "name">) => void }} props */
function Play({ deal: { players, mine }, onPlay }) {
  const isAlone = players === ALONE;
  const words = mine ? say("web-daily-practise") : isAlone ? say("web-play-alone") : say("web-daily-team", { count: players });
  return html`<button
    class=${mine ? "button" : "button button--main button--large"}
    onClick=${() => onPlay(isAlone ? { start: true } : {})}
  >
    <${Icon} name=${isAlone ? "person" : "people"} />${words}
  </button>`;
}

/** How many games ended with how many cards left, and where I and the bots stand. @param {{ deal: DailyDeal, isToday: boolean }} props */
function Everybody({ deal, isToday }) {
  const games = deal.results.reduce((sum, each) => sum + each.games, 0);
  const helped = deal.results.reduce((sum, each) => sum + each.helped, 0);
  const none = isToday ? "web-daily-nobody" : "web-daily-nobody-then";
  return html`<section class="panel daily-everybody">
    <h2>${say("web-daily-others")}</h2>
    <p class="soft">${games > 0 ? say("web-daily-games", { count: games }) : say(none)}</p>
    ${games > 0 && html`<${Spread} deal=${deal} />`}
    ${helped > 0 && html`<p class="soft daily-helped">${say("web-daily-helped", { count: helped })}</p>`}
    ${deal.bots.length > 0 ? html`<${Bots} deal=${deal} />` : isToday && html`<p class="soft">${say("web-daily-bots-wait")}</p>`}
  </section>`;
}

/** @param {{ deal: DailyDeal }} props */
const Bots = ({ deal }) => html`<h3>${say("web-daily-bots")}<span aria-hidden="true">${say("web-daily-axis")}</span></h3>
  <ul class="daily-bots">
    ${["steady", "sharp", "master"].map((level) => html`<${Bot} key=${level} level=${level} deal=${deal} />`)}
  </ul>`;

/** @param {{ deal: DailyDeal }} props */
function Spread({ deal }) {
  const columns = COLUMNS.map(([least = 0, most = 0]) => ({
    label: least === most ? `${least}` : most >= 98 ? `${least}+` : `${least}–${most}`,
    games: deal.results.reduce((sum, { left, games }) => sum + (least <= left && left <= most ? games : 0), 0),
    isMine: typeof deal.mine?.left === "number" && least <= deal.mine.left && deal.mine.left <= most,
  }));
  const highest = Math.max(...columns.map(({ games }) => games));
  return html`<figure class="spread">
    <ol>
      ${columns.map(
        ({ label, games, isMine }) => html`<li key=${label} class=${isMine ? "is-mine" : ""}>
          <span class="unseen">${say("web-daily-column", { cards: label, games })} ${isMine && say("web-daily-mine")}</span>
          <span class="spread-bar" aria-hidden="true">
            ${isMine && html`<${Icon} name="person" />`}
            ${games > 0 && html`<b>${games}</b><i style=${{ height: `${(ROOM * games) / highest}%` }}></i>`}
          </span>
          <span class="spread-label" aria-hidden="true">${label}</span>
        </li>`,
      )}
    </ol>
    <figcaption class="soft" aria-hidden="true">${say("web-daily-axis")}</figcaption>
  </figure>`;
}

/** @param {{ level: string, deal: DailyDeal }} props */
function Bot({ level, deal }) {
  const left = deal.bots.find((each) => each.level === level)?.left;
  if (left === undefined) return null;
  return html`<li>
    <${Icon} name="bot" /><b>${say(`web-level-${level}`)}</b>
    <span class="unseen">${say("web-daily-left", { count: left })}</span>
    <span class="daily-bot-left" aria-hidden="true">${left === 0 && html`<${Icon} name="star" />`}${left}</span>
  </li>`;
}

/** When the next deal comes, and the one of the day before. @param {{ state: Daily, onLook: (day?: string) => Promise<void> }} props */
function Other({ state, onLook }) {
  const isToday = state.day === state.today;
  if (!isToday) return html`<button class="button" onClick=${() => onLook()}>${say("web-daily-back")}</button>`;
  const time = new Intl.DateTimeFormat(spoken.value, { timeStyle: "short" }).format(new Date(state.until * 1000));
  const before = new Date(new Date(state.day).getTime() - 24 * 3600 * 1000).toISOString().slice(0, 10);
  return html`<p class="soft daily-next">${say("web-daily-next", { time })}</p>
    <button class="button button--quiet" onClick=${() => onLook(before)}><${Icon} name="before" />${say("web-daily-yesterday")}</button>`;
}
