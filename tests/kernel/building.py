"""Builds native kernels from changed sources, or with other flags."""

import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

import ninetyeight.kernel
from tests.kernel.kernels import compiler

ROOT = Path(__file__).parents[2]
SOURCES = Path(ninetyeight.kernel.__file__).with_name("c")


def built(sources: Path, to: Path, *flags: str) -> Path:
    """The kernel that the compiler makes of the sources."""
    return linked([compiled(file, to, *flags) for file in sorted(sources.rglob("*.c"))], to, *flags)


def compiled(source: Path, to: Path, *flags: str) -> Path:
    """The object file of one source."""
    made = to / f"{source.stem}.o"
    include = f"-I{sysconfig.get_path('include')}"
    _compile("-fPIC", *flags, include, "-c", str(source), "-o", str(made))
    return made


def linked(objects: Iterable[Path], to: Path, *flags: str) -> Path:
    """The kernel of these object files."""
    shared = ["-bundle", "-undefined", "dynamic_lookup"]
    if sys.platform != "darwin":
        shared = ["-shared"]
    library = to / "_native.abi3.so"
    _compile(*flags, *shared, *map(str, objects), "-o", str(library))
    return library


def _compile(*words: str) -> None:
    subprocess.run([compiler(), "-std=c11", *words], check=True)
