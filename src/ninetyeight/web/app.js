// @ts-check
// The beginning: words and table are called for while the rest of the page is still on its way.

import { join, tableNamedBy } from "./connection.js";
import { language } from "./settings.js";
import { effect } from "./vendor/libraries.js";
import { learn, preferred, spoken } from "./words.js";

const code = tableNamedBy(location.pathname);
if (code) join(code);
const [{ show }] = await Promise.all([import("./page.js"), learn()]);
show();

effect(() => {
  if (preferred([language.value, ...navigator.languages]) !== spoken.peek()) void learn();
});
