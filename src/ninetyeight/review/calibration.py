"""What the networks' answers have meant in games of `master`: `weights/<rules>-<players>.cal`.

A file is one line of ASCII JSON, which says what it is for and how it was made, and then its
numbers, as `docs/kernel.md` describes them. It lies beside the network that it is for.
"""

import json
import os
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from ninetyeight.bots.weights import FOLDER
from ninetyeight.kernel import KNOTS, STAGES

VERSION = 1
SIZE = 2 * (2 * (STAGES + 1) + 1) * (KNOTS + 1)

_LONGEST_HEADER = 2000


class BadCalibration(ValueError):
    """A file is not the expected calibration."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Calibration:
    """The numbers and where they come from.

    `games` is how many games they were fitted to, `seed` that of the games, `command` the one that
    made the file.
    """

    rules: str
    players: int
    games: int
    seed: str
    command: str
    body: bytes

    def __post_init__(self) -> None:
        for name, kind in _KINDS.items():
            if type(getattr(self, name)) is not kind:
                found = getattr(self, name)
                raise BadCalibration(f"{name!r} is {found!r}, expected {kind.__name__}")
        if len(self.body) != SIZE:
            raise BadCalibration(f"{len(self.body)} bytes of numbers, expected {SIZE}")


_KINDS = {"rules": str, "players": int, "games": int, "seed": str, "command": str}


def calibration_file(rules: str, players: int, folder: Path | None = None) -> Path:
    return (folder or FOLDER) / f"{rules}-{players}.cal"


def format_calibration(calibration: Calibration) -> bytes:
    """A calibration as a file holds it."""
    header = {
        "format": VERSION,
        **{name: getattr(calibration, name) for name in _KINDS},
        "sha256": sha256(calibration.body).hexdigest(),
    }
    return json.dumps(header).encode("ascii") + b"\n" + calibration.body


def parse_calibration(data: bytes) -> Calibration:
    """What `format_calibration` wrote; raises BadCalibration."""
    line, parted, body = data.partition(b"\n")
    if not parted or len(line) > _LONGEST_HEADER:
        raise BadCalibration("it has no header, expected one line of JSON before the numbers")
    try:
        header: Any = json.loads(line.decode("ascii"))
    except (ValueError, RecursionError):
        raise BadCalibration("its header cannot be read, expected one line of ASCII JSON") from None
    expected = {"format", *_KINDS, "sha256"}
    if not isinstance(header, dict) or set(header) != expected:
        raise BadCalibration(f"its header is not an object of {', '.join(sorted(expected))}")
    if header["format"] != VERSION:
        raise BadCalibration(f"'format' is {header['format']!r}, expected {VERSION}")
    if (real := sha256(body).hexdigest()) != header["sha256"]:
        raise BadCalibration(f"its numbers have the SHA-256 {real}, expected {header['sha256']}")
    return Calibration(**{name: header[name] for name in _KINDS}, body=body)


def load_calibration(rules: str, players: int, folder: Path | None = None) -> Calibration:
    """The calibration for a table; raises BadCalibration with a sentence that names the file."""
    path = calibration_file(rules, players, folder)
    try:
        with path.open("rb") as file:
            # Reading one byte more than the largest file has detects one that is too long.
            calibration = parse_calibration(file.read(_LONGEST_HEADER + SIZE + 2))
    except OSError as error:
        problem = f"cannot be read: {error.strerror or error}"
        raise BadCalibration(f"the calibration {path} {problem}") from None
    except BadCalibration as error:
        raise BadCalibration(f"the calibration {path} is invalid: {error}") from None
    if (calibration.rules, calibration.players) != (rules, players):
        found = f"it is for {calibration.rules} with {calibration.players}"
        expected = f"expected {rules} with {players}"
        raise BadCalibration(f"the calibration {path} is invalid: {found}, {expected}")
    return calibration


def write_calibration(calibration: Calibration, path: Path) -> None:
    """Writes a calibration completely or not at all."""
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    unfinished.write_bytes(format_calibration(calibration))
    unfinished.replace(path)
