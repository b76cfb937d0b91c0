"""How the network learns."""

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ninetyeight.bots import Match, play_match
from ninetyeight.bots.learning.batches import MIRROR, batches, with_mirrored
from ninetyeight.bots.learning.course import Course, look_back
from ninetyeight.bots.learning.held_out import TUNING_SEED, wins
from ninetyeight.bots.learning.learner import (
    COMPARISON,
    Learner,
    body_of,
    learner_from,
    weights_of,
)
from ninetyeight.bots.learning.lessons import Lessons, School
from ninetyeight.bots.learning.training import Diverged, Training
from ninetyeight.bots.weights import kernel_net, load_weights, parse_weights, write_weights
from ninetyeight.cli.commands.train import THREADS
from ninetyeight.cli.locks import only_one
from ninetyeight.kernel import Kernel, chosen_kernel
from ninetyeight.kernel.net_shape import INPUTS
from ninetyeight.kernel.packing import pack_view, unpack_lays
from ninetyeight.rules import (
    RULE_SETS,
    Card,
    Seat,
    Seed,
    choose_starter,
    deal_from,
    shuffled,
    view,
)
from tests.cli.running import run

LITTLE = Course(games=2, batch=64)


def training(minutes: float = 1.0, seed: int = 3) -> Training:
    return Training(
        rules=RULE_SETS["standard"],
        players=2,
        minutes=minutes,
        seed=seed,
        learner=learner_from(None, seed),
        course=LITTLE,
    )


def test_what_a_file_holds_is_what_was_learned_up_to_rounding() -> None:
    learner = Learner.fresh(np.random.default_rng(1))
    again = Learner.of(weights_of(body_of(learner.weights)))
    assert body_of(again.weights) == body_of(learner.weights)
    for weight, other in zip(learner.weights, again.weights, strict=True):
        assert np.abs(weight - other).max() <= 0.5 / 1024


def test_looking_back_mixes_what_was_said_later_with_how_it_ended() -> None:
    logits = np.array([0.0, np.log(3.0), 0.0])
    targets = look_back(logits, np.array([2, 1], np.int32), np.array([1, 0.25], np.float32), 0.8)
    assert targets == pytest.approx([0.2 * 0.75 + 0.8 * 1, 1, 0.25])


def test_a_step_brings_the_answer_nearer_to_the_target() -> None:
    rng = np.random.default_rng(2)
    learner = Learner.fresh(rng)
    inputs = rng.random((32, INPUTS), np.float32)
    targets = np.full(32, 0.9, np.float32)

    def error() -> float:
        w1, b1, w2, b2, w3, b3 = learner.weights
        hidden = np.clip(np.clip(inputs @ w1 + b1, 0, 16) @ w2 + b2, 0, 16)
        return float(np.abs(1 / (1 + np.exp(-(hidden @ w3 + b3)[:, 0])) - targets).mean())

    before = error()
    for _ in range(50):
        learner.learn(inputs, targets, np.ones(32, np.intp), rate=1e-3)
    assert error() < before / 2


def test_the_slope_is_the_slope() -> None:
    """One step of plain descent changes a weight as the difference of the loss says."""
    rng = np.random.default_rng(5)
    inputs = rng.random((8, INPUTS), np.float32)
    targets = rng.random(8).astype(np.float32)
    turns = np.array([1, 3, 4])

    def loss(weights: list[np.ndarray[tuple[int, ...], np.dtype[np.float64]]]) -> float:
        w1, b1, w2, b2, w3, b3 = weights
        hidden = np.clip(np.clip(inputs @ w1 + b1, 0, 16) @ w2 + b2, 0, 16)
        said = 1 / (1 + np.exp(-(hidden @ w3 + b3)[:, 0]))
        errors = np.split(said - targets, np.cumsum(turns)[:-1])
        spread = sum(((error - error.mean()) ** 2).sum() for error in errors) / len(targets)
        entropy = -(targets * np.log(said) + (1 - targets) * np.log(1 - said))
        return float(entropy[:1].sum() / len(targets) + COMPARISON / 2 * spread)

    learner = Learner.fresh(rng)
    exact = [weight.astype(np.float64) for weight in learner.weights]
    learner.learn(inputs, targets, turns, rate=0.0)
    for layer, place in [(0, (3, 7)), (2, (5, 4)), (4, (2, 0)), (5, (0,))]:
        slope = learner.means[layer][place] / 0.1
        above = [weight.copy() for weight in exact]
        below = [weight.copy() for weight in exact]
        above[layer][place] += 1e-4
        below[layer][place] -= 1e-4
        assert slope == pytest.approx((loss(above) - loss(below)) / 2e-4, rel=0.02, abs=1e-5)


