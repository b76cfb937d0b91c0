"""docs/guard.md: what it shows as refused is refused, and what it shows as allowed passes."""

import re
from pathlib import Path

import pytest

from ninetyeight.talk import NameProblem, RefusalReason, refusal

GUARD = Path(__file__).parents[2] / "docs" / "guard.md"
TEXT = GUARD.read_text("utf-8")


def shown(kind: str) -> list[str]:
    blocks = re.findall(rf"^```{kind}\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
    return [line for block in blocks for line in block.splitlines()]


@pytest.mark.parametrize("sentence", shown("refused"))
def test_what_is_shown_as_refused_is_refused(sentence: str) -> None:
    assert refusal(sentence) is not None


@pytest.mark.parametrize("sentence", shown("allowed"))
def test_what_is_shown_as_allowed_passes(sentence: str) -> None:
    assert refusal(sentence) is None


def test_every_code_is_described() -> None:
    assert [code for code in (*RefusalReason, *NameProblem) if f"`{code}`" not in TEXT] == []


def test_links_lead_somewhere() -> None:
    targets = re.findall(r"\]\(([^)#:]+)[^)]*\)", TEXT)
    assert targets
    assert [target for target in targets if not (GUARD.parent / target).exists()] == []
