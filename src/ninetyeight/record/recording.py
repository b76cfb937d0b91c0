"""Records of games that were played elsewhere: by the rules library, or action by action."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby
from typing import cast

from ninetyeight.rules import (
    Action,
    IllegalAction,
    Lay,
    Seed,
    State,
    outcome,
    shuffled,
)
from ninetyeight.talk import Signal, Withdrawal

from .course import Course
from .game import Entry, PlayedTurn, Record, opening

Happened = Lay | Signal | Withdrawal
"""What can happen within a turn."""


def record_game(
    start: State,
    happened: Iterable[Action | Signal | Withdrawal],
    players: Sequence[str],
    *,
    seed: Seed | None = None,
    talk: bool = False,
) -> Record:
    """The record of a game that was played in code.

    `start` is the state before the first action, `happened` are the actions, and what was said
    between them. With a `seed`, the record says that the deck was shuffled by it. Raises
    IllegalAction if the rules forbid an action, and ValueError if `start` is not a fresh deal, or
    if there are signals although `talk` is off.
    """
    deck = [card for hand in start.hands for card in sorted(hand)] + [*start.draw_pile]
    record = Record(
        rules=start.rules,
        players=tuple(players),
        deck=tuple(deck) if seed is None else shuffled(start.rules, seed),
        start=start.turn.seat if start.turn else None,
        seed=seed,
        talk=talk,
    )
    if opening(record) != start:
        raise ValueError("a record begins with the deal, by its seed if it has one")
    course, steps = Course(start), list[tuple[State, Action | Signal | Withdrawal | None]]()
    for each in happened:
        steps.append((course.state, each))
        if isinstance(each, Signal | Withdrawal):
            if not talk:
                raise ValueError("a signal in a game without talk: give talk=True")
            continue
        if illegal := course.explain(each):
            raise IllegalAction(illegal)
        course.take(each)
    return replace(record, entries=entries_of([*steps, (course.state, None)]))


def entries_of(
    steps: Iterable[tuple[State, Action | Signal | Withdrawal | None]],
) -> tuple[Entry, ...]:
    """The entries of a game that was played step by step; the inverse of `replay`.

    Among the steps there may be signals and withdrawals, with the state in which they were given.
    """
    entries: list[Entry] = []
    within: list[Happened] = []
    for state, each in steps:
        if isinstance(each, Lay | Signal | Withdrawal):
            within.append(each)
        else:
            entries += turn_entries(state, within, goes_on=each is None and outcome(state) is None)
            within = []
    return tuple(entries)


def turn_entries(state: State, within: Sequence[Happened], *, goes_on: bool) -> list[Entry]:
    """The entries of one turn, in parts if something was said between its lays.

    `state` is one of this turn. What was said after the last lay follows the turn.
    """
    entries: list[Entry] = []
    left = [type(each) for each in within].count(Lay)
    for kind, group in groupby(within, key=type):
        if kind is Lay:
            assert state.turn is not None, "cards are laid in a turn"
            lays = cast(tuple[Lay, ...], tuple(group))
            left -= len(lays)
            entries.append(PlayedTurn(state.turn.seat, lays, goes_on or left > 0))
        else:
            entries += cast(Iterable[Signal | Withdrawal], group)
    return entries
