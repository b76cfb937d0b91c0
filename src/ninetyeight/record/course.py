"""A game that is played action by action, with all its states kept."""

from ninetyeight.rules import Action, Illegal, Lay, State, explain, outcome
from ninetyeight.rules.unchecked import after_lay, after_turn

PlayedStep = tuple[State, Action | None]
"""An action with the state in which it was taken; the last state of a game has no action."""


class Course:
    """The states and actions so far, the state they led to and, if the game is over, its outcome.

    Whether it is over takes a search, so each state is searched once.
    """

    def __init__(self, state: State) -> None:
        self.state, self.outcome = state, outcome(state)
        self._taken: list[PlayedStep] = []

    @property
    def steps(self) -> tuple[PlayedStep, ...]:
        return (*self._taken, (self.state, None))

    def explain(self, action: Action) -> Illegal | None:
        """Why `action` is not legal now, or None if it is."""
        return explain(self.state, action, in_play=self.outcome is None)

    def take(self, action: Action) -> None:
        """Takes an action that is known to be legal."""
        self._taken.append((self.state, action))
        if isinstance(action, Lay):
            self.state = after_lay(self.state, action)
        else:
            self.state = after_turn(self.state)
        self.outcome = outcome(self.state)
