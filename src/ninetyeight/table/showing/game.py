"""What everybody is shown of a table and its game; `hand` has what only one seat sees."""

from collections.abc import Collection

from ninetyeight.rules import Outcome, Pile, Rules, Seat, Tops, Turn, commitment
from ninetyeight.table.game import Game, Proposal, Result
from ninetyeight.table.pile_letters import PileLetter, letter_of
from ninetyeight.table.recording import game_name
from ninetyeight.table.seats import Person, Player
from ninetyeight.table.table import Table

from .types import (
    ShownGame,
    ShownOptions,
    ShownProposal,
    ShownRequest,
    ShownResult,
    ShownSeat,
    ShownSignal,
    ShownTable,
    ShownTurn,
)


def shown_table(table: Table, viewer: Seat | None) -> ShownTable:
    """The table, the same for all seats; spectators do not get the code to sit down with."""
    game = table.game
    places = table.places[: game.players] if game and table.is_in_game else table.places
    return ShownTable(
        phase=table.phase,
        seats=tuple(_shown_seat(table, seat, player) for seat, player in enumerate(places)),
        options=_shown_options(table),
        locked=table.locked,
        watch=table.watch,
        code=None if viewer is None else table.code,
        host_away_since=table.host_away_since,
        requests=tuple(
            ShownRequest(request.number, request.name, request.seat)
            for _, request in table.requests
        ),
    )


def _shown_seat(table: Table, seat: int, player: Player | None) -> ShownSeat | None:
    if player is None:
        return None
    if isinstance(player, Person):
        return ShownSeat(
            kind="person",
            name=player.name,
            stand_in=player.stand_in,
            away_since=player.away_since,
            host=seat == table.host_seat,
            ready=player.ready,
            swap_with=dict(table.swaps).get(seat),
        )
    return ShownSeat(kind="bot", name=player.name, level=player.level, stand_in=player.stand_in)


def _shown_options(table: Table) -> ShownOptions:
    options = table.options
    return ShownOptions(
        rules=options.rules,
        talk=options.talk,
        memory_aid=table.has_memory_aid,
        hints=table.has_hints,
        pace=options.pace,
        agree_seconds=options.agree_seconds,
        grace_seconds=options.grace_seconds,
        daily=options.daily,
    )


def shown_game(table: Table) -> ShownGame | None:
    """What everybody sees of the game, seats and spectators alike; None before the first."""
    game = table.game
    if game is None:
        return None
    state, rules = game.state, game.state.rules
    counts, draw = tuple(map(len, state.hands)), len(state.draw_pile)
    return ShownGame(
        number=game.number,
        rules=rules.name,
        lowest=rules.lowest,
        highest=rules.highest,
        fire_cards=tuple(sorted(rules.fire)) if rules.fire else (),
        tops=state.tops,
        room=_room(rules, state.tops),
        fires=_letters(rules.burning(state.tops)) if rules.fire else (),
        counts=counts,
        draw=draw,
        left=sum(counts) + draw,
        total=rules.highest - rules.lowest + 1,
        turn=_shown_turn(state.turn) if state.turn and not game.result else None,
        proposal=_shown_proposal(game.proposal) if game.proposal else None,
        signals=_shown_signals(game) if game.signals else (),
        commitment=commitment(game.seed),
        gone=tuple(sorted(state.gone)) if game.result or table.has_memory_aid else None,
        result=_shown_result(table.id, game, game.result) if game.result else None,
        daily=game.daily,
        names=game.names,
        one_device=game.one_device,
    )


def _letters(piles: Collection[Pile]) -> tuple[PileLetter, ...]:
    return tuple(letter_of(pile) for pile in sorted(piles))


def _room(rules: Rules, tops: Tops) -> tuple[int, ...]:
    a, b, c, d = tops
    return (rules.highest - a, rules.highest - b, c - rules.lowest, d - rules.lowest)


def _shown_turn(turn: Turn) -> ShownTurn:
    due = _letters(turn.due) if turn.due else ()
    return ShownTurn(turn.seat, turn.minimum, turn.laid, turn.missing, due)


def _shown_proposal(proposal: Proposal) -> ShownProposal:
    return ShownProposal(proposal.seat, proposal.agreed, proposal.until)


def _shown_signals(game: Game) -> tuple[ShownSignal, ...]:
    return tuple(
        [
            ShownSignal(
                said.seat, said.meaning, None if said.pile is None else letter_of(said.pile)
            )
            for said in game.signals
        ]
    )


def _shown_result(table_id: str, game: Game, result: Result) -> ShownResult:
    """The result of a finished game; only here are hands, draw pile and seed shown to everybody.

    Others may still play a daily deal: its record is available when the day is over.
    """
    end, state = Outcome(result.left), None if game.daily else game.state
    return ShownResult(
        won=end.won,
        left=end.left,
        grade=end.grade.value,
        given_up_by=result.given_up_by,
        game=game_name(table_id, game),
        seed=game.seed if state else None,
        hands=tuple(tuple(sorted(hand)) for hand in state.hands) if state else None,
        draw_pile=state.draw_pile if state else None,
    )
