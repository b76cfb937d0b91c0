"""What is remembered of what was said earlier in a game."""

from collections.abc import Iterable, Sequence

import pytest

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.packing import pack_view, unpack_state
from ninetyeight.rules import (
    RULE_SETS,
    Card,
    EndTurn,
    Hand,
    Lay,
    Pile,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    view,
)
from tests.kernel.histories import Said, row, told_walk
from tests.positions import turn_of

A, B, C, D = Pile
SILENT, NO_JUMP, LEAVE = 0, 1, 2
NOTHING = (SILENT,) * 4


def dealt(first: Sequence[int], second: Sequence[int]) -> State:
    """A game of two, in which these are the hands and 2, 3, 4 … are drawn; the first begins."""
    rules = RULE_SETS["standard"]
    rest = [card for card in rules.cards if card not in {*first, *second}]
    deck = [Card(card) for card in (*first, *second, *rest)]
    return choose_starter(deal_from(rules, 2, deck), Seat(0))


class Told:
    """A game that is played on, with what the other seat says before each card."""

    def __init__(self, state: State) -> None:
        self.state, self.history = state, b""

    def lay(self, card: int, pile: Pile, said: tuple[int, ...] | None = None) -> None:
        lay = Lay(Card(card), pile)
        other = Seat(1 - turn_of(self.state).seat)
        self.history += row(self.state, lay, {other: said} if said else {})
        self.state = apply(self.state, lay)

    def end_turn(self) -> None:
        self.state = apply(self.state, EndTurn())

    def packed(self, said: Said) -> bytes:
        return pack_view(view(self.state, turn_of(self.state).seat), said, self.history)

    def imagined(self, kernel: Kernel, said: tuple[int, ...]) -> list[Hand]:
        """Hands of the second seat in deals that the first imagines."""
        packed = self.packed({Seat(1): said})
        deals = (kernel.imagine(packed, seed) for seed in range(300))
        return [unpack_state(self.state.rules, deal).hands[1] for deal in deals]


def after_a_turn_of_the_second(said: tuple[int, ...], *lays: tuple[int, Pile]) -> Told:
    """The second says this about the first piles, lays these cards and draws as many."""
    told = Told(dealt(range(30, 37), range(60, 67)))
    told.lay(30, A)
    told.lay(31, A)
    told.lay(36, B, said)
    told.end_turn()
    for card, pile in lays:
        told.lay(card, pile)
    told.end_turn()
    return told


def near(tops: Iterable[int]) -> set[int]:
    """The five numbers after each of these tops."""
    return {top + step for top in tops for step in range(1, 6)}


def test_cards_that_a_seat_did_not_have_it_does_not_have_later_but_for_those_it_drew(
    kernel: Kernel,
) -> None:
    told = after_a_turn_of_the_second((LEAVE, SILENT, SILENT, SILENT), (66, C), (65, C))
    # Nothing near b, c and d: 2 to 6 and 95 to 99.
    excluded = near([1, 94])
    counts = [len(hand & excluded) for hand in told.imagined(kernel, NOTHING)]
    assert max(counts) <= 2
    assert max(counts) > 0


def test_of_cards_that_could_be_any_the_oldest_is_thought_to_be_laid(kernel: Kernel) -> None:
    told = after_a_turn_of_the_second((LEAVE, SILENT, SILENT, SILENT), (66, C), (65, C))
    told.lay(35, C)
    told.lay(34, D)
    told.end_turn()
    told.lay(64, B)
    told.lay(60, A)
    told.end_turn()
    # Then its four newest cards can be some of these, not just the two that it has drawn last.
    assert sum(len(hand & near([1, 94])) for hand in told.imagined(kernel, NOTHING)) > 90


def test_a_promise_is_kept_until_such_a_card_is_laid(kernel: Kernel) -> None:
    told = Told(dealt(range(30, 37), [20, 21, *range(60, 65)]))
    told.lay(30, A)
    told.lay(31, A, (LEAVE, SILENT, SILENT, SILENT))
    told.lay(32, A)
    told.end_turn()
    told.lay(60, A)
    told.lay(61, A)
    told.end_turn()
    # It was 20, 31 or 32, and the first has laid two of them.
    assert all(20 in hand for hand in told.imagined(kernel, NOTHING))
    told.lay(33, B)
    told.lay(34, B)
    told.end_turn()
    told.lay(64, C)
    told.lay(20, C)
    told.end_turn()
    told.lay(35, B)
    kept = told.imagined(kernel, NOTHING)
    assert not any(20 in hand for hand in kept)
    assert all(len(hand) == 7 for hand in kept)


