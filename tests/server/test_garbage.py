"""Searches through everything happen seldom, and soon enough after many sockets have ended."""

import asyncio
import gc
import weakref
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic

import pytest

from ninetyeight.server.clients.open_sockets import OpenSockets
from ninetyeight.server.garbage import MANY_ENDED, SEARCH_SECONDS, Garbage
from tests.server.serving import QUICK, open_table, served
from tests.server.tablemates import tablemate

pytestmark = pytest.mark.anyio


class Knot:
    """Something that refers to itself, so that only a search frees it."""

    def __init__(self) -> None:
        self.me = self


@pytest.fixture(autouse=True)
def _no_other_search() -> Iterator[None]:
    gc.disable()
    yield
    gc.enable()


def test_nothing_is_searched_while_all_is_quiet() -> None:
    garbage, knot = Garbage(OpenSockets(1, 1)), weakref.ref(Knot())
    garbage.look(monotonic())
    assert knot() is not None


def test_what_many_ended_sockets_left_is_found() -> None:
    sockets = OpenSockets(1, 1)
    garbage, knot = Garbage(sockets), weakref.ref(Knot())
    sockets.ended = MANY_ENDED
    garbage.look(monotonic())
    assert knot() is None


def test_anything_else_is_found_in_time() -> None:
    garbage, knot = Garbage(OpenSockets(1, 1)), weakref.ref(Knot())
    garbage.look(monotonic() + SEARCH_SECONDS)
    assert knot() is None


async def test_a_table_that_nobody_uses_any_more_is_freed_without_a_search(tmp_path: Path) -> None:
    async with served(tmp_path, replace(QUICK, idle_seconds=0.0)) as server:
        opened = await open_table(server, bots=["steady"], start=True)
        async with tablemate(server.socket, opened["code"], cookie=opened["cookie"]) as mate:
            await mate.do("hand-over", seat=0)
            await mate.until(lambda mate: mate.phase == "over")
            (in_use,) = server.node.rooms.with_sockets
        while in_use.users or in_use.tasks._running:
            await asyncio.sleep(0.01)
        room = weakref.ref(in_use.room)
        del in_use
        await server.node.rooms.close_unused()
        assert room() is None


def test_one_search_is_enough_for_the_sockets_that_have_ended() -> None:
    sockets = OpenSockets(1, 1)
    garbage = Garbage(sockets)
    sockets.ended = MANY_ENDED
    garbage.look(monotonic())
    knot = weakref.ref(Knot())
    garbage.look(monotonic())
    assert knot() is not None
