"""The learned networks as files: `weights/<rules>-<players>.net`.

A file is one line of ASCII JSON, which says what the network is for and how it was trained, and
then its numbers, little-endian, layer by layer: 16-bit weights, for each unit all that lead to it,
and 32-bit biases. What follows from `tau`, the tables that turn the network's answer into a value,
is not in the file. Reading is strict: a network that is damaged, or meant for another table, would
otherwise play badly without any error.
"""

import json
import math
import os
import struct
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Any

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.net_shape import (
    HIDDEN,
    HIDDEN2,
    INPUTS,
    LAYERS,
    MAX_BIAS,
    MAX_WEIGHT,
    VALUES,
)
from ninetyeight.kernel.packing import HIGHEST_CARD
from ninetyeight.rules import RULE_SETS

FOLDER = Path(__file__).parent / "weights"
VERSION = 2
SHAPES = {1: (96, 64, 32), VERSION: (INPUTS, HIDDEN, HIDDEN2)}
"""The inputs and units of every version. Each has what the one before had, and more behind it."""

_LOST = HIGHEST_CARD + 2
_BODY = struct.Struct("<" + "".join(f"{n * units}h{units}i" for n, units in LAYERS))
_LONGEST_HEADER = 2000

WEIGHTED = tuple(
    (name, players)
    for name, rules in RULE_SETS.items()
    for players in range(1, len(rules.hand_sizes) + 1)
)
"""The tables with a network: every published rule set with every number of players."""


