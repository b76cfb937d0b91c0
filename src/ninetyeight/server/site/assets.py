"""The files of the browser client, read once at start and compressed once when first asked for."""

import gzip
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable

from ninetyeight.bots.weights import WEIGHTED, load_weights, packed_net
from ninetyeight.review.calibration import load_calibration
from ninetyeight.rules import RULE_SETS, Rules
from ninetyeight.server.rule_sets import rule_sets_json
from ninetyeight.words import LANGUAGES

KINDS = {
    "css": "text/css; charset=utf-8",
    "ftl": "text/plain; charset=utf-8",
    "html": "text/html; charset=utf-8",
    "ico": "image/x-icon",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "jsonl": "application/jsonl",
    "mjs": "text/javascript; charset=utf-8",
    "png": "image/png",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
    "webp": "image/webp",
    "woff2": "font/woff2",
}
ALREADY_COMPRESSED = ("ico", "png", "webp", "woff2")
NETWORKS = "/networks/"
"""Where the networks of the bots and their calibrations are, as the kernel reads them."""

PLAIN_PAGE = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ninety-Eight</title>
<h1>Ninety-Eight</h1>
<p>This server has no browser client. Programs can play over its <a href="/api/rules">interface</a>.
"""


@dataclass(frozen=True)
class Asset:
    """A file and what its responses need."""

    ending: str
    body: bytes
    tag: str

    @property
    def kind(self) -> str:
        return KINDS.get(self.ending, "application/octet-stream")

    @cached_property
    def squeezed(self) -> bytes | None:
        """The file compressed; None if that would not help."""
        if self.ending in ALREADY_COMPRESSED:
            return None
        squeezed = gzip.compress(self.body, 9, mtime=0)
        return squeezed if len(squeezed) < len(self.body) else None

    @property
    def is_ready(self) -> bool:
        """Whether it has been compressed, which for some files takes long."""
        return "squeezed" in vars(self)


def asset(name: str, body: bytes) -> Asset:
    return Asset(name.rpartition(".")[2], body, f'"{sha256(body).hexdigest()[:20]}"')


def load_assets(
    folder: Traversable | None = None, rule_sets: Mapping[str, Rules] = RULE_SETS
) -> dict[str, Asset]:
    """All files by their path; `/index.html` always exists."""
    found = {"/index.html": PLAIN_PAGE.encode()}
    found.update(_files(folder or files("ninetyeight").joinpath("web"), ""))
    found["/styles.css"] = _one_style(found)
    found["/rule-sets.json"] = rule_sets_json(rule_sets)
    for language in LANGUAGES:
        catalogue = files("ninetyeight.words").joinpath(f"{language}.ftl")
        found[f"/words/{language}.ftl"] = catalogue.read_bytes()
    for rules, players in WEIGHTED:
        weights = load_weights(rules, players)
        found[f"{NETWORKS}{rules}-{players}.net"] = packed_net(weights.body, weights.tau)
        found[f"{NETWORKS}{rules}-{players}.cal"] = load_calibration(rules, players).body
    return {path: asset(path, body) for path, body in found.items()}


def _files(folder: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    if not folder.is_dir():
        return
    for item in folder.iterdir():
        if item.name.startswith((".", "_")) or item.name.endswith((".py", ".ts")):
            continue
        if item.is_dir():
            yield from _files(item, f"{path}/{item.name}")
        else:
            yield f"{path}/{item.name}", item.read_bytes()


def _one_style(found: dict[str, bytes]) -> bytes:
    """All styles as one file, so that a page waits for one response; the tokens come first."""
    styles = sorted(
        (path for path in found if path.startswith("/styles/") and path.endswith(".css")),
        key=lambda path: (path != "/styles/tokens.css", path),
    )
    return b"\n".join(found[path] for path in styles)
