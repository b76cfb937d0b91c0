"""Routes and responses for pages and files.

A response takes less time than handing it to a thread would, so all are made in the loop. Only what
is asked for compressed for the first time is compressed beside it.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from .assets import Asset
from .headers import ENGINE, WORKER, inline_scripts, page_policy
from .shell import Screens, page_of, release_of, worker_of

GAME = "/screens/game.js"
TABLE = Screens(
    ("/screens/table.js",),
    {
        "gathering": "/screens/lobby.js",
        "agreeing": GAME,
        "playing": GAME,
        "over": "/screens/end.js",
    },
)
REPLAY = Screens(("/screens/replay.js",))
PAGES = {
    "/": Screens(("/screens/home.js",)),
    "/t/{code}": TABLE,
    "/w/{code}": TABLE,
    "/here/{table}": Screens(("/screens/table.js", GAME)),
    "/games": REPLAY,
    "/games/{game}": REPLAY,
    "/games/{game}/review": REPLAY,
    "/learn": Screens(("/screens/learn.js",)),
    "/puzzles": Screens(("/screens/puzzles.js",)),
    "/rules": Screens(("/screens/rules.js",)),
    "/daily": Screens(("/screens/daily.js",)),
}
"""The paths of the browser client, and their screens; the client reads the path itself."""

MADE = ("/index.html", "/worker.js")
"""Files that are not sent as they are."""

WORKERS = ("/engine/", "/study/")
"""Where the workers are in which the kernel runs, and what they import."""

REVALIDATE = "no-cache"
IMMUTABLE = "public, max-age=31536000, immutable"


def page_routes(assets: Mapping[str, Asset]) -> list[BaseRoute]:
    """A route for each page and each file."""
    release = release_of(assets)

    async def file(request: Request) -> Response:
        return await answer_with(assets[request.url.path], request)

    async def released_file(request: Request) -> Response:
        path = f"/{request.path_params['path']}"
        if path not in assets:
            raise HTTPException(404)
        sent = await answer_with(assets[path], request, IMMUTABLE)
        if path.startswith(WORKERS) and path.endswith(".js"):
            sent.headers["Content-Security-Policy"] = ENGINE
        return sent

    return [
        *(Route(path, _page(page_of(assets, release, screens))) for path, screens in PAGES.items()),
        *(Route(path, file) for path in assets if path not in MADE),
        *([_worker(worker_of(assets, release))] if "/worker.js" in assets else []),
        # A page of another release gets none of these files: it loads itself again.
        Route(f"{release}/{{path:path}}", released_file),
    ]


def _page(page: Asset) -> Callable[[Request], Awaitable[Response]]:
    scripts = inline_scripts(page.body)

    async def answer(request: Request) -> Response:
        host = request.headers.get("host", "").encode("latin-1")
        sent = await answer_with(page, request)
        sent.headers["Content-Security-Policy"] = page_policy(scripts, host)
        return sent

    return answer


def _worker(script: Asset) -> Route:
    async def answer(request: Request) -> Response:
        sent = await answer_with(script, request)
        sent.headers["Content-Security-Policy"] = WORKER
        return sent

    return Route("/worker.js", answer)


async def answer_with(asset: Asset, request: Request, keep: str = REVALIDATE) -> Response:
    """The file, or 304 if the browser already has it."""
    headers = {"ETag": asset.tag, "Cache-Control": keep, "Vary": "Accept-Encoding"}
    if asset.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    body = asset.body
    if "gzip" in request.headers.get("accept-encoding", ""):
        if not asset.is_ready:
            await asyncio.to_thread(lambda: asset.squeezed)
        if asset.squeezed:
            body = asset.squeezed
            headers["Content-Encoding"] = "gzip"
    return Response(body, headers=headers, media_type=asset.kind)
