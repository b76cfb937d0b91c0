"""Settings: flags, variables and what stands about them in the document for hosts."""

import re
from dataclasses import fields
from pathlib import Path
from typing import Any

import click
import pytest

from ninetyeight.cli.commands.serve import serve
from ninetyeight.server.settings import BadSetting, Settings, flag_of, variable_of

HOSTING = Path(__file__).parents[2] / "docs" / "hosting.md"
NAMES = [setting.name for setting in fields(Settings)]


def documented() -> dict[str, tuple[str, str]]:
    """The flags in the document's table of settings, with variable and default."""
    rows = re.findall(
        r"^\| `(--[a-z-]+)[^`]*` \| `(\w+)` \| ([^|]*) \|", HOSTING.read_text(), re.MULTILINE
    )
    return {flag: (variable, default.strip(" `")) for flag, variable, default in rows}


def shown(default: object) -> str:
    if isinstance(default, bool):
        return "on" if default else "off"
    return "none" if default in ("", ()) else str(default)


def test_every_setting_is_a_flag_with_its_variable() -> None:
    options = {option.name: option for option in serve.params if isinstance(option, click.Option)}
    assert list(options) == NAMES
    for name, option in options.items():
        assert option.opts == [flag_of(name)]
        assert option.envvar == variable_of(name)
        assert option.help


def test_every_setting_is_documented_with_its_default() -> None:
    assert list(documented()) == [flag_of(name) for name in NAMES]
    for setting in fields(Settings):
        variable, default = documented()[flag_of(setting.name)]
        assert variable == variable_of(setting.name)
        assert default == shown(setting.default), setting.name


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", -1),
        ("port", 65536),
        ("base_url", "example.org"),
        ("base_url", "https://example.org/tables"),
        ("base_url", "http://["),
        ("base_url", "http://example.org:port"),
        ("base_url", "http://:80"),
        ("origins", "http://["),
        ("origins", "https://example.org, *"),
        ("hosts", "cards.lan:80"),
        ("hosts", "http://cards.lan"),
        ("log_level", "loud"),
        ("pace", -1.0),
        ("pace", float("nan")),
        ("idle_seconds", float("inf")),
        ("messages_at_once", 0),
        ("outbox", 0),
        ("agree_seconds", 121.0),
        ("engine", ("nearest",)),
        ("engine", ("sharp=./engine",)),
        ("engine", ("one=./engine", "one=./other")),
        ("engine", tuple(f"e{number}=./engine" for number in range(17))),
        ("engine_seconds", 0.0),
        ("engine_memory", 0),
    ],
)
def test_a_setting_that_makes_no_sense_is_refused_by_its_flag(name: str, value: Any) -> None:
    with pytest.raises(BadSetting, match=flag_of(name)):
        Settings(**{name: value})


def test_the_own_address_and_named_hosts_are_known() -> None:
    settings = Settings(base_url="https://Cards.example:444", hosts="cards.lan, b.example")
    assert settings.known_hosts == ("cards.lan", "b.example", "cards.example")


def test_pages_of_the_own_address_and_of_named_sites_may_connect() -> None:
    settings = Settings(base_url="https://cards.example/", origins="https://a.example, http://b:1")
    assert settings.allowed_origins == ("https://a.example", "http://b:1", "https://cards.example")


def test_engines_in_a_variable_are_separated_by_semicolons(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_ENGINE", "one=./engine --fast;two=./engine")
    with serve.make_context("serve", []) as context:
        assert context.params["engine"] == ("one=./engine --fast", "two=./engine")


def test_engines_have_the_limits_of_the_host() -> None:
    settings = Settings(engine=("one=./engine --fast",), engine_seconds=2.0, engine_memory=64)
    (engine,) = settings.engines
    assert (engine.name, engine.command) == ("one", ("./engine", "--fast"))
    assert (engine.grace, engine.memory) == (2.0, 64)
