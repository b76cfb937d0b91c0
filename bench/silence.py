"""What hands look like in silence, compared with those that `master` imagines.

    python bench/silence.py [--games 200] [--seed tuning] [--rules standard expert]

In silent games of `sharp`, for each number of players and each other seat by how many turns ago it
has played: how often its hand could say *leave it to me* about a pile, really and as imagined.
"""

import argparse
from collections import Counter
from collections.abc import Iterator

from report import header

from ninetyeight.bots import game_seeds, load_weights
from ninetyeight.bots.weights import kernel_net
from ninetyeight.kernel import Level, chosen_kernel
from ninetyeight.kernel.packing import pack_rules, pack_state
from ninetyeight.kernel.twin.talk import LEAVE
from ninetyeight.kernel.twin.unpacking import read_view
from ninetyeight.rules import RULE_SETS, Card, Seat, choose_starter, deal_from, shuffled


def wishes(state: bytes) -> dict[int, int]:
    """By how many turns ago a seat has played: about how many piles it could say that."""
    seen = read_view(chosen_kernel().view(state, True))
    return {
        (seen.turn.seat - seat) % len(seen.said): said.count(LEAVE)
        for seat, said in enumerate(seen.said)
        if seat != seen.turn.seat
    }


def silent_game(rules: str, players: int, deck: tuple[Card, ...], chance: int) -> Iterator[bytes]:
    """The states at the beginning of each turn, once everybody has played."""
    kernel, weights = chosen_kernel(), load_weights(rules, players)
    bot = (Level.SHARP, kernel_net(kernel, weights.body, weights.tau), 0, 0)
    packed = pack_rules(RULE_SETS[rules], players)
    _, lays, ends, _ = kernel.play(packed, bytes(deck), (bot,) * players, False, chance)
    state = pack_state(choose_starter(deal_from(RULE_SETS[rules], players, deck), Seat(0)))
    turns = 0
    for place, is_end in enumerate(ends):
        state = kernel.lay(state, *lays[2 * place : 2 * place + 2])
        if is_end:
            state = kernel.end_turn(state)
            turns += 1
            if turns >= players:
                yield state


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", default="tuning")
    parser.add_argument("--rules", nargs="*", default=["standard", "expert"], choices=RULE_SETS)
    options = parser.parse_args()
    print(header(options.seed))
    print("\n| table | turns ago | real, % of piles | imagined |\n|---|---|---|---|")
    for rules, players in ((rules, players) for rules in options.rules for players in range(2, 6)):
        real, imagined, looks = Counter[int](), Counter[int](), 0
        for number in range(1, options.games + 1):
            seed, chance = game_seeds(options.seed, number)
            deck = shuffled(RULE_SETS[rules], seed)
            for state in silent_game(rules, players, deck, chance):
                view = chosen_kernel().view(state, False)
                real.update(wishes(state))
                imagined.update(wishes(chosen_kernel().imagine(view, chance + looks)))
                looks += 1
        for ago in range(1, players):
            shares = [f"{100 * each[ago] / (4 * looks):.1f}" for each in (real, imagined)]
            print(f"| {rules}, {players} | {ago} | {' | '.join(shares)} |", flush=True)


if __name__ == "__main__":
    main()
