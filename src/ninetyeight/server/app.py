"""The application: every address that the server answers."""

from collections.abc import Awaitable, Callable
from urllib.parse import quote

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Match, Route
from starlette.types import ASGIApp, Receive, Scope, Send

from ninetyeight.table import TableError

from .access.rate_limit import TooFast
from .api import daily, games, guests, health, rules, tables
from .api.answers import ApiError, answer, error_response
from .api.entry import check_request
from .connections.endpoint import SocketEndpoint
from .error_codes import ServerCode
from .middleware import AccessMiddleware
from .node import Node
from .runtime import logs
from .runtime.heavy_work import Busy
from .site.assets import load_assets
from .site.documentation import documentation_routes
from .site.headers import SafeHeaders
from .site.pages import page_routes
from .store import StoreFailed

Handler = Callable[[Request], Awaitable[Response]]


def make_app(node: Node) -> ASGIApp:
    """Sockets bypass the web framework."""
    socket, rest = SocketEndpoint(node), _web(node)

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        entry = socket if scope["type"] == "websocket" else rest
        await entry(scope, receive, send)

    return app


def _web(node: Node) -> Starlette:
    app = Starlette(
        routes=[
            *_api(),
            Route("/healthz", health.alive),
            Route("/readyz", health.ready),
            Route("/metrics", health.metrics),
            *page_routes(load_assets(rule_sets=node.services.rule_sets)),
            *documentation_routes(node.services.settings.docs),
        ],
        middleware=[
            Middleware(SafeHeaders, is_secure=node.is_secure),
            Middleware(AccessMiddleware, node=node),
        ],
        exception_handlers={
            ApiError: error_response,
            TableError: _refused_by_table,
            StoreFailed: _store_failed,
            TooFast: _too_fast,
            Busy: _busy,
            ClientDisconnect: _gone,
            HTTPException: _no_such_page,
            Exception: _fault,
        },
    )
    # Starlette would redirect to the host in the Host header.
    app.router.redirect_slashes = False
    app.state.node = node
    return app


def _api() -> list[BaseRoute]:
    def route(method: str, path: str, handle: Handler) -> Route:
        async def checked(request: Request) -> Response:
            await check_request(request)
            return await handle(request)

        return Route(path, checked, methods=[method])

    return [
        route("POST", "/api/guest", guests.sign_in),
        route("GET", "/api/me", guests.me),
        route("POST", "/api/tables", tables.open_one),
        route("GET", "/api/tables/{code}", tables.look_at),
        route("GET", "/qr/{code}.svg", tables.qr_code),
        route("GET", "/api/games", games.my_games),
        route("GET", "/api/games/{game}.n98", games.record),
        route("GET", "/api/games/{game}", games.replay),
        route("DELETE", "/api/games/{game}", games.forget),
        route("POST", "/api/replay", games.replay_of_text),
        route("GET", "/api/rules", rules.rule_sets),
        route("GET", "/api/daily", daily.daily),
    ]


def _refused_by_table(_: Request, error: Exception) -> Response:
    assert isinstance(error, TableError)
    return answer({"code": error.code, "facts": error.facts}, 400)


def _store_failed(_: Request, error: Exception) -> Response:
    logs.warn("store-failed", why=str(error))
    return answer({"code": ServerCode.STORE_FAILED, "facts": {}}, 503)


def _too_fast(_: Request, __: Exception) -> Response:
    return answer({"code": ServerCode.TOO_FAST, "facts": {}}, 429)


def _busy(_: Request, __: Exception) -> Response:
    return answer({"code": ServerCode.BUSY, "facts": {}}, 503, {"Retry-After": "1"})


def _gone(_: Request, __: Exception) -> Response:
    """The client is gone, so nobody reads this."""
    return Response(status_code=400)


def _no_such_page(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if meant := _without_slash(request):
        return RedirectResponse(meant, 307)
    return answer({"code": ServerCode.NO_SUCH_PAGE, "facts": {}}, error.status_code)


def _without_slash(request: Request) -> str | None:
    """The path without its trailing slash, if that is a page."""
    path = request.scope["path"].rstrip("/")
    scope = {**request.scope, "path": path, "method": request.method}
    is_there = any(route.matches(scope)[0] is Match.FULL for route in request.app.routes)
    if path == request.scope["path"] or path.startswith("//") or not is_there:
        return None
    query = request.url.query
    return f"{quote(path)}?{query}" if query else quote(path)


def _fault(request: Request, error: Exception) -> Response:
    # The path may contain the code of a table, which must not be logged.
    route = request.scope.get("route")
    logs.failure("request-failed", error, route=route.path if isinstance(route, Route) else None)
    return answer({"code": ServerCode.SERVER_FAULT, "facts": {}}, 500)
