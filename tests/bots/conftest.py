"""A folder of networks, made once."""

from pathlib import Path

import pytest

from tests.bots.nets import write_nets


@pytest.fixture(scope="session")
def nets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a network for every table, none of them trained."""
    return write_nets(tmp_path_factory.mktemp("nets"))
