"""The functions of the kernel in Python, as in `c/module.c`: bytes in, bytes out."""

import struct
from array import array
from collections.abc import Iterable
from itertools import chain

from ninetyeight import rules
from ninetyeight.kernel import interface
from ninetyeight.kernel.packing import HIGHEST_CARD, MOST_IN_HAND, pack_state, pack_view
from ninetyeight.rules import PILES, Card, Lay, Pile, Seat, State

from . import beginners, bots, game, search, talk, unpacking
from . import play as whole_games
from . import turns as whole_turns
from .chance import Chance
from .inputs import inputs_of
from .net import Net
from .review.judge import Judge
from .review.reasons import faults
from .solver import solve as solver
from .why import why_of

__all__ = [
    "choose",
    "end_turn",
    "imagine",
    "lay",
    "lays",
    "net",
    "play",
    "review",
    "self_play",
    "solve",
    "speak",
    "stuck",
    "study",
    "turns",
    "view",
    "why",
]


def stuck(packed: bytes, /) -> bool:
    return rules.stuck(unpacking.read_game(packed))


def lays(packed: bytes, /) -> bytes:
    state = unpacking.read_game(packed)
    if rules.stuck(state):
        return b""
    hand = sorted(state.hands[game.turn_of(state).seat])
    every = [Lay(card, pile) for card in hand for pile in PILES]
    return _pack_lays(lay for lay in every if _fits(state, lay))


def lay(packed: bytes, card: int, pile: int, /) -> bytes:
    state = unpacking.read_game(packed)
    if card in state.hands[game.turn_of(state).seat] and pile in range(len(PILES)):
        laid = Lay(Card(card), Pile(pile))
        if _fits(state, laid):
            return pack_state(game.after_lay(state, laid))
    raise ValueError(f"card {card} cannot be laid on pile {pile}")


def end_turn(packed: bytes, /) -> bytes:
    return pack_state(game.after_turn(unpacking.read_game(packed)))


def view(packed: bytes, talks: bool, /) -> bytes:
    state = unpacking.read_game(packed)
    if not talks:
        return pack_view(game.view(state), None)
    seen = talk.listen(state)
    return pack_view(seen, {Seat(seat): said for seat, said in enumerate(seen.said)})


def turns(
    packed: bytes, extra: int, net: object | None, /
) -> list[tuple[bytes, int, int, bytes, int]]:
    seen, asked = unpacking.read_view(packed), _net(net)
    answer = []
    for plan in whole_turns.turns_of(seen, extra):
        inputs = inputs_of(seen, plan)
        value = bots.steady_value(seen, plan)
        logit = asked.logit(inputs) if asked else 0
        answer.append((_pack_lays(plan.lays), plan.cost, value, _pack_numbers("h", inputs), logit))
    return answer


def speak(packed: bytes, /) -> bytes:
    seen = unpacking.read_view(packed)
    return bytes([*talk.speak(talk.words_about(seen), seen.hand), whole_games.gladness(seen)])


def imagine(packed: bytes, seed: int, /) -> bytes:
    return pack_state(talk.imagine(unpacking.read_view(packed), Chance(seed)))


def choose(bot: interface.KernelBot, packed: bytes, seed: int, /) -> bytes:
    player, seen = _bot(bot), unpacking.read_view(packed)
    turn = seen.turn
    if rules.way_out(seen.rules, seen.tops, seen.hand, turn.missing, turn.due) is None:
        return b""
    return _pack_lays(player.choose(seen, Chance(seed)).lays)


def study(bot: interface.KernelBot, packed: bytes, seed: int, /) -> list[tuple[bytes, bytes, int]]:
    player, seen = _bot(bot), unpacking.read_view(packed)
    if not isinstance(player, search.Master):
        raise ValueError("only MASTER studies")
    return [
        (_pack_lays(plan.lays), _pack_numbers("h", inputs_of(seen, plan)), worth)
        for plan, worth in player.study(seen, Chance(seed))
    ]


def why(packed: bytes, /) -> tuple[int, int, int, bytes]:
    reason, fact, seat, lays = why_of(unpacking.read_view(packed))
    return reason, fact, seat, _pack_lays(lays)


