"""Pages and files, as answers."""

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .assets import Asset
from .headers import page_policy

PAGES = ("/", "/t/{code}", "/w/{code}", "/games", "/games/{game}", "/learn", "/rules", "/daily")
"""Where the browser client lives; it looks at the address itself."""


def page_routes(assets: Mapping[str, Asset]) -> list[BaseRoute]:
    """A route for each page and each file."""

    def page(request: Request) -> Response:
        index = assets["/index.html"]
        answer = answer_with(index, request)
        host = request.headers.get("host", "").encode("latin-1")
        answer.headers["Content-Security-Policy"] = page_policy(index.body, host)
        return answer

    def file(request: Request) -> Response:
        return answer_with(assets[request.url.path], request)

    return [
        *(Route(path, page) for path in PAGES),
        *(Route(path, file) for path in assets if path != "/index.html"),
    ]


def answer_with(asset: Asset, request: Request) -> Response:
    """The file, or only word that the browser has it already."""
    headers = {"ETag": asset.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = asset.body
    if asset.squeezed and "gzip" in request.headers.get("accept-encoding", ""):
        body = asset.squeezed
        headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=asset.kind)
