"""Makes a release: python tools/release.py 0.2.0

Writes the version and its day where they belong. Nothing is committed, tagged or uploaded.
"""

import re
import sys
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parent.parent
CHANGELOG = ROOT / "CHANGELOG.md"
PACKAGE = ROOT / "src" / "ninetyeight" / "__init__.py"
UNRELEASED = "## Unreleased\n"


def numbers(version: str) -> tuple[int, ...]:
    """The numbers of a version, for example of 0.2.0; raises ValueError if it is none."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise ValueError(f"{version!r} is not a version: expected three numbers, like 0.2.0")
    return tuple(map(int, version.split(".")))


def released(changelog: str, version: str, day: str) -> str:
    """The changelog with all that was unreleased under the version; an empty part is left."""
    before, heading, rest = changelog.partition(UNRELEASED)
    if not heading or not rest.split("\n## ")[0].strip():
        raise ValueError("CHANGELOG.md has nothing unreleased: expected what has changed")
    if f"\n## {version} " in changelog:
        raise ValueError(f"CHANGELOG.md has {version} already: expected a new version")
    return f"{before}{heading}\n## {version} ({day})\n{rest}"


def main(version: str) -> None:
    package = PACKAGE.read_text("utf-8")
    (now,) = re.findall(r'__version__ = "(.+)"', package)
    try:
        if numbers(version) < numbers(now):
            raise ValueError(f"{version} is older than {now}: expected a newer version")
        day = datetime.now(UTC).date().isoformat()
        changelog = released(CHANGELOG.read_text("utf-8"), version, day)
    except ValueError as error:
        sys.exit(str(error))
    CHANGELOG.write_text(changelog, "utf-8")
    PACKAGE.write_text(package.replace(f'"{now}"', f'"{version}"'), "utf-8")


if __name__ == "__main__":
    main(sys.argv[1] if sys.argv[1:] else "")
