"""How long the guard of free chat takes: for the first message, for ordinary ones, for nasty ones.

Times are those of the processor. Ordinary messages are made of harmless sentences of the corpus.
"""

import argparse
from pathlib import Path
from random import Random
from time import process_time

from report import header

from ninetyeight.talk import refusal

CORPUS = Path(__file__).parent.parent / "tests" / "talk" / "corpus"
LANGUAGES = ("en", "fr", "de", "uk")
NASTY = ("a", "ab ", "a'", "$a", "s e v ", "half of the ", "not a second third ", "\u200b", "sieb")
LONG = 10_000


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


def seconds(texts: list[str], before: list[str]) -> float:
    """How long one of the messages takes."""
    began = process_time()
    for text in texts:
        refusal(text, before)
    return (process_time() - began) / len(texts)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, default=98)
    parser.add_argument("--length", type=int, default=200, help="characters of a message")
    parser.add_argument("--messages", type=int, default=2000)
    options = parser.parse_args()
    print(header(options.seed))
    texts = messages(options.length, options.messages, Random(options.seed))
    first = seconds(texts[:1], [])
    seconds(texts, [])
    print(f"\nthe first message        {first * 1e3:8.1f} ms")
    print(f"an ordinary message      {seconds(texts, []) * 1e6:8.0f} µs")
    print(f"the same, after three    {seconds(texts, texts[:3]) * 1e6:8.0f} µs")
    for part in NASTY:
        text = (part * LONG)[:LONG]
        print(f"{LONG} times {part!r:20} {seconds([text], []) * 1e3:6.1f} ms")


if __name__ == "__main__":
    main()
