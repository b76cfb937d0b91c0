"""Every way in which a text can be wrong, with the place and the code that reading tells."""

import pickle
from itertools import chain

import pytest

from ninetyeight.record import (
    MAX_RECORD_BYTES,
    Problem,
    RecordError,
    RecordRuleError,
    RecordSyntaxError,
    SyntaxCode,
    loads,
    parse_position,
)
from tests.record.problem_codes import REACHABLE
from tests.record.small import GAME, KNOWN, NUMBERS, OLD_GAME, SEEDED, STATE, VIEW

OWN = f"small+fire\n{NUMBERS}"


def own(*changes: str) -> str:
    """The fields of a rule set that nobody knows, with changes."""
    text = OWN.replace("small", "mine")
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        text = text.replace(old, new)
    return text


# What is wrong; the text that is replaced in the game, and by what; all problems that it causes.
RECORDS: list[tuple[str, str, str, list[str]]] = [
    ("empty", GAME, "", ["1:1 not-n98"]),
    ("only comments", GAME, "# a game\n\n", ["1:1 not-n98"]),
    ("another kind of text", "n98 2", "{}", ["1:1 not-n98"]),
    ("no version", "n98 2", "n98", ["1:1 not-n98"]),
    ("words behind the version", "n98 2", "n98 2 2", ["1:1 not-n98"]),
    ("a version of another script", "n98 2", "n98 ١", ["1:1 not-n98"]),
    ("indented below a comment", "n98 2", "#\n  n98 x", ["2:3 not-n98"]),
    ("a newer version", "n98 2", "n98 3", ["1:1 unknown-version"]),
    ("a version 0", "n98 2", "n98 0", ["1:1 unknown-version"]),
    ("only a version", GAME[5:], "", ["1:6 ends-early"]),
    ("cut off in the head", GAME[GAME.index("deck") :], "", ["10:9 ends-early"]),
    ("cut off in a turn", GAME[GAME.index(" 7a") :], "", ["18:8 ends-early"]),
    (
        "cut off in a parting line",
        "---\nresult: won 0\n",
        "--",
        ["21:1 bad-turn", "21:3 ends-early"],
    ),
    ("no field, only text", "start: 2", "start 2", ["10:1 bad-field"]),
    (
        "the second parting line left out",
        "---\nresult",
        "result",
        ["21:1 bad-turn", "21:9 bad-lay", "21:13 bad-lay", "21:14 ends-early"],
    ),
    ("a third parting line", "result: won 0", "---", ["22:1 bad-field"]),
    ("a result that is no field", "result: won 0", "won 0", ["22:1 bad-field"]),
    ("an unknown field", "start: 2", "begin: 2", ["10:1 unknown-field"]),
    ("a field with a space", "start: 2", "start : 2", ["10:1 unknown-field"]),
    ("a field of the head at the end", "result: won 0", "start: 2", ["22:1 unknown-field"]),
    ("a result in the head", "start: 2", "result: won 0", ["10:1 unknown-field"]),
    ("a field twice", "start: 2", "start: 2\nstart: 1", ["11:1 doubled-field"]),
    ("two results", "result: won 0", "result: won 0\nresult: won 0", ["23:1 doubled-field"]),
    ("no rule set", "rules: small+fire\n", "", ["11:1 missing-field"]),
    ("no players", "players: Red | Blue\n", "", ["11:1 missing-field"]),
    ("no deck", "deck: 2 3 4 5 8 10 13 12 7 6 9 11\n", "", ["11:1 missing-field"]),
    ("no head", GAME[6 : GAME.index("---")], "", ["2:1 missing-field"] * 4),
    ("a seed without its shuffle", "start: 2", SEEDED.split("\n")[0], ["12:1 missing-field"]),
    ("a shuffle without its seed", "start: 2", SEEDED.split("\n")[1], ["12:1 missing-field"]),
    ("an empty name", "Red | Blue", "Red |", ["8:10 bad-value"]),
    ("a name with a control character", "Red", "R\x07d", ["8:10 bad-value"]),
    ("a name too long", "Red", "x" * 41, ["8:10 bad-value"]),
    ("a seat 0 to start", "start: 2", "start: 0", ["10:8 bad-value"]),
    ("a seed too short", "start: 2\n", SEEDED.replace("0e0f", ""), ["10:7 bad-value"]),
    ("an unknown shuffle", "start: 2\n", SEEDED.replace("/1", "/2"), ["11:10 bad-value"]),
    ("a card that is no number", "13 12", "13 x 12", ["11:23 bad-value"]),
    ("a card of another script", "13 12", "13 ١٢ 12", ["11:23 bad-value"]),
    ("a number beyond all cards", "13 12", f"13 {'9' * 5000} 12", ["11:23 bad-value"]),
    ("a result that is none", "won 0", "draw", ["22:9 bad-value"]),
    ("won with cards left", "won 0", "won 3", ["22:9 bad-value"]),
    ("lost without a card left", "won 0", "lost 0", ["22:9 bad-value"]),
    ("a turn of nobody", "2 13c 12c", "13c 12c", ["17:1 bad-turn"]),
    ("a turn of seat 0", "2 13c 12c", "0 13c 12c", ["17:1 bad-turn"]),
    ("a turn without a lay", "2 13c 12c", "2", ["17:1 bad-turn"]),
    ("a turn that only goes on", "2 13c 12c", "2 +", ["17:1 bad-turn"]),
    ("a card without a pile", "2 13c 12c", "2 13 12c", ["17:3 bad-lay"]),
    ("a fifth pile", "2 13c 12c", "2 13c 12e", ["17:7 bad-lay"]),
    ("a pile in capitals", "2 13c 12c", "2 13C 12c", ["17:3 bad-lay"]),
    ("two marks", "5a!", "5a!!", ["14:6 bad-lay"]),
    ("a turn that goes on too early", "2 13c 12c", "2 13c + 12c", ["17:7 bad-lay"]),
    ("two turns in a line", "8a 5a!\n1 2a! 3a", "8a 5a! 1 2a! 3a", ["14:10 bad-lay"]),
    ("a signal without a meaning", "~ 1 gladly", "~ 1", ["13:1 bad-signal"]),
    ("an unknown signal", "~ 1 gladly", "~ 1 hello", ["13:1 bad-signal"]),
    ("a signal with a number", "no-jump a", "no-jump 7", ["16:1 bad-signal"]),
    ("a signal without its pile", "no-jump a", "no-jump", ["16:1 bad-signal"]),
    ("a signal with a needless pile", "gladly", "gladly a", ["13:1 bad-signal"]),
    ("a signal with too many words", "no-jump a", "no-jump a b", ["16:1 bad-signal"]),
    ("a signal of seat 0", "~ 1 gladly", "~ 0 gladly", ["13:1 bad-signal"]),
    ("an unknown rule set", f"small+fire\n{NUMBERS}", "huge\n", ["2:8 unknown-rules"]),
    ("other numbers of a known rule set", "trick: 3", "trick: 4", ["6:8 wrong-rules"]),
    ("a name that no rule set can have", "small+fire", "Small", ["2:8 impossible-rules"]),
    ("a hand below the minimum", OWN, own("4 3", "4 1"), ["2:8 impossible-rules"]),
    ("a card beyond the limits", OWN, own("2-13", "2-201"), ["3:8 impossible-rules"]),
    ("too many hands", OWN, own("4 3", "2 " * 11, "2-13", "2-33"), ["4:8 impossible-rules"]),
    ("a hand too large", OWN, own("4 3", "11"), ["4:8 impossible-rules"]),
    ("a minimum too high", OWN, own("2 1", "5 5", "4 3", "5"), ["5:10 impossible-rules"]),
    ("a rule set without its cards", OWN, own("cards: 2-13\n", ""), ["11:1 missing-field"]),
    ("cards that are one number", "2-13", "13", ["3:8 bad-value"]),
    ("cards of an own rule set that are none", OWN, own("2-13", "a-b"), ["3:8 bad-value"]),
    ("no hands", "hands: 4 3", "hands:", ["4:7 bad-value"]),
    ("only one minimum", "minimum: 2 1", "minimum: 2", ["5:10 bad-value"]),
    ("a trick that is no number", "trick: 3", "trick: x", ["6:8 bad-value"]),
    ("a fire card twice", "fire: 5 9", "fire: 5 5", ["7:7 bad-value"]),
    ("neither talk nor none", "talk: on", "talk: maybe", ["9:7 bad-value"]),
    ("no word about talk", "talk: on\n", "", ["11:1 missing-field"]),
    ("a signal though talk is off", "talk: on", "talk: off", ["13:1 no-talk", "16:1 no-talk"]),
    ("nothing to withdraw", "~ 1 no-jump a", "~ 1 withdraw a", ["16:1 nothing-said"]),
    (
        "a signal of another withdrawn",
        "~ 1 gladly",
        "~ 1 gladly\n~ 2 withdraw",
        ["14:1 nothing-said"],
    ),
    ("a faded signal withdrawn", "1 4a 6a 7a", "1 4a 6a 7a\n~ 1 withdraw a", ["19:1 nothing-said"]),
    ("withdrawn from a fifth pile", "~ 1 no-jump a", "~ 1 withdraw e", ["16:1 bad-signal"]),
    ("a number with zeros before it", "13c 12c", "013c 12c", ["17:3 bad-lay"]),
    ("a card with zeros before it", "13 12", "13 012", ["11:7 missing-card", "11:23 bad-value"]),
    ("too many players", "Red | Blue", "Red | Blue | Green", ["8:10 bad-players"]),
    ("a starter who is not there", "start: 2", "start: 3", ["10:8 no-such-seat"]),
    ("a signal from nowhere", "~ 1 no-jump", "~ 3 no-jump", ["16:1 no-such-seat"]),
    ("a foreign card", "13 12", "13 14 12", ["11:23 foreign-card"]),
    ("a card twice", "13 12", "13 2 12", ["11:23 doubled-card"]),
    ("a missing card", "13 12", "13", ["11:7 missing-card"]),
    ("an empty deck", "2 3 4 5 8 10 13 12 7 6 9 11", "", ["11:6 missing-card"]),
    ("a card in place of another", "13 12", "13 14", ["11:7 missing-card", "11:23 foreign-card"]),
    ("a seed of another deck", "start: 2\n", f"start: 2\n{SEEDED}", ["13:7 wrong-deal"]),
    ("turns, but no start", "start: 2\n", "", ["13:1 no-start"]),
    ("a turn out of order", "2 8a 5a!", "1 2a 3a", ["14:1 wrong-seat"]),
    ("a turn of a seat that is not there", "2 8a 5a!", "3 8a 5a!", ["14:1 wrong-seat"]),
    ("a turn of one who is passed over", "2 9c", "1 9c", ["20:1 wrong-seat"]),
    ("a mark where there is no trick", "13c 12c", "13c! 12c!", ["17:3 no-trick", "17:8 no-trick"]),
    ("a turn that goes on before others", "2 13c 12c", "2 13c 12c +", ["17:1 turn-goes-on"]),
    ("a turn that goes on beyond the end", "2 9c", "2 9c +", ["20:1 turn-goes-on"]),
    ("a wrong result", "won 0", "lost 1", ["22:9 wrong-result"]),
    ("a result too early", "2 9c\n", "", ["21:9 wrong-result"]),
    ("no result", "result: won 0\n", "", ["21:1 missing-result"]),
    ("a turn after the end", "2 9c", "2 9c\n1 2a", ["21:1 game-over"]),
    ("a lay after the end", "2 9c", "2 9c 2a", ["20:6 game-over"]),
    ("a lay from another hand", "1 2a! 3a", "1 2a! 10a", ["15:7 not-in-hand"]),
    ("a card laid twice", "1 4a 6a 7a", "1 4a 4b", ["18:6 not-in-hand"]),
    ("a lay that does not fit", "1 2a! 3a", "1 4a 2b", ["15:3 does-not-fit"]),
    ("a turn below the minimum", "2 13c 12c", "2 13c", ["17:6 below-minimum"]),
    ("a fire left uncovered", "1 2a! 3a", "1 3b 4b", ["15:8 fire-uncovered"]),
]

