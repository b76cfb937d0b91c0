"""How Hypothesis runs: the same examples every time where CI is set, new ones elsewhere.

And Ctrl-C works in every test, also for tests that run in the background.
"""

import os
import signal

from hypothesis import settings

# Nothing is timed in a test, so no example is too slow.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

# A shell starts what runs in the background deaf to Ctrl-C, and all that it starts would be too.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)
