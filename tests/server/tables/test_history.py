"""What a table remembers of its last steps."""

import pytest

from ninetyeight.server.store import Step
from ninetyeight.server.tables.history import KEPT_STEPS, History, name_of_command
from ninetyeight.table.events import Chatted, Event, LockChanged, OptionsChanged
from ninetyeight.table.options import Options

CHANGE, CHAT, LOCK = OptionsChanged(Options()), Chatted(0, "well"), LockChanged(True)


def history(*steps: tuple[str | None, Event]) -> History:
    made = History()
    for seq, (guest, event) in enumerate(steps, start=1):
        command = guest and name_of_command(guest, f"id{seq}")
        made.add(Step("table", seq, 0.0, command, b""), (event,))
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
