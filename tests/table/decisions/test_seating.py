"""Who sits at a table before a game."""

import pytest

from ninetyeight.bots import LEVELS as LEVELS_OF_BOTS
from ninetyeight.table import (
    BOT_LEVELS,
    PLACES,
    Actor,
    BotSeat,
    Create,
    Options,
    TableCode,
    shown_game,
)
from ninetyeight.table.commands import (
    AddBot,
    Arrive,
    ChangeOptions,
    Chat,
    Command,
    Depart,
    EndGame,
    Kick,
    Lock,
    MakeHost,
    RemoveBot,
    Rename,
    Sit,
    Stand,
    Start,
)
from ninetyeight.table.events import (
    HostChanged,
    LockChanged,
    OptionsChanged,
    Renamed,
    Sat,
    Stood,
)
from ninetyeight.table.seats import BOT_NAMES
from tests.table.evenings import WATCHING, Evening, begun, dealt, gathered, guest_of


def names(evening: Evening) -> list[str | None]:
    return [player.name if player else None for player in evening.table.places]


def host(evening: Evening) -> str | None:
    return next((p.name for _, p in evening.table.people if p.guest == evening.table.host), None)


def test_whoever_opens_a_table_sits_at_it_and_is_host() -> None:
    evening = Evening("Ada")
    assert names(evening) == ["Ada", None, None, None, None]
    assert host(evening) == "Ada"
    assert evening.table.phase == "gathering"


def test_people_take_the_first_free_seat_or_the_one_they_want() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Cleo", Sit("Cleo", seat=4))
    evening.do("Dora", Sit("Dora"))
    assert names(evening) == ["Ada", "Bob", "Dora", None, "Cleo"]


def test_a_seat_is_for_one() -> None:
    evening = gathered("Ada")
    assert evening.refusal("Bob", Sit("Bob", seat=0)) == TableCode.SEAT_OCCUPIED
    assert evening.refusal("Bob", Sit("Bob", seat=5)) == TableCode.NO_SUCH_SEAT
    assert evening.refusal("Bob", Sit("Bob", seat=-1)) == TableCode.NO_SUCH_SEAT


def test_a_table_has_five_seats() -> None:
    evening = gathered("Ada", "Bob", "Cleo", bots=2)
    assert evening.refusal("Dora", Sit("Dora")) == TableCode.TABLE_FULL
    assert evening.refusal("Ada", AddBot("sharp")) == TableCode.TABLE_FULL


def test_several_people_can_sit_at_one_device() -> None:
    evening = gathered("Ada")
    evening.do(Actor(guest_of("Ada"), 0), Sit("Bob"))
    assert names(evening)[:2] == ["Ada", "Bob"]
    assert evening.table.seats_of(guest_of("Ada")) == (0, 1)


def test_two_people_at_a_table_have_different_names() -> None:
    evening = gathered("Ada", "Bob")
    assert evening.refusal("Cleo", Sit("ada")) == TableCode.BAD_NAME
    assert evening.refusal("Bob", Rename("Ada")) == TableCode.BAD_NAME


@pytest.mark.parametrize("name", ["", "  ", "a|b", "x" * 41, "two\nlines", "47"])
def test_some_names_nobody_can_have(name: str) -> None:
    evening = gathered("Ada")
    assert evening.refusal("Bob", Sit(name)) == TableCode.BAD_NAME
    assert evening.refusal("Ada", Rename(name)) == TableCode.BAD_NAME


def test_people_can_change_their_names() -> None:
    evening = gathered("Ada")
    assert evening.do("Ada", Rename(" Augusta ")) == (Renamed(0, "Augusta"),)
    assert names(evening)[0] == "Augusta"


def test_nobody_sits_down_or_opens_a_table_without_a_guest() -> None:
    evening = gathered("Ada")
    assert evening.refusal(Actor(), Sit("Bob")) == TableCode.NO_GUEST
    evening.forget()
    assert evening.refusal(Actor(), Create("two", "code", "watch", "Bob")) == TableCode.NO_GUEST


