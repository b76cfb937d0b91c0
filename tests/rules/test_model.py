"""The rules and the naive game, played side by side, agree after every step."""

from collections.abc import Sequence
from random import Random

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from ninetyeight.rules import (
    PILES,
    RULE_SETS,
    Action,
    Card,
    EndTurn,
    IllegalAction,
    Lay,
    Pile,
    Rules,
    Seat,
    State,
    apply,
    choose_starter,
    deal_from,
    legal_actions,
    outcome,
    stuck,
)
from tests.rules.naive import NaiveGame
from tests.rules.strategies import careful_choice, decks, players, rule_sets


class SideBySide:
    """One game, played by `ninetyeight.rules` and by the naive game at once."""

    def __init__(self, rules: Rules, players: int, deck: Sequence[Card]) -> None:
        self.state = deal_from(rules, players, deck)
        self.naive = NaiveGame(rules, players, deck)

    def start(self, seat: int) -> None:
        self.state = choose_starter(self.state, Seat(seat))
        self.naive.start(seat)

    def do(self, action: Action) -> None:
        self.state = apply(self.state, action)
        match action:
            case Lay(card, pile):
                self.naive.lay(card, pile)
            case EndTurn():
                self.naive.end()

    def do_carefully(self, times: int, likes_fire: bool, reach: int) -> None:
        for _ in range(times):
            if actions := legal_actions(self.state):
                self.do(careful_choice(self.state, actions, likes_fire, reach))
                self.assert_equal()

    def assert_equal(self) -> None:
        state, naive, turn = self.state, self.naive, self.state.turn
        assert list(state.tops) == naive.tops
        assert list(map(set, state.hands)) == naive.hands
        assert list(state.draw_pile) == naive.draw
        assert (turn and turn.seat) == naive.seat
        if turn:
            assert (turn.minimum, turn.laid) == (naive.minimum, naive.laid)
            assert set(turn.due) == naive.due
        over, won, end = naive.over(), naive.won(), outcome(state)
        assert (end is not None) == over
        assert end is None or (end.won, end.left) == (won, naive.left())
        assert stuck(state) == (over and not won)
        assert legal_actions(state) == (() if over else (*self.naive_lays(), *self.naive_ends()))

    def naive_lays(self) -> list[Lay]:
        naive = self.naive
        return [
            Lay(Card(card), pile)
            for card in sorted(naive.hands[naive.seat] if naive.seat is not None else ())
            for pile in PILES
            if naive.fits(card, pile, naive.tops[pile])
        ]

    def naive_ends(self) -> list[EndTurn]:
        return [EndTurn()] if self.naive.can_end() else []


class Play(RuleBasedStateMachine):
    game: SideBySide
    compared: State | None = None

    @initialize(data=st.data(), rules=rule_sets())
    def deal(self, data: st.DataObject, rules: Rules) -> None:
        self.game = SideBySide(rules, data.draw(players(rules)), data.draw(decks(rules)))

    def is_to_start(self) -> bool:
        return self.game.state.turn is None

    def goes_on(self) -> bool:
        return bool(legal_actions(self.game.state))

    def is_not_over(self) -> bool:
        return outcome(self.game.state) is None

    def is_over(self) -> bool:
        return not self.is_not_over()

    @precondition(is_to_start)
    @rule(data=st.data())
    def start(self, data: st.DataObject) -> None:
        self.game.start(data.draw(st.integers(0, len(self.game.state.hands) - 1)))

    @precondition(goes_on)
    @rule(choice=st.integers(0, 32))
    def act(self, choice: int) -> None:
        actions = legal_actions(self.game.state)
        self.game.do(actions[choice % len(actions)])

    @precondition(goes_on)
    @rule(times=st.integers(1, 40), likes_fire=st.booleans(), reach=st.integers(0, 8))
    def act_carefully(self, times: int, likes_fire: bool, reach: int) -> None:
        self.game.do_carefully(times, likes_fire, reach)

    @precondition(is_not_over)
    @rule(data=st.data(), pile=st.sampled_from(PILES))
    def try_to_lay(self, data: st.DataObject, pile: Pile) -> None:
        rules = self.game.state.rules
        card = data.draw(st.integers(rules.lowest - 1, rules.highest + 1))
        self.attempt(Lay(Card(card), pile), is_legal=self.game.naive.can_lay(card, pile))

    @precondition(is_not_over)
    @rule()
    def try_to_end(self) -> None:
        self.attempt(EndTurn(), is_legal=self.game.naive.can_end())

    def attempt(self, action: Action, is_legal: bool) -> None:
        if is_legal:
            self.game.do(action)
        else:
            with pytest.raises(IllegalAction):
                apply(self.game.state, action)

    @precondition(is_over)
    @rule(pile=st.sampled_from(PILES), choice=st.integers(0, 97))
    def try_after_the_end(self, pile: Pile, choice: int) -> None:
        cards = self.game.state.rules.cards
        self.attempt(Lay(cards[choice % len(cards)], pile), is_legal=False)
        self.attempt(EndTurn(), is_legal=False)

    @invariant()
    def agree(self) -> None:
        if self.game.state is not self.compared:
            self.game.assert_equal()
            self.compared = self.game.state


class PlayForLong(Play):
    """The same once more, because settings belong to a class."""


TestPlay = Play.TestCase
TestPlay.settings = settings(max_examples=20, stateful_step_count=30)

TestPlayForLong = pytest.mark.slow(PlayForLong.TestCase)
TestPlayForLong.settings = settings(max_examples=250, stateful_step_count=60)


@pytest.mark.parametrize("players", range(1, 6))
@pytest.mark.parametrize("name", RULE_SETS)
def test_a_whole_game_of_every_edition(name: str, players: int) -> None:
    rules = RULE_SETS[name]
    deck = [*rules.cards]
    Random(f"{name} {players}").shuffle(deck)
    game = SideBySide(rules, players, deck)
    game.start(players - 1)
    game.do_carefully(times=2 * len(deck), likes_fire=True, reach=4)
    assert game.naive.over()
