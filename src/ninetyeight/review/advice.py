"""The best turns of a position, with the chances that a review gives them."""

from ninetyeight.bots import Signals, bot_named
from ninetyeight.bots.bot import nothing_to_choose
from ninetyeight.bots.talking import heard
from ninetyeight.kernel.packing import pack_view
from ninetyeight.rules import Lay, View

from .effort import Effort
from .game import seed_of
from .judging import JudgedTurn, check_rules, judged

MOST = 3
"""How many turns a review keeps of those that it compares."""


def advise(
    view: View,
    signals: Signals,
    *,
    played: tuple[Lay, ...] | None = None,
    number: int = 1,
    effort: Effort = Effort.NORMAL,
    seed: int = 0,
) -> tuple[JudgedTurn, ...]:
    """The best turns at the beginning of a turn, the best first; empty if the game is over.

    With the `number` of a turn in a recorded game and the lays that were `played` in it, the
    numbers are those of the game's review with the same effort and seed. Raises NoNetwork for rules
    of one's own, and ValueError if it is not the turn of this seat, or cards were laid already.
    """
    players = len(view.hand_counts)
    check_rules(view.rules, players)
    if nothing_to_choose(view):
        return ()
    if view.turn is None or view.turn.laid:
        raise ValueError("a review judges whole turns: expected the beginning of one")
    packed = pack_view(view, heard(view, signals))
    own = seed_of(seed, number, packed)
    lays = played or bot_named("sharp", view.rules, players).choose(view, signals, own)
    return judged(view.rules.name, players, packed, lays, effort=effort, seed=own).best
