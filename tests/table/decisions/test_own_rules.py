"""Rule sets that a server has besides the published ones."""

from dataclasses import replace

import pytest

from ninetyeight.record import dumps, loads
from ninetyeight.rules import Card, deal
from ninetyeight.table import Options, TableCode, decode_snapshot, encode_snapshot, record_of
from ninetyeight.table.commands import Again, ChangeOptions, EndGame, Start
from ninetyeight.table.events import Dealt
from tests.table.evenings import SHORT, Evening, begun, gathered
from tests.table.play import play_on

BY_SHORT = Options(rules="short")


def test_a_game_by_ones_own_rules_is_dealt_with_their_numbers() -> None:
    evening = gathered("Ada", "Bob", options=BY_SHORT)
    (event,) = evening.do("Ada", Start())
    assert isinstance(event, Dealt) and event.numbers is not None
    assert evening.game.state == deal(SHORT, 2, evening.game.seed)


def test_published_rules_are_known_by_their_name() -> None:
    evening = gathered("Ada", "Bob")
    (event,) = evening.do("Ada", Start())
    assert isinstance(event, Dealt) and event.numbers is None


def test_the_record_has_the_numbers() -> None:
    evening = begun("Ada", "Bob", options=BY_SHORT)
    play_on(evening, 20)
    evening.do("Ada", EndGame())
    assert loads(dumps(record_of(evening.table))).rules == SHORT


def without_the_file(evening: Evening) -> None:
    del evening.rule_sets["short"]


def test_a_game_goes_on_without_the_file_of_its_rules() -> None:
    evening = begun("Ada", "Bob", options=BY_SHORT)
    without_the_file(evening)
    play_on(evening, 20)
    assert evening.replayed() == evening.table
    assert decode_snapshot(encode_snapshot(evening.table)) == evening.table


def test_a_game_goes_on_by_the_numbers_that_it_was_dealt_with() -> None:
    evening = begun("Ada", "Bob", options=BY_SHORT)
    evening.rule_sets["short"] = replace(SHORT, highest=Card(40))
    play_on(evening, 20)
    assert evening.game.state.rules == SHORT
    evening.do("Ada", EndGame())
    evening.do("Ada", Again())
    assert evening.game.state.rules.highest == 40


def test_without_the_file_nothing_is_dealt_until_other_rules_are_chosen() -> None:
    evening = gathered("Ada", "Bob", options=BY_SHORT)
    without_the_file(evening)
    assert evening.refusal("Ada", Start()) == TableCode.UNKNOWN_RULES
    evening.do("Ada", ChangeOptions(pace=2.0))
    assert evening.table.options.rules == "short"
    evening.do("Ada", ChangeOptions(base="expert"))
    assert evening.refusal("Ada", ChangeOptions(rules="short")) == TableCode.UNKNOWN_RULES
    evening.do("Ada", Start())
    assert evening.game.state.rules.name == "expert"


def test_a_rule_set_is_for_so_many_players() -> None:
    evening = gathered("Ada", "Bob", bots=2, options=BY_SHORT)
    assert evening.refusal("Ada", Start()) == TableCode.TOO_MANY_PLAYERS
    evening.do("Ada", ChangeOptions(rules="standard"))
    evening.do("Ada", Start())


@pytest.mark.parametrize(
    "change",
    [ChangeOptions(fire=True), ChangeOptions(base="short", fire=True)],
)
def test_ones_own_rules_have_the_fires_that_they_have(change: ChangeOptions) -> None:
    evening = gathered("Ada", options=BY_SHORT)
    assert evening.refusal("Ada", change) == TableCode.UNKNOWN_RULES


def test_half_a_name_leads_back_to_the_published_rules() -> None:
    evening = gathered("Ada", options=Options(rules="expert+fire"))
    evening.do("Ada", ChangeOptions(rules="short"))
    evening.do("Ada", ChangeOptions(base="standard"))
    assert evening.table.options.rules == "standard"
