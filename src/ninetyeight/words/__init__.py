"""What people read, in their language: Fluent catalogues that every client shares.

The game itself uses codes and facts. Sentences are made where a person reads them.
"""

from .catalogue import Words, words
from .languages import DEFAULT, LANGUAGES, preferred_language

__all__ = ["DEFAULT", "LANGUAGES", "Words", "preferred_language", "words"]
