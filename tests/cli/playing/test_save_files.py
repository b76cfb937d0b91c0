"""The files in which a game is kept."""

import os
from pathlib import Path

import pytest

from ninetyeight.cli.playing.save_files import SaveFiles


def test_writes_a_new_file_with_ordinary_permissions(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    old = os.umask(0o027)
    try:
        SaveFiles().put(str(file), "Привіт\n")
    finally:
        os.umask(old)
    assert file.read_bytes() == "Привіт\n".encode()
    assert file.stat().st_mode & 0o777 == 0o640
    assert list(tmp_path.iterdir()) == [file]


def test_knows_its_own_files_from_foreign_ones(tmp_path: Path) -> None:
    foreign, loaded, saved = (tmp_path / name for name in ("foreign", "loaded", "saved"))
    foreign.touch()
    loaded.touch()
    shelf = SaveFiles(str(loaded))
    shelf.put(str(saved), "")
    assert shelf.last == str(saved)
    assert shelf.is_foreign(str(foreign))
    assert not shelf.is_foreign(str(loaded))
    assert not shelf.is_foreign(str(tmp_path / "x" / ".." / "saved"))
    assert not shelf.is_foreign(str(tmp_path / "new"))


def test_keeps_the_permissions_of_a_file_that_it_replaces(tmp_path: Path) -> None:
    file = tmp_path / "game.n98"
    file.touch(0o600)
    SaveFiles(str(file)).put(str(file), "new")
    assert (file.read_text(), file.stat().st_mode & 0o777) == ("new", 0o600)


def test_writes_through_a_link(tmp_path: Path) -> None:
    file, link = tmp_path / "game.n98", tmp_path / "link"
    file.touch()
    link.symlink_to(file)
    SaveFiles().put(str(link), "new")
    assert link.is_symlink()
    assert file.read_text() == "new"


def test_finds_the_home_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    SaveFiles().put("~/game.n98", "new")
    assert (tmp_path / "game.n98").read_text() == "new"


@pytest.mark.parametrize("name", ["", ".", "none/game.n98", "file/game.n98", "pipe", "a\0b"])
def test_never_replaces_what_is_no_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    os.mkfifo("pipe")
    with pytest.raises(OSError, match="Errno"):
        SaveFiles().put(name, "text")
    assert sorted(tmp_path.iterdir()) == [tmp_path / "file", tmp_path / "pipe"]


def test_leaves_the_old_file_if_the_new_one_cannot_be_finished(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    file = tmp_path / "game.n98"
    file.write_text("old")
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space"):
        SaveFiles(str(file)).put(str(file), "new")
    assert file.read_text() == "old"
    assert list(tmp_path.iterdir()) == [file]
