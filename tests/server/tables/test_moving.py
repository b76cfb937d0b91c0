"""A game that was begun on one device goes on at a table."""

from pathlib import Path

import pytest

from ninetyeight.record import Record, load, loads
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.table import (
    Options,
    Table,
    decode_snapshot,
    encode_snapshot,
    record_of,
    shown_game,
)
from tests.server.fake_time import IN_FAKE_TIME
from tests.server.fakes import FakeServices, new_services

pytestmark = IN_FAKE_TIME

GAMES = Path(__file__).parents[2] / "golden" / "games"
UNFINISHED = [
    file
    for file in sorted(GAMES.glob("*.n98"))
    if "\nresult:" not in (text := file.read_text("utf-8")) and "\nseed:" in text
]
SAID = """n98 2
rules: standard
players: Ada | Ash
talk: on
{start}seed: 5d41402abc4b2a76b9719d911017c592
shuffle: sha256-fisher-yates/1
deck: 97 57 20 15 68 93 91 83 34 65 94 38 58 5 27 54 41 80 95 53 47 99 40 50 61 42 7 29 76 11 18 \
64 22 72 36 28 44 92 30 77 86 43 26 35 8 78 45 32 90 67 71 96 81 60 88 52 25 37 49 14 82 75 70 66 \
24 31 46 4 85 73 13 55 48 2 16 3 74 56 89 87 39 79 17 19 12 69 59 62 63 6 9 23 10 84 51 33 98 21
---
~ 1 gladly
~ 2 leave a
{turns}---
"""


@pytest.fixture
async def services(anyio_backend: object) -> FakeServices:
    return new_services()


async def moved(services: FakeServices, record: Record) -> Table:
    """The table of that record, at which its last player is a bot if there are several."""
    first, *others = [f"Player{chr(65 + seat)}" for seat in range(len(record.players))]
    options = Options(rules=record.rules.name, talk=record.talk)
    wishes = Wishes(first, options, people=others[:-1], bots=["steady"][: len(others)])
    return await open_table(services, "ada", wishes_with(wishes, record))


def wishes_with(wishes: Wishes, record: Record) -> Wishes:
    return Wishes(
        wishes.name, wishes.options, people=wishes.people, bots=wishes.bots, record=record
    )


@pytest.mark.parametrize("file", UNFINISHED, ids=lambda file: file.stem)
async def test_it_goes_on_as_it_stands(services: FakeServices, file: Path) -> None:
    record = load(file)
    table = await moved(services, record)
    again = record_of(table)
    assert (again.deck, again.start, again.turns) == (record.deck, record.start, record.turns)
    assert table.phase == ("agreeing" if record.start is None else "playing")
    assert len(services.memory.written[table.id]) == 1


@pytest.mark.parametrize("start", ["", "start: 2\n"])
@pytest.mark.parametrize("turns", ["", "2 83c 58c +\n~ 1 no-jump c\n~ 1 withdraw c\n"])
async def test_what_was_said_goes_with_it(services: FakeServices, start: str, turns: str) -> None:
    if turns and not start:
        return
    record = loads(SAID.format(start=start, turns=turns))
    table = await moved(services, record)
    assert record_of(table).entries == record.entries
    assert table.game is not None
    heard = {(said.seat, said.meaning.value) for said in table.game.signals}
    assert heard == ({(1, "leave")} if start else {(0, "gladly"), (1, "leave")})


async def test_everybody_is_told_where_it_was_begun(services: FakeServices) -> None:
    table = await moved(services, load(UNFINISHED[0]))
    game = shown_game(table)
    kept = decode_snapshot(encode_snapshot(table))
    assert game is not None and game.one_device
    assert kept == table
