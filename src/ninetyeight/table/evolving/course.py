"""Applies events to a game. Nothing is checked here: events are legal by construction."""

from collections.abc import Collection

from msgspec.structs import replace

from ninetyeight.record.recording import Happened, turn_entries
from ninetyeight.rules import Lay, Pile, Seat, Seed, choose_starter, deal
from ninetyeight.rules.unchecked import after_lay, after_turn
from ninetyeight.table.events import Dealt, Finished, Laid, Proposed, Signalled
from ninetyeight.table.game import Game, Proposal, Result
from ninetyeight.table.pile_letters import lay_of, pile_of
from ninetyeight.table.rule_numbers import rules_with
from ninetyeight.talk import Signal, Withdrawal, heard_after, heard_after_lay, heard_after_start
from ninetyeight.talk.telling import told_before


def dealt(event: Dealt, names: tuple[str, ...], *, talk: bool) -> Game:
    seed = Seed(event.seed)
    state = deal(rules_with(event.rules, event.numbers), len(names), seed)
    return Game(
        number=event.number,
        seed=seed,
        names=names,
        state=state,
        daily=event.daily,
        one_device=event.one_device,
        told=b"" if talk and len(names) > 1 else None,
    )


def proposed(game: Game, event: Proposed) -> Game:
    return replace(game, proposal=Proposal(Seat(event.seat), event.until))


def agreed(game: Game, seat: Seat) -> Game:
    proposal = game.proposal
    assert proposal is not None, "only a proposal is agreed to"
    return replace(game, proposal=replace(proposal, agreed=(*proposal.agreed, seat)))


def objected(game: Game) -> Game:
    assert game.proposal is not None, "only a proposal is objected to"
    return replace(game, proposal=None, declined=game.declined | {game.proposal.seat})


def began(game: Game, seat: Seat) -> Game:
    """The game begins, and signals about starting end."""
    return replace(
        game,
        state=choose_starter(game.state, seat),
        start=seat,
        proposal=None,
        signals=heard_after_start(game.signals),
    )


def laid(game: Game, event: Laid, spoken: Collection[Seat]) -> Game:
    """The card is laid, and signals about its pile end.

    `spoken` are the seats whose silence says something, too.
    """
    lay = lay_of(event.card, event.pile)
    return replace(
        game,
        state=after_lay(game.state, lay),
        before=(*game.before, game.state),
        since=(*game.since, lay),
        signals=heard_after_lay(game.signals, lay.pile),
        spoken=frozenset(),
        told=_told(game, lay, spoken),
    )


def taken_back(game: Game) -> Game:
    """The last card returns to the hand; what was said after it now precedes the next one."""
    (*since, _), said = _split(game.since)
    kept = tuple(since)
    for each in said:
        kept = _with_said(kept, each)
    return replace(game, state=game.before[-1], before=game.before[:-1], since=kept)


def turn_ended(game: Game) -> Game:
    return replace(
        game,
        state=after_turn(game.state),
        turns=(*game.turns, *turn_entries(game.state, game.since, goes_on=False)),
        since=(),
        before=(),
        spoken=frozenset(),
    )


def finished(game: Game, event: Finished) -> Game:
    given_up_by = None if event.given_up_by is None else Seat(event.given_up_by)
    return replace(game, proposal=None, result=Result(event.left, given_up_by))


def signalled(game: Game, event: Signalled) -> Game:
    pile = event.pile and pile_of(event.pile)
    return _talked(game, Signal(Seat(event.seat), event.meaning, pile))


def withdrew(game: Game, seat: Seat, pile: Pile | None) -> Game:
    return _talked(game, Withdrawal(seat, pile))


def _told(game: Game, lay: Lay, spoken: Collection[Seat]) -> bytes | None:
    if game.told is None:
        return None
    turn = game.state.turn
    assert turn is not None, "cards are laid in a turn"
    row = told_before(lay, turn.seat, turn.laid, game.players, game.signals, spoken)
    return game.told + row


def _talked(game: Game, said: Signal | Withdrawal) -> Game:
    signals, since = heard_after(game.signals, said), _with_said(game.since, said)
    return replace(game, signals=signals, since=since)


def _with_said(since: tuple[Happened, ...], said: Signal | Withdrawal) -> tuple[Happened, ...]:
    """What has happened, with what is said now.

    What the seat said about the same thing since the last lay counts no more and is forgotten, but
    for a signal that is withdrawn: a record stays small, however often somebody changes a signal.
    """
    until_lay, others = _split(since)
    kept = [
        each
        for each in others
        if (each.seat, each.pile) != (said.seat, said.pile)
        or (isinstance(each, Signal) and isinstance(said, Withdrawal))
    ]
    return (*until_lay, *kept, said)


def _split(since: tuple[Happened, ...]) -> tuple[tuple[Happened, ...], list[Signal | Withdrawal]]:
    """What happened up to the last lay, and what was said after it."""
    said: list[Signal | Withdrawal] = []
    for each in reversed(since):
        if isinstance(each, Lay):
            break
        said.append(each)
    return since[: len(since) - len(said)], said[::-1]
