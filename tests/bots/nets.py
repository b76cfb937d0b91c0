"""Networks that have learned nothing, for tests that do not ask how well a bot plays."""

from pathlib import Path
from random import Random
from struct import pack

from ninetyeight.bots.weights import (
    WEIGHTED,
    Weights,
    weights_file,
    write_weights,
)
from ninetyeight.kernel.net_shape import HIDDEN, HIDDEN2, INPUTS


def random_body(rng: Random) -> bytes:
    """Numbers of the size that training leads to."""
    parts = []
    for inputs, units in ((INPUTS, HIDDEN), (HIDDEN, HIDDEN2), (HIDDEN2, 1)):
        weights = [int(600 * rng.random()) - 300 for _ in range(inputs * units)]
        biases = [int(20_000 * rng.random()) - 10_000 for _ in range(units)]
        parts += [pack(f"<{len(weights)}h", *weights), pack(f"<{units}i", *biases)]
    return b"".join(parts)


def random_weights(rules: str = "standard", players: int = 1, seed: int = 1) -> Weights:
    return Weights(
        rules=rules,
        players=players,
        tau=2.0,
        games=0,
        seed=seed,
        command="none: nobody has trained this",
        body=random_body(Random(f"{rules}/{players}/{seed}")),
    )


def write_nets(folder: Path) -> Path:
    """A network for every table."""
    for rules, players in WEIGHTED:
        write_weights(random_weights(rules, players), weights_file(rules, players, folder))
    return folder
