"""The learned value of a position, as in `c/net.c`: a small network in whole numbers."""

from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from ninetyeight.kernel.net_shape import VALUES


@dataclass(frozen=True, slots=True)
class Layer:
    """For each neuron the weights of what it sees, and its bias."""

    weights: Sequence[Sequence[int]]
    biases: Sequence[int]

    def sums(self, seen: Sequence[int]) -> list[int]:
        return [
            sum(map(mul, row, seen)) + bias
            for row, bias in zip(self.weights, self.biases, strict=True)
        ]


@dataclass(frozen=True, slots=True)
class Net:
    """Three layers; the values of logits from -8 to 8, and of losses by cards left, in 1/65535."""

    first: Layer
    middle: Layer
    last: Layer
    values: Sequence[int]
    lost: Sequence[int]

    def logit(self, inputs: Sequence[int]) -> int:
        """The value as a logit in 1/2**17."""
        first = [_activation(number, 8) for number in self.first.sums(inputs)]
        second = [_activation(number, 10) for number in self.middle.sums(first)]
        return self.last.sums(second)[0]

    def value(self, logit: int) -> int:
        return self.values[min(max((logit + (1 << 20)) >> 10, 0), VALUES - 1)]


def _activation(number: int, shift: int) -> int:
    return min(max(number, 0) >> shift, 2047)
