"""Which signals are heard: those that were given and are neither replaced, withdrawn nor faded."""

from ninetyeight.rules import Pile

from .signals import Signal, Withdrawal

GivenSignals = tuple[Signal, ...]
"""The signals that hold at a moment, in the order in which they were given."""


def heard_after(heard: GivenSignals, said: Signal | Withdrawal) -> GivenSignals:
    """What is heard once a seat says something new about a pile or about starting, or withdraws it.

    Of each seat only the last signal about the same thing is heard.
    """
    others = [each for each in heard if each.seat != said.seat or each.pile != said.pile]
    return (*others, said) if isinstance(said, Signal) else tuple(others)


def heard_after_lay(heard: GivenSignals, pile: Pile) -> GivenSignals:
    """What is heard once a card is laid on `pile`: what was said about that pile has faded."""
    return tuple([each for each in heard if each.pile != pile]) if heard else ()


def heard_after_start(heard: GivenSignals) -> GivenSignals:
    """What is heard once it is agreed who starts: what was said about starting is over."""
    return tuple([each for each in heard if each.pile is not None])
