"""The page of the browser client, which makes a browser load everything it needs at once.

The files of a release have addresses of their own, so browsers may cache them for ever. Modules
import each other by relative paths, and so stay within their release.
"""

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from posixpath import dirname, join, normpath
from typing import NamedTuple

from .assets import NETWORKS, Asset, asset

RELEASES = "/v"
PUZZLES = "/study/puzzles.jsonl"
START = ("/vendor/libraries.js", "/app.js")


class Screens(NamedTuple):
    """The screens of a page; at a table, only the table knows which one is needed."""

    always: tuple[str, ...]
    by_phase: Mapping[str, str] = {}


_IMPORT = re.compile(rb'^(?:import|export) (?:[^;]*? from )?"(\.[^"]+)";', re.MULTILINE | re.DOTALL)
_RELEASED = re.compile(rb'(?<=(?:href|.src)=")/[^"]+[.](?:css|js)(?=")')
_EARLY = b'<script src="/early.js"></script>'


def release_of(assets: Mapping[str, Asset]) -> str:
    """The path prefix of this release, below which files never change."""
    tags = "".join(f"{path}{assets[path].tag}" for path in sorted(assets))
    return f"{RELEASES}/{sha256(tags.encode()).hexdigest()[:16]}"


def page_of(assets: Mapping[str, Asset], release: str, screens: Screens) -> Asset:
    """The page, with preload links for its screens and their imports."""
    start = imported_by(assets, *START, *screens.always)
    phases = {
        phase: " ".join(module for module in imported_by(assets, screen) if module not in start)
        for phase, screen in screens.by_phase.items()
    }
    text = assets["/index.html"].body
    for empty, full in {
        'data-release=""': f'data-release="{release}"',
        'data-modules=""': f'data-modules="{" ".join(start)}"',
        'data-phases="{}"': f"data-phases='{json.dumps(phases)}'",
    }.items():
        text = text.replace(empty.encode(), full.encode())
    if early := assets.get("/early.js"):
        text = text.replace(_EARLY, b"<script>\n" + early.body + b"</script>")

    def in_release(match: re.Match[bytes]) -> bytes:
        return release.encode() + match[0]

    return asset("/index.html", _RELEASED.sub(in_release, text))


def worker_of(assets: Mapping[str, Asset], release: str) -> Asset:
    """The service worker, which is told the files of this release and the tag of each."""
    text = assets["/worker.js"].body
    for empty, full in {
        'RELEASE = ""': f'RELEASE = "{release}"',
        "FILES = {}": f"FILES = {_tags(assets, kept_files(assets))}",
        "NETWORKS = {}": f"NETWORKS = {_tags(assets, networks(assets))}",
    }.items():
        text = text.replace(empty.encode(), full.encode())
    return asset("/worker.js", text)


def kept_files(assets: Mapping[str, Asset]) -> list[str]:
    """Everything that any screen may need without a network, but for the networks of the bots."""
    apart = ("/early.js", "/worker.js")
    endings = (".js", ".json", ".ftl", ".wasm")
    return [
        path
        for path in sorted(assets)
        if path == "/styles.css" or (path.endswith(endings) and path not in apart)
    ]


def networks(assets: Mapping[str, Asset]) -> list[str]:
    """What is kept later, one by one: the networks of the bots, and the puzzles."""
    return [path for path in sorted(assets) if path.startswith(NETWORKS) or path == PUZZLES]


def _tags(assets: Mapping[str, Asset], paths: list[str]) -> str:
    return json.dumps({path: assets[path].tag.strip('"') for path in paths})


def imported_by(assets: Mapping[str, Asset], *modules: str) -> list[str]:
    """The modules and all their imports."""
    found: list[str] = []

    def find(module: str) -> None:
        if module in assets and module not in found:
            found.append(module)
            for name in _imports(module, assets[module].body):
                find(name)

    for module in modules:
        find(module)
    return found


def _imports(module: str, text: bytes) -> Iterator[str]:
    for name in _IMPORT.findall(text):
        yield normpath(join(dirname(module), name.decode()))
