"""A recorded game as a client shows it."""

from pathlib import Path

import pytest

from ninetyeight.record import final_state, loads_played
from ninetyeight.rules import outcome
from ninetyeight.server.api.replay import replay_of

GAMES = sorted((Path(__file__).parents[1] / "golden" / "games").glob("*.n98"))


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_every_lay_is_a_step_and_the_last_one_is_where_the_game_ended(file: Path) -> None:
    game = loads_played(file.read_bytes())
    record, replay, state = game.record, replay_of(game), final_state(game.record)
    lays = [lay for turn in record.turns for lay in turn.lays]
    assert [step.card for step in replay.steps[1:]] == [lay.card for lay in lays]
    assert replay.steps[0].lay is None and replay.steps[0].left == replay.total
    last = replay.steps[-1]
    assert last.tops == state.tops and last.left == state.left and last.draw == state.draw_count
    assert last.hands == tuple(tuple(sorted(hand)) for hand in state.hands)
    assert set(replay.fire_cards) == record.rules.fire
    end = outcome(state)
    assert (replay.result is None) == (end is None)
    assert replay.turns == len(record.turns) == max(step.turn for step in replay.steps)


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_cards_are_drawn_where_a_turn_ends_and_only_there(file: Path) -> None:
    replay = replay_of(loads_played(file.read_bytes()))
    for before, after in zip(replay.steps, replay.steps[1:], strict=False):
        assert len(after.drew) == before.draw - after.draw
        assert after.ended_turn or not after.drew
        if after.seat is not None:
            held = {*before.hands[after.seat], *after.drew} - {after.card}
            assert set(after.hands[after.seat]) == held
