"""What every request goes through: where it comes from, who it is, and how fast they go."""

from starlette.requests import Request

from ninetyeight.server.access.client_address import address_of
from ninetyeight.server.access.origins import may_connect
from ninetyeight.server.node import House
from ninetyeight.server.refusals import Refusal
from ninetyeight.server.store import Guest

from .answers import Refused


def house_of(request: Request) -> House:
    house = request.app.state.house
    assert isinstance(house, House)
    return house


async def guest_of(request: Request) -> Guest | None:
    """The guest behind the cookie of a request."""
    return await house_of(request).guests.behind(request.headers.get("cookie", ""))


async def signed_in(request: Request) -> Guest:
    guest = await guest_of(request)
    if guest is None:
        raise Refused(401, Refusal.NOT_SIGNED_IN)
    return guest


async def admit(request: Request) -> None:
    """Refuses pages of other sites, and slows down whoever asks too fast."""
    house = house_of(request)
    if request.method not in ("GET", "HEAD"):
        allowed = house.means.settings.allowed_origins
        if not may_connect(request.headers, request.scope["scheme"], allowed):
            raise Refused(403, Refusal.WRONG_ORIGIN)
    await house.paces.keep(f"http/{address_of(request.scope)}")
