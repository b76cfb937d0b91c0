"""Who sits at a table: people, and bots."""

from msgspec import Struct

PLACES = 5

BOT_LEVELS = ("random", "rookie", "steady", "sharp", "master")
"""The levels of bots; a test keeps them equal to those of `ninetyeight.bots`."""

BOT_NAMES = ("Ash", "Birch", "Cedar", "Hazel", "Linden", "Maple", "Rowan", "Spruce", "Willow")


class Person(Struct, frozen=True, tag="person"):
    """A person, known by the browser (`guest`) and by the `nonce` of the seat.

    `nodes` are the servers that this person is connected to; with none of them, the person is away.
    `stand_in` is the level of the bot that plays instead. `texts` are the last ones of this person.
    `ready` is set if they want to play again after a game.
    """

    guest: str
    name: str
    nonce: str
    nodes: frozenset[str] = frozenset()
    away_since: float | None = None
    stand_in: str | None = None
    texts: tuple[str, ...] = ()
    ready: bool = False

    @property
    def bot(self) -> str | None:
        """The level of the bot that plays this seat; None if the person does."""
        return self.stand_in


class BotSeat(Struct, frozen=True, tag="bot"):
    """A bot; `stand_in` is the level of a simpler one that plays because this one has failed."""

    level: str
    name: str
    stand_in: str | None = None

    @property
    def bot(self) -> str:
        """The level of the bot that plays this seat."""
        return self.stand_in or self.level


Player = Person | BotSeat


class Request(Struct, frozen=True):
    """What a latecomer asks for: the seat of a bot, or with None a seat in the next game."""

    number: int
    name: str
    seat: int | None


class Visitor(Struct, frozen=True):
    """Somebody without a seat whom the table has to know: a host who watches, or a latecomer.

    `nodes` and `away_since` are as those of a person.
    """

    guest: str
    nodes: frozenset[str] = frozenset()
    away_since: float | None = None
    request: Request | None = None

    @property
    def is_stranded(self) -> bool:
        """Whether it is the request of somebody who has left."""
        return self.request is not None and not self.nodes
