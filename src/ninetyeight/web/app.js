// @ts-check
// The beginning: the table is joined while the rest of the page is still on its way.

import { join } from "./connection.js";
import { followLanguage, learn } from "./words.js";

const code = early.tableNamedBy(location.pathname);
if (code) join(code);
const [{ show }] = await Promise.all([import("./page.js"), learn()]);
show();
followLanguage();

// The page can be used by now, and what the worker fetches comes after all that a screen waits for.
const AFTER = 3;
setTimeout(() => {
  // Without it the page only needs its server each time.
  navigator.serviceWorker?.register("/worker.js", { updateViaCache: "none" }).catch(() => {});
}, AFTER * 1000);
