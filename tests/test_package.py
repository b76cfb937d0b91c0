"""What is published: the source distribution and the wheel, built, unpacked and installed."""

import os
import subprocess
import sys
import sysconfig
import tarfile
import zipfile
from collections.abc import Callable
from email.message import Message
from email.parser import HeaderParser
from fcntl import LOCK_EX, flock
from pathlib import Path, PurePosixPath
from shutil import copytree, ignore_patterns

import pytest

from tests.kernel.kernels import compiler

ROOT = Path(__file__).parents[1]
NO_COMPILER = "/nonexistent/cc"
PIP = [sys.executable, "-m", "pip", "--disable-pip-version-check"]
OFFLINE = ["--quiet", "--no-index", "--no-deps"]

pytestmark = pytest.mark.slow


Made = Callable[[str, Callable[[Path], object]], Path]


def build_sdist(source: Path, to: Path) -> None:
    build = "import sys; from setuptools.build_meta import build_sdist; build_sdist(sys.argv[1])"
    command = [sys.executable, "-c", build, str(to)]
    subprocess.run(command, cwd=source, stdout=subprocess.DEVNULL, check=True)


def build_wheel(source: Path, to: Path, cc: str | None) -> None:
    """Has pip make a wheel of a folder or a source distribution."""
    env = {**os.environ, "CC": cc} if cc else dict(os.environ)
    command = [*PIP, "wheel", *OFFLINE, "--no-build-isolation", "--wheel-dir", str(to), str(source)]
    subprocess.run(command, env=env, check=True)


def wheel_in(folder: Path) -> Path:
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Made:
    """Makes a folder, or waits for the other worker that does: what it holds is made once."""
    own = tmp_path_factory.getbasetemp()
    shared = own.parent if "PYTEST_XDIST_WORKER" in os.environ else own

    def folder(name: str, make: Callable[[Path], object]) -> Path:
        with (shared / f"{name}.lock").open("w") as lock:
            flock(lock, LOCK_EX)
            if not (shared / name).exists():
                make(half := shared / f"{name}-half-made")
                half.rename(shared / name)
        return shared / name

    return folder


@pytest.fixture(scope="module")
def checkout(made: Made) -> Path:
    """The repository as it is, since building leaves traces, and another build may be going on."""
    left_out = ("node_modules", ".*", "build", "*.so", "*.pyd", "*.egg-info", "__pycache__")
    return made("checkout", lambda to: copytree(ROOT, to, ignore=ignore_patterns(*left_out)))


@pytest.fixture(scope="module")
def sdist(checkout: Path, made: Made) -> Path:
    (archive,) = made("sdist", lambda to: build_sdist(checkout, to)).glob("*.tar.gz")
    return archive


@pytest.fixture(scope="module")
def native_wheel(sdist: Path, made: Made) -> Path:
    return wheel_in(made("native", lambda to: build_wheel(sdist, to, compiler())))


@pytest.fixture(scope="module")
def python_wheel(sdist: Path, made: Made) -> Path:
    return wheel_in(made("python", lambda to: build_wheel(sdist, to, NO_COMPILER)))


def files_in(archive: Path) -> set[str]:
    if archive.suffix == ".whl":
        with zipfile.ZipFile(archive) as wheel:
            return set(wheel.namelist())
    with tarfile.open(archive) as sources:
        files = (PurePosixPath(entry.name) for entry in sources.getmembers() if entry.isfile())
        return {str(PurePosixPath(*file.parts[1:])) for file in files}


def files_under(folder: Path, *patterns: str) -> set[str]:
    found = (path for pattern in patterns for path in folder.glob(pattern))
    return {path.relative_to(folder).as_posix() for path in found if path.is_file()}


def test_the_source_distribution_builds_and_reads_by_itself(sdist: Path, checkout: Path) -> None:
    files = ("*.md", "LICENSE", "MANIFEST.in", "pyproject.toml", "requirements.txt")
    folders = ("bench/RESULTS.md", "deploy/*", "docs/**/*", "examples/**/*", "src/ninetyeight/**/*")
    packed = {name for name in files_in(sdist) if ".egg-info/" not in name}
    assert packed - {"PKG-INFO", "setup.cfg"} == files_under(checkout, *files, *folders)


