"""The header of a record: `name: value` lines with the rule set, the players and the deal."""

from collections.abc import Mapping

from ninetyeight.rules import SHUFFLE, Card, Rules, parse_seed, shuffled

from .fields import Fields
from .game import Record, name_problem
from .lines import Word
from .notation import parse_number, parse_seat
from .problem import Problems, RuleCode, SyntaxCode
from .rule_numbers import NUMBERS, read_rules

REQUIRED: Mapping[int, tuple[str, ...]] = {
    1: ("rules", "players", "deck"),
    2: ("rules", "players", "talk", "deck"),
}
OPTIONAL: Mapping[int, tuple[str, ...]] = {
    1: ("start", "seed", "shuffle"),
    2: ("start", "seed", "shuffle", *NUMBERS),
}
"""The fields by version of the format."""


def read_header(
    version: int, fields: Fields, end: Word, rule_sets: Mapping[str, Rules], problems: Problems
) -> Record | None:
    """A record without turns, or None if a required field is missing or invalid."""
    complete = fields.require(REQUIRED[version], end)
    rules = read_rules(fields, end, rule_sets)
    talk = fields.read("talk", _parse_talk)
    players = fields.read("players", _parse_players)
    start = fields.read("start", parse_seat)
    seed = fields.read("seed", parse_seed)
    shuffle = fields.read("shuffle", _parse_shuffle)
    if "seed" in fields or "shuffle" in fields:
        fields.require(("seed", "shuffle"), end)
    no_such_seat = players is not None and start is not None and start >= len(players)
    if no_such_seat:
        sentence = f"there is no seat {fields['start'].text} at this table"
        fields.note("start", RuleCode.NO_SUCH_SEAT, sentence)
    if not complete or rules is None or players is None:
        return None
    size = fields.read("players", lambda _: rules.hand_size(len(players)), RuleCode.BAD_PLAYERS)
    deck = _read_deck(fields["deck"], rules, problems)
    if deck and seed and shuffle and shuffled(rules, seed) != deck:
        fields.note("deck", RuleCode.WRONG_DEAL, "this is not the deck that the seed gives")
    if deck is None or size is None or no_such_seat:
        return None
    return Record(rules=rules, players=players, deck=deck, start=start, seed=seed, talk=bool(talk))


def _parse_players(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split("|"))
    for problem in filter(None, map(name_problem, names)):
        raise ValueError(problem)
    return names


def _parse_talk(text: str) -> bool:
    if text not in ("on", "off"):
        raise ValueError(f"{text!r}: expected on or off")
    return text == "on"


def _parse_shuffle(text: str) -> str:
    if text != SHUFFLE:
        raise ValueError(f"no shuffle is called {text!r}; known is {SHUFFLE}")
    return text


def _read_deck(line: Word, rules: Rules, problems: Problems) -> tuple[Card, ...] | None:
    noted_before = len(problems)
    deck: list[Card] = []
    for word in line.words():
        try:
            card = Card(parse_number(word.text))
        except ValueError as error:
            problems.append(word.problem(SyntaxCode.BAD_VALUE, str(error)))
            continue
        if card not in rules.cards:
            sentence = (
                f"{rules.name} has no card {card}: its cards are {rules.lowest} to {rules.highest}"
            )
            problems.append(word.problem(RuleCode.FOREIGN_CARD, sentence))
        elif card in deck:
            problems.append(word.problem(RuleCode.DOUBLED_CARD, f"{card} is in the deck already"))
        else:
            deck.append(card)
    if missing := sorted(set(rules.cards).difference(deck)):
        sentence = f"the deck lacks {', '.join(map(str, missing))}"
        problems.append(line.problem(RuleCode.MISSING_CARD, sentence))
    return tuple(deck) if len(problems) == noted_before else None
