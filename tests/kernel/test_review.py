"""What a kernel says about a turn that was played."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from struct import pack, unpack_from

import pytest

from ninetyeight.kernel import KNOTS, MAX_DEALS, STAGES, Fault, Kernel, Mark
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import PILES, Card, Lay, Pile, Seat, State, Tops, tops_after, view
from tests.kernel.nets import packed_net, random_calibration, random_net
from tests.kernel.walks import positions
from tests.positions import position, turn_of

QUICK = (1, 4, 1)
INDIFFERENT = packed_net(lambda: 0, lambda: 0)
"""A network to which every position is worth the same."""


def calibration(chance: int = 32768, left: int = 10 << 8, shown: list[int] | None = None) -> bytes:
    """The same chance and number of cards everywhere."""
    count = (STAGES + 1) * (KNOTS + 1)
    curve = shown or [min(65535, 2048 * place) for place in range(KNOTS + 1)]
    return pack(f"<{2 * count + KNOTS + 1}H", *[chance] * count, *[left] * count, *curve)


IDENTITY = calibration()[-2 * (KNOTS + 1) :]
"""The curve that shows a chance as it is."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """The answer of a kernel, read."""

    mark: Mark
    cost: int
    error: int
    left_cost: int
    left_error: int
    chance: int
    left: int
    candidates: int
    best: list[tuple[int, int, str]]
    reasons: list[tuple[Fault, tuple[int, ...]]]


def text_of(lays: bytes) -> str:
    return " ".join(f"{lay.card}{lay.pile.letter}" for lay in unpack_lays(lays))


def lays_of(text: str) -> tuple[Lay, ...]:
    return tuple(Lay(Card(int(lay[:-1])), Pile("abcd".index(lay[-1]))) for lay in text.split())


def bytes_of(text: str) -> bytes:
    return bytes(number for lay in lays_of(text) for number in (lay.card, lay.pile))


def reviewed(
    kernel: Kernel,
    state: State,
    lays: str,
    *,
    said: Mapping[Seat, Sequence[int]] | None = None,
    net: bytes = INDIFFERENT,
    meaning: bytes | None = None,
    judge: tuple[int, int, int] = QUICK,
    seed: int = 98,
) -> Told:
    seen = pack_view(view(state, turn_of(state).seat), said)
    packed = kernel.review(
        seen, bytes_of(lays), kernel.net(net), meaning or calibration(), judge, seed
    )
    mark, *numbers, turns, remarks = unpack_from("<10i", packed)
    at = 40
    best: list[tuple[int, int, str]] = []
    for _ in range(turns):
        chance, left, count = unpack_from("<3i", packed, at)
        best.append((chance, left, text_of(packed[at + 12 : at + 12 + 2 * count])))
        at += 28
    reasons: list[tuple[Fault, tuple[int, ...]]] = []
    for _ in range(remarks):
        fault, *facts = unpack_from("<6i", packed, at)
        reasons.append((Fault(fault), tuple(facts)))
        at += 24
    assert at == len(packed)
    names = "cost", "error", "left_cost", "left_error", "chance", "left", "candidates"
    return Told(
        mark=Mark(mark), best=best, reasons=reasons, **dict(zip(names, numbers, strict=True))
    )


LAST_TWO = position(tops=(50, 60, 40, 30), hands=[[51, 70], []], draw=[])
"""Both cards can be laid, and then the game is won."""


def test_a_turn_that_wins_has_every_chance(kernel: Kernel) -> None:
    told = reviewed(kernel, LAST_TWO, "51a 70a")
    assert (told.chance, told.left, told.cost, told.mark) == (10000, 0, 0, Mark.GOOD)
    assert (10000, 0, "51a 70a") in told.best


def test_a_turn_that_loses_has_no_chance(kernel: Kernel) -> None:
    # After 5 on a and nothing else the turn still owes a card.
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    told = reviewed(kernel, state, "5a")
    assert (told.chance, told.left) == (0, 100 * (state.left - 1))
    assert told.cost == told.best[0][0] > 0 and told.error == 0
    assert told.mark is Mark.BLUNDER
    assert [fault for fault, _ in told.reasons] == [Fault.LOSES]


def test_where_all_is_worth_the_same_nothing_costs_anything(kernel: Kernel) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    told = reviewed(kernel, state, "5a 71c")
    assert told.candidates > 1
    assert (told.cost, told.error, told.left_cost, told.left_error) == (0, 0, 0, 0)
    assert (told.chance, told.left, told.mark) == (5000, 1000, Mark.GOOD)


@pytest.mark.slow
def test_the_played_turn_is_compared_even_if_nobody_would_play_it(kernel: Kernel) -> None:
    state = position(hands=[[2, 3, 4, 5, 96, 97, 98, 99]])
    told = reviewed(kernel, state, "96a 5d", net=random_net(1))
    assert told.candidates == 13
    assert len(told.best) == 3


def test_a_better_network_is_followed(kernel: Kernel) -> None:
    """The best turn is the one that keeps the most cards for the end, if only these count."""
    state = position(tops=(40, 41, 60, 61), hands=[[42, 59], [43]], draw=[], seat=0)
    told = reviewed(kernel, state, "42a", judge=(2, 8, 5))
    assert told.best[0][0] == 10000


def test_a_long_jump_is_named_with_what_the_best_turn_costs(kernel: Kernel) -> None:
    state = position(tops=(1, 1, 100, 100), hands=[[2, 3, 60, 61, 62, 63, 64, 65]])
    told = reviewed(kernel, state, "2a 60a", net=random_net(3), judge=(2, 4, 0))
    jumps = [facts for fault, facts in told.reasons if fault is Fault.JUMPED]
    # 3 and the cards from 4 to 59 are still out.
    assert [facts[:4] for facts in jumps] == [(60, 0, 0, 57)]


def test_the_only_turn_is_no_choice(kernel: Kernel) -> None:
    state = position(tops=(97, 98, 3, 2), hands=[[99], [50]], draw=[])
    told = reviewed(kernel, state, "99a")
    only = position(tops=(99, 98, 3, 2), hands=[[88], [50]], draw=[])
    assert told.candidates >= 1
    assert reviewed(kernel, only, "88b").reasons == [(Fault.NO_CHOICE, (0, 0, 0, 0, 0))]


def after_lays(tops: Tops, lays: tuple[Lay, ...]) -> Tops:
    for lay in lays:
        tops = tops_after(tops, lay)
    return tops


def tricks(state: State, lays: tuple[Lay, ...]) -> int:
    tops, count = state.tops, 0
    for lay in lays:
        count += state.rules.is_trick(lay.card, lay.pile, tops[lay.pile])
        tops = tops_after(tops, lay)
    return count


def blocked(state: State, lays: tuple[Lay, ...]) -> int:
    """How many cards that the seat in turn cannot see fit nowhere after these lays."""
    tops, seen = after_lays(state.tops, lays), view(state, turn_of(state).seat)
    return sum(
        not any(state.rules.fits(card, pile, tops[pile]) for pile in PILES) for card in seen.unseen
    )


@pytest.mark.slow
def test_reasons_are_true(native: Kernel) -> None:
    found, wanted = set[Fault](), set(Fault) - {Fault.LOSES}
    for seed, state in enumerate(positions(10_000, seed=56)):
        if seed >= 150 and found == wanted:
            break
        seat, seats = turn_of(state).seat, range(len(state.hands))
        said = {Seat(other): (2, 1, 0, 1) for other in seats if other != seat} or None
        turns = native.turns(pack_view(view(state, seat), said), 2, None)
        lays = text_of(turns[seed % len(turns)][0])
        told = reviewed(native, state, lays, said=said, net=random_net(seed), judge=(2, 2, 0))
        played, best = lays_of(lays), lays_of(told.best[0][2])
        used, best_used = {lay.pile for lay in played}, {lay.pile for lay in best}
        for fault, (card, pile, who, count, other) in told.reasons:
            found.add(fault)
            match fault:
                case Fault.JUMPED:
                    assert Lay(Card(card), Pile(pile)) in played and count >= 3
                case Fault.NO_TRICK:
                    assert tricks(state, best) > 0 and count > other
                case Fault.FIRE_LEFT:
                    assert after_lays(state.tops, played)[pile] in state.rules.fire
                    assert after_lays(state.tops, best)[pile] not in state.rules.fire
                case Fault.BLOCKED:
                    assert (count, other) == (blocked(state, played), blocked(state, best))
                    assert count > other
                case Fault.UNHEARD:
                    assert Pile(pile) in used - best_used and said and said[Seat(who)][pile]
                case Fault.SIGNAL:
                    assert said and said[Seat(who)][pile]
                case Fault.TOO_FEW:
                    assert count == len(played) < other == len(best)
                case Fault.TOO_MANY:
                    assert count == len(played) > other == len(best)
                case Fault.FARTHER:
                    assert count > other
                case Fault.OVERALL:
                    assert [fault for fault, _ in told.reasons][-1] is fault
                case Fault.NO_CHOICE:
                    assert told.candidates == 1
                case Fault.LOSES:
                    raise AssertionError("a whole turn does not lose the game")
    assert found == wanted


def test_a_gentle_curve_makes_costs_and_errors_smaller(native: Kernel) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71, 83, 90]])
    meaning = random_calibration(1)[: -2 * (KNOTS + 1)]
    gentle = pack(f"<{KNOTS + 1}H", 0, *(16384 + 1024 * place for place in range(1, KNOTS)), 65535)
    one, other = (
        reviewed(native, state, "60a 44d", net=random_net(1), meaning=each, judge=(8, 64, 1))
        for each in (meaning + IDENTITY, meaning + gentle)
    )
    assert one.error > other.error > 0
    assert abs(one.cost) > abs(other.cost)


def test_more_deals_make_errors_smaller(native: Kernel) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    meaning, judges = random_calibration(1)[: -2 * (KNOTS + 1)] + IDENTITY, (16, 1024)
    few, many = (
        reviewed(
            native, state, "60a 44d", net=random_net(2), meaning=meaning, judge=(4, deals, 2)
        ).error
        for deals in judges
    )
    assert few > 4 * many > 0


def expected_mark(told: Told) -> Mark:
    sure, unsure = told.cost - 2 * told.error, told.cost + 2 * told.error
    if sure > 300:
        return Mark.BLUNDER if sure > 1500 else Mark.MISTAKE if sure > 700 else Mark.INACCURACY
    return Mark.GOOD if unsure < 300 else Mark.NONE


def test_marks_are_given_only_where_the_cost_is_certain(native: Kernel) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    nets = [random_net(seed) for seed in (1, 4, 5, 8)]
    marks = Counter[tuple[Mark, bool]]()
    for seed in range(120):
        told = reviewed(
            native,
            state,
            "60a 44d" if seed % 3 else "20a 71a",
            net=nets[seed % 4],
            meaning=random_calibration(seed)[: -2 * (KNOTS + 1)] + IDENTITY,
            judge=(1, 4 << seed % 5, 1),
            seed=seed,
        )
        if told.best[0][0] >= 200 and told.chance <= 9800:
            assert told.mark is expected_mark(told)
            marks[told.mark, told.cost > 300] += 1
    assert marks[Mark.NONE, True]


@pytest.mark.parametrize(
    ("chance", "mark"),
    [
        (0.029, Mark.GOOD),
        (0.031, Mark.INACCURACY),
        (0.069, Mark.INACCURACY),
        (0.071, Mark.MISTAKE),
        (0.149, Mark.MISTAKE),
        (0.151, Mark.BLUNDER),
        (0.9, Mark.BLUNDER),
    ],
)
def test_a_mark_is_decided_by_the_cost(kernel: Kernel, chance: float, mark: Mark) -> None:
    # The turn loses the game at once, so it costs the whole chance.
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    told = reviewed(
        kernel, state, "5a", meaning=calibration(chance=round(65535 * chance)), judge=(1, 2, 0)
    )
    assert abs(told.cost - 10000 * chance) <= 1
    assert (told.mark, told.error) == (mark, 0)


@pytest.mark.parametrize(
    ("left", "mark"),
    [
        (0.7, Mark.GOOD),
        (0.8, Mark.INACCURACY),
        (1.4, Mark.INACCURACY),
        (1.6, Mark.MISTAKE),
        (2.9, Mark.MISTAKE),
        (3.1, Mark.BLUNDER),
    ],
)
def test_where_the_game_is_as_good_as_lost_cards_decide(
    kernel: Kernel, left: float, mark: Mark
) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    hopeless = calibration(chance=600, left=round(256 * (state.left - 1 - left)))
    told = reviewed(kernel, state, "5a", meaning=hopeless, judge=(1, 2, 0))
    assert abs(told.left_cost - 100 * left) <= 1
    assert told.mark is mark


def test_the_best_turn_costs_nothing_for_certain(native: Kernel) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    net, meaning = random_net(2), random_calibration(1)
    best = reviewed(native, state, "5a 20a", net=net, meaning=meaning).best[0][2]
    told = reviewed(native, state, best, net=net, meaning=meaning)
    assert best == told.best[0][2]
    assert (told.cost, told.error, told.left_cost, told.left_error) == (0, 0, 0, 0)


def test_in_a_lost_game_the_cards_left_decide(kernel: Kernel) -> None:
    # Nobody can lay 55 any more, and its player is next.
    state = position(tops=(60, 61, 40, 39), hands=[[62, 63, 99], [55]], draw=[])
    told = reviewed(kernel, state, "99a")
    assert (told.chance, told.cost, told.left, told.left_cost) == (0, 0, 300, 200)
    assert (told.best[0][1], told.mark) == (100, Mark.MISTAKE)


@pytest.mark.slow
def test_the_same_seed_gives_the_same_review(kernel: Kernel) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71], [6, 7, 8, 9, 10, 11]])
    several = [
        reviewed(
            kernel, state, "5a 71c", net=random_net(4), meaning=random_calibration(2), seed=seed
        )
        for seed in (1, 1, 2)
    ]
    assert several[0] == several[1] != several[2]


@pytest.mark.parametrize(
    "lays", ["", "7a 8a", "5c 5d", "5a 5a", "44a 5a", "5a 20a 37a 44a 60a 71a 71a 71a 71a"]
)
def test_what_the_view_does_not_allow_is_refused(kernel: Kernel, lays: str) -> None:
    state = position(hands=[[5, 20, 37, 44, 60, 71]])
    with pytest.raises(ValueError, match=r"no turn of this view|cannot be laid"):
        reviewed(kernel, state, lays)


def test_who_is_stuck_has_no_turn(kernel: Kernel) -> None:
    state = position(tops=(97, 98, 3, 4), hands=[[50, 99]])
    with pytest.raises(ValueError, match=r"no turn of this view|cannot be laid"):
        reviewed(kernel, state, "99a")


@pytest.mark.parametrize(
    "judge", [(0, 2, 1), (1, 1, 1), (MAX_DEALS + 1, 2, 1), (1, MAX_DEALS + 1, 1), (1, 2, -1)]
)
def test_a_judge_has_limits(kernel: Kernel, judge: tuple[int, int, int]) -> None:
    with pytest.raises(ValueError, match=f"1 to {MAX_DEALS} deals"):
        reviewed(kernel, LAST_TWO, "51a 70a", judge=judge)


@pytest.mark.parametrize(
    "meaning",
    [b"", calibration()[:-1], calibration() + b"\0", calibration(left=(126 << 8) + 1)],
    ids=["nothing", "too short", "too long", "too many cards"],
)
def test_a_calibration_is_checked(kernel: Kernel, meaning: bytes) -> None:
    with pytest.raises(ValueError, match="not a calibration"):
        kernel.review(
            pack_view(view(LAST_TWO, Seat(0)), None),
            bytes_of("51a 70a"),
            kernel.net(INDIFFERENT),
            meaning,
            QUICK,
            1,
        )


def test_a_chance_that_falls_is_no_calibration(kernel: Kernel) -> None:
    falling = calibration(shown=[65535 - place for place in range(KNOTS + 1)])
    with pytest.raises(ValueError, match="not a calibration"):
        reviewed(kernel, LAST_TWO, "51a 70a", meaning=falling)
