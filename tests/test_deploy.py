"""The files in deploy/: what systemd, nginx and pip make of them."""

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.needs import missing

ROOT = Path(__file__).parents[1]
DEPLOY = ROOT / "deploy"
PROGRAM = "/opt/ninetyeight/bin/ninetyeight"
CERTIFICATE = "/etc/letsencrypt/live/cards.example.org"
NGINX_FOLDERS = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")

pytestmark = pytest.mark.slow


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ['PATH']}:/usr/sbin")
    return found or missing(f"{name} is not installed")


def run(*command: str | Path, **variables: str) -> str:
    env = {**os.environ, **variables}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def test_systemd_takes_the_unit_without_a_warning(tmp_path: Path) -> None:
    text = (DEPLOY / "ninetyeight.service").read_text("utf-8")
    assert f"ExecStart={PROGRAM} serve\n" in text
    unit = tmp_path / "ninetyeight.service"
    # It must exist to be verified.
    unit.write_text(text.replace(PROGRAM, str(Path(sys.executable).with_name("ninetyeight"))))
    told = run(program("systemd-analyze"), "verify", "--man=no", unit)
    assert "ninetyeight.service" not in told


def test_nginx_takes_the_site(tmp_path: Path) -> None:
    nginx = program("nginx")
    run(
        *(program("openssl"), "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1"),
        *("-subj", "/CN=cards.example.org", "-keyout", tmp_path / "privkey.pem"),
        *("-out", tmp_path / "fullchain.pem"),
    )
    text = (DEPLOY / "nginx.conf").read_text("utf-8")
    assert CERTIFICATE in text
    # Ports and folders of the system are not for a test, and perhaps not for its user.
    text = text.replace(CERTIFICATE, str(tmp_path))
    text = re.sub(
        r"listen \S*?(\d+)\b(?=[ ;])", lambda port: f"listen unix:{tmp_path}/{port.start()}", text
    )
    (tmp_path / "site.conf").write_text(text)
    outside = "access_log off; " + "".join(
        f"{name}_temp_path {tmp_path}/{name}; " for name in NGINX_FOLDERS
    )
    whole = tmp_path / "nginx.conf"
    whole.write_text(
        f"pid {tmp_path}/pid; events {{}} http {{ {outside} include {tmp_path}/site.conf; }}\n"
    )
    told = run(nginx, "-t", "-e", tmp_path / "log", "-p", tmp_path, "-c", whole)
    assert "[warn]" not in told


def copied() -> list[tuple[list[str], str]]:
    """What the container file copies from the repository, and where to."""
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    lines = re.findall(r"^COPY (?!--from)(.+)$", text, re.MULTILINE)
    return [(line.split()[:-1], line.split()[-1]) for line in lines]


def test_what_the_container_file_copies_is_enough_to_build(tmp_path: Path) -> None:
    for sources, to in copied():
        for source in sources:
            target = (
                tmp_path / to if (ROOT / source).is_dir() else tmp_path / to / Path(source).name
            )
            target.parent.mkdir(parents=True, exist_ok=True)
            if (ROOT / source).is_dir():
                unused = shutil.ignore_patterns("__pycache__", "*.so", "*.egg-info")
                shutil.copytree(ROOT / source, target, ignore=unused)
            else:
                shutil.copy(ROOT / source, target)
    run(
        *(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-index", "--no-deps"),
        *("--no-build-isolation", "--wheel-dir", tmp_path / "made", tmp_path),
        CC="/nonexistent/cc",  # tests/test_package.py has the kernel in C
    )
    (wheel,) = (tmp_path / "made").glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        assert "ninetyeight/web/index.html" in packed.namelist()


def test_the_container_file_installs_where_the_unit_looks() -> None:
    text = (DEPLOY / "Containerfile").read_text("utf-8")
    assert f'ENTRYPOINT ["{PROGRAM}"]' in text
    assert "--requirement requirements.txt" in text
