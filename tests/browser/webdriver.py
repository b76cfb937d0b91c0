"""How WebDriver is spoken: WebKit's as plain HTTP, Firefox's as BiDi over a socket."""

from typing import Any

Action = dict[str, Any]


class Hands:
    """A mouse and keys; both protocols tell what they do in the same words."""

    def perform(self, source: Action) -> None:
        raise NotImplementedError

    def point(self, x: float, y: float) -> None:
        self._mouse({"type": "pointerMove", "x": round(x), "y": round(y), "duration": 0})

    def hold(self) -> None:
        self._mouse({"type": "pointerDown", "button": 0})

    def let_go(self) -> None:
        self._mouse({"type": "pointerUp", "button": 0})

    def write(self, text: str) -> None:
        actions = [{"type": kind, "value": key} for key in text for kind in ("keyDown", "keyUp")]
        self.perform({"type": "key", "id": "keys", "actions": actions})

    def _mouse(self, action: Action) -> None:
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}}
        self.perform({**mouse, "actions": [action]})
