"""Records in files, as commands get them."""

from pathlib import Path

import pytest

from ninetyeight.record import dumps
from tests.cli.games import fresh_game, lost_record, won_record


@pytest.fixture(scope="session")
def won_text() -> str:
    return dumps(won_record())


@pytest.fixture(scope="session")
def lost_text() -> str:
    return dumps(lost_record())


@pytest.fixture
def won_file(tmp_path: Path, won_text: str) -> Path:
    file = tmp_path / "won.n98"
    file.write_text(won_text)
    return file


@pytest.fixture
def lost_file(tmp_path: Path, lost_text: str) -> Path:
    file = tmp_path / "lost.n98"
    file.write_text(lost_text)
    return file


@pytest.fixture
def fresh_file(tmp_path: Path) -> Path:
    file = tmp_path / "fresh.n98"
    file.write_text(dumps(fresh_game().record))
    return file
