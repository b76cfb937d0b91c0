"""Builds the kernel as WebAssembly from its C sources, with SIMD and without.

Run `make wasm`, which brings the compiler. The same sources give the same bytes on every machine.
"""

import os
import subprocess
import sys
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
SOURCES = ROOT / "src/ninetyeight/kernel"
ENGINE = ROOT / "src/ninetyeight/web/engine"
BUILDS = {"kernel.wasm": ("-msimd128",), "kernel-nosimd.wasm": ()}
"""Each file with what its compiler is told besides."""

# The system's headers only declare what the compiler knows by itself; no library is linked.
COMPILED = ("-target", "wasm32-wasi", "-std=c11", "-g0", "-mbulk-memory")
# Where the time is spent, speed counts; all else is to be small, as browsers have to load it.
HOT = ("bots.c", "game.c", "inputs.c", "net.c", "solve.c", "spots.c", "turns.c")
# A bot that looks ahead needs nearly half of this stack. Where it ends, memory ends, so that what
# needs more is stopped. Memory grows for the solver only, and within limits.
LINKED = (
    "--no-entry", "--strip-all", "--stack-first", "-z", "stack-size=1048576",
    "--max-memory=134217728",
)  # fmt: skip


FOR_PYTHON = ("module.c", "reviewing.c", "solving.c")


class NoCompiler(RuntimeError):
    """The compiler for WebAssembly is not installed."""


def wasm_sources(folder: Path = SOURCES) -> list[Path]:
    """All but the interface to Python."""
    sources = [*folder.glob("c/**/*.c"), *folder.glob("wasm/*.c")]
    return sorted(path for path in sources if path.name not in FOR_PYTHON)


def compiled(source: Path, to: Path, *flags: str) -> Path:
    """The object file of one source."""
    made = to / f"{source.stem}.o"
    level = "-O3" if source.name in HOT else "-Oz"
    _zig(to, "cc", *COMPILED, level, *flags, "-c", str(source), "-o", str(made))
    return made


def linked(objects: Iterable[Path], to: Path) -> Path:
    """The kernel of these object files."""
    made = to / "kernel.wasm"
    _zig(to, "wasm-ld", *LINKED, *map(str, sorted(objects)), "-o", str(made))
    return made


def built(*flags: str) -> bytes:
    """The kernel of the sources as they are."""
    with TemporaryDirectory() as folder:
        to = Path(folder)
        return linked([compiled(file, to, *flags) for file in wasm_sources()], to).read_bytes()


def _zig(cache: Path, *words: str) -> None:
    found = find_spec("ziglang")
    if found is None or found.origin is None:
        raise NoCompiler("the compiler for WebAssembly is not installed: make wasm")
    compiler = Path(found.origin).with_name("zig.exe" if sys.platform == "win32" else "zig")
    folder = str(cache / "zig")
    env = {**os.environ, "ZIG_LOCAL_CACHE_DIR": folder, "ZIG_GLOBAL_CACHE_DIR": folder}
    subprocess.run([str(compiler), *words], env=env, check=True)


def main() -> None:
    ENGINE.mkdir(exist_ok=True)
    try:
        for name, flags in BUILDS.items():
            (ENGINE / name).write_bytes(built(*flags))
    except NoCompiler as problem:
        sys.exit(f"{problem}")


if __name__ == "__main__":
    main()
