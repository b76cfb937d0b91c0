"""Why the server itself refuses something, beside the reasons of tables and of the rules.

As there, a code is for programs, and the sentence is made where somebody sees it.
"""

from enum import StrEnum


class ServerCode(StrEnum):
    """Stable codes, for programs; each is the last part of a key in the catalogues."""

    BAD_MESSAGE = "bad-message"
    """The message is not one of the protocol: `what` says what is wrong, and where."""
    TOO_FAST = "too-fast"
    """So many messages so fast are not read any more."""
    BUSY = "busy"
    """The server has too much to do for this just now; a little later it will do it."""
    STORE_FAILED = "store-failed"
    """The step could not be stored, so nothing has changed."""
    ID_REUSED = "id-reused"
    """Another command was done under this id, so this one was not: each command needs a new id."""
    SERVER_FAULT = "server-fault"
    """The program has a fault; its host finds it in the log."""
    NO_HINTS = "no-hints"
    """At this table nobody is given hints."""
    NOT_SIGNED_IN = "not-signed-in"
    """Only somebody who is known by a name can do this."""
    NO_SUCH_GAME = "no-such-game"
    """No finished game has this name, or it was deleted."""
    NOT_YOUR_GAME = "not-your-game"
    """Only those who played a game can delete it."""
    BAD_RECORD = "bad-record"
    """The text is not a valid game record: `problems` lists what is wrong with it."""
    TOO_LARGE = "too-large"
    """A body has at most `most` bytes."""
    WRONG_ORIGIN = "wrong-origin"
    """Pages of that site may not connect here."""
    UNKNOWN_HOST = "unknown-host"
    """The server does not go by the name `host`; whoever runs it can name it with --hosts."""
    WRONG_DAY = "wrong-day"
    """Only the deal of `today` can be played, and only days until then can be looked at."""
    DAY_NOT_OVER = "day-not-over"
    """Others may still play the deal of `day`: its cards are shown when that day is over."""
    NO_SUCH_PAGE = "no-such-page"
    """Nothing is at this address."""
    TOO_MANY_SOCKETS = "too-many-sockets"
    """One browser, or one address, has as many sockets as it may have."""
