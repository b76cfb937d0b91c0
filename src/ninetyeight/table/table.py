"""A table at one moment: the result of all its events."""

from collections.abc import Iterator, Sequence
from typing import Literal

from msgspec import Struct

from ninetyeight.rules import Seat

from .game import Game
from .options import Options
from .seats import PLACES, Person, Player, Request, Visitor

Phase = Literal["gathering", "agreeing", "playing", "over"]


class Table(Struct, frozen=True, gc=False, kw_only=True):
    """A table of people and bots.

    `host` is a guest, who may only watch, or None without a host. In a game the players have the
    first places. `visitors` are those without a seat whom the table has to know, `turned_away` the
    guests who cannot ask again in this game. `swaps` are seats, each with the one that its person
    offers to swap with. `seq` is the last step, `changed` the last after which an earlier decision
    may be wrong.
    """

    id: str
    code: str
    watch: str
    options: Options
    host: str | None
    places: tuple[Player | None, ...] = (None,) * PLACES
    visitors: tuple[Visitor, ...] = ()
    turned_away: frozenset[str] = frozenset()
    swaps: tuple[tuple[int, int], ...] = ()
    barred: frozenset[str] = frozenset()
    locked: bool = False
    game: Game | None = None
    seq: int = 0
    changed: int = 0

    @property
    def phase(self) -> Phase:
        if self.game is None:
            return "gathering"
        if self.game.result:
            return "over"
        return "playing" if self.game.state.turn else "agreeing"

    @property
    def is_in_game(self) -> bool:
        """Whether a game is dealt and not over: its players stay, and nobody joins."""
        return self.game is not None and self.game.result is None

    def player_at(self, seat: int) -> Player | None:
        return self.places[seat] if 0 <= seat < len(self.places) else None

    @property
    def seated(self) -> Iterator[tuple[Seat, Player]]:
        for seat, player in enumerate(self.places):
            if player:
                yield Seat(seat), player

    @property
    def people(self) -> Iterator[tuple[Seat, Person]]:
        for seat, player in enumerate(self.places):
            if isinstance(player, Person):
                yield Seat(seat), player

    @property
    def bots(self) -> Sequence[tuple[Seat, str]]:
        """The seats that bots play, also for people, with their levels."""
        places = enumerate(self.places)
        return [(Seat(seat), player.bot) for seat, player in places if player and player.bot]

    @property
    def is_alone(self) -> bool:
        """Whether only one seat is taken."""
        return self.places.count(None) == len(self.places) - 1

    @property
    def has_memory_aid(self) -> bool:
        return self._by_default_alone(self.options.memory_aid)

    @property
    def has_hints(self) -> bool:
        return self._by_default_alone(self.options.hints)

    def _by_default_alone(self, option: bool | None) -> bool:
        return self.is_alone if option is None else option

    def seats_of(self, guest: str) -> tuple[Seat, ...]:
        """The seats of the people at one browser."""
        return tuple(seat for seat, person in self.people if person.guest == guest)

    @property
    def requests(self) -> Iterator[tuple[str, Request]]:
        """The requests, with the guests who made them."""
        for visitor in self.visitors:
            if visitor.request:
                yield visitor.guest, visitor.request

    def request_of(self, guest: str) -> Request | None:
        return next((request for asking, request in self.requests if asking == guest), None)

    @property
    def host_seat(self) -> Seat | None:
        """Where the host sits: the first of several seats at the host's browser."""
        return next((seat for seat, person in self.people if person.guest == self.host), None)

    @property
    def host_away_since(self) -> float | None:
        """Since when the host has been away, at all their seats; None if the host is here."""
        places = [person for _, person in self.people if person.guest == self.host]
        since = [one.away_since for one in places or self.visitors if one.guest == self.host]
        away = [at for at in since if at is not None]
        return max(away) if away and len(away) == len(since) else None

    def seat_with(self, nonce: str) -> Seat | None:
        """Where the person with that nonce sits now: seats may change when a game is dealt."""
        return next((seat for seat, person in self.people if person.nonce == nonce), None)

    def names_beside(self, seat: Seat | None, guest: str | None = None) -> tuple[str, ...]:
        """The names of all who sit or ask to, except the one in that seat and that guest."""
        seated = (player.name for other, player in self.seated if other != seat)
        asking = (request.name for other, request in self.requests if other != guest)
        return (*seated, *asking)

    def is_long_away(self, since: float | None, now: float) -> bool:
        """Whether the grace time of somebody who has been away since then is over.

        If the clock was set back, `since` may be in the future: then nobody waits for it.
        """
        grace = self.options.grace_seconds
        return since is not None and not -grace <= now - since < grace