def test_a_wheel_holds_what_is_used_and_nothing_else(native_wheel: Path, checkout: Path) -> None:
    ours = {name for name in files_in(native_wheel) if ".dist-info/" not in name}
    unused = (".c", ".h", ".d.ts", "vendor/README.md")
    sources = files_under(checkout / "src", "ninetyeight/**/*")
    used = {name for name in sources if not name.endswith(unused)}
    assert ours == used | {"ninetyeight/kernel/_native.abi3.so"}
    assert all(any(name.endswith(kind) for name in ours) for kind in (".html", ".ftl", ".net"))


def test_without_a_compiler_only_the_native_kernel_is_missing(
    native_wheel: Path, python_wheel: Path
) -> None:
    assert files_in(native_wheel) - files_in(python_wheel) == {"ninetyeight/kernel/_native.abi3.so"}
    assert files_in(python_wheel) <= files_in(native_wheel)


def test_a_checkout_gives_the_same_wheel(
    checkout: Path, native_wheel: Path, tmp_path: Path
) -> None:
    build_wheel(checkout, tmp_path, None)
    assert files_in(wheel_in(tmp_path)) == files_in(native_wheel)


@pytest.fixture(scope="module")
def metadata(native_wheel: Path) -> Message:
    with zipfile.ZipFile(native_wheel) as wheel:
        (name,) = [name for name in wheel.namelist() if name.endswith(".dist-info/METADATA")]
        return HeaderParser().parsestr(wheel.read(name).decode())


def test_the_licences_of_all_that_is_bundled_are_told(
    metadata: Message, native_wheel: Path
) -> None:
    assert metadata["License-Expression"] == "MIT AND Apache-2.0"
    listed = metadata.get_all("License-File", [])
    packed = files_in(native_wheel)
    assert len(listed) == 2
    assert all(any(name.endswith(f"licenses/{file}") for name in packed) for file in listed)


def test_who_builds_on_the_library_gets_no_web_server(metadata: Message) -> None:
    needed = metadata.get_all("Requires-Dist", [])
    assert [each for each in needed if "extra ==" not in each] == ["click>=8.1"]
    assert metadata.get_all("Provides-Extra") == ["play", "postgres", "train"]


def test_the_description_shows_in_an_index(metadata: Message) -> None:
    """What it refers to would not be there."""
    description = metadata.get_payload()
    assert isinstance(description, str)
    assert "# Ninety-Eight" in description
    assert not any(sign in description for sign in ("](", "<img", "![]"))


USES = """
from pathlib import Path
from click.testing import CliRunner
from starlette.applications import Starlette
from starlette.testclient import TestClient
import ninetyeight
from ninetyeight.cli import main
from ninetyeight.server.site.assets import load_assets
from ninetyeight.server.site.pages import page_routes

def run(*words):
    result = CliRunner(env={"LC_ALL": "C.UTF-8"}).invoke(main, words)
    assert result.exit_code == 0, result.output
    return result.stdout

print(Path(ninetyeight.__file__).parents[1])
print(run("--version").split()[-2:])
assert "Du spielst allein" in run("play", "--language", "de")
assert "sharp" in run("arena", "--bots", "sharp", "--games", "1", "--jobs", "1", "--players", "2")
pages = TestClient(Starlette(routes=page_routes(load_assets())))
for path in ("/", "/app.js", "/vendor/libraries.js", "/icon.svg"):
    pages.get(path).raise_for_status()
"""


def used_alone(wheel: Path, folder: Path) -> list[str]:
    """What the installed package tells of itself, in an environment with nothing else of ours.

    What it depends on is lent by this environment, as nothing is downloaded.
    """
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    python = folder / "bin" / "python"
    subprocess.run([*PIP, "--python", str(python), "install", *OFFLINE, str(wheel)], check=True)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "lent.pth").write_text(sysconfig.get_path("purelib"))
    ours = ("NINETYEIGHT_", "PYTHONPATH")
    run = subprocess.run(
        [str(python), "-c", USES],
        env={name: value for name, value in os.environ.items() if not name.startswith(ours)},
        cwd=folder,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    where, *told = run.stdout.splitlines()
    assert Path(where) == site
    return told


def test_installed_with_a_compiler_the_native_kernel_plays(
    native_wheel: Path, tmp_path: Path
) -> None:
    assert used_alone(native_wheel, tmp_path) == ["['(native', 'kernel)']"]


def test_installed_without_a_compiler_the_python_kernel_plays(
    python_wheel: Path, tmp_path: Path
) -> None:
    assert used_alone(python_wheel, tmp_path) == ["['(python', 'kernel)']"]
