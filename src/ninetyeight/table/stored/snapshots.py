"""A table as a store keeps it beside its events, so that long tables open as fast as short ones.

The events remain authoritative: an unreadable snapshot is ignored, and replaced by a new one.
"""

from typing import Literal

from msgspec import Struct, json

from ninetyeight.record import Entry, PlayedTurn
from ninetyeight.record.recording import Happened
from ninetyeight.rules import Card, Lay, Pile, Seat, Seed, State, choose_starter, deal
from ninetyeight.rules.unchecked import after_lay, after_turn
from ninetyeight.table.game import Game, Proposal, Result
from ninetyeight.table.options import Options
from ninetyeight.table.rule_numbers import RuleNumbers, numbers_of, rules_with
from ninetyeight.table.seats import Player, Visitor
from ninetyeight.table.table import Table
from ninetyeight.talk import GivenSignals, Meaning, Signal, Withdrawal

Format = Literal[4]
"""Changes with `Table` and `evolve`; snapshots of other versions are ignored."""


class _Turn(Struct, frozen=True, array_like=True, tag="turn"):
    seat: Seat
    lays: tuple[Lay, ...]
    goes_on: bool


class _Laid(Struct, frozen=True, array_like=True, tag="laid"):
    card: Card
    pile: Pile


class _Said(Struct, frozen=True, array_like=True, tag="said"):
    """A signal, or without a meaning that it was withdrawn."""

    seat: Seat
    pile: Pile | None
    meaning: Meaning | None


class _Game(Struct, frozen=True, kw_only=True):
    """A game without its states, which follow from its seed and its lays.

    Snapshots of earlier versions do not have what was told before the lays.
    """

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
    turns: tuple[_Turn | _Said, ...]
    since: tuple[_Laid | _Said, ...]
    result: Result | None
    one_device: bool
    numbers: RuleNumbers | None
    told: bytes | None = None


class _Snapshot(Struct, frozen=True, kw_only=True):
    format: Format = 4
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
        turns=tuple([_kept_entry(entry) for entry in game.turns]),
        since=tuple([_kept_happened(each) for each in game.since]),
        result=game.result,
        one_device=game.one_device,
        numbers=numbers_of(game.state.rules),
        told=game.told,
    )


def _played(kept: _Game) -> Game:
    """The game with its states: its lays were judged when they were laid."""
    state = deal(rules_with(kept.rules, kept.numbers), len(kept.names), kept.seed)
    if kept.start is not None:
        state = choose_starter(state, kept.start)
    turns = tuple([_entry(entry) for entry in kept.turns])
    since = tuple([_happened(each) for each in kept.since])
    for turn in turns:
        if isinstance(turn, PlayedTurn):
            for lay in turn.lays:
                state = after_lay(state, lay)
            state = state if turn.goes_on else after_turn(state)
    before: list[State] = []
    for each in since:
        if isinstance(each, Lay):
            before.append(state)
            state = after_lay(state, each)
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
        since=since,
        before=tuple(before),
        result=kept.result,
        one_device=kept.one_device,
        told=kept.told,
    )


def _kept_entry(entry: Entry) -> _Turn | _Said:
    if isinstance(entry, PlayedTurn):
        return _Turn(entry.seat, entry.lays, entry.goes_on)
    return _kept_said(entry)


def _kept_happened(each: Happened) -> _Laid | _Said:
    return _Laid(each.card, each.pile) if isinstance(each, Lay) else _kept_said(each)


def _kept_said(said: Signal | Withdrawal) -> _Said:
    return _Said(said.seat, said.pile, said.meaning if isinstance(said, Signal) else None)


def _entry(kept: _Turn | _Said) -> Entry:
    if isinstance(kept, _Turn):
        return PlayedTurn(kept.seat, kept.lays, kept.goes_on)
    return _said(kept)


def _happened(kept: _Laid | _Said) -> Happened:
    return Lay(kept.card, kept.pile) if isinstance(kept, _Laid) else _said(kept)


def _said(kept: _Said) -> Signal | Withdrawal:
    if kept.meaning is None:
        return Withdrawal(kept.seat, kept.pile)
    return Signal(kept.seat, kept.meaning, kept.pile)
