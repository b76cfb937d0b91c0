"""A catalogue: the sentences of one language by their keys."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle


class Words:
    """The sentences of one language."""

    def __init__(self, language: str, bundle: FluentBundle) -> None:
        self.language = language
        self._bundle = bundle

    def say(self, key: str, **facts: str | int) -> str:
        """The sentence for a key, with the facts filled in.

        A missing sentence or fact is a bug, so it raises an error.
        """
        pattern = self._bundle.get_message(key).value
        if pattern is None:
            raise LookupError(f"{key!r} has no value in {self.language!r}")
        text, errors = self._bundle.format_pattern(pattern, facts)
        if errors:
            raise LookupError(f"{key!r} in {self.language!r}: {errors[0]}")
        return str(text)


@cache
def words(language: str) -> Words:
    """The catalogue of a language.

    >>> words("en").say("draw-pile", count=1)
    'Draw pile: 1 card'
    """
    # Fluent is slow to import, and much of the command line does not need it.
    from fluent.runtime import FluentBundle, FluentResource

    source = files("ninetyeight.words").joinpath(f"{language}.ftl").read_text("utf-8")
    # Isolation marks are for mixed writing directions; here screen readers would read them aloud.
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(source))
    return Words(language, bundle)
