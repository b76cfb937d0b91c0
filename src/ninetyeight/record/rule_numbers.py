"""The numbers of a rule set as fields of a header, so that anybody can read games by other rules.

cards: 2-99
hands: 8 7 6 6 6
minimum: 2 1
trick: 10
fire: 22 33 44 55 66 77
"""

import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from ninetyeight.rules import RULE_SETS, Card, ImpossibleRules, Rules, rules_named

from .fields import Fields
from .lines import Word
from .notation import parse_number
from .problem import RuleCode


class Limits(NamedTuple):
    """The largest numbers of a rule set that is read from a text."""

    players: int
    in_hand: int
    minimum: int
    card: int

    def exceeded_by(self, rules: Rules) -> Iterator[tuple[str, str]]:
        """The fields of `Rules` that have a larger number, with what was expected."""
        for field, what, found, most in (
            ("highest", "cards", rules.highest, self.card),
            ("hand_sizes", "players", len(rules.hand_sizes), self.players),
            ("hand_sizes", "cards in a hand", max(rules.hand_sizes), self.in_hand),
            ("minimum", "cards a turn", rules.minimum, self.minimum),
        ):
            if found > most:
                yield field, f"{what} up to {found}: expected at most {most}"


# Whether a game is over takes a search. Within these limits it takes a millisecond at most,
# whatever a stranger writes.
IN_RECORDS = Limits(players=10, in_hand=10, minimum=4, card=200)
_FIELDS = {"highest": "cards", "hand_sizes": "hands", "minimum": "minimum"}


def format_numbers(rules: Rules) -> list[str]:
    """The lines with the numbers of a rule set; none for one that everybody knows by its name."""
    return [] if rules.name in RULE_SETS else rule_lines(rules)[1:]


def rule_lines(rules: Rules) -> list[str]:
    """The name and all numbers of a rule set, one a line, for who does not know it by its name."""
    return [
        f"{name}: {text}" for name, text in {"rules": rules.name, **_texts(rules)}.items() if text
    ]


def read_rules(fields: Fields, end: Word, rule_sets: Mapping[str, Rules]) -> Rules | None:
    """The rule set of that name, else one with these numbers; None if it is missing or wrong."""
    if "rules" not in fields:
        return None
    name = fields["rules"].text
    if name in rule_sets:
        return _known(fields, rule_sets[name])
    if not any(number in fields for number in NUMBERS):
        return fields.read("rules", lambda _: rules_named(name, rule_sets), RuleCode.UNKNOWN_RULES)
    return _own(name, fields, end)


def _known(fields: Fields, rules: Rules) -> Rules:
    texts = _texts(rules)
    for field, parse in _PARSERS.items():
        if (given := fields.read(field, parse)) is None:
            continue
        if any(getattr(rules, number) != value for number, value in given.items()):
            sentence = f"{rules.name} has {field}: {texts[field] or 'none'}"
            fields.note(field, RuleCode.WRONG_RULES, sentence)
    return rules


def _own(name: str, fields: Fields, end: Word) -> Rules | None:
    complete = fields.require(_NEEDED, end)
    numbers: dict[str, Any] = {}
    for field, parse in _PARSERS.items():
        given = fields.read(field, parse)
        complete = complete and (given is not None or field not in fields)
        numbers |= given or {}
    if not complete:
        return None
    try:
        rules = Rules(name=name, **numbers)
    except ImpossibleRules as error:
        fields.note("rules", RuleCode.IMPOSSIBLE_RULES, str(error))
        return None
    beyond = list(IN_RECORDS.exceeded_by(rules))
    for field, sentence in beyond:
        fields.note(_FIELDS[field], RuleCode.IMPOSSIBLE_RULES, sentence)
    return None if beyond else rules


def _texts(rules: Rules) -> dict[str, str]:
    return {
        "cards": f"{rules.lowest}-{rules.highest}",
        "hands": " ".join(map(str, rules.hand_sizes)),
        "minimum": f"{rules.minimum} {rules.minimum_when_empty}",
        "trick": str(rules.trick),
        "fire": " ".join(map(str, sorted(rules.fire))),
    }


def _parse_cards(text: str) -> dict[str, Any]:
    if not (match := re.fullmatch(r"(\S+)-(\S+)", text)):
        raise ValueError(f"{text!r}: expected the lowest and the highest card, as in 2-99")
    lowest, highest = map(parse_number, match.groups())
    return {"lowest": Card(lowest), "highest": Card(highest)}


def _parse_hands(text: str) -> dict[str, Any]:
    return {"hand_sizes": _parse_numbers(text)}


def _parse_minimum(text: str) -> dict[str, Any]:
    numbers = _parse_numbers(text)
    if len(numbers) != 2:
        raise ValueError(f"{text!r}: expected two numbers, the second for an empty draw pile")
    return {"minimum": numbers[0], "minimum_when_empty": numbers[1]}


def _parse_trick(text: str) -> dict[str, Any]:
    return {"trick": parse_number(text)}


def _parse_fire(text: str) -> dict[str, Any]:
    cards = _parse_numbers(text)
    if len(set(cards)) < len(cards):
        raise ValueError(f"{text!r} has a card twice")
    return {"fire": frozenset(map(Card, cards))}


def _parse_numbers(text: str) -> tuple[int, ...]:
    if not text:
        raise ValueError("expected numbers with spaces between them")
    return tuple(map(parse_number, text.split()))


_PARSERS: Mapping[str, Callable[[str], dict[str, Any]]] = {
    "cards": _parse_cards,
    "hands": _parse_hands,
    "minimum": _parse_minimum,
    "trick": _parse_trick,
    "fire": _parse_fire,
}
NUMBERS = tuple(_PARSERS)
_NEEDED = NUMBERS[:-1]
