"""Rule sets: the numbers in which editions differ."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import cast

from .cards import PILES, Card, Pile, Tops
from .errors import BadPlayers, ImpossibleRules, UnknownRules

_NOWHERE: frozenset[Pile] = frozenset()

_NAME = re.compile(r"[a-z0-9]+([+-][a-z0-9]+)*")


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """The numbers of a rule set; unplayable ones are rejected.

    `hand_sizes` holds the size for one player, for two and so on, up to the largest table.
    """

    name: str
    lowest: Card
    highest: Card
    hand_sizes: tuple[int, ...]
    minimum: int
    minimum_when_empty: int = 1
    trick: int = 10
    fire: frozenset[Card] = frozenset()

    def __post_init__(self) -> None:
        if found := self._impossible():
            field, reason = found
            raise ImpossibleRules(f"rule set {self.name!r}: {reason}", field)

    def _impossible(self) -> tuple[str, str] | None:
        """The first field that cannot be so, and why."""
        if not _NAME.fullmatch(self.name):
            return "name", "a name is made of lower-case letters and digits, joined by '+' or '-'"
        if not 1 <= self.lowest <= self.highest:
            numbers = f"cards from {self.lowest} to {self.highest}"
            return "lowest", f"{numbers}: expected 1 <= lowest <= highest"
        if self.minimum < 1:
            return "minimum", f"minimum {self.minimum}: expected at least 1"
        if not 1 <= self.minimum_when_empty <= self.minimum:
            numbers = f"minimum {self.minimum}, with an empty draw pile {self.minimum_when_empty}"
            expected = "expected 1 <= minimum_when_empty <= minimum"
            return "minimum_when_empty", f"{numbers}: {expected}"
        if self.trick < 1:
            return "trick", f"a backwards trick of {self.trick}: expected at least 1"
        if foreign := sorted(self.fire.difference(self.cards)):
            return "fire", f"the fire card {foreign[0]} is not among the cards"
        if reason := self._impossible_hands():
            return "hand_sizes", reason
        return None

    def _impossible_hands(self) -> str | None:
        if not self.hand_sizes:
            return "no hand size, so for no number of players"
        for players, size in enumerate(self.hand_sizes, start=1):
            if size < self.minimum:
                return f"a hand of {size} cannot reach the minimum of {self.minimum}"
            if players * size > len(self.cards):
                return f"{players} hands of {size} need more than {len(self.cards)} cards"
        return None

    @property
    def cards(self) -> Sequence[Card]:
        """Every card once, in ascending order."""
        return cast(Sequence[Card], range(self.lowest, self.highest + 1))

    @property
    def starts(self) -> Tops:
        """What the four piles show before the first card."""
        return tuple(self.lowest - 1 if pile.ascends else self.highest + 1 for pile in PILES)

    def hand_size(self, players: int) -> int:
        """The number of cards that each of `players` holds."""
        if not 1 <= players <= len(self.hand_sizes):
            raise BadPlayers(
                f"{self.name} is for 1 to {len(self.hand_sizes)} players, not for {players}"
            )
        return self.hand_sizes[players - 1]

    def is_trick(self, card: Card, pile: Pile, top: int) -> bool:
        """Whether `card` on `top` is the backwards trick of that pile."""
        return card == (top - self.trick if pile.ascends else top + self.trick)

    def fits(self, card: Card, pile: Pile, top: int) -> bool:
        """Whether `pile` takes `card` while it shows `top`."""
        onwards = card > top if pile.ascends else card < top
        return onwards or self.is_trick(card, pile, top)

    def burning(self, tops: Tops) -> frozenset[Pile]:
        """The piles with a fire card on top."""
        if not self.fire:
            return _NOWHERE
        return frozenset([pile for pile in PILES if tops[pile] in self.fire])


def _published() -> Mapping[str, Rules]:
    standard = Rules(
        name="standard", lowest=Card(2), highest=Card(99), hand_sizes=(8, 7, 6, 6, 6), minimum=2
    )
    expert = replace(standard, name="expert", minimum=3)
    expert_hand = replace(expert, name="expert-hand", hand_sizes=(7, 6, 5, 5, 5))
    plain = (standard, expert, expert_hand)
    fire = frozenset(Card(number) for number in (22, 33, 44, 55, 66, 77))
    burning = tuple(replace(rules, name=f"{rules.name}+fire", fire=fire) for rules in plain)
    return MappingProxyType({rules.name: rules for rules in plain + burning})


RULE_SETS = _published()
"""The six published rule sets by name."""


def rules_named(name: str, rule_sets: Mapping[str, Rules] = RULE_SETS) -> Rules:
    """The rule set of that name.

    >>> rules_named("expert+fire").minimum
    3
    """
    try:
        return rule_sets[name]
    except KeyError:
        known = ", ".join(rule_sets)
        raise UnknownRules(f"no rule set is called {name!r}; known are {known}") from None
