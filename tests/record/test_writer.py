from dataclasses import replace
from io import StringIO
from pathlib import Path

import pytest

from ninetyeight.record import PlayedTurn, Record, dump, dumps, load, loads
from ninetyeight.rules import Card, Lay, Pile, Seat, Seed, shuffled
from ninetyeight.talk import Meaning, Signal, Withdrawal
from tests.record.small import GAME, KNOWN, SMALL
from tests.record.strategies import records
from tests.rules.strategies import for_all

RECORD = loads(GAME, KNOWN)
SEED = Seed("00112233445566778899aabbccddeeff")
SHUFFLED = replace(RECORD, entries=(), deck=shuffled(SMALL, SEED), seed=SEED)
ENDLESS = replace(RECORD.turns[-1], goes_on=True)
TURN = PlayedTurn(Seat(1), (Lay(Card(8), Pile.A), Lay(Card(5), Pile.A)))


@for_all(record=records())
def test_a_record_is_read_as_it_was_written(record: Record) -> None:
    text = dumps(record)
    assert loads(text) == record
    assert loads(text.encode()) == record


def test_a_record_is_written_in_one_way() -> None:
    careless = GAME.replace("!", "").replace(" | ", "|").replace("\n", " # careless\r\n")
    assert dumps(loads(careless, KNOWN)) == GAME


def test_a_record_is_written_to_a_file(tmp_path: Path) -> None:
    file = StringIO()
    dump(RECORD, file)
    assert file.getvalue() == GAME
    dump(RECORD, tmp_path / "game.n98")
    assert (tmp_path / "game.n98").read_bytes() == GAME.encode()
    dump(RECORD, str(tmp_path / "other.n98"))
    assert load(tmp_path / "other.n98") == RECORD


@pytest.mark.parametrize(
    ("record", "reason"),
    [
        (replace(RECORD, start=None), "no-start"),
        (replace(RECORD, start=Seat(2)), "no-such-seat"),
        (replace(RECORD, players=("Red",)), "no-such-seat"),
        (replace(RECORD, players=()), "bad-value"),
        (replace(RECORD, deck=RECORD.deck[1:]), "missing-card"),
        (replace(RECORD, seed=SEED), "wrong-deal"),
        (replace(RECORD, entries=(replace(TURN, seat=Seat(0)),)), "wrong-seat"),
        (replace(RECORD, entries=(replace(TURN, lays=()),)), "bad-turn"),
        (replace(RECORD, entries=(replace(TURN, lays=(), goes_on=True),)), "bad-turn"),
        (replace(RECORD, entries=(replace(TURN, lays=TURN.lays[:1]),)), "1 of at least 2 cards"),
        (replace(RECORD, entries=(replace(TURN, goes_on=True), TURN)), "not-in-hand"),
        (replace(RECORD, entries=(*RECORD.entries, TURN)), "the game is over"),
        (replace(RECORD, entries=(*RECORD.entries[:-1], ENDLESS)), "turn-goes-on"),
        (replace(RECORD, entries=(Signal(Seat(2), Meaning.GLADLY),)), "no-such-seat"),
        (replace(RECORD, talk=False), "no-talk"),
        (replace(RECORD, entries=(Withdrawal(Seat(0)),)), "nothing-said"),
        (replace(RECORD, rules=replace(SMALL, name="standard")), "with other numbers"),
        (
            replace(RECORD, rules=replace(SMALL, trick=1000), entries=()),
            "not a number from 0 to 999",
        ),
        (replace(SHUFFLED, seed=Seed(SEED.upper())), "would not be read as it is"),
    ],
)
def test_what_could_not_be_read_as_it_is_is_not_written(record: Record, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        dumps(record)
