"""Builds the documentation as a site: python tools/site.py build/site

The pages lie where their readers look for them, in docs/, at the root and elsewhere. The site has
them side by side, so their links are changed on the way. A link that leads nowhere is an error.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
DOCS = ROOT / "docs"
FILES = (
    "deploy/*",
    "docs/protocol.schema.json",
    "examples/*.mjs",
    "examples/*.py",
    "LICENSE",
    "src/ninetyeight/web/icon.svg",
)
"""What pages refer to that is no page; readers can download it."""

_LINK = re.compile(r"(\]\(|src=\")(?!\w+:|#|/)([^)#\"]+)")


def pages() -> dict[Path, str]:
    """Every page by its name in the site."""
    there = {page: page.stem for page in [*DOCS.glob("*.md"), *DOCS.glob("site/*.md")]}
    there |= {page: page.stem.lower() for page in ROOT.glob("*.md")}
    return {**there, ROOT / "bench" / "RESULTS.md": "results"}


def gather(folder: Path) -> None:
    """Puts all that the site is made of into `folder`."""
    for place in ("pictures", "extra/pictures"):
        shutil.copytree(DOCS / "pictures", folder / place)
    for part in ("static", "templates"):
        shutil.copytree(DOCS / "site" / part, folder / part)
    shutil.copy(DOCS / "site" / "conf.py", folder)
    for file in (file for pattern in FILES for file in ROOT.glob(pattern)):
        shutil.copy(file, folder)
    names = pages()
    for page, name in names.items():
        text = _LINK.sub(lambda link, page=page: _moved(link, page, names), page.read_text("utf-8"))
        (folder / f"{name}.md").write_text(text, "utf-8")


def _moved(link: re.Match[str], page: Path, names: dict[Path, str]) -> str:
    target = (page.parent / link[2]).resolve()
    if target in names:
        return f"{link[1]}{names[target]}.md"
    if target.is_relative_to(DOCS):
        return f"{link[1]}{target.relative_to(DOCS).as_posix()}"
    return f"{link[1]}{target.name}"


def build(site: Path) -> int:
    """Sphinx's exit code; every warning is an error, and all of them are shown."""
    source = site.with_name(f"{site.name}-source")
    for folder in (source, site):
        shutil.rmtree(folder, ignore_errors=True)
    source.mkdir(parents=True)
    gather(source)
    sphinx = [sys.executable, "-m", "sphinx", "--quiet", "--fail-on-warning", "--keep-going"]
    # Sphinx's own cache stays outside the site, which can then be served as it is.
    cache = ["--doctree-dir", str(source / ".doctrees")]
    return subprocess.run([*sphinx, *cache, str(source), str(site)], check=False).returncode


if __name__ == "__main__":
    sys.exit(build(Path(sys.argv[1]).resolve()))