def test_every_lesson_is_learned_once_with_the_other_turns_of_its_position() -> None:
    inputs = np.zeros((9, INPUTS), np.int16)
    inputs[:, 0] = 32 * np.arange(9)
    turns = np.array([1, 3, 2, 3])
    targets = np.linspace(0, 1, 9, endpoint=False, dtype=np.float32)
    lessons = Lessons(inputs, targets, turns, np.zeros(1, np.int32))
    seen = []
    for some, wanted, together in batches(lessons, 4, np.random.default_rng(1)):
        assert some[:, 0] / 9 == pytest.approx(wanted)
        seen += [tuple(part) for part in np.split(some[:, 0], np.cumsum(together)[:-1])]
    assert sorted(seen) == [(0,), (1, 2, 3), (4, 5), (6, 7, 8)]
    assert with_mirrored(lessons).turns.tolist() == [1, 3, 2, 3, 1, 3, 2, 3]


def test_tau_and_rate_go_from_first_to_last() -> None:
    course = Course(first_tau=15, last_tau=2, first_rate=1e-3, last_rate=1e-4)
    assert [course.tau(0), course.tau(1)] == pytest.approx([15, 2])
    assert [course.rate(0), course.rate(1)] == pytest.approx([1e-3, 1e-4])


def test_an_interrupted_training_goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    kernel = chosen_kernel()
    whole, first, second = training(), training(), training()
    for learner in (whole, first):
        learner.step(kernel)
        learner.seconds = 1.0
    first.save(tmp_path / "resume")
    second.resume(tmp_path / "resume")
    for learner in (whole, second):
        learner.step(kernel)
    assert body_of(second.learner.weights) == body_of(whole.learner.weights)
    assert second.weights("").body == whole.weights("").body
    assert second.games == whole.games == 4


@pytest.mark.parametrize("content", [b"", b"rubbish", b"PK\x03\x04"])
def test_a_damaged_resume_file_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "resume").write_bytes(content)
    with pytest.raises(ValueError, match="cannot resume from"):
        training().resume(tmp_path / "resume")


def test_another_training_is_not_resumed(tmp_path: Path) -> None:
    training(seed=1).save(tmp_path / "resume")
    with pytest.raises(ValueError, match="belongs to another training"):
        training(seed=2).resume(tmp_path / "resume")


def test_a_training_from_another_network_is_not_resumed(tmp_path: Path) -> None:
    training().save(tmp_path / "resume")
    other = replace(training(), learner=learner_from(None, seed=5))
    with pytest.raises(ValueError, match="belongs to another training"):
        other.resume(tmp_path / "resume")


def test_who_is_interrupted_in_a_step_has_learned_nothing_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    interrupted = training()
    before, learn, calls = body_of(interrupted.learner.weights), Learner.learn, []

    def interrupt(learner: Learner, *arguments: Any) -> None:
        learn(learner, *arguments)
        calls.append(learner)
        raise KeyboardInterrupt

    monkeypatch.setattr(Learner, "learn", interrupt)
    with pytest.raises(KeyboardInterrupt):
        interrupted.step(chosen_kernel())
    assert body_of(calls[0].weights) != before == body_of(interrupted.learner.weights)
    assert interrupted.games == 0


