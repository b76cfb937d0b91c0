"""Bytes that make no sense raise ValueError, whatever they are meant to be."""

from functools import partial
from random import Random

import pytest

from ninetyeight.kernel import Kernel, Level
from ninetyeight.kernel.packing import pack_rules, pack_state
from ninetyeight.rules import RULE_SETS
from tests.kernel.nets import MAX_BIAS, MAX_WEIGHT, packed_net
from tests.kernel.questions import answer, damaged, games, questions, some_net
from tests.kernel.walks import positions
from tests.positions import position

STATE = pack_state(position(hands=[range(10, 17), range(20, 27)]))
RULES = pack_rules(RULE_SETS["standard"], 2)
DECK = bytes(RULE_SETS["standard"].cards)
STEADY = (Level.STEADY, None, 0, 0)


@pytest.mark.parametrize("wrong", [b"", b"\0", STATE[:-1], STATE + b"\0", b"\xff" * len(STATE)])
def test_a_state_must_be_whole(kernel: Kernel, wrong: bytes) -> None:
    for ask in (kernel.stuck, kernel.lays, kernel.end_turn):
        with pytest.raises(ValueError, match="not a packed game"):
            ask(wrong)
    with pytest.raises(ValueError, match="not a packed game"):
        kernel.lay(wrong, 10, 0)
    with pytest.raises(ValueError, match="not a packed game"):
        kernel.view(wrong, True)


@pytest.mark.parametrize(
    ("at", "byte"),
    [
        pytest.param(0, 0, id="no players"),
        pytest.param(0, 6, id="six players"),
        pytest.param(1, 9, id="a hand of nine"),
        pytest.param(2, 0, id="a lowest card of 0"),
        pytest.param(3, 1, id="the highest card below the lowest"),
        pytest.param(3, 127, id="a card of 127"),
        pytest.param(4, 0, id="a trick of 0"),
        pytest.param(5, 0, id="a minimum of 0"),
        pytest.param(6, 9, id="a minimum of 9 with an empty draw pile"),
        pytest.param(23, 0, id="a top too low"),
        pytest.param(25, 101, id="a top too high"),
        pytest.param(23, 10, id="a card in a hand and on a pile"),
        pytest.param(25, 99, id="a card to be drawn and on a pile"),
        pytest.param(27, 2, id="the turn of a third seat"),
        pytest.param(30, 16, id="a fifth pile is due"),
        pytest.param(31, 8, id="more cards in a hand than there is room for"),
        pytest.param(32, 11, id="a card twice in a hand"),
        pytest.param(33, 10, id="cards out of order"),
        pytest.param(40, 16, id="a card in two hands"),
        pytest.param(len(STATE) - 1, 10, id="a card in a hand and in the draw pile"),
    ],
)
def test_a_state_must_make_sense(kernel: Kernel, at: int, byte: int) -> None:
    wrong = STATE[:at] + bytes([byte]) + STATE[at + 1 :]
    with pytest.raises(ValueError, match="not a packed game"):
        kernel.stuck(wrong)


def test_a_view_must_make_sense(kernel: Kernel) -> None:
    packed = kernel.view(STATE, True)
    unseen, counts = 31 + 8, 31 + 8 + 16
    for at in (unseen + 1, unseen + 4, counts, counts + 1, counts + 2, counts + 3, -1):
        wrong = bytearray(packed)
        wrong[at] ^= 6
        with pytest.raises(ValueError, match="not a packed view"):
            kernel.speak(bytes(wrong))


@pytest.mark.parametrize("top", [10, 20], ids=["own", "unseen"])
def test_a_top_of_a_view_has_been_laid(kernel: Kernel, top: int) -> None:
    wrong = bytearray(kernel.view(STATE, True))
    wrong[23] = top
    with pytest.raises(ValueError, match="not a packed view"):
        kernel.speak(bytes(wrong))


@pytest.mark.parametrize(("card", "pile"), [(50, 0), (10, 4), (10, -1), (0, 0), (-1, 0), (266, 0)])
def test_only_a_card_of_the_hand_goes_on_a_pile(kernel: Kernel, card: int, pile: int) -> None:
    with pytest.raises(ValueError, match=f"card {card} cannot be laid on pile {pile}"):
        kernel.lay(STATE, card, pile)