class BadWeights(ValueError):
    """A file is not the expected network."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """A network and where it comes from.

    `tau` is how much a lost game was worth in training: exp(-left / tau). `games`, `seed` and
    `command` tell how it was trained.
    """

    rules: str
    players: int
    tau: float
    games: int
    seed: int
    command: str
    body: bytes

    def __post_init__(self) -> None:
        if problem := self._problem():
            raise BadWeights(f"the network of {self.rules} for {self.players}: {problem}")

    def _problem(self) -> str | None:
        for name, kind in _KINDS.items():
            # A bool is an int in Python, but not in JSON.
            if type(getattr(self, name)) is not kind:
                return f"{name!r} is {getattr(self, name)!r}, expected {kind.__name__}"
        if not (math.isfinite(self.tau) and self.tau > 0):
            return f"tau is {self.tau}, expected more than 0"
        if len(self.body) != _BODY.size:
            return f"{len(self.body)} bytes of numbers, expected {_BODY.size}"
        return _numbers_problem(self.body)


_KINDS = {"rules": str, "players": int, "tau": float, "games": int, "seed": int, "command": str}
_SHAPE = ("inputs", "hidden", "hidden2")


def _numbers_problem(body: bytes) -> str | None:
    numbers = iter(_BODY.unpack(body))
    for inputs, units in LAYERS:
        for count, largest in ((inputs * units, MAX_WEIGHT), (units, MAX_BIAS)):
            most = max(abs(next(numbers)) for _ in range(count))
            if most > largest:
                return f"a number of {most}, expected at most {largest}"
    return None


def weights_file(rules: str, players: int, folder: Path | None = None) -> Path:
    return (folder or FOLDER) / f"{rules}-{players}.net"


def format_weights(weights: Weights) -> bytes:
    """A network as a file holds it."""
    header = {
        "format": VERSION,
        **dict(zip(_SHAPE, SHAPES[VERSION], strict=True)),
        **{name: getattr(weights, name) for name in _KINDS},
        "sha256": sha256(weights.body).hexdigest(),
    }
    return json.dumps(header).encode("ascii") + b"\n" + weights.body


def parse_weights(data: bytes) -> Weights:
    """The network that `format_weights` wrote, in this or an earlier version; raises BadWeights.

    What an earlier version did not have yet counts for nothing, so it answers as it always did.
    """
    line, parted, body = data.partition(b"\n")
    if not parted or len(line) > _LONGEST_HEADER:
        raise BadWeights("it has no header, expected one line of JSON before the numbers")
    try:
        header: Any = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        raise BadWeights("its header cannot be read, expected one line of ASCII JSON") from None
    if not isinstance(header, dict):
        raise BadWeights(f"its header is {header!r}, expected an object")
    version = header.get("format")
    if type(version) is not int or version not in SHAPES:
        raise BadWeights(f"'format' is {version!r}, expected {' or '.join(map(str, SHAPES))}")
    shape = SHAPES[version]
    for name, value in zip(_SHAPE, shape, strict=True):
        found = header.get(name)
        if type(found) is not int or found != value:
            raise BadWeights(f"{name!r} is {found!r}, expected {value}")
    expected = {"format", *_SHAPE, *_KINDS, "sha256"}
    if odd := sorted(expected.symmetric_difference(header)):
        what = "a field too many" if odd[0] in header else "a field that is missing"
        raise BadWeights(f"{what}: {odd[0]!r}; expected are {', '.join(sorted(expected))}")
    if len(body) != (size := _size(shape)):
        raise BadWeights(f"{len(body)} bytes of numbers, expected {size}")
    if (real := sha256(body).hexdigest()) != header["sha256"]:
        raise BadWeights(f"its numbers have the SHA-256 {real}, expected {header['sha256']}")
    return Weights(**{name: header[name] for name in _KINDS}, body=_widened(body, shape))


def _layers(shape: tuple[int, int, int]) -> tuple[tuple[int, int], ...]:
    inputs, hidden, hidden2 = shape
    return (inputs, hidden), (hidden, hidden2), (hidden2, 1)


def _size(shape: tuple[int, int, int]) -> int:
    return sum(2 * inputs * units + 4 * units for inputs, units in _layers(shape))


def _widened(body: bytes, shape: tuple[int, int, int]) -> bytes:
    """A body of another shape with zeros for what it does not have."""
    parts: list[bytes] = []
    start = 0
    for (inputs, units), (most_inputs, most_units) in zip(_layers(shape), LAYERS, strict=True):
        for _ in range(units):
            parts.append(body[start : start + 2 * inputs].ljust(2 * most_inputs, b"\0"))
            start += 2 * inputs
        parts.append(bytes(2 * most_inputs * (most_units - units)))
        parts.append(body[start : start + 4 * units].ljust(4 * most_units, b"\0"))
        start += 4 * units
    return b"".join(parts)


def read_weights(path: Path) -> Weights:
    """The network that a file holds; raises BadWeights with a sentence that names the file."""
    try:
        with path.open("rb") as file:
            # Reading one byte more than the largest network detects a file that is too long.
            return parse_weights(file.read(_LONGEST_HEADER + _BODY.size + 2))
    except OSError as error:
        raise BadWeights(f"the network {path} cannot be read: {error.strerror or error}") from None
    except BadWeights as error:
        raise BadWeights(f"the network {path} is invalid: {error}") from None


def load_weights(rules: str, players: int, folder: Path | None = None) -> Weights:
    """The network for a table; raises BadWeights with a sentence that names the file."""
    path = weights_file(rules, players, folder)
    if not path.exists():
        table = f"{rules} with {players} player{'s' if players > 1 else ''}"
        raise BadWeights(
            f"there is no network for {table}, which would be {path}:"
            " ninetyeight train makes one; random, rookie and steady need none"
        )
    weights = read_weights(path)
    if (weights.rules, weights.players) != (rules, players):
        found = f"it is for {weights.rules} with {weights.players}"
        raise BadWeights(f"the network {path} is invalid: {found}, expected {rules} with {players}")
    return weights


def write_weights(weights: Weights, path: Path) -> None:
    """Writes a network completely or not at all."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    unfinished.write_bytes(format_weights(weights))
    unfinished.replace(path)


def kernel_net(kernel: Kernel, body: bytes, tau: float) -> object:
    """The network as a kernel keeps it."""
    return kernel.net(packed_net(body, tau))


def packed_net(body: bytes, tau: float) -> bytes:
    """The network as a kernel reads it: its numbers and the tables that make a value of them."""
    tables = [*_values(), *(round(65535 * math.exp(-left / tau)) for left in range(_LOST))]
    return body + struct.pack(f"<{VALUES + _LOST}H", *tables)


@cache
def _values() -> tuple[int, ...]:
    """What each 128th of a logit from -8 to 8 is worth, in 1/65535."""
    logits = ((place + 0.5) / 128 - 8 for place in range(VALUES))
    return tuple(round(65535 / (1 + math.exp(-logit))) for logit in logits)
