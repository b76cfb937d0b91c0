"""From the deal to the first turn: everybody looks at their hand, then all agree who begins."""

from ninetyeight.rules import Seat, Seed
from ninetyeight.table.actor import Actor, DecisionContext
from ninetyeight.table.errors import TableCode, TableError
from ninetyeight.table.events import Agreed, Began, Dealt, Event, Objected, Proposed, WantsAgain
from ninetyeight.table.game import Game, Proposal
from ninetyeight.table.rule_numbers import numbers_of
from ninetyeight.table.table import Table

from .checks import (
    is_host,
    own_seat,
    owns,
    playing_seat,
    require_host,
    require_no_game,
    running_game,
)


def start(table: Table, by: Actor, context: DecisionContext) -> tuple[Event, ...]:
    require_host(table, by)
    require_no_game(table)
    if (day := table.options.daily) is None:
        return _deal(table, context, context.draw_seed())
    seed = context.daily_seed(day, table.options.rules, len(list(table.seated)))
    return _deal(table, context, seed, day)


def again(table: Table, same_deal: bool, by: Actor, context: DecisionContext) -> tuple[Event, ...]:
    """The host deals at once; without the host everybody present has to be ready."""
    require_no_game(table)
    if (last := table.game) is None:
        raise TableError(TableCode.NO_GAME)
    if not is_host(table, by):
        if same_deal:
            raise TableError(TableCode.NOT_HOST)
        own_seat(table, by)
        wanting = tuple(
            WantsAgain(seat)
            for seat, person in table.people
            if owns(table, by, seat) and not person.ready
        )
        return (
            *wanting,
            *(_deal(table, context, context.draw_seed()) if _all_want_again(table, by) else ()),
        )
    if not same_deal:
        return _deal(table, context, context.draw_seed())
    if last.daily and last.players != len(list(table.seated)):
        # The seed of a daily deal stays hidden, so its deck is not dealt to other numbers of
        # players.
        return start(table, by, context)
    return _deal(table, context, last.seed, last.daily)


def _all_want_again(table: Table, by: Actor) -> bool:
    """Whether everybody present is ready or is the sender; bots always are."""
    return all(
        person.ready or owns(table, by, seat)
        for seat, person in table.people
        if person.away_since is None
    )


def _deal(
    table: Table, context: DecisionContext, seed: Seed, daily: str | None = None
) -> tuple[Event, ...]:
    """A single player has nobody to agree with, and begins at once."""
    rules = context.rule_sets.get(table.options.rules)
    if rules is None:
        raise TableError(TableCode.UNKNOWN_RULES)
    number = table.game.number + 1 if table.game else 1
    order = tuple(seat for seat, _ in table.seated)
    if not order:
        raise TableError(TableCode.NOBODY_SITS)
    if len(order) > (most := len(rules.hand_sizes)):
        raise TableError(TableCode.TOO_MANY_PLAYERS, {"most": most})
    dealt = Dealt(number, rules.name, seed, order, daily, numbers=numbers_of(rules))
    return (dealt, Began(0)) if len(order) == 1 else (dealt,)


def propose(table: Table, by: Actor, now: float) -> tuple[Event, ...]:
    game = _not_begun(table)
    seat = playing_seat(table, by)
    if game.proposal:
        raise TableError(TableCode.ALREADY_PROPOSED, {"seat": game.proposal.seat})
    proposed = Proposed(seat, now + table.options.agree_seconds)
    bots = tuple(bot for bot, _ in table.bots if bot != seat)
    return (proposed, *agreements(game, Proposal(seat, proposed.until), bots))


def agree(table: Table, by: Actor) -> tuple[Event, ...]:
    game, proposal = _open_proposal(table)
    seat = playing_seat(table, by)
    if seat == proposal.seat or seat in proposal.agreed:
        return ()
    return agreements(game, proposal, (seat,))


def object_(table: Table, by: Actor) -> tuple[Event, ...]:
    _open_proposal(table)
    return (Objected(playing_seat(table, by)),)


def let_time_pass(table: Table, now: float) -> tuple[Event, ...]:
    proposal = table.game and table.game.proposal
    return (Began(proposal.seat),) if proposal and now >= proposal.until else ()


def agreements(game: Game, proposal: Proposal, seats: tuple[Seat, ...]) -> tuple[Event, ...]:
    """These seats agree; if nobody else has to, the game begins."""
    agreed = tuple(Agreed(seat) for seat in seats)
    missing = game.players - 1 - len(proposal.agreed) - len(seats)
    return agreed if missing else (*agreed, Began(proposal.seat))


def _not_begun(table: Table) -> Game:
    game = running_game(table)
    if game.state.turn:
        raise TableError(TableCode.ALREADY_STARTED)
    return game


def _open_proposal(table: Table) -> tuple[Game, Proposal]:
    game = _not_begun(table)
    if game.proposal is None:
        raise TableError(TableCode.NO_PROPOSAL)
    return game, game.proposal
