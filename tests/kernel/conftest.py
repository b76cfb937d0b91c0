"""Each test that asks for `kernel` is run with all; `native` is the one in C."""

import os

import pytest

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.twin import module as twin
from tests.kernel.kernels import BUILD, native_kernel, wasm_kernel

# Another build is compared with what is known to be right.
ASKED = ["native"] if os.environ.get(BUILD) else ["native", "wasm", "python"]


@pytest.fixture(scope="session", params=ASKED)
def kernel(request: pytest.FixtureRequest) -> Kernel:
    match request.param:
        case "native":
            return native_kernel()
        case "wasm":
            return wasm_kernel("kernel.wasm")
        case _:
            return twin


@pytest.fixture(scope="session")
def native() -> Kernel:
    return native_kernel()
