// Looks at what a page shows now, and tells what somebody could not hit or read: a list of [kind, what].
(() => {
  const CONTROLS = "button, a[href], input, select, summary";
  const NUMERALS = ".face-number, .round-cards i";
  /** What may lie over the rest of the page on purpose. */
  const OVERLAYS = "dialog, .signal-menu, .bubble, .side, .notices, .trouble, .requests, .lobby-foot, .replay-controls";
  /** A link in a sentence has the height of its line, and eight cards in a narrow hand show less of each. */
  const SIZE = 44;
  const NARROWEST_CARD = 32;
  const SMALLEST_NUMERAL = 14;
  /** Long names may be cut, but enough of them must be seen. */
  const LONG_NAME = 52;

  const found = [];
  const tell = (kind, what) => found.push(`${kind}: ${what}`);
  const name = (element) => {
    const words = (element.ariaLabel || element.textContent).trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.localName}.${element.classList[0] ?? ""} “${words}”`;
  };
  const modal = document.querySelector("dialog[open]");
  const root = modal ?? document.body;
  const shown = (element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && !element.closest(".unseen");
  const bring = (element) => element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });

  function lookForControls() {
    for (const each of root.querySelectorAll(CONTROLS)) {
      if (each.disabled || each.matches("fieldset:disabled *")) continue;
      const isMarked = each.matches("[type=radio], [type=checkbox], [type=file]");
      const control = isMarked ? each.closest("label") : each;
      if (!shown(control)) continue;
      bring(control);
      const box = boxOf(control);
      const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
      const isHit = (dx, dy) => {
        const hit = document.elementFromPoint(x + dx, y + dy);
        return hit !== null && (control.contains(hit) || hit.closest("label")?.control === control || isOver(hit, control));
      };
      if (!isHit(0, 0)) {
        tell("not hit", `${name(control)} by ${name(document.elementFromPoint(x, y) ?? document.documentElement)}`);
        continue;
      }
      const wide = extent((by) => isHit(by, 0));
      const high = extent((by) => isHit(0, by));
      const least = control.matches(".hand-card") ? NARROWEST_CARD : SIZE;
      if (wide < least || high < SIZE) tell("too small", `${name(control)} ${Math.floor(wide)}×${Math.floor(high)}`);
    }
  }

  /** Whether something lies over an element on purpose. */
  const isOver = (one, other) => one.closest(OVERLAYS) !== null && one.closest(OVERLAYS) !== other.closest(OVERLAYS);

  /** The box of what can be seen of a control that has none itself. */
  function boxOf(control) {
    const box = control.getBoundingClientRect();
    if (box.width > 0) return box;
    const range = document.createRange();
    range.selectNodeContents(control);
    return range.getBoundingClientRect();
  }

  /** How far a control reaches to both sides of its centre, as far as that matters. */
  function extent(isHit) {
    const half = SIZE / 2 - 0.5;
    if (isHit(half) && isHit(-half)) return SIZE;
    return reach(isHit) + reach((by) => isHit(-by)) + 1;
  }

  function reach(isHit) {
    let [near, far] = [0, SIZE];
    while (far - near > 0.5) {
      const middle = (near + far) / 2;
      if (isHit(middle)) near = middle;
      else far = middle;
    }
    return near;
  }

  /** What is painted over an element at a point, though it does not belong to it. */
  function over(element, x, y) {
    if (element.contains(document.elementFromPoint(x, y))) return undefined;
    const all = document.elementsFromPoint(x, y);
    const at = all.findIndex((each) => each === element || element.contains(each));
    if (at < 0) {
      const by = all[0] ?? document.documentElement;
      return isOver(by, element) ? undefined : by;
    }
    return all.slice(0, at).find((each) => !each.contains(element) && !isOver(each, element) && shown(each) && paints(each));
  }

  /** Whether an element covers what is below it: some only keep a place. */
  function paints(element) {
    const { backgroundColor, backgroundImage } = getComputedStyle(element);
    const isBare = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    return !isBare || element instanceof SVGElement || (element.childElementCount === 0 && element.textContent !== "");
  }

  function lookForNumerals() {
    for (const numeral of root.querySelectorAll(NUMERALS)) {
      if (!shown(numeral) || numeral.closest(".pile-under")) continue;
      bring(numeral);
      const { x, y, width, height, angle } = glyphs(numeral);
      if (height < SMALLEST_NUMERAL) tell("tiny", `${name(numeral)} ${height.toFixed(1)}`);
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
      const covers = new Set();
      for (const across of [-0.47, 0, 0.47])
        for (const down of [-0.3, 0, 0.3]) {
          const [dx, dy] = [across * width, down * height];
          const by = over(numeral, x + dx * cos - dy * sin, y + dx * sin + dy * cos);
          if (by) covers.add(name(by));
        }
      if (covers.size > 0) tell("covered", `${name(numeral)} by ${[...covers].join(", ")}`);
    }
  }

  /** Where the digits stand: the middle of their box, its sides before it was turned, and by how much it was. */
  function glyphs(numeral) {
    let angle = 0;
    for (let each = numeral; each; each = each.parentElement) {
      const { transform, rotate } = getComputedStyle(each);
      const matrix = new DOMMatrix(transform);
      angle += Math.atan2(matrix.b, matrix.a) + (Number.parseFloat(rotate) || 0) * (Math.PI / 180);
    }
    const range = document.createRange();
    range.selectNodeContents(numeral);
    const box = range.getBoundingClientRect();
    const [cos, sin] = [Math.cos(Math.abs(angle)), Math.sin(Math.abs(angle))];
    const both = cos * cos - sin * sin;
    return {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
      width: (box.width * cos - box.height * sin) / both,
      height: (box.height * cos - box.width * sin) / both,
      angle,
    };
  }

  /** Every line of text that can be seen, with the element it stands in. */
  function lines() {
    const all = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.data.trim() || element.closest(`svg, .unseen, ${NUMERALS}`) || !shown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const box of range.getClientRects())
        if (box.width > 1) all.push({ element, box, text: node.data.trim(), group: element.closest(OVERLAYS) });
    }
    return all;
  }

  function lookForText() {
    scrollTo(0, 0);
    const all = lines();
    for (const line of all) {
      const by = cut(line);
      if (by) tell("clipped", `“${line.text}” by ${by}`);
      const { left, top, bottom } = line.box;
      const right = Math.min(line.box.right, line.element.getBoundingClientRect().right);
      if (top < 0 || bottom > innerHeight || line.element.closest(".talk-stream, dialog")) continue;
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const cover = over(line.element, x, (top + bottom) / 2);
        if (cover && !by) tell("covered", `“${line.text}” by ${name(cover)}`);
      }
    }
    all.forEach((one, at) => {
      for (const other of all.slice(at + 1))
        if (one.element !== other.element && one.group === other.group && meet(one.box, other.box)) tell("overlap", `“${one.text}” and “${other.text}”`);
    });
    const page = document.scrollingElement;
    if (page.scrollWidth > page.clientWidth) tell("clipped", `the page is ${page.scrollWidth} wide`);
    if (modal && modal.scrollWidth > modal.clientWidth) tell("clipped", `the window is ${modal.scrollWidth} wide`);
  }

  /** What cuts a line of text off. */
  function cut({ element, box }) {
    // What is above and below the letters of a line may be lost.
    const slack = box.height * 0.15;
    for (let each = element; each && each !== document.body; each = each.parentElement) {
      const { overflowX, overflowY, textOverflow, display } = getComputedStyle(each);
      if (display === "contents" || display === "inline") continue;
      const edge = each.getBoundingClientRect();
      if (textOverflow === "ellipsis" && edge.width > LONG_NAME && !each.innerText.trim().includes(" ")) return "";
      const isCut = (overflow) => overflow === "hidden" || overflow === "clip";
      if (isCut(overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return name(each);
      if (isCut(overflowY) && (box.top < edge.top - slack || box.bottom > edge.bottom + slack)) return name(each);
      if (overflowY === "auto") return ""; // It can be scrolled.
    }
    return box.left < -1 || box.right > innerWidth + 1 ? "the page" : "";
  }

  function meet(one, other) {
    const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
    const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
    return across > 2 && down > 0.3 * Math.min(one.height, other.height);
  }

  lookForControls();
  const seen = new CSSStyleSheet();
  // What lies over something is to be found also where it lets the pointer through, but not what cannot be seen.
  seen.replaceSync("* { pointer-events: auto !important; } .pile-spot::after { display: none !important; }");
  document.adoptedStyleSheets.push(seen);
  lookForNumerals();
  lookForText();
  document.adoptedStyleSheets.pop();
  for (const each of document.querySelectorAll(".game, .board"))
    if (each.scrollTop || each.scrollLeft) tell("shifted", name(each));
  return [...new Set(found)];
})
