"""What the C kernel takes from the system is asked for only where it is."""

import platform
import subprocess

import pytest

from tests.kernel.building import SOURCES
from tests.kernel.kernels import compiler


def preprocessed(*flags: str) -> str:
    command = [compiler(), "-E", *flags, str(SOURCES / "net.c")]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_where_there_is_no_glibc_nothing_is_left_to_its_loader() -> None:
    # Alpine's musl is one such system. Freestanding means: without any library.
    assert "net_logit" in preprocessed("-ffreestanding")
    assert "target_clones" not in preprocessed("-ffreestanding")


@pytest.mark.skipif(platform.machine() != "x86_64", reason="wider registers are those of x86")
@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="its loader chooses")
def test_with_glibc_and_gcc_wider_registers_are_used() -> None:
    if "__clang__" in preprocessed("-dM"):
        pytest.skip("clang needs no help")
    assert "target_clones" in preprocessed()
