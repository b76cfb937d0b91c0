"""Games with all that was said in them, as kernels are told of it."""

from collections.abc import Callable, Iterator
from random import Random

from ninetyeight.kernel import Level
from ninetyeight.kernel.packing import pack_view
from ninetyeight.rules import PILES, Lay, Seat, State, view
from ninetyeight.talk import Meaning, Signal
from ninetyeight.talk.telling import told_before
from tests.kernel.nets import random_net
from tests.kernel.questions import Damage, Net, Question, unharmed
from tests.kernel.test_talk import said_by_hand
from tests.kernel.walks import ALL_RULES, walk
from tests.positions import turn_of

MEANINGS = (None, Meaning.NO_BIG_JUMP, Meaning.LEAVE_IT_TO_ME)

Said = dict[Seat, tuple[int, ...]]
Words = Callable[[State, int], tuple[int, ...]]


def row(state: State, lay: Lay, said: Said) -> bytes:
    """What was said before a lay; seats that are not in `said` have said nothing that counts."""
    signals = [
        Signal(seat, meaning, pile)
        for seat, words in said.items()
        for pile, word in zip(PILES, words, strict=True)
        if (meaning := MEANINGS[word])
    ]
    turn = turn_of(state)
    return told_before(lay, turn.seat, turn.laid, len(state.hands), signals, list(said))


def told_walk(
    name: str, players: int, seed: int, words: Words = said_by_hand, untold: float = 0.0
) -> Iterator[tuple[State, Said, bytes]]:
    """The states of a game in which somebody chooses, what is said then, and all before it.

    `untold` is the share of what is not told of it.
    """
    rng, history = Random(seed), b""
    for state, action in walk(name, players, seed)[:-1]:
        others = [Seat(seat) for seat in range(players) if seat != turn_of(state).seat]
        said = {seat: words(state, seat) for seat in others}
        yield state, said, history
        if isinstance(action, Lay):
            heard = {seat: said[seat] for seat in others if rng.random() >= untold}
            history += row(state, action, heard)


def told_questions(count: int, seed: int, damage: Damage = unharmed) -> Iterator[Question]:
    """Questions about views with a history; in some of them nobody keeps to the convention."""
    rng = Random(seed)
    net = Net(random_net(seed))

    def anything(_state: State, _seat: int) -> tuple[int, ...]:
        return tuple(rng.randrange(3) for _ in PILES)

    for number in range(count):
        name = rng.choice(sorted(ALL_RULES))
        players = rng.randint(1, len(ALL_RULES[name].hand_sizes))
        words = anything if rng.random() < 0.2 else said_by_hand
        steps = list(told_walk(name, players, number % 2, words, untold=0.1))
        if not steps:
            continue
        state, said, history = rng.choice(steps)
        seen = damage(pack_view(view(state, turn_of(state).seat), said, history))
        yield Question("imagine", (seen, rng.randrange(2**64)))
        yield Question("choose", ((Level.MASTER, net, 8, 1), seen, rng.randrange(2**64)))
