"""How long a test waits: for what comes in the end, however busy the machine is."""

from time import sleep, time

PATIENCE = 120.0
"""Seconds after which something that was waited for will not come any more."""

DAY = 24 * 3600


def wait_out_midnight() -> None:
    """What is told by the day would change during a test that begins shortly before midnight."""
    left = DAY - time() % DAY
    if left < PATIENCE:
        sleep(left)
