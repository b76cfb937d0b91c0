"""How soon the web table can be used by somebody who comes for the first time with a slow phone.

    python bench/first_load.py [--runs 7] [--round-trip 150]

A real server and a real Chromium with nothing in its cache, on Chrome's figures for a fast 3G
network and with a processor four times slower. A page can be used when what one would press first
is there and the browser has time for a press. What is requested only then, as the kernel and the
networks of bots, is not part of the first load. Chrome's own preset delays every request by
562.5 ms for a round trip of 150 ms: --round-trip 562.5 measures that.
"""

import argparse
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any

from playwright.sync_api import Browser, StorageState, sync_playwright
from report import header
from table_load import Server

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
SLOWER = 4
DOWN, UP = 1_600_000 / 8, 750_000 / 8
"""Bytes a second."""
PHONE = {"width": 390, "height": 844}

USABLE = """selector => new Promise(resolve => {
    const look = () => {
        const found = document.querySelector(selector);
        found ? setTimeout(() => resolve(performance.now())) : requestAnimationFrame(look);
    };
    look();
})"""


@dataclass(frozen=True)
class Visit:
    """A page that people first come to, and what can be pressed there when it is ready."""

    name: str
    path: str
    press: str
    cookies: StorageState | None = None


@dataclass
class Load:
    """What one first load took; `strangers` are requests to other sites."""

    seconds: float = 0.0
    bytes: int = 0
    strangers: int = 0
    asked: set[str] = field(default_factory=set)
    """The requests made before the page could be used."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--round-trip", type=float, default=150, help="milliseconds")
    asked = parser.parse_args()
    print(header(seed="none"))
    print(f"network: {asked.round_trip:g} ms, {DOWN * 8e-6:g} Mbit/s; processor {SLOWER}x slower")
    with TemporaryDirectory() as folder, chromium() as browser:
        server = Server(folder)
        try:
            for visit in visits(browser, server.address):
                loads = [
                    first_load(browser, server.address, visit, asked.round_trip)
                    for _ in range(asked.runs)
                ]
                print(f"{visit.name + ':':20}{told(loads)}")
        finally:
            server.kill()


@contextmanager
def chromium() -> Iterator[Browser]:
    path = next(filter(None, map(shutil.which, BROWSERS)), None)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=os.getuid() != 0
        )
        yield browser
        browser.close()


def visits(browser: Browser, address: str) -> list[Visit]:
    host = browser.new_context(base_url=address)

    def table(**wishes: object) -> str:
        opened = host.request.post("/api/tables", data={"name": "Ana", **wishes}).json()
        return f"/t/{opened['code']}"

    gathering, game = table(), table(start=True)
    cookies = host.storage_state()
    host.close()
    return [
        Visit("home", "/", ".door"),
        Visit("a friend's table", gathering, ".lobby-sit button"),
        Visit("one's own game", game, ".is-my-turn .hand-card", cookies),
    ]


def first_load(browser: Browser, address: str, visit: Visit, round_trip: float) -> Load:
    load = Load()
    context = browser.new_context(
        base_url=address, viewport=PHONE, locale="de", storage_state=visit.cookies
    )
    page = context.new_page()
    page.goto("/healthz")  # The browser itself is already running when somebody comes.
    devtools = context.new_cdp_session(page)
    network = {"latency": round_trip, "downloadThroughput": DOWN, "uploadThroughput": UP}
    devtools.send("Network.enable")
    devtools.send("Network.emulateNetworkConditions", {"offline": False, **network})
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})

    def note_request(event: dict[str, Any]) -> None:
        url = event["url"] if "url" in event else event["request"]["url"]
        if url.startswith(("http", "ws")) and not load.seconds:
            load.asked.add(event["requestId"])
            load.strangers += url.split("/")[2] != address.split("/")[2]

    def note_bytes(event: dict[str, Any]) -> None:
        load.bytes += event["encodedDataLength"] if event["requestId"] in load.asked else 0

    devtools.on("Network.requestWillBeSent", note_request)
    devtools.on("Network.webSocketCreated", note_request)
    devtools.on("Network.loadingFinished", note_bytes)
    page.goto(visit.path, wait_until="commit")
    load.seconds = page.evaluate(USABLE, visit.press) / 1000
    page.wait_for_load_state("networkidle")
    context.close()
    return load


def told(loads: list[Load]) -> str:
    seconds = sorted(load.seconds for load in loads)
    requests = max(len(load.asked) for load in loads)
    size = max(load.bytes for load in loads)
    strangers = sum(load.strangers for load in loads)
    return (
        f"{median(seconds):.2f} s ({seconds[0]:.2f} to {seconds[-1]:.2f}), {requests} requests, "
        f"{size / 1000:.1f} kB, {strangers} to other sites"
    )


if __name__ == "__main__":
    main()
