"""The languages whose number words the guard knows; a new one is a module and a name here."""

from . import foreign
from .english import ENGLISH
from .french import FRENCH
from .german import GERMAN
from .language import Language, any_of
from .ukrainian import UKRAINIAN

LANGUAGES = (ENGLISH, FRENCH, GERMAN, UKRAINIAN)

__all__ = ["LANGUAGES", "Language", "any_of", "foreign"]
