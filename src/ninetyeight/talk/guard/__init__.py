"""The guard of free chat: whether a message reveals the number of a card."""

from collections.abc import Sequence

from .reasons import Refusal, RefusalReason


def refusal(text: str, before: Sequence[str] = (), *, counts_pass: bool = True) -> Refusal | None:
    """Why this message may not be sent, or None if it is allowed.

    `before` are the last messages of the same person, the oldest first: a number may be spread over
    several of them. `counts_pass` is whether small counts, as of two cards, may be said.

    >>> refusal("I could use the second pile")
    >>> refusal("forty-seven")
    Refusal(code=<RefusalReason.WORDS: 'words'>)
    >>> refusal("ty-something", before=["I have a for"])
    Refusal(code=<RefusalReason.SPLIT: 'split'>)
    """
    # Code that only needs signals should not have to load the word lists.
    from .judging import is_split, reason_alone

    reason = reason_alone(text, counts_pass=counts_pass)
    if reason is None and before and is_split(text, before):
        reason = RefusalReason.SPLIT
    return None if reason is None else Refusal(reason)
