"""What is said about a whole game."""

import json
from dataclasses import FrozenInstanceError, fields, replace
from itertools import pairwise

import pytest

from ninetyeight.bots import Match, play_game
from ninetyeight.cli.options import EFFORTS
from ninetyeight.record import PlayedTurn, Record, loads, played
from ninetyeight.review import (
    Effort,
    Mark,
    NoNetwork,
    NothingToReview,
    ReasonCode,
    Review,
    accuracy,
    advise,
    judged_turns,
    review,
    review_to_json,
    summed_up,
    turn_accuracy,
)
from ninetyeight.rules import (
    RULE_SETS,
    EndTurn,
    Lay,
    Seat,
    State,
    apply,
    legal_actions,
    rules_named,
    view,
)
from ninetyeight.talk import Meaning, Signal
from tests.cli.games import lost_record, won_record


def game_of(*bots: str, rules: str = "standard", talk: bool = True, number: int = 1) -> Record:
    match = Match(rules=rules_named(rules), bots=bots, seed="review", talk=talk)
    text = play_game(match, number, keep=True).record
    assert text is not None
    return loads(text)


@pytest.fixture(scope="module")
def record() -> Record:
    return game_of("rookie", "rookie", "rookie")


def numbers_of(found: Review) -> list[tuple[float, ...]]:
    return [
        (turn.chance_before, turn.chance_after, turn.cost, turn.cost_error) for turn in found.turns
    ]


def test_every_turn_is_reviewed(record: Record) -> None:
    found = review(record)
    assert [turn.lays for turn in found.turns] == [turn.lays for turn in record.turns]
    assert [turn.seat for turn in found.turns] == [turn.seat for turn in record.turns]
    assert [turn.number for turn in found.turns] == list(range(1, len(record.turns) + 1))


@pytest.mark.parametrize("end", ["lost", "won", "unfinished"])
def test_start_and_play_and_luck_add_up_to_the_result(record: Record, end: str) -> None:
    games = {"lost": lost_record(), "won": won_record(), "unfinished": record}
    game = games[end]
    if end == "unfinished":
        game = replace(game, entries=game.entries[:20])
    found = review(game)
    assert found.start + found.play + found.luck == pytest.approx(found.result, abs=1e-9)
    assert found.result == {"lost": 0, "won": 1}.get(end, found.turns[-1].chance_after)
    assert (found.outcome is None) == (end == "unfinished")


def test_the_numbers_of_a_turn_agree(record: Record) -> None:
    found = review(record)
    for turn in found.turns:
        assert turn.cost == pytest.approx(turn.chance_before - turn.chance_after, abs=1e-9)
        assert turn.left_cost == pytest.approx(turn.left_after - turn.left_before, abs=1e-9)
        assert turn.best[0].chance == turn.chance_before
        assert len(turn.best) == min(3, turn.candidates)
        assert 0 <= turn.chance_after <= 1 and turn.left_after >= 0
    for turn, following in pairwise(found.turns):
        luck = following.chance_before - turn.chance_after
        assert turn.luck == pytest.approx(luck, abs=1e-9)


def test_the_same_seed_gives_the_same_review_and_another_does_not(record: Record) -> None:
    once, again, other = (numbers_of(review(record, seed=seed)) for seed in (5, 5, 6))
    assert once == again != other


def test_a_turn_is_judged_by_what_its_player_could_know() -> None:
    """What is still to be drawn, and how the game went on, changes nothing."""
    record = game_of("rookie", "rookie", talk=False)
    turns = 4
    early = replace(record, entries=record.entries[:turns])
    drawn = len(record.players) * 7 + sum(len(turn.lays) for turn in early.turns)
    deck = (*record.deck[:drawn], *reversed(record.deck[drawn:]))
    assert numbers_of(review(early)) == numbers_of(review(replace(early, deck=deck, seed=None)))
    assert numbers_of(review(early)) == numbers_of(review(record))[:turns]


def test_what_was_said_counts() -> None:
    record = game_of("rookie", "rookie", talk=True)
    silent = replace(
        record, talk=False, entries=tuple(e for e in record.entries if isinstance(e, PlayedTurn))
    )
    assert numbers_of(review(record)) != numbers_of(review(silent))


def test_a_signal_within_a_turn_is_heard_from_the_next_on() -> None:
    record = game_of("rookie", "rookie", talk=True)
    first = record.turns[0]
    whole = replace(record, talk=True, entries=(first,))
    parts = (
        replace(first, lays=first.lays[:1], goes_on=True),
        Signal(record.turns[1].seat, Meaning.LEAVE_IT_TO_ME, first.lays[0].pile),
        replace(first, lays=first.lays[1:]),
    )
    broken = replace(record, talk=True, entries=parts)
    assert numbers_of(review(whole)) == numbers_of(review(broken))


def test_a_lost_game_tells_when_it_could_still_be_won() -> None:
    found = review(lost_record())
    assert found.outcome is not None and not found.outcome.won
    known = [turn.winnable for turn in found.turns]
    # First it can be won, then it is not known, then it cannot.
    order = [True, None, False]
    assert known == sorted(known, key=order.index)
    if found.last_winnable:
        assert found.turns[found.last_winnable - 1].winnable


def test_a_won_game_could_be_won_all_the_time() -> None:
    found = review(won_record())
    assert {turn.winnable for turn in found.turns} == {True}
    assert found.last_winnable == len(found.turns)


