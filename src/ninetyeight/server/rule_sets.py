"""The rule sets that tables can choose, and the same as data for clients."""

from collections.abc import Mapping, Sequence

from msgspec import Struct, json, structs

from ninetyeight.bots.mastery import MASTER_WINS, NOT_MEASURED
from ninetyeight.record import RecordError, load_rules
from ninetyeight.rules import RULE_SETS, Rules
from ninetyeight.table.rule_numbers import all_numbers

from .start_error import StartError


def rule_sets_with(files: Sequence[str]) -> Mapping[str, Rules]:
    """The published rule sets, then those of the files; raises StartError."""
    found = dict(RULE_SETS)
    for file in files:
        rules = _rules_in(file)
        if rules.name in found:
            raise StartError(
                "{file}: there is a rule set called {name} already; expected another name.",
                file=file,
                name=rules.name,
            )
        found[rules.name] = rules
    return found


def _rules_in(file: str) -> Rules:
    try:
        return load_rules(file)
    except OSError as error:
        raise StartError("{file}: {reason}.", file=file, reason=error.strerror) from None
    except RecordError as error:
        # As the other commands tell it: the place, a code, and a sentence.
        problems = "\n".join([f"{file}:{problem}" for problem in error.problems])
        raise StartError("{problems}", problems=problems) from None


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
        **structs.asdict(all_numbers(rules)),
        master_wins=MASTER_WINS.get(rules.name, NOT_MEASURED),
    )


def rule_sets_json(rule_sets: Mapping[str, Rules]) -> bytes:
    """For `/api/rules`, and for the page."""
    return json.encode([_shown(rules) for rules in rule_sets.values()])
