"""The modules of the web table: what they import, and what the first load of a page fetches."""

import re
from functools import cache
from pathlib import Path, PurePosixPath

import ninetyeight

WEB = Path(ninetyeight.__file__).parent / "web"
STATIC = re.compile(r'^(?:import|export) (?:[^;]*? from )?"(\.[^"]+)";', re.MULTILINE | re.DOTALL)
DYNAMIC = re.compile(r'(?<![@{] )\bimport\("(\.[^"]+)"\)(?!\.)')


def own_modules() -> dict[str, str]:
    """Every module that was written here, by its path below web/."""
    return {
        path.relative_to(WEB).as_posix(): path.read_text("utf-8")
        for path in sorted(WEB.rglob("*.js"))
        if "vendor" not in path.parts
    }


def imported(module: str, pattern: re.Pattern[str] = STATIC) -> set[str]:
    """What a module imports, as paths below web/."""
    if module.startswith("vendor/"):
        return set()
    folder = PurePosixPath(module).parent
    text = re.sub(r"/\*\*.*?\*/", "", (WEB / module).read_text("utf-8"), flags=re.DOTALL)
    return {_joined(folder, name) for name in pattern.findall(text)}


def _joined(folder: PurePosixPath, name: str) -> str:
    parts: list[str] = []
    for part in (folder / name).parts:
        if part == "..":
            parts.pop()
        elif part != ".":
            parts.append(part)
    return "/".join(parts)


@cache
def closure(*modules: str) -> frozenset[str]:
    """The modules and all that must be there before they run."""
    found = set(modules)
    for module in modules:
        found |= closure(*imported(module)) if imported(module) else set()
    return frozenset(found)
