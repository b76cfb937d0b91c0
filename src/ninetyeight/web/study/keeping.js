// @ts-check
// Finished reviews, kept on this device in a database of their own: they can be made again, so losing them is no harm.

/** @import { Review } from "./review.js" */

/** @typedef {{ key: string, at: number, review: Review }} KeptReview */

const NAME = "n98-study";
const PART = "reviews";
/** Another one when reviews have other fields. */
const FORMAT = 1;
const MOST = 100;

/** @template T @param {IDBRequest<T>} request @returns {Promise<T>} */
const answerTo = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Does something with the reviews; null if this browser keeps nothing. @template T @param {IDBTransactionMode} mode @param {(reviews: IDBObjectStore) => Promise<T>} work @returns {Promise<T | null>} */
async function within(mode, work) {
  try {
    const opening = indexedDB.open(NAME, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore(PART, { keyPath: "key" }).createIndex("at", "at");
    const database = await answerTo(opening);
    try {
      return await work(database.transaction(PART, mode).objectStore(PART));
    } finally {
      database.close();
    }
  } catch {
    return null;
  }
}

/** @param {string} game what tells it, and who has judged it, from others @param {string} effort */
const keyOf = (game, effort) => `${FORMAT}/${effort}/${game}`;

/** @param {string} game @param {string} effort @returns {Promise<Review | null>} */
export async function keptReview(game, effort) {
  /** @type {KeptReview | null | undefined} */
  const found = await within("readonly", (reviews) => answerTo(reviews.get(keyOf(game, effort))));
  return found?.review ?? null;
}

/** Keeps a review, and forgets the oldest where there are many. @param {string} game @param {string} effort @param {Review} review */
export async function keepReview(game, effort, review) {
  await within("readwrite", async (reviews) => {
    await answerTo(reviews.put({ key: keyOf(game, effort), at: Date.now(), review }));
    const keys = await answerTo(reviews.index("at").getAllKeys());
    for (const key of keys.slice(0, -MOST)) reviews.delete(key);
  });
}
