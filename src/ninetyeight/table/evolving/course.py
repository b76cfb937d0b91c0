"""Applies events to a game. Nothing is checked here: events are legal by construction."""

from msgspec.structs import replace

from ninetyeight.record import PlayedTurn
from ninetyeight.rules import (
    Card,
    Lay,
    Pile,
    Seat,
    Seed,
    after_lay,
    after_turn,
    choose_starter,
    deal,
    rules_named,
)
from ninetyeight.table.events import Dealt, Finished, Laid, Proposed, Signalled
from ninetyeight.table.game import Game, GivenSignals, Proposal, Result
from ninetyeight.table.pile_letters import pile_of
from ninetyeight.talk import Signal


def dealt(event: Dealt, names: tuple[str, ...]) -> Game:
    seed = Seed(event.seed)
    state = deal(rules_named(event.rules), len(names), seed)
    return Game(number=event.number, seed=seed, names=names, state=state, daily=event.daily)


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
        signals=tuple(signal for signal in game.signals if signal.pile is not None),
    )


def laid(game: Game, event: Laid) -> Game:
    """The card is laid, and signals about its pile end."""
    pile = pile_of(event.pile)
    lay = Lay(Card(event.card), pile)
    return replace(
        game,
        state=after_lay(game.state, lay),
        before=(*game.before, game.state),
        lays=(*game.lays, lay),
        signals=_not_about(pile, game.signals),
        told_within=_not_about(pile, game.told_within),
    )


def taken_back(game: Game) -> Game:
    return replace(game, state=game.before[-1], before=game.before[:-1], lays=game.lays[:-1])


def turn_ended(game: Game, seat: Seat) -> Game:
    return replace(
        game,
        state=after_turn(game.state),
        turns=(*game.turns, *game.told, PlayedTurn(seat, game.lays)),
        told=game.told_within,
        told_within=(),
        lays=(),
        before=(),
        spoken=frozenset(),
    )


def finished(game: Game, event: Finished) -> Game:
    given_up_by = None if event.given_up_by is None else Seat(event.given_up_by)
    return replace(game, proposal=None, result=Result(event.left, given_up_by))


def signalled(game: Game, event: Signalled) -> Game:
    pile = event.pile and pile_of(event.pile)
    signal = Signal(Seat(event.seat), event.meaning, pile)
    return _talked(game, signal.seat, pile, (signal,))


def withdrew(game: Game, seat: Seat, pile: Pile | None) -> Game:
    return _talked(game, seat, pile, ())


def _talked(game: Game, seat: Seat, pile: Pile | None, new: GivenSignals) -> Game:
    """Replaces or withdraws the signal of a seat about a pile, or about starting."""

    def instead(signals: GivenSignals) -> GivenSignals:
        return (*(s for s in signals if s.seat != seat or s.pile != pile), *new)

    if game.lays:
        return replace(game, signals=instead(game.signals), told_within=instead(game.told_within))
    return replace(game, signals=instead(game.signals), told=instead(game.told))


def _not_about(pile: Pile, signals: GivenSignals) -> GivenSignals:
    return tuple([signal for signal in signals if signal.pile != pile]) if signals else ()
