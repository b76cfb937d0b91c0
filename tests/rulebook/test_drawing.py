"""How hands are filled again."""

import pytest

from tests.positions import after, hand, position


def test_nothing_is_drawn_during_the_turn() -> None:
    state = position(hands=[range(10, 18)])
    later = after(state, "10a 11a 12a")
    assert later.hands == (hand(13, 14, 15, 16, 17),)
    assert later.draw_pile == state.draw_pile


@pytest.mark.parametrize("count", [2, 3, 5, 8])
def test_as_many_cards_are_drawn_as_were_laid(count: int) -> None:
    state = position(hands=[range(10, 18)])
    later = after(state, " ".join(f"{card}a" for card in range(10, 10 + count)) + " end")
    assert later.hand_counts == (8,)
    assert later.draw_count == state.draw_count - count


def test_the_cards_come_off_the_draw_pile_in_its_order() -> None:
    state = position(hands=[[10, 11, 20, 21, 22, 23, 24, 25]], draw=[70, 50, 60, 40])
    later = after(state, "10a 11a end")
    assert later.hands == (hand(20, 21, 22, 23, 24, 25, 70, 50),)
    assert later.draw_pile == (60, 40)


def test_only_the_player_whose_turn_ends_draws() -> None:
    state = position(hands=[[10, 11], [20, 21], [30, 31]], seat=1)
    later = after(state, "20a 21a end")
    assert later.hands[0] == state.hands[0]
    assert later.hands[2] == state.hands[2]
    assert later.hands[1] == state.hands[1] - hand(20, 21) | set(state.draw_pile[:2])
