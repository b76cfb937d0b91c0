"""Those who play the golden games, from a deal on; each is a function from a state to its game."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from random import Random

from ninetyeight.rules import (
    PILES,
    Action,
    Card,
    EndTurn,
    Lay,
    Rules,
    Seat,
    State,
    Tops,
    apply,
    choose_starter,
    legal_actions,
    outcome,
    warns,
)

Steps = list[tuple[State, Action | None]]
"""A game as `ninetyeight.record.replay` tells it."""

BEAM = 30
"""Enough for most deals of the milder rule sets, and for some of the hardest."""


def undecided(state: State, _: Random) -> Steps:
    """Cannot agree who starts."""
    return [(state, None)]


def hesitant(state: State, _: Random) -> Steps:
    """Agrees who starts, but lays nothing."""
    return [(_started(state), None)]


def careful(state: State, rng: Random) -> Steps:
    """Lays what jumps least; beyond the minimum only what costs next to nothing."""

    def choose(state: State, actions: tuple[Action, ...]) -> Action:
        lays = list(_lays(actions))
        safe = [lay for lay in lays if not warns(state, lay)] or lays
        closest = min(safe, key=lambda lay: (jump(state.tops, lay), rng.random()), default=None)
        if closest is None or (EndTurn() in actions and jump(state.tops, closest) > 1):
            return EndTurn()
        return closest

    return _played(_started(state), choose)


def reckless(state: State, rng: Random) -> Steps:
    """Does anything that the rules allow."""
    # Of all that Random does, only random() is promised to stay the same in every Python.
    return _played(_started(state), lambda _, actions: actions[int(rng.random() * len(actions))])


def foreseeing(state: State, _: Random) -> Steps:
    """Sees all cards: a beam search, in which the best few ways to lay one more card go on."""
    beam = [_Path(_started(state))]
    while True:
        ended = [path.then(EndTurn()) for path in beam if EndTurn() in legal_actions(path.state)]
        longer: list[_Path] = []
        for path, lay in _best_first([*beam, *ended]):
            if len(longer) == BEAM:
                break
            further = path.then(lay)
            end = outcome(further.state)
            if end and end.won:
                return further.steps()
            if not end:
                longer.append(further)
        if not longer:
            return [*ended, *beam][0].steps()
        beam = longer


def closest_lay(state: State, seat: Seat) -> Lay | None:
    """What this seat could lay now with the smallest jump."""
    lays = (
        Lay(card, pile)
        for card in sorted(state.hands[seat])
        for pile in PILES
        if state.rules.fits(card, pile, state.tops[pile])
    )
    return min(lays, key=lambda lay: jump(state.tops, lay), default=None)


def jump(tops: Tops, lay: Lay) -> int:
    """How much of its pile a lay uses up; negative for the backwards trick."""
    way = lay.card - tops[lay.pile]
    return way if lay.pile.ascends else -way


def _started(state: State) -> State:
    """If nobody has started yet, who has the closest card does."""
    if state.turn is not None:
        return state

    def closeness(seat: Seat) -> int:
        lay = closest_lay(state, seat)
        assert lay is not None, "on empty piles every card fits"
        return jump(state.tops, lay)

    return choose_starter(state, min(map(Seat, range(len(state.hands))), key=closeness))


def _lays(actions: Iterable[Action]) -> Iterator[Lay]:
    return (action for action in actions if isinstance(action, Lay))


def _played(state: State, choose: Callable[[State, tuple[Action, ...]], Action]) -> Steps:
    steps: Steps = []
    while actions := legal_actions(state):
        action = choose(state, actions)
        steps.append((state, action))
        state = apply(state, action)
    return [*steps, (state, None)]


@dataclass(frozen=True, slots=True)
class _Path:
    """A state, and the path and the action that led to it."""

    state: State
    before: "tuple[_Path, Action] | None" = None

    def then(self, action: Action) -> "_Path":
        return _Path(apply(self.state, action), (self, action))

    def steps(self) -> Steps:
        backwards: Steps = [(self.state, None)]
        path = self
        while path.before:
            path, action = path.before
            backwards.append((path.state, action))
        return backwards[::-1]


def _best_first(paths: list[_Path]) -> list[tuple[_Path, Lay]]:
    """The lays that can follow; of those that lead to the same table only the first."""
    ways: dict[object, tuple[float, _Path, Lay]] = {}
    for path in paths:
        state = path.state
        for lay in _lays(legal_actions(state)):
            tops = (*state.tops[: lay.pile], lay.card, *state.tops[lay.pile + 1 :])
            gone = state.gone | {lay.card}
            table = (tops, gone, state.turn and state.turn.seat)
            if table not in ways:
                ways[table] = (_cost(state.rules, tops, gone), path, lay)
    return [(path, lay) for _, path, lay in sorted(ways.values(), key=lambda way: way[0])]


def _cost(rules: Rules, tops: Tops, gone: frozenset[Card]) -> float:
    """How many cards each pile and, worse, every pile has left behind, but for a trick to come."""
    left = [card for card in rules.cards if card not in gone]
    places = [bisect_left(left, top) for top in tops]
    behind_all = min(places[:2]) - max(places[2:])
    cost = 3.0 * max(0, behind_all)
    for pile, place in zip(PILES, places, strict=True):
        cost += place if pile.ascends else len(left) - place
        back = tops[pile] - rules.trick if pile.ascends else tops[pile] + rules.trick
        if back in left:
            cost -= abs(place - left.index(Card(back))) / 2
    return cost