POSITIONS: list[tuple[str, str, list[str]]] = [
    ("empty", "", ["1:1 missing-field"]),
    ("an unknown rule set", STATE.replace("small", "huge"), ["1:1 unknown-rules"]),
    ("only a rule set", "small+fire", ["1:11 missing-field"] * 8),
    ("no field, only text", f"{STATE} 7", [f"1:{len(STATE) + 2} bad-field"]),
    ("an unknown field", f"{STATE} time=7", [f"1:{len(STATE) + 2} unknown-field"]),
    ("a field of a view in a state", f"{STATE} over=no", [f"1:{len(STATE) + 2} unknown-field"]),
    ("a field of a state in a view", f"{VIEW} draw=7", [f"1:{len(VIEW) + 2} unknown-field"]),
    ("a field twice", f"{STATE} draw=7", [f"1:{len(STATE) + 2} doubled-field"]),
    ("a field missing", STATE.replace(" draw=7.6.9.11", ""), ["1:60 missing-field"]),
    ("three tops", STATE.replace("5/1/14/14", "5/1/14"), ["1:17 bad-value"]),
    ("a top that is no number", STATE.replace("5/1/14/14", "5/1/14/-"), ["1:17 bad-value"]),
    ("a turn that is none", STATE.replace("1:0/2:a", "1"), ["1:32 bad-value"]),
    ("a turn of seat 0", STATE.replace("1:0/2:a", "0:0/2:a"), ["1:32 bad-value"]),
    ("a turn with a fifth pile", STATE.replace("1:0/2:a", "1:0/2:e"), ["1:32 bad-value"]),
    ("a card twice in a hand", STATE.replace("2.3.4", "2.3.3"), ["1:46 bad-value"]),
    ("a card twice among the laid", VIEW.replace("gone=5.8", "gone=5.8.8"), ["1:90 bad-value"]),
    ("neither over nor not", VIEW.replace("over=no", "over=maybe"), ["1:99 bad-value"]),
    ("a card in two hands", STATE.replace("10.12.13", "2.12.13"), ["1:1 impossible-position"]),
    ("no hand that large", STATE.replace("2.3.4", "2.3.4.6"), ["1:1 impossible-position"]),
    ("a view of no seat", VIEW.replace("seat=2", "seat=3"), ["1:1 impossible-position"]),
]


