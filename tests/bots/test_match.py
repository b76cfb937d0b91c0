"""One game between bots: by the kernel or by the rules, it is the same game."""

import pickle
from dataclasses import replace
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import pytest

from ninetyeight.bots import IllegalTurn, Match, bot_named, game_seeds, play_game
from ninetyeight.bots.bot import Signals
from ninetyeight.bots.match import by_the_rules, in_kernel
from ninetyeight.bots.packed_game import PackedGame
from ninetyeight.bots.planner import Planner
from ninetyeight.bots.talking import speak
from ninetyeight.bots.weights import FOLDER, WEIGHTED
from ninetyeight.record import dumps, final_state, loads, loads_played
from ninetyeight.rules import (
    RULE_SETS,
    BadPlayers,
    Card,
    Lay,
    Pile,
    Seat,
    View,
    deal_from,
    outcome,
    shuffled,
    view,
    way_out,
)
from ninetyeight.talk import Meaning, Signal, Withdrawal
from tests.bots.tables import LITTLE

STANDARD = RULE_SETS["standard"]


def story(match: Match, number: int, *, fast: bool) -> PackedGame | None:
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


def wishes(signals: list[Signal]) -> list[Signal]:
    return [signal for signal in signals if not signal.meaning.is_about_a_pile]


@pytest.mark.parametrize("bots", [("steady",) * 3, ("rookie", "steady", "random", "steady")])
def test_a_record_holds_what_was_said(bots: tuple[str, ...]) -> None:
    """What counts is what was said last about a pile, until it is withdrawn or the pile changes."""
    match = Match(rules=STANDARD, bots=bots, seed=5)
    text = play_game(match, 1, keep=True).record or ""
    game = loads_played(text)
    record = game.record
    assert record.talk
    assert dumps(record) == text
    dealt = deal_from(record.rules, len(bots), record.deck)
    seats = [Seat(seat) for seat in range(len(bots))]
    said_at_first = [signal for seat in seats for signal in speak(view(dealt, seat))]
    recorded = [entry for entry in record.entries if isinstance(entry, Signal)]
    assert wishes(recorded) == wishes(said_at_first)
    for (state, action), heard in zip(game.steps, game.heard, strict=True):
        if not isinstance(action, Lay) or state.turn is None:
            continue
        others = [seat for seat in seats if seat != state.turn.seat]
        said = [signal for seat in others for signal in speak(view(state, seat))]
        assert {signal for signal in heard if signal.seat in others} == set(said)


def test_a_record_says_what_a_bot_takes_back() -> None:
    match = Match(rules=STANDARD, bots=("steady",) * 3, seed=5)
    record = loads(play_game(match, 1, keep=True).record or "")
    assert any(isinstance(entry, Withdrawal) for entry in record.entries)


def test_a_silent_game_has_no_signals() -> None:
    silent = Match(rules=STANDARD, bots=("steady",) * 3, seed=5, talk=False)
    record = play_game(silent, 1, keep=True).record or "~"
    assert "~" not in record
    assert not loads(record).talk


def test_a_bot_that_says_use_it_freely_is_recorded_once() -> None:
    class Free(Scripted):
        def choose_turn(self, view: View, signals: Signals, rng: Random) -> tuple[Lay, ...]:
            assert view.turn is not None
            turn = view.turn
            return way_out(view.rules, view.tops, view.hand, turn.missing, turn.due) or ()

    match = Match(rules=STANDARD, bots=(Free(GLADLY), Free()), seed=1)
    lines = (play_game(match, 1, keep=True).record or "").splitlines()
    first = lines.index("---") + 1
    assert lines[first : first + 2] == ["~ 1 gladly", "~ 2 free a"]
    again = [line for line in lines[first + 2 :] if line == "~ 2 free a"]
    assert len(again) < sum(line.startswith("1 ") for line in lines) - 1
    # Nobody speaks within the turn of a bot that does not listen there.
    assert not any(line.endswith("+") for line in lines)


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


@pytest.mark.parametrize("turn", [((57, 0),), (Lay(Card(57), 0),), None, "57a", 57])  # type: ignore[arg-type]
def test_a_bot_that_gives_no_turn_is_told_what_a_turn_is(turn: Any) -> None:
    match = Match(rules=STANDARD, bots=(Scripted(lays=turn),), seed=1)
    with pytest.raises(IllegalTurn, match=r"^scripted in seat 1: a turn is a tuple of Lay, not "):
        play_game(match, 1)


@pytest.mark.parametrize("seats", [0, 6, 7])
def test_a_match_of_too_few_or_too_many_is_refused(seats: int) -> None:
    with pytest.raises(BadPlayers, match=f"for 1 to 5 players, not for {seats}"):
        Match(rules=STANDARD, bots=("steady",) * seats, seed=1)


def test_a_match_is_the_same_wherever_the_package_is_installed() -> None:
    match = Match(rules=STANDARD, bots=("sharp", bot_named("master", STANDARD, 2)), seed=1)
    assert str(FOLDER).encode() not in pickle.dumps(match)


def test_master_thinks_as_long_as_the_match_lets_it() -> None:
    def samples(budget: float) -> int:
        (bot,) = Match(rules=STANDARD, bots=("master",), seed=1, budget=budget).seated()
        assert isinstance(bot, Planner)
        return bot.samples

    assert samples(0.6) == 2 * samples(0.3)


def test_a_lost_game_ends_with_the_lay_that_lost_it() -> None:
    match = Match(rules=STANDARD, bots=("random",) * 2, seed=1)
    played = [play_game(match, number, keep=True) for number in range(1, 6)]
    for game in played:
        assert outcome(final_state(loads(game.record or ""))) is not None
