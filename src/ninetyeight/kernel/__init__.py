"""The hot path: packed positions, whole turns, the network, look-ahead and whole games.

Two kernels have the same functions and give the same answers to the last bit: `_native`, in C, and
`twin`, in Python, slow and obvious. NINETYEIGHT_KERNEL chooses one: `native`, `python`, or `auto`
(the default), which is the native one if it was built.
"""

import os
from functools import cache
from importlib import import_module
from typing import cast

from .interface import (
    KNOTS,
    MAX_DEALS,
    MAX_WIDTH,
    STAGES,
    Answer,
    Fault,
    Kernel,
    KernelBot,
    Level,
    Mark,
    Reason,
    TooLarge,
)

__all__ = [
    "CHOICES",
    "KNOTS",
    "MAX_DEALS",
    "MAX_WIDTH",
    "STAGES",
    "Answer",
    "Fault",
    "Kernel",
    "KernelBot",
    "Level",
    "Mark",
    "NoKernel",
    "Reason",
    "TooLarge",
    "chosen_kernel",
    "is_native",
    "kernel_choice",
    "kernel_named",
]

CHOICES = {"native": ("_native",), "python": ("twin.module",), "auto": ("_native", "twin.module")}
"""The values of NINETYEIGHT_KERNEL, with the modules that are tried for each."""

# Otherwise pip would take the wheel that it once built without a compiler, and keeps.
_REMEDY = (
    "install again with a C compiler at hand,"
    " by pip install --force-reinstall --no-cache-dir and what you installed"
)


class NoKernel(RuntimeError):
    """The kernel that was asked for is not there."""


def kernel_named(choice: str) -> Kernel:
    """The kernel of that choice, one of `CHOICES`."""
    if choice not in CHOICES:
        raise NoKernel(f"no kernel is called {choice!r}; known are {', '.join(CHOICES)}")
    problem = "was not built"
    for module in CHOICES[choice]:
        try:
            return cast(Kernel, import_module(f"{__name__}.{module}"))
        except ModuleNotFoundError:
            continue
        except ImportError as error:  # built for another machine, or damaged
            problem = f"cannot be loaded ({error})"
    raise NoKernel(f"the native kernel {problem}: {_REMEDY}")


def kernel_choice() -> str:
    """What NINETYEIGHT_KERNEL asks for."""
    return os.environ.get("NINETYEIGHT_KERNEL") or "auto"


def is_native(kernel: Kernel) -> bool:
    """Whether it is the kernel in C: it is faster, and lets other threads run."""
    return getattr(kernel, "__name__", "").endswith("._native")


@cache
def chosen_kernel() -> Kernel:
    """The kernel that NINETYEIGHT_KERNEL asks for."""
    return kernel_named(kernel_choice())
