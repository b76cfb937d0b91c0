"""Networks in files: what is written is read again, and nothing else is."""

import json
import math
import struct
from collections.abc import Callable
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ninetyeight.bots.weights import (
    BadWeights,
    Weights,
    format_weights,
    kernel_net,
    load_weights,
    parse_weights,
    weights_file,
    write_weights,
)
from ninetyeight.kernel import Kernel, chosen_kernel
from ninetyeight.kernel.packing import pack_view
from ninetyeight.kernel.twin.net import Layer, Net
from ninetyeight.rules import RULE_SETS, Seat, Seed, choose_starter, deal, view
from tests.bots.nets import random_body, random_weights

BODY = random_body(Random(1))
SOUND = random_weights("expert+fire", 3)

all_weights = st.builds(
    Weights,
    rules=st.sampled_from(["standard", "expert-hand+fire"]),
    players=st.integers(1, 5),
    tau=st.floats(min_value=0.01, max_value=100),
    games=st.integers(0, 10**9),
    seed=st.integers(0, 2**64 - 1),
    command=st.text(max_size=80),
    body=st.sampled_from([random_body(Random(seed)) for seed in range(4)]),
)


@given(weights=all_weights)
def test_what_is_written_is_read_again(weights: Weights) -> None:
    assert parse_weights(format_weights(weights)) == weights


def test_what_is_saved_is_loaded_again(tmp_path: Path) -> None:
    write_weights(SOUND, weights_file("expert+fire", 3, tmp_path))
    assert load_weights("expert+fire", 3, tmp_path) == SOUND
    assert [file.name for file in tmp_path.iterdir()] == ["expert+fire-3.net"]


def test_the_header_is_one_line_that_people_can_read() -> None:
    line, _, body = format_weights(SOUND).partition(b"\n")
    assert json.loads(line) == {
        "format": 2,
        "rules": "expert+fire",
        "players": 3,
        "inputs": 304,
        "hidden": 80,
        "hidden2": 32,
        "tau": 2.0,
        "games": 0,
        "seed": 1,
        "command": SOUND.command,
        "sha256": sha256(body).hexdigest(),
    }


def test_a_network_of_the_first_version_answers_as_it_always_did(tmp_path: Path) -> None:
    rng, shape = Random(3), ((96, 64), (64, 32), (32, 1))
    layers = [
        (
            [[rng.randrange(-300, 300) for _ in range(inputs)] for _ in range(units)],
            [rng.randrange(-9000, 9000) for _ in range(units)],
        )
        for inputs, units in shape
    ]
    body = b"".join(
        struct.pack(f"<{units * inputs}h{units}i", *(w for row in rows for w in row), *biases)
        for (inputs, units), (rows, biases) in zip(shape, layers, strict=True)
    )
    header = {
        "format": 1,
        "inputs": 96,
        "hidden": 64,
        "hidden2": 32,
        "sha256": sha256(body).hexdigest(),
        "rules": "standard",
        "players": 1,
        "tau": 2.0,
        "games": 5,
        "seed": 1,
        "command": "x",
    }
    weights = parse_weights(json.dumps(header).encode() + b"\n" + body)
    first, middle, last = (Layer(*layer) for layer in layers)
    small = Net(first, middle, last, [0], [0])
    kernel = chosen_kernel()
    state = choose_starter(deal(RULE_SETS["standard"], 1, Seed("4" * 32)), Seat(0))
    net = kernel_net(kernel, weights.body, weights.tau)
    turns = kernel.turns(pack_view(view(state, Seat(0)), None), 2, net)
    assert len(turns) > 5
    for _, _, _, inputs, logit in turns:
        assert small.logit(struct.unpack("=304h", inputs)[:96]) == logit
    assert parse_weights(format_weights(weights)) == weights


def with_header(**changes: object) -> bytes:
    line, _, body = format_weights(SOUND).partition(b"\n")
    header: dict[str, Any] = {**json.loads(line), **changes}
    kept = {name: value for name, value in header.items() if value is not ...}
    return json.dumps(kept).encode() + b"\n" + body


