"""Hypothesis strategies for the game, from rule sets to positions in the middle of play.

All shrink towards a solo game of a small rule set with a sorted deck and no action taken.
"""

from collections.abc import Callable, Iterable, Sequence
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ninetyeight.rules import (
    RULE_SETS,
    Action,
    Card,
    Lay,
    Position,
    Rules,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    legal_actions,
)
from tests.tiny import TINY

QUICK, THOROUGH = 15, 250


def for_all(
    examples: int = QUICK, **strategies: st.SearchStrategy[object]
) -> Callable[[Callable[..., None]], Callable[[int], None]]:
    """Makes a test that tries a few examples, and a slow one that tries many."""

    def decorate(check: Callable[..., None]) -> Callable[[int], None]:
        def test(examples: int) -> None:
            settings(max_examples=examples)(given(**strategies)(check))()

        test.__name__, test.__doc__ = check.__name__, check.__doc__
        thorough = pytest.param(THOROUGH, marks=pytest.mark.slow, id="thorough")
        quick = pytest.param(examples, id="quick")
        return pytest.mark.parametrize("examples", [quick, thorough])(test)

    return decorate


@st.composite
def custom_rules(draw: st.DrawFn) -> Rules:
    """Any numbers that can be played, up to 30 cards."""
    lowest = draw(st.integers(1, 20))
    cards = range(lowest, lowest + draw(st.integers(1, 30)))
    minimum = draw(st.integers(1, min(4, len(cards))))
    largest_table = draw(st.integers(1, min(5, len(cards) // minimum)))
    return Rules(
        name="custom",
        lowest=Card(cards[0]),
        highest=Card(cards[-1]),
        hand_sizes=tuple(
            draw(st.integers(minimum, min(8, len(cards) // players)))
            for players in range(1, largest_table + 1)
        ),
        minimum=minimum,
        minimum_when_empty=draw(st.integers(1, minimum)),
        trick=draw(st.integers(1, 12)),
        fire=frozenset(map(Card, draw(_fires(cards)))),
    )


def _fires(cards: Sequence[int]) -> st.SearchStrategy[set[int]]:
    some = st.sampled_from(cards)
    return st.sets(some) | st.sets(some, min_size=len(cards) // 3)


def rule_sets() -> st.SearchStrategy[Rules]:
    """Tiny, published and custom rule sets."""
    return (
        st.sampled_from([*TINY.values()]) | st.sampled_from([*RULE_SETS.values()]) | custom_rules()
    )


def players(rules: Rules) -> st.SearchStrategy[int]:
    return st.integers(1, len(rules.hand_sizes))


def decks(rules: Rules) -> st.SearchStrategy[tuple[Card, ...]]:
    """Decks in any order, and sorted ones with a few cards changed, which can often be beaten."""
    places = st.integers(0, len(rules.cards) - 1)
    swaps = st.lists(st.tuples(places, places), max_size=12)
    nearly_sorted = swaps.map(lambda pairs: _with_swaps(rules.cards, pairs))
    shuffled = st.permutations(rules.cards).map(tuple)
    return st.one_of(nearly_sorted, shuffled, shuffled)


def _with_swaps(cards: Iterable[Card], pairs: Iterable[tuple[int, int]]) -> tuple[Card, ...]:
    deck = list(cards)
    for one, other in pairs:
        deck[one], deck[other] = deck[other], deck[one]
    return tuple(deck)


@st.composite
def dealt_games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> State:
    """Games in which nobody has started."""
    drawn = draw(rules or rule_sets())
    return deal_from(drawn, draw(players(drawn)), draw(decks(drawn)))


@st.composite
def started_games(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> State:
    """Games in which the first turn has begun."""
    game = draw(dealt_games(rules))
    return choose_starter(game, Seat(draw(st.integers(0, len(game.hands) - 1))))


@st.composite
def played_states(draw: st.DrawFn, rules: st.SearchStrategy[Rules] | None = None) -> State:
    """States at any moment of a game, its end among them.

    They lie on the path of a careful player, which leads deep into the game, or a few actions
    beside it; those are of any kind, and wide jumps, which soon lose a game, are likely.
    """
    path = [draw(started_games(rules))]
    likes_fire, reach = draw(st.booleans()), draw(st.integers(0, 8))
    while actions := legal_actions(path[-1]):
        path.append(apply(path[-1], careful_choice(path[-1], actions, likes_fire, reach)))
    last = len(path) - 1
    state = path[draw(st.integers(0, last) | st.integers(max(0, last - 8), last))]
    for choice in draw(st.lists(st.integers(0, 2) | st.integers(0, 32), max_size=8)):
        if not (actions := widest_first(state)):
            break
        state = apply(state, actions[choice % len(actions)])
    return state


def widest_first(state: State) -> tuple[Action, ...]:
    """The legal actions, from the widest jump to the smallest, then the end of the turn."""
    lays = sorted(legal_lays(state), key=lambda lay: jump(state, lay), reverse=True)
    return (*lays, *legal_actions(state)[len(lays) :])


def legal_lays(position: Position) -> list[Lay]:
    return [action for action in legal_actions(position) if isinstance(action, Lay)]


def careful_choice(
    state: State, actions: tuple[Action, ...], likes_fire: bool, reach: int
) -> Action:
    """The lay with the smallest jump, or the end of the turn if that jump is beyond `reach`.

    Who likes fire lays it where the turn may end, so that it stays for the next player.
    """
    lays = legal_lays(state)
    seeks_fire = likes_fire and state.turn is not None and state.turn.missing == 1

    def cost(lay: Lay) -> tuple[bool, int]:
        return seeks_fire and lay.card not in state.rules.fire, jump(state, lay)

    closest = min(lays, key=cost, default=None)
    if closest is None or (jump(state, closest) > reach and len(lays) < len(actions)):
        return actions[-1]
    return closest


def jump(state: State, lay: Lay) -> int:
    """How much of its pile a lay uses up; negative for the backwards trick."""
    way = lay.card - state.tops[lay.pile]
    return way if lay.pile.ascends else -way


def chances() -> st.SearchStrategy[Random]:
    """Sources of chance for what takes one."""
    return st.integers(0, 2**16).map(Random)


def seats(state: State) -> tuple[Seat | None, ...]:
    """Everybody who looks at the game: the players and a spectator."""
    return (*map(Seat, range(len(state.hands))), None)
