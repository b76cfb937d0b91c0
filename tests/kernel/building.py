"""Builds native kernels from changed sources, or with other flags."""

import subprocess
import sys
import sysconfig
from pathlib import Path

import ninetyeight.kernel
from tests.kernel.kernels import compiler

ROOT = Path(__file__).parents[2]
SOURCES = Path(ninetyeight.kernel.__file__).with_name("c")


def built(sources: Path, to: Path, *flags: str) -> Path:
    """The kernel that the compiler makes of the sources."""
    shared = ["-bundle", "-undefined", "dynamic_lookup"]
    if sys.platform != "darwin":
        shared = ["-shared", "-fPIC"]
    include = f"-I{sysconfig.get_path('include')}"
    library = to / "_native.abi3.so"
    files = sorted(map(str, sources.glob("*.c")))
    subprocess.run(
        [compiler(), "-std=c11", *flags, *shared, include, *files, "-o", str(library)], check=True
    )
    return library
