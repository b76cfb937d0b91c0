"""Looks for what somebody may not know in everything that they are sent."""

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import json

from ninetyeight.rules import Seat
from ninetyeight.table import Event, Table, mine, shown_event, shown_game, shown_table
from ninetyeight.table.events import TakenBack

CARDS = {"card", "drawn", "gone", "hand", "hands", "draw_pile", "tops"}
"""The fields that hold cards; those of a result hold all of them."""

NO_CARDS = {
    *("number", "room", "counts", "draw", "left", "total", "minimum", "laid", "missing", "jump"),
    *("lowest", "highest", "fire_cards"),  # of the rules, the same in every game
    *("seat", "other", "to", "swap_with", "agreed", "order", "drew", "given_up_by"),
    *("pace", "agree_seconds", "grace_seconds", "until", "away_since", "host_away_since"),
}
"""The fields that hold other numbers. A field that is in neither list fails the tests."""


def sent(table: Table, events: Iterable[Event], viewer: Seat | None) -> bytes:
    """All that a viewer could be sent after a step."""
    shown = [shown_event(event, viewer) for event in events]
    own = None if viewer is None else mine(table, viewer)
    return json.encode([shown, shown_table(table, viewer), shown_game(table), own])


def assert_nothing_leaks(table: Table, events: Iterable[Event]) -> None:
    """Fails if somebody is sent a card or another secret that is not theirs to know."""
    events = tuple(events)
    seats = [seat for seat, _ in table.seated]
    for viewer in (None, *seats):
        message = sent(table, events, viewer)
        for secret in _secrets(table, viewer):
            assert secret.encode() not in message, f"{viewer} is told {secret}"
        if table.game and table.is_in_game:
            # A card that was taken back has been seen.
            seen = {event.card for event in events if isinstance(event, TakenBack)}
            known = _known(table, viewer) | seen
            told = set(_cards_in(json.decode(message)))
            assert told <= known, f"{viewer} is told {told - known}"


def _secrets(table: Table, viewer: Seat | None) -> Iterator[str]:
    if viewer is None:
        yield table.code
    for _, person in table.people:
        yield person.guest
        yield person.nonce
    if table.game and table.is_in_game:
        yield table.game.seed


def _known(table: Table, viewer: Seat | None) -> set[int]:
    assert table.game is not None
    state = table.game.state
    own = frozenset[int]() if viewer is None else state.hands[viewer]
    return {*state.rules.starts, *state.gone, *own}


def _cards_in(message: Any, field: str = "") -> Iterator[int]:
    match message:
        case dict():
            for key, value in message.items():
                yield from _cards_in(value, key)
        case list():
            for value in message:
                yield from _cards_in(value, field)
        case bool():
            return
        case int() | float():
            assert field in CARDS | NO_CARDS, f"does {field!r} hold cards?"
            if field in CARDS:
                yield int(message)
