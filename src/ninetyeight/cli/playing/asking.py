"""Questions with two answers."""

from ninetyeight.words import Words

from .line_parser import hear_yes_or_no
from .steps import Ask, Talk


def confirm(words: Words, question: str) -> Talk[bool]:
    """Asks until the answer is yes or no."""
    yield question
    while True:
        line = yield Ask(f"{words.say('yes-or-no')} ")
        answer = hear_yes_or_no(line, words)
        if answer is not None:
            return answer
        yield words.say("answer-expected")
