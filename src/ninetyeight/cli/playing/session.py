"""What a dialogue knows, and how it asks for a line."""

from dataclasses import dataclass

from ninetyeight.cli.table_text import shown_names
from ninetyeight.rules import Seat, outcome
from ninetyeight.words import Words

from .asking import confirm
from .game import LocalGame
from .line_parser import Command, Order, hear
from .saving import Keeper
from .steps import Ask, Curtain, Talk

PROMPT = "> "


class Leave(Exception):
    """Somebody wants to leave the game."""


@dataclass(slots=True)
class Session:
    """A game at one keyboard; `facing` is the seat whose hand is on the screen, if there is one."""

    words: Words
    game: LocalGame
    keeper: Keeper
    facing: Seat | None = None

    @property
    def names(self) -> tuple[str, ...]:
        return shown_names(self.words, self.game.origin.players)

    @property
    def is_shared(self) -> bool:
        """Whether several people pass the keyboard round."""
        return len(self.names) > 1

    @property
    def is_over(self) -> bool:
        return outcome(self.game.state) is not None

    def ask(self, prompt: str = PROMPT) -> Talk[str]:
        """Asks for a line; handles what can be typed everywhere."""
        while True:
            line = yield Ask(prompt)
            match hear(line, self.words):
                case Order(Command.HELP):
                    yield from self._help()
                case Order(Command.SAVE, file):
                    yield from self.keeper.save(self.game, file)
                case Order(Command.QUIT):
                    yield from self._quit()
                case _:
                    return line

    def hide(self) -> Talk[None]:
        """Draws the curtain if several play and a hand is on the screen."""
        if self.is_shared and self.facing is not None:
            yield Curtain.DRAWN
        self.facing = None

    def turn_to(self, seat: Seat, invitation: str) -> Talk[None]:
        """Hides the screen until the player of `seat` says to be alone with it."""
        yield from self.hide()
        yield from self.ask(f"{self.words.say(invitation, name=self.names[seat])} ")
        self.facing = seat

    def _help(self) -> Talk[None]:
        rules = self.game.state.rules
        facts = {"minimum": rules.minimum, "final": rules.minimum_when_empty, "trick": rules.trick}
        yield self.words.say("help", **facts)
        if rules.fire:
            yield self.words.say("help-fire", cards=", ".join(map(str, sorted(rules.fire))))

    def _quit(self) -> Talk[None]:
        if not self.is_over and not self.keeper.has(self.game):
            if not (yield from confirm(self.words, self.words.say("quit-unsaved"))):
                return
        raise Leave
