import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { closeAll, newWorker, stored } from "./device.mjs";

const WISHES = { pace: 0, isPaused: true, steps: 0, hasOpenHands: false };
const BOTS = { name: "Ada", rules: "standard", bots: ["steady", "steady"] };

beforeEach(async () => {
  await closeAll();
  stored.parts.clear();
});

async function dealt(worker, wish, id = "one") {
  await worker.ask("create", id, wish);
  worker.socket({ type: "hello", table: `here/${id}` });
  return worker.message("welcome");
}

const isLaid = ({ message }) => message?.step?.events.some(({ is }) => is === "laid");
/** Everything that bots would do by now. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 60));

test("bots that are watched wait before each card, until somebody wishes the next", async () => {
  const worker = await newWorker();
  worker.wish(WISHES);
  await dealt(worker, { ...BOTS, watch: true });
  await worker.found(({ message }) => message?.game?.turn);
  for (const steps of [1, 2, 3]) {
    await settled();
    assert.ok(!worker.said.some(isLaid));
    worker.wish({ ...WISHES, steps });
    await worker.found(isLaid);
  }
  worker.wish({ ...WISHES, isPaused: false, steps: 3 });
  for (let card = 0; card < 3; card++) await worker.found(isLaid);
});

test("steps that were wished before a pause do not count in it", async () => {
  const worker = await newWorker();
  worker.wish({ ...WISHES, steps: 7 });
  await dealt(worker, { ...BOTS, watch: true });
  await worker.found(({ message }) => message?.game?.turn);
  await settled();
  assert.ok(!worker.said.some(isLaid));
});

test("hands are open only on wish, and only if nobody plays", async () => {
  const worker = await newWorker();
  worker.wish(WISHES);
  const { game } = await dealt(worker, { ...BOTS, watch: true });
  assert.equal(game.hands, undefined);
  worker.wish({ ...WISHES, hasOpenHands: true });
  const { message } = await worker.found(({ message }) => message?.type === "welcome");
  assert.deepEqual(message.game.hands.map((hand) => hand.length), [7, 7]);
  worker.wish(WISHES);
  assert.equal((await worker.message("welcome")).game.hands, undefined);

  worker.wish({ ...WISHES, hasOpenHands: true });
  assert.ok((await worker.message("welcome")).game.hands);
  const own = await dealt(worker, BOTS, "with a person");
  assert.ok(own.mine);
  assert.equal(own.game.hands, undefined);
});
