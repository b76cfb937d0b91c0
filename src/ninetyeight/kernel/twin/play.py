"""Whole games between bots, as in `c/play.c`."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from ninetyeight.rules import Lay, Seat, State, deal_from, outcome

from .bots import Bot, Sharp
from .chance import Chance
from .game import AnyRules, View, after_lay, after_turn, begin_turn, turn_of, view
from .history import History
from .net import Net
from .talk import listen
from .turns import Plan, turns_of

MAX_SELF_PLAY = 4096


@dataclass(slots=True)
class Story:
    """What a game leaves behind; `ends` says for each lay whether its turn ended after it.

    `glad` is how gladly each seat would start, `seen` what was seen and heard before each lay, and
    `choices` whatever was chosen to be laid.
    """

    start: Seat
    glad: list[int]
    lays: list[Lay] = field(default_factory=list)
    ends: list[bool] = field(default_factory=list)
    seen: list[View] = field(default_factory=list)
    choices: list[tuple[View, Plan]] = field(default_factory=list)
    left: int = 0

    def note(self, seen: View, lays: Sequence[Lay]) -> None:
        self.lays += lays
        self.ends += [False] * len(lays)
        self.seen += [seen] * len(lays)


def gladness(view: View) -> int:
    """How gladly a seat would start: 2 gladly, 1 nothing to say, 0 rather not."""
    costs = [plan.cost for plan in turns_of(view, 0)]
    if not costs or min(costs) > 5 * view.rules.minimum:
        return 0
    return 1 if min(costs) > 2 * view.rules.minimum else 2


def play_turn(state: State, plan: Plan) -> State:
    """The state after a turn; after the last card, or if it still owes some, nobody follows."""
    for lay in plan.lays:
        state = after_lay(state, lay)
    turn = turn_of(state)
    return after_turn(state) if state.left and not turn.missing and not turn.due else state


def bot_turn(
    state: State, bot: Bot, talk: bool, chance: Chance, story: Story, history: History
) -> State:
    """The state after a turn.

    Where there is talk the others speak again after each card, and the rest of the turn is chosen
    anew.
    """
    seat = turn_of(state).seat
    while True:
        seen = view(state)
        if talk:
            seen = replace(listen(state), memory=tuple(history.memory))
        plan = bot.choose(seen, chance)
        if plan.lays:
            story.choices.append((seen, plan))
        if not talk or len(plan.lays) <= 1:
            break
        story.note(seen, plan.lays[:1])
        history.lay(seat, plan.lays[0], seen.said)
        state = after_lay(state, plan.lays[0])
    story.note(seen, plan.lays)
    if talk:
        for lay in plan.lays:
            history.lay(seat, lay, seen.said)
        history.end_turn(seat)
    state = play_turn(state, plan)
    story.ends[-1] = turn_of(state).laid == 0
    return state


def play_game(state: State, bots: Sequence[Bot], talk: bool, chance: Chance) -> Story:
    glad = [1] * len(state.hands)
    if talk:
        glad = [gladness(view(begin_turn(state, Seat(seat)))) for seat in range(len(state.hands))]
    # Of several that are as glad, the first starts.
    story = Story(Seat(glad.index(max(glad))), glad)
    state = begin_turn(state, story.start)
    history = History(state.rules, len(state.hands))
    while outcome(state) is None:
        state = bot_turn(state, bots[turn_of(state).seat], talk, chance, story, history)
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
