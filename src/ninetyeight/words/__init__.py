"""What people read, in their language: Fluent catalogues that every client shares.

The game itself speaks in codes and facts. A sentence is made where a person sees it.
"""

from .catalogue import Words, words
from .languages import DEFAULT, LANGUAGES, preferred_language

__all__ = ["DEFAULT", "LANGUAGES", "Words", "preferred_language", "words"]
