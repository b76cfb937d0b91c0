"""Which kernel plays, for those who want to know."""

from ninetyeight.kernel import NoKernel, kernel_choice, kernel_named

from .streams import CommandError


def kernel_in_use() -> str:
    """`native` or `python`; a kernel that is not there ends the command."""
    choice = kernel_choice()
    if choice == "python":  # Whoever only wants the name does not want to wait for it.
        return choice
    try:
        kernel_named("native" if choice == "auto" else choice)
    except NoKernel as error:
        if choice == "auto":
            return "python"
        raise CommandError(f"NINETYEIGHT_KERNEL: {error}.") from None
    return "native"
