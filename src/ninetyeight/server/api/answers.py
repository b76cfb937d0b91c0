"""Bodies and answers: JSON in, JSON out, and a code with facts for refusals."""

from collections.abc import Mapping
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import Response

Body = TypeVar("Body")

MAX_BODY = 16 * 1024


class ApiError(Exception):
    """A request that is answered with a code and facts instead of what was asked for."""

    def __init__(self, status: int, code: str, facts: Mapping[str, Any] | None = None) -> None:
        super().__init__(code)
        self.status, self.code, self.facts = status, code, dict(facts or {})


def answer(value: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store", **(headers or {})},
    )


def error_response(_: Request, error: Exception) -> Response:
    """The answer to a refused request."""
    assert isinstance(error, ApiError)
    return answer({"code": error.code, "facts": error.facts}, error.status)


async def read_body(request: Request, most: int = MAX_BODY) -> bytes:
    """The body; one that is too large is refused before it is read completely."""
    body = bytearray()
    async for chunk in request.stream():
        body += chunk
        if len(body) > most:
            raise ApiError(413, "too-large", {"most": most})
    return bytes(body)


async def read(request: Request, kind: type[Body]) -> Body:
    """The body as a value of that type; otherwise refused with what is wrong and where."""
    try:
        return msgspec.json.decode(await read_body(request), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise ApiError(400, "bad-message", {"what": str(error)}) from None
