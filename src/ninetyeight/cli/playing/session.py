"""What a dialogue knows, and how it asks for a line."""

from dataclasses import dataclass, field

from ninetyeight.bots import Bot
from ninetyeight.cli.table_text import shown_names
from ninetyeight.rules import Seat, outcome
from ninetyeight.talk import Signal, Withdrawal
from ninetyeight.words import Words

from .asking import confirm
from .effects import Curtain, Dialogue, Question
from .game import LocalGame
from .line_parser import Keyword, TypedCommand, parse_line, parse_said
from .saving import GameSaver

PROMPT = "> "


class Leave(Exception):
    """Somebody wants to leave the game."""


@dataclass(slots=True)
class LocalSession:
    """A game at one keyboard, with the bots that play some of the seats.

    `facing` is the seat whose hand is on the screen, if there is one. `told` is what was said
    before each lay, for bots that remember it; None where nobody talks, and in a game that was
    resumed.
    """

    words: Words
    game: LocalGame
    saver: GameSaver
    bots: dict[Seat, Bot] = field(default_factory=dict)
    facing: Seat | None = None
    told: bytes | None = None

    def __post_init__(self) -> None:
        if self.game.origin.talk and not self.game.past:
            self.told = b""

    @property
    def names(self) -> tuple[str, ...]:
        return shown_names(self.words, self.game.origin.players)

    @property
    def is_alone(self) -> bool:
        return len(self.names) == 1

    @property
    def people(self) -> tuple[Seat, ...]:
        """The seats that people play."""
        seats = (Seat(seat) for seat in range(len(self.names)))
        return tuple(seat for seat in seats if seat not in self.bots)

    @property
    def is_shared(self) -> bool:
        """Whether several people share the keyboard."""
        return len(self.people) > 1

    @property
    def speaker(self) -> Seat | None:
        """Who speaks, if somebody types what to say; None while nobody can be told apart."""
        return self.facing if self.is_shared else self.people[0]

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
                case TypedCommand(Keyword.MESSAGE, text):
                    yield from self._say(text)
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
        if self.bots:
            yield self.words.say("help-say")
        if rules.fire:
            yield self.words.say("help-fire", cards=", ".join(map(str, sorted(rules.fire))))

    def _say(self, text: str) -> Dialogue[None]:
        """Tells the bots something about a pile; people hear each other anyway."""
        words, seat = self.words, self.speaker
        parsed = parse_said(text, words)
        if not self.bots:
            yield words.say("say-aloud")
        elif self.is_over or parsed is None or seat is None:
            yield words.say("say-how")
        else:
            meaning, pile = parsed
            said = Withdrawal(seat, pile) if meaning is None else Signal(seat, meaning, pile)
            if meaning is not None or any(
                (each.seat, each.pile) == (seat, pile) for each in self.game.heard
            ):
                self.game = self.game.after_saying(said)
            yield words.say("say-heard")

    def _quit(self) -> Dialogue[None]:
        if not self.is_over and not self.saver.has(self.game):
            if not (yield from confirm(self.words, self.words.say("quit-unsaved"))):
                return
        raise Leave
