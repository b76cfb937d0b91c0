"""Records with a fault each, named after it; `expected.json` has what reading tells about them."""

import json
from pathlib import Path

import pytest

from ninetyeight.record import RecordError, loads

BROKEN = Path(__file__).parent / "broken"
EXPECTED: dict[str, list[str]] = json.loads((BROKEN / "expected.json").read_bytes())


def test_every_broken_record_has_its_problems_listed() -> None:
    assert sorted(path.stem for path in BROKEN.glob("*.n98")) == sorted(EXPECTED)


@pytest.mark.parametrize("name", EXPECTED)
def test_a_broken_record_is_refused_for_what_is_wrong(name: str) -> None:
    with pytest.raises(RecordError) as caught:
        loads((BROKEN / f"{name}.n98").read_bytes())
    problems = caught.value.problems
    assert [f"{fault.line}:{fault.column} {fault.code}" for fault in problems] == EXPECTED[name]
