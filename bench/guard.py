"""How long the guard of free chat takes: for the first message, for ordinary ones, for nasty ones.

Times are those of the processor. Ordinary messages are made of harmless sentences of the corpus.
Nasty ones are as long as a chat allows, after as many others as count, and nothing is remembered
of any. Each is judged several times, of which the shortest counts, because other programs can only
make it longer; of each kind the slowest text is printed.
"""

import argparse
from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

from report import header

from ninetyeight.table.decisions.talking import MAX_TEXT_LENGTH
from ninetyeight.talk import refusal
from ninetyeight.talk.guard.judging import RECENT
from ninetyeight.talk.guard.lookalikes import reading
from ninetyeight.talk.guard.spotting import is_number

CORPUS = Path(__file__).parent.parent / "tests" / "talk" / "corpus"
TEXTS = 5
LANGUAGES = ("en", "fr", "de", "uk")

LATIN = "abcdefghijklmnoprstuvwyz"
CYRILLIC = "абвгдеєжзиіїйклмнопрстухцчшщьюя"
BEGINNINGS = (
    *("half of the ", "one more than ", "what's on your ", "tell me the ", "how high is it your "),
    *("la moitie de la ", "une de plus ", "dis moi ton ", "combien il y a sur ", "c'est quoi ta "),
    *("die haelfte von dem was ", "eins hoeher als ", "welche karte ", "was hast du fuer ne "),
    *("половина того що там ", "на один біль ", "скажи мені свою ", "яке у тебе там "),
    *("not a second third ", "the second of ", "two more card ", "5 more car ", "дві останні кар "),
    *("sieb", "zweiund", "einundeinund", "zwanundundun", "fufnfuf", "sevens", "надцнадц"),
    *("a'", "a-", "$a", "s e v ", "x, ", "i v x ", "| ", ". - ", "ha ", "é", "\u200b", "😂a"),
)


def of_letters(alphabet: str, shortest: int, longest: int) -> Callable[[Random], str]:
    """Words without sense."""

    def text(rng: Random) -> str:
        words: list[str] = []
        while len(" ".join(words)) < MAX_TEXT_LENGTH:
            words.append("".join(rng.choices(alphabet, k=rng.randint(shortest, longest))))
        return " ".join(words)

    return text


def of_beginning(beginning: str) -> Callable[[Random], str]:
    """What might be a number if it went on, again and again, and a word without sense between."""

    def text(rng: Random) -> str:
        return "".join(
            f"{beginning * 3}{''.join(rng.choices(LATIN, k=2))} " for _ in range(MAX_TEXT_LENGTH)
        )

    return text


def of_characters(first: int, last: int) -> Callable[[Random], str]:
    return lambda rng: "".join(chr(rng.randint(first, last)) for _ in range(MAX_TEXT_LENGTH))


NASTY = {
    **{
        f"words of {shortest} to {longest} {name} letters": of_letters(alphabet, shortest, longest)
        for name, alphabet in (
            ("Latin", LATIN),
            ("Cyrillic", CYRILLIC),
            ("alike", "асеіорхуaceiopxyklm"),
            ("decorated", "äöüéèçñłøßőşđ"),
            ("few", "seivnt"),
        )
        for shortest, longest in ((1, 1), (1, 3), (3, 5), (5, 9), (12, 24), (40, 48), (300, 300))
    },
    **{f"{beginning!r}, repeated": of_beginning(beginning) for beginning in BEGINNINGS},
    **{
        f"characters {first:x} to {last:x}": of_characters(first, last)
        for first, last in ((0xA0, 0x24F), (0x370, 0x1FFF), (0x2000, 0x2FFF), (0x3000, 0x2FA1F))
    },
    "characters that become phrases": lambda rng: (
        "\ufdfa" * 18 + "".join(rng.choices(LATIN, k=300))
    ),
    "only such": lambda rng: "\ufdfa" * 299 + rng.choice(LATIN),
}


def harmless(language: str) -> list[str]:
    lines = (CORPUS / f"{language}.txt").read_text("utf-8").splitlines()
    verdicts = (line.partition("\t") for line in lines)
    return [sentence for verdict, _, sentence in verdicts if verdict == "allowed"]


def messages(length: int, count: int, rng: Random) -> list[str]:
    """Messages in one language each, of about this length."""
    sentences = {language: harmless(language) for language in LANGUAGES}
    return [
        " ".join(rng.choices(sentences[rng.choice(LANGUAGES)], k=length))[:length]
        for _ in range(count)
    ]


def seconds(text: str, before: list[str]) -> float:
    began = process_time()
    refusal(text, before)
    return process_time() - began


def mean_seconds(texts: list[str], before: list[str]) -> float:
    return sum(seconds(text, before) for text in texts) / len(texts)


def nasty_seconds(make: Callable[[Random], str], times: int, rng: Random) -> float:
    """How long the slowest of such texts takes, after others of their kind."""
    slowest = 0.0
    for _ in range(TEXTS):
        *before, text = (make(rng)[:MAX_TEXT_LENGTH] for _ in range(RECENT + 1))
        slowest = max(slowest, min(forgetful_seconds(text, before) for _ in range(times)))
    return slowest


def forgetful_seconds(text: str, before: list[str]) -> float:
    is_number.cache_clear()
    reading.cache_clear()
    return seconds(text, before)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--length", type=int, default=200, help="characters of a message")
    parser.add_argument("--messages", type=int, default=2000)
    parser.add_argument("--times", type=int, default=20, help="how often each nasty one is judged")
    parser.add_argument("--all", action="store_true", help="print every kind of nasty message")
    options = parser.parse_args()
    print(header(options.seed))
    rng = Random(options.seed)
    texts = messages(options.length, options.messages, rng)
    first = seconds(texts[0], [])
    mean_seconds(texts, [])
    print(f"\nthe first message        {first * 1e3:8.1f} ms")
    print(f"an ordinary message      {mean_seconds(texts, []) * 1e6:8.0f} µs")
    print(f"the same, after three    {mean_seconds(texts, texts[:3]) * 1e6:8.0f} µs")
    taken = {kind: nasty_seconds(make, options.times, rng) for kind, make in NASTY.items()}
    ranking = sorted(taken, key=lambda kind: -taken[kind])
    print(f"\n{MAX_TEXT_LENGTH} nasty characters, the worst of {len(taken)} kinds:")
    for kind in ranking if options.all else ranking[:5]:
        print(f"{taken[kind] * 1e3:8.2f} ms  {kind}")


if __name__ == "__main__":
    main()
