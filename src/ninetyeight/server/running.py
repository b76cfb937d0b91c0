"""Runs a server from start to end, with everything that its operator sees."""

import asyncio
import contextlib
import io
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import IO, Protocol

import platformdirs
import segno
import uvicorn

from ninetyeight.bots import EngineFailed
from ninetyeight.bots.engines import check_engine

from .addresses import EVERYWHERE, lan_url, listening_socket, local_url
from .app import make_app
from .connections.config import NodeConfig
from .connections.http_reading import HttpReading
from .connections.socket_writing import SocketWriting
from .garbage import search_seldom
from .node import Node
from .rule_sets import rule_sets_with
from .runtime import logs
from .runtime.loop_monitor import LoopMonitor
from .runtime.metrics import Metrics
from .settings import Settings
from .start_error import StartError
from .store import StoreFailed, StoreUnavailable, open_store

MAX_FRAME = 16 * 1024
INTERRUPTED = 130


class Say(Protocol):
    """Prints an English sentence with its facts in braces, perhaps translated."""

    def __call__(self, sentence: str, /, **facts: object) -> object: ...


def run(settings: Settings, say: Say, log: IO[str]) -> None:
    """Serves until it is stopped; raises CannotListen or StoreUnavailable."""
    logs.configure(settings.log_level, log)
    _check_engines(settings)
    rule_sets_with(settings.rules)  # so that a mistake in a file is told before anything is opened
    if settings.lan and settings.host == Settings().host:
        settings = replace(settings, host=EVERYWHERE)
    with (
        listening_socket(settings.host, settings.port) as listener,
        asyncio.Runner(loop_factory=_new_loop(settings)) as runner,
    ):
        runner.run(_serve(settings, listener, say))


def _check_engines(settings: Settings) -> None:
    """Starts each engine once, so that a mistake in its command is told before anybody plays."""
    for engine in settings.engines:
        try:
            logs.note("engine", name=engine.name, says=check_engine(engine))
        except EngineFailed as failed:
            raise StartError("An engine cannot be used: {reason}.", reason=failed) from None


async def _serve(settings: Settings, listener: socket.socket, say: Say) -> None:
    metrics = Metrics()
    store = await open_store(settings.database or own_database(), metrics.note_batch)
    try:
        node = await Node.opened(settings, store, metrics)
    except StoreFailed as failed:
        await store.close()
        # Without the cause: the failed statement contains a key.
        raise StoreUnavailable(
            "The database cannot be written: {reason};"
            " expected one in which this user may write, on a disk with room",
            reason=failed,
        ) from None
    if settings.lan:
        node.lan_url = settings.base_url or lan_url(listener)
    with contextlib.ExitStack() as stack:

        def when_ready() -> None:
            if settings.loop_monitor:
                stack.enter_context(LoopMonitor())
            _announce(node, listener, say)

        try:
            server = TableServer(node, when_ready)
            search_seldom()
            await server.serve(sockets=[listener])
        finally:
            await node.close()


def _new_loop(settings: Settings) -> Callable[[], asyncio.AbstractEventLoop]:
    if sys.platform == "win32" or settings.loop_monitor:
        return asyncio.new_event_loop
    import uvloop

    return uvloop.new_event_loop


def own_database() -> str:
    """The database in the user's data folder."""
    folder = platformdirs.user_data_path("ninetyeight", appauthor=False)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise StoreUnavailable(
            "Cannot create the folder {folder}: {reason}."
            " Name another place with --database sqlite:///FILE",
            folder=folder,
            reason=error.strerror,
        ) from None
    return f"sqlite:///{folder / 'tables.db'}"


def _announce(node: Node, listener: socket.socket, say: Say) -> None:
    settings = node.services.settings
    address = local_url(listener, settings.base_url)
    say("Ninety-Eight is at {address}", address=address)
    if on_lan := node.lan_url:
        say("On your network it is at {address}", address=on_lan)
        say("{code}", code=_as_qr_code(on_lan))
    if settings.open:
        webbrowser.open(address)


def _as_qr_code(address: str) -> str:
    picture = io.StringIO()
    segno.make(address, micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue()


class TableServer(uvicorn.Server):
    """Tells clients to reconnect before it closes, and exits with success when it is stopped."""

    def __init__(self, node: Node, when_ready: Callable[[], None] = lambda: None) -> None:
        super().__init__(
            NodeConfig(
                node,
                make_app(node),
                http=HttpReading,
                ws=SocketWriting,
                ws_max_size=MAX_FRAME,
                ws_per_message_deflate=False,
                lifespan="off",
                log_config=None,
                access_log=False,
                server_header=False,
                forwarded_allow_ips=node.services.settings.proxies,
                timeout_graceful_shutdown=2,
            )
        )
        self._node, self._when_ready = node, when_ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._when_ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()
        await self._node.say_goodbye()
        await super().shutdown(sockets)

    def handle_exit(self, sig: int, _: FrameType | None) -> None:
        if self.should_exit and sig == signal.SIGINT:
            # Everything that was answered is on disk, so nothing is lost by exiting at once.
            os._exit(INTERRUPTED)
        self.should_exit = True
