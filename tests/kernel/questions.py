"""All that a kernel can be asked about a position, in bytes that make sense or do not."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache
from random import Random

from ninetyeight.kernel import Kernel, Level
from ninetyeight.kernel.packing import pack_rules, pack_state, pack_view
from ninetyeight.rules import Lay, Seat, State, apply, legal_actions, view
from tests.kernel.nets import random_calibration, random_net
from tests.positions import turn_of

Damage = Callable[[bytes], bytes]


@dataclass(frozen=True, slots=True)
class Net:
    """Stands for what each kernel makes of these bytes."""

    packed: bytes


@dataclass(frozen=True, slots=True)
class Question:
    """A function of the kernel and its arguments."""

    function: str
    arguments: tuple[object, ...]


def answer(kernel: Kernel, question: Question) -> object:
    """The answer; that the bytes make no sense is one too."""

    def understood(argument: object) -> object:
        if isinstance(argument, Net):
            return kernel.net(argument.packed)
        return tuple(map(understood, argument)) if isinstance(argument, tuple) else argument

    try:
        return getattr(kernel, question.function)(*map(understood, question.arguments))
    except ValueError:
        return ValueError


@cache
def some_net() -> bytes:
    return random_net(98)


def bots(net: bytes) -> list[tuple[int, Net | None, int, int]]:
    return [
        (Level.RANDOM, None, 0, 0),
        (Level.ROOKIE, None, 0, 0),
        (Level.STEADY, None, 0, 0),
        (Level.SHARP, Net(net), 0, 0),
        (Level.MASTER, Net(net), 16, 1),
    ]


def unharmed(packed: bytes) -> bytes:
    return packed


def questions(
    state: State,
    rng: Random,
    damage: Damage = unharmed,
    *,
    net: bytes | None = None,
    look_ahead: float = 0.1,
) -> Iterator[Question]:
    """Questions for each thing that a kernel can do with a position.

    Looking ahead takes the twin long, so that is asked only now and then.
    """
    net = some_net() if net is None else net
    seat, others = turn_of(state).seat, range(len(state.hands))
    packed, seed = damage(pack_state(state)), rng.randrange(2**64)
    yield Question("stuck", (packed,))
    yield Question("lays", (packed,))
    yield Question("end_turn", (packed,))
    for card in [*state.hands[seat], 0]:
        yield Question("lay", (packed, card, rng.randrange(4)))
    for talk in (False, True):
        yield Question("view", (packed, talk))
        words = {Seat(other): [rng.randrange(3) for _ in range(4)] for other in others}
        seen = damage(pack_view(view(state, seat), words if talk else None))
        yield Question("turns", (seen, rng.choice((-5, 0, 2, 50)), Net(damage(net))))
        yield Question("turns", (seen, 2, None))
        yield Question("speak", (seen,))
        yield Question("imagine", (seen, seed))
        yield Question("why", (seen,))
        *quick, master = bots(net)
        for bot in quick:
            yield Question("choose", (bot, seen, seed))
        if rng.random() < look_ahead:
            yield Question("choose", (master, seen, seed))
        if rng.random() < look_ahead:
            calibration = damage(random_calibration(seed))
            judge = rng.choice(((1, 2, 0), (1, 3, 1), (2, 4, 0)))
            for lays in (damage(_random_lays(state, rng)), b""):
                yield Question("review", (seen, lays, Net(net), calibration, judge, seed))
    yield Question("solve", (packed, 1 + seed % 7, seed % 200, seed))


def _random_lays(state: State, rng: Random) -> bytes:
    """Some lays that are legal one after the other; not always a whole turn."""
    lays = b""
    while actions := [each for each in legal_actions(state) if isinstance(each, Lay)]:
        if turn_of(state).missing == 0 and rng.random() < 0.6:
            break
        lay = rng.choice(actions)
        lays += bytes([lay.card, lay.pile])
        state = apply(state, lay)
    return lays or bytes([2, 0])


def studies(
    state: State, rng: Random, damage: Damage = unharmed, *, net: bytes | None = None
) -> Iterator[Question]:
    """What only training asks for, which the build for browsers does not have."""
    net = some_net() if net is None else net
    seat, seed = turn_of(state).seat, rng.randrange(2**64)
    words = {Seat(other): [rng.randrange(3) for _ in range(4)] for other in range(len(state.hands))}
    seen = damage(pack_view(view(state, seat), words if rng.random() < 0.5 else None))
    yield Question("study", ((Level.MASTER, Net(net), 2, 1), seen, seed))
    yield Question("study", ((Level.SHARP, Net(net), 2, 1), seen, seed))


def games(
    state: State, rng: Random, damage: Damage = unharmed, *, net: bytes | None = None
) -> Iterator[Question]:
    """Whole games by the rules of a position."""
    net = some_net() if net is None else net
    players, seed = len(state.hands), rng.randrange(2**64)
    rules = damage(pack_rules(state.rules, players))
    deck = damage(bytes(rng.sample(state.rules.cards, len(state.rules.cards))))
    seats = tuple(rng.choice(bots(net)[:-1]) for _ in range(players))
    yield Question("play", (rules, deck, seats, rng.random() < 0.5, seed))
    yield Question("self_play", (rules, Net(net), 1, 50, seed))


def damaged(packed: bytes, rng: Random) -> bytes:
    """The bytes with up to three of them changed, mostly a little, or with one lost or added."""
    data = bytearray(packed)
    for _ in range(rng.randint(1, 3)):
        if not data:
            break
        at = rng.randrange(len(data))
        match rng.randrange(10):
            case 0:
                del data[at]
            case 1:
                data.insert(at, rng.randrange(256))
            case 2 | 3:
                data[at] = rng.choice((0, 1, 2, 8, 15, 99, 100, 126, 127, 128, 255))
            case _:
                data[at] = (data[at] + rng.choice((-2, -1, 1, 2))) % 256
    return bytes(data)
