"""QR codes of links; recent ones are cached."""

from collections import OrderedDict

import segno

from ninetyeight.server.access.rate_limit import RateLimiter
from ninetyeight.server.runtime.heavy_work import HeavyWork

MAX_KEPT = 1_000


class QrCodes:
    """Drawing one takes several milliseconds, so it is heavy work with a rate limit."""

    def __init__(self, work: HeavyWork, client_rate: RateLimiter) -> None:
        self._work, self._rate = work, client_rate
        self._kept: OrderedDict[str, str] = OrderedDict()

    async def of(self, link: str, address: str) -> str:
        """The QR code of a link as SVG; raises TooFast for an address that asks for too many."""
        if link not in self._kept:
            await self._rate.wait(address)
            self._kept[link] = await self._work.do(draw, link)
            if len(self._kept) > MAX_KEPT:
                self._kept.popitem(last=False)
        return self._kept[link]


def draw(link: str) -> str:
    picture = segno.make(link, micro=False).svg_inline(scale=8, border=2, omitsize=True)
    return picture.replace("<svg", '<svg xmlns="http://www.w3.org/2000/svg"', 1)
