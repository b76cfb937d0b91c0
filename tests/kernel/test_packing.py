"""Positions become bytes and come back."""

from dataclasses import replace

import pytest

from ninetyeight.kernel import TooLarge
from ninetyeight.kernel.packing import pack_rules, pack_state, unpack_lays, unpack_state
from ninetyeight.rules import RULE_SETS, Card
from tests.kernel.walks import positions
from tests.positions import lay


def test_a_state_comes_back_from_its_bytes() -> None:
    for state in positions(100, seed=1):
        assert unpack_state(state.rules, pack_state(state)) == state


def test_lays_are_pairs_of_card_and_pile() -> None:
    assert unpack_lays(bytes([34, 0, 24, 0])) == (lay("34a"), lay("24a"))


@pytest.mark.parametrize(
    "changes",
    [{"highest": Card(127)}, {"hand_sizes": (9,)}, {"hand_sizes": (1,) * 6, "minimum": 1}],
)
def test_rules_that_the_kernel_has_no_room_for_are_refused(changes: dict[str, object]) -> None:
    rules = replace(RULE_SETS["standard"], **changes)  # type: ignore[arg-type]
    with pytest.raises(TooLarge, match="the kernel plays up to 5 players with 8 cards each"):
        pack_rules(rules, len(rules.hand_sizes))


def test_a_trick_beyond_all_cards_is_packed_as_one_that_never_comes() -> None:
    far = replace(RULE_SETS["standard"], trick=1000)
    assert pack_rules(far, 1)[4] == 126
