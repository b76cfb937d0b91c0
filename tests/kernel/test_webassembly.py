"""The kernel as WebAssembly: what the sources give, small, alone, and with the same answers.

All tests that ask for `kernel` are run with it too.
"""

import gzip
from contextlib import suppress
from functools import partial
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copytree, ignore_patterns

import pytest
from wasmtime import Config, Engine, MemoryType, Module, Trap, WasmtimeError

from ninetyeight.kernel import Kernel, Level
from ninetyeight.kernel.packing import pack_rules, pack_state
from ninetyeight.rules import RULE_SETS, Rules, Seat, choose_starter, deal_from
from tests.kernel.exercise import LARGEST
from tests.kernel.histories import told_questions
from tests.kernel.kernels import ENGINE, loaded_kernel, wasm_kernel
from tests.kernel.mistakes import MISTAKES, Mistake
from tests.kernel.nets import extreme_net, random_net
from tests.kernel.questions import Net, Question, answer, damaged, games, questions
from tests.kernel.walks import positions
from tests.kernel.webassembly import WebAssembly
from tests.needs import missing
from tools.wasm_kernel import BUILDS, SOURCES, NoCompiler, built, compiled, linked, wasm_sources

MOST_BYTES = 27_000
PAGE = 2**16

every_build = pytest.mark.parametrize("name", BUILDS)


@pytest.mark.slow
@every_build
def test_a_checked_in_build_is_what_the_sources_give(name: str) -> None:
    try:
        fresh = built(*BUILDS[name])
    except NoCompiler as problem:
        missing(str(problem))
    assert (ENGINE / name).read_bytes() == fresh, "run: make wasm"


@every_build
def test_it_is_small(name: str) -> None:
    assert len(gzip.compress((ENGINE / name).read_bytes(), 9)) <= MOST_BYTES


@every_build
def test_it_needs_nothing_and_its_memory_has_limits(name: str) -> None:
    module = Module.from_file(Engine(), str(ENGINE / name))
    (memory,) = [kind.type for kind in module.exports if isinstance(kind.type, MemoryType)]
    assert module.imports == []
    assert memory.limits.min * PAGE <= 2**21
    assert memory.limits.max is not None
    assert memory.limits.max * PAGE <= 2**27


def test_one_of_them_needs_no_simd() -> None:
    config = Config()
    config.wasm_relaxed_simd = False
    config.wasm_simd = False
    Module.from_file(Engine(config), str(ENGINE / "kernel-nosimd.wasm"))


def test_the_other_uses_it() -> None:
    config = Config()
    config.wasm_relaxed_simd = False
    config.wasm_simd = False
    with pytest.raises(WasmtimeError, match="SIMD"):
        Module.from_file(Engine(config), str(ENGINE / "kernel.wasm"))


def difference(kernel: Kernel, native: Kernel, count: int) -> Question | None:
    """The first question that the two answer differently."""
    for seed, state in enumerate(positions(count, seed=41)):
        rng = Random(seed)
        damage = partial(damaged, rng=rng)
        for question in (
            *questions(state, rng, look_ahead=1),
            *questions(state, rng, net=extreme_net(seed)),
            *games(state, rng),
            *questions(state, rng, damage),
            *games(state, rng, damage),
        ):
            if answer(kernel, question) != answer(native, question):
                return question
    return None


@every_build
def test_it_answers_like_the_native_kernel(native: Kernel, name: str) -> None:
    assert difference(wasm_kernel(name), native, 20) is None


def test_it_remembers_like_the_native_kernel(native: Kernel) -> None:
    kernel = wasm_kernel("kernel.wasm")
    for question in told_questions(20, seed=5):
        assert answer(kernel, question) == answer(native, question)


