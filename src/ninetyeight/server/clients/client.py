"""One socket at a table: who is behind it, and what it is sent."""

from ninetyeight.rules import Seat
from ninetyeight.server.access.tokens import SeatSecrets
from ninetyeight.table import Actor, Person, Table, is_host

from .messages import Bye, FromServer, OwnSeat, You, encoded
from .outbox import Outbox


class Client:
    """A socket. It acts for `guest`, and plays the current seat of its person.

    Seats may change when a game is dealt, so a person is identified by the nonce of the seat. A
    socket that came with the secret of another browser's seat is bound to that seat, without any
    other rights of that browser.
    """

    __slots__ = ("guest", "is_bound", "known_as", "nonce", "outbox", "seat", "watching")

    def __init__(self, guest: str, outbox: Outbox, *, watching: bool) -> None:
        self.guest, self.outbox, self.watching = guest, outbox, watching
        self.known_as = guest
        """The owner of its command ids: with a secret, those of the lost connection continue."""
        self.nonce: str | None = None
        self.is_bound = False
        self.seat: Seat | None = None

    @property
    def actor(self) -> Actor:
        guest = None if self.is_bound else self.guest
        return Actor(guest=guest, seat=self.seat, watching=self.watching)

    def send(self, message: FromServer) -> None:
        self.outbox.put(encoded(message))

    def close(self, bye: Bye) -> None:
        self.outbox.close(bye)

    def open_seat(self, table: Table, secret: str, secrets: SeatSecrets) -> None:
        """Binds the socket to the seat with that secret, whatever its cookie says."""
        for _, person in table.people:
            if not self.watching and secrets.opens(table.id, person.nonce, secret):
                self.nonce, self.known_as = person.nonce, person.guest
                # Several people at one device take turns with the seats of their own browser.
                self.is_bound = person.guest != self.guest

    def find_seat(self, table: Table) -> None:
        """Finds the seat of its person, else the first seat of its browser."""
        seat = None if self.nonce is None else table.seat_with(self.nonce)
        if seat is None:
            self.is_bound, self.known_as = False, self.guest
        if seat is None and not self.watching:
            seat = next(iter(table.seats_of(self.guest)), None)
        person = None if seat is None else table.places[seat]
        self.nonce = person.nonce if isinstance(person, Person) else None
        self.seat = seat

    def you(self, table: Table, secrets: SeatSecrets) -> You:
        """What its person is shown about their own seats."""
        owned = () if self.watching else table.seats_of(self.guest)
        if self.is_bound and self.seat is not None:
            owned = (self.seat,)
        request = table.request_of(self.guest)
        people = {seat: person for seat, person in table.people if seat in owned}
        return You(
            seat=self.seat,
            seats=tuple(
                OwnSeat(seat, secrets.of(table.id, person.nonce)) for seat, person in people.items()
            ),
            host=is_host(table, self.actor) and not self.watching,
            watching=self.watching,
            request=request.number if request and not self.watching else None,
        )
