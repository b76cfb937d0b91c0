// @ts-check
// Asks for all that the page begins with at once, and first for what takes longest: the words and, at a table, what goes
// on there. The server writes this script into the page itself, so it imports nothing.

const early = (() => {
  const { release, modules, phases = "{}" } = document.documentElement.dataset;

  /** Each language by the name that its speakers give it. */
  const languages = { en: "English", fr: "Français", de: "Deutsch", uk: "Українська" };

  /** @param {readonly string[]} asked */
  function preferred(asked) {
    const known = asked.map((tag) => tag.toLowerCase().split("-")[0] ?? "");
    return known.find((tag) => tag in languages) ?? "en";
  }

  /** @param {string} tag */
  function words(tag) {
    const answer = fetch(`${release}/words/${tag}.ftl`);
    // Whoever waits for it meets the problem; until somebody does, nothing has gone wrong.
    answer.catch(() => {});
    return answer;
  }

  function chosenLanguage() {
    try {
      return localStorage.getItem("n98-language") ?? "";
    } catch {
      return ""; // Storage may be forbidden.
    }
  }

  /** The code of the table that an address names; empty if it names none. @param {string} path */
  function tableNamedBy(path) {
    const [, first = "", name = ""] = path.split("/");
    if (first === "here" && name) return `here/${name}`; // It is on this device.
    if (first !== "t" && first !== "w") return "";
    try {
      return decodeURIComponent(name);
    } catch {
      return name; // Nothing is named so, and the server will say it.
    }
  }

  /** Whether the server has no files of this release any more, but those of another. */
  const isReplaced = () =>
    fetch(`${release}/app.js`, { method: "HEAD", cache: "no-store" }).then(
      ({ status }) => status === 404,
      () => false,
    );

  // While several servers are given a new release, one of them may have sent the page and another be asked for its files.
  addEventListener(
    "error",
    async ({ target }) => {
      if (target instanceof HTMLScriptElement && (await isReplaced())) setTimeout(() => location.reload(), 1000);
    },
    true,
  );

  // As long as a page of this release is open, its files are kept (worker.js).
  navigator.locks?.request(release ?? "", { mode: "shared" }, () => new Promise(() => {})).catch(() => {});

  const newSocket = () => new WebSocket(`${location.origin.replace("http", "ws")}/socket`);

  /** A socket that has greeted already, and what came in before anybody listened. @param {string} table */
  function greeted(table) {
    const socket = newSocket();
    /** @type {MessageEvent[]} */
    const heard = [];
    socket.onopen = () => socket.send(JSON.stringify({ type: "hello", table }));
    socket.onmessage = (event) => {
      heard.push(event);
      callFor(JSON.parse(phases)[JSON.parse(event.data).table?.phase]);
    };
    return { table, socket, heard };
  }

  /** Has modules on their way before others ask for them. @param {string} [modules] */
  function callFor(modules = "") {
    for (const module of modules.split(" ").filter(Boolean)) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      link.href = `${release}${module}`;
      document.head.append(link);
    }
  }

  const tag = preferred([chosenLanguage(), ...navigator.languages]);
  const table = tableNamedBy(location.pathname);
  const begun = {
    languages,
    preferred,
    words,
    tableNamedBy,
    isReplaced,
    newSocket,
    /** @type {{ tag: string, answer: Promise<Response> } | null} */
    catalogue: { tag, answer: words(tag) },
    visit: table && !table.startsWith("here/") ? greeted(table) : null,
  };
  callFor(modules);
  // The first of each takes long to make; now there is time, as nothing has arrived yet.
  new Intl.NumberFormat(tag);
  new Intl.PluralRules(tag);
  new Intl.ListFormat(tag);
  return begun;
})();
