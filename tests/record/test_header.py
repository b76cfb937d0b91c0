from dataclasses import replace

import pytest

from ninetyeight.record import Record, RecordError, dumps, loads
from ninetyeight.rules import RULE_SETS, SHUFFLE, parse_seed, shuffled
from tests.record.small import GAME, KNOWN, NUMBERS, OLD_GAME, SMALL

HEAD = "n98 2\nrules: small+fire\nplayers: Red\ntalk: off\ndeck: 2 3 4 5 8 10 13 12 7 6 9 11\n"
DECK = tuple(RULE_SETS["standard"].cards)
EMPTY = f"{HEAD}---\n---\n"


def test_a_game_that_has_not_started_has_no_start() -> None:
    assert loads(EMPTY, KNOWN).start is None


def test_fields_may_come_in_any_order() -> None:
    first, *fields = HEAD.splitlines()
    reordered = "\n".join([first, *reversed(fields), "---", "---"])
    assert loads(reordered, KNOWN) == loads(EMPTY, KNOWN)


def test_space_around_names_and_values_is_nothing() -> None:
    spaced = GAME.replace("Red | Blue", "  Red|\tBlue  ").replace("start: 2", "start:2")
    assert loads(spaced, KNOWN) == loads(GAME, KNOWN)


def test_a_name_may_hold_what_means_something_elsewhere() -> None:
    name = "deck: 2 = ~ --- + 57a!"
    assert loads(EMPTY.replace("Red", name), KNOWN).players == (name,)


def test_a_seed_that_gives_the_deck_is_kept_in_lower_case() -> None:
    seed = parse_seed("00112233445566778899aabbccddeeff")
    deck = " ".join(map(str, shuffled(SMALL, seed)))
    text = (
        f"n98 2\nrules: small+fire\nplayers: Red\ntalk: on\n"
        f"seed: {seed.upper()}\nshuffle: {SHUFFLE}\ndeck: {deck}\n---\n---\n"
    )
    record = loads(text, KNOWN)
    assert record.seed == seed
    assert f"seed: {seed}\nshuffle: {SHUFFLE}\n" in dumps(record)


def test_what_a_seed_gives_is_not_judged_if_the_shuffle_is_unknown() -> None:
    seed = "seed: 00112233445566778899aabbccddeeff\nshuffle: by hand\n"
    with pytest.raises(RecordError) as caught:
        loads(EMPTY.replace("players", f"{seed}players"), KNOWN)
    assert [problem.code for problem in caught.value.problems] == ["bad-value"]


def test_a_rule_set_of_ones_own_is_known_by_its_numbers() -> None:
    assert loads(GAME).rules == SMALL
    plain = GAME.replace("fire: 5 9\n", "").replace("2 8a 5a!", "2 8a 5a")
    assert loads(plain).rules == replace(SMALL, fire=frozenset())


def test_without_its_numbers_it_has_to_be_known_by_its_name() -> None:
    nameless = GAME.replace(NUMBERS, "")
    assert loads(nameless, {"small+fire": SMALL}).rules is SMALL
    with pytest.raises(RecordError, match="no rule set is called 'small\\+fire'"):
        loads(nameless)


def test_a_published_rule_set_may_have_its_numbers_too() -> None:
    record = Record(rules=RULE_SETS["standard"], players=("Red",), deck=DECK)
    text = dumps(record)
    assert "cards:" not in text
    numbers = "hands: 8 7 6 6 6\ncards: 2-99\nminimum: 2 1\ntrick: 10\n"
    assert loads(text.replace("players", f"{numbers}players")) == record
    with pytest.raises(RecordError, match="7:7: wrong-rules: standard has fire: none"):
        loads(text.replace("players", f"{numbers}fire: 22\nplayers"))


def test_a_record_of_version_1_is_still_read() -> None:
    assert loads(OLD_GAME, KNOWN) == loads(GAME)
    silent = OLD_GAME.replace("~ 1 gladly\n", "").replace("~ 1 no-jump a\n", "")
    assert not loads(silent, KNOWN).talk
    assert dumps(loads(OLD_GAME, KNOWN)) == GAME
