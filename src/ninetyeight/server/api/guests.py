"""Guests: a name is enough to sign in, and a cookie leads back to their tables."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.server.access.guests import set_cookie
from ninetyeight.server.store import Guest
from ninetyeight.table.decisions.seating import good_name

from .answers import answer, read
from .entry import guest_of, node_of
from .table_summary import TableSummary, summaries


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    name: str


class ShownGuest(Struct, frozen=True):
    name: str


class Me(Struct, frozen=True):
    """Who this browser is, and the tables that its people can resume."""

    guest: ShownGuest | None
    tables: tuple[TableSummary, ...] = ()


async def sign_in(request: Request) -> Response:
    """Creates a guest, or renames the guest of this browser."""
    name = good_name((await read(request, SignIn)).name, ())
    guest, headers = await guest_named(request, name)
    if guest.name != name:
        guest = await node_of(request).guests.rename(guest, name)
    return answer(Me(ShownGuest(guest.name)), headers=headers)


async def guest_named(request: Request, name: str) -> tuple[Guest, dict[str, str]]:
    """The guest behind a request, or a new one with the header that sets its cookie."""
    node, guest = node_of(request), await guest_of(request)
    if guest:
        return guest, {}
    guest, token = await node.guests.add(name)
    return guest, {"Set-Cookie": set_cookie(token, secure=node.is_secure(request.url.scheme))}


async def me(request: Request) -> Response:
    guest = await guest_of(request)
    if guest is None:
        return answer(Me(None))
    tables = await summaries(node_of(request), guest.guest)
    return answer(Me(ShownGuest(guest.name), tables))
