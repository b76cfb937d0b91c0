"""Questions with two answers."""

from ninetyeight.words import Words

from .effects import Dialogue, Question
from .line_parser import parse_yes_or_no


def confirm(words: Words, question: str) -> Dialogue[bool]:
    """Asks until the answer is yes or no."""
    yield question
    while True:
        line = yield Question(f"{words.say('yes-or-no')} ")
        answer = parse_yes_or_no(line, words)
        if answer is not None:
            return answer
        yield words.say("answer-expected")
