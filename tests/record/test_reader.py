from io import BytesIO, StringIO
from pathlib import Path
from random import Random

import pytest
from hypothesis import strategies as st

from ninetyeight.record import MAX_RECORD_BYTES, RecordError, dumps, load, loads
from tests.golden.make_games import GAMES
from tests.record.small import GAME, KNOWN
from tests.rules.strategies import chances, for_all

RECORD = loads(GAME, KNOWN)
GOLDEN = sorted(GAMES.glob("*.n98"))


def golden_bytes() -> st.SearchStrategy[bytes]:
    return st.sampled_from(GOLDEN).map(Path.read_bytes)


@pytest.mark.parametrize(
    "text",
    [
        GAME,
        GAME.encode(),
        GAME.replace("\n", "\r\n"),
        GAME.replace("\n", "\r\n").encode(),
        f"\ufeff{GAME}",
        GAME.encode("utf-8-sig"),
        GAME.removesuffix("\n"),
        GAME.replace("\n", "\n\n \t\n"),
        GAME.replace("\n", "  # what Red said: 57a | --- | result: lost 9\n# Жё\n"),
        f"# a game\n\n{GAME}\n# the end",
    ],
    ids=[
        "text",
        "bytes",
        "line ends of Windows",
        "line ends of Windows in bytes",
        "a byte order mark",
        "a byte order mark in bytes",
        "no last line end",
        "empty lines",
        "comments",
        "comments around it",
    ],
)
def test_the_same_record_is_read_from(text: str | bytes) -> None:
    assert loads(text, KNOWN) == RECORD


def test_a_record_is_read_from_a_file_of_text_or_of_bytes() -> None:
    assert load(StringIO(GAME), KNOWN) == RECORD
    assert load(BytesIO(GAME.encode()), KNOWN) == RECORD


def test_a_record_is_read_from_the_path_of_its_file(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    file.write_text(GAME, "utf-8")
    assert load(file) == load(str(file)) == RECORD
    with pytest.raises(FileNotFoundError):
        load(tmp_path / "other.n98")


def test_of_a_file_that_is_too_large_no_more_is_read_than_tells_so() -> None:
    file = StringIO(GAME * (MAX_RECORD_BYTES // len(GAME) + 9))
    with pytest.raises(RecordError, match="too-large"):
        load(file)
    assert file.tell() == MAX_RECORD_BYTES + 1


def test_the_largest_record_is_read() -> None:
    assert loads(GAME.ljust(MAX_RECORD_BYTES), KNOWN) == RECORD


@pytest.mark.slow
def test_reading_a_large_text_gives_up_after_so_many_problems() -> None:
    with pytest.raises(RecordError) as caught:
        loads("n98 2\n" + "garbage\n" * (MAX_RECORD_BYTES // 8 - 2) + "---\n---\n")
    assert [problem.line for problem in caught.value.problems] == [*range(2, 52)]


@pytest.mark.slow
@pytest.mark.parametrize(
    "piece",
    ["x\n", "~\n", "1 2a\n", "---\n", "deck: 2\n", "\n", " ", "1", "2 ", "#", " #", "|", ":", "\0"],
    ids=ascii,
)
@pytest.mark.parametrize(
    "head", ["n98 2\n", "n98 2\ndeck: ", GAME[: GAME.index("\n~")] + "\n1 "], ids=ascii
)
def test_a_large_text_of_one_thing_is_refused(head: str, piece: str) -> None:
    with pytest.raises(RecordError):
        loads(head + piece * ((MAX_RECORD_BYTES - len(head)) // len(piece)), KNOWN)


def read_or_refuse(text: str | bytes) -> None:
    """What can be read can be written and read again; nothing but RecordError is raised."""
    try:
        record = loads(text)
    except RecordError:
        return
    assert loads(dumps(record)) == record


@for_all(
    examples=100,
    game=golden_bytes(),
    place=st.integers(0, 1500),
    removed=st.integers(0, 3),
    added=st.binary(max_size=3) | st.text("0123456789abcd!+~#|:-\n ", max_size=3).map(str.encode),
)
def test_a_record_with_other_bytes_is_read_or_refused(
    game: bytes, place: int, removed: int, added: bytes
) -> None:
    read_or_refuse(game[:place] + added + game[place + removed :])


@for_all(examples=100, game=golden_bytes(), other=golden_bytes(), chance=chances())
def test_a_record_with_other_lines_is_read_or_refused(
    game: bytes, other: bytes, chance: Random
) -> None:
    lines, others = game.splitlines(), other.splitlines()
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(lines))
        lines[place : place + chance.randint(0, 2)] = chance.choices(others, k=chance.randint(0, 2))
    read_or_refuse(b"\n".join(lines))


@for_all(text=st.text() | st.text().map("n98 2\n".__add__))
def test_any_text_is_read_or_refused(text: str) -> None:
    read_or_refuse(text)
    read_or_refuse(text.encode())


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", ["standard-2-won-with-talk", "expert-3-within-a-turn", "expert-3-not-started"]
)
def test_a_record_that_is_cut_off_anywhere_is_refused(name: str) -> None:
    whole = (GAMES / f"{name}.n98").read_bytes()
    for end in range(len(whole) - 1):
        with pytest.raises(RecordError):
            loads(whole[:end])
    assert loads(whole[:-1]) == loads(whole)
