"""Chromium, as the stories see it that every browser is asked to tell."""

from typing import Any

from playwright.sync_api import Browser

from tests.browser.visitors import DESKTOP, MILLISECONDS


class Chromium:
    def __init__(self, browser: Browser) -> None:
        self._browser = browser

    def new_tab(self) -> "ChromiumTab":
        return ChromiumTab(self._browser)


class ChromiumTab:
    def __init__(self, browser: Browser) -> None:
        self._context = browser.new_context(locale="en", reduced_motion="reduce", **DESKTOP)
        self._context.set_default_timeout(MILLISECONDS)
        self._page = self._context.new_page()

    def open(self, address: str) -> None:
        self._page.goto(address)

    def run(self, function: str) -> Any:
        return self._page.evaluate(function)

    def point(self, x: float, y: float) -> None:
        self._page.mouse.move(x, y)

    def hold(self) -> None:
        self._page.mouse.down()

    def let_go(self) -> None:
        self._page.mouse.up()

    def write(self, text: str) -> None:
        self._page.keyboard.type(text)

    def close(self) -> None:
        self._context.close()
