"""Tables that play the deal of a day."""

from ninetyeight.table import Code, Options
from ninetyeight.table.commands import Again, ChangeOptions, EndGame, Sit, Start
from tests.table.evenings import Evening, daily_seed, gathered

DAY = "2026-11-16"
DAILY = Options(daily=DAY)


def over(*people: str) -> Evening:
    """A daily game that was given up."""
    evening = gathered(*people, options=DAILY)
    evening.do("Ada", Start())
    evening.do("Ada", EndGame())
    return evening


def test_the_start_deals_the_deal_of_the_day_for_those_who_sit() -> None:
    seeds = []
    for people in (("Ada",), ("Ada", "Bob")):
        evening = gathered(*people, options=DAILY)
        evening.do("Ada", Start())
        assert evening.game.daily == DAY
        assert evening.game.seed == daily_seed(DAY, "standard", len(people))
        seeds.append(evening.game.seed)
    assert seeds[0] != seeds[1]


def test_the_same_deal_again_is_still_that_of_the_day() -> None:
    evening = over("Ada")
    evening.do("Ada", Again(same_deal=True))
    assert (evening.game.daily, evening.game.seed) == (DAY, daily_seed(DAY, "standard", 1))


def test_the_same_deck_for_more_players_is_not_the_deal_of_the_day() -> None:
    evening = over("Ada")
    evening.do("Bob", Sit("Bob"))
    evening.do("Ada", Again(same_deal=True))
    assert (evening.game.daily, evening.game.seed) == (None, daily_seed(DAY, "standard", 1))


def test_a_new_deal_at_the_same_table_is_not_that_of_the_day() -> None:
    evening = over("Ada")
    evening.do("Ada", Again())
    assert evening.game.daily is None
    assert evening.game.seed != daily_seed(DAY, "standard", 1)


def test_whoever_comes_to_the_table_later_gets_the_deal_of_the_day_for_one_more() -> None:
    evening = over("Ada")
    evening.do("Bob", Sit("Bob"))
    evening.do("Ada", Start())
    assert (evening.game.daily, evening.game.seed) == (DAY, daily_seed(DAY, "standard", 2))


def test_the_deal_of_the_day_is_played_by_the_standard_rules() -> None:
    evening = gathered("Ada", options=DAILY)
    assert evening.refusal("Ada", ChangeOptions(rules="expert")) is Code.DAILY_RULES
    assert evening.refusal("Ada", ChangeOptions(rules="standard")) is None


def test_other_options_leave_the_day_as_it_is() -> None:
    evening = gathered("Ada", options=DAILY)
    evening.do("Ada", ChangeOptions(talk=False))
    assert evening.table.options == Options(daily=DAY, talk=False)
