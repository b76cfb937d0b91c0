"""Swapping seats between games."""

from ninetyeight.table.actor import Actor
from ninetyeight.table.events import Event, SeatsSwapped, SwapOffered
from ninetyeight.table.seats import Person
from ninetyeight.table.table import Table

from .checks import own_seat, owns, require_no_game, require_seat


def swap(table: Table, seat: int, by: Actor) -> tuple[Event, ...]:
    """Offers to swap seats, or does it if the other person has offered the same.

    A free seat and a bot always agree. Your own seat withdraws the offer.
    """
    require_no_game(table)
    require_seat(table, seat)
    own, offers = own_seat(table, by), dict(table.swaps)
    if seat == own:
        return (SwapOffered(own, None),) if own in offers else ()
    needs_consent = isinstance(table.places[seat], Person) and not owns(table, by, seat)
    if not needs_consent or offers.get(seat) == own:
        return (SeatsSwapped(own, seat),)
    return (SwapOffered(own, seat),) if offers.get(own) != seat else ()
