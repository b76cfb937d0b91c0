"""How Hypothesis runs: the same examples every time where CI is set, new ones elsewhere."""

import os

from hypothesis import settings

# Nothing is timed in a test, so no example is too slow.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")
