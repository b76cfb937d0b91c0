"""The rule sets as data for clients: a file of the release, and `/api/rules`."""

from msgspec import Struct, json

from ninetyeight.bots.mastery import MASTER_WINS, NOT_MEASURED
from ninetyeight.rules import RULE_SETS, Rules


class ShownRules(Struct, frozen=True):
    """`hand_sizes` are those for one player, two players and so on.

    So are `master_wins`: how many of a hundred games the best bot wins, where it was measured.
    """

    name: str
    lowest: int
    highest: int
    hand_sizes: tuple[int, ...]
    minimum: int
    minimum_when_empty: int
    trick: int
    fire: tuple[int, ...]
    master_wins: tuple[float | None, ...]


def _shown(rules: Rules) -> ShownRules:
    return ShownRules(
        name=rules.name,
        lowest=rules.lowest,
        highest=rules.highest,
        hand_sizes=rules.hand_sizes,
        minimum=rules.minimum,
        minimum_when_empty=rules.minimum_when_empty,
        trick=rules.trick,
        fire=tuple(sorted(rules.fire)),
        master_wins=MASTER_WINS.get(rules.name, NOT_MEASURED),
    )


RULE_SETS_JSON = json.encode([_shown(rules) for rules in RULE_SETS.values()])
