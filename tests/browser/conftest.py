"""One server for all stories of a worker, and the browsers."""

import os
import shutil
from collections.abc import Iterator
from contextlib import ExitStack
from functools import cache
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Playwright, expect, sync_playwright

from tests.browser.chromium import Chromium
from tests.browser.firefox import Firefox, firefox_running
from tests.browser.releases import serving
from tests.browser.stage import app
from tests.browser.visitors import MILLISECONDS, Visitors
from tests.browser.webkit import WebKit, webkit_running
from tests.needs import missing
from tests.server.processes import Process, lasting_port, process

HERE = Path(__file__).parent
OPEN = ExitStack()
"""What is open until the last story of a worker is told."""

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
QUICK_CHROMIUM = ("chromium-headless-shell", *CHROMIUM)
"""Without windows to draw, which most stories do not need, all is done in half the time."""
FIREFOX = ("firefox-esr", "firefox")

# As long as for all other waiting: a test never fails because a machine is slow.
expect.set_options(timeout=MILLISECONDS)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    # Nothing may happen only because a machine is slow.
    folder = tmp_path_factory.mktemp("server")
    with process(folder, "--agree-seconds", "120", "--linger-seconds", "600") as running:
        yield running


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture
def mortal(database: str) -> Iterator[Process]:
    """A server of one story alone, which may kill it."""
    running = Process(database, port=lasting_port())
    yield running
    running.kill()


@pytest.fixture
def browser() -> Browser:
    """One for all stories of a worker; in it every visitor has a profile of their own."""
    return open_browser(*QUICK_CHROMIUM)


@pytest.fixture
def whole_chromium() -> Browser:
    """For what only the program knows that people install."""
    return open_browser(*CHROMIUM)


@cache
def open_browser(*names: str) -> Browser:
    # Chromium has no sandbox for root, as who tests in containers often is. Without a graphics card
    # the processor imitates one, which takes long.
    started = playwright().chromium.launch(
        executable_path=program_of(*names),
        chromium_sandbox=os.getuid() != 0,
        args=["--disable-gpu"],
        timeout=MILLISECONDS,
    )
    OPEN.callback(started.close)
    return started


@cache
def playwright() -> Playwright:
    return OPEN.enter_context(sync_playwright())


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(nextitem: pytest.Item | None) -> None:
    """Closes the browser after the last story: while it is open, no other test can have a loop."""
    if nextitem is None or HERE not in nextitem.path.parents:
        OPEN.close()
        open_browser.cache_clear()
        playwright.cache_clear()


@pytest.fixture
def chromium(browser: Browser) -> Chromium:
    return Chromium(browser)


@pytest.fixture(scope="session")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    with firefox_running(program_of(*FIREFOX), tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.fixture(scope="session")
def webkit(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebKit]:
    program_of("WebKitWebDriver")
    program_of("Xvfb")
    with webkit_running(tmp_path_factory.mktemp("webkit")) as running:
        yield running


def program_of(*names: str) -> str:
    """The first of those programs that there is."""
    found = next(filter(None, map(shutil.which, names)), None)
    return found or missing(f"no browser: none of {', '.join(names)}")


@pytest.fixture(scope="session")
def stage() -> Iterator[str]:
    """The address of the stage: every scene of the page, without a server behind it."""
    with serving(app) as address:
        yield address


@pytest.fixture
def audience(browser: Browser, stage: str) -> Iterator[Visitors]:
    """Those who visit the stage."""
    with Visitors(browser, stage) as all_of_them:
        yield all_of_them
    assert all_of_them.faults == []


@pytest.fixture
def visitors(browser: Browser, server: Process) -> Iterator[Visitors]:
    """People with a browser; in the end none of them may have met a fault of the page."""
    with Visitors(browser, server.address) as all_of_them:
        yield all_of_them
    assert all_of_them.faults == []