def play(
    packed: bytes, deck: bytes, players: tuple[interface.KernelBot, ...], talks: bool, seed: int, /
) -> tuple[int, bytes, bytes, bytes]:
    numbers = unpacking.read_rules(packed)
    if len(players) != numbers.players:
        raise ValueError("deck or bots do not go with these rules")
    state = rules.deal_from(numbers, numbers.players, [Card(card) for card in deck])
    story = whole_games.play_game(state, [_bot(bot) for bot in players], talks, Chance(seed))
    said = ((seen.turn.seat, *chain.from_iterable(seen.said)) for seen in story.seen)
    talk = bytes([*story.glad, *chain.from_iterable(said)])
    return story.start, _pack_lays(story.lays), bytes(story.ends), talk


def self_play(
    packed: bytes, net: object, games: int, talks: int, seed: int, /
) -> tuple[bytes, bytes, bytes]:
    numbers, asked, chance = unpacking.read_rules(packed), _net(net), Chance(seed)
    most = whole_games.MAX_SELF_PLAY
    if asked is None or games not in range(1, most + 1):
        raise ValueError(f"self-play needs a net and 1 to {most} games")
    inputs: list[int] = []
    logits: list[int] = []
    ends: list[int] = []
    for _ in range(games):
        story = whole_games.self_play(numbers, asked, talks, chance)
        for seen, plan in story.choices:
            after = inputs_of(seen, plan)
            inputs += after
            logits.append(asked.logit(after))
        ends += [len(story.choices), story.left]
    return _pack_numbers("h", inputs), _pack_numbers("i", logits), _pack_numbers("i", ends)


def solve(packed: bytes, width: int, nodes: int, seed: int, /) -> tuple[int, bytes, int]:
    state = unpacking.read_game(packed)
    if width not in range(1, interface.MAX_WIDTH + 1) or nodes < 0:
        raise ValueError(f"a width of 1 to {interface.MAX_WIDTH} and a number of nodes")
    solution = solver.solve(state, width, nodes, seed)
    nothing = Lay(Card(0), PILES[0])
    way = [step if isinstance(step, Lay) else nothing for step in solution.way]
    return solution.answer, _pack_lays(way), solution.nodes


def review(
    packed: bytes,
    lays: bytes,
    net: object,
    calibration: bytes,
    judge: tuple[int, int, int],
    seed: int,
    /,
) -> bytes:
    seen, asked = unpacking.read_view(packed), _net(net)
    meaning = unpacking.read_calibration(calibration)
    if asked is None:
        raise ValueError("a review needs a network")
    player = Judge(asked, meaning, *judge)
    try:
        played = [Lay(Card(card), Pile(pile)) for card, pile in zip(*[iter(lays)] * 2, strict=True)]
        judged = player.review(seen, played, Chance(seed))
    except ValueError:
        raise ValueError("these lays are no turn of this view") from None
    remarks = faults(seen, judged)
    numbers = [
        *(judged.mark, judged.cost, judged.error, judged.left_cost, judged.left_error),
        *(judged.played.chance, judged.played.left, judged.candidates),
        *(len(judged.best), len(remarks)),
    ]
    packed_review = struct.pack("<10i", *numbers)
    for each in judged.best:
        room = 2 * MOST_IN_HAND
        head = struct.pack("<3i", each.chance, each.left, len(each.turn.lays))
        packed_review += head + _pack_lays(each.turn.lays).ljust(room, b"\0")
    return packed_review + b"".join(struct.pack("<6i", *remark) for remark in remarks)


def net(packed: bytes, /) -> object:
    return unpacking.read_net(packed)


def _net(asked: object | None) -> Net | None:
    if asked is None or isinstance(asked, Net):
        return asked
    raise ValueError("this is not a network of this kernel")


def _bot(bot: interface.KernelBot) -> bots.Bot:
    level, net, samples, depth = bot[0], _net(bot[1]), *bot[2:]
    if samples in range(bots.MAX_SAMPLES + 1) and depth in range(HIGHEST_CARD + 1):
        if level == interface.Level.RANDOM:
            return beginners.Random()
        if level == interface.Level.ROOKIE:
            return beginners.Rookie()
        if level == interface.Level.STEADY:
            return bots.Steady()
        if level == interface.Level.SHARP and net:
            return bots.Sharp(net)
        if level == interface.Level.MASTER and net:
            return search.Master(net, samples, depth)
    raise ValueError("no such bot")


def _fits(state: State, lay: Lay) -> bool:
    return state.rules.fits(lay.card, lay.pile, state.tops[lay.pile])


def _pack_lays(lays: Iterable[Lay]) -> bytes:
    return bytes(number for lay in lays for number in (lay.card, lay.pile))


def _pack_numbers(kind: str, numbers: Iterable[int]) -> bytes:
    """Numbers of 16 ("h") or 32 bits ("i") in native byte order."""
    return array(kind, numbers).tobytes()
