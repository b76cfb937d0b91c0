"""Health checks and metrics for operators."""

from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.store import StoreFailed

from .answers import ApiError, answer
from .entry import node_of


async def alive(_: Request) -> Response:
    return answer({"alive": True})


async def ready(request: Request) -> Response:
    """Whether the store can be read, and its last write succeeded."""
    try:
        await node_of(request).services.store.check()
    except StoreFailed:
        raise ApiError(503, ServerCode.STORE_FAILED) from None
    return answer({"ready": True})


async def metrics(request: Request) -> Response:
    text = node_of(request).services.metrics.text()
    return Response(text, media_type="text/plain; version=0.0.4; charset=utf-8")