def test_a_person_who_stands_up_leaves_a_free_seat() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Bob", Stand())
    assert names(evening)[:2] == ["Ada", None]


def test_when_the_host_leaves_the_next_person_is_host() -> None:
    evening = gathered("Ada", "Bob", "Cleo")
    evening.do("Ada", MakeHost(1))
    evening.do("Bob", Stand())
    assert host(evening) == "Cleo"
    evening.do("Cleo", Stand())
    assert host(evening) == "Ada"


def test_a_bot_is_never_host() -> None:
    evening = gathered("Ada", bots=1)
    evening.do("Bob", Sit("Bob"))
    evening.do("Ada", Stand())
    assert host(evening) == "Bob"
    assert evening.refusal("Bob", MakeHost(1)) == TableCode.NO_PERSON_THERE


def test_a_host_with_a_second_seat_stays_host() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Ada", Sit("Ada's son"))
    evening.do(Actor(guest_of("Ada"), 0), Stand())
    assert evening.table.host == guest_of("Ada")


def test_a_table_without_people_stays_and_its_next_guest_is_host() -> None:
    evening = gathered("Ada", bots=1)
    evening.do("Ada", Stand())
    assert evening.table.host is None
    assert isinstance(evening.table.places[1], BotSeat)
    events = evening.do("Bob", Sit("Bob"))
    assert [type(event) for event in events] == [Sat, HostChanged]
    assert host(evening) == "Bob"


def test_the_host_can_make_another_person_host() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Ada", MakeHost(1))
    assert host(evening) == "Bob"
    assert evening.refusal("Ada", MakeHost(0)) == TableCode.NOT_HOST


def test_if_the_host_is_long_away_anybody_at_the_table_can_name_another() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Cleo", Sit("Cleo"))
    evening.do("Ada", MakeHost(2))
    assert evening.refusal("Bob", MakeHost(1)) == TableCode.NOT_HOST
    evening.now += 30
    assert evening.refusal("Dora", MakeHost(1)) == TableCode.NOT_SEATED
    evening.do("Bob", MakeHost(1))
    assert host(evening) == "Bob"


def test_a_host_with_two_seats_is_away_when_nobody_is_at_either() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Ada", Sit("Ada's son"))
    evening.do(Actor(guest_of("Ada")), Arrive("node"))
    evening.do(Actor(None, 0), Depart("node"))
    evening.now += 30
    assert evening.refusal("Bob", MakeHost(1)) == TableCode.NOT_HOST
    evening.do(Actor(None, 2), Depart("node"))
    evening.now += 30
    assert evening.refusal("Bob", MakeHost(1)) is None


def test_the_secret_of_a_second_seat_has_no_powers_of_the_host() -> None:
    evening = gathered("Ada", "Bob")
    evening.do("Ada", Sit("Ada's son"))
    assert evening.refusal(Actor(None, 2), Lock(True)) == TableCode.NOT_HOST
    assert evening.refusal(Actor(None, 0), Lock(True)) is None
    assert evening.refusal(Actor(None, None), Lock(False)) == TableCode.NOT_HOST


def test_the_host_can_lock_the_table_with_the_kick() -> None:
    evening = gathered("Ada", "Bob", "Cleo")
    assert evening.do("Ada", Kick(1, lock=True)) == (Stood(1, kicked=True), LockChanged(True))
    assert evening.refusal("Robert", Sit("Robert")) == TableCode.TABLE_LOCKED
    assert evening.do("Ada", Kick(2, lock=True)) == (Stood(2, kicked=True),)


def test_the_game_keeps_the_name_of_somebody_who_was_kicked_after_it() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", EndGame())
    evening.do("Ada", Kick(1))
    shown = shown_game(evening.table)
    assert shown is not None and shown.names == ("Ada", "Bob")


def test_a_new_name_is_guarded_with_what_was_said_before_it() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", Chat("I have a for"))
    assert evening.refusal("Bob", Rename("Ty")) == TableCode.BAD_NAME
    assert evening.refusal("Ada", Rename("Ty")) is None