def test_what_was_reviewed_before_an_interruption_is_kept(record: Record) -> None:
    game = played(record)
    turns = judged_turns(game, effort=Effort.QUICK, seed=0)
    some = [next(turns) for _ in range(5)]
    found = summed_up(game, some, None, effort=Effort.QUICK, seed=0)
    assert len(found.turns) == 5
    assert found.turns[-1].luck is None and found.outcome is None
    assert found.last_winnable is None
    assert found.start + found.play + found.luck == pytest.approx(found.result)


def test_an_unfinished_turn_is_left_out() -> None:
    record = game_of("rookie", "rookie", talk=False)
    *turns, last = record.turns[:3]
    unfinished = replace(last, lays=last.lays[:1], goes_on=True)
    assert len(review(replace(record, entries=(*turns, unfinished))).turns) == 2
    with pytest.raises(NothingToReview):
        review(replace(record, entries=(replace(record.turns[0], goes_on=True),)))


def test_before_the_first_turn_there_is_nothing_to_review(record: Record) -> None:
    with pytest.raises(NothingToReview):
        review(replace(record, start=None, entries=()))


def test_rules_of_ones_own_have_no_network() -> None:
    rules = replace(RULE_SETS["standard"], trick=9)
    record = Record(rules=rules, players=("A",), deck=tuple(rules.cards), start=None)
    with pytest.raises(NoNetwork):
        review(record)


def test_the_turn_that_lost_the_game_is_reviewed_too() -> None:
    """Some games of a bot that does not think end within a turn."""
    found = []
    for number in range(1, 30):
        record = game_of("random", number=number)
        turn = review(record).turns[-1]
        if any(reason.code is ReasonCode.LOSES for reason in turn.reasons):
            found.append(turn)
            assert (turn.chance_after, turn.left_after) == (
                0,
                len(record.deck) - sum(len(each.lays) for each in record.turns),
            )
    assert found


@pytest.mark.parametrize(
    "name",
    [
        pytest.param(name, marks=[] if name == "expert" else [pytest.mark.slow])
        for name in RULE_SETS
    ],
)
def test_all_rules_and_numbers_of_players_can_be_reviewed(name: str) -> None:
    for players in (1, 5):
        found = review(game_of(*["rookie"] * players, rules=name))
        assert len(found.seats) == players


def test_an_accuracy_falls_with_what_is_given_away() -> None:
    assert turn_accuracy(0) == turn_accuracy(-0.01) == 1
    assert 1 > turn_accuracy(0.03) > turn_accuracy(0.1) > turn_accuracy(0.5) > 0
    assert accuracy([]) is None
    assert accuracy([0, 0]) == 1


def test_a_disaster_does_not_hide_behind_good_turns() -> None:
    one_disaster, many_trifles = accuracy([0.0] * 20 + [0.6]), accuracy([0.6 / 21] * 21)
    assert one_disaster is not None and many_trifles is not None
    assert one_disaster < many_trifles


def test_the_worst_turn_has_a_mark(record: Record) -> None:
    found = review(record)
    if found.worst is not None:
        assert found.worst.mark in (Mark.INACCURACY, Mark.MISTAKE, Mark.BLUNDER)


def test_the_best_turns_of_a_position_have_the_numbers_of_the_review(record: Record) -> None:
    found, game = review(record), played(record)
    for number in (1, 4):
        turn = found.turns[number - 1]
        state = game.turn_steps(number)[0][0]
        place = next(place for place, (each, _) in enumerate(game.steps) if each is state)
        told = advise(view(state, turn.seat), game.heard[place], played=turn.lays, number=number)
        assert told == turn.best


def test_somebody_who_has_not_played_yet_is_advised(record: Record) -> None:
    state = played(record).steps[0][0]
    assert state.turn is not None
    (best, *_) = advise(view(state, state.turn.seat), None)
    assert legal_after(state, best.lays)


def legal_after(state: State, lays: tuple[Lay, ...]) -> bool:
    for lay in lays:
        state = apply(state, lay)
    return EndTurn() in legal_actions(state)


def test_only_the_beginning_of_a_turn_of_known_rules_can_be_advised(record: Record) -> None:
    state = played(record).steps[0][0]
    assert state.turn is not None
    seat = state.turn.seat
    with pytest.raises(ValueError, match="expected the beginning of one"):
        advise(view(played(record).steps[1][0], seat), None)
    with pytest.raises(ValueError, match="only the seat in turn"):
        advise(view(state, Seat((seat + 1) % 3)), None)
    own = replace(state, rules=replace(state.rules, name="own", trick=5))
    with pytest.raises(NoNetwork):
        advise(view(own, seat), None)
    over = played(lost_record()).steps[-1][0]
    assert over.turn is not None
    assert advise(view(over, over.turn.seat), None) == ()


def test_a_review_is_written_as_json(record: Record) -> None:
    found = review(record)
    told = json.loads(json.dumps(review_to_json(found)))
    assert (told["rules"], told["effort"], told["seed"]) == ("standard", "normal", 0)
    assert [turn["turn"] for turn in told["turns"]] == [turn.number for turn in found.turns]
    assert told["turns"][0]["best"][0]["chance"] == found.turns[0].best[0].chance
    assert told["summary"]["start"] == found.start


def test_nothing_is_summed_up_of_nothing(record: Record) -> None:
    with pytest.raises(NothingToReview):
        summed_up(played(record), [], None, effort=Effort.QUICK, seed=0)


def test_values_of_a_review_are_frozen(record: Record) -> None:
    found = review(record)
    for value in (found, found.turns[0], found.seats[0], found.turns[0].best[0]):
        with pytest.raises(FrozenInstanceError):
            setattr(value, fields(value)[0].name, None)


def test_the_command_line_knows_every_effort() -> None:
    assert tuple(Effort) == EFFORTS
