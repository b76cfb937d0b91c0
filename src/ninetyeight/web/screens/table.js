// @ts-check
// A table, in whatever phase it is: one connection, and the screen that fits.

import { isLocal, join, leave, notice, rejoin, status, takeOver, visited } from "../connection.js";
import { Icon } from "../drawings.js";
import { Bar, Later } from "../frame.js";
import { Offline, tell } from "../notices.js";
import { exercise, game, mySeat, nameOf, onStep, table, you } from "../state.js";
import { effect, html, useEffect, useSignal } from "../vendor/libraries.js";
import { say } from "../words.js";

/** @param {{ code: string }} props */
export default function Table({ code }) {
  useEffect(() => {
    join(code);
    import("../effects/announcements.js").catch(() => {}); // A table can be seen before it is heard, or if it is not.
    // Whoever plays on this device needs no server from now on.
    if (isLocal()) setTimeout(() => LATER.forEach((load) => void load().catch(() => {})), AFTER * 1000);
    return leave;
  }, [code]);
  useEffect(tellNotices, []);
  // Whoever was sent away sees no table that could be sat down at.
  if (status.value.is === "ended" && status.value.why === "kicked") return html`<${Ended} />`;
  return html`<${Shared} key=${code} code=${code} /><${Asked} /><${Trouble} />`;
}

/** Seconds after which the parts are fetched that a game on this device may need. */
const AFTER = 1;
const LATER = [
  () => import("./end.js"),
  () => import("../components/game/curtain.js"),
  () => import("../components/game/starting.js"),
  () => import("../dialogs/menu.js"),
  () => import("../dialogs/picture.js"),
  () => import("../effects/flights.js"),
  () => import("../effects/sounds.js"),
];

/** What the table on this device has to say in passing, such as that nothing can be stored. */
const tellNotices = () =>
  effect(() => {
    if (!notice.value) return;
    tell(say(notice.value), "bad");
    notice.value = "";
  });

/** Several people at one device: each sees the table only while it is in their hands. */
function Shared(/** @type {{ code: string }} */ { code }) {
  /** @type {import("@preact/signals").Signal<number | null>} */
  const holder = useSignal(null);
  /** Whether the cards just drawn are still looked at. */
  const hasDrawn = useSignal(false);
  useEffect(
    () =>
      onStep((step) => {
        for (const event of step.events) {
          if (event.is === "dealt") holder.value = null;
          if (event.is === "turn-ended" && event.seat === holder.value) hasDrawn.value = true;
        }
      }),
    [],
  );
  const own = you.value?.seats ?? [];
  const phase = table.value?.phase;
  // What is known of the table before is still there when the next one is joined.
  if (exercise.value && code !== `here/${exercise.value.id}`) return null;
  if (exercise.value) return html`<${ExerciseHead} /><${Phase} />`;
  if (own.length < 2 || (phase !== "agreeing" && phase !== "playing")) return html`<${Phase} />`;
  const turn = game.value?.turn?.seat;
  const isLooking = hasDrawn.value && turn !== holder.value;
  const isOthers = turn !== holder.value && own.some(({ seat }) => seat === turn);
  if (holder.value === null || (isOthers && !isLooking)) {
    const onTaken = (/** @type {number} */ seat) => {
      holder.value = seat;
      hasDrawn.value = false;
    };
    return html`<${Later} key="curtain" load=${() => import("../components/game/curtain.js")} onTaken=${onTaken} />`;
  }
  return html`${(phase === "agreeing" || isLooking) &&
    html`<p class="pass-on">
      ${say("web-pass-now", { name: nameOf(holder.value) })}
      <button class="button" onClick=${() => (holder.value = null)}>${say(isLooking ? "web-hide-now" : "web-pass-on")}</button>
    </p>`}<${Phase} />`;
}

/** An exercise says that it is one, and leads back; so does what comes after it, in its own words. */
function ExerciseHead() {
  if (!exercise.value || exercise.value.lays || table.value?.phase !== "playing") return null;
  const { isTask, puzzle, turn, back } = exercise.value;
  const title = puzzle ? say("web-puzzle-task") : say(isTask ? "web-task" : "web-exercise", { turn });
  return html`<aside class="pass-on exercise" aria-label=${title}>
    <b>${title}</b>
    <a class="button button--quiet" href=${back}><${Icon} name="back" />${say("web-exercise-back")}</a>
  </aside>`;
}