def test_the_time_of_other_threads_is_not_taken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    # Two games are two shards, each played by a thread of its own.
    clock = iter([0.0, 1.0, 0.0, 2.0, 5.0, 7.0])
    monkeypatch.setattr(time, "thread_time", lambda: next(clock))
    learner = training()
    learner.step(chosen_kernel())
    assert learner.seconds == 1.0 + 2.0 + 2.0


def test_a_mirrored_position_has_the_inputs_of_the_mirrored_game() -> None:
    """Card c becomes 101 - c, an ascending pile a descending one."""
    kernel, rules = chosen_kernel(), RULE_SETS["standard"]
    deck = shuffled(rules, Seed("5" * 32))
    decks = (deck, tuple(Card(101 - card) for card in deck))
    states = [choose_starter(deal_from(rules, 2, each), Seat(0)) for each in decks]

    def end(lays: Sequence[tuple[int, int]]) -> tuple[object, object]:
        """Where lays lead: what was laid, and what lies on top."""
        return frozenset(card for card, _ in lays), frozenset({pile: c for c, pile in lays}.items())

    turns, others = (
        {
            tuple((lay.card, int(lay.pile)) for lay in unpack_lays(lays)): inputs
            for lays, _, _, inputs, _ in kernel.turns(pack_view(view(each, Seat(0)), None), 2, None)
        }
        for each in states
    )
    mirrored = {end(lays): np.frombuffer(inputs, np.int16) for lays, inputs in others.items()}
    assert len(turns) > 5
    for lays, inputs in turns.items():
        partner = end([(101 - card, (pile + 2) % 4) for card, pile in lays])
        assert (mirrored[partner] == np.frombuffer(inputs, np.int16)[MIRROR]).all()


def test_units_that_a_file_does_not_use_begin_to_see_and_change_no_answer(tmp_path: Path) -> None:
    small = Learner.fresh(np.random.default_rng(4), hidden=20)
    assert not small.weights[0][:, 20:].any() and not small.weights[2][20:].any()
    rng = np.random.default_rng(6)
    inputs, targets = rng.random((8, INPUTS), np.float32), rng.random(8).astype(np.float32)
    small.learn(inputs, targets, np.ones(8, np.intp), 1e-3)
    assert not small.weights[0][:, 20:].any() and not small.weights[2][20:].any()
    weights = replace(training().weights("none"), body=body_of(small.weights))
    write_weights(weights, tmp_path / "x.net")
    grown = learner_from(tmp_path / "x.net", seed=1, hidden=30).weights
    assert grown[0][:, 20:30].any(axis=0).all() and not grown[0][:, 30:].any()
    assert not grown[2][20:].any()
    assert (grown[0][:, :20] == weights_of(weights.body)[0][:, :20]).all()


def test_what_is_written_is_the_mean_of_the_last_steps() -> None:
    learner, seen = training(), []
    for _ in range(3):
        learner.step(chosen_kernel())
        seen.append(learner.learner.weights[0])
    shares = [1 / (1 + LITTLE.average * steps) for steps in (1, 2, 3)]
    mean = learner_from(None, 3).weights[0]
    for weight, share in zip(seen, shares, strict=True):
        mean = mean + share * (weight - mean)
    assert weights_of(learner.weights("").body)[0] == pytest.approx(mean, abs=1e-3)


def test_threads_change_nothing_but_the_time() -> None:
    alone, together = training(), replace(training(), jobs=3)
    for learner in (alone, together):
        learner.step(chosen_kernel())
    assert body_of(alone.learner.weights) == body_of(together.learner.weights)


def test_a_budget_of_games_is_a_budget_of_games() -> None:
    learner = replace(training(), budget=4)
    learner.step(chosen_kernel())
    assert learner.progress == 0.5


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_a_training_that_diverges_says_so_and_keeps_what_it_had() -> None:
    learner = training()
    before = body_of(learner.learner.weights)
    learner.course = replace(LITTLE, first_rate=1e30, last_rate=1e30)
    with pytest.raises(Diverged, match="diverged after 0 games"):
        learner.step(chosen_kernel())
    assert body_of(learner.learner.weights) == before


