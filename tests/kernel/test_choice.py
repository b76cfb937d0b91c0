"""NINETYEIGHT_KERNEL chooses the kernel."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import ninetyeight.kernel
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.kernel import (
    Kernel,
    NoKernel,
    chosen_kernel,
    kernel_choice,
    kernel_named,
)
from ninetyeight.kernel.twin import module as twin
from tests.kernel.kernels import BUILD, native_kernel


@pytest.fixture(autouse=True)
def _nothing_chosen_yet() -> Iterator[None]:
    chosen_kernel.cache_clear()
    yield
    chosen_kernel.cache_clear()


@pytest.fixture
def _without_native(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ninetyeight.kernel._native", None)


def test_python_is_the_twin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", "python")
    assert chosen_kernel() is twin


@pytest.mark.parametrize("choice", ["native", "auto"])
def test_native_is_what_was_built(
    monkeypatch: pytest.MonkeyPatch, native: Kernel, choice: str
) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", choice)
    assert chosen_kernel() is sys.modules["ninetyeight.kernel._native"]


def test_auto_is_the_default(monkeypatch: pytest.MonkeyPatch, native: Kernel) -> None:
    monkeypatch.delenv("NINETYEIGHT_KERNEL", raising=False)
    assert chosen_kernel() is sys.modules["ninetyeight.kernel._native"]


@pytest.mark.usefixtures("_without_native")
def test_auto_is_the_twin_where_nothing_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", "auto")
    assert chosen_kernel() is twin


@pytest.mark.usefixtures("_without_native")
def test_native_is_missed_where_nothing_was_built(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", "native")
    with pytest.raises(
        NoKernel, match=r"the native kernel was not built: install again with a C .* --no-cache-dir"
    ):
        chosen_kernel()


def test_a_native_kernel_that_cannot_be_loaded_is_none(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "_native.abi3.so").write_bytes(b"of another machine")
    monkeypatch.setattr(ninetyeight.kernel, "__path__", [str(tmp_path)])
    monkeypatch.delitem(sys.modules, "ninetyeight.kernel._native", raising=False)
    with pytest.raises(NoKernel, match=r"the native kernel cannot be loaded \(.+\): install again"):
        kernel_named("native")
    assert kernel_named("auto") is twin
    monkeypatch.delenv("NINETYEIGHT_KERNEL", raising=False)
    assert kernel_in_use() == "python"


def test_nothing_is_the_same_as_auto(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", "")
    assert kernel_choice() == "auto"


def test_nonsense_is_refused_with_what_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", "nonsense")
    with pytest.raises(NoKernel, match=r"no kernel is called 'nonsense'; known are native, .*auto"):
        chosen_kernel()


@pytest.mark.usefixtures("_without_native")
@pytest.mark.parametrize(
    ("ci", "verdict"), [("1", pytest.fail.Exception), ("", pytest.skip.Exception)]
)
def test_a_missing_native_kernel_fails_where_nothing_may_be_skipped(
    monkeypatch: pytest.MonkeyPatch, ci: str, verdict: type[BaseException]
) -> None:
    monkeypatch.delenv(BUILD, raising=False)
    monkeypatch.setenv("CI", ci)
    with pytest.raises(verdict, match="the native kernel was not built"):
        native_kernel()
