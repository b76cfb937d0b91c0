"""Whose seat it is: a bot plays one for a person and owns none."""

from ninetyeight.table.actor import Actor
from ninetyeight.table.decisions.checks import owns
from tests.table.evenings import begun


def test_a_bot_owns_no_seat_even_the_one_that_it_plays() -> None:
    table = begun("Ada", "Bob").table
    assert owns(table, Actor(seat=0), 0)
    assert not owns(table, Actor(seat=0, bot=True), 0)
