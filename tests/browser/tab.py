"""A page in any browser: what a story sees, waits for and presses there."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from tests.patience import PATIENCE

# A place is free for a press when nothing lies over it.
LOOKING = """
const find = (selector, text) => [...document.querySelectorAll(selector)].filter((each) =>
    each.checkVisibility({ visibilityProperty: true })
        && `${each.ariaLabel ?? ""} ${each.textContent}`.includes(text));
const place = (selector, text, corner) => {
    const element = find(selector, text).find((each) => !each.disabled);
    if (!element) return null;
    const { left, top, width, height } = element.getBoundingClientRect();
    const [dx, dy] = corner ?? [width / 2, height / 2];
    const [x, y] = [left + dx, top + dy];
    if (element.contains(document.elementFromPoint(x, y))) return [x, y];
    element.scrollIntoView({ block: "center", behavior: "instant" });
    return null;
};
if (!window.faults) {
    window.faults = [];
    addEventListener("error", ({ message }) => faults.push(message));
    addEventListener("unhandledrejection", ({ reason }) => faults.push(String(reason)));
}
"""


class Controls(Protocol):
    """The little that every browser can be asked to do."""

    def open(self, address: str) -> None: ...
    def run(self, function: str) -> Any:
        """What a function of JavaScript without parameters returns."""

    def point(self, x: float, y: float) -> None: ...
    def hold(self) -> None: ...
    def let_go(self) -> None: ...
    def write(self, text: str) -> None: ...
    def close(self) -> None: ...


class Tab:
    """The page of one person, with a mouse and keys."""

    def __init__(self, controls: Controls, address: str) -> None:
        self._controls, self._address = controls, address
        self.faults: list[str] = []

    def open(self, path: str = "/") -> None:
        self._controls.open(self._address + path)

    def reload(self) -> None:
        path = self.ask("location.pathname")
        self._keep_faults()
        self.open(path)

    def close(self) -> None:
        try:
            self._keep_faults()
        finally:
            self._controls.close()

    def ask(self, expression: str) -> Any:
        """The value of an expression of JavaScript, in which `find` finds what can be seen."""
        return self._controls.run(f"() => {{ {LOOKING} return {expression}; }}")

    def texts(self, selector: str) -> list[str]:
        texts: list[str] = self.ask(f"{_find(selector)}.map((each) => each.textContent.trim())")
        return texts

    def shows(self, selector: str, text: str = "") -> bool:
        return bool(self.ask(f"{_find(selector, text)}.length > 0"))

    def see(self, selector: str, text: str = "") -> None:
        self.wait(lambda: self.shows(selector, text), f"{selector} {text!r} to be seen")

    def see_none(self, selector: str) -> None:
        self.wait(lambda: not self.shows(selector), f"{selector} to go away")

    def see_texts(self, selector: str, texts: list[str]) -> None:
        self.wait(lambda: self.texts(selector) == texts, f"{selector} to be {texts}")

    def press(self, selector: str, text: str = "", corner: tuple[int, int] | None = None) -> None:
        """Presses the first one that is to be seen, in the middle or so far from its corner."""
        with self.holding(selector, text, corner):
            pass

    @contextmanager
    def holding(
        self, selector: str, text: str = "", corner: tuple[int, int] | None = None
    ) -> Iterator[None]:
        self._controls.point(*self._resting_place(selector, text, corner))
        self._controls.hold()
        yield
        self._controls.let_go()

    def write(self, selector: str, text: str) -> None:
        self.press(selector)
        self._controls.write(text)

    def wait(self, is_so: Callable[[], bool], what: str) -> None:
        end = time.monotonic() + PATIENCE
        while not is_so():
            if time.monotonic() > end:
                page = self.ask("[location.pathname, document.body.innerText].join('\\n')")
                raise AssertionError(f"Waited for {what}, but the page is {page}")
            time.sleep(0.05)

    def _resting_place(
        self, selector: str, text: str, corner: tuple[int, int] | None
    ) -> tuple[float, float]:
        """Where to press it, as soon as it neither moves nor lies under something."""
        seen: list[tuple[float, float] | None] = [None]

        def rests() -> bool:
            place = f"place({json.dumps(selector)}, {json.dumps(text)}, {json.dumps(corner)})"
            seen.append(self.ask(place))
            return seen[-1] is not None and seen[-1] == seen[-2]

        self.wait(rests, f"{selector} {text!r} to be free for a press")
        assert seen[-1]
        return seen[-1]

    def _keep_faults(self) -> None:
        self.faults += self.ask("window.faults")


def _find(selector: str, text: str = "") -> str:
    return f"find({json.dumps(selector)}, {json.dumps(text)})"
