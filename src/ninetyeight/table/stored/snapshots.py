"""A table as a store keeps it beside its events, so that long tables open as fast as short ones.

The events remain authoritative: an unreadable snapshot is ignored, and replaced by a new one.
"""

from typing import Literal

from msgspec import Struct, json

from ninetyeight.record import PlayedTurn
from ninetyeight.rules import (
    Lay,
    Seat,
    Seed,
    State,
    after_lay,
    after_turn,
    choose_starter,
    deal,
    rules_named,
)
from ninetyeight.table.game import Game, GivenSignals, Proposal, Result
from ninetyeight.table.options import Options
from ninetyeight.table.seats import Player, Visitor
from ninetyeight.table.table import Table
from ninetyeight.talk import Signal

Format = Literal[1]
"""Changes with `Table` and `evolve`; snapshots of other versions are ignored."""


class _Turn(Struct, frozen=True, array_like=True):
    seat: Seat
    lays: tuple[Lay, ...]


class _Game(Struct, frozen=True, kw_only=True):
    """A game without its states, which follow from its seed and its lays."""

    number: int
    seed: Seed
    rules: str
    names: tuple[str, ...]
    daily: str | None
    had_stand_in: bool
    had_hints: bool
    start: Seat | None
    proposal: Proposal | None
    declined: frozenset[Seat]
    signals: GivenSignals
    spoken: frozenset[Seat]
    turns: tuple[_Turn | Signal, ...]
    told: GivenSignals
    told_within: GivenSignals
    lays: tuple[Lay, ...]
    result: Result | None


class _Snapshot(Struct, frozen=True, kw_only=True):
    format: Format = 1
    id: str
    code: str
    watch: str
    options: Options
    host: str | None
    places: tuple[Player | None, ...]
    visitors: tuple[Visitor, ...]
    turned_away: frozenset[str]
    swaps: tuple[tuple[int, int], ...]
    barred: frozenset[str]
    locked: bool
    game: _Game | None
    seq: int
    changed: int


_ENCODER = json.Encoder(order="deterministic")
_DECODER = json.Decoder(_Snapshot)


def encode_snapshot(table: Table) -> bytes:
    return _ENCODER.encode(
        _Snapshot(
            id=table.id,
            code=table.code,
            watch=table.watch,
            options=table.options,
            host=table.host,
            places=table.places,
            visitors=table.visitors,
            turned_away=table.turned_away,
            swaps=table.swaps,
            barred=table.barred,
            locked=table.locked,
            game=_kept(table.game) if table.game else None,
            seq=table.seq,
            changed=table.changed,
        )
    )


def decode_snapshot(snapshot: bytes) -> Table | None:
    """The table of a snapshot; None if it has another format or is damaged."""
    try:
        kept = _DECODER.decode(snapshot)
        game = _played(kept.game) if kept.game else None
    except Exception:  # whatever is wrong with it, the events are still there
        return None
    return Table(
        id=kept.id,
        code=kept.code,
        watch=kept.watch,
        options=kept.options,
        host=kept.host,
        places=kept.places,
        visitors=kept.visitors,
        turned_away=kept.turned_away,
        swaps=kept.swaps,
        barred=kept.barred,
        locked=kept.locked,
        game=game,
        seq=kept.seq,
        changed=kept.changed,
    )


def _kept(game: Game) -> _Game:
    return _Game(
        number=game.number,
        seed=game.seed,
        rules=game.state.rules.name,
        names=game.names,
        daily=game.daily,
        had_stand_in=game.had_stand_in,
        had_hints=game.had_hints,
        start=game.start,
        proposal=game.proposal,
        declined=game.declined,
        signals=game.signals,
        spoken=game.spoken,
        turns=tuple(
            [
                _Turn(entry.seat, entry.lays) if isinstance(entry, PlayedTurn) else entry
                for entry in game.turns
            ]
        ),
        told=game.told,
        told_within=game.told_within,
        lays=game.lays,
        result=game.result,
    )


def _played(kept: _Game) -> Game:
    """The game with its states: its lays were judged when they were laid."""
    state = deal(rules_named(kept.rules), len(kept.names), kept.seed)
    if kept.start is not None:
        state = choose_starter(state, kept.start)
    turns = tuple(
        [
            PlayedTurn(entry.seat, entry.lays) if isinstance(entry, _Turn) else entry
            for entry in kept.turns
        ]
    )
    for turn in turns:
        if isinstance(turn, PlayedTurn):
            for lay in turn.lays:
                state = after_lay(state, lay)
            state = after_turn(state)
    before: list[State] = []
    for lay in kept.lays:
        before.append(state)
        state = after_lay(state, lay)
    return Game(
        number=kept.number,
        seed=kept.seed,
        names=kept.names,
        state=state,
        daily=kept.daily,
        had_stand_in=kept.had_stand_in,
        had_hints=kept.had_hints,
        start=kept.start,
        proposal=kept.proposal,
        declined=kept.declined,
        signals=kept.signals,
        spoken=kept.spoken,
        turns=turns,
        told=kept.told,
        told_within=kept.told_within,
        lays=kept.lays,
        before=tuple(before),
        result=kept.result,
    )
