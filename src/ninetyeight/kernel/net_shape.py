"""The shape of the network and the limits of its numbers, the same as in `c/kernel.h`.

A pile has PILE_INPUTS numbers, and the table as a whole has GLOBAL_INPUTS; then a pile has
NEAR_INPUTS more, and the hand HAND_INPUTS. Two hidden layers follow, and one number, which one of
VALUES tells the value of.
"""

from ninetyeight.rules import PILES

PILE_INPUTS = 19
GLOBAL_INPUTS = 20
NEAR_INPUTS = 50
HAND_INPUTS = 8
INPUTS = len(PILES) * (PILE_INPUTS + NEAR_INPUTS) + GLOBAL_INPUTS + HAND_INPUTS
HIDDEN = 80
HIDDEN2 = 32
VALUES = 2048
MAX_WEIGHT = 8191
MAX_BIAS = 1 << 27

LAYERS = ((INPUTS, HIDDEN), (HIDDEN, HIDDEN2), (HIDDEN2, 1))
"""For each layer how many numbers it is given, and how many it gives."""
