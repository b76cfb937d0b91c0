"""Whether a page may connect: only our own pages, and those of sites that the host has named."""

from collections.abc import Collection, Mapping
from urllib.parse import urlsplit


def may_connect(headers: Mapping[str, str], allowed: Collection[str]) -> bool:
    """Whether a request comes from a page that may change anything here.

    Browsers tell from which site a page is. Programs that are no browsers need not, and carry no
    cookie that somebody else could misuse.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "same-origin") in ("same-origin", "none")
    return origin in allowed or urlsplit(origin).netloc == headers.get("host")
