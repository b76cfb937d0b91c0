"""Every code that the server can answer with has a sentence, and no other has."""

from ninetyeight.server.error_codes import ServerCode
from ninetyeight.table import TableCode
from tests.words.catalogues import messages, variables

FACTS = {
    "bad-message": {"what"},
    "bad-name": {"problem"},
    "bad-option": {"least", "most"},
    "below-minimum": {"laid", "minimum"},
    "does-not-fit": {"card", "pile", "top"},
    "fire-uncovered": {"pile"},
    "long-text": {"most"},
    "not-in-hand": {"card"},
    "not-long-away": {"seconds"},
    "too-large": {"most"},
    "too-many-players": {"most"},
    "unknown-host": {"host"},
}
"""What the sentences of codes tell; those of the others need no facts."""


def test_every_code_has_a_sentence_and_every_sentence_a_code() -> None:
    codes = {*TableCode, *ServerCode}
    sentences = {key for key in messages("en") if key.startswith("error-")}
    assert sentences == {f"error-{code}" for code in codes}


def told(key: str) -> set[str]:
    """The facts in a sentence, or in the one that it stands for."""
    message = messages("en")[key]
    borrowed = messages("en").get(key.replace("error-", "illegal-"))
    return variables(message) or (variables(borrowed) if borrowed else set())


def test_a_sentence_takes_only_the_facts_that_its_code_has() -> None:
    for code in {*TableCode, *ServerCode} - {"no-such-seat"}:
        assert told(f"error-{code}") == FACTS.get(code, set()), code
