"""How many sockets one browser or address may have open."""

from contextlib import ExitStack

import pytest

from ninetyeight.server.clients.open_sockets import OpenSockets, TooManySockets
from ninetyeight.server.clients.outbox import Outbox

HERE, ELSEWHERE = "203.0.113.7", "203.0.113.8"


def outbox() -> Outbox:
    async def send(_: object) -> None: ...

    return Outbox(send, most=1)


@pytest.fixture
def sockets() -> OpenSockets:
    return OpenSockets(per_guest=2, per_address=3)


def opened(sockets: OpenSockets, *owners: tuple[str | None, str]) -> ExitStack:
    stack = ExitStack()
    for guest, address in owners:
        stack.enter_context(sockets.opened(outbox(), guest, address))
    return stack


def test_a_socket_is_known_while_it_is_open(sockets: OpenSockets) -> None:
    one, two = outbox(), outbox()
    with sockets.opened(one, "ada", HERE):
        with sockets.opened(two, None, HERE):
            assert sockets.outboxes == {one, two}
        assert sockets.outboxes == {one} and sockets.ended == 1
    assert not sockets.outboxes and sockets.ended == 2


def test_a_guest_has_only_so_many_wherever_they_are(sockets: OpenSockets) -> None:
    with opened(sockets, ("ada", HERE), ("ada", ELSEWHERE)):
        with pytest.raises(TooManySockets), sockets.opened(outbox(), "ada", HERE):
            pass
        with sockets.opened(outbox(), "bob", HERE):
            pass


def test_an_address_has_only_so_many_whoever_they_are(sockets: OpenSockets) -> None:
    with opened(sockets, ("ada", HERE), (None, HERE), (None, HERE)):
        with pytest.raises(TooManySockets), sockets.opened(outbox(), "bob", HERE):
            pass
        with sockets.opened(outbox(), "bob", ELSEWHERE):
            pass


def test_a_refused_socket_counts_for_nothing(sockets: OpenSockets) -> None:
    with opened(sockets, ("ada", HERE), ("ada", HERE)):
        for _ in range(3):
            with pytest.raises(TooManySockets), sockets.opened(outbox(), "ada", HERE):
                pass
        assert len(sockets.outboxes) == 2 and sockets.ended == 0
        with sockets.opened(outbox(), None, HERE):
            pass


def test_whoever_has_closed_one_may_open_another_and_is_forgotten_in_the_end(
    sockets: OpenSockets,
) -> None:
    for _ in range(5):
        with opened(sockets, ("ada", HERE), ("ada", HERE)):
            pass
    assert not sockets._counts


def test_a_socket_that_fails_is_closed_too(sockets: OpenSockets) -> None:
    with pytest.raises(ZeroDivisionError), sockets.opened(outbox(), "ada", HERE):
        raise ZeroDivisionError
    assert not sockets.outboxes and sockets.ended == 1
