"""A table at one moment: everything that its events have made of it."""

from collections.abc import Iterator
from typing import Literal

from msgspec import Struct

from ninetyeight.rules import Seat

from .game import Game
from .options import Options
from .seats import PLACES, Person, Player, Request, Visitor

Phase = Literal["gathering", "agreeing", "playing", "over"]


class Table(Struct, frozen=True, kw_only=True):
    """A table of people and bots.

    `host` is a guest, who may only look on, or None if nobody is. In a game those who play have the
    first places. `visitors` are those without a seat whom the table has to know, `turned_away` the
    guests who cannot ask again in this game. `swaps` are seats, each with the one that its person
    would change places with. `seq` is the last step, `changed` the last after which an earlier
    decision may be wrong.
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
        """Whether cards are in hands: those who play stay, and nobody joins."""
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
    def bots(self) -> Iterator[tuple[Seat, str]]:
        """The seats that bots play, also for people, with their levels."""
        for seat, player in enumerate(self.places):
            if player and player.bot:
                yield Seat(seat), player.bot

    @property
    def is_alone(self) -> bool:
        """Whether only one sits here."""
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
        """What is asked for, by which guest."""
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
        """Since when the host is away, at every seat of the host; None if the host is here."""
        places = [person for _, person in self.people if person.guest == self.host]
        since = [one.away_since for one in places or self.visitors if one.guest == self.host]
        away = [at for at in since if at is not None]
        return max(away) if away and len(away) == len(since) else None

    def seat_with(self, nonce: str) -> Seat | None:
        """Where the person of that nonce sits now: seats move together when a game is dealt."""
        return next((seat for seat, person in self.people if person.nonce == nonce), None)

    def names_beside(self, seat: Seat | None, guest: str | None = None) -> tuple[str, ...]:
        """The names of all who sit or ask to, but for whoever sits there and that guest."""
        seated = (player.name for other, player in self.seated if other != seat)
        asking = (request.name for other, request in self.requests if other != guest)
        return (*seated, *asking)

    def is_long_away(self, since: float | None, now: float) -> bool:
        """Whether the others need not wait any longer for somebody who is away since then.

        If the clock was set back, that seems to be yet to come: nobody waits until it has.
        """
        grace = self.options.grace_seconds
        return since is not None and not -grace <= now - since < grace
