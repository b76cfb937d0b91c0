"""The game as text: lays, positions in one line, and whole games as `.n98` records.

`load`, `loads`, `dump` and `dumps` work as in `json`; `load` and `dump` take paths, too. Reading
verifies: a record that was read is a game that the rules allow. `docs/record.md` describes the
format.
"""

from .course import PlayedStep
from .game import (
    Entry,
    PlayedGame,
    PlayedTurn,
    Record,
    final_state,
    name_problem,
    opening,
    played,
    replay,
)
from .notation import (
    format_lay,
    format_result,
    format_seat,
    format_signal,
    parse_lay,
    parse_pile,
    parse_result,
    parse_seat,
    parse_signal,
)
from .position_line import format_position, parse_position
from .problem import (
    JsonError,
    Problem,
    ProblemCode,
    RecordError,
    RecordRuleError,
    RecordSyntaxError,
    RuleCode,
    SyntaxCode,
)
from .reader import MAX_RECORD_BYTES, VERSION, load, load_played, loads, loads_played
from .recording import record_game
from .rule_files import MAX_RULES_BYTES, dumps_rules, load_rules, loads_rules
from .structured.games import record_from_json, record_to_json
from .structured.positions import position_from_json, position_to_json
from .writer import dump, dumps

__all__ = [
    "MAX_RECORD_BYTES",
    "MAX_RULES_BYTES",
    "VERSION",
    "Entry",
    "JsonError",
    "PlayedGame",
    "PlayedStep",
    "PlayedTurn",
    "Problem",
    "ProblemCode",
    "Record",
    "RecordError",
    "RecordRuleError",
    "RecordSyntaxError",
    "RuleCode",
    "SyntaxCode",
    "dump",
    "dumps",
    "dumps_rules",
    "final_state",
    "format_lay",
    "format_position",
    "format_result",
    "format_seat",
    "format_signal",
    "load",
    "load_played",
    "load_rules",
    "loads",
    "loads_played",
    "loads_rules",
    "name_problem",
    "opening",
    "parse_lay",
    "parse_pile",
    "parse_position",
    "parse_result",
    "parse_seat",
    "parse_signal",
    "played",
    "position_from_json",
    "position_to_json",
    "record_from_json",
    "record_game",
    "record_to_json",
    "replay",
]
