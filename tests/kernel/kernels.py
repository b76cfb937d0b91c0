"""The kernels under test."""

import os
import shutil
from importlib.machinery import ExtensionFileLoader
from importlib.util import module_from_spec, spec_from_loader
from typing import TYPE_CHECKING, cast

from ninetyeight.kernel import Kernel, NoKernel, kernel_named
from ninetyeight.kernel.twin import module as twin
from tests.needs import missing

if TYPE_CHECKING:
    from ninetyeight.kernel import _native

    # The type checker proves that both modules are kernels.
    KERNELS: tuple[Kernel, ...] = (_native, twin)

BUILD = "NINETYEIGHT_TEST_BUILD"
"""The environment variable that names a native kernel to be tested instead of the built one."""


def native_kernel() -> Kernel:
    """The native kernel, without which a test is skipped or, where CI is set, fails."""
    if path := os.environ.get(BUILD):
        return loaded_kernel(path)
    try:
        return kernel_named("native")
    except NoKernel as problem:
        missing(str(problem))


def loaded_kernel(path: str) -> Kernel:
    """A native kernel that was built elsewhere."""
    loader = ExtensionFileLoader("_native", path)
    spec = spec_from_loader("_native", loader)
    assert spec is not None
    module = module_from_spec(spec)
    loader.exec_module(module)
    return cast(Kernel, module)


def compiler() -> str:
    return shutil.which(os.environ.get("CC", "cc")) or missing("there is no C compiler")
