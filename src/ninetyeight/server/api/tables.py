"""Tables: opening one, and looking at one before joining."""

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace
from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.record import Record, RecordError, loads_played
from ninetyeight.rules import Rules
from ninetyeight.server.access.client_address import client_address_of
from ninetyeight.server.access.rate_limit import TooFast
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.node import Node
from ninetyeight.server.services import Services
from ninetyeight.server.store import TableKey
from ninetyeight.server.tables.codes import parse_code
from ninetyeight.server.tables.open_rooms import NoSuchTable
from ninetyeight.server.tables.opening import Wishes, open_table
from ninetyeight.table import Options, TableCode
from ninetyeight.table.commands import ChangeOptions
from ninetyeight.table.decisions.opening import changed
from ninetyeight.table.decisions.seating import good_name

from .answers import ApiError, answer, read
from .daily import require_today
from .entry import node_of
from .games import bad_record
from .guests import guest_named
from .table_summary import invitation

SVG = "image/svg+xml"


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """What to open: `people` are others at the same device, `bots` the levels of bots to add.

    With `daily` the table plays the deal of that day, which has to be today. With `watch` only bots
    play, and the guest watches. With `record` an unfinished game goes on that was begun on one
    device: its players are the guest, `people` and `bots`, in this order.
    """

    name: str
    rules: str | None = None
    bots: tuple[str, ...] = ()
    people: tuple[str, ...] = ()
    options: ChangeOptions = ChangeOptions()
    start: bool = False
    daily: str | None = None
    watch: bool = False
    record: str | None = None


class Opened(Struct, frozen=True):
    """The codes of a new table: to sit down with, and to watch with."""

    code: str
    watch: str


async def open_one(request: Request) -> Response:
    """Opens a table with the guest as host."""
    wanted, node = await read(request, NewTable), node_of(request)
    _require_fitting(wanted, node)
    name = good_name(wanted.name, ())
    options = _options(wanted, node.services)
    record = None
    if wanted.record is not None:
        await node.heavy_rate.wait(client_address_of(request.scope))
        record = await node.heavy_work.do(_unfinished_game, wanted, node.services.rule_sets)
        options = replace(options, rules=record.rules.name, talk=record.talk)
    wishes = Wishes(
        name=wanted.name,
        options=options,
        people=wanted.people,
        bots=wanted.bots,
        start=wanted.start,
        sits=not wanted.watch,
        record=record,
    )
    limit = node.table_rate.of(client_address_of(request.scope))
    if limit.is_empty:
        raise TooFast
    limit.take()
    try:
        guest, headers = await guest_named(request, name)
        table = await open_table(node.services, guest.guest, wishes)
    except BaseException:
        # Only tables that were opened count.
        limit.give_back()
        raise
    return answer(Opened(table.code, table.watch), 201, headers)


def _require_fitting(wanted: NewTable, node: Node) -> None:
    if wanted.daily is not None:
        require_today(node, wanted.daily)
    if wanted.watch and (wanted.people or wanted.daily):
        # Watching bots play the daily deal would reveal its cards.
        what = "watch: expected neither people nor a daily deal with it"
        raise ApiError(400, ServerCode.BAD_MESSAGE, {"what": what})
    if wanted.record is not None and (wanted.start or wanted.daily):
        what = "record: expected neither start nor a daily deal with it"
        raise ApiError(400, ServerCode.BAD_MESSAGE, {"what": what})


def _unfinished_game(wanted: NewTable, rule_sets: Mapping[str, Rules]) -> Record:
    """The record of the game that goes on; refused if it cannot go on with these players."""
    try:
        game = loads_played(wanted.record or "")
    except RecordError as error:
        raise bad_record(error) from None
    record, seats = game.record, len(wanted.people) + len(wanted.bots) + (not wanted.watch)
    is_known = rule_sets.get(record.rules.name) == record.rules
    if game.outcome or record.seed is None or not is_known:
        what = "record: expected an unfinished game of a known rule set, with its seed"
    elif len(record.players) != seats:
        what = f"record: a game of {len(record.players)}, expected {seats} with these players"
    else:
        return record
    raise ApiError(400, ServerCode.BAD_MESSAGE, {"what": what})


def _options(wanted: NewTable, services: Services) -> Options:
    settings = services.settings
    usual = Options(
        agree_seconds=settings.agree_seconds,
        grace_seconds=settings.grace_seconds,
        daily=wanted.daily,
    )
    named = replace(wanted.options, rules=wanted.rules) if wanted.rules else wanted.options
    return changed(usual, named, services.rule_sets)


async def look_at(request: Request) -> Response:
    key = await _table_behind(request)
    try:
        async with node_of(request).rooms.entered(key.table) as room:
            return answer(invitation(room.table, watching=key.watching))
    except NoSuchTable:
        raise ApiError(404, TableCode.NO_SUCH_TABLE) from None


async def qr_code(request: Request) -> Response:
    """The link of a table as a QR code, with its code in canonical spelling."""
    node, key = node_of(request), await _table_behind(request)
    site = node.site(request.headers.get("host", ""), request.url.scheme)
    link = f"{site}/{'w' if key.watching else 't'}/{parse_code(request.path_params['code'])}"
    picture = await node.qr_codes.of(link, client_address_of(request.scope))
    return Response(picture, media_type=SVG, headers={"Cache-Control": "private, max-age=86400"})


async def _table_behind(request: Request) -> TableKey:
    code = request.path_params["code"]
    key = await node_of(request).code_lookup.find(code, client_address_of(request.scope))
    if key is None:
        raise ApiError(404, TableCode.NO_SUCH_TABLE)
    return key
