"""What people at a table, and those who look on, are shown of what has happened."""

from pathlib import Path
from typing import get_args

import pytest
from msgspec import Struct, defstruct, json
from msgspec.structs import asdict

from ninetyeight.rules import Seat
from ninetyeight.table import Event, decode_events, shown_event
from ninetyeight.table.events import Arrived, Departed, OptionsChanged, TurnEnded
from ninetyeight.table.showing.event_types import ShownEvent, ShownPresence, ShownTurnEnded

GOLDEN = Path(__file__).parents[1] / "golden"
STORED = decode_events((GOLDEN / "events.json").read_bytes())
ADA, BOB = Seat(0), Seat(1)
SECRET = "it-stays-inside"


@pytest.mark.parametrize(("viewer", "drawn"), [(ADA, (5, 6)), (BOB, None), (None, None)])
def test_only_who_drew_sees_the_cards(viewer: Seat | None, drawn: tuple[int, ...] | None) -> None:
    assert shown_event(TurnEnded(0, (5, 6)), viewer) == ShownTurnEnded(0, 2, drawn)


def test_people_come_and_go_only_with_their_first_and_last_socket() -> None:
    assert shown_event(Arrived(1, "node"), None) == ShownPresence(1, here=True)
    assert shown_event(Departed(1, "node"), None) == ShownPresence(1, here=False)
    assert shown_event(Arrived(1, "node", was_here=True), None) is None
    assert shown_event(Departed(1, "node", still_here=True), None) is None


def test_of_stored_events_nobody_is_shown_what_is_secret() -> None:
    shown = json.encode([shown_event(event, viewer) for event in STORED for viewer in (None, ADA)])
    for secret in ("guest-", "nonce", "sit-code", "2aeeacd8", "node-1", "88"):
        assert secret.encode() not in shown


def test_stored_events_are_shown_byte_for_byte_as_ever() -> None:
    """Each line of the file is what a spectator, or below who sits at seat 2, sees of an event."""
    shown = [json.encode(shown_event(event, viewer)) for viewer in (None, BOB) for event in STORED]
    assert shown == (GOLDEN / "shown.jsonl").read_bytes().splitlines()


def with_secret(kept: Struct) -> Struct:
    """The same, of a kind that has one more field."""
    kind = type(kept)
    config = kind.__struct_config__
    more = defstruct(
        kind.__name__,
        [("secret", str)],
        bases=(kind,),
        frozen=True,
        kw_only=True,
        tag_field=config.tag_field,
        tag=config.tag,
    )
    return more(**asdict(kept), secret=SECRET)


ONE_OF_EACH = {type(event): event for event in STORED}


@pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
def test_a_secret_field_of_an_event_stays_inside(kind: type[Event]) -> None:
    event = ONE_OF_EACH[kind]
    if isinstance(event, OptionsChanged):
        event = OptionsChanged(with_secret(event.options))  # type: ignore[arg-type]
    kept = with_secret(event)
    assert SECRET.encode() in json.encode(kept)
    for viewer in (None, ADA, BOB):
        shown = shown_event(kept, viewer)  # type: ignore[arg-type]
        assert shown is None or type(shown) in get_args(ShownEvent)
        assert SECRET.encode() not in json.encode(shown)


def test_no_event_has_the_type_of_what_is_shown_of_it() -> None:
    assert not set(get_args(Event)) & set(get_args(ShownEvent))