WHOLE: list[tuple[str, str | bytes, list[str]]] = [
    ("too many characters", GAME.ljust(MAX_RECORD_BYTES + 1), ["1:1 too-large"]),
    ("too many bytes", GAME.encode().ljust(MAX_RECORD_BYTES + 1), ["1:1 too-large"]),
    ("bytes of another encoding", GAME.replace("Red", "Zoë").encode("latin-1"), ["8:12 not-utf8"]),
    ("bytes of a picture", b"\x89PNG", ["1:1 not-utf8"]),
    ("a wrong byte behind longer letters", "n98 1 # Жё ".encode() + b"\xff", ["1:12 not-utf8"]),
    ("a wrong byte behind a byte order mark", b"\xef\xbb\xbfn98\xff", ["1:4 not-utf8"]),
    ("a letter cut in two", "n98 1\n# Ж".encode()[:-1], ["2:3 not-utf8"]),
]


def told(error: RecordError) -> list[str]:
    return [f"{problem.line}:{problem.column} {problem.code}" for problem in error.problems]


@pytest.mark.parametrize(
    ("old", "new", "problems"), [pytest.param(*case, id=name) for name, *case in RECORDS]
)
def test_a_broken_record_tells_what_is_wrong_and_where(
    old: str, new: str, problems: list[str]
) -> None:
    assert old in GAME
    with pytest.raises(RecordError) as caught:
        loads(GAME.replace(old, new, 1), KNOWN)
    assert told(caught.value) == problems


