"""What holds in every game, whatever the rule set, the deal and the play."""

from collections.abc import Iterator
from dataclasses import replace
from random import Random

import pytest
from hypothesis import strategies as st

from ninetyeight.rules import (
    PILES,
    Action,
    Card,
    EndTurn,
    Hand,
    IllegalAction,
    Lay,
    Pile,
    Rules,
    Seat,
    State,
    Tops,
    Turn,
    apply,
    choose_starter,
    determinize,
    explain,
    faults,
    legal_actions,
    outcome,
    stuck,
    view,
    warns,
    way_out,
)
from tests.rules.strategies import (
    chances,
    dealt_games,
    for_all,
    legal_lays,
    played_states,
    seats,
    started_games,
)

games = started_games()
states = played_states()
dealt_or_played = dealt_games() | played_states()


def random_game(state: State, rng: Random) -> Iterator[State]:
    """Every state of a game that is played at random to its end."""
    yield state
    while actions := legal_actions(state):
        state = apply(state, rng.choice(actions))
        yield state


def in_turn(state: State) -> Seat | None:
    return state.turn.seat if state.turn else None


def conceivable_actions(rules: Rules) -> Iterator[Action]:
    """Every card on every pile, two that do not exist among them, and the end of the turn."""
    for number in range(rules.lowest - 1, rules.highest + 2):
        for pile in PILES:
            yield Lay(Card(number), pile)
    yield EndTurn()


def is_applicable(state: State, action: Action) -> bool:
    try:
        apply(state, action)
    except IllegalAction:
        return False
    return True


@for_all(game=games, rng=chances())
def test_no_card_is_lost_or_doubled(game: State, rng: Random) -> None:
    state, laid = game, list[Card]()
    while actions := legal_actions(state):
        action = rng.choice(actions)
        state = apply(state, action)
        if isinstance(action, Lay):
            laid.append(action.card)
        held = [card for hand in state.hands for card in hand]
        assert sorted([*laid, *held, *state.draw_pile]) == list(game.rules.cards)
        assert state.gone == set(laid)


@for_all(game=dealt_games(), rng=chances())
def test_no_position_of_a_game_contradicts_itself(game: State, rng: Random) -> None:
    started = choose_starter(game, Seat(rng.randrange(len(game.hands))))
    for state in (game, *random_game(started, rng)):
        assert faults(state) == ()
        assert [faults(view(state, seat)) for seat in seats(state)] == [()] * len(seats(state))


@for_all(game=games, rng=chances())
def test_every_game_ends(game: State, rng: Random) -> None:
    *_, last = path = list(random_game(game, rng))
    assert outcome(last) is not None
    # A turn has a lay or more, and the last one is not ended.
    assert len(path) - 1 < 2 * len(game.rules.cards)


@for_all(state=dealt_or_played)
def test_legal_is_what_can_be_applied(state: State) -> None:
    legal = legal_actions(state)
    assert len(set(legal)) == len(legal)
    for action in conceivable_actions(state.rules):
        assert is_applicable(state, action) == (action in legal)
        assert (explain(state, action) is None) == (action in legal)


@for_all(state=dealt_or_played)
def test_the_player_in_turn_sees_what_is_legal_and_why_not(state: State) -> None:
    own = view(state, in_turn(state))
    assert legal_actions(own) == legal_actions(state)
    assert stuck(own) == stuck(state)
    assert outcome(own) == outcome(state)
    for action in conceivable_actions(state.rules):
        assert explain(own, action) == explain(state, action)


@for_all(state=dealt_or_played)
def test_nothing_is_legal_for_those_who_are_not_in_turn(state: State) -> None:
    for seat in seats(state):
        if seat is None or seat != in_turn(state):
            seen = view(state, seat)
            assert legal_actions(seen) == ()
            assert all(explain(seen, action) for action in conceivable_actions(state.rules))


@for_all(state=dealt_or_played)
def test_a_game_goes_on_while_something_is_legal(state: State) -> None:
    assert bool(legal_actions(state)) == (state.turn is not None and outcome(state) is None)


@for_all(game=games, rng=chances())
def test_a_warning_is_given_before_exactly_those_lays_that_lose(game: State, rng: Random) -> None:
    for state in random_game(game, rng):
        for lay in legal_lays(state):
            end = outcome(apply(state, lay))
            loses = end is not None and not end.won
            assert warns(state, lay) == loses
            assert warns(view(state, in_turn(state)), lay) == loses


@for_all(state=states)
def test_an_illegal_lay_has_no_warning_but_an_error(state: State) -> None:
    illegal = next(
        action
        for action in conceivable_actions(state.rules)
        if isinstance(action, Lay) and explain(state, action)
    )
    with pytest.raises(IllegalAction) as caught:
        warns(state, illegal)
    assert caught.value.illegal == explain(state, illegal)


@for_all(state=states)
def test_stuck_is_what_a_search_through_every_order_finds(state: State) -> None:
    assert state.turn is not None and state.hand_in_turn is not None
    can_end = can_meet(state.rules, state.tops, state.hand_in_turn, state.turn)
    assert stuck(state) == (state.left > 0 and not can_end)


