"""Searches through everything happen seldom, and soon enough after many sockets have ended."""

import gc
import weakref
from collections.abc import Iterator
from time import monotonic

import pytest

from ninetyeight.server.garbage import MANY_ENDED, SEARCH_SECONDS, Garbage
from ninetyeight.server.sockets import Sockets


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
    garbage, knot = Garbage(Sockets(1, 1)), weakref.ref(Knot())
    garbage.look(monotonic())
    assert knot() is not None


def test_what_many_ended_sockets_left_is_found() -> None:
    sockets = Sockets(1, 1)
    garbage, knot = Garbage(sockets), weakref.ref(Knot())
    sockets.ended = MANY_ENDED
    garbage.look(monotonic())
    assert knot() is None


def test_anything_else_is_found_in_time() -> None:
    garbage, knot = Garbage(Sockets(1, 1)), weakref.ref(Knot())
    garbage.look(monotonic() + SEARCH_SECONDS)
    assert knot() is None


def test_one_search_is_enough_for_the_sockets_that_have_ended() -> None:
    sockets = Sockets(1, 1)
    garbage = Garbage(sockets)
    sockets.ended = MANY_ENDED
    garbage.look(monotonic())
    knot = weakref.ref(Knot())
    garbage.look(monotonic())
    assert knot() is not None
