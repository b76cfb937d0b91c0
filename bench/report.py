"""What every benchmark says before its numbers."""

import os
import platform
import shlex
import subprocess
import sys
from pathlib import Path


def header(seed: object) -> str:
    """Where, on what and how the numbers that follow were measured."""
    lines = {
        "machine": f"{_processor()}, {os.cpu_count()} cores, {platform.system()}",
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "commit": commit(),
        "seed": seed,
        "command": shlex.join(["python", *sys.argv]),
    }
    return "\n".join(f"{name + ':':9}{value}" for name, value in lines.items())


def percent(rate: float, interval: tuple[float, float]) -> str:
    """A rate with its interval, as the tables of the documents write it."""
    low, high = interval
    return f"{100 * rate:.1f} ({100 * low:.1f}–{100 * high:.1f})"


def _processor() -> str:
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        for line in cpuinfo.read_text(encoding="utf-8").splitlines():
            if line.startswith("model name"):
                return line.partition(":")[2].strip()
    return platform.processor() or platform.machine()


def commit() -> str:
    """The commit of the code that runs, marked if files differ from it."""
    git = [
        "git",
        "-C",
        str(Path(__file__).parent),
        "describe",
        "--always",
        "--dirty",
        "--abbrev=12",
    ]
    try:
        answer = subprocess.run(git, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return answer.stdout.strip()
