"""Who sends a command, and when: what the command itself does not contain."""

from collections.abc import Callable, Collection, Mapping

from msgspec import Struct

from ninetyeight.rules import RULE_SETS, Rules, Seed


class Actor(Struct, frozen=True, gc=False):
    """The sender of a command: `guest` is their browser, `seat` the one they play.

    A sender who only has the secret of a seat has no guest, and therefore neither the other seats
    of that browser nor the rights of its guest. `watching` is set for those who came with the
    spectator code. `bot` is set for the bot of the seat. The server itself has neither guest nor
    seat.
    """

    guest: str | None = None
    seat: int | None = None
    watching: bool = False
    bot: bool = False


class DecisionContext(Struct, frozen=True, gc=False):
    """The time of a command, in seconds since 1970, the sources of randomness, and what can be
    chosen: engines and rule sets.
    """

    now: float
    draw_seed: Callable[[], Seed]
    draw_nonce: Callable[[], str]
    daily_seed: Callable[[str, str, int], Seed]
    """The seed of a day's deal, for a rule set and a number of players."""
    engines: Collection[str] = ()
    """The bots that the server has besides the levels."""
    rule_sets: Mapping[str, Rules] = RULE_SETS
    """The published rule sets, and those that the server has besides."""
