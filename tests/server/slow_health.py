"""A server that thinks long before it says that it is alive: python slow_health.py serve ..."""

from time import thread_time

from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.cli import main
from ninetyeight.server.api import health

alive = health.alive


async def slow(_: Request) -> Response:
    until = thread_time() + 0.1
    while thread_time() < until:
        pass
    return await alive(_)


if __name__ == "__main__":
    health.alive = slow
    main(prog_name="ninetyeight")
