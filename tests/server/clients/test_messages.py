"""Messages as they are sent."""

from msgspec.structs import fields

from ninetyeight.rules import Seat
from ninetyeight.server.clients.messages import (
    SharedUpdate,
    ShownStep,
    Update,
    encoded,
    encoded_game,
    encoded_step,
)
from ninetyeight.table import mine, shown_game, shown_table
from tests.table.evenings import begun


def test_an_update_whose_parts_are_encoded_already_is_the_same_on_the_wire() -> None:
    table = begun("Ada", "Bob").table
    game, own = shown_game(table), mine(table, Seat(0))
    assert game is not None
    step, shown = ShownStep(7, 1000.0, ()), shown_table(table, Seat(0))
    plain = Update(step, table=shown, game=game, mine=own)
    shared = SharedUpdate(encoded_step(step), table=shown, game=encoded_game(game), mine=own)
    assert encoded(shared) == encoded(plain)
    assert [field.name for field in fields(SharedUpdate)] == [
        field.name for field in fields(Update)
    ]