def test_it_looks_ahead_like_the_native_kernel(native: Kernel) -> None:
    kernel, rules = wasm_kernel("kernel.wasm"), RULE_SETS["expert+fire"]
    deck = bytes(Random(4).sample(rules.cards, len(rules.cards)))
    bots = tuple((Level.MASTER, Net(random_net(seat)), 8, 3) for seat in range(4))
    for talk in (False, True):
        question = Question("play", (pack_rules(rules, 4), deck, bots, talk, 2**64 - 5))
        assert answer(kernel, question) == answer(native, question)


def test_there_is_stack_enough_for_the_largest_game() -> None:
    kernel = wasm_kernel("kernel-nosimd.wasm")
    deck = bytes(Random(5).sample(LARGEST.cards, len(LARGEST.cards)))
    master = (Level.MASTER, kernel.net(random_net(1)), 4, 5)
    _, lays, ends, _ = kernel.play(pack_rules(LARGEST, 5), deck, (master,) * 5, True, 1)
    assert len(lays) == 2 * len(ends) > 0


@every_build
def test_what_is_longer_than_its_room_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="not a network"):
        wasm_kernel(name).net(random_net(1) * 2)


def test_a_digest_is_the_sha_256_of_a_text() -> None:
    kernel = WebAssembly(ENGINE / "kernel.wasm")
    for size in (*range(130), 1000):
        text = bytes(number * 7 % 256 for number in range(size))
        assert kernel.digest(text) == sha256(text).digest()


@pytest.mark.parametrize("rules", RULE_SETS.values(), ids=lambda rules: rules.name)
def test_a_deal_is_that_of_the_rules(rules: Rules) -> None:
    kernel = WebAssembly(ENGINE / "kernel.wasm")
    for players in range(1, 6):
        deck = tuple(Random(players).sample(rules.cards, len(rules.cards)))
        begun = choose_starter(deal_from(rules, players, deck), Seat(players - 1))
        packed = kernel.deal(pack_rules(rules, players), bytes(deck), players - 1)
        assert packed == pack_state(begun)
    with pytest.raises(ValueError, match="deck"):
        kernel.deal(pack_rules(rules, 2), bytes(deck[1:]), 0)
    with pytest.raises(ValueError, match="rules"):
        kernel.deal(pack_rules(rules, 2), bytes(deck), 2)


# The sources are those of the native kernel, for which the tests have to notice every mistake: one
# of each file shows that this kernel is made of them, and that the comparison above sees it.
ONE_OF_EACH_FILE = [
    *{mistake.file: mistake for mistake in reversed(MISTAKES)}.values(),
    Mistake(
        name="a bot of one seat sits in the first",
        file="../wasm/wasm.c",
        old="bots[seat] = bot;",
        new="bots[0] = bot;",
        test=Path(__file__).name,
    ),
]


@pytest.fixture(scope="module")
def objects(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the object files of the kernel as it is."""
    folder = tmp_path_factory.mktemp("objects")
    try:
        for source in wasm_sources():
            compiled(source, folder)
    except NoCompiler as problem:
        missing(str(problem))
    return folder


@pytest.mark.slow
@pytest.mark.parametrize("mistake", ONE_OF_EACH_FILE, ids=lambda mistake: mistake.file)
def test_a_mistake_is_noticed(
    native: Kernel, mistake: Mistake, objects: Path, tmp_path: Path
) -> None:
    sources = copytree(SOURCES, tmp_path / "kernel", ignore=ignore_patterns("*.so", "*.py*"))
    file = sources / "c" / mistake.file
    text = file.read_text()
    assert text.count(mistake.old) == 1
    file.write_text(text.replace(mistake.old, mistake.new))
    changed = [file] if file.suffix == ".c" else wasm_sources(sources)
    wrong = [compiled(each, tmp_path) for each in changed]
    right = [each for each in objects.glob("*.o") if not (tmp_path / each.name).exists()]
    kernel = loaded_kernel(str(linked([*wrong, *right], tmp_path)))
    with suppress(Trap):  # what is wrong may also end it
        assert difference(kernel, native, 100) is not None
