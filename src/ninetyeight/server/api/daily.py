"""The daily deal, and the results of the guest, of everybody and of the bots."""

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.server.daily.days import day_of, end_of, is_day
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.node import Node
from ninetyeight.server.store import DailyBots, DailyResult, DailyTally
from ninetyeight.table import PLACES

from .answers import ApiError, answer
from .entry import guest_of, node_of


class OwnResult(Struct, frozen=True):
    """The guest's first game with this deal; `left` is null until it is over.

    `code` is that of its table while it can be resumed. `stand_in` is set if a bot played for
    somebody for a while, `hints` if somebody got any.
    """

    game: str
    left: int | None
    stand_in: bool
    hints: bool
    code: str | None = None


class LeftCount(Struct, frozen=True):
    """How many games ended with so many cards left, `helped` of them by stand-ins or hints."""

    left: int
    games: int
    helped: int


class BotsResult(Struct, frozen=True):
    """How many cards bots of that level left, in all seats."""

    level: str
    left: int


class DailyDeal(Struct, frozen=True):
    """A deal for a number of players; `results` are the first ones of everybody.

    `bots` is empty while they are still playing.
    """

    players: int
    mine: OwnResult | None
    results: tuple[LeftCount, ...]
    bots: tuple[BotsResult, ...]


class Daily(Struct, frozen=True):
    """The deals of a day, one for each number of players; `until` is when the day ends."""

    day: str
    today: str
    until: float
    deals: tuple[DailyDeal, ...]


async def daily(request: Request) -> Response:
    node, guest = node_of(request), await guest_of(request)
    today = day_of(node.services.now())
    day = request.query_params.get("day", today)
    require_day(day, today)
    if day > today:
        raise ApiError(400, ServerCode.WRONG_DAY, {"today": today})
    if day == today:
        node.daily_bots.play_missing(day)
    store = node.services.store
    mine = await store.daily_results_of(day, guest.guest) if guest else []
    tally, bots = await store.daily_tally(day), await store.daily_bots(day)
    deals = tuple(_deal(players, mine, tally, bots) for players in range(1, PLACES + 1))
    return answer(Daily(day, today, end_of(day), deals))


def require_today(node: Node, day: str) -> None:
    """Refuses any other day: future deals must stay unknown."""
    today = day_of(node.services.now())
    require_day(day, today)
    if day != today:
        raise ApiError(400, ServerCode.WRONG_DAY, {"today": today})


def require_day(day: str, today: str) -> None:
    if not is_day(day):
        what = f"{day[:40]!r} is not a day: expected one like {today}"
        raise ApiError(400, ServerCode.BAD_MESSAGE, {"what": what})


def _deal(
    players: int, mine: list[DailyResult], tally: list[DailyTally], bots: list[DailyBots]
) -> DailyDeal:
    own = next((result for result in mine if result.players == players), None)
    return DailyDeal(
        players=players,
        mine=OwnResult(own.game, own.left, own.stand_in, own.hints, own.code) if own else None,
        results=tuple(
            LeftCount(at.left, at.games, at.helped) for at in tally if at.players == players
        ),
        bots=tuple(BotsResult(bot.level, bot.left) for bot in bots if bot.players == players),
    )
