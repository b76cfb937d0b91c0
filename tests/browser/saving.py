"""Files that a page saves, and what the command line says to a record among them."""

import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page


def saved(page: Page, button: str) -> Path:
    """The file that a button saves."""
    with page.expect_download() as download:
        page.get_by_role("button", name=button, exact=True).click()
    return download.value.path()


def verdict_on(record: Path) -> str:
    """What `ninetyeight check` prints behind the name of the file."""
    check = [sys.executable, "-m", "ninetyeight", "check", str(record)]
    done = subprocess.run(check, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.removeprefix(f"{record}: ").strip()