def test_a_promise_is_not_kept_by_a_card_that_was_drawn_after_it(kernel: Kernel) -> None:
    told = Told(dealt([40, 41, 70, 33, 34, 35, 36], [30, *range(60, 66)]))
    told.lay(40, A)
    told.lay(41, A, (LEAVE, SILENT, SILENT, SILENT))
    told.lay(70, B, NOTHING)
    told.end_turn()
    told.lay(60, A)
    told.lay(65, C)
    told.end_turn()
    # It said that it holds 30, 41 or 42, and then that it does not hold 42: a new card may be that.
    hands = told.imagined(kernel, NOTHING)
    assert all(30 in hand for hand in hands)
    assert any(42 in hand for hand in hands)


def test_what_a_seat_did_not_say_means_nothing(kernel: Kernel) -> None:
    told = Told(dealt(range(30, 37), range(60, 67)))
    told.lay(30, A)
    told.lay(31, B)
    assert any(hand & {2, 3, 4, 5, 6} for hand in told.imagined(kernel, NOTHING))


@pytest.mark.parametrize("players", [2, 3, 5])
def test_imagined_hands_nearly_always_agree_with_all_that_was_said(
    kernel: Kernel, players: int
) -> None:
    agree = []
    steps = list(told_walk("standard", players, 1))
    for number in range(3, len(steps), 4):
        state, said, history = steps[number]
        seat = turn_of(state).seat
        packed = pack_view(view(state, seat), said, history)
        imagined = unpack_state(state.rules, kernel.imagine(packed, number))
        assert view(imagined, seat) == view(state, seat)
        agree += [
            _agrees(steps[: number + 1], imagined, Seat(other))
            for other in range(players)
            if other != seat
        ]
    assert agree.count(True) > 0.9 * len(agree) > 0


def _agrees(steps: Sequence[tuple[State, Said, bytes]], imagined: State, seat: Seat) -> bool:
    """Whether a hand could have said what its seat has said, as far as cards could be kept.

    Of the cards that it did not have then, it can have no more than it has drawn since.
    """
    hand = imagined.hands[seat]
    drawn = 0
    for (state, said, _), (after, _, _) in zip(reversed(steps[:-1]), reversed(steps), strict=False):
        drawn += len(after.hands[seat] - state.hands[seat])
        if seat not in said:
            continue
        excluded = _unsaid(state, said[seat])
        if len(hand & excluded) > drawn:
            return False
    return True


def _unsaid(state: State, said: tuple[int, ...]) -> set[Card]:
    """The cards that somebody who says this cannot hold."""
    live = [card for card in state.rules.cards if card not in state.gone]
    excluded: set[Card] = set()
    for pile, (top, word) in enumerate(zip(state.tops, said, strict=True)):
        ascends = pile < 2
        onwards = [card for card in live if card > top]
        if not ascends:
            onwards = [card for card in reversed(live) if card < top]
        trick = [card for card in live if card == (top - 10 if ascends else top + 10)]
        closest = [*trick, *onwards[:2]]
        if word < LEAVE and len(closest) > 1:
            excluded.update(closest)
        if word < NO_JUMP and len(onwards) > 3:
            excluded.update(onwards[2:5])
    return excluded


def damaged_histories() -> dict[str, bytes]:
    told = after_a_turn_of_the_second(NOTHING, (66, C), (65, C))
    size = 4 + 4 * 2
    rows = [told.history[at : at + size] for at in range(0, len(told.history), size)]
    first = rows[0]
    return {
        "a row is missing": b"".join(rows[:-1]),
        "a card is laid twice": b"".join([first, *rows]),
        "another card": b"".join([bytes([*first[:2], 99, *first[3:]]), *rows[1:]]),
        "another pile": b"".join([*rows[:-1], bytes([*rows[-1][:3], 3, *rows[-1][4:]])]),
        "no such pile": b"".join([bytes([*first[:3], 4, *first[4:]]), *rows[1:]]),
        "no such seat": b"".join([bytes([2, *first[1:]]), *rows[1:]]),
        "no such word": b"".join([first[:-1] + b"\4", *rows[1:]]),
        "half a row": told.history[:-1],
    }


@pytest.mark.parametrize("name", damaged_histories())
def test_a_history_that_does_not_lead_to_the_view_is_refused(kernel: Kernel, name: str) -> None:
    told = after_a_turn_of_the_second(NOTHING, (66, C), (65, C))
    kernel.imagine(told.packed({}), 1)
    told.history = damaged_histories()[name]
    with pytest.raises(ValueError, match="not a packed view"):
        kernel.imagine(told.packed({}), 1)