def test_what_is_said_is_guarded_with_the_new_name_before_it() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Bob", Rename("For"))
    assert evening.refusal("For", Chat("ty-something")) == TableCode.NUMBER_TOLD


def test_who_was_kicked_cannot_sit_down_again() -> None:
    evening = gathered("Ada", "Bob")
    evening.do(Actor(guest_of("Bob"), 1), Sit("Bob's son"))
    assert evening.do("Ada", Kick(1)) == (Stood(1, kicked=True), Stood(2, kicked=True))
    assert evening.refusal("Bob", Sit("Robert")) == TableCode.BARRED
    assert evening.refusal("Cleo", Sit("Cleo")) is None


def test_the_host_can_send_away_a_person_at_the_own_device_and_is_not_barred() -> None:
    evening = gathered("Ada")
    evening.do("Ada", Sit("Bob"))
    evening.do(Actor(guest_of("Ada"), 0), Kick(1))
    evening.do("Ada", Sit("Bob"))
    assert names(evening)[:2] == ["Ada", "Bob"]


def test_only_people_are_kicked_and_only_bots_removed() -> None:
    evening = gathered("Ada", "Bob", bots=1)
    assert evening.refusal("Ada", Kick(2)) == TableCode.NO_PERSON_THERE
    assert evening.refusal("Ada", Kick(7)) == TableCode.NO_SUCH_SEAT
    assert evening.refusal("Ada", RemoveBot(1)) == TableCode.NO_BOT_THERE
    assert evening.refusal("Ada", RemoveBot(7)) == TableCode.NO_SUCH_SEAT


def test_nobody_new_sits_down_at_a_locked_table() -> None:
    evening = gathered("Ada")
    evening.do("Ada", Lock(True))
    assert evening.refusal("Bob", Sit("Bob")) == TableCode.TABLE_LOCKED
    evening.do("Ada", Lock(False))
    assert evening.refusal("Bob", Sit("Bob")) is None


def test_a_locked_table_that_all_have_left_is_open_to_the_next_host() -> None:
    evening = gathered("Ada")
    evening.do("Ada", Lock(True))
    evening.do("Ada", Stand())
    evening.do("Bob", Sit("Bob"))
    assert host(evening) == "Bob"
    assert evening.refusal("Cleo", Sit("Cleo")) == TableCode.TABLE_LOCKED


@pytest.mark.parametrize("level", BOT_LEVELS)
def test_the_host_adds_and_removes_bots_of_any_level(level: str) -> None:
    evening = gathered("Ada")
    evening.do("Ada", AddBot(level, seat=3))
    assert evening.table.places[3] == BotSeat(level, BOT_NAMES[0])
    evening.do("Ada", RemoveBot(3))
    assert evening.table.places[3] is None


def test_the_levels_are_those_of_the_bots() -> None:
    assert tuple(LEVELS_OF_BOTS) == BOT_LEVELS


def test_an_engine_of_the_server_can_be_added_and_is_named_like_other_bots() -> None:
    evening = gathered("Ada")
    evening.do("Ada", AddBot("Nearest", seat=3))
    assert evening.table.places[3] == BotSeat("Nearest", BOT_NAMES[0])


def test_a_level_that_no_bot_has_is_refused() -> None:
    assert gathered("Ada").refusal("Ada", AddBot("genius")) == TableCode.UNKNOWN_LEVEL


def test_bots_have_names_that_nobody_else_has() -> None:
    evening = gathered(BOT_NAMES[1].lower(), bots=4)
    assert len({name.casefold() for name in names(evening) if name}) == PLACES


@pytest.mark.parametrize("name", BOT_NAMES)
def test_a_person_could_have_the_name_of_a_bot(name: str) -> None:
    assert gathered("Ada").refusal("Bob", Sit(name)) is None


HOSTS_ONLY: list[Command] = [
    AddBot("sharp"),
    RemoveBot(2),
    ChangeOptions(talk=False),
    Kick(0),
    Lock(True),
    MakeHost(1),
    Start(),
]


