"""How a server is set up: every setting is a flag of `ninetyeight serve` and a variable."""

import os
from dataclasses import dataclass, field, fields, replace
from typing import Any
from urllib.parse import urlsplit

from ninetyeight.bots import Engine, engine_from
from ninetyeight.table.decisions.opening import MAX_OPTIONS

from .access.host_names import is_known

MIN_KEY_LENGTH = 16
MAX_ENGINES = 16
MAX_RULE_FILES = 16
LOG_LEVELS = ("debug", "info", "warning", "error")


class BadSetting(ValueError):
    """A setting has an invalid value."""

    def __init__(self, name: str, value: object, expected: str, **facts: object) -> None:
        super().__init__(f"{flag_of(name)} {value!r}: expected {expected.format(**facts)}")
        self.flag, self.value, self.expected, self.facts = flag_of(name), value, expected, facts


def _setting(default: object, help: str, metavar: str | None = None) -> Any:
    return field(default=default, metadata={"help": help, "metavar": metavar})


@dataclass(frozen=True, slots=True, kw_only=True)
class Settings:
    """The settings; `docs/hosting.md` has a line for each."""

    host: str = _setting("127.0.0.1", "The address to listen at.")
    port: int = _setting(9898, "The port to listen at; 0 takes a free one.")
    lan: bool = _setting(False, "Listen on your network and print the address, also as a QR code.")
    open: bool = _setting(False, "Open the browser.")
    database: str = _setting(
        "",
        "Where to store tables: sqlite:///FILE or postgresql://...; default: in your data folder.",
    )
    key: str = _setting(
        "", "Makes the secrets of seats and the daily deals; by default a key in the database."
    )
    base_url: str = _setting("", "The address people use, if the server is behind a proxy.")
    origins: str = _setting("", "Other sites whose pages may connect, separated by commas.")
    hosts: str = _setting(
        "", "Other host names of this server, separated by commas, like cards.lan."
    )
    proxies: str = _setting(
        "127.0.0.1", "Proxies trusted to report client addresses, separated by commas."
    )
    docs: str = _setting("", "The folder that make docs has made, to be served at /docs.")
    pace: float = _setting(1.0, "Factor for the pauses of bots; 0 for none.")
    engine: tuple[str, ...] = _setting(
        (), "A program that plays under this name at tables; may be repeated.", "NAME=COMMAND"
    )
    engine_seconds: float = _setting(
        5.0, "How long an engine may take for a turn before it is ended."
    )
    engine_memory: int = _setting(1024, "How much memory an engine may use, in MB.")
    rules: tuple[str, ...] = _setting(
        (), "A TOML file with a rule set that tables can choose; may be repeated.", "FILE"
    )
    thinkers: int = _setting(0, "How many bots think at once; 0 for one per core.")
    agree_seconds: float = _setting(
        8.0, "How long the players of a new table can object to who wants to start."
    )
    grace_seconds: float = _setting(
        30.0, "How long somebody may be away before the others can continue without them."
    )
    linger_seconds: float = _setting(
        2.0, "How long a connection may be lost before the others are notified."
    )
    idle_seconds: float = _setting(60.0, "How long a table without sockets stays in memory.")
    keep_tables_days: float = _setting(
        0.0, "After how many days without a step a table is deleted; 0 keeps all of them."
    )
    sockets_per_guest: int = _setting(20, "How many sockets one browser may have open.")
    sockets_per_address: int = _setting(400, "How many sockets one network address may have open.")
    connections_per_address: int = _setting(
        400, "How many other connections one network address may have open."
    )
    messages_per_second: float = _setting(
        10.0, "How many messages a client may send before it is slowed down, on average."
    )
    messages_at_once: int = _setting(40, "How many messages a client may send at once.")
    tables_per_hour: int = _setting(60, "How many tables one network address may open.")
    outbox: int = _setting(
        256, "How many messages wait for a slow reader before its socket is closed."
    )
    log_level: str = _setting("info", f"What is logged: {', '.join(LOG_LEVELS)}.")

    loop_monitor: bool = _setting(
        False, "Measure and log what delays all tables; this slows the server down."
    )

    def __post_init__(self) -> None:
        if not 0 <= self.port < 2**16:
            raise BadSetting("port", self.port, "0 to 65535")
        if self.key and len(self.key) < MIN_KEY_LENGTH:
            raise BadSetting("key", "...", "at least {least} characters", least=MIN_KEY_LENGTH)
        if self.base_url and not _is_site(self.base_url):
            raise BadSetting("base_url", self.base_url, "an address like https://example.org")
        for origin in self.allowed_origins:
            if not _is_site(origin):
                raise BadSetting("origins", origin, "sites like https://example.org")
        for host in _listed(self.hosts):
            if not _is_site(f"http://{host}") or not is_known(host, [host.lower()]):
                raise BadSetting("hosts", host, "names like cards.lan, without a port")
        for text in self.engine:
            if not _is_engine(text):
                raise BadSetting("engine", text, "a new name and a command, as in nearest=./engine")
        if len({engine.name for engine in self.engines}) < len(self.engine):
            raise BadSetting("engine", ", ".join(self.engine), "another name for each engine")
        if len(self.engine) > MAX_ENGINES:
            raise BadSetting("engine", len(self.engine), "at most {most}", most=MAX_ENGINES)
        if len(self.rules) > MAX_RULE_FILES:
            raise BadSetting("rules", len(self.rules), "at most {most}", most=MAX_RULE_FILES)
        if self.log_level not in LOG_LEVELS:
            raise BadSetting(
                "log_level", self.log_level, "one of {names}", names=", ".join(LOG_LEVELS)
            )
        for setting in fields(self):
            value, least = getattr(self, setting.name), int(setting.name in _AT_LEAST_ONE)
            if isinstance(value, int | float) and not least <= value < float("inf"):
                raise BadSetting(setting.name, value, "a number, at least {least}", least=least)
        for name in ("agree_seconds", "grace_seconds"):
            if getattr(self, name) > MAX_OPTIONS[name]:
                raise BadSetting(
                    name, getattr(self, name), "at most {most}", most=f"{MAX_OPTIONS[name]:.0f}"
                )

    @property
    def allowed_origins(self) -> tuple[str, ...]:
        """The other sites whose pages may connect."""
        sites = [*_listed(self.origins), *filter(None, [self.base_url])]
        return tuple(site.rstrip("/") for site in sites)

    @property
    def known_hosts(self) -> tuple[str, ...]:
        """The names of this server, besides those that every server has."""
        own = urlsplit(self.base_url).hostname if self.base_url else None
        return (*(host.lower() for host in _listed(self.hosts)), *filter(None, [own]))

    @property
    def engines(self) -> tuple[Engine, ...]:
        """The engines that may play at tables, within their limits."""
        seconds, memory = self.engine_seconds, self.engine_memory
        engines = map(engine_from, self.engine)
        return tuple(replace(engine, grace=seconds, memory=memory) for engine in engines)

    @property
    def max_thinkers(self) -> int:
        return self.thinkers or os.cpu_count() or 1


_AT_LEAST_ONE = (
    "sockets_per_guest",
    "sockets_per_address",
    "connections_per_address",
    "messages_per_second",
    "messages_at_once",
    "tables_per_hour",
    "outbox",
    "engine_seconds",
    "engine_memory",
)


def flag_of(name: str) -> str:
    """The flag of a setting.

    >>> flag_of("base_url")
    '--base-url'
    """
    return f"--{name.replace('_', '-')}"


def variable_of(name: str) -> str:
    """The variable of a setting.

    >>> variable_of("base_url")
    'NINETYEIGHT_BASE_URL'
    """
    return f"NINETYEIGHT_{name.upper()}"


def _listed(text: str) -> list[str]:
    return [item.strip() for item in text.split(",") if item.strip()]


def _is_engine(text: str) -> bool:
    try:
        engine_from(text)
    except ValueError:
        return False
    return True


def _is_site(address: str) -> bool:
    try:
        parts = urlsplit(address)
        has_host = bool(parts.hostname) and parts.port != 0
    except ValueError:
        return False
    return (
        parts.scheme in ("http", "https")
        and has_host
        and parts.path in ("", "/")
        and not (parts.query or parts.fragment)
    )
