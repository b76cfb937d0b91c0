"""What players may tell each other."""

from .signals import Meaning, Signal

__all__ = ["Meaning", "Signal"]