def test_held_out_games_are_won_as_often_as_the_arena_says() -> None:
    weights = load_weights("standard", 2)
    match = Match(rules=RULE_SETS["standard"], bots=("sharp",) * 2, seed=TUNING_SEED)
    won = sum(game.left == 0 for game in play_match(match, 20, jobs=1))
    assert wins(chosen_kernel(), RULE_SETS[weights.rules], weights, 20, talk=True) == won > 0


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="threads are counted in /proc")
def test_the_command_multiplies_with_one_thread(tmp_path: Path) -> None:
    script = (
        "import os, sys, ninetyeight.cli\n"
        "ninetyeight.cli.main(sys.argv[1:], standalone_mode=False)\n"
        "import numpy\n"
        "print(len(os.listdir('/proc/self/task')))"
    )
    options = ["train", "--minutes", "1e-6", "--out", str(tmp_path / "x.net")]
    run = subprocess.run(
        [sys.executable, "-c", script, *options],
        env={name: value for name, value in os.environ.items() if name not in THREADS},
        capture_output=True,
        check=True,
    )
    assert run.stdout.split() == [b"1"]


def test_a_terminated_training_keeps_its_last_whole_step(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def step(learner: Training, kernel: Kernel) -> tuple[int, int]:
        if learner.games:
            signal.raise_signal(signal.SIGTERM)
        learner.games += learner.course.games
        return 0, 0

    monkeypatch.setattr(Training, "step", step)
    result = run("train", "--out", tmp_path / "x.net")
    assert result.exit_code == 143
    assert f"The same command resumes from {tmp_path}/x.net.resume" in result.stderr
    monkeypatch.setattr(Training, "step", lambda *_: signal.raise_signal(signal.SIGINT))
    assert "Resuming. Games so far: 128." in run("train", "--out", tmp_path / "x.net").stderr


def test_the_command_logs_evaluates_and_keeps_checkpoints(tmp_path: Path) -> None:
    log, kept = tmp_path / "log.jsonl", tmp_path / "kept"
    result = run(
        *("train", "--games", "128", "--evaluate", "2", "--log", log, "--checkpoints", kept),
        *("--out", tmp_path / "standard-1.net"),
    )
    assert result.exit_code == 0
    assert "100%: 2 held-out games, " in result.stderr
    told, evaluated = map(json.loads, log.read_text().splitlines())
    assert (told["games"], told["progress"], told["rules"]) == (128, 1.0, "standard")
    assert 0 <= told["won"] <= 1 and told["left"] > 0 and told["rate"] == pytest.approx(5e-5)
    assert (evaluated["evaluated"], evaluated["seed"]) == (2, "tuning")
    assert 0 <= evaluated["silent"] <= 1 and "talk" not in evaluated
    written = (tmp_path / "standard-1.net").read_bytes()
    assert (kept / "100" / "standard-1.net").read_bytes() == written
    assert "--games 128 " in parse_weights(written).command
    assert not (tmp_path / "standard-1.net.lock").exists()


def test_two_trainings_do_not_write_one_file(tmp_path: Path) -> None:
    out = tmp_path / "x.net"
    with only_one(tmp_path / "x.net.lock"):
        result = run("train", "--out", out)
    assert result.exit_code == 2
    assert f"Another training is writing {out}." in result.stderr


@pytest.mark.parametrize("option", ["--log", "--checkpoints"])
def test_what_cannot_be_logged_or_kept_is_told(tmp_path: Path, option: str) -> None:
    (tmp_path / "file").touch()
    there = tmp_path / "file" / "x"
    result = run("train", "--games", "128", option, there, "--out", tmp_path / "x.net")
    assert result.exit_code == 2
    assert f"Cannot write {there}" in result.stderr


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
def test_the_command_tells_of_divergence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Learner, "is_sound", lambda _: False)
    result = run("train", "--games", "128", "--out", tmp_path / "x.net")
    assert result.exit_code == 2
    learned = f"What was learned until then is in {tmp_path}/x.net; a smaller --rate helps."
    assert f"the training has diverged after 0 games. {learned}" in result.stderr
    assert parse_weights((tmp_path / "x.net").read_bytes()).games == 0
    assert [file.name for file in tmp_path.iterdir()] == ["x.net"]


