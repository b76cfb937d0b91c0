"""Each test that asks for `kernel` is run with both; `native` is the one in C."""

import os

import pytest

from ninetyeight.kernel import Kernel
from ninetyeight.kernel.twin import module as twin
from tests.kernel.kernels import BUILD, native_kernel

# Another build is compared with what is known to be right.
ASKED = ["native"] if os.environ.get(BUILD) else ["native", "python"]


@pytest.fixture(scope="session", params=ASKED)
def kernel(request: pytest.FixtureRequest) -> Kernel:
    return native_kernel() if request.param == "native" else twin


@pytest.fixture(scope="session")
def native() -> Kernel:
    return native_kernel()
