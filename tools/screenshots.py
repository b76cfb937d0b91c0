"""Takes pictures of every screen, on telephone and desktop, by day and by night.

    python tools/screenshots.py [--readme] [folder]

They go to build/screenshots, or to `folder`. With --readme only those of the README are taken, and
go where it shows them. The screens come from tests/browser/stage.py, so no game has to be played.
"""

import argparse
import os
import shutil
import socket
import subprocess
import sys
import time
from base64 import b64decode
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import urlopen

from playwright.sync_api import Browser, Page, sync_playwright

ROOT = Path(__file__).parent.parent
BROWSERS = ("chromium", "chromium-browser", "google-chrome")
DEVICES: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1280, "height": 800}},
    "phone": {
        "viewport": {"width": 390, "height": 844},
        "device_scale_factor": 2,
        "has_touch": True,
        "is_mobile": True,
    },
}
QUALITY = 85
COLOURS = ("light", "dark")
README = {
    "table": ("playing", "desktop", "light"),
    "phone": ("playing", "phone", "dark"),
    "end": ("won", "desktop", "dark"),
}


def choose_a_card(page: Page) -> None:
    page.locator(".hand-card:not(.is-idle)").nth(2).click(position={"x": 8, "y": 14})


def open_menu(page: Page) -> None:
    page.locator(".tools .icon-button").last.click()


def open_picture(page: Page) -> None:
    page.locator(".next-more button").nth(1).click()
    page.locator(".result-picture[src]").wait_for()


def lose_the_server(page: Page) -> None:
    page.route("**/api/**", lambda route: route.abort())
    page.reload()


def nothing(_: Page) -> None:
    pass


SCREENS: dict[str, tuple[str, str, Callable[[Page], None]]] = {
    "home": ("/", ".my-table", nothing),
    "offline": ("/", ".offline", lose_the_server),
    "lobby": ("/t/gathering-host", ".invite", nothing),
    "visitor": ("/t/gathering-visitor", ".lobby-sit", nothing),
    "who-starts": ("/t/agreeing-proposed", ".hand-card", nothing),
    "playing": ("/t/playing-mine", ".pile.is-open", choose_a_card),
    "fire": ("/t/playing-fire", ".pile.is-due", nothing),
    "alone": ("/t/playing-alone", ".hand-card", nothing),
    "menu": ("/t/playing-mine", "dialog", open_menu),
    "watching": ("/t/watching", ".watching", nothing),
    "won": ("/t/over-won", ".curves", nothing),
    "lost": ("/t/over-lost", ".curves", nothing),
    "picture": ("/t/over-won", ".result-picture[src]", open_picture),
    "replay": ("/games/any", ".replay-controls", nothing),
    "rules": ("/rules", "h1", nothing),
    "lesson": ("/learn", ".lesson", nothing),
}
"""Each screen: its address, what shows that it is there, and what has to be done before."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--readme", action="store_true")
    parser.add_argument("folder", nargs="?", type=Path, default=ROOT / "build/screenshots")
    asked = parser.parse_args()
    with stage() as address, chromium() as browser:
        if asked.readme:
            for name, (screen, device, colours) in README.items():
                picture = ROOT / "docs/pictures" / f"{name}.webp"
                picture.write_bytes(taken(browser, address, screen, device, colours))
        else:
            asked.folder.mkdir(parents=True, exist_ok=True)
            for screen in SCREENS:
                for device in DEVICES:
                    for colours in COLOURS:
                        picture = asked.folder / f"{screen}-{device}-{colours}.webp"
                        picture.write_bytes(taken(browser, address, screen, device, colours))


def taken(browser: Browser, address: str, screen: str, device: str, colours: str) -> bytes:
    """A screen as a small picture."""
    path, shown, prepare = SCREENS[screen]
    context = browser.new_context(
        base_url=address,
        locale="en",
        color_scheme="dark" if colours == "dark" else "light",
        reduced_motion="reduce",
        service_workers="block",
        **DEVICES[device],
    )
    page = context.new_page()
    page.goto(path)
    page.locator("main").first.wait_for()
    page.wait_for_load_state("networkidle")
    prepare(page)
    page.locator(shown).first.wait_for()
    devtools = context.new_cdp_session(page)
    picture = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    context.close()
    return b64decode(picture["data"])


@contextmanager
def stage() -> Iterator[str]:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    running = subprocess.Popen([sys.executable, ROOT / "tests/browser/stage.py", str(port)])
    try:
        while not answers(address):
            if running.poll() is not None:
                sys.exit("the stage did not start")
            time.sleep(0.1)
        yield address
    finally:
        running.kill()
        running.wait()


def answers(address: str) -> bool:
    try:
        with urlopen(address):
            return True
    except OSError:
        return False


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    if not path:
        sys.exit(f"No browser: none of {', '.join(BROWSERS)}")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=os.getuid() != 0
        )
        yield browser
        browser.close()


if __name__ == "__main__":
    main()
