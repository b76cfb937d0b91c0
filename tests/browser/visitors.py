"""People who come to the site, each with a browser of their own."""

import re
from contextlib import ExitStack
from typing import Any, Self

from playwright.sync_api import Browser, ConsoleMessage, Page, Route

from tests.browser.lines import Line
from tests.patience import PATIENCE

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
            context.route("**/engine/loading.js", self._deal)
        if line:
            context.route_web_socket(re.compile("/socket$"), line.connect)
        page = context.new_page()
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(path)
        return page

    def _deal(self, route: Route) -> None:
        """The device draws the seed that is wanted."""
        answer = route.fetch()
        text = answer.text()
        assert DRAWN in text
        route.fulfill(response=answer, body=text.replace(DRAWN, f'"{self._seed}"'))

    def _hear(self, message: ConsoleMessage) -> None:
        # A connection that is lost is no fault of the page; the browser tells it all the same.
        if message.type == "error" and not message.text.startswith("WebSocket connection to"):
            self.faults.append(message.text)
