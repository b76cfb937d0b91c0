"""Finished games: listed for their players, and shown to anybody who knows their name."""

import re

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.record import RecordError, loads_played
from ninetyeight.server.access.client_address import client_address_of
from ninetyeight.server.daily.days import end_of
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.store import KeptRecord

from .answers import ApiError, answer, read_body
from .entry import node_of, signed_in
from .replay import Replay, replay_of

MAX_GAMES = 50
MAX_UPLOAD = 32 * 1024
"""The maximum size of an uploaded record in bytes; a whole game needs about two thousand."""
GAME_NAME = re.compile("[0-9a-f]{16}")


class ShownEntry(Struct, frozen=True):
    """A finished game in a list; `at` is when it ended, `daily` the day whose deal it was."""

    game: str
    at: float
    rules: str
    players: int
    won: bool
    left: int
    daily: str | None


class MyGames(Struct, frozen=True):
    """The finished games of a guest, the newest first."""

    games: tuple[ShownEntry, ...]


async def my_games(request: Request) -> Response:
    guest = await signed_in(request)
    before = _time(request.query_params.get("before"))
    games = await node_of(request).services.store.games_of(guest.guest, before, MAX_GAMES)
    shown = tuple(
        ShownEntry(game.game, game.at, game.rules, game.players, game.won, game.left, game.daily)
        for game in games
    )
    return answer(MyGames(shown))


def _time(text: str | None) -> float | None:
    if text is None:
        return None
    try:
        return float(text)
    except ValueError:
        what = f"before={text!r}: expected seconds since 1970"
        raise ApiError(400, ServerCode.BAD_MESSAGE, {"what": what}) from None


async def record(request: Request) -> Response:
    """The game as an `.n98` file."""
    name = request.path_params["game"]
    headers = {"Content-Disposition": f'attachment; filename="{name}.n98"'}
    return Response(await _open_record(request), media_type="text/plain", headers=headers)


async def replay(request: Request) -> Response:
    record = await _open_record(request)
    return answer(await node_of(request).heavy_work.do(_replay, record))


async def replay_of_text(request: Request) -> Response:
    """The replay of an uploaded record."""
    node = node_of(request)
    await node.heavy_rate.wait(client_address_of(request.scope))
    record = await read_body(request, MAX_UPLOAD)
    return answer(await node.heavy_work.do(_replay, record))


async def forget(request: Request) -> Response:
    """Deletes a game for all its players."""
    guest, game = await signed_in(request), request.path_params["game"]
    await _record(request)
    if not await node_of(request).services.store.forget_game(game, guest.guest):
        raise ApiError(403, ServerCode.NOT_YOUR_GAME)
    return answer({"game": game})


async def _open_record(request: Request) -> str:
    """The record; refused for a daily deal that others may still play."""
    record = await _record(request)
    if record.daily and node_of(request).services.now() < end_of(record.daily):
        raise ApiError(403, ServerCode.DAY_NOT_OVER, {"day": record.daily})
    return record.text


async def _record(request: Request) -> KeptRecord:
    name = request.path_params["game"]
    is_name = GAME_NAME.fullmatch(name) is not None
    record = await node_of(request).services.store.record_of(name) if is_name else None
    if record is None:
        raise ApiError(404, ServerCode.NO_SUCH_GAME)
    return record


def _replay(text: str | bytes) -> Replay:
    try:
        return replay_of(loads_played(text))
    except RecordError as error:
        raise bad_record(error) from None


def bad_record(error: RecordError) -> ApiError:
    problems = [
        {"line": at.line, "column": at.column, "code": at.code, "text": at.sentence}
        for at in error.problems
    ]
    return ApiError(400, ServerCode.BAD_RECORD, {"problems": problems})
