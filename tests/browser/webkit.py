"""WebKit, the engine of every browser on an iPhone: its small browser, on a screen in memory."""

import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.browser.webdriver import Action, Hands
from tests.patience import PATIENCE

STILL = "[Settings]\ngtk-enable-animations=0\n"


class WebKit:
    """A screen, on which everybody has a browser of their own."""

    def __init__(self, display: str, folder: Path) -> None:
        settings = folder / "gtk-3.0" / "settings.ini"
        settings.parent.mkdir()
        settings.write_text(STILL, "utf-8")
        own = {"DISPLAY": display, "HOME": str(folder), "LC_ALL": "en_GB.UTF-8"}
        folders = {f"XDG_{kind}_HOME": str(folder) for kind in ("CACHE", "CONFIG", "DATA")}
        direct = {name: "" for name in os.environ if name.lower().endswith("_proxy")}
        self._environment = {**os.environ, **own, **folders, **direct}

    def new_tab(self) -> "WebKitTab":
        while True:
            driver = _Driver(self._environment)
            if driver.is_ready():
                return WebKitTab(driver)


class _Driver:
    """WebKitWebDriver: it can have one browser only, and must be told its port."""

    def __init__(self, environment: dict[str, str]) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self._process = subprocess.Popen(
            ["WebKitWebDriver", f"--port={port}"],
            env=environment,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        self._http = httpx.Client(
            base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False
        )

    def is_ready(self) -> bool:
        """Waits for it; false if somebody else has taken the port meanwhile."""
        while self._process.poll() is None:
            try:
                self.request("GET", "/status")
            except httpx.TransportError:
                time.sleep(0.02)
            else:
                return True
        self.end()
        return False

    def request(self, method: str, path: str, **body: Any) -> Any:
        json = body if method == "POST" else None
        answer = self._http.request(method, path, json=json)
        assert answer.status_code == 200, answer.text
        return answer.json()["value"]

    def end(self) -> None:
        self._http.close()
        if self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
        self._process.wait()


class WebKitTab(Hands):
    def __init__(self, driver: _Driver) -> None:
        self._driver = driver
        started = driver.request("POST", "/session", capabilities={})
        self._session = f"/session/{started['sessionId']}"
        self._post("/window/rect", width=390, height=844)

    def _post(self, path: str, **body: Any) -> Any:
        return self._driver.request("POST", self._session + path, **body)

    def open(self, address: str) -> None:
        self._post("/url", url=address)

    def run(self, function: str) -> Any:
        return self._post("/execute/sync", script=f"return ({function})();", args=[])

    def perform(self, source: Action) -> None:
        self._post("/actions", actions=[source])

    def close(self) -> None:
        try:
            self._driver.request("DELETE", self._session)
        finally:
            self._driver.end()


@contextmanager
def webkit_running(folder: Path) -> Iterator[WebKit]:
    """WebKit on a screen that nobody sees."""
    display, told = os.pipe()
    options = ["-displayfd", str(told), "-screen", "0", "1280x1024x24", "-nolisten", "tcp"]
    with subprocess.Popen(
        ["Xvfb", *options], pass_fds=[told], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as screen:
        os.close(told)
        try:
            with os.fdopen(display) as number:
                yield WebKit(f":{number.readline().strip()}", folder)
        finally:
            screen.terminate()
