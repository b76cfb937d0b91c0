"""From text to a record, or to everything that is wrong with it."""

import re
from collections.abc import Mapping
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import IO

from ninetyeight.rules import RULE_SETS, Rules

from .entries import WrittenSignal, WrittenTurn, read_entries
from .fields import Fields
from .game import PlayedGame, Record
from .header import OPTIONAL, REQUIRED, read_header
from .lines import Word, decoded, lines_of
from .notation import parse_result
from .problem import (
    Problems,
    RecordSyntaxError,
    SyntaxCode,
    error_from,
    has_syntax_problem,
)
from .verdict import judge_result, judge_talk, judge_turns

VERSION = 2
"""The version that is written; all up to it are read."""
MAX_RECORD_BYTES = 2**20
"""The maximum size of a record in bytes or characters; a whole game needs about two thousand."""


Source = str | PathLike[str] | IO[str] | IO[bytes]
"""The path of a file, or an open one."""


def load(file: Source, rule_sets: Mapping[str, Rules] = RULE_SETS) -> Record:
    """Reads a record from a file; raises RecordError with all that is wrong.

    The file is given by its path, or open for text or bytes.
    """
    return load_played(file, rule_sets).record


def loads(text: str | bytes, rule_sets: Mapping[str, Rules] = RULE_SETS) -> Record:
    """Reads a record; raises RecordError with all that is wrong.

    Rule sets of your own have their numbers in the record. A record that lacks them, as all of
    version 1 do, is read if the rule set is in `rule_sets`.
    """
    return loads_played(text, rule_sets).record


def load_played(file: Source, rule_sets: Mapping[str, Rules] = RULE_SETS) -> PlayedGame:
    """Reads a record like `load`, and keeps the states that were judged."""
    if isinstance(file, str | PathLike):
        with Path(file).open("rb") as opened:
            return load_played(opened, rule_sets)
    return loads_played(file.read(MAX_RECORD_BYTES + 1), rule_sets)


def loads_played(text: str | bytes, rule_sets: Mapping[str, Rules] = RULE_SETS) -> PlayedGame:
    """Reads a record like `loads`, and keeps the states that were judged."""
    return _read(text, rule_sets, with_result=True)


def loads_without_result(text: str) -> PlayedGame:
    """Reads a record whose result has not been written yet, to find it out."""
    return _read(text, RULE_SETS, with_result=False)


def _read(text: str | bytes, rule_sets: Mapping[str, Rules], *, with_result: bool) -> PlayedGame:
    lines = lines_of(decoded(text, MAX_RECORD_BYTES))
    version = _version(lines[0] if lines else Word("", 1, 1))
    problems = Problems()
    head, body, tail, ends = _sections(lines, problems)
    fields = Fields(head, ":", REQUIRED[version] + OPTIONAL[version], problems)
    record = read_header(version, fields, ends[0], rule_sets, problems) if ends else None
    entries = read_entries(version, body, problems)
    ending = Fields(tail, ":", ("result",), problems)
    claimed = ending.read("result", parse_result)
    if record is None or has_syntax_problem(problems):
        raise error_from(problems)
    if version == 1:
        record = replace(record, talk=any(isinstance(entry, WrittenSignal) for entry in entries))
    judge_talk(record, entries, problems)
    course = judge_turns(version, record, entries, problems)
    if course is not None and with_result:
        judge_result(course.outcome, claimed, ending["result"] if claimed else ends[1], problems)
    if course is None or problems:
        raise error_from(problems)
    read = (entry.turn if isinstance(entry, WrittenTurn) else entry.signal for entry in entries)
    return PlayedGame(replace(record, entries=tuple(read)), course.steps, course.outcome)


def _version(first: Word) -> int:
    match = re.fullmatch(r"n98\s+([0-9]{1,9})", first.text)
    if not match:
        sentence = f"not a record of a game: expected 'n98 {VERSION}' in the first line"
        raise RecordSyntaxError([first.problem(SyntaxCode.NOT_N98, sentence)])
    version = int(match[1])
    if not 1 <= version <= VERSION:
        sentence = f"written in version {version} of the format; this program reads 1 to {VERSION}"
        raise RecordSyntaxError([first.problem(SyntaxCode.UNKNOWN_VERSION, sentence)])
    return version


def _sections(
    lines: list[Word], problems: Problems
) -> tuple[list[Word], list[Word], list[Word], list[Word]]:
    """Header, turns and result, and the two lines that separate them."""
    sections: list[list[Word]] = [[]]
    ends: list[Word] = []
    for line in lines[1:]:
        if line.text == "---" and len(ends) < 2:
            ends.append(line)
            sections.append([])
        else:
            sections[-1].append(line)
    if len(ends) < 2:
        sentence = "the text ends before the second '---': it may have been cut off"
        problems.append(lines[-1].end().problem(SyntaxCode.ENDS_EARLY, sentence))
    head, body, tail = [*sections, [], []][:3]
    return head, body, tail, ends
