"""The line between a page and its server, which a story can hold, cut and listen to."""

import json
from typing import Any

from playwright.sync_api import WebSocketRoute

Message = dict[str, Any]


class Line:
    """The sockets of one page. What the server says waits while the line is held.

    `asked` are the commands that went over it, `told` is what the page has heard.
    """

    def __init__(self) -> None:
        self.asked: list[Message] = []
        self.told: list[Message] = []
        self._held: list[str] | None = None
        self._is_cut = False
        self._refusal: str | None = None
        self._page: WebSocketRoute | None = None

    def connect(self, page: WebSocketRoute) -> None:
        if self._is_cut:
            page.close(code=1001)
            return
        self._page = page
        server = page.connect_to_server()
        page.on_message(lambda text: self._ask(server, str(text)))
        server.on_message(lambda text: self._tell(page, str(text)))

    def hold(self) -> None:
        """From now on the page hears nothing."""
        self._held = []

    def let_go(self) -> None:
        """The page hears all that it has missed."""
        held, self._held = self._held or [], None
        for text in held:
            assert self._page
            self._tell(self._page, text)

    def cut(self) -> None:
        """The page has no connection, and finds none."""
        self._is_cut = True
        assert self._page
        self._page.close(code=1001)

    def mend(self) -> None:
        self._is_cut = False

    def refuse_next(self, code: str) -> None:
        """The next command does not arrive, and the page hears that it was refused."""
        self._refusal = code

    def _ask(self, server: WebSocketRoute, text: str) -> None:
        message = json.loads(text)
        if message["type"] != "do":
            server.send(text)
            return
        self.asked.append(message["command"])
        if not self._refusal:
            server.send(text)
            return
        answer = {"type": "answer", "id": message["id"], "ok": False, "code": self._refusal}
        self._refusal = None
        assert self._page
        self._tell(self._page, json.dumps(answer))

    def _tell(self, page: WebSocketRoute, text: str) -> None:
        if self._held is not None:
            self._held.append(text)
            return
        self.told.append(json.loads(text))
        page.send(text)
