"""Networks for tests: packed as `c/pack.c` reads them, with numbers that nobody has trained."""

from collections.abc import Callable
from random import Random
from struct import pack

INPUTS, HIDDEN, HIDDEN2, VALUES, LOSSES = 304, 80, 32, 2048, 128
MAX_WEIGHT, MAX_BIAS = 8191, 1 << 27
STAGES, KNOTS = 8, 32


def packed_net(weight: Callable[[], int], bias: Callable[[], int]) -> bytes:
    """A network whose weights and biases are asked for one by one."""

    def numbers(kind: str, count: int, number: Callable[[], int]) -> bytes:
        return pack(f"<{count}{kind}", *(number() for _ in range(count)))

    layers = ((INPUTS, HIDDEN), (HIDDEN, HIDDEN2), (HIDDEN2, 1))
    return b"".join(
        [
            *(
                numbers("h", wide * high, weight) + numbers("i", high, bias)
                for wide, high in layers
            ),
            pack(f"<{VALUES}H", *(65535 * place // VALUES for place in range(VALUES))),
            pack(f"<{LOSSES}H", *(20000 - 150 * left for left in range(LOSSES))),
        ]
    )


def random_net(seed: int) -> bytes:
    """A network whose neurons are neither all silent nor all at their limit."""
    rng = Random(seed)
    return packed_net(lambda: round(rng.gauss(0, 300)), lambda: round(rng.gauss(0, 30000)))


def extreme_net(seed: int) -> bytes:
    """A network of the largest numbers that are allowed."""
    rng = Random(seed)
    return packed_net(
        lambda: rng.choice((-MAX_WEIGHT, MAX_WEIGHT)), lambda: rng.choice((-MAX_BIAS, MAX_BIAS))
    )


def random_calibration(seed: int) -> bytes:
    """Chances that rise with the logit, any numbers of cards left, and any rising curve."""
    rng = Random(seed)

    def rising() -> list[int]:
        return sorted(rng.randrange(65536) for _ in range(KNOTS + 1))

    chance = [number for _ in range(STAGES + 1) for number in rising()]
    left = [rng.randrange((126 << 8) + 1) for _ in chance]
    shown = [0, *rising()[1:-1], 65535]
    return pack(f"<{len(chance) + len(left) + len(shown)}H", *chance, *left, *shown)