def test_a_card_must_fit(kernel: Kernel) -> None:
    packed = pack_state(position(tops=(40, 1, 100, 100), hands=[range(10, 18)]))
    with pytest.raises(ValueError, match="card 10 cannot be laid on pile 0"):
        kernel.lay(packed, 10, 0)


def test_a_net_keeps_to_its_limits(kernel: Kernel) -> None:
    fine = packed_net(lambda: MAX_WEIGHT, lambda: -MAX_BIAS)
    assert kernel.net(fine) is not None
    for wrong in (
        packed_net(lambda: MAX_WEIGHT + 1, lambda: 0),
        packed_net(lambda: -MAX_WEIGHT - 1, lambda: 0),
        packed_net(lambda: 0, lambda: MAX_BIAS + 1),
        packed_net(lambda: 0, lambda: -MAX_BIAS - 1),
        fine[:-1],
        fine + b"\0",
        b"",
    ):
        with pytest.raises(ValueError, match="not a network"):
            kernel.net(wrong)


def test_a_net_must_come_from_the_kernel(kernel: Kernel) -> None:
    packed = kernel.view(STATE, False)
    with pytest.raises(ValueError):  # noqa: PT011
        kernel.turns(packed, 2, "a net")


@pytest.mark.parametrize(
    "bot",
    [
        pytest.param((5, None, 0, 0), id="a sixth level"),
        pytest.param((-1, None, 0, 0), id="a level before the first"),
        pytest.param((Level.SHARP, None, 0, 0), id="sharp without a net"),
        pytest.param((Level.MASTER, None, 4, 1), id="master without a net"),
        pytest.param((Level.STEADY, None, -1, 0), id="fewer samples than none"),
        pytest.param((Level.STEADY, None, 1 << 17, 0), id="too many samples"),
        pytest.param((Level.STEADY, None, 0, -1), id="a negative depth"),
        pytest.param((Level.STEADY, None, 0, 127), id="too deep"),
    ],
)
def test_there_is_no_such_bot(kernel: Kernel, bot: tuple[int, None, int, int]) -> None:
    with pytest.raises(ValueError, match="no such bot"):
        kernel.choose(bot, kernel.view(STATE, False), 1)


def test_rules_must_have_enough_cards(kernel: Kernel) -> None:
    wrong = bytes([*RULES[:2], 2, 14, *RULES[4:]])
    with pytest.raises(ValueError, match="not packed rules"):
        kernel.play(wrong, bytes(range(2, 15)), (STEADY, STEADY), False, 1)


@pytest.mark.parametrize("deck", [b"", DECK[:-1], DECK[:-1] + DECK[:1], DECK[:-1] + b"\x01"])
def test_a_deck_must_be_whole(kernel: Kernel, deck: bytes) -> None:
    with pytest.raises(ValueError, match="deck"):
        kernel.play(RULES, deck, (STEADY, STEADY), False, 1)


def test_every_seat_needs_a_bot(kernel: Kernel) -> None:
    with pytest.raises(ValueError, match="deck or bots do not go with these rules"):
        kernel.play(RULES, DECK, (STEADY,), False, 1)


@pytest.mark.parametrize("games", [0, 4097])
def test_self_play_has_its_limits(kernel: Kernel, games: int) -> None:
    with pytest.raises(ValueError, match="1 to 4096 games"):
        kernel.self_play(RULES, kernel.net(some_net()), games, 0, 1)


def test_self_play_needs_a_net(kernel: Kernel) -> None:
    with pytest.raises(ValueError, match="self-play needs a net"):
        kernel.self_play(RULES, None, 1, 0, 1)


def test_damaged_bytes_never_crash_the_native_kernel(native: Kernel) -> None:
    """Whatever comes, there is an answer or a ValueError; `test_sanitizers` looks closer."""
    for seed, state in enumerate(positions(300, seed=31)):
        rng = Random(seed)
        damage = partial(damaged, rng=rng)
        for question in (*questions(state, rng, damage), *games(state, rng, damage)):
            answer(native, question)
