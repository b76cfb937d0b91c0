"""The documentation, if the operator has built it: the files of a folder at /docs."""

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from ninetyeight.server.start_error import StartError

from .assets import Asset, asset
from .headers import DOCUMENTATION
from .pages import answer_with

START = "index.html"


def documentation_routes(folder: str) -> list[BaseRoute]:
    """The routes of the files; none without a folder. Raises StartError if it cannot be read."""
    if not folder:
        return []
    files = _files(Path(folder))

    async def start(_: Request) -> Response:
        return RedirectResponse(f"/docs/{START}", 307)

    async def file(request: Request) -> Response:
        path = request.path_params["path"]
        if not path:
            return await start(request)
        if path not in files:
            raise HTTPException(404)
        sent = await answer_with(files[path], request)
        if path.endswith(".html"):
            sent.headers["Content-Security-Policy"] = DOCUMENTATION
        return sent

    return [Route("/docs", start), Route("/docs/{path:path}", file)]


def _files(folder: Path) -> dict[str, Asset]:
    """Every file by its path; they are read once, so nobody can ask for one outside the folder."""
    try:
        found = {
            file.relative_to(folder).as_posix(): asset(file.name, file.read_bytes())
            for file in folder.rglob("*")
            if file.is_file()
        }
    except OSError as error:
        raise StartError(
            "{folder} cannot be read: {reason}", folder=folder, reason=error.strerror
        ) from None
    if START not in found:
        raise StartError(
            "There is no {start} in {folder}: expected the folder that make docs has made",
            start=START,
            folder=folder,
        )
    return found
