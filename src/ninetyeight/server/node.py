"""Everything that makes up a running server."""

import asyncio
from secrets import token_hex

from ninetyeight.talk import refusal

from .access.connection_limits import ConnectionLimits, max_open_files
from .access.guests import Guests
from .access.rate_limit import RateLimiter
from .access.tokens import DailySeeds, SeatSecrets, derived_key
from .bots.thinkers import Thinkers
from .clients.messages import Bye
from .clients.open_sockets import OpenSockets
from .daily.bot_results import DailyBotGames
from .expiry import Expiry
from .garbage import Garbage
from .rule_sets import rule_sets_with
from .runtime import logs
from .runtime.heavy_work import HeavyWork
from .runtime.metrics import Metrics
from .runtime.rounds import Round
from .runtime.tasks import Tasks
from .services import Services
from .settings import Settings
from .store import Store
from .tables.code_lookup import CodeLookup
from .tables.open_rooms import OpenRooms
from .tables.qr_codes import QrCodes
from .upkeep import Upkeep

HEAVY_PER_SECOND, HEAVY_AT_ONCE = 1.0, 20
"""The limit for heavy requests: reading a long record or drawing a QR code takes a while."""
PER_ADDRESS = 5
"""How many times the limit of one client an address has: a household shares it."""
REQUESTS = 20
"""How many times that the limit of all requests is: a first page loads dozens of files."""
SHUTDOWN_SECONDS = 2.0

RESTARTING = Bye("restarting", come_back=True, after_seconds=1.0)


class Node:
    """The tables of one node, and all that they share."""

    def __init__(self, services: Services) -> None:
        settings = services.settings
        self.services = services
        self.guests = Guests(services.store)
        self.code_lookup = CodeLookup(services.store)
        self.rooms = OpenRooms(services)
        self.sockets = OpenSockets(settings.sockets_per_guest, settings.sockets_per_address)
        self.connection_limits = ConnectionLimits(
            settings.connections_per_address, settings.proxies, max_open_files()
        )
        rate, most = settings.messages_per_second, settings.messages_at_once
        self.client_rate = RateLimiter(rate, most)
        self.address_rate = RateLimiter(PER_ADDRESS * rate, PER_ADDRESS * most)
        self.request_rate = RateLimiter(REQUESTS * rate, REQUESTS * most)
        self.socket_rate = RateLimiter(2 * rate, most + settings.sockets_per_address)
        self.table_rate = RateLimiter(settings.tables_per_hour / 3600, settings.tables_per_hour)
        self.heavy_rate = RateLimiter(HEAVY_PER_SECOND, HEAVY_AT_ONCE)
        self.texts: Round[bytes] = Round()
        """What sockets have received in this round of the loop."""
        self.heavy_work = HeavyWork()
        self.qr_codes = QrCodes(self.heavy_work, self.heavy_rate)
        self.lan_url: str | None = None
        """The URL for other devices on the same network, if there is one."""
        self._upkeep, self._tasks = Upkeep(services, self.rooms), Tasks()
        self.daily_bots = DailyBotGames(services, self._tasks)

    @classmethod
    async def opened(
        cls, settings: Settings, store: Store, metrics: Metrics | None = None
    ) -> "Node":
        """A node that is registered in the store, with its background tasks."""
        secrets, daily = await _keys(settings, store)
        thinkers = Thinkers(settings.max_thinkers, settings.engines)
        rule_sets = rule_sets_with(settings.rules)
        services = Services(
            settings, store, secrets, daily, thinkers, rule_sets, metrics or Metrics()
        )
        node = cls(services)
        await node._upkeep.renew_lease()
        # The guard loads its word lists on first use, which no table should have to wait for.
        await asyncio.to_thread(refusal, "hello", before=())
        upkeep, garbage = node._upkeep, Garbage(node.sockets)
        expiry = Expiry(node.services, node.rooms)
        for work in (upkeep.stay_alive, upkeep.listen, upkeep.look, garbage.collect, expiry.run):
            node._tasks.start(work())
        return node

    def is_secure(self, scheme: str) -> bool:
        """Whether browsers connect over https."""
        return scheme == "https" or self.services.settings.base_url.startswith("https:")

    def site(self, host: str, scheme: str) -> str:
        """The base of links, for somebody who has reached this server at `host`."""
        if self.services.settings.base_url:
            return self.services.settings.base_url.rstrip("/")
        if self.lan_url and host.partition(":")[0] in ("localhost", "127.0.0.1"):
            return self.lan_url
        return f"{scheme}://{host}"

    async def say_goodbye(self) -> None:
        """Asks all clients to reconnect soon, and waits briefly until they have received that."""
        outboxes = list(self.sockets.outboxes)
        for outbox in outboxes:
            outbox.close(RESTARTING)
        await asyncio.gather(*(outbox.finish(SHUTDOWN_SECONDS) for outbox in outboxes))
        logs.note("goodbye", sockets=len(outboxes))

    async def close(self) -> None:
        """Stops all tasks, and writes what is pending."""
        await self._tasks.end()
        await self.rooms.close()
        self.services.thinkers.close()
        await self.services.store.close()


async def _keys(settings: Settings, store: Store) -> tuple[SeatSecrets, DailySeeds]:
    """The keys of all nodes: derived from the setting and not stored, or else kept in the store."""
    if settings.key:
        seats, daily = (derived_key(settings.key, what) for what in ("seats", "daily"))
    else:
        seats = await store.setting("key", token_hex(32))
        daily = await store.setting("daily-key", token_hex(32))
    return SeatSecrets(seats), DailySeeds(daily)
