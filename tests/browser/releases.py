"""A site of which one release after the other is published, and whose network may hang."""

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.server.site.assets import Asset, asset, load_assets
from ninetyeight.server.site.pages import page_routes
from tests.browser.stage import API

SECOND = b'data-release-of="the-second"'
"""What marks the second release, in a window that a page fetches only when it is opened."""


def second_release() -> dict[str, Asset]:
    assets = load_assets()
    text = assets["/dialogs/menu.js"].body
    assert text.count(b'class="menu-actions"') == 1
    changed = text.replace(b'class="menu-actions"', b'class="menu-actions" ' + SECOND)
    return {**assets, "/dialogs/menu.js": asset("/dialogs/menu.js", changed)}


class Releases:
    """The stage of one release, until another is published."""

    def __init__(self) -> None:
        self._stage: ASGIApp
        self.publish(load_assets())
        self.hangs = False
        self.unanswered: list[str] = []
        """What was asked for while the network hung."""

    def publish(self, assets: dict[str, Asset]) -> None:
        self._stage = Starlette(routes=[*API, *page_routes(assets)])

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http" and self.hangs:
            self.unanswered.append(scope["path"])
            while self.hangs:
                await asyncio.sleep(0.02)
        await self._stage(scope, receive, send)


@contextmanager
def serving(app: ASGIApp) -> Iterator[str]:
    """The address of an application that runs in a thread."""
    config = uvicorn.Config(
        app, port=0, log_level="warning", ws="websockets-sansio", lifespan="off"
    )
    server = uvicorn.Server(config)
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        thread.join(0.05)
    try:
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
