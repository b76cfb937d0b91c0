"""Who asks a table for something, and when: what a command does not contain itself."""

from collections.abc import Callable

from msgspec import Struct

from ninetyeight.rules import Seed


class Actor(Struct, frozen=True):
    """Whoever asks: `guest` is their browser, `seat` the one they play.

    Whoever has only the secret of a seat has no guest, and so neither the other seats of that
    browser nor what only its guest may do.
    `watching` are those who came with the code to watch. `bot` is set for the bot of the seat. The
    server itself has neither guest nor seat.
    """

    guest: str | None = None
    seat: int | None = None
    watching: bool = False
    bot: bool = False


class DecisionContext(Struct, frozen=True):
    """When something is asked, in seconds since 1970, and the sources of chance."""

    now: float
    draw_seed: Callable[[], Seed]
    draw_nonce: Callable[[], str]
    daily_seed: Callable[[str, str, int], Seed]
    """The seed of a day's deal, for a rule set and a number of players."""
