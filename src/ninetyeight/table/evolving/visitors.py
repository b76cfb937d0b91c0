"""Applies events to those without a seat: a host who watches, and latecomers with requests."""

from msgspec.structs import replace

from ninetyeight.table.seats import BotSeat, Request, Visitor
from ninetyeight.table.table import Table


def visitor_of(table: Table, guest: str) -> Visitor:
    known = (visitor for visitor in table.visitors if visitor.guest == guest)
    return next(known, None) or Visitor(guest)


def with_visitor(table: Table, guest: str, **changes: object) -> Table:
    others = (other for other in table.visitors if other.guest != guest)
    return replace(table, visitors=(*others, replace(visitor_of(table, guest), **changes)))


def visitor_departed(table: Table, guest: str, nodes: frozenset[str], at: float) -> Table:
    """A request ends when its sender leaves."""
    after = with_visitor(table, guest, nodes=nodes, away_since=None if nodes else at)
    return after if nodes else settled(without_request(after, guest))


def without_request(table: Table, guest: str) -> Table:
    return with_visitor(table, guest, request=None)


def settled(table: Table) -> Table:
    """Keeps only the host, and those whose requests can still be met."""

    def still(request: Request | None) -> Request | None:
        is_possible = request and (
            table.is_in_game
            if request.seat is None
            else isinstance(table.places[request.seat], BotSeat)
        )
        return request if is_possible else None

    visitors = (
        replace(visitor, request=still(visitor.request))
        for visitor in table.visitors
        if not table.seats_of(visitor.guest)
    )
    needed = tuple(each for each in visitors if each.request or each.guest == table.host)
    return replace(table, visitors=needed)
