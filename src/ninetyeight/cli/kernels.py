"""Which kernel plays, for those who want to know."""

from ninetyeight.kernel import NoKernel, is_native, kernel_choice, kernel_named

from .streams import CommandError


def kernel_in_use() -> str:
    """`native` or `python`; a missing kernel ends the command."""
    choice = kernel_choice()
    if choice == "python":  # Whoever only wants the name does not want to wait for it.
        return choice
    try:
        return "native" if is_native(kernel_named(choice)) else "python"
    except NoKernel as error:
        raise CommandError(f"NINETYEIGHT_KERNEL: {error}.") from None
