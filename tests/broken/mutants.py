"""Rules that are broken on purpose."""

from tests.broken.mutating import mutants

RULEBOOK = "tests/rulebook"

MUTANTS = (
    *mutants(
        "rules/cards.py",
        (
            "three piles ascend",
            "Pile.__init__",
            "number < 2",
            "number < 3",
        ),
        (
            "one pile ascends",
            "Pile.__init__",
            "number < 2",
            "number < 1",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/ruleset.py",
        (
            "the trick is 11",
            "Rules",
            "trick: int = 10",
            "trick: int = 11",
        ),
        (
            "the trick is 20 too",
            "Rules.is_trick",
            "card == (top - self.trick if pile.ascends else top + self.trick)",
            "(top - card if pile.ascends else card - top) in (self.trick, 2 * self.trick)",
        ),
        (
            "the trick works on ascending piles only",
            "Rules.is_trick",
            "top + self.trick",
            "0",
        ),
        (
            "the trick works on descending piles only",
            "Rules.is_trick",
            "top - self.trick",
            "0",
        ),
        (
            "the trick goes to the wrong side",
            "Rules.is_trick",
            "top - self.trick if pile.ascends else top + self.trick",
            "top + self.trick if pile.ascends else top - self.trick",
        ),
        (
            "there is no trick",
            "Rules.fits",
            "onwards or self.is_trick(card, pile, top)",
            "onwards",
        ),
        (
            "an equal card fits",
            "Rules.fits",
            "card > top if pile.ascends else card < top",
            "card >= top if pile.ascends else card <= top",
        ),
        (
            "a card fits only if it jumps less than 50",
            "Rules.fits",
            "card > top if pile.ascends else card < top",
            "top < card < top + 50 if pile.ascends else top - 50 < card < top",
        ),
        (
            "the piles start at their first cards",
            "Rules.starts",
            "self.lowest - 1 if pile.ascends else self.highest + 1",
            "self.lowest if pile.ascends else self.highest",
        ),
        (
            "there is a card 1",
            "_published",
            "Card(2)",
            "Card(1)",
        ),
        (
            "six people may play",
            "_published",
            "(8, 7, 6, 6, 6)",
            "(8, 7, 6, 6, 6, 6)",
        ),
        (
            "five players hold 5 cards",
            "_published",
            "(8, 7, 6, 6, 6)",
            "(8, 7, 6, 6, 5)",
        ),
        (
            "experts hold no fewer cards",
            "_published",
            "(7, 6, 5, 5, 5)",
            "(8, 7, 6, 6, 6)",
        ),
        (
            "experts lay 2",
            "_published",
            "replace(standard, name='expert', minimum=3)",
            "replace(standard, name='expert', minimum=2)",
        ),
        (
            "two cards are owed though there is nothing to draw",
            "Rules",
            "minimum_when_empty: int = 1",
            "minimum_when_empty: int = 2",
        ),
        (
            "88 burns",
            "_published",
            "(22, 33, 44, 55, 66, 77)",
            "(22, 33, 44, 55, 66, 77, 88)",
        ),
        (
            "only ascending piles burn",
            "Rules.burning",
            "tops[pile] in self.fire",
            "tops[pile] in self.fire and pile.ascends",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/outcomes.py",
        (
            "10 cards left are excellent",
            "Outcome.grade",
            "self.left < 10",
            "self.left <= 10",
        ),
        (
            "9 cards left are not excellent",
            "Outcome.grade",
            "self.left < 10",
            "self.left < 9",
        ),
        (
            "one card left is a win",
            "Outcome.won",
            "self.left == 0",
            "self.left <= 1",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/ending.py",
        (
            "one card that fits is enough to go on",
            "stuck",
            "turn.missing",
            "min(1, turn.missing)",
        ),
        (
            "being stuck is judged only when the turn begins",
            "stuck",
            "turn is None or hand is None or position.left == 0",
            "turn is None or hand is None or position.left == 0 or turn.laid",
        ),
        (
            "being stuck is judged only after a card",
            "stuck",
            "turn is None or hand is None or position.left == 0",
            "turn is None or hand is None or position.left == 0 or (not turn.laid)",
        ),
        (
            "the player in turn is stuck without cards",
            "stuck",
            "not has_way_out(position.rules, position.tops, hand, turn.missing, turn.due)",
            (
                "not hand or not has_way_out(position.rules, position.tops, hand, "
                "turn.missing, turn.due)"
            ),
        ),
        (
            "a due fire cannot make anybody stuck",
            "stuck",
            "turn.due",
            "frozenset()",
        ),
        (
            "the search lays a card twice",
            "_search",
            "tuple((other for other in cards if other != card))",
            "cards",
        ),
        (
            "being stuck is judged by single cards",
            "_search",
            "tops_after(tops, lay)",
            "tops",
        ),
        (
            "the search does not count covering cards towards the minimum",
            "_search",
            "missing - 1",
            "missing - (not due)",
        ),
        (
            "the search covers one fire and thinks that it was all",
            "_search",
            "due[1:]",
            "()",
        ),
        (
            "at a glance, fire is forgotten",
            "has_way_out",
            "not due and _takes_enough(tops, sorted(hand), missing)",
            "_takes_enough(tops, sorted(hand), missing)",
        ),
        (
            "at a glance, one card less is enough on an ascending pile",
            "_takes_enough",
            "-missing",
            "-1",
        ),
        (
            "at a glance, one card less is enough on a descending pile",
            "_takes_enough",
            "missing - 1",
            "0",
        ),
        (
            "the search knows three piles",
            "_search",
            "due[:1] or PILES",
            "due[:1] or PILES[:3]",
        ),
        (
            "a fire on top at the end spoils the win",
            "outcome",
            "Outcome(position.left)",
            "Outcome(position.left or len(position.rules.burning(position.tops)))",
        ),
        (
            "the score forgets the draw pile",
            "outcome",
            "Outcome(position.left)",
            "Outcome(sum(position.hand_counts))",
        ),
        (
            "the score counts the hand in turn only",
            "outcome",
            "Outcome(position.left)",
            "Outcome(len(position.hand_in_turn or ()))",
        ),
        (
            "nobody wins",
            "outcome",
            "position.left == 0 or stuck(position)",
            "stuck(position)",
        ),
        (
            "nobody loses",
            "outcome",
            "position.left == 0 or stuck(position)",
            "position.left == 0",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/position.py",
        (
            "the minimum never falls",
            "begin_turn",
            "rules.minimum if draw_count else rules.minimum_when_empty",
            "rules.minimum",
        ),
        (
            "the minimum of experts never falls",
            "begin_turn",
            "rules.minimum if draw_count else rules.minimum_when_empty",
            "rules.minimum if draw_count or rules.minimum > 2 else rules.minimum_when_empty",
        ),
        (
            "the minimum falls with the last card in the draw pile",
            "begin_turn",
            "rules.minimum if draw_count else rules.minimum_when_empty",
            "rules.minimum if draw_count > 1 else rules.minimum_when_empty",
        ),
        (
            "nobody remembers the fire when a turn begins",
            "begin_turn",
            "Turn(seat=seat, minimum=minimum, due=rules.burning(tops))",
            "Turn(seat=seat, minimum=minimum)",
        ),
        (
            "the minimum falls to 1 within the turn",
            "Turn.after_lay_on",
            "self.minimum",
            "1",
        ),
        (
            "the minimum grows with every card",
            "Turn.after_lay_on",
            "self.minimum",
            "self.minimum + 1",
        ),
        (
            "any lay releases all fires",
            "Turn.after_lay_on",
            "due = self.due - {pile} if self.due else self.due",
            "due: frozenset[Pile] = frozenset()",
        ),
        (
            "no lay releases a fire",
            "Turn.after_lay_on",
            "self.due - {pile}",
            "self.due",
        ),
        (
            "the draw pile counts as laid",
            "State.gone",
            "frozenset(self.rules.cards).difference(self.draw_pile, *self.hands)",
            "frozenset(self.rules.cards).difference(*self.hands)",
        ),
        (
            "the own hand is unseen",
            "View.unseen",
            "frozenset(self.rules.cards) - self.gone - self.hand",
            "frozenset(self.rules.cards) - self.gone",
        ),
        (
            "a card goes under the pile",
            "tops_after",
            "(*tops[:lay.pile], lay.card, *tops[lay.pile + 1:])",
            "tops",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/legality.py",
        (
            "a turn may end after one card",
            "_unfinished",
            "turn.missing",
            "turn.laid == 0",
        ),
        (
            "a turn may end with a due fire",
            "_unfinished",
            (
                "if turn.due:\n    return Illegal(Reason.FIRE_UNCOVERED, {'pile': "
                "min(turn.due).letter})"
            ),
            (
                "if len(turn.due) > 4:\n    return Illegal(Reason.FIRE_UNCOVERED, "
                "{'pile': min(turn.due).letter})"
            ),
        ),
        (
            "any card may be laid",
            "_explain_in_turn",
            "card not in hand",
            "card not in position.rules.cards",
        ),
        (
            "any card fits",
            "_explain_in_turn",
            "not position.rules.fits(card, pile, top)",
            "card == top",
        ),
        (
            "play goes on after a loss",
            "explain",
            "not in_play and outcome(position)",
            "position.left == 0",
        ),
        (
            "actions are offered after a loss",
            "legal_actions",
            "turn is None or hand is None or outcome(position)",
            "turn is None or hand is None",
        ),
        (
            "nobody is offered to end the turn",
            "legal_actions",
            "(*lays, EndTurn())",
            "tuple(lays)",
        ),
        (
            "what does not fit is offered",
            "legal_actions",
            "fits(card, pile, tops[pile])",
            "True",
        ),
        (
            "everybody plays for the player in turn",
            "explain",
            "Illegal(Reason.NOT_YOUR_TURN)",
            "None",
        ),
        (
            "there is never a warning",
            "loses",
            "not has_way_out(position.rules, tops, rest, missing, due)",
            "False",
        ),
        (
            "the warning forgets that the card has left the hand",
            "loses",
            "hand - {lay.card}",
            "hand",
        ),
        (
            "there is a warning of winning",
            "loses",
            "position.left > 1",
            "position.left > 0",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/play.py",
        (
            "the deal goes round card by card",
            "deal_from",
            "(frozenset(deck[start:start + size]) for start in range(0, dealt, size))",
            "(frozenset(deck[start:dealt:players]) for start in range(players))",
        ),
        (
            "the draw pile is turned over",
            "deal_from",
            "deck[dealt:]",
            "deck[dealt:][::-1]",
        ),
        (
            "the first seat always starts",
            "choose_starter",
            "begin_turn(state.rules, state.tops, state.draw_count, seat)",
            "begin_turn(state.rules, state.tops, state.draw_count, Seat(0))",
        ),
        (
            "the starter may be chosen again",
            "choose_starter",
            "state.turn is not None",
            "state.turn is not None and state.turn.laid",
        ),
        (
            "one card is drawn after each lay",
            "after_lay",
            (
                "State(rules=state.rules, tops=tops_after(state.tops, lay), "
                "hands=_with_hand(state.hands, turn.seat, hand), "
                "draw_pile=state.draw_pile, turn=turn.after_lay_on(lay.pile))"
            ),
            (
                "State(rules=state.rules, tops=tops_after(state.tops, lay), "
                "hands=_with_hand(state.hands, turn.seat, "
                "hand.union(state.draw_pile[:1])), draw_pile=state.draw_pile[1:], "
                "draw_pile=state.draw_pile, turn=turn.after_lay_on(lay.pile))"
            ),
        ),
        (
            "a laid card stays in the hand",
            "after_lay",
            "state.hands[turn.seat] - {lay.card}",
            "state.hands[turn.seat]",
        ),
        (
            "a fire is due in the turn that lays it",
            "after_lay",
            "turn.after_lay_on(lay.pile)",
            (
                "replace(turn.after_lay_on(lay.pile), "
                "due=state.rules.burning(tops_after(state.tops, lay)))"
            ),
        ),
        (
            "a fire laid elsewhere releases the older one",
            "after_lay",
            "turn.after_lay_on",
            (
                "(replace(turn, due=frozenset()) if lay.card in state.rules.fire else "
                "turn).after_lay_on"
            ),
        ),
        (
            "a fire does not cover a fire",
            "after_lay",
            "turn.after_lay_on(lay.pile)",
            (
                "replace(turn, laid=turn.laid + 1) if lay.card in state.rules.fire else "
                "turn.after_lay_on(lay.pile)"
            ),
        ),
        (
            "one card too many is drawn",
            "after_turn",
            "state.rules.hand_size(players) - len(state.hands[seat])",
            "state.rules.hand_size(players) - len(state.hands[seat]) + 1",
        ),
        (
            "one card too few is drawn",
            "after_turn",
            "state.rules.hand_size(players) - len(state.hands[seat])",
            "state.rules.hand_size(players) - len(state.hands[seat]) - 1",
        ),
        (
            "never more than two cards are drawn",
            "after_turn",
            "state.rules.hand_size(players) - len(state.hands[seat])",
            "min(2, state.rules.hand_size(players) - len(state.hands[seat]))",
        ),
        (
            "cards are drawn from the bottom",
            "after_turn",
            "state.draw_pile[:drawn]",
            "state.draw_pile[::-1][:drawn]",
        ),
        (
            "what was drawn stays in the draw pile",
            "after_turn",
            "state.draw_pile[drawn:]",
            "state.draw_pile",
        ),
        (
            "nothing is drawn unless the hand can be filled",
            "after_turn",
            "hand = state.hands[seat].union(state.draw_pile[:drawn])",
            (
                "drawn *= drawn <= len(state.draw_pile)\nhand = "
                "state.hands[seat].union(state.draw_pile[:drawn])"
            ),
        ),
        (
            "play goes anticlockwise",
            "_next_with_cards",
            "seat + step",
            "seat - step",
        ),
        (
            "the same player goes on",
            "_next_with_cards",
            "range(1, players)",
            "range(players)",
        ),
        (
            "a player without cards is not passed over",
            "_next_with_cards",
            "hands[other]",
            "True",
        ),
        (
            "who is alone with cards is passed over",
            "_next_with_cards",
            "return seat",
            "return Seat((seat + 1) % players)",
        ),
        (
            "a new turn goes on counting",
            "after_turn",
            "begin_turn(state.rules, state.tops, len(draw_pile), next_seat)",
            (
                "replace(begin_turn(state.rules, state.tops, len(draw_pile), next_seat), "
                "laid=_turn_of(state).laid)"
            ),
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/shuffle.py",
        (
            "the shuffle is biased",
            "shuffled",
            "place + 1",
            "len(deck)",
        ),
        (
            "no card keeps its place",
            "shuffled",
            "place + 1",
            "place",
        ),
        (
            "the shuffle goes upwards",
            "shuffled",
            "range(len(deck) - 1, 0, -1)",
            "range(1, len(deck))",
        ),
        (
            "the shuffle does nothing",
            "shuffled",
            "tuple(deck)",
            "tuple(rules.cards)",
        ),
        (
            "the blocks are counted in another order of bytes",
            "_words",
            "counter.to_bytes(8, 'big')",
            "counter.to_bytes(8, 'little')",
        ),
        tests=RULEBOOK,
    ),
    *mutants(
        "rules/sight.py",
        (
            "a view shows the hand of the next seat",
            "view",
            "state.hands[seat]",
            "state.hands[(seat + 1) % len(state.hands)]",
        ),
        (
            "a view shows all hands",
            "view",
            "state.hands[seat]",
            "frozenset().union(*state.hands)",
        ),
        (
            "a spectator sees the first hand",
            "view",
            "frozenset()",
            "state.hands[0]",
        ),
        (
            "a view forgets the cards that were laid",
            "view",
            "state.gone",
            "frozenset()",
        ),
        (
            "a view tells only the tops",
            "view",
            "state.gone",
            "frozenset(state.tops)",
        ),
        (
            "a view hides the end",
            "view",
            "outcome(state)",
            "None",
        ),
        (
            "a view counts the draw pile to the last hand",
            "view",
            "state.hand_counts",
            "(*state.hand_counts[:-1], state.hand_counts[-1] + state.draw_count)",
        ),
        (
            "imagined cards replace the own hand",
            "_dealt",
            "seen.hand if seat == seen.seat else frozenset(islice(rest, count))",
            "frozenset(islice(rest, count))",
        ),
        (
            "imagined cards are always the same",
            "determinize",
            "rng.shuffle(unseen)",
            "unseen.sort()",
        ),
        (
            "imagined cards contradict the game going on",
            "determinize",
            "outcome(state) == seen.outcome",
            "state.tops == seen.tops",
        ),
        (
            "an imagined hand goes to the first seat",
            "determinize",
            (
                "sum((count for seat, count in "
                "enumerate(seen.hand_counts[:seen.turn.seat]) if seat != seen.seat))"
            ),
            (
                "0 * sum((count for seat, count in "
                "enumerate(seen.hand_counts[:seen.turn.seat]) if seat != seen.seat))"
            ),
        ),
        (
            "an imagined hand goes to a later seat",
            "determinize",
            (
                "(count for seat, count in enumerate(seen.hand_counts[:seen.turn.seat]) if "
                "seat != seen.seat)"
            ),
            "(count for seat, count in enumerate(seen.hand_counts[:seen.turn.seat]))",
        ),
        (
            "imagined hands can always play",
            "determinize",
            "seen.outcome is None",
            "seen.turn",
        ),
        tests=RULEBOOK,
    ),
)
