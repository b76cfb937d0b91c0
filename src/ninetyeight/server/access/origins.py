"""Whether a page may connect: only our own pages, and those of sites that the host has named."""

from collections.abc import Collection, Mapping


def may_connect(headers: Mapping[str, str], scheme: str, allowed: Collection[str]) -> bool:
    """Whether a request comes from a page that may change anything here.

    Browsers send the site of a page. Programs that are not browsers need not, and carry no
    cookie that somebody else could misuse. `scheme` is that of the request.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    own = f"{scheme.replace('ws', 'http')}://{headers.get('host', '')}"
    return origin in allowed or origin.lower() == own.lower()
