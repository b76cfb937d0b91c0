"""Which kernel plays, for those who want to know."""

import os
from importlib.util import find_spec

import click

from ninetyeight.kernel import NoKernel, kernel_named

from .streams import CANNOT


class MissingKernel(click.ClickException):
    """NINETYEIGHT_KERNEL asks for what is not there."""

    exit_code = CANNOT


def kernel_in_use() -> str:
    """`native` or `python`; a kernel that is not there ends the command."""
    choice = os.environ.get("NINETYEIGHT_KERNEL", "auto")
    if choice == "auto":
        # Not imported: whoever only wants the name does not want to wait for the Python one.
        return "native" if find_spec("ninetyeight.kernel._native") else "python"
    try:
        if choice != "python":
            kernel_named(choice)
        return choice
    except NoKernel as error:
        raise MissingKernel(f"NINETYEIGHT_KERNEL: {error}.") from None
