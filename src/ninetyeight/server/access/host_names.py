"""The host names of this server.

Another site can make its own name resolve to this server (DNS rebinding), and browsers would then
treat its pages as ours. Such a name is not among the known ones.
"""

import re
from collections.abc import Collection
from functools import lru_cache
from ipaddress import ip_address

_HOST = re.compile(
    r"\[(?P<v6>[0-9a-f:.]{2,45})\](:[0-9]{1,5})?|(?P<name>[a-z0-9._-]{1,253})(:[0-9]{1,5})?"
)
LOCAL_SUFFIXES = (".local", ".localhost")
"""Names with these suffixes cannot be registered."""


def is_known(host: str, names: Collection[str]) -> bool:
    """Whether a Host header names this server; it may be missing, as browsers always send one.

    >>> [is_known(host, ()) for host in ("localhost:9898", "192.0.2.1", "pi.local", "evil.example")]
    [True, True, True, False]
    """
    match = _HOST.fullmatch(host.lower())
    if match is None:
        return not host
    name = (match["v6"] or match["name"]).removesuffix(".")
    return (
        name == "localhost" or name.endswith(LOCAL_SUFFIXES) or name in names or _is_address(name)
    )


@lru_cache(1_000)
def _is_address(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
