"""Why a table refuses a command: a stable code and facts, which the client turns into a sentence.

Facts never contain what somebody else may not know, nor a number from a refused text.
"""

from collections.abc import Mapping
from enum import StrEnum


class TableCode(StrEnum):
    """Why a command is refused: stable codes, for programs. Some are those of the rules."""

    NO_SUCH_TABLE = "no-such-table"
    """There is no such table."""
    TABLE_EXISTS = "table-exists"
    """The table is open already."""
    ONLY_WATCHING = "only-watching"
    """Spectators, who came with the code to watch, cannot do this."""
    NO_GUEST = "no-guest"
    """Only somebody who has entered a name can sit down."""
    NOT_SEATED = "not-seated"
    """Only somebody who sits at the table can do this."""
    NOT_HOST = "not-host"
    """Only the host can do this."""
    STALE = "stale"
    """The table has changed meanwhile. `seq` is the step that changed it."""

    NO_SUCH_SEAT = "no-such-seat"
    """There is no such seat. `seat` counts from 0."""
    SEAT_OCCUPIED = "seat-occupied"
    """Somebody sits there already."""
    TABLE_FULL = "table-full"
    """No seat is free."""
    TABLE_LOCKED = "table-locked"
    """The host has locked the table; nobody new can sit down."""
    ALREADY_SEATED = "already-seated"
    """Somebody who has a seat cannot ask for another."""
    TOO_MANY_ASK = "too-many-ask"
    """At most `most` people can ask for a seat at once."""
    TURNED_AWAY = "turned-away"
    """The players have declined; this guest can ask again in the next game."""
    NO_SUCH_REQUEST = "no-such-request"
    """The request has ended."""
    BARRED = "barred"
    """The host has removed this person."""
    NOBODY_SITS = "nobody-sits"
    """Nobody is seated, so there is nobody to deal to."""
    NO_PERSON_THERE = "no-person-there"
    """No person has that seat."""
    NO_BOT_THERE = "no-bot-there"
    """No bot has that seat."""
    BAD_NAME = "bad-name"
    """This name is not allowed here. `problem` says why."""
    UNKNOWN_LEVEL = "unknown-level"
    """No bot has this level."""
    UNKNOWN_RULES = "unknown-rules"
    """No rule set has this name."""
    BAD_OPTION = "bad-option"
    """`option` takes a number from `least` to `most`."""
    DAILY_RULES = "daily-rules"
    """The daily deal is played by the standard rules."""

    GAME_GOING_ON = "game-going-on"
    """This has to wait until the game is over."""
    NO_GAME = "no-game"
    """No game is in progress."""
    NOT_STARTED = "not-started"
    """The table has not agreed who starts."""
    ALREADY_STARTED = "already-started"
    """The game has already started."""
    ALREADY_PROPOSED = "already-proposed"
    """Somebody else has offered to begin. `seat` is who."""
    NO_PROPOSAL = "no-proposal"
    """Nobody has offered to begin."""

    BOT_PLAYS = "bot-plays"
    """A bot plays this seat; its owner can take it back."""
    NOT_LONG_AWAY = "not-long-away"
    """Others can only do this when somebody has been away for `seconds`."""
    NOT_YOUR_TURN = "not-your-turn"
    """It is another player's turn. `seat` is whose."""
    NOT_IN_HAND = "not-in-hand"
    """The `card` is not in the hand."""
    DOES_NOT_FIT = "does-not-fit"
    """The `pile`, which shows `top`, does not take the `card`."""
    WOULD_LOSE = "would-lose"
    """This lay would lose the game; it has to be sent with `sure`."""
    BELOW_MINIMUM = "below-minimum"
    """The turn has `laid` of at least `minimum` cards."""
    FIRE_UNCOVERED = "fire-uncovered"
    """The fire on `pile` must be covered in this turn."""
    CANNOT_TAKE_BACK = "cannot-take-back"
    """Only a single player can take a card back, and only within the turn."""

    NO_TALK = "no-talk"
    """Talking during games is off at this table."""
    BAD_SIGNAL = "bad-signal"
    """A signal is about a pile or about starting, depending on its meaning."""
    EMPTY_TEXT = "empty-text"
    """The text is empty."""
    LONG_TEXT = "long-text"
    """A text has at most `most` characters."""
    NUMBER_TOLD = "number-told"
    """The text would reveal the number of a card."""


class TableError(Exception):
    """The table refuses a command: nothing has changed."""

    def __init__(self, code: TableCode, facts: Mapping[str, int | str] | None = None) -> None:
        super().__init__(code.value)
        self.code = code
        self.facts = dict(facts or {})
