"""What a table remembers of its last steps."""

import pytest

from ninetyeight.server.store import Repeated, StoredStep
from ninetyeight.server.tables.history import (
    KEPT_COMMANDS,
    KEPT_STEPS,
    SHOWN_TO_NEWCOMERS,
    History,
    name_of_command,
)
from ninetyeight.table.events import BotRemoved, Chatted, Event, LockChanged

CHANGE, CHAT, LOCK = BotRemoved(1), Chatted(0, "well"), LockChanged(True)


def history(*steps: tuple[str | None, Event]) -> History:
    made = History()
    for seq, (guest, event) in enumerate(steps, start=1):
        command = guest and name_of_command(guest, f"id{seq}")
        made.add(StoredStep("table", seq, 0.0, command, b""), (event,))
    return made


@pytest.mark.parametrize("seen", [0, 1, 2, 3])
def test_own_steps_settle_everything_but_what_others_did(seen: int) -> None:
    steps = history(("ada", CHANGE), ("bob", CHANGE), ("ada", CHANGE))
    assert steps.is_settled_since(seen, "ada") == (seen >= 2)
    assert steps.is_settled_since(seen, "bob") == (seen >= 3)


def test_quiet_steps_of_others_between_own_ones_do_not_matter() -> None:
    steps = history(("ada", CHANGE), ("bob", CHAT), (None, LOCK), ("ada", CHANGE))
    assert steps.is_settled_since(0, "ada")


def test_a_guest_whose_name_begins_alike_is_somebody_else() -> None:
    assert not history(("ada", CHANGE), ("adam", CHANGE)).is_settled_since(1, "ada")


def test_what_is_forgotten_may_have_been_anybodys() -> None:
    steps = history(*[("ada", CHANGE)] * (KEPT_STEPS + 2))
    assert steps.is_settled_since(2, "ada")
    assert not steps.is_settled_since(1, "ada")


def test_what_was_done_under_a_name_is_known_with_its_digest() -> None:
    steps = History()
    steps.add(StoredStep("table", 1, 0.0, "ada/1", b"", "digest"), (CHAT,))
    steps.add(StoredStep("table", 2, 0.0, None, b""), (CHAT,))
    assert steps.past("ada/1") == Repeated(1, "digest")
    assert steps.past("ada/2") is None


def test_the_oldest_commands_are_forgotten_first() -> None:
    steps = history(*[("ada", CHAT)] * (KEPT_COMMANDS + 1))
    assert steps.past("ada/id1") is None
    assert steps.past("ada/id2") == Repeated(2)
    assert steps.newest.seq == KEPT_COMMANDS + 1


LONG = KEPT_STEPS + 10
FIRST_KEPT = LONG - KEPT_STEPS + 1


@pytest.mark.parametrize("seen", [FIRST_KEPT - 1, FIRST_KEPT, LONG - 1, LONG])
def test_who_comes_back_gets_every_step_that_they_missed(seen: int) -> None:
    missed, complete = history(*[("ada", CHAT)] * LONG).after(seen)
    assert [step.seq for step in missed] == list(range(seen + 1, LONG + 1)) and complete


@pytest.mark.parametrize("seen", [None, -1, 0, FIRST_KEPT - 2, LONG + 1])
def test_who_was_never_there_or_too_long_ago_gets_the_last_steps(seen: int | None) -> None:
    last, complete = history(*[("ada", CHAT)] * LONG).after(seen)
    assert [step.seq for step in last] == list(range(LONG - SHOWN_TO_NEWCOMERS + 1, LONG + 1))
    assert not complete
