"""One game between bots: by the kernel or by the rules, it is the same game."""

from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random

import pytest

from ninetyeight.bots import IllegalTurn, Match, bot_named, game_seeds, play_game
from ninetyeight.bots.bot import Signals
from ninetyeight.bots.match import Story, by_the_rules, in_kernel
from ninetyeight.bots.weights import WEIGHTED
from ninetyeight.record import final_state, loads
from ninetyeight.rules import RULE_SETS, Card, Lay, Pile, Seat, View, outcome, shuffled
from ninetyeight.talk import Meaning, Signal
from tests.bots.tables import LITTLE

STANDARD = RULE_SETS["standard"]


def story(match: Match, number: int, *, fast: bool) -> Story | None:
    seed, chance = game_seeds(match.seed, number)
    play = in_kernel if fast else by_the_rules
    return play(match, match.seated(), shuffled(match.rules, seed), chance)


def test_the_chance_of_a_game_is_a_hash_of_seed_and_number() -> None:
    digits = sha256(b"7/3").hexdigest()
    assert game_seeds(7, 3) == game_seeds("7", 3) == (digits[:32], int(digits[32:48], 16))
    assert game_seeds(7, 3)[1] < 2**64


@pytest.mark.parametrize("bots", [("steady", "sharp"), ("sharp", "steady")], ids=",".join)
@pytest.mark.parametrize(("rules", "players"), WEIGHTED)
def test_kernel_and_rules_play_the_same_game(
    rules: str, players: int, bots: tuple[str, ...], nets: Path
) -> None:
    line_up = (bots * players)[:players]
    match = Match(rules=RULE_SETS[rules], bots=line_up, seed=rules, weights=nets)
    fast = story(match, 1, fast=True)
    assert fast is not None
    assert fast == story(match, 1, fast=False)


@pytest.mark.parametrize("players", [1, 2, 5])
def test_they_do_so_at_a_silent_table_too(players: int, nets: Path) -> None:
    bots = ("sharp",) * players
    match = Match(rules=STANDARD, bots=bots, seed=1, talk=False, weights=nets)
    fast = story(match, 1, fast=True)
    assert fast is not None
    assert fast == story(match, 1, fast=False)


@pytest.mark.parametrize("bots", [("rookie", "steady"), ("master", "steady")])
def test_the_kernel_plays_only_what_it_can_play_alone(bots: tuple[str, ...], nets: Path) -> None:
    assert story(Match(rules=STANDARD, bots=bots, seed=1, weights=nets), 1, fast=True) is None


def test_the_same_seed_gives_the_same_game(nets: Path) -> None:
    master = bot_named("master", STANDARD, 2, budget=LITTLE, weights=nets)
    match = Match(rules=STANDARD, bots=(master, "rookie"), seed=1)
    records = {play_game(match, number, keep=True).record for number in (1, 1, 2)}
    assert len(records) == 2


def test_a_record_has_everything_to_play_it_again() -> None:
    match = Match(rules=STANDARD, bots=("steady", "rookie"), seed=5)
    played = play_game(match, 4, keep=True)
    record = loads(played.record or "")
    assert record.players == ("steady 1", "rookie 2")
    assert record.seed == game_seeds(5, 4)[0]
    assert len(record.turns) == played.turns
    assert final_state(record).left == played.left


def test_without_being_asked_no_record_is_kept() -> None:
    assert play_game(Match(rules=STANDARD, bots=("steady",), seed=5), 1).record is None


class Scripted:
    """Says and does what it was told."""

    name = "scripted"

    def __init__(self, says: Meaning | None = None, lays: tuple[Lay, ...] = ()) -> None:
        self.says, self.lays = says, lays
        self.heard: list[Signals] = []

    def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
        self.heard.append(signals)
        return self.lays

    def speak(self, view: View) -> tuple[Signal, ...]:
        assert view.seat is not None
        if view.turn is None:
            return () if self.says is None else (Signal(view.seat, self.says),)
        return (Signal(view.seat, Meaning.USE_FREELY, Pile.A),)


GLADLY, RATHER_NOT = Meaning.GLADLY, Meaning.RATHER_NOT


@pytest.mark.parametrize(
    ("said", "talk", "starter"),
    [
        ((None, GLADLY, GLADLY), True, 2),
        ((RATHER_NOT, None, None), True, 2),
        ((RATHER_NOT, RATHER_NOT, None), True, 3),
        ((None, None, None), True, 1),
        ((RATHER_NOT, RATHER_NOT, RATHER_NOT), True, 1),
        ((None, GLADLY, GLADLY), False, 1),
    ],
)
def test_who_says_gladly_starts(said: tuple[Meaning | None, ...], talk: bool, starter: int) -> None:
    match = Match(rules=STANDARD, bots=tuple(map(Scripted, said)), seed=1, talk=talk)
    with pytest.raises(IllegalTurn, match=f"^scripted in seat {starter}: "):
        play_game(match, 1)


def test_everybody_else_speaks_before_a_turn() -> None:
    bots = tuple(Scripted() for _ in range(3))
    match = Match(rules=STANDARD, bots=bots, seed=1)
    with pytest.raises(IllegalTurn):
        play_game(match, 1)
    others = [Signal(Seat(seat), Meaning.USE_FREELY, Pile.A) for seat in (1, 2)]
    assert bots[0].heard == [others]
    with pytest.raises(IllegalTurn):
        play_game(replace(match, talk=False), 1)
    assert bots[0].heard == [others, None]


@pytest.mark.parametrize(
    ("lays", "sentence"),
    [
        ((), "the turn has 0 of at least 2 cards"),
        ((Lay(Card(1), Pile.A),), "1 is not in the hand"),
    ],
)
def test_a_bot_that_breaks_the_rules_is_named(lays: tuple[Lay, ...], sentence: str) -> None:
    match = Match(rules=STANDARD, bots=(Scripted(lays=lays),), seed=1)
    with pytest.raises(IllegalTurn, match=f"^scripted in seat 1: {sentence}$"):
        play_game(match, 1)


def test_a_lost_game_ends_with_the_lay_that_lost_it() -> None:
    match = Match(rules=STANDARD, bots=("random",) * 2, seed=1)
    played = [play_game(match, number, keep=True) for number in range(1, 6)]
    for game in played:
        assert outcome(final_state(loads(game.record or ""))) is not None
