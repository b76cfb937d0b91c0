"""The name of the kernel in use."""

from ninetyeight.kernel import NoKernel, is_native, kernel_choice, kernel_named

from .streams import CommandError


def kernel_in_use() -> str:
    """`native` or `python`; if the kernel is missing, the command ends with an error."""
    choice = kernel_choice()
    if choice == "python":  # Imported late, because commands that do not need it should start fast.
        return choice
    try:
        return "native" if is_native(kernel_named(choice)) else "python"
    except NoKernel as error:
        raise CommandError(f"NINETYEIGHT_KERNEL: {error}.") from None
