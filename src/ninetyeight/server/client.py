"""One socket at a table: whom the server takes it for, and what it is sent."""

import msgspec

from ninetyeight.rules import Seat
from ninetyeight.table import Actor, Person, Table

from .messages import Bye, FromServer, OwnSeat, You
from .outbox import Outbox
from .tokens import SeatSecrets

_encode = msgspec.json.Encoder().encode


class Client:
    """A socket. It acts for `guest`, and plays the seat that its person has now.

    Seats move together when a game is dealt, so a person is remembered by the nonce of the seat.
    """

    __slots__ = ("guest", "nonce", "outbox", "seat", "watching")

    def __init__(self, guest: str, outbox: Outbox, *, watching: bool) -> None:
        self.guest, self.outbox, self.watching = guest, outbox, watching
        self.nonce: str | None = None
        self.seat: Seat | None = None

    @property
    def actor(self) -> Actor:
        return Actor(guest=self.guest, seat=self.seat, watching=self.watching)

    def send(self, message: FromServer) -> None:
        self.outbox.put(_encode(message))

    def close(self, bye: Bye) -> None:
        self.outbox.close(bye)

    def open_seat(self, table: Table, secret: str, secrets: SeatSecrets) -> None:
        """Takes the socket for the person whose seat has that secret, whatever its cookie says."""
        for _, person in table.people:
            if not self.watching and secrets.opens(table.id, person.nonce, secret):
                self.guest, self.nonce = person.guest, person.nonce

    def find_seat(self, table: Table) -> None:
        """Finds the seat of its person, else the first of its browser."""
        seat = None if self.nonce is None else table.seat_with(self.nonce)
        if seat is None and not self.watching:
            seat = next(iter(table.seats_of(self.guest)), None)
        person = None if seat is None else table.places[seat]
        self.nonce = person.nonce if isinstance(person, Person) else None
        self.seat = seat

    def you(self, table: Table, secrets: SeatSecrets) -> You:
        """What its person is told about themselves."""
        owned = [] if self.watching else table.seats_of(self.guest)
        people = {seat: person for seat, person in table.people if seat in owned}
        return You(
            seat=self.seat,
            seats=tuple(
                OwnSeat(seat, secrets.of(table.id, person.nonce)) for seat, person in people.items()
            ),
            host=not self.watching and self.guest == table.host,
            watching=self.watching,
        )
