"""Writes every Python block of the documentation to a file of its own, for the type checkers.

python tools/doc_blocks.py build/blocks
"""

import re
import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parent.parent


def blocks() -> Iterator[tuple[str, str]]:
    """Each block with a name that tells its document and line, at the same line as there.

    The blocks of a tutorial are one program.
    """
    for document in sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/*.md")]):
        text = document.read_text("utf-8")
        if document.stem.startswith("tutorial-"):
            yield f"{document.stem.replace('-', '_')}.py", _program(text)
            continue
        for block in re.finditer(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
            line = text.count("\n", 0, block.start(1))
            yield f"{document.stem.lower()}_{line}.py", "\n" * line + block[1]


def _program(text: str) -> str:
    lines, is_code = [], False
    for line in text.splitlines():
        if line == "```":
            is_code = False
        lines.append(line if is_code else "")
        if line == "```python":
            is_code = True
    return "\n".join(lines) + "\n"


def main(folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name, text in blocks():
        (folder / name).write_text(text, "utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]))
