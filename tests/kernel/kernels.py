"""The kernels under test."""

import os
import shutil
from functools import cache
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from typing import TYPE_CHECKING, cast

import ninetyeight
from ninetyeight.kernel import Kernel, NoKernel, kernel_named
from ninetyeight.kernel.twin import module as twin
from tests.needs import missing

ENGINE = Path(ninetyeight.__file__).parent / "web" / "engine"

if TYPE_CHECKING:
    from ninetyeight.kernel import _native
    from tests.kernel.webassembly import WebAssembly

    # The type checker proves that these are kernels.
    KERNELS: tuple[Kernel, ...] = (_native, twin, WebAssembly(ENGINE))

BUILD = "NINETYEIGHT_TEST_BUILD"
"""The environment variable that names a kernel to be tested instead of the native one."""


def native_kernel() -> Kernel:
    """The native kernel, without which a test is skipped or, where CI is set, fails."""
    if path := os.environ.get(BUILD):
        return loaded_kernel(path)
    try:
        return kernel_named("native")
    except NoKernel as problem:
        missing(str(problem))


@cache
def wasm_kernel(name: str) -> Kernel:
    """The kernel as WebAssembly, of a file that browsers are given."""
    return loaded_kernel(str(ENGINE / name))


def loaded_kernel(path: str) -> Kernel:
    """A kernel that was built elsewhere: a library for Python, or WebAssembly."""
    if path.endswith(".wasm"):
        # What runs it takes a while to load, and most runs have no use for it.
        from tests.kernel.webassembly import WebAssembly

        return WebAssembly(Path(path))
    loader = ExtensionFileLoader("_native", path)
    spec = spec_from_loader("_native", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return cast(Kernel, module)


def compiler() -> str:
    return shutil.which(os.environ.get("CC", "cc")) or missing("there is no C compiler")
