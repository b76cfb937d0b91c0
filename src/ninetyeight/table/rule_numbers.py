"""The numbers of a rule set as events and snapshots keep them, if it is not a published one.

So a game goes on as it was dealt, whether or not its server still has the file of the rule set.
"""

from msgspec import Struct

from ninetyeight.rules import RULE_SETS, Card, Rules, rules_named


class RuleNumbers(Struct, frozen=True):
    """The fields of `Rules` but for the name."""

    lowest: int
    highest: int
    hand_sizes: tuple[int, ...]
    minimum: int
    minimum_when_empty: int
    trick: int
    fire: tuple[int, ...]


def numbers_of(rules: Rules) -> RuleNumbers | None:
    """The numbers of a rule set of somebody's own; None for one whose name says it all."""
    return None if rules.name in RULE_SETS else all_numbers(rules)


def all_numbers(rules: Rules) -> RuleNumbers:
    """The numbers of any rule set."""
    return RuleNumbers(
        lowest=rules.lowest,
        highest=rules.highest,
        hand_sizes=rules.hand_sizes,
        minimum=rules.minimum,
        minimum_when_empty=rules.minimum_when_empty,
        trick=rules.trick,
        fire=tuple(sorted(rules.fire)),
    )


def rules_with(name: str, numbers: RuleNumbers | None) -> Rules:
    """The rule set that `numbers_of` was given."""
    if numbers is None:
        return rules_named(name)
    return Rules(
        name=name,
        lowest=Card(numbers.lowest),
        highest=Card(numbers.highest),
        hand_sizes=numbers.hand_sizes,
        minimum=numbers.minimum,
        minimum_when_empty=numbers.minimum_when_empty,
        trick=numbers.trick,
        fire=frozenset(map(Card, numbers.fire)),
    )
