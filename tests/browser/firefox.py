"""Firefox, which speaks WebDriver BiDi by itself."""

import json
import re
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from websockets.sync.client import ClientConnection, connect

from tests.browser.webdriver import Action, Hands
from tests.patience import PATIENCE

SETTINGS = {
    "intl.accept_languages": "en",
    "network.proxy.type": 0,
    "ui.prefersReducedMotion": 1,
}


class Firefox:
    """A running Firefox, in which everybody has a window and cookies of their own."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket
        self._sent = 0
        self.command("session.new", capabilities={})

    def command(self, method: str, **params: Any) -> Any:
        self._sent += 1
        self._socket.send(json.dumps({"id": self._sent, "method": method, "params": params}))
        while True:
            answer = json.loads(self._socket.recv(timeout=PATIENCE))
            if answer.get("id") == self._sent:
                assert answer["type"] == "success", answer
                return answer["result"]

    def new_tab(self) -> "FirefoxTab":
        person = self.command("browser.createUserContext")["userContext"]
        return FirefoxTab(self, person)


class FirefoxTab(Hands):
    def __init__(self, firefox: Firefox, person: str) -> None:
        self._firefox, self._person = firefox, person
        created = firefox.command("browsingContext.create", type="window", userContext=person)
        self._context = {"context": created["context"]}
        viewport = {"width": 1280, "height": 800}
        firefox.command("browsingContext.setViewport", **self._context, viewport=viewport)

    def open(self, address: str) -> None:
        self._firefox.command(
            "browsingContext.navigate", **self._context, url=address, wait="complete"
        )

    def run(self, function: str) -> Any:
        evaluated = self._firefox.command(
            "script.evaluate",
            expression=f"JSON.stringify(({function})() ?? null)",
            target=self._context,
            awaitPromise=False,
        )
        assert evaluated["type"] == "success", evaluated
        return json.loads(evaluated["result"]["value"])

    def perform(self, source: Action) -> None:
        self._firefox.command("input.performActions", **self._context, actions=[source])

    def close(self) -> None:
        self._firefox.command("browser.removeUserContext", userContext=self._person)


@contextmanager
def firefox_running(program: str, folder: Path) -> Iterator[Firefox]:
    """Firefox without a window, with a profile in that folder."""
    settings = [f"user_pref({json.dumps(key)}, {json.dumps(SETTINGS[key])});" for key in SETTINGS]
    (folder / "user.js").write_text("\n".join(settings), "utf-8")
    log = folder / "log"
    options = [
        "--headless",
        "--no-remote",
        "--remote-debugging-port",
        "0",
        "--profile",
        str(folder),
    ]
    with (
        log.open("w") as told,
        subprocess.Popen([program, *options], stdout=told, stderr=told) as process,
    ):
        try:
            address = _address_in(log, process)
            # On a busy machine it answers late, and its pongs come late.
            with connect(
                f"{address}/session",
                open_timeout=PATIENCE,
                ping_interval=None,
                max_size=None,
                proxy=None,
            ) as socket:
                yield Firefox(socket)
        finally:
            process.kill()


def _address_in(log: Path, process: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + PATIENCE
    while process.poll() is None and time.monotonic() < end:
        told = re.search(r"BiDi listening on (ws://\S+)", log.read_text("utf-8"))
        if told:
            return told[1]
        time.sleep(0.05)
    raise AssertionError(f"Firefox did not start: {log.read_text('utf-8')}")
