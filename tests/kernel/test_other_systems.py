"""What the C kernel takes from the system is asked for only where it is."""

import platform
import subprocess
from pathlib import Path
from random import Random

import pytest

from ninetyeight.kernel import Kernel
from tests.kernel.building import SOURCES, built
from tests.kernel.kernels import compiler, loaded_kernel
from tests.kernel.nets import extreme_net, random_net
from tests.kernel.questions import answer, questions
from tests.kernel.walks import walk


def preprocessed(*flags: str) -> str:
    command = [compiler(), "-E", *flags, str(SOURCES / "net.c")]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_where_wider_registers_may_be_missing_the_processor_is_asked() -> None:
    # Alpine's musl has no loader that could choose, so it is done with what every compiler has.
    assert "target_clones" not in preprocessed()


@pytest.mark.skipif(platform.machine() != "x86_64", reason="wider registers are those of x86")
def test_with_gcc_or_clang_wider_registers_are_used() -> None:
    assert "logit_wide" in preprocessed()


@pytest.mark.slow
def test_without_wider_registers_the_answers_are_the_same(native: Kernel, tmp_path: Path) -> None:
    narrow = loaded_kernel(str(built(SOURCES, tmp_path, "-O1", "-DNARROW")))
    for name in ("standard", "expert+fire"):
        for state, _ in walk(name, 3, 0)[:6]:
            for net in (random_net(5), extreme_net(5)):
                for question in questions(state, Random(name), net=net):
                    assert answer(narrow, question) == answer(native, question), question
