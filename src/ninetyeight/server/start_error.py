"""Why a server cannot start, as a sentence that can be translated."""


class StartError(Exception):
    """Carries the English sentence with its facts in braces; as text, the two put together."""

    def __init__(self, sentence: str, **facts: object) -> None:
        super().__init__(sentence.format(**facts))
        self.sentence, self.facts = sentence, facts