def with_body(change: Callable[[bytes], bytes]) -> bytes:
    """A file whose checksum is right, but not what it sums up."""
    line, _, body = format_weights(SOUND).partition(b"\n")
    body = change(body)
    header = {**json.loads(line), "sha256": sha256(body).hexdigest()}
    return json.dumps(header).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("content", "found", "expected"),
    [
        (b"", "no header", "one line of JSON"),
        (b"n98 1\n", "cannot be read", "ASCII JSON"),
        (b"[" * 1500 + b"\n", "cannot be read", "ASCII JSON"),
        ("{'é'}\n".encode(), "cannot be read", "ASCII JSON"),
        (b"[1]\n", "[1]", "an object"),
        (b" " * 3000 + format_weights(SOUND), "no header", "one line of JSON"),
        (with_header(format=3), "'format' is 3", "expected 1 or 2"),
        (with_header(format=True), "'format' is True", "expected 1 or 2"),
        (with_header(format=...), "'format' is None", "expected 1 or 2"),
        (with_header(format=1), "'inputs' is 304", "expected 96"),
        (with_header(inputs=96), "'inputs' is 96", "expected 304"),
        (with_header(hidden=64), "'hidden' is 64", "expected 80"),
        (with_header(hidden2=16), "'hidden2' is 16", "expected 32"),
        (with_header(tau=...), "missing: 'tau'", "expected are"),
        (with_header(colour="red"), "too many: 'colour'", "expected are"),
        (with_header(tau=2), "'tau' is 2", "expected float"),
        (with_header(tau=0.0), "tau is 0.0", "more than 0"),
        (with_header(tau=math.inf), "tau is inf", "more than 0"),
        (with_header(tau=math.nan), "tau is nan", "more than 0"),
        (with_header(games="many"), "'games' is 'many'", "expected int"),
        (with_header(seed=True), "'seed' is True", "expected int"),
        (with_header(command=None), "'command' is None", "expected str"),
        (with_header(rules="expert"), "it is for expert with 3", "expected expert+fire with 3"),
        (with_header(players=2), "it is for expert+fire with 2", "expected expert+fire with 3"),
        (with_header(sha256="0" * 64), "SHA-256", f"expected {'0' * 64}"),
        (format_weights(SOUND)[:-1], "54275 bytes", "expected 54276"),
        (format_weights(SOUND)[:-5000], "49276 bytes", "expected 54276"),
        (format_weights(SOUND) + b"\0", "54277 bytes", "expected 54276"),
        (format_weights(SOUND)[:-1] + b"\x7f", "SHA-256", "expected"),
        (with_body(lambda body: b"\xff\x7f" + body[2:]), "32767", "at most 8191"),
        (
            with_body(lambda body: body[:-4] + b"\xff\xff\xff\x7f"),
            "2147483647",
            "at most 134217728",
        ),
    ],
    ids=str,
)
def test_refuses_with_a_sentence_what_is_not_sound(
    tmp_path: Path, content: bytes, found: str, expected: str
) -> None:
    file = tmp_path / "expert+fire-3.net"
    file.write_bytes(content)
    with pytest.raises(BadWeights) as caught:
        load_weights("expert+fire", 3, tmp_path)
    sentence = str(caught.value)
    assert str(file) in sentence
    assert found in sentence
    assert expected in sentence


def test_refuses_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(
        BadWeights, match=r"no network for standard with 1 player, .*standard-1\.net: "
    ):
        load_weights("standard", 1, tmp_path)


def test_refuses_what_is_not_a_file(tmp_path: Path) -> None:
    (tmp_path / "standard-1.net").mkdir()
    with pytest.raises(BadWeights, match=r"standard-1\.net .*Is a directory"):
        load_weights("standard", 1, tmp_path)


def test_never_reads_much_of_a_large_file(tmp_path: Path) -> None:
    with (tmp_path / "standard-1.net").open("wb") as large:
        large.write(format_weights(random_weights()))
        large.truncate(50 * 2**20)
    with pytest.raises(BadWeights, match="expected 54276"):
        load_weights("standard", 1, tmp_path)


def test_what_could_not_be_read_again_cannot_be_made() -> None:
    with pytest.raises(BadWeights, match="54276"):
        replace(SOUND, body=b"")
    with pytest.raises(BadWeights, match="tau"):
        replace(SOUND, tau=-1.0)


def test_the_kernel_gets_the_tables_that_follow_from_tau() -> None:
    given_to_kernel = []

    class Listening:
        def net(self, packed: bytes) -> object:
            given_to_kernel.append(packed)
            return chosen_kernel().net(packed)

    kernel: Kernel = Listening()  # type: ignore[assignment]
    kernel_net(kernel, BODY, tau=2.0)
    (packed,) = given_to_kernel
    assert packed.startswith(BODY)
    tables = struct.unpack("<2176H", packed[len(BODY) :])
    values, lost = tables[:2048], tables[2048:]
    assert values[0] == round(65535 / (1 + math.exp(8 - 0.5 / 128)))
    assert values[1023] + values[1024] == 65535
    assert list(values) == sorted(values)
    assert lost[:3] == (65535, round(65535 * math.exp(-0.5)), round(65535 * math.exp(-1)))
    assert lost[127] == 0
