"""Whole games between bots, as in `c/play.c`."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from ninetyeight.rules import Lay, Seat, State, deal_from, outcome

from .bots import Bot, Sharp
from .chance import Chance
from .game import AnyRules, View, after_lay, after_turn, begin_turn, turn_of, view
from .network import Net
from .talk import listen
from .whole_turns import Plan, ranks_of, turns_of

MAX_SELF_PLAY = 4096


@dataclass(slots=True)
class Story:
    """What a game leaves behind; `ends` tells for each lay whether its turn ended after it."""

    start: Seat
    lays: list[Lay] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)
    turns: list[tuple[View, Plan]] = field(default_factory=list)
    left: int = 0


def gladness(view: View) -> int:
    """How gladly a seat would start: 2 gladly, 1 nothing to say, 0 rather not."""
    costs = [plan.cost for plan in turns_of(view, ranks_of(view.unseen), 0)]
    if not costs or min(costs) > 5 * view.rules.minimum:
        return 0
    return 1 if min(costs) > 2 * view.rules.minimum else 2


def play_game(state: State, bots: Sequence[Bot], talk: bool, chance: Chance) -> Story:
    story = Story(start=_agreed_start(state) if talk else Seat(0))
    state = begin_turn(state, story.start)
    while outcome(state) is None:
        seen = listen(state) if talk else view(state)
        plan = bots[turn_of(state).seat].choose(seen, chance)
        story.turns.append((seen, plan))
        state = _lay_plan(state, plan, story)
    story.left = state.left
    return story


def self_play(rules: AnyRules, net: Net, talk: int, chance: Chance) -> Story:
    """A game on a fresh deck with the same net in all seats; `talk` of a hundred have signals."""
    deck = list(rules.cards)
    chance.shuffle(deck)
    talks = chance.below(100) < talk
    return play_game(
        deal_from(rules, rules.players, deck), [Sharp(net)] * rules.players, talks, chance
    )


def _agreed_start(state: State) -> Seat:
    """The first of those who would start most gladly."""
    seats = [Seat(seat) for seat in range(len(state.hands))]
    return max(seats, key=lambda seat: gladness(view(begin_turn(state, seat))))


def _lay_plan(state: State, plan: Plan, story: Story) -> State:
    """Lays the plan card by card, until it is done or the game is over."""
    for lay in plan.lays:
        state = after_lay(state, lay)
        story.lays.append(lay)
        story.ends.append(False)
        if outcome(state) is not None:
            return state
    story.ends[-1] = True
    return after_turn(state)
