"""What every API request goes through: origin, guest and rate limit."""

from starlette.requests import Request

from ninetyeight.server.access.client_address import client_address_of
from ninetyeight.server.access.origins import may_connect
from ninetyeight.server.error_codes import ServerCode
from ninetyeight.server.node import Node
from ninetyeight.server.store import Guest

from .answers import ApiError


def node_of(request: Request) -> Node:
    node = request.app.state.node
    assert isinstance(node, Node)
    return node


async def guest_of(request: Request) -> Guest | None:
    """The guest behind the cookie of a request."""
    return await node_of(request).guests.find(request.headers.get("cookie", ""))


async def signed_in(request: Request) -> Guest:
    guest = await guest_of(request)
    if guest is None:
        raise ApiError(401, ServerCode.NOT_SIGNED_IN)
    return guest


async def check_request(request: Request) -> None:
    """Refuses pages of other sites, and slows down clients that are too fast."""
    node = node_of(request)
    if request.method not in ("GET", "HEAD"):
        allowed = node.services.settings.allowed_origins
        if not may_connect(request.headers, request.scope["scheme"], allowed):
            raise ApiError(403, ServerCode.WRONG_ORIGIN)
    await node.client_rate.wait(f"http/{client_address_of(request.scope)}")
