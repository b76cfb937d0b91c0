"""Makes what can be published, checks it, and plays with it: python tools/dist.py dist

A source distribution and a wheel for Linux, each installed into empty environments as people
would: the library alone, and with all that is needed to play. Nothing is uploaded.
"""

import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import urlopen

ROOT = Path(__file__).parent.parent
PROGRAMS = Path(sys.executable).parent


def run(*command: str | Path, folder: Path = ROOT) -> str:
    """What a command prints; if it fails, so do we."""
    path = os.pathsep.join([str(PROGRAMS), os.environ["PATH"]])
    env = {**os.environ, "PATH": path}
    done = subprocess.run(
        command,
        cwd=folder,
        env=env,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if done.returncode:
        sys.exit(
            f"{' '.join(map(str, command))}\n{done.stdout}failed with exit code {done.returncode}"
        )
    return done.stdout


def make(work: Path, to: Path) -> tuple[Path, Path]:
    """The source distribution, and the wheel that is built from it."""
    backend = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    run(PROGRAMS / "python", "-c", backend, to)
    (sdist,) = to.glob("*.tar.gz")
    pip = (PROGRAMS / "python", "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet")
    run(*pip, "--no-deps", "--no-build-isolation", "--no-cache-dir", "--wheel-dir", work, sdist)
    (built,) = work.glob("*.whl")
    run("auditwheel", "repair", "--wheel-dir", to, built)
    (wheel,) = to.glob("*.whl")
    return sdist, wheel


def check(sdist: Path, wheel: Path) -> None:
    run("twine", "check", "--strict", sdist, wheel)
    run("abi3audit", "--strict", wheel)


def contents(place: Path) -> tuple[int, int]:
    """How many packages an environment has, and how many bytes."""
    packages = len([*place.glob("lib/*/site-packages/*.dist-info")])
    return packages, sum(file.lstat().st_size for file in place.rglob("*") if file.is_file())


def install(archive: Path, extra: str, work: Path) -> tuple[Path, str]:
    """Installs it where nothing else is; returns where, and how much that was."""
    place = work / f"with-{archive.name}{extra}"
    venv.create(place, with_pip=True)
    before = contents(place)
    pip = (place / "bin" / "python", "-m", "pip", "--disable-pip-version-check", "install")
    run(*pip, "--quiet", "--no-cache-dir", f"{archive}{extra}")
    packages, size = (after - had for after, had in zip(contents(place), before, strict=True))
    return place, f"{packages} packages, {size / 1e6:.0f} MB"


def use(archive: Path, work: Path) -> None:
    """Installs it as the README says: for those who build on it, and for those who play."""
    place, size = install(archive, "", work)
    ninetyeight = place / "bin" / "ninetyeight"
    version = run(ninetyeight, "--version", folder=place).strip()
    if not version.endswith("(native kernel)"):
        sys.exit(f"{archive.name} has installed {version}, expected the native kernel")
    run(ninetyeight, "arena", "--bots", "sharp", "--games", "10", "--jobs", "1", folder=place)
    refused = subprocess.run([ninetyeight, "serve"], capture_output=True, text=True, check=False)
    if "pip install 'ninetyeight[play]'" not in refused.stderr:
        sys.exit(f"{archive.name}: serve says {refused.stderr!r}, expected how to install it")
    tell(f"{archive.name}: {archive.stat().st_size:,} bytes, {version}")
    tell(f"  the library and its tools: {size}")
    place, size = install(archive, "[play]", work)
    ninetyeight = place / "bin" / "ninetyeight"
    run(ninetyeight, "play", "--language", "fr", folder=place)
    serve(ninetyeight, place)
    tell(f"  [play], with the table in the browser: {size}")


def tell(line: str) -> None:
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def serve(ninetyeight: Path, place: Path) -> None:
    """Opens a table server and asks it for its first page."""
    database = f"sqlite:///{place / 'tables.db'}"
    command = [ninetyeight, "serve", "--port", "0", "--database", database]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            with urlopen(address, timeout=60) as page:
                if b"Ninety-Eight" not in page.read():
                    sys.exit(f"{address} is not the first page")
        finally:
            server.terminate()


def main(to: Path) -> None:
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    with TemporaryDirectory() as folder:
        work = Path(folder)
        archives = make(work, to)
        check(*archives)
        for archive in archives:
            use(archive, work)


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
