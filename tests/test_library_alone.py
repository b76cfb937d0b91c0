"""The library needs nothing but Python, so it can be installed without what it depends on."""

import subprocess
import sys

LIBRARY = ("rules", "record", "talk", "kernel", "bots", "solver")

IMPORTS = """
import sys
class Nothing:
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        if top != "ninetyeight" and top not in sys.stdlib_module_names:
            raise ModuleNotFoundError(f"{name} is not of the library")
sys.meta_path.insert(0, Nothing())
for part in sys.argv[1:]:
    __import__(f"ninetyeight.{part}")
"""


def test_the_library_imports_the_standard_library_only() -> None:
    subprocess.run([sys.executable, "-c", IMPORTS, *LIBRARY], check=True)