@pytest.mark.slow
def test_the_command_writes_a_network(tmp_path: Path) -> None:
    out = tmp_path / "some.net"
    result = run("train", "--players", "2", "--minutes", "0.001", "--out", str(out))
    assert result.exit_code == 0
    weights = parse_weights(out.read_bytes())
    assert (weights.rules, weights.players, weights.games) == ("standard", 2, 128)
    assert weights.command.startswith("ninetyeight train --players 2 --rules standard")
    assert list(tmp_path.iterdir()) == [out]
    result = run(
        *("train", "--players", "3", "--minutes", "0.001"),
        *("--from", str(out), "--out", str(tmp_path / "b.net")),
    )
    assert result.exit_code == 0


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--minutes", "0", "--out", "x"], "0"),
        (["--minutes", "nan", "--out", "x"], "'nan' is not a number"),
        (["--minutes", "inf", "--out", "x"], "'inf' is not a number"),
        (["--tau", "5", "nan", "--out", "x"], "'nan' is not a number"),
        (["--out", "/"], "'/' is a directory"),
        (
            ["--out", "/nonexistent/x.net", "--minutes", "0.001"],
            "Cannot write /nonexistent/x.net: No such file",
        ),
        (
            ["--from", "/nonexistent.net", "--out", "x"],
            "the network /nonexistent.net cannot be read: No such file",
        ),
        (["--from", __file__, "--out", "x"], f"the network {__file__} is invalid: "),
        ([], "--out"),
    ],
)
def test_bad_input_gets_a_sentence(arguments: list[str], reason: str) -> None:
    result = run("train", *arguments)
    assert result.exit_code == 2
    assert reason in result.stderr


def test_a_kernel_that_is_not_there_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NINETYEIGHT_KERNEL", "quantum")
    result = run("train", "--out", "x")
    assert result.exit_code == 2
    assert "NINETYEIGHT_KERNEL: no kernel is called 'quantum'" in result.stderr


def lessons_of(course: Course, games: int) -> Lessons:
    kernel, weights = chosen_kernel(), load_weights("standard", 2)
    net = kernel_net(kernel, weights.body, weights.tau)
    school = School(kernel, RULE_SETS["standard"], 2, course, net, weights.tau)
    return school.lessons(games, seed=4)


def test_a_study_teaches_what_master_finds_of_every_turn_it_tries() -> None:
    lessons = lessons_of(Course(study=100, deals=2), games=1)
    assert lessons.inputs.shape == (len(lessons.targets), INPUTS)
    assert len(lessons.left) == 1 and len(lessons.targets) > 100
    assert ((lessons.targets >= 0) & (lessons.targets <= 1)).all()


def test_three_of_four_games_are_lived_while_others_are_studied() -> None:
    lessons = lessons_of(Course(study=10, deals=1), games=4)
    assert len(lessons.left) == 4
    assert lessons.turns.sum() == len(lessons.targets)
    assert (lessons.turns == 1).sum() > 3 * 20 and (lessons.turns > 1).any()


def test_a_training_that_studies_can_be_repeated_and_learns() -> None:
    first, second = training(), training()
    for learner in (first, second):
        learner.course = replace(LITTLE, study=50, deals=1)
        learner.step(chosen_kernel())
    assert body_of(first.learner.weights) == body_of(second.learner.weights)
    assert body_of(first.learner.weights) != body_of(training().learner.weights)
