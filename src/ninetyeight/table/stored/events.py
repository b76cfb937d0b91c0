"""Events as a store keeps them."""

from collections.abc import Sequence

from msgspec import json

from ninetyeight.table.events import Event

_ENCODER = json.Encoder()
_DECODER = json.Decoder(tuple[Event, ...])


def encode_events(events: Sequence[Event]) -> bytes:
    """The events of a step as JSON."""
    return _ENCODER.encode(events)


def decode_events(body: bytes) -> tuple[Event, ...]:
    """The events of a stored step; raises msgspec.DecodeError if it holds something else."""
    return _DECODER.decode(body)