def can_meet(rules: Rules, tops: Tops, hand: Hand, turn: Turn) -> bool:
    """Whether some order of the hand on the piles lets the turn end, tried one after the other."""
    known: dict[tuple[Tops, Hand], bool] = {}

    def search(tops: Tops, hand: Hand, turn: Turn) -> bool:
        if not turn.missing and not turn.due:
            return True
        if (tops, hand) not in known:
            known[tops, hand] = any(
                search(
                    tuple(card if place == pile else top for place, top in enumerate(tops)),
                    hand - {card},
                    turn.after_lay_on(pile),
                )
                for card in hand
                for pile in PILES
                if rules.fits(card, pile, tops[pile])
            )
        return known[tops, hand]

    return search(tops, hand, turn)


@for_all(state=states)
def test_a_way_out_is_as_short_as_can_be_and_can_be_gone(state: State) -> None:
    turn, hand = state.turn, state.hand_in_turn
    assert turn is not None and hand is not None
    way = way_out(state.rules, state.tops, hand, turn.missing, turn.due)
    if way is None or outcome(state):
        return
    assert len(way) == max(turn.missing, len(turn.due))
    for lay in way:
        state = apply(state, lay)
    assert outcome(state) or EndTurn() in legal_actions(state)


@for_all(state=dealt_or_played, rng=chances())
def test_a_view_shows_nothing_of_what_its_seat_cannot_see(state: State, rng: Random) -> None:
    for seat in seats(state):
        other = dealt_anew(state, seat, rng)
        seen, seen_other = view(state, seat), view(other, seat)
        assert seen_other == replace(seen, outcome=outcome(other))
        if outcome(other) == outcome(state):
            assert legal_actions(seen_other) == legal_actions(seen)
        # One's own turn goes on or not by one's own cards alone.
        assert outcome(other) == outcome(state) or seat != in_turn(state)


def dealt_anew(state: State, seat: Seat | None, rng: Random) -> State:
    """The state with all that `seat` cannot see in another order."""
    kept = frozenset[Card]() if seat is None else state.hands[seat]
    hidden = [card for hand in state.hands for card in sorted(hand - kept)] + [*state.draw_pile]
    rng.shuffle(hidden)
    hands = tuple(
        hand if place == seat else frozenset(hidden.pop() for _ in hand)
        for place, hand in enumerate(state.hands)
    )
    return replace(state, hands=hands, draw_pile=tuple(hidden))


@for_all(state=dealt_or_played, rng=chances())
def test_a_state_made_from_a_view_looks_the_same(state: State, rng: Random) -> None:
    for seat in seats(state):
        seen = view(state, seat)
        made = determinize(seen, rng)
        assert view(made, seat) == seen
        assert faults(made) == ()


@for_all(state=dealt_or_played, seed=st.integers(0, 99))
def test_a_state_made_from_a_view_depends_on_nothing_but_chance(state: State, seed: int) -> None:
    for seat in seats(state):
        seen = view(state, seat)
        assert determinize(seen, Random(seed)) == determinize(seen, Random(seed))


@for_all(game=games, rng=chances())
def test_equal_states_have_equal_hashes(game: State, rng: Random) -> None:
    for state in random_game(game, rng):
        twin = State(
            rules=replace(state.rules, fire=frozenset(sorted(state.rules.fire, reverse=True))),
            tops=tuple(state.tops),
            hands=tuple(frozenset(sorted(hand, reverse=True)) for hand in state.hands),
            draw_pile=tuple(state.draw_pile),
            turn=state.turn and replace(state.turn),
        )
        assert twin == state
        assert hash(twin) == hash(state)
        assert hash(view(twin, None)) == hash(view(state, None))


@for_all(game=games, rng=chances())
def test_no_state_of_a_game_comes_twice(game: State, rng: Random) -> None:
    path = list(random_game(game, rng))
    assert len(set(path)) == len(path)


class Mirror:
    """The game upside down: the lowest card is the highest, and ascending piles descend."""

    def __init__(self, rules: Rules) -> None:
        self.sum = rules.lowest + rules.highest
        self.rules = replace(rules, fire=frozenset(map(self.card, rules.fire)))

    def card(self, card: Card) -> Card:
        return Card(self.sum - card)

    def pile(self, pile: Pile) -> Pile:
        return Pile((pile + 2) % 4)

    def state(self, state: State) -> State:
        return State(
            rules=self.rules,
            tops=tuple(self.sum - state.tops[self.pile(pile)] for pile in PILES),
            hands=tuple(frozenset(map(self.card, hand)) for hand in state.hands),
            draw_pile=tuple(map(self.card, state.draw_pile)),
            turn=state.turn and replace(state.turn, due=frozenset(map(self.pile, state.turn.due))),
        )

    def action(self, action: Action) -> Action:
        match action:
            case Lay(card, pile):
                return Lay(self.card(card), self.pile(pile))
            case EndTurn():
                return action


@for_all(state=dealt_or_played)
def test_the_game_upside_down_is_the_same_game(state: State) -> None:
    mirror = Mirror(state.rules)
    mirrored = mirror.state(state)
    assert mirror.rules.starts == mirror.state(replace(state, tops=state.rules.starts)).tops
    assert outcome(mirrored) == outcome(state)
    assert set(legal_actions(mirrored)) == set(map(mirror.action, legal_actions(state)))
    for action in legal_actions(state):
        assert apply(mirrored, mirror.action(action)) == mirror.state(apply(state, action))


@for_all(state=played_states(), choice=st.integers(0, 31))
def test_a_view_after_a_lay_is_the_view_of_the_state_after_it(state: State, choice: int) -> None:
    if lays := legal_lays(state):
        lay = lays[choice % len(lays)]
        assert state.turn is not None
        seat = state.turn.seat
        assert apply(view(state, seat), lay) == view(apply(state, lay), seat)
