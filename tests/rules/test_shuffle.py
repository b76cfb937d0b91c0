"""The shuffle is the one that docs/shuffle.md specifies, and it is fair."""

import re
from collections import Counter
from hashlib import sha256
from pathlib import Path
from random import Random
from struct import unpack

import pytest

from ninetyeight.rules import (
    RULE_SETS,
    SHUFFLE,
    BadSeed,
    Card,
    Rules,
    Seed,
    commitment,
    deal,
    deal_from,
    parse_seed,
    random_seed,
    shuffled,
    verify_deal,
)
from tests.tiny import TINY

STANDARD = RULE_SETS["standard"]
PAGE = (Path(__file__).parents[2] / "docs" / "shuffle.md").read_text(encoding="utf-8")
VECTORS = re.findall(r"^seed (\w+)\nhash (\w+)\ndeck ([\d\s]+)$", PAGE, re.MULTILINE)
SEED = Seed("5d41402abc4b2a76b9719d911017c592")


def deck_by_the_page(rules: Rules, seed: str) -> list[int]:
    """The steps of docs/shuffle.md once more, word by word."""
    words: list[int] = []
    for number in range(32):
        block = sha256(bytes.fromhex(f"{seed}{number:016x}")).digest()
        words.extend(unpack(">8L", block))
    deck = list(range(rules.lowest, rules.highest + 1))
    for place in reversed(range(1, len(deck))):
        limit = 2**32 // (place + 1) * (place + 1)
        while words[0] >= limit:
            words.pop(0)
        other = words.pop(0) % (place + 1)
        deck[place], deck[other] = deck[other], deck[place]
    return deck


def test_the_page_has_vectors_and_the_name_of_the_shuffle() -> None:
    assert len(VECTORS) >= 5
    assert f"`{SHUFFLE}`" in PAGE


@pytest.mark.parametrize(("seed", "published", "cards"), VECTORS)
def test_vector(seed: str, published: str, cards: str) -> None:
    deck = tuple(map(Card, map(int, cards.split())))
    assert shuffled(STANDARD, parse_seed(seed)) == deck
    assert commitment(parse_seed(seed)) == published
    assert verify_deal(STANDARD, deck, parse_seed(seed), published)


def test_the_first_steps_of_the_page() -> None:
    steps = re.findall(r"^(\d+) +([0-9a-f]{8}) +(\d+) +(\d+)$", PAGE, re.MULTILINE)
    block = sha256(bytes(24)).digest()
    words = [(f"{word:08x}", word) for word in unpack(">8L", block)]
    assert steps == [
        (str(place), digits, str(word), str(word % (place + 1)))
        for place, (digits, word) in zip((97, 96, 95), words, strict=False)
    ]


def test_one_vector_skips_a_word() -> None:
    seed = next(seed for seed, *_ in VECTORS if seed.endswith("df77b"))
    block = sha256(bytes.fromhex(f"{seed}{5:016x}")).digest()
    word = unpack(">8L", block)[45 - 5 * 8]
    assert f"{word:08x}" == "ffffffe5"
    assert word >= 2**32 // 53 * 53


@pytest.mark.parametrize("rules", [STANDARD, *TINY.values()], ids=lambda rules: rules.name)
def test_the_shuffle_goes_by_the_page(rules: Rules) -> None:
    for number in range(50):
        seed = Seed(sha256(bytes([number])).hexdigest()[:32])
        assert list(shuffled(rules, seed)) == deck_by_the_page(rules, seed)


def test_editions_with_the_same_cards_share_a_deck() -> None:
    assert len({shuffled(rules, SEED) for rules in RULE_SETS.values()}) == 1


@pytest.mark.slow
@pytest.mark.parametrize("place", [0, 50, 97])
def test_every_card_comes_equally_often(place: int) -> None:
    seeds = [Seed(f"{number:032x}") for number in range(3000)]
    counts = Counter(shuffled(STANDARD, seed)[place] for seed in seeds)
    expected = len(seeds) / 98
    chi_square = sum((counts[card] - expected) ** 2 / expected for card in STANDARD.cards)
    # With 97 degrees of freedom, a fair shuffle stays outside about once in 1300 times.
    assert 57 < chi_square < 152


def test_a_deal_is_that_of_the_shuffled_deck() -> None:
    assert deal(STANDARD, 3, SEED) == deal_from(STANDARD, 3, shuffled(STANDARD, SEED))


def test_a_seed_is_read_in_lower_case() -> None:
    assert parse_seed(SEED.upper()) == SEED


@pytest.mark.parametrize(
    "text",
    ["", "5d41402a", SEED + "0", SEED[:-1] + "g", f" {SEED[1:]}", SEED + "\n", "٣" * 32, "0x" * 16],
)
def test_a_bad_seed_is_refused(text: str) -> None:
    with pytest.raises(BadSeed, match="is not a seed: expected 32 hexadecimal digits"):
        parse_seed(text)


@pytest.mark.parametrize("text", ["", "00", f"{SEED} ", f"{SEED[:-1]}g", f"{SEED[:-2]} 92"])
def test_what_is_no_seed_deals_and_fixes_nothing(text: str) -> None:
    with pytest.raises(BadSeed):
        deal(STANDARD, 1, Seed(text))
    with pytest.raises(BadSeed):
        commitment(Seed(text))


def test_a_seed_in_capitals_is_the_same_seed() -> None:
    capitals = Seed(SEED.upper())
    assert shuffled(STANDARD, capitals) == shuffled(STANDARD, SEED)
    assert commitment(capitals) == commitment(SEED)


def test_a_long_bad_seed_is_shown_in_part() -> None:
    with pytest.raises(BadSeed) as caught:
        parse_seed("z" * 1000)
    assert str(caught.value).startswith(f"'{'z' * 40}…' is not a seed")


class TestVerifyDeal:
    deck = shuffled(STANDARD, SEED)
    published = commitment(SEED)

    def test_the_deck_of_the_seed_is_confirmed(self) -> None:
        assert verify_deal(STANDARD, self.deck, SEED, self.published)
        assert verify_deal(STANDARD, list(self.deck), SEED, self.published)

    def test_another_deck_is_not(self) -> None:
        assert not verify_deal(STANDARD, self.deck[::-1], SEED, self.published)
        assert not verify_deal(STANDARD, self.deck[:-1], SEED, self.published)

    def test_another_published_hash_is_not(self) -> None:
        other = parse_seed("0" * 32)
        assert not verify_deal(STANDARD, self.deck, SEED, commitment(other))
        assert not verify_deal(STANDARD, shuffled(STANDARD, other), other, self.published)
        assert not verify_deal(STANDARD, self.deck, SEED, "")

    def test_the_deck_of_other_cards_is_not(self) -> None:
        assert not verify_deal(TINY["tiny"], self.deck, SEED, self.published)


def test_a_random_seed_is_one_and_follows_from_its_chance() -> None:
    seeds = {random_seed(Random(number)) for number in range(100)}
    assert len(seeds) == 100
    assert all(parse_seed(seed) == seed for seed in seeds)
    assert random_seed(Random(7)) == random_seed(Random(7))
