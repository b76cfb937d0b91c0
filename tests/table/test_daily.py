"""Tables that play the deal of a day."""

from ninetyeight.rules import Seat, commitment
from ninetyeight.table import Options, TableCode, mine, shown_game
from ninetyeight.table.commands import (
    AddBot,
    Admit,
    Again,
    Ask,
    ChangeOptions,
    EndGame,
    HandOver,
    NoteHint,
    ReplaceBot,
    Sit,
    Stand,
    Start,
    Swap,
    TakeSeat,
)
from ninetyeight.table.events import Hinted
from tests.table.evenings import SERVER, Evening, daily_seed, gathered

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


def test_the_same_deal_for_more_players_is_the_deal_of_the_day_for_them() -> None:
    evening = over("Ada")
    evening.do("Bob", Sit("Bob"))
    evening.do("Ada", Again(same_deal=True))
    assert (evening.game.daily, evening.game.seed) == (DAY, daily_seed(DAY, "standard", 2))


def test_nobody_is_shown_the_cards_of_the_day_when_a_game_is_over() -> None:
    evening = over("Ada", "Bob")
    game = shown_game(evening.table)
    assert game and game.result and game.result.left == 98
    assert (game.result.seed, game.result.hands, game.result.draw_pile) == (None, None, None)
    assert game.commitment == commitment(evening.game.seed)


def test_whoever_takes_a_seat_afterwards_is_not_shown_them_either() -> None:
    evening = over("Ada", "Bob")
    evening.do("Bob", Stand())
    evening.do("Cleo", Sit("Bob", seat=1))
    evening.do("Ada", Swap(2))
    assert mine(evening.table, Seat(1)) is None and mine(evening.table, Seat(0)) is None


def test_somebody_who_takes_over_from_a_bot_is_remembered() -> None:
    evening = gathered("Ada", bots=1, options=DAILY)
    evening.do("Ada", Start())
    evening.do("Dora", Ask("Dora", 1))
    ((_, request),) = evening.table.requests
    evening.do("Ada", Admit(request.number))
    assert evening.game.had_stand_in


def test_a_bot_that_played_for_somebody_is_remembered() -> None:
    evening = gathered("Ada", "Bob", options=DAILY)
    evening.do("Ada", Start())
    evening.do("Bob", HandOver(1))
    evening.do("Bob", TakeSeat())
    first = evening.game
    evening.do("Ada", EndGame())
    evening.do("Ada", Again(same_deal=True))
    assert first.had_stand_in and not evening.game.had_stand_in


def test_who_leaves_the_seat_to_a_bot_for_the_next_game_too_is_remembered() -> None:
    evening = gathered("Ada", "Bob", options=DAILY)
    evening.do("Ada", Start())
    evening.do("Bob", HandOver(1))
    evening.do("Ada", EndGame())
    evening.do("Ada", Again(same_deal=True))
    assert evening.game.had_stand_in


def test_a_bot_that_fails_at_its_own_seat_stands_in_for_nobody() -> None:
    evening = gathered("Ada", options=DAILY)
    evening.do("Ada", AddBot("sharp"))
    evening.do("Ada", Start())
    evening.do(SERVER, ReplaceBot(1, "steady"))
    assert not evening.game.had_stand_in


def test_the_first_hint_of_a_daily_game_is_remembered() -> None:
    evening = gathered("Ada", options=DAILY)
    evening.do("Ada", Start())
    assert evening.do("Ada", NoteHint()) == (Hinted(0),)
    assert evening.do("Ada", NoteHint()) == ()
    assert evening.game.had_hints


def test_hints_of_other_games_need_no_step() -> None:
    evening = gathered("Ada")
    evening.do("Ada", Start())
    assert evening.do("Ada", NoteHint()) == ()


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
    assert evening.refusal("Ada", ChangeOptions(rules="expert")) is TableCode.DAILY_RULES
    assert evening.refusal("Ada", ChangeOptions(rules="standard")) is None


def test_other_options_leave_the_day_as_it_is() -> None:
    evening = gathered("Ada", options=DAILY)
    evening.do("Ada", ChangeOptions(talk=False))
    assert evening.table.options == Options(daily=DAY, talk=False)
