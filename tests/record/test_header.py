import pytest

from ninetyeight.record import RecordError, dumps, loads
from ninetyeight.rules import SHUFFLE, parse_seed, shuffled
from tests.record.small import GAME, KNOWN, SMALL

HEAD = "n98 1\nrules: small+fire\nplayers: Red\ndeck: 2 3 4 5 8 10 13 12 7 6 9 11\n"
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
        f"n98 1\nrules: small+fire\nplayers: Red\nseed: {seed.upper()}\nshuffle: {SHUFFLE}\n"
        f"deck: {deck}\n---\n---\n"
    )
    record = loads(text, KNOWN)
    assert record.seed == seed
    assert f"seed: {seed}\nshuffle: {SHUFFLE}\n" in dumps(record)


def test_what_a_seed_gives_is_not_judged_if_the_shuffle_is_unknown() -> None:
    seed = "seed: 00112233445566778899aabbccddeeff\nshuffle: by hand\n"
    with pytest.raises(RecordError) as caught:
        loads(EMPTY.replace("players", f"{seed}players"), KNOWN)
    assert [problem.code for problem in caught.value.problems] == ["bad-value"]


def test_a_rule_set_of_ones_own_is_known_by_its_name() -> None:
    assert loads(GAME, {"small+fire": SMALL}).rules is SMALL
    with pytest.raises(RecordError, match="no rule set is called 'small\\+fire'"):
        loads(GAME)
