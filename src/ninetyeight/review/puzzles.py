"""Positions worth solving: one turn is clearly best, and players who count cards do not see it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import exp
from random import Random

from ninetyeight.bots import LEVELS, Match, bot_named, play_game
from ninetyeight.bots.bot import Signals
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.bots.talking import heard
from ninetyeight.bots.weights import WEIGHTED
from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.record import (
    PlayedGame,
    format_lay,
    format_position,
    format_signal,
    loads_played,
    parse_lay,
    parse_position,
    parse_signal,
)
from ninetyeight.rules import Lay, View, rules_named, tops_after, view
from ninetyeight.talk import Signal

from .effort import Effort
from .judging import Judgement, judged, network
from .turns import recorded_turns

GAIN = 0.12
"""How much more of the chance to win the solution has than any other idea, for certain."""
GAIN_CARDS = 1.5
"""Where hardly any game is won, how many cards fewer it leaves instead."""
BY_CARDS = ("expert-hand", "expert-hand+fire")
TRIES = 10
"""How often each level is asked that leaves something to chance."""
EXTRA = 2
LOGIT_UNIT = 2**17
"""The network's answers are in parts of so many."""
LEAD, LEAD_BY_CARDS = 0.04, 0.25
"""How much better the network must find an idea for a closer look: by its chance, or by its logit
where cards count. A few puzzles are missed, and the others are found much sooner."""
RIVALS = 2
"""How many other ideas the solution has to beat: those that the network values most."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle:
    """What a player sees and has heard, the best turn, and how hard it is to find.

    `gain` is what the solution is better by than the next best idea, `error` its standard error: in
    parts of the chance to win, or in cards where these count. `found` is for each level the share
    of its tries in which it finds the idea.
    """

    name: str
    view: View
    signals: tuple[Signal, ...] | None
    solution: tuple[Lay, ...]
    chance: float
    left: float
    gain: float
    error: float
    found: dict[str, float]


def is_same_idea(one: Sequence[Lay], other: Sequence[Lay]) -> bool:
    """Whether one turn does what the other does, and perhaps lays a few cards more."""
    few, many = sorted((_on_piles(one), _on_piles(other)), key=len)
    return bool(few) and few <= many


def _on_piles(lays: Sequence[Lay]) -> set[tuple[int, bool]]:
    # Two piles of a direction are often alike.
    return {(lay.card, lay.pile.ascends) for lay in lays}


def puzzles_in(rules: str, players: int, seed: str, number: int) -> Iterator[Puzzle]:
    """The puzzles in one game between bots of different strength."""
    _, chance = chance_of(f"{seed}/{rules}/{players}/{number}")
    rng = Random(chance)
    bots = tuple(rng.choice(("rookie", "steady", "sharp")) for _ in range(players))
    talk = rng.random() < 0.5
    match = Match(rules=rules_named(rules), bots=bots, seed=f"{seed}/{rules}/{players}", talk=talk)
    text = play_game(match, number, keep=True).record
    assert text is not None, "it was kept"
    game = loads_played(text)
    for turn, seen, signals in _views(game):
        name = f"{rules}-{players}-{number}-{turn}"
        if puzzle := puzzle_of(name, seen, signals, rng.randrange(2**32)):
            yield puzzle


def _views(game: PlayedGame) -> Iterator[tuple[int, View, tuple[Signal, ...] | None]]:
    at, all_heard = 0, game.heard
    for turn in recorded_turns(game):
        signals = None
        if game.record.talk:
            signals = tuple(each for each in all_heard[at] if each.pile is not None)
        yield turn.number, view(turn.state, turn.seat), signals
        at += len(turn.lays) + 1


def puzzle_of(name: str, seen: View, signals: Signals, seed: int) -> Puzzle | None:
    """The position as a puzzle, if it is one. Most are not, which is found out with little work."""
    rivals = _rivals(seen, signals, seed)
    if not rivals:
        return None
    # Who looks for something rare finds what chance has made look so: other deals each time.
    found = None
    for number, effort in enumerate((Effort.QUICK, Effort.NORMAL, Effort.DEEP)):
        found = _least_gain(seen, signals, rivals, effort, seed + number)
        if not found:
            return None
    assert found is not None, "the last look was the deepest"
    gain, error, told = found
    best = told.best[0]
    return Puzzle(
        name=name,
        view=seen,
        signals=None if signals is None else tuple(signals),
        solution=best.lays,
        chance=best.chance,
        left=best.left,
        gain=gain,
        error=error,
        found=_found(seen, signals, best.lays, seed),
    )


def _least_gain(
    seen: View, signals: Signals, rivals: Sequence[tuple[Lay, ...]], effort: Effort, seed: int
) -> tuple[float, float, Judgement] | None:
    """What is gained over the best of the rivals, with its error; None if that is too little."""
    found = list[tuple[float, float, Judgement]]()
    for lays in rivals:
        told = _judged(seen, signals, lays, effort, seed)
        gain, error, least = _gain(seen, told)
        if gain - 2 * error < least or _is_doubtful(seen, told, lays):
            return None
        found.append((gain, error, told))
    return min(found, key=lambda each: each[0])


def _is_doubtful(seen: View, told: Judgement, lays: tuple[Lay, ...]) -> bool:
    """Whether the best turn is the idea that it has to beat, or another idea is nearly as good."""
    best, by_cards = told.best[0], seen.rules.name in BY_CARDS
    if is_same_idea(best.lays, lays):
        return True
    return any(
        (other.left - best.left < GAIN_CARDS if by_cards else best.chance - other.chance < GAIN)
        for other in told.best[1:]
        if not is_same_idea(best.lays, other.lays)
    )


def _gain(seen: View, told: Judgement) -> tuple[float, float, float]:
    if seen.rules.name in BY_CARDS:
        return told.left_cost, told.left_cost_error, GAIN_CARDS
    return told.cost, told.cost_error, GAIN


def _rivals(seen: View, signals: Signals, seed: int) -> list[tuple[Lay, ...]]:
    """What the solution has to beat; nothing where the network sees no idea that stands out."""
    rules, players = seen.rules, len(seen.hand_counts)
    packed = pack_view(seen, heard(seen, signals))
    turns = chosen_kernel().turns(packed, EXTRA, network(rules.name, players))
    ranked = [(turn[4], unpack_lays(turn[0])) for turn in sorted(turns, key=lambda turn: -turn[4])]
    value, first = ranked[0]
    others = [each for each in ranked if not is_same_idea(each[1], first)][:RIVALS]
    if not others or not _stands_out(rules.name, value / LOGIT_UNIT, others[0][0] / LOGIT_UNIT):
        return []
    chosen = [
        bot_named(level, rules, players).choose(seen, signals, seed)
        for level in ("steady", "rookie")
    ]
    if any(is_same_idea(lays, first) for lays in chosen):
        return []
    return [*(lays for _, lays in others), *chosen]


def _stands_out(rules: str, value: float, next_value: float) -> bool:
    if rules in BY_CARDS:
        return value - next_value > LEAD_BY_CARDS
    return 1 / (1 + exp(-value)) - 1 / (1 + exp(-next_value)) > LEAD


def _judged(
    seen: View, signals: Signals, lays: tuple[Lay, ...], effort: Effort, seed: int
) -> Judgement:
    rules, players = seen.rules.name, len(seen.hand_counts)
    packed = pack_view(seen, heard(seen, signals))
    return judged(rules, players, packed, lays, effort=effort, seed=seed)


def _found(seen: View, signals: Signals, solution: tuple[Lay, ...], seed: int) -> dict[str, float]:
    shares: dict[str, float] = {}
    for level in LEVELS:
        bot = bot_named(level, seen.rules, len(seen.hand_counts))
        tries = 1 if level in ("steady", "sharp") else TRIES
        turns = [bot.choose(seen, signals, seed + number) for number in range(tries)]
        shares[level] = sum(is_same_idea(turn, solution) for turn in turns) / tries
    return shares


def search(
    seed: str, tables: Sequence[tuple[str, int]] = WEIGHTED, first: int = 1
) -> Iterator[tuple[str, Puzzle | None]]:
    """Puzzles without end, game by game, from all tables in turn; None where a game has no more."""
    number = first
    while True:
        for rules, players in tables:
            for puzzle in puzzles_in(rules, players, seed, number):
                yield f"{rules}/{players}/{number}", puzzle
            yield f"{rules}/{players}/{number}", None
        number += 1


def format_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as one line of JSON."""
    signals = puzzle.signals
    return json.dumps(
        {
            "name": puzzle.name,
            "position": format_position(puzzle.view),
            "signals": None if signals is None else [format_signal(each) for each in signals],
            "solution": _format_lays(puzzle.view, puzzle.solution),
            "chance": puzzle.chance,
            "left": puzzle.left,
            "gain": puzzle.gain,
            "error": puzzle.error,
            "found": puzzle.found,
        }
    )


def parse_puzzle(line: str) -> Puzzle:
    """The puzzle that `format_puzzle` wrote."""
    told = json.loads(line)
    seen = parse_position(told["position"])
    assert isinstance(seen, View), "a puzzle is what one seat sees"
    signals = told["signals"]
    return Puzzle(
        name=told["name"],
        view=seen,
        signals=None if signals is None else tuple(map(_signal, signals)),
        solution=tuple(parse_lay(text)[0] for text in told["solution"].split()),
        chance=told["chance"],
        left=told["left"],
        gain=told["gain"],
        error=told["error"],
        found=told["found"],
    )


def _signal(text: str) -> Signal:
    signal = parse_signal(text)
    assert isinstance(signal, Signal), "what was taken back is not heard"
    return signal


def _format_lays(seen: View, lays: Sequence[Lay]) -> str:
    tops, texts = seen.tops, list[str]()
    for lay in lays:
        trick = seen.rules.is_trick(lay.card, lay.pile, tops[lay.pile])
        texts.append(format_lay(lay, trick=trick))
        tops = tops_after(tops, lay)
    return " ".join(texts)
