"""Rule sets as values of JSON or TOML, with the names that the fields of `Rules` have."""

from typing import Any

from ninetyeight.record.problem import RuleCode
from ninetyeight.record.rule_numbers import Limits
from ninetyeight.rules import RULE_SETS, Card, ImpossibleRules, Rules

from .value import Value

NEEDED = ("name", "lowest", "highest", "hand_sizes", "minimum")
OTHERS = ("minimum_when_empty", "trick", "fire")


def rules_value(rules: Rules) -> dict[str, Any]:
    """All numbers of a rule set."""
    return {
        "name": rules.name,
        "lowest": rules.lowest,
        "highest": rules.highest,
        "hand_sizes": list(rules.hand_sizes),
        "minimum": rules.minimum,
        "minimum_when_empty": rules.minimum_when_empty,
        "trick": rules.trick,
        "fire": sorted(rules.fire),
    }


def read_rules(value: Value, limits: Limits) -> Rules:
    """The rule set that `rules_value` wrote; raises JsonError."""
    fields = value.fields(NEEDED, OTHERS)
    numbers: dict[str, Any] = {
        name: fields[name].number()
        for name in ("lowest", "highest", "minimum", "minimum_when_empty", "trick")
        if name in fields
    }
    numbers["hand_sizes"] = fields["hand_sizes"].numbers()
    if "fire" in fields:
        numbers["fire"] = frozenset(map(Card, fields["fire"].different_numbers()))
    try:
        rules = Rules(name=fields["name"].text(), **numbers)
    except ImpossibleRules as error:
        raise fields[error.field].error(str(error), RuleCode.IMPOSSIBLE_RULES) from None
    for field, sentence in limits.exceeded_by(rules):
        raise fields[field].error(sentence, RuleCode.IMPOSSIBLE_RULES)
    if RULE_SETS.get(rules.name, rules) != rules:
        sentence = f"{rules.name!r} is the name of a published rule set with other numbers"
        raise fields["name"].error(sentence, RuleCode.WRONG_RULES)
    return rules
