"""What a dialogue knows, and how it asks for a line."""

from dataclasses import dataclass

from ninetyeight.cli.table_text import shown_names
from ninetyeight.rules import Seat, outcome
from ninetyeight.words import Words

from .asking import confirm
from .effects import Curtain, Dialogue, Question
from .game import LocalGame
from .line_parser import Keyword, TypedCommand, parse_line
from .saving import GameSaver

PROMPT = "> "


class Leave(Exception):
    """Somebody wants to leave the game."""


@dataclass(slots=True)
class LocalSession:
    """A game at one keyboard; `facing` is the seat whose hand is on the screen, if there is one."""

    words: Words
    game: LocalGame
    saver: GameSaver
    facing: Seat | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return shown_names(self.words, self.game.origin.players)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.names) > 1

    @property
    def is_over(self) -> bool:
        return outcome(self.game.state) is not None

    def ask(self, prompt: str = PROMPT) -> Dialogue[str]:
        """Asks for a line; handles what can be typed everywhere."""
        while True:
            line = yield Question(prompt)
            match parse_line(line, self.words):
                case TypedCommand(Keyword.HELP):
                    yield from self._help()
                case TypedCommand(Keyword.SAVE, file):
                    yield from self.saver.save(self.game, file)
                case TypedCommand(Keyword.QUIT):
                    yield from self._quit()
                case _:
                    return line

    def hide(self) -> Dialogue[None]:
        """Hides the screen if several people play and a hand is shown."""
        if self.is_shared and self.facing is not None:
            yield Curtain.DRAWN
        self.facing = None

    def turn_to(self, seat: Seat, invitation: str) -> Dialogue[None]:
        """Hides the screen until the player of `seat` confirms to be alone with it."""
        yield from self.hide()
        yield from self.ask(f"{self.words.say(invitation, name=self.names[seat])} ")
        self.facing = seat

    def _help(self) -> Dialogue[None]:
        rules = self.game.state.rules
        facts = {"minimum": rules.minimum, "final": rules.minimum_when_empty, "trick": rules.trick}
        yield self.words.say("help", **facts)
        if rules.fire:
            yield self.words.say("help-fire", cards=", ".join(map(str, sorted(rules.fire))))

    def _quit(self) -> Dialogue[None]:
        if not self.is_over and not self.saver.has(self.game):
            if not (yield from confirm(self.words, self.words.say("quit-unsaved"))):
                return
        raise Leave