@pytest.mark.parametrize(
    ("text", "problems"), [pytest.param(*case, id=name) for name, *case in WHOLE]
)
def test_what_is_no_text_of_a_record_is_refused(text: str | bytes, problems: list[str]) -> None:
    with pytest.raises(RecordSyntaxError) as caught:
        loads(text)
    assert told(caught.value) == problems


@pytest.mark.parametrize(
    ("text", "problems"), [pytest.param(*case, id=name) for name, *case in POSITIONS]
)
def test_a_broken_position_tells_what_is_wrong_and_where(text: str, problems: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        parse_position(text, KNOWN)
    assert told(caught.value) == problems


@pytest.mark.parametrize(
    ("old", "new", "problems"),
    [
        ("players", "talk: on\nplayers", ["3:1 unknown-field"]),
        ("players", "trick: 3\nplayers", ["3:1 unknown-field"]),
        ("~ 1 no-jump a", "~ 1 no-jump a\n~ 1 withdraw a", ["11:1 bad-signal"]),
        ("1 4a 6a 7a", "1 4a +\n1 6a 7a", ["12:1 turn-goes-on"]),
    ],
    ids=["talk", "numbers", "withdrawal", "turn in parts"],
)
def test_version_1_does_not_know_what_came_later(old: str, new: str, problems: list[str]) -> None:
    with pytest.raises(RecordError) as caught:
        loads(OLD_GAME.replace(old, new, 1), KNOWN)
    assert told(caught.value) == problems


def test_every_code_is_among_these_cases() -> None:
    expected = [case[-1] for case in RECORDS]
    expected += [case[-1] for case in POSITIONS]
    expected += [case[-1] for case in WHOLE]
    assert {problem.split()[1] for problem in chain(*expected)} == REACHABLE


def test_all_problems_are_found_in_one_pass_in_the_order_of_the_text() -> None:
    broken = """\
n98 1
rules: huge
players: Red | Blue
start: 3
colour: green
---
~ 1 hello
2 8a 5x
x 2a
---
result: draw
"""
    with pytest.raises(RecordSyntaxError) as caught:
        loads(broken)
    assert told(caught.value) == [
        "2:8 unknown-rules",
        "4:8 no-such-seat",
        "5:1 unknown-field",
        "6:1 missing-field",
        "7:1 bad-signal",
        "8:6 bad-lay",
        "9:1 bad-turn",
        "11:9 bad-value",
    ]


def test_all_that_the_rules_forbid_is_found_up_to_the_first_turn_that_cannot_be_played() -> None:
    broken = (
        GAME.replace("start: 2\n", f"start: 2\n{SEEDED}")
        .replace("~ 1", "~ 7")
        .replace("8a", "8a!")
        .replace("3a", "9a")
        .replace("13c", "13a")
    )
    with pytest.raises(RecordRuleError) as caught:
        loads(broken, KNOWN)
    assert told(caught.value) == [
        "13:7 wrong-deal",
        "15:1 no-such-seat",
        "16:3 no-trick",
        "17:7 not-in-hand",
        "18:1 no-such-seat",
    ]


@pytest.mark.parametrize(
    ("old", "new", "kind"),
    [
        ("13c", "13x", RecordSyntaxError),
        ("13c", "10a", RecordRuleError),
        ("2 8a 5a!", "1 8a 5x", RecordSyntaxError),
    ],
    ids=["unreadable", "forbidden", "both"],
)
def test_what_cannot_be_read_and_what_is_forbidden_are_different_errors(
    old: str, new: str, kind: type[RecordError]
) -> None:
    with pytest.raises(RecordError) as caught:
        loads(GAME.replace(old, new), KNOWN)
    assert type(caught.value) is kind


def test_an_error_reads_as_lines_of_place_code_and_sentence() -> None:
    with pytest.raises(RecordError) as caught:
        loads(GAME.replace("won 0", "lost 1").replace("9c", "9c!"), KNOWN)
    assert str(caught.value) == (
        "20:3: no-trick: 9 on 10 is not the backwards trick\n"
        "22:9: wrong-result: the turns lead to the result 'won 0'"
    )


def test_an_error_keeps_its_problems_between_processes() -> None:
    error = RecordSyntaxError([Problem(1, 2, SyntaxCode.BAD_LAY, "no lay")])
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is RecordSyntaxError
    assert (copy.problems, str(copy)) == (error.problems, "1:2: bad-lay: no lay")
