"""Records as values of JSON. Reading verifies them, as reading their text does."""

from typing import Any

from ninetyeight.record.game import Entry, PlayedTurn, Record, name_problem
from ninetyeight.record.notation import WITHDRAW
from ninetyeight.record.problem import JsonError, Problem, RecordError, SyntaxCode
from ninetyeight.record.reader import VERSION, loads
from ninetyeight.record.rule_numbers import IN_RECORDS
from ninetyeight.record.writer import dumps_unverified, verified
from ninetyeight.rules import SHUFFLE, Card, Lay, Seed, parse_seed
from ninetyeight.talk import Meaning, Signal, Withdrawal

from .parts import outcome_value, read_outcome, read_pile, read_seat
from .rules import read_rules, rules_value
from .value import Value

FIELDS = (
    "n98",
    "rules",
    "players",
    "talk",
    "start",
    "seed",
    "shuffle",
    "deck",
    "entries",
    "result",
)


def record_to_json(record: Record) -> dict[str, Any]:
    """A record as an object of JSON; raises ValueError if it could not be read back."""
    return {
        "n98": VERSION,
        "rules": rules_value(record.rules),
        "players": list(record.players),
        "talk": record.talk,
        "start": record.start,
        "seed": record.seed,
        "shuffle": None if record.seed is None else SHUFFLE,
        "deck": list(record.deck),
        "entries": [_entry_value(entry) for entry in record.entries],
        "result": outcome_value(verified(record).outcome),
    }


def record_from_json(given: object) -> Record:
    """The record that `record_to_json` wrote; raises JsonError, also if the rules forbid it."""
    fields = Value(given).fields(FIELDS)
    if fields["n98"].number() != VERSION:
        sentence = f"version {fields['n98'].given} of the format; this program reads {VERSION}"
        raise fields["n98"].error(sentence, SyntaxCode.UNKNOWN_VERSION)
    record = Record(
        rules=read_rules(fields["rules"], IN_RECORDS),
        players=tuple(name.parsed(_parse_name) for name in fields["players"].items()),
        deck=tuple(map(Card, fields["deck"].numbers())),
        start=None if fields["start"].given is None else read_seat(fields["start"]),
        seed=_read_seed(fields["seed"], fields["shuffle"]),
        talk=fields["talk"].boolean(),
        entries=tuple(map(_read_entry, fields["entries"].items())),
    )
    text = dumps_unverified(record, read_outcome(fields["result"]))
    try:
        return loads(text)
    except RecordError as error:
        problem = error.problems[0]
        raise JsonError(_place(text, problem), problem.code, problem.sentence) from None


def _place(text: str, problem: Problem) -> str:
    """Where in the JSON value a problem of the record's text is."""
    lines = text.split("\n")
    line = lines[problem.line - 1]
    number = problem.line - 1 - lines.index("---") - 1
    if number < 0:
        field = line.partition(":")[0]
        return field if field in FIELDS else "rules"
    if line == "---" or line.startswith("result:"):
        return "result"
    lay = len(line[: problem.column - 1].split()) - 1
    is_lay = 0 <= lay < len(line.split()) - 1 and not line.startswith("~")
    return f"entries[{number}].lays[{lay}]" if is_lay else f"entries[{number}]"


def _entry_value(entry: Entry) -> dict[str, Any]:
    if isinstance(entry, PlayedTurn):
        lays = [{"card": lay.card, "pile": lay.pile.letter} for lay in entry.lays]
        return {"seat": entry.seat, "lays": lays, "goes_on": entry.goes_on}
    signal = entry.meaning.value if isinstance(entry, Signal) else WITHDRAW
    pile = None if entry.pile is None else entry.pile.letter
    return {"seat": entry.seat, "signal": signal, "pile": pile}


def _read_entry(value: Value) -> Entry:
    if isinstance(value.given, dict) and "signal" in value.given:
        return _read_said(value)
    fields = value.fields(("seat", "lays"), ("goes_on",))
    return PlayedTurn(
        read_seat(fields["seat"]),
        tuple(map(_read_lay, fields["lays"].items())),
        "goes_on" in fields and fields["goes_on"].boolean(),
    )


def _read_said(value: Value) -> Signal | Withdrawal:
    fields = value.fields(("seat", "signal"), ("pile",))
    seat, meaning = read_seat(fields["seat"]), fields["signal"].text()
    about = fields.get("pile")
    pile = None if about is None or about.given is None else read_pile(about)
    if meaning == WITHDRAW:
        return Withdrawal(seat, pile)
    if meaning not in set(Meaning):
        known = ", ".join([*Meaning, WITHDRAW])
        raise fields["signal"].error(f"{meaning!r} is not a signal: expected one of {known}")
    try:
        return Signal(seat, Meaning(meaning), pile)
    except ValueError as error:
        raise value.error(str(error), SyntaxCode.BAD_SIGNAL) from None


def _read_lay(value: Value) -> Lay:
    fields = value.fields(("card", "pile"))
    return Lay(Card(fields["card"].number()), read_pile(fields["pile"]))


def _read_seed(seed: Value, shuffle: Value) -> Seed | None:
    if seed.given is None and shuffle.given is None:
        return None
    if shuffle.given != SHUFFLE:
        raise shuffle.error(f"no shuffle is called {shuffle.given!r}; known is {SHUFFLE}")
    return seed.parsed(parse_seed)


def _parse_name(name: str) -> str:
    if problem := name_problem(name):
        raise ValueError(problem)
    return name
