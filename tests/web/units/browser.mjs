// What the modules of the page need of a browser, as far as they can be tried without one.

class Storage {
  #items = new Map();
  getItem = (key) => this.#items.get(key) ?? null;
  setItem = (key, text) => void this.#items.set(key, text);
  removeItem = (key) => void this.#items.delete(key);
}

/** A socket that keeps what is sent; a test says what comes back. */
export class Socket {
  static OPEN = 1;
  static all = [];
  static get last() {
    return Socket.all.at(-1);
  }
  readyState = 0;
  sent = [];
  constructor() {
    Socket.all.push(this);
  }
  send(text) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.readyState = 3;
    this.onclose?.();
  }
  /** Opens, and the server welcomes. */
  accept(welcome) {
    this.readyState = 1;
    this.onopen?.();
    if (welcome) this.tell(welcome);
  }
  tell(message) {
    this.onmessage({ data: JSON.stringify(message) });
  }
  get commands() {
    return this.sent.filter(({ type }) => type === "do");
  }
}

/** Who listens to the window and the document, by the name of the event. */
const listeners = new Map();
const listen = (name, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]);

/** Something happens to the page. */
export const happen = (name) => (listeners.get(name) ?? []).forEach((listener) => listener({ type: name }));

Object.assign(globalThis, {
  WebSocket: Socket,
  addEventListener: listen,
  removeEventListener() {},
  requestAnimationFrame() {},
  matchMedia: () => ({ matches: false, addEventListener() {} }),
  document: {
    title: "Ninety-Eight",
    visibilityState: "visible",
    body: {},
    activeElement: null,
    addEventListener: listen,
    removeEventListener() {},
    documentElement: { dataset: {} },
  },
  localStorage: new Storage(),
  sessionStorage: new Storage(),
  early: { visit: null, newSocket: () => new Socket(), languages: {} },
});

export const WEB = new URL("../../../src/ninetyeight/web/", import.meta.url);

const SEAT = { kind: "person", name: "Ada", level: null, stand_in: null, away_since: null, host: true };

/** A game of somebody alone, who is in turn. */
export const playing = () => ({
  type: "welcome",
  seq: 10,
  now: 0,
  you: { seat: 0, seats: [], host: true, watching: false },
  table: {
    phase: "playing",
    seats: [SEAT],
    options: { rules: "standard", talk: true, memory_aid: true, hints: true, pace: 1, agree_seconds: 8, grace_seconds: 30 },
    locked: false,
    watch: "w",
    code: "c",
  },
  game: {
    fire_cards: [22],
    tops: [1, 22, 100, 100],
    fires: ["b"],
    counts: [3],
    turn: { seat: 0, minimum: 2, laid: 0, missing: 2, due: ["b"] },
    proposal: null,
    signals: [],
  },
  mine: {
    seat: 0,
    hand: [10, 30, 50],
    lays: [10, 30, 50].flatMap((card) => ["a", "c"].map((pile) => ({ card, pile, jump: 1, trick: false, loses: card === 50 }))),
    may_end: false,
    may_take_back: false,
  },
  steps: [],
  complete: false,
});

/** A table before the game, with this person as host. */
export const gathering = () => {
  const { table, ...rest } = playing();
  return { ...rest, table: { ...table, phase: "gathering", seats: [SEAT, null, null, null, null] }, game: null, mine: null };
};

/** All elements of a drawing that are of this kind, however deep. */
export function elements(drawn, kind) {
  if (Array.isArray(drawn)) return drawn.flatMap((each) => elements(each, kind));
  if (!drawn?.props) return [];
  return [...(drawn.type === kind ? [drawn] : []), ...elements(drawn.props.children, kind)];
}
