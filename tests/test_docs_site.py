"""The documentation as a site: complete, without dead links, and sufficient to itself."""

import importlib.util
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import ninetyeight.bots
import ninetyeight.kernel
import ninetyeight.record
import ninetyeight.review
import ninetyeight.rules
import ninetyeight.solver
import ninetyeight.talk
from tests.needs import missing

ROOT = Path(__file__).parents[1]
LIBRARY = [
    ninetyeight.rules,
    ninetyeight.record,
    ninetyeight.talk,
    ninetyeight.bots,
    ninetyeight.kernel,
    ninetyeight.review,
    ninetyeight.solver,
]

pytestmark = pytest.mark.slow


def build(site: Path) -> subprocess.CompletedProcess[str]:
    if not importlib.util.find_spec("sphinx"):
        missing("Sphinx is not installed; make docs installs it")
    command = [sys.executable, str(ROOT / "tools" / "site.py"), str(site)]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def sphinx_on(source: Path) -> subprocess.CompletedProcess[str]:
    sphinx = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning"]
    command = [*sphinx, str(source), str(source / "made")]
    return subprocess.run(command, capture_output=True, text=True, check=False)


def test_the_site_has_every_page_and_name_and_needs_no_other_site(tmp_path: Path) -> None:
    built = build(site := tmp_path / "site")
    assert (built.returncode, built.stderr) == (0, "")
    pages = {page.stem for page in site.glob("*.html")}
    assert {page.stem for page in (ROOT / "docs").glob("*.md")} <= pages
    assert {"index", "api", "readme", "architecture", "changelog", "contributing"} <= pages
    reference = (site / "api.html").read_text("utf-8")
    for package in LIBRARY:
        for name in package.__all__:
            assert f'id="{package.__name__}.{name}"' in reference
    assert (site / "searchindex.js").exists()
    for file in site.rglob("*.html"):
        assert_needs_only_the_site(page := file.read_text("utf-8"))
        for target in re.findall(r"\s(?:src|href)=\"(?!\w+:|#)([^\"?#]+)", page):
            assert (file.parent / target).exists(), f"{file.name}: {target}"
    for file in site.rglob("*.css"):
        assert not re.search(r"(url\(|@import)\s*['\"]?(https?:)?//", file.read_text("utf-8"))


def assert_needs_only_the_site(page: str) -> None:
    """As the content policy of the server wants it: nothing from elsewhere, nothing inline."""
    assert not re.search(r"<(script|link|img|iframe)[^>]*(src|href)=\"(https?:)?//", page)
    assert not re.search(r"<script(?![^>]*\ssrc=)", page)
    assert not re.search(r"<style|\sstyle=\"|\son\w+=\"", page)


def test_a_dead_link_is_an_error(tmp_path: Path) -> None:
    if not importlib.util.find_spec("sphinx"):
        missing("Sphinx is not installed; make docs installs it")
    for file in ("docs/site/conf.py", "src/ninetyeight/web/icon.svg"):
        shutil.copy(ROOT / file, tmp_path)
    for folder in ("extra", "static", "templates"):
        (tmp_path / folder).mkdir()
    (tmp_path / "index.md").write_text("# Here\n\n[here](#here)\n")
    assert sphinx_on(tmp_path).returncode == 0
    for link in ("[gone](gone.md)", "[gone](index.md#gone)"):
        (tmp_path / "index.md").write_text(f"# Here\n\n{link}\n")
        built = sphinx_on(tmp_path)
        assert built.returncode == 1
        assert "gone" in built.stderr
