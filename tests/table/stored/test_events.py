"""What was once stored stays readable."""

import json
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from ninetyeight.table import Event, decode_events, encode_events

STORED = (Path(__file__).parents[1] / "golden" / "events.json").read_bytes()


def test_stored_events_are_read_and_written_as_they_were() -> None:
    assert json.loads(encode_events(decode_events(STORED))) == json.loads(STORED)


def test_there_is_a_stored_event_of_every_kind() -> None:
    assert {type(event) for event in decode_events(STORED)} == set(get_args(Event))


def test_fields_that_were_added_later_may_be_missing() -> None:
    (event,) = decode_events(b'[{"is": "finished", "left": 14}]')
    assert encode_events((event,)) == b'[{"is":"finished","left":14,"given_up_by":null}]'
    dealt = b'{"is":"dealt","number":1,"rules":"standard","seed":"00","order":[0]'
    later = b',"daily":null,"one_device":false,"numbers":null}]'
    assert encode_events(decode_events(b"[" + dealt + b"}]")) == b"[" + dealt + later


@pytest.mark.parametrize("body", [b"", b"[{}]", b'[{"is": "vanished", "seat": 0}]'])
def test_a_body_with_something_else_is_refused(body: bytes) -> None:
    with pytest.raises(msgspec.DecodeError):
        decode_events(body)
