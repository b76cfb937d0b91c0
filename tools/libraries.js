// What the web table uses of other people's work; tools/vendor.py makes one module of it.

export { h, render, Fragment, createContext } from "preact";
export { useContext, useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
export { batch, computed, effect, signal, useComputed, useSignal, useSignalEffect } from "@preact/signals";
export { FluentBundle, FluentResource } from "@fluent/bundle";

import htm from "htm";
import { h } from "preact";
export const html = htm.bind(h);
