"""How Hypothesis runs: the same examples every time where CI is set, new ones elsewhere.

And Ctrl-C works in every test, also for tests that run in the background.
"""

import os
import signal
from pathlib import Path

import pytest
from hypothesis import settings

BROWSER = Path(__file__).parent / "browser"

# Nothing is timed in a test, so no example is too slow.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# A shell starts what runs in the background deaf to Ctrl-C, and all that it starts would be too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Puts the stories in browsers first: they take longest, and one worker has most of them.

    So no worker waits for a long test in the end, and few of them start a browser.
    """
    items.sort(key=lambda item: BROWSER not in item.path.parents)
