"""What can go wrong in the rules library.

RulesError (a ValueError)
├── ImpossibleRules    a rule set that nobody could play
├── UnknownRules       a name that no rule set has
├── BadPlayers         more or fewer players than the rule set is for
├── BadDeck            a deck with a foreign, doubled or missing card
├── BadSeed            a seed that is not 32 hexadecimal digits
├── ImpossibleView     a view with which no deal agrees
├── NotVisible         a question whose answer a view does not know
└── IllegalAction      an action that the rules forbid now; carries the `Illegal` that says why
"""


class RulesError(ValueError):
    """The root of all errors that the rules library raises on purpose."""


class ImpossibleRules(RulesError):
    """Nobody could play by these numbers; `field` is the one of `Rules` that cannot be so."""

    def __init__(self, sentence: str, field: str = "") -> None:
        super().__init__(sentence)
        self.field = field


class UnknownRules(RulesError):
    """No rule set has this name."""


class BadPlayers(RulesError):
    """The rule set is not for this many players."""


class BadDeck(RulesError):
    """The deck does not hold every card of the rule set exactly once."""


class BadSeed(RulesError):
    """A seed is 32 hexadecimal digits."""


class ImpossibleView(RulesError):
    """No deal agrees with this view."""


class NotVisible(RulesError):
    """A view does not know this: it depends on hidden cards."""