/** Seconds for which the last cards stay in sight before the end is shown. */
const LAST_LOOK = 2.2;

function Phase() {
  const isLooking = useSignal(false);
  useEffect(
    () =>
      onStep((step) => {
        if (!step.events.some((event) => event.is === "finished")) return;
        isLooking.value = true;
        setTimeout(() => {
          isLooking.value = false;
        }, LAST_LOOK * 1000);
      }),
    [],
  );
  if (exercise.value?.lays && !isLooking.value) return html`<${Later} key="feedback" load=${() => import("../components/study/feedback.js")} />`;
  switch (isLooking.value ? "playing" : table.value?.phase) {
    case undefined:
      return html`<${NoTable} />`;
    case "gathering":
      return html`<${Later} key="lobby" load=${() => import("./lobby.js")} />`;
    case "over":
      return html`<${Later} key="end" load=${() => import("./end.js")} />`;
    default:
      return html`<${Later} key="game" load=${loadGame} />`;
  }
}

/** The game and all its parts at once: named only by each other they would come one after the other. */
const loadGame = () =>
  Promise.all([
    import("./game.js"),
    import("../components/game/hand.js"),
    import("../components/game/pile.js"),
    import("../components/seat.js"),
    import("../components/game/talk.js"),
    import("../components/game/turn.js"),
    import("../moves.js"),
  ]).then(([game]) => game);

/** What latecomers ask of those who sit here. */
function Asked() {
  const maySay = mySeat.value !== null || you.value?.host;
  if (!maySay || !table.value?.requests?.length) return null;
  return html`<${Later} load=${() => import("../components/guests/requests.js")} />`;
}

/** What is wrong with the connection, as long as something is. */
function Trouble() {
  const { is, why, silent } = status.value;
  if ((is === "open" && !silent) || !table.value) return null;
  const key =
    is === "ended" ? `web-ended-${why}` : why === "restarting" ? "web-restarting" : silent ? "web-silent" : "web-reconnecting";
  return html`<p class="trouble" role="alert">
    <span><${Icon} name="clock" /> ${say(key)}</span>
    ${is === "ended" && html`<${Ways} /><a class="button" href="/">${say("web-home")}</a>`}
  </p>`;
}

/** Before a table has told anything of itself. */
function NoTable() {
  if (status.value.is === "ended") return html`<${Ended} />`;
  if (!status.value.again) return html`<p class="waiting soft">${say("web-connecting")}</p>`;
  return html`<${Bar} /><main><${Offline} text=${say("web-offline-table")} /></main>`;
}

function Ended() {
  return html`<main class="page">
    <h1>${say(`web-ended-${status.value.why}`)}</h1>
    <p class="next-more"><${Ways} /> <a class="button button--main" href="/">${say("web-home")}</a></p>
  </main>`;
}

/** What can be done about a game on this device that another tab plays, that cannot be read, or that does not go on. */
function Ways() {
  const { why } = status.value;
  if (why === "elsewhere") return html`<button class="button" onClick=${takeOver}>${say("web-take-over")}</button>`;
  if (why === "damaged") return html`<button class="button" onClick=${saveDamaged}><${Icon} name="download" />${say("web-save-file")}</button>`;
  if (why === "stopped" || why === "not-loaded") return html`<button class="button" onClick=${rejoin}><${Icon} name="again" />${say("web-try-again")}</button>`;
  return null;
}

/** Saves as a file what was kept of a game. */
async function saveDamaged() {
  const id = visited.value?.code.replace("here/", "") ?? "";
  const [{ saveText }, { asideHere }] = await Promise.all([import("../components/share.js"), import("../engine/local.js")]);
  saveText(`${id}.json`, JSON.stringify(await asideHere(id), (_, value) => (value instanceof Uint8Array ? [...value] : value)));
}
