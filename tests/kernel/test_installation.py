"""Without a C compiler the installation succeeds, and the twin plays."""

import os
import subprocess
import sys
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import pytest

from tests.kernel.building import ROOT

PLAYS = """
from pathlib import Path
import ninetyeight
from ninetyeight.kernel import chosen_kernel
from ninetyeight.kernel.packing import pack_rules
from ninetyeight.rules import RULE_SETS

kernel, rules = chosen_kernel(), RULE_SETS["standard"]
steady = (0, None, 0, 0)
story = kernel.play(pack_rules(rules, 2), bytes(rules.cards), (steady, steady), False, 1)
print(Path(ninetyeight.__file__).parents[1], kernel.__name__, len(story[2]))
"""


@pytest.mark.slow
def test_without_a_compiler_the_twin_is_installed_and_plays(tmp_path: Path) -> None:
    sources, site = tmp_path / "sources", tmp_path / "site"
    # Building leaves traces, and another build may be going on.
    left_out = ignore_patterns("*.so", "*.pyd", "*.egg-info", "__pycache__")
    copytree(ROOT / "src", sources / "src", ignore=left_out)
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        copy(ROOT / name, sources)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    offline = ["--no-index", "--no-deps", "--no-build-isolation", "--target", str(site)]
    env = {**os.environ, "CC": "/nonexistent/cc", "NINETYEIGHT_KERNEL": "auto"}
    subprocess.run([*pip, *offline, str(sources)], env=env, check=True)

    run = subprocess.run(
        [sys.executable, "-c", PLAYS],
        env={**env, "PYTHONPATH": str(site)},
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
    )
    assert run.stdout.split() == [str(site), "ninetyeight.kernel.twin", "98"]
