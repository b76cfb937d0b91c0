"""Rules that are broken on purpose, each in one place."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Mutant:
    """A mistake: in `file` of the rules, `new` stands where `old` should."""

    name: str
    file: str
    old: str
    new: str


def _mutants(file: str, *mistakes: tuple[str, str, str]) -> tuple[Mutant, ...]:
    return tuple(Mutant(name=name, file=file, old=old, new=new) for name, old, new in mistakes)


MUTANTS = (
    *_mutants(
        "cards.py",
        ("three piles ascend", "self.ascends = number < 2", "self.ascends = number < 3"),
        ("one pile ascends", "self.ascends = number < 2", "self.ascends = number < 1"),
    ),
    *_mutants(
        "ruleset.py",
        ("the trick is 11", "trick: int = 10", "trick: int = 11"),
        (
            "the trick is 20 too",
            "return card == (top - self.trick if pile.ascends else top + self.trick)",
            "return (top - card if pile.ascends else card - top) in (self.trick, 2 * self.trick)",
        ),
        (
            "the trick works on ascending piles only",
            "top - self.trick if pile.ascends else top + self.trick",
            "top - self.trick if pile.ascends else 0",
        ),
        (
            "the trick works on descending piles only",
            "top - self.trick if pile.ascends else top + self.trick",
            "0 if pile.ascends else top + self.trick",
        ),
        (
            "the trick goes to the wrong side",
            "top - self.trick if pile.ascends else top + self.trick",
            "top + self.trick if pile.ascends else top - self.trick",
        ),
        ("there is no trick", "return onwards or self.is_trick(card, pile, top)", "return onwards"),
        (
            "an equal card fits",
            "card > top if pile.ascends else card < top",
            "card >= top if pile.ascends else card <= top",
        ),
        (
            "a card fits only if it jumps less than 50",
            "card > top if pile.ascends else card < top",
            "top < card < top + 50 if pile.ascends else top - 50 < card < top",
        ),
        (
            "the piles start at their first cards",
            "self.lowest - 1 if pile.ascends else self.highest + 1",
            "self.lowest if pile.ascends else self.highest",
        ),
        ("there is a card 1", "lowest=Card(2)", "lowest=Card(1)"),
        ("six people may play", "hand_sizes=(8, 7, 6, 6, 6)", "hand_sizes=(8, 7, 6, 6, 6, 6)"),
        ("five players hold 5 cards", "hand_sizes=(8, 7, 6, 6, 6)", "hand_sizes=(8, 7, 6, 6, 5)"),
        ("experts hold no fewer cards", "hand_sizes=(7, 6, 5, 5, 5)", "hand_sizes=(8, 7, 6, 6, 6)"),
        ("experts lay 2", 'name="expert", minimum=3', 'name="expert", minimum=2'),
        (
            "two cards are owed though there is nothing to draw",
            "minimum_when_empty: int = 1",
            "minimum_when_empty: int = 2",
        ),
        ("88 burns", "(22, 33, 44, 55, 66, 77)", "(22, 33, 44, 55, 66, 77, 88)"),
        (
            "only ascending piles burn",
            "if tops[pile] in self.fire]",
            "if tops[pile] in self.fire and pile.ascends]",
        ),
    ),
    *_mutants(
        "outcomes.py",
        ("10 cards left are excellent", "self.left < 10", "self.left <= 10"),
        ("9 cards left are not excellent", "self.left < 10", "self.left < 9"),
        ("one card left is a win", "return self.left == 0", "return self.left <= 1"),
    ),
    *_mutants(
        "ending.py",
        (
            "one card that fits is enough to go on",
            "position.tops, hand, turn.missing, turn.due)",
            "position.tops, hand, min(1, turn.missing), turn.due)",
        ),
        (
            "being stuck is judged only when the turn begins",
            "if turn is None or hand is None or position.left == 0:",
            "if turn is None or hand is None or position.left == 0 or turn.laid:",
        ),
        (
            "being stuck is judged only after a card",
            "if turn is None or hand is None or position.left == 0:",
            "if turn is None or hand is None or position.left == 0 or not turn.laid:",
        ),
        (
            "the player in turn is stuck without cards",
            "return not has_way_out(position.rules",
            "return not hand or not has_way_out(position.rules",
        ),
        (
            "a due fire cannot make anybody stuck",
            "position.tops, hand, turn.missing, turn.due)",
            "position.tops, hand, turn.missing, frozenset())",
        ),
        (
            "the search lays a card twice",
            "rest = tuple(other for other in cards if other != card)",
            "rest = cards",
        ),
        (
            "being stuck is judged by single cards",
            "_search(rules, tops_after(tops, lay), rest",
            "_search(rules, tops, rest",
        ),
        (
            "the search does not count covering cards towards the minimum",
            "missing - 1, due[1:])",
            "missing - (not due), due[1:])",
        ),
        (
            "the search covers one fire and thinks that it was all",
            "missing - 1, due[1:])",
            "missing - 1, ())",
        ),
        (
            "at a glance, fire is forgotten",
            "if not due and _takes_enough(",
            "if _takes_enough(",
        ),
        (
            "at a glance, one card less is enough on an ascending pile",
            "cards[-missing] > min(a, b)",
            "cards[-1] > min(a, b)",
        ),
        (
            "at a glance, one card less is enough on a descending pile",
            "cards[missing - 1] < max(c, d)",
            "cards[0] < max(c, d)",
        ),
        ("the search knows three piles", "due[:1] or PILES", "due[:1] or PILES[:3]"),
        (
            "a fire on top at the end spoils the win",
            "return Outcome(position.left)",
            "return Outcome(position.left or len(position.rules.burning(position.tops)))",
        ),
        (
            "the score forgets the draw pile",
            "return Outcome(position.left)",
            "return Outcome(sum(position.hand_counts))",
        ),
        (
            "the score counts the hand in turn only",
            "return Outcome(position.left)",
            "return Outcome(len(position.hand_in_turn or ()))",
        ),
        ("nobody wins", "if position.left == 0 or stuck(position):", "if stuck(position):"),
        ("nobody loses", "if position.left == 0 or stuck(position):", "if position.left == 0:"),
    ),
    *_mutants(
        "position.py",
        (
            "the minimum never falls",
            "rules.minimum if draw_count else rules.minimum_when_empty",
            "rules.minimum",
        ),
        (
            "the minimum of experts never falls",
            "rules.minimum if draw_count else rules.minimum_when_empty",
            "rules.minimum if draw_count or rules.minimum > 2 else rules.minimum_when_empty",
        ),
        (
            "the minimum falls with the last card in the draw pile",
            "rules.minimum if draw_count else rules.minimum_when_empty",
            "rules.minimum if draw_count > 1 else rules.minimum_when_empty",
        ),
        (
            "nobody remembers the fire when a turn begins",
            "minimum=minimum, due=rules.burning(tops))",
            "minimum=minimum)",
        ),
        (
            "the minimum falls to 1 within the turn",
            "minimum=self.minimum, laid=self.laid + 1",
            "minimum=1, laid=self.laid + 1",
        ),
        (
            "the minimum grows with every card",
            "minimum=self.minimum, laid=self.laid + 1",
            "minimum=self.minimum + 1, laid=self.laid + 1",
        ),
        (
            "any lay releases all fires",
            "due = self.due - {pile}",
            "due: frozenset[Pile] = frozenset()",
        ),
        ("no lay releases a fire", "due = self.due - {pile}", "due = self.due"),
        (
            "the draw pile counts as laid",
            "difference(self.draw_pile, *self.hands)",
            "difference(*self.hands)",
        ),
        ("the own hand is unseen", "- self.gone - self.hand", "- self.gone"),
        (
            "a card goes under the pile",
            "return (*tops[: lay.pile], lay.card, *tops[lay.pile + 1 :])",
            "return tops",
        ),
    ),
    *_mutants(
        "legality.py",
        ("a turn may end after one card", "if turn.missing:", "if turn.laid == 0:"),
        ("a turn may end with a due fire", "if turn.due:", "if len(turn.due) > 4:"),
        ("any card may be laid", "if card not in hand:", "if card not in position.rules.cards:"),
        (
            "any card fits",
            "if not position.rules.fits(card, pile, top):",
            "if card == top:",
        ),
        (
            "play goes on after a loss",
            "if not in_play and outcome(position):\n",
            "if position.left == 0:\n",
        ),
        (
            "actions are offered after a loss",
            "if turn is None or hand is None or outcome(position):",
            "if turn is None or hand is None:",
        ),
        ("nobody is offered to end the turn", "actions.append(EndTurn())", "pass"),
        (
            "everybody plays for the player in turn",
            "if hand is None:\n        return Illegal(Reason.NOT_YOUR_TURN)",
            "if hand is None:\n        return None",
        ),
        (
            "there is never a warning",
            "return not has_way_out(position.rules, tops, hand -",
            "return False and has_way_out(position.rules, tops, hand -",
        ),
        (
            "the warning forgets that the card has left the hand",
            "hand - {lay.card}, turn.missing",
            "hand, turn.missing",
        ),
        ("there is a warning of winning", "if position.left == 1:", "if position.left == 0:"),
    ),
    *_mutants(
        "play.py",
        (
            "the deal goes round card by card",
            "frozenset(deck[start : start + size]) for start in range(0, dealt, size)",
            "frozenset(deck[start:dealt:players]) for start in range(players)",
        ),
        (
            "the draw pile is turned over",
            "draw_pile=tuple(deck[dealt:])",
            "draw_pile=tuple(deck[dealt:][::-1])",
        ),
        (
            "the first seat always starts",
            "state.draw_count, seat))\n",
            "state.draw_count, Seat(0)))\n",
        ),
        (
            "the starter may be chosen again",
            "if state.turn is not None:",
            "if state.turn is not None and state.turn.laid:",
        ),
        (
            "one card is drawn after each lay",
            "turn.seat, hand),",
            "turn.seat, hand.union(state.draw_pile[:1])), draw_pile=state.draw_pile[1:],",
        ),
        (
            "a laid card stays in the hand",
            "hand = state.hands[turn.seat] - {lay.card}",
            "hand = state.hands[turn.seat]",
        ),
        (
            "a fire is due in the turn that lays it",
            "turn=turn.after_lay_on(lay.pile)",
            (
                "turn=replace(turn.after_lay_on(lay.pile),"
                " due=state.rules.burning(tops_after(state.tops, lay)))"
            ),
        ),
        (
            "a fire laid elsewhere releases the older one",
            "turn=turn.after_lay_on(lay.pile)",
            (
                "turn=(replace(turn, due=frozenset()) if lay.card in state.rules.fire else turn)"
                ".after_lay_on(lay.pile)"
            ),
        ),
        (
            "a fire does not cover a fire",
            "turn=turn.after_lay_on(lay.pile)",
            (
                "turn=replace(turn, laid=turn.laid + 1) if lay.card in state.rules.fire"
                " else turn.after_lay_on(lay.pile)"
            ),
        ),
        (
            "one card too many is drawn",
            "- len(state.hands[seat])\n",
            "- len(state.hands[seat]) + 1\n",
        ),
        (
            "one card too few is drawn",
            "- len(state.hands[seat])\n",
            "- len(state.hands[seat]) - 1\n",
        ),
        (
            "never more than two cards are drawn",
            "drawn = state.rules.hand_size(players) - len(state.hands[seat])",
            "drawn = min(2, state.rules.hand_size(players) - len(state.hands[seat]))",
        ),
        (
            "cards are drawn from the bottom",
            "state.draw_pile[:drawn])",
            "state.draw_pile[::-1][:drawn])",
        ),
        (
            "what was drawn stays in the draw pile",
            "draw_pile = state.draw_pile[drawn:]",
            "draw_pile = state.draw_pile",
        ),
        (
            "nothing is drawn unless the hand can be filled",
            "hand = state.hands[seat].union(",
            "drawn *= drawn <= len(state.draw_pile)\n    hand = state.hands[seat].union(",
        ),
        ("play goes anticlockwise", "(seat + step) % players", "(seat - step) % players"),
        (
            "the same player goes on",
            "for step in range(1, players + 1)",
            "for step in range(players)",
        ),
        (
            "a player without cards is not passed over",
            "next(other for other in clockwise if hands[other])",
            "next(clockwise)",
        ),
        (
            "who is alone with cards is passed over",
            "for step in range(1, players + 1)",
            "for step in (*range(1, players), 1)",
        ),
        (
            "a new turn goes on counting",
            "turn=begin_turn(state.rules, state.tops, len(draw_pile), next_seat),",
            (
                "turn=replace(begin_turn(state.rules, state.tops, len(draw_pile), next_seat),"
                " laid=_turn_of(state).laid),"
            ),
        ),
    ),
    *_mutants(
        "shuffle.py",
        ("the shuffle is biased", "_below(place + 1, words)", "_below(len(deck), words)"),
        ("no card keeps its place", "_below(place + 1, words)", "_below(place, words)"),
        (
            "the shuffle goes upwards",
            "in range(len(deck) - 1, 0, -1)",
            "in range(1, len(deck))",
        ),
        ("the shuffle does nothing", "return tuple(deck)", "return tuple(rules.cards)"),
        (
            "the blocks are counted in another order of bytes",
            'counter.to_bytes(8, "big")',
            'counter.to_bytes(8, "little")',
        ),
    ),
    *_mutants(
        "sight.py",
        (
            "a view shows the hand of the next seat",
            "else state.hands[seat],",
            "else state.hands[(seat + 1) % len(state.hands)],",
        ),
        (
            "a view shows all hands",
            "else state.hands[seat],",
            "else frozenset().union(*state.hands),",
        ),
        (
            "a spectator sees the first hand",
            "hand=frozenset() if seat is None",
            "hand=state.hands[0] if seat is None",
        ),
        ("a view forgets the cards that were laid", "gone=state.gone,", "gone=frozenset(),"),
        ("a view tells only the tops", "gone=state.gone,", "gone=frozenset(state.tops),"),
        ("a view hides the end", "outcome=outcome(state),", "outcome=None,"),
        (
            "a view counts the draw pile to the last hand",
            "hand_counts=state.hand_counts,",
            "hand_counts=(*state.hand_counts[:-1], state.hand_counts[-1] + state.draw_count),",
        ),
        (
            "imagined cards replace the own hand",
            "seen.hand if seat == seen.seat else frozenset(islice(rest, count))",
            "frozenset(islice(rest, count))",
        ),
        ("imagined cards are always the same", "rng.shuffle(unseen)", "unseen.sort()"),
        (
            "imagined cards contradict the game going on",
            "if outcome(state) == seen.outcome:",
            "if state.tops == seen.tops:",
        ),
        ("an imagined hand goes to the first seat", "before = sum(", "before = 0 * sum("),
        (
            "an imagined hand goes to a later seat",
            "[: seen.turn.seat]) if seat != seen.seat",
            "[: seen.turn.seat])",
        ),
        (
            "imagined hands can always play",
            "if seen.outcome is None else _hand_without_way_out",
            "if seen.turn else _hand_without_way_out",
        ),
    ),
)
