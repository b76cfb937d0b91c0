"""The vendored libraries: they are what their notes say."""

import json
from hashlib import sha256
from pathlib import Path

from tests.web.modules import WEB

VENDOR = WEB / "vendor"
NOTES = (VENDOR / "README.md").read_text("utf-8")
LOCK = json.loads((Path(__file__).parents[2] / "package-lock.json").read_text("utf-8"))


def test_the_libraries_are_those_that_were_noted() -> None:
    assert f"`{sha256((VENDOR / 'libraries.js').read_bytes()).hexdigest()}`" in NOTES


def test_the_versions_are_those_that_are_locked() -> None:
    for line in NOTES.splitlines():
        if line.startswith("| ") and not line.startswith("| package"):
            name, version, licence = (cell.strip() for cell in line.strip("|").split("|"))
            assert LOCK["packages"][f"node_modules/{name}"]["version"] == version
            assert f"{name} {version}\n" in (VENDOR / "LICENCES.txt").read_text("utf-8")
            assert licence in ("MIT", "Apache-2.0")


def test_the_lock_names_no_place_to_fetch_from() -> None:
    assert [name for name, package in LOCK["packages"].items() if "resolved" in package] == []
