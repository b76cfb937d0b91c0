"""The rule sets as data."""

from starlette.requests import Request
from starlette.responses import Response

from ninetyeight.server.rule_sets import rule_sets_json

from .entry import node_of


async def rule_sets(request: Request) -> Response:
    listed = rule_sets_json(node_of(request).services.rule_sets)
    return Response(listed, media_type="application/json")