@pytest.mark.parametrize("command", HOSTS_ONLY)
def test_only_the_host_rules_the_table(command: Command) -> None:
    evening = gathered("Ada", "Bob", bots=1)
    assert evening.refusal("Bob", command) == TableCode.NOT_HOST
    assert evening.refusal("Ada", command) is None


@pytest.mark.parametrize("command", [*HOSTS_ONLY, Sit("Cleo"), Stand()])
def test_who_only_watches_can_do_nothing(command: Command) -> None:
    evening = gathered("Ada", bots=1)
    assert evening.refusal(WATCHING, command) == TableCode.ONLY_WATCHING
    host_at_the_watching_link = Actor(guest_of("Ada"), 0, watching=True)
    assert evening.refusal(host_at_the_watching_link, command) == TableCode.ONLY_WATCHING


BETWEEN_GAMES: list[Command] = [
    Sit("Cleo"),
    Stand(),
    Kick(1),
    AddBot("sharp"),
    RemoveBot(2),
    ChangeOptions(talk=False),
    Start(),
]


@pytest.mark.parametrize("command", BETWEEN_GAMES)
def test_seats_and_options_stay_as_they_are_during_a_game(command: Command) -> None:
    for evening in (dealt("Ada", "Bob", bots=1), begun("Ada", "Bob", bots=1)):
        assert evening.refusal("Ada", command) == TableCode.GAME_GOING_ON


def test_after_a_game_people_come_and_go_again() -> None:
    evening = begun("Ada", "Bob")
    evening.do("Ada", EndGame())
    evening.do("Cleo", Sit("Cleo"))
    evening.do("Bob", Stand())
    evening.do("Ada", AddBot("sharp", seat=4))
    evening.do("Ada", Start())
    assert names(evening) == ["Ada", "Cleo", BOT_NAMES[0], None, None]
    assert evening.game.players == 3


def test_options_that_are_not_named_stay() -> None:
    evening = gathered("Ada", options=Options(rules="expert", pace=0.5))
    events = evening.do("Ada", ChangeOptions(talk=False, memory_aid=True))
    changed = Options(rules="expert", pace=0.5, talk=False, memory_aid=True)
    assert events == (OptionsChanged(changed),)
    assert evening.table.options == changed


@pytest.mark.parametrize(
    ("rules", "change", "after"),
    [
        ("standard", ChangeOptions(fire=True), "standard+fire"),
        ("standard+fire", ChangeOptions(base="expert"), "expert+fire"),
        ("expert-hand+fire", ChangeOptions(fire=False), "expert-hand"),
        ("expert+fire", ChangeOptions(base="standard", fire=False), "standard"),
        ("expert+fire", ChangeOptions(rules="standard", fire=True), "standard+fire"),
    ],
)
def test_one_half_of_the_rules_is_changed_and_the_other_stays(
    rules: str, change: ChangeOptions, after: str
) -> None:
    evening = gathered("Ada", options=Options(rules=rules))
    evening.do("Ada", change)
    assert evening.table.options.rules == after


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ChangeOptions(base="chess"), TableCode.UNKNOWN_RULES),
        (ChangeOptions(base="expert+fire"), TableCode.UNKNOWN_RULES),
        (ChangeOptions(rules="expert+ice", fire=True), TableCode.UNKNOWN_RULES),
        (ChangeOptions(rules="chess"), TableCode.UNKNOWN_RULES),
        (ChangeOptions(pace=-1.0), TableCode.BAD_OPTION),
        (ChangeOptions(agree_seconds=1e9), TableCode.BAD_OPTION),
        (ChangeOptions(grace_seconds=float("nan")), TableCode.BAD_OPTION),
    ],
)
def test_options_that_make_no_sense_are_refused(command: ChangeOptions, code: TableCode) -> None:
    assert gathered("Ada").refusal("Ada", command) == code


@pytest.mark.parametrize(
    "command", [Lock(False), Rename("Ada"), MakeHost(0), ChangeOptions(talk=True)]
)
def test_what_is_already_so_is_no_step(command: Command) -> None:
    assert gathered("Ada").do("Ada", command) == ()
