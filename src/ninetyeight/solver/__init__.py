"""Whether a game can still be won, if all cards are known: `won` with a line of turns, or `lost`.

    solution = solve(state)
    if solution.answer is Verdict.WON:
        print(solution.line)

There are no guesses: a line has been played by the rules, `lost` means that every way was tried,
and `unknown` that the nodes did not suffice. `docs/solver.md` explains the search.
"""

from .games import TurningPoint, solve_game, solved_record, turning_point
from .search import NODES, Solution, Verdict, solve

__all__ = [
    "NODES",
    "Solution",
    "TurningPoint",
    "Verdict",
    "solve",
    "solve_game",
    "solved_record",
    "turning_point",
]
