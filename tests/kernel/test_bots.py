"""What bots choose, and whole games between them."""

from array import array
from functools import reduce
from itertools import accumulate, pairwise
from random import Random

import pytest

from ninetyeight.kernel import Kernel, KernelBot, Level
from ninetyeight.kernel.packing import pack_rules, pack_state, unpack_lays
from ninetyeight.kernel.twin.bots import WIDTH
from ninetyeight.kernel.twin.turns import EXTRA
from ninetyeight.rules import (
    RULE_SETS,
    Card,
    EndTurn,
    Lay,
    Rules,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    determinize,
    explain,
    outcome,
    view,
)
from tests.kernel.nets import INPUTS, random_net
from tests.kernel.walks import ALL_RULES, positions
from tests.positions import position, turn_of
from tests.tiny import TINY

NET = random_net(98)
RANDOM = (Level.RANDOM, 0, 0)
ROOKIE = (Level.ROOKIE, 0, 0)
STEADY = (Level.STEADY, 0, 0)
SHARP = (Level.SHARP, 0, 0)
MASTER = (Level.MASTER, 4, 0)


def bots(kernel: Kernel) -> list[KernelBot]:
    """A bot of each level."""
    net = kernel.net(NET)
    every = (RANDOM, ROOKIE, STEADY, SHARP, MASTER)
    return [(level, net, samples, depth) for level, samples, depth in every]


@pytest.mark.parametrize("talk", [False, True])
@pytest.mark.parametrize("level", Level)
def test_a_bot_chooses_a_whole_legal_turn(kernel: Kernel, level: Level, talk: bool) -> None:
    bot = bots(kernel)[level]
    for seed, state in enumerate(positions(6, seed=level)):
        chosen = unpack_lays(kernel.choose(bot, kernel.view(pack_state(state), talk), seed))
        end = reduce(apply, chosen, state)
        is_whole = end.left == 0 or explain(end, EndTurn()) is None
        # RANDOM may lose the game within its turn.
        assert is_whole or (level == Level.RANDOM and outcome(end))


def test_who_is_stuck_chooses_nothing(kernel: Kernel) -> None:
    packed = kernel.view(pack_state(position(tops=(97, 98, 3, 4), hands=[[50]])), False)
    assert [kernel.choose(bot, packed, 1) for bot in bots(kernel)] == [b""] * len(Level)


def test_rookie_finds_the_trick_that_it_overlooks_where_all_else_loses(kernel: Kernel) -> None:
    state = position(tops=(50, 99, 2, 3), hands=[[4, 5, 6, 7, 20, 21, 40, 55]])
    packed = kernel.view(pack_state(state), False)
    for seed in range(30):
        first, *_ = unpack_lays(kernel.choose(bots(kernel)[Level.ROOKIE], packed, seed))
        assert outcome(apply(state, first)) is None


def test_steady_takes_the_first_turn_of_highest_value(kernel: Kernel) -> None:
    for state in positions(30, seed=10):
        packed = kernel.view(pack_state(state), True)
        best = max(kernel.turns(packed, 0, None), key=lambda turn: turn[2])
        assert kernel.choose((Level.STEADY, None, 0, 0), packed, 1) == best[0]


def test_sharp_takes_what_the_net_values_most_among_what_steady_likes(kernel: Kernel) -> None:
    net = kernel.net(NET)
    for state in positions(30, seed=11):
        packed = kernel.view(pack_state(state), True)
        liked = sorted(kernel.turns(packed, EXTRA, net), key=lambda turn: -turn[2])[:WIDTH]
        best = max(liked, key=lambda turn: turn[4])
        assert kernel.choose((Level.SHARP, net, 0, 0), packed, 1) == best[0]


def test_master_without_samples_is_sharp(kernel: Kernel) -> None:
    net = kernel.net(NET)
    for state in positions(10, seed=12):
        packed = kernel.view(pack_state(state), False)
        sharp = kernel.choose((Level.SHARP, net, 0, 0), packed, 1)
        assert kernel.choose((Level.MASTER, net, 0, 3), packed, 1) == sharp


def test_the_same_seed_gives_the_same_choice(kernel: Kernel) -> None:
    for seed, state in enumerate(positions(3, seed=13)):
        packed = kernel.view(pack_state(state), True)
        for bot in bots(kernel):
            assert kernel.choose(bot, packed, seed) == kernel.choose(bot, packed, seed)


def test_a_choice_does_not_depend_on_hidden_cards(kernel: Kernel) -> None:
    for seed, state in enumerate(positions(4, seed=14)):
        redealt = determinize(view(state, turn_of(state).seat), Random(seed))
        for bot in bots(kernel):
            choices = [
                kernel.choose(bot, kernel.view(pack_state(deal), False), seed)
                for deal in (state, redealt)
            ]
            assert choices[0] == choices[1]


Story = tuple[int, bytes, bytes, bytes]


def played(rules: Rules, deck: list[Card], players: int, story: Story) -> State:
    """The state at the end of a game that a kernel played, by the rules."""
    start, lays, ends, _ = story
    state = choose_starter(deal_from(rules, players, deck), Seat(start))
    for lay, is_end in zip(unpack_lays(lays), ends, strict=True):
        state = apply(state, lay)
        if is_end:
            state = apply(state, EndTurn())
    return state


