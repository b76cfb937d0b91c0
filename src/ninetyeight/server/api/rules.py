"""The rule sets."""

from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.server.rule_sets import RULE_SETS_JSON


async def rule_sets(_: Request) -> Response:
    return Response(RULE_SETS_JSON, media_type="application/json")
