"""Plays the golden games anew and writes them to `games`: python -m tests.golden.make_games

For each game seeds are tried, always in the same order, until it is of the wanted kind.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from hashlib import sha256
from itertools import count, pairwise
from pathlib import Path
from random import Random

from ninetyeight.record import Record, dumps
from ninetyeight.record.recording import entries_of
from ninetyeight.rules import (
    RULE_SETS,
    Action,
    Card,
    Lay,
    Rules,
    Seat,
    Seed,
    State,
    deal,
    shuffled,
)
from ninetyeight.talk import (
    GivenSignals,
    Meaning,
    Signal,
    Withdrawal,
    heard_after,
    heard_after_lay,
)
from tests.golden import kinds
from tests.golden.players import (
    Steps,
    careful,
    closest_lay,
    foreseeing,
    hesitant,
    jump,
    reckless,
    undecided,
)
from tests.golden.transcript import transcript

GAMES = Path(__file__).parent / "games"
NAMES = ("Ada", "Zoë", "Олена", "李 小龙", "O'Neil, the 2nd")
OWN = Rules(
    name="sixty+fire",
    lowest=Card(1),
    highest=Card(60),
    hand_sizes=(7, 6, 5),
    minimum=2,
    trick=6,
    fire=frozenset({Card(13), Card(31)}),
)
"""Somebody's own rule set; its numbers stand in the record."""
LONG_ENOUGH = 40
"""How many actions a game has at least that stops before its end."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """A game to play: by which rules, how many, how, and what kind of game it has to be."""

    rules: str
    players: int
    title: str
    play: Callable[[State, Random], Steps]
    kind: kinds.Kind
    talks: bool = False
    seeded: bool = True

    @property
    def name(self) -> str:
        return f"{self.rules}-{self.players}-{self.title}"


def _wanted() -> Iterator[Wanted]:
    for rules in RULE_SETS:
        yield Wanted(rules, 1, "lost", careful, kinds.is_lost)
        yield Wanted(rules, 2, "won", foreseeing, kinds.is_won)
        yield Wanted(rules, 3, "within-a-turn", careful, kinds.stops_within_a_turn, talks=True)
        yield Wanted(rules, 4, "between-turns", careful, kinds.stops_between_turns, seeded=False)
        yield Wanted(rules, 5, "lost", reckless, kinds.is_lost)
    yield Wanted("standard", 1, "won", foreseeing, kinds.is_won)
    yield Wanted("standard", 2, "won-with-talk", careful, kinds.is_won, talks=True)
    yield Wanted("standard", 3, "lost-as-a-turn-began", careful, kinds.is_lost_as_a_turn_began)
    yield Wanted("standard", 3, "lost-within-a-turn", reckless, kinds.is_lost_within_a_turn)
    yield Wanted("standard", 4, "won-passing-over", foreseeing, kinds.is_won_passing_over)
    yield Wanted("standard", 5, "won", careful, kinds.is_won, seeded=False)
    yield Wanted("expert", 3, "not-started", undecided, kinds.is_not_started, talks=True)
    yield Wanted("expert", 2, "no-card-laid", hesitant, kinds.stops_between_turns)
    yield Wanted("standard+fire", 3, "lost-by-fire", careful, kinds.is_lost_by_fire, talks=True)
    yield Wanted("standard+fire", 4, "fires-covered", careful, kinds.covers_fires)
    yield Wanted("expert+fire", 5, "won", foreseeing, kinds.is_won)
    yield Wanted("expert-hand+fire", 1, "won", foreseeing, kinds.is_won)
    yield Wanted(OWN.name, 3, "won-with-talk", careful, kinds.is_won, talks=True)


WANTED = {wanted.name: wanted for wanted in _wanted()}

TRANSCRIBED = (*(f"{rules}-2-won" for rules in RULE_SETS), "expert+fire-5-lost")
"""Not all games: a transcript is a hundred times as long as its record."""


def played(wanted: Wanted) -> Record:
    """The first game of the wanted kind."""
    rules = RULE_SETS.get(wanted.rules, OWN)
    for number in count(1):
        seed = Seed(sha256(f"{wanted.name} {number}".encode()).hexdigest()[:32])
        game = wanted.play(deal(rules, wanted.players, seed), Random(seed))
        for steps in _stopping_places(game):
            if wanted.kind(steps):
                first = steps[0][0].turn
                return Record(
                    rules=rules,
                    players=NAMES[: wanted.players],
                    deck=shuffled(rules, seed),
                    start=first.seat if first else None,
                    seed=seed if wanted.seeded else None,
                    talk=wanted.talks,
                    entries=entries_of(_with_talk(steps) if wanted.talks else steps),
                )
    raise AssertionError("seeds do not run out")


def _stopping_places(steps: Steps) -> Iterator[Steps]:
    yield steps
    for place in range(LONG_ENOUGH, len(steps)):
        yield [*steps[:place], (steps[place][0], None)]


def _with_talk(steps: Steps) -> Iterator[tuple[State, Action | Signal | Withdrawal | None]]:
    """The game with what is said before the start and after every lay, and then withdrawn."""
    for signal in _signals_about_the_start(steps[0][0]):
        yield steps[0][0], signal
    heard: GivenSignals = ()
    for (state, action), (after, _) in pairwise(steps):
        yield state, action
        if isinstance(action, Lay):
            heard = heard_after_lay(heard, action.pile)
        for said in _news(heard, [*_signals_about_piles(after)]):
            heard = heard_after(heard, said)
            yield after, said
    yield steps[-1]


def _news(heard: GivenSignals, now: list[Signal]) -> Iterator[Signal | Withdrawal]:
    about = {(signal.seat, signal.pile) for signal in now}
    for signal in heard:
        if (signal.seat, signal.pile) not in about:
            yield Withdrawal(signal.seat, signal.pile)
    for signal in now:
        if signal not in heard:
            yield signal


def _signals_about_the_start(state: State) -> Iterator[Signal]:
    for seat, lay in _closest_lays(state):
        is_near = jump(state.tops, lay) <= 2
        yield Signal(seat, Meaning.GLADLY if is_near else Meaning.RATHER_NOT)


def _signals_about_piles(state: State) -> Iterator[Signal]:
    """Those who wait speak, but only if there is something to say."""
    for seat, lay in _closest_lays(state):
        used = jump(state.tops, lay)
        if state.turn is None or seat == state.turn.seat:
            continue
        if used < 0:
            yield Signal(seat, Meaning.LEAVE_IT_TO_ME, lay.pile)
        elif used == 1:
            yield Signal(seat, Meaning.NO_BIG_JUMP, lay.pile)
        elif used > 12:
            yield Signal(seat, Meaning.USE_FREELY, lay.pile)


def _closest_lays(state: State) -> Iterator[tuple[Seat, Lay]]:
    for seat in map(Seat, range(len(state.hands))):
        if lay := closest_lay(state, seat):
            yield seat, lay


def main() -> None:
    for stale in GAMES.iterdir():
        stale.unlink()
    for name, wanted in WANTED.items():
        record = played(wanted)
        _write(f"{name}.n98", dumps(record))
        if name in TRANSCRIBED:
            _write(f"{name}.txt", transcript(record))


def _write(name: str, text: str) -> None:
    (GAMES / name).write_text(text, encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
