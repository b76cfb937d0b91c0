"""Saving a game to a file, and leaving it."""

import errno

from ninetyeight.record import Record, dumps
from ninetyeight.words import Words

from .asking import confirm
from .effects import Dialogue
from .game import LocalGame
from .save_files import SaveFiles


class GameSaver:
    """Saves a game and remembers up to where it has been saved."""

    def __init__(
        self, words: Words, shelf: SaveFiles, saved: Record | None, options: str = ""
    ) -> None:
        """`options` are those of `play` that seat the same bots when the game is resumed."""
        self._words = words
        self._shelf = shelf
        self._saved = saved
        self._options = options and f" {options}"

    def has(self, game: LocalGame) -> bool:
        """Whether nothing is lost if the game is left now."""
        return not game.past or game.record == self._saved

    def save(self, game: LocalGame, name: str) -> Dialogue[None]:
        """Saves under a name, or by default to the file last saved or read; reports the result."""
        file = name or self._shelf.last
        if file is None:
            yield self._words.say("save-how")
            return
        try:
            if self._shelf.is_foreign(file):
                if not (yield from confirm(self._words, self._words.say("save-exists", file=file))):
                    return
            self._shelf.put(file, dumps(game.record))
        except OSError as error:
            code = errno.errorcode.get(error.errno or 0, "")
            reason = error.strerror or str(error)
            yield self._words.say("save-failed", file=file, code=code, reason=reason)
            return
        self._saved = game.record
        yield self._words.say("saved", file=file)

    def farewell(self, key: str) -> Dialogue[None]:
        """What is printed when a game is left unfinished."""
        yield self._words.say(key)
        if self._saved is not None and self._shelf.last is not None:
            yield self._words.say("left-saved", file=self._shelf.last, options=self._options)
        else:
            yield self._words.say("left-how", options=self._options)
