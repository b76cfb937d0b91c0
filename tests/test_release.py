"""What a release writes into the changelog."""

import pytest

from tools.release import numbers, released

CHANGELOG = "# Changelog\n\n## Unreleased\n\n- A table.\n\n## 0.1.0 (2026-01-01)\n\n- Cards.\n"


def test_what_was_unreleased_is_under_the_version() -> None:
    assert released(CHANGELOG, "0.2.0", "2026-02-01") == CHANGELOG.replace(
        "## Unreleased\n", "## Unreleased\n\n## 0.2.0 (2026-02-01)\n"
    )


def test_nothing_is_released_twice() -> None:
    with pytest.raises(ValueError, match=r"has 0\.1\.0 already"):
        released(CHANGELOG, "0.1.0", "2026-02-01")
    once = released(CHANGELOG, "0.2.0", "2026-02-01")
    with pytest.raises(ValueError, match="nothing unreleased"):
        released(once, "0.3.0", "2026-02-02")


def test_a_version_has_three_numbers() -> None:
    assert numbers("0.10.0") > numbers("0.9.1")
    with pytest.raises(ValueError, match=r"expected three numbers"):
        numbers("0.2")
