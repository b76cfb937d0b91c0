"""Why the server itself refuses something, besides the reasons of tables and of the rules.

Codes are for programs; the sentence is made where somebody reads it.
"""

from enum import StrEnum


class ServerCode(StrEnum):
    """Stable codes, for programs; each is the last part of a key in the catalogues."""

    BAD_MESSAGE = "bad-message"
    """The message is not one of the protocol: `what` says what is wrong, and where."""
    TOO_FAST = "too-fast"
    """Messages came too fast."""
    BUSY = "busy"
    """The server is too busy for this now; try again shortly."""
    STORE_FAILED = "store-failed"
    """The step could not be stored, so nothing has changed."""
    ID_REUSED = "id-reused"
    """Another command was done under this id, so this one was not: each command needs a new id."""
    SERVER_FAULT = "server-fault"
    """A bug in the server; the host finds it in the log."""
    NO_HINTS = "no-hints"
    """Hints are off at this table."""
    NOT_SIGNED_IN = "not-signed-in"
    """Only somebody who has entered a name can do this."""
    NO_SUCH_GAME = "no-such-game"
    """No finished game has this name, or it was deleted."""
    NOT_YOUR_GAME = "not-your-game"
    """Only those who played a game can delete it."""
    BAD_RECORD = "bad-record"
    """The text is not a valid game record: `problems` lists what is wrong with it."""
    TOO_LARGE = "too-large"
    """A request body has at most `most` bytes."""
    WRONG_ORIGIN = "wrong-origin"
    """Pages of another site may not connect."""
    UNKNOWN_HOST = "unknown-host"
    """`host` is not a known name of this server; its operator can add it with --hosts."""
    WRONG_DAY = "wrong-day"
    """Only the deal of `today` can be played, and later days cannot be viewed."""
    DAY_NOT_OVER = "day-not-over"
    """Others may still play the deal of `day`: its cards are shown when that day is over."""
    NO_SUCH_PAGE = "no-such-page"
    """There is no such page."""
    TOO_MANY_SOCKETS = "too-many-sockets"
    """A browser or an address has too many open sockets."""
