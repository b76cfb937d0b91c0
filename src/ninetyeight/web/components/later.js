// @ts-check
// A part of the page whose code comes when it is needed.

import { html, useEffect, useSignal } from "../vendor/libraries.js";

/** @param {{ load: () => Promise<{ default: unknown }>, [prop: string]: unknown }} props */
export function Later({ load, ...props }) {
  /** @type {import("@preact/signals").Signal<{ View: unknown } | null>} */
  const loaded = useSignal(null);
  useEffect(() => {
    void load().then((module) => {
      loaded.value = { View: module.default };
    });
  }, []);
  return loaded.value && html`<${loaded.value.View} ...${props} />`;
}
