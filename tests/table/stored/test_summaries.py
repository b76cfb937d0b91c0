"""What lists of tables say about one."""

import pytest

from ninetyeight.table import changed_summary, decode_summary, summary_of
from ninetyeight.table.commands import ChangeOptions, Chat, Depart, EndGame, Sit
from tests.table.evenings import Evening, begun, gathered, guest_of
from tests.table.play import play_on


def changed(evening: Evening, who: str, command: object) -> bool:
    """Whether a command has changed what lists say."""
    before = evening.table
    evening.do(who, command)  # type: ignore[arg-type]
    return changed_summary(before, evening.table) is not None


def test_a_summary_has_who_sits_and_what_they_do() -> None:
    evening = begun("Ada", "Bob", bots=1)
    summary = summary_of(evening.table)
    assert summary.phase == "playing" and summary.rules == "standard"
    assert [(at.seat, at.name, at.guest) for at in summary.seats] == [
        (0, "Ada", guest_of("Ada")), (1, "Bob", guest_of("Bob")), (2, "Ash", None)
    ]  # fmt: skip
    assert summary.seats_of(guest_of("Bob")) == (1,)


def test_a_summary_is_read_as_it_was_written() -> None:
    table = begun("Ada", "Bob", bots=1).table
    stored = changed_summary(None, table)
    assert stored is not None and decode_summary(stored) == summary_of(table)


@pytest.mark.parametrize("body", [b"", b"{}", b'{"phase":"asleep","rules":"x","seats":[]}'])
def test_a_summary_of_another_version_is_ignored(body: bytes) -> None:
    assert decode_summary(body) is None


def test_only_what_a_list_says_makes_a_new_summary() -> None:
    evening = gathered("Ada")
    assert changed(evening, "Bob", Sit("Bob"))
    assert not changed(evening, "Bob", Chat("hello"))
    assert not changed(evening, "Ada", ChangeOptions(talk=False))
    assert changed(evening, "Ada", ChangeOptions(rules="expert"))
    assert changed(evening, "Ada", Depart("node"))


def test_moves_make_no_new_summary() -> None:
    evening = begun("Ada", "Bob", bots=1)
    for _ in range(40):
        before = evening.table
        play_on(evening, 1)
        assert changed_summary(before, evening.table) is None
    assert changed(evening, "Ada", EndGame())


def test_a_table_goes_on_for_those_who_sit_there_until_the_others_have_left() -> None:
    evening = begun("Ada", "Bob")
    assert summary_of(evening.table).is_active_for(guest_of("Ada"))
    assert not summary_of(evening.table).is_active_for(guest_of("Cleo"))
    evening.do("Ada", EndGame())
    assert summary_of(evening.table).is_active_for(guest_of("Ada"))
    evening.do("Bob", Depart("node"))
    assert not summary_of(evening.table).is_active_for(guest_of("Ada"))
    assert summary_of(evening.table).is_active_for(guest_of("Bob"))
