"""People who come to the site, each with a browser of their own."""

import re
from contextlib import ExitStack
from typing import Any, Self

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from tests.browser.lines import Line
from tests.patience import PATIENCE
from tests.web.modules import WEB

MILLISECONDS = PATIENCE * 1000
DRAWN = "hex(crypto.getRandomValues(new Uint8Array(16)))"

DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "has_touch": True,
    "is_mobile": True,
}


class Visitors:
    """Opens pages, and keeps what goes wrong on them in `faults`."""

    def __init__(self, browser: Browser, address: str, seed: str = "") -> None:
        self._browser, self._address, self._seed = browser, address, seed
        self._open = ExitStack()
        self.faults: list[str] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *problem: object) -> None:
        self._open.close()

    def come(
        self,
        path: str = "/",
        device: dict[str, Any] = DESKTOP,
        line: Line | None = None,
        *,
        on_server: bool = False,
        **wishes: Any,
    ) -> Page:
        """The page of somebody new, who likes stillness: nothing has to be waited for.

        Only a story about it keeps the page for later, as that fetches every file. Its socket goes
        over the line, if there is one. Without WebAssembly, somebody alone plays on the server.
        """
        options = {
            "locale": "en",
            "reduced_motion": "reduce",
            "service_workers": "block",
            **device,
            **wishes,
        }
        context = self._open.enter_context(
            self._browser.new_context(base_url=self._address, **options)
        )
        context.set_default_timeout(MILLISECONDS)
        if line or on_server:
            context.add_init_script("delete globalThis.WebAssembly")
        if self._seed:
            change(context, "engine/loading.js", DRAWN, f'"{self._seed}"')
        if line:
            context.route_web_socket(re.compile("/socket$"), line.connect)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(path)
        return page

    def _hear(self, message: ConsoleMessage) -> None:
        # A connection that is lost is no fault of the page; the browser tells it all the same.
        if message.type == "error" and not message.text.startswith("WebSocket connection to"):
            self.faults.append(message.text)


def change(context: BrowserContext, path: str, old: str, new: str) -> None:
    """Pages get this file of the web table with other text in it.

    It is read from the disk: an answer that is asked for over the network comes too late for a page
    that has gone on to another one.
    """
    text = (WEB / path).read_text(encoding="utf-8")
    assert old in text
    body = text.replace(old, new)
    context.route(
        f"**/{path}",
        lambda route: route.fulfill(body=body, content_type="text/javascript; charset=utf-8"),
    )