@pytest.mark.slow
@pytest.mark.parametrize("name", ALL_RULES)
@pytest.mark.parametrize("talk", [False, True])
def test_the_rules_accept_a_game_of_bots(kernel: Kernel, name: str, talk: bool) -> None:
    rules, rng = ALL_RULES[name], Random(f"{name} {talk}")
    players = rng.randint(1, len(rules.hand_sizes))
    deck = rng.sample(rules.cards, len(rules.cards))
    seats = tuple(rng.choice(bots(kernel)[:-1]) for _ in range(players))
    story = kernel.play(pack_rules(rules, players), bytes(deck), seats, talk, 7)
    assert outcome(played(rules, deck, players, story)) is not None


def test_a_deck_in_order_is_beaten(kernel: Kernel) -> None:
    rules = RULE_SETS["standard"]
    deck = list(rules.cards)
    steady = (Level.STEADY, None, 0, 0)
    story = kernel.play(pack_rules(rules, 2), bytes(deck), (steady, steady), False, 1)
    end = outcome(played(rules, deck, 2, story))
    assert end is not None and end.won
    assert (len(story[1]), story[2][-1]) == (2 * 98, 0), "the last card ends no turn but the game"


def test_with_talk_the_first_of_the_gladdest_starts(kernel: Kernel) -> None:
    rules = RULE_SETS["expert-hand"]
    steady = (Level.STEADY, None, 0, 0)
    for seed in range(8):
        deck = Random(seed).sample(rules.cards, len(rules.cards))
        dealt = deal_from(rules, 3, deck)
        seats = [choose_starter(dealt, Seat(seat)) for seat in range(3)]
        gladness = [kernel.speak(kernel.view(pack_state(state), False))[4] for state in seats]
        start, *_ = kernel.play(pack_rules(rules, 3), bytes(deck), (steady,) * 3, True, 1)
        assert start == gladness.index(max(gladness))


@pytest.mark.parametrize("talk", [False, True])
def test_a_game_tells_all_that_was_said(kernel: Kernel, talk: bool) -> None:
    rules, players = RULE_SETS["standard"], 3
    deck = Random(5).sample(rules.cards, len(rules.cards))
    steady = (Level.STEADY, None, 0, 0)
    packed = pack_rules(rules, players)
    start, lays, ends, said = kernel.play(packed, bytes(deck), (steady,) * players, talk, 1)
    dealt = deal_from(rules, players, deck)
    views = [
        kernel.view(pack_state(choose_starter(dealt, Seat(seat))), False) for seat in range(players)
    ]
    expected = bytes(kernel.speak(seen)[4] if talk else 1 for seen in views)
    state = pack_state(choose_starter(dealt, Seat(start)))
    for lay, is_end in zip(unpack_lays(lays), ends, strict=True):
        seat = state[len(packed) + 4]
        expected += bytes([seat]) + kernel.view(state, talk)[-4 * players - 1 : -1]
        state = kernel.lay(state, lay.card, lay.pile)
        state = kernel.end_turn(state) if is_end else state
    assert said == expected
    assert any(said[players + 1 :: 2]) or not talk


def test_with_talk_the_rest_of_a_turn_is_chosen_anew_after_each_card(kernel: Kernel) -> None:
    rules, players = RULE_SETS["expert"], 3
    deck = Random(5).sample(rules.cards, len(rules.cards))
    steady = (Level.STEADY, None, 0, 0)
    packed = pack_rules(rules, players)
    start, lays, ends, _ = kernel.play(packed, bytes(deck), (steady,) * players, True, 1)
    state = pack_state(choose_starter(deal_from(rules, players, deck), Seat(start)))
    changed = 0
    rest: list[Lay] = []
    for lay, is_end in zip(unpack_lays(lays), ends, strict=True):
        chosen = list(unpack_lays(kernel.choose(steady, kernel.view(state, True), 1)))
        assert chosen[0] == lay
        changed += bool(rest) and rest != chosen
        rest = [] if is_end else chosen[1:]
        state = kernel.lay(state, lay.card, lay.pile)
        state = kernel.end_turn(state) if is_end else state
    assert changed > 0


def test_without_talk_the_first_seat_starts(kernel: Kernel) -> None:
    rules = TINY["tiny"]
    steady = (Level.STEADY, None, 0, 0)
    start, *_ = kernel.play(pack_rules(rules, 3), bytes(rules.cards), (steady,) * 3, False, 1)
    assert start == 0


@pytest.mark.slow
@pytest.mark.parametrize("talk", [0, 50, 100])
def test_self_play_tells_what_the_net_saw(kernel: Kernel, talk: int) -> None:
    games = 2
    packed = pack_rules(RULE_SETS["expert-hand"], 3)
    seen, valued, told = kernel.self_play(packed, kernel.net(NET), games, talk, 5)
    inputs, logits, ends = array("h", seen), array("i", valued), array("i", told)
    turns, left = ends[::2], ends[1::2]
    assert len(turns) == games
    assert len(logits) == sum(turns)
    assert len(inputs) == INPUTS * len(logits)
    # The input that tells how many cards others hold or are to be drawn falls within a game.
    hidden = inputs[4 * 19 + 12 :: INPUTS]
    for first, last in pairwise(accumulate(turns, initial=0)):
        assert sorted(hidden[first:last], reverse=True) == list(hidden[first:last])
    assert all(0 <= cards <= 98 for cards in left)


@pytest.mark.slow
def test_self_play_depends_on_the_seed_only(kernel: Kernel) -> None:
    packed, net = pack_rules(RULE_SETS["expert-hand"], 3), kernel.net(NET)
    games = [kernel.self_play(packed, net, 2, 50, seed) for seed in (1, 1, 2)]
    assert games[0] == games[1]
    assert games[0] != games[2]
