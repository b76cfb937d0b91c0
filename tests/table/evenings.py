"""Tables for tests: who sits there, what they do, and all that has happened."""

from collections.abc import Iterator
from hashlib import sha256
from itertools import count

from msgspec.structs import replace

from ninetyeight.rules import RULE_SETS, Card, Rules, Seat, Seed, State
from ninetyeight.table import (
    Actor,
    Command,
    Create,
    DecisionContext,
    Event,
    Game,
    Options,
    Person,
    ServerCommand,
    Table,
    TableCode,
    TableError,
    decide,
    evolve_step,
)
from ninetyeight.table.commands import AddBot, Arrive, LayCard, LetTimePass, Propose, Sit, Start
from ninetyeight.table.pile_letters import LETTERS

SERVER = Actor()
WATCHING = Actor("guest-of-nobody", watching=True)


SHORT = Rules(
    name="short",
    lowest=Card(2),
    highest=Card(59),
    hand_sizes=(7, 6, 5),
    minimum=2,
    fire=frozenset({Card(22), Card(33)}),
)
"""A rule set that the server has besides the published ones."""

ENGINES = ("Nearest",)
"""The bots that there are besides the levels."""


def guest_of(name: str) -> str:
    return f"guest-of-{name}"


def daily_seed(day: str, rules: str, players: int) -> Seed:
    return Seed(sha256(f"{day}/{rules}/{players}".encode()).hexdigest()[:32])


def bot(seat: int) -> Actor:
    return Actor(seat=seat, bot=True)


class Evening:
    """A table from its first step on. People are called by their names, `now` is the time."""

    def __init__(
        self,
        host: str = "Ada",
        options: Options | None = None,
        seed: int = 1,
        host_sits: bool = True,
    ) -> None:
        self.now = 1000.0
        self.rule_sets: dict[str, Rules] = {**RULE_SETS, SHORT.name: SHORT}
        self.steps: list[tuple[float, tuple[Event, ...]]] = []
        self._table: Table | None = None
        self._seeds = count(seed)
        self._nonces = count()
        codes = ("table-one", "sit-code", "watch-code")
        create = Create(*codes, host, options or Options(), sits=host_sits)
        self.do(Actor(guest_of(host)), create)

    @property
    def table(self) -> Table:
        assert self._table is not None
        return self._table

    @property
    def game(self) -> Game:
        assert self.table.game is not None
        return self.table.game

    @property
    def events(self) -> Iterator[Event]:
        return (event for _, events in self.steps for event in events)

    def seat(self, name: str) -> Seat:
        return next(seat for seat, player in self.table.seated if player.name == name)

    def person(self, name: str) -> Person:
        player = self.table.places[self.seat(name)]
        assert isinstance(player, Person)
        return player

    def actor(self, who: str | Actor) -> Actor:
        if isinstance(who, Actor):
            return who
        seats = [seat for seat, player in self.table.seated if player.name == who]
        return Actor(guest_of(who), seats[0] if seats else None)

    def do(
        self,
        who: str | Actor,
        command: Command | ServerCommand | Create,
        based_on: int | None = None,
    ) -> tuple[Event, ...]:
        """Does it, or raises TableError."""
        at = DecisionContext(
            self.now,
            draw_seed=lambda: Seed(f"{next(self._seeds):032x}"),
            draw_nonce=lambda: f"nonce-{next(self._nonces)}",
            daily_seed=daily_seed,
            engines=ENGINES,
            rule_sets=self.rule_sets,
        )
        events = decide(self._table, command, self.actor(who), at, based_on)
        if events:
            self.steps.append((self.now, events))
            self._table = evolve_step(self._table, events, seq=len(self.steps), at=self.now)
        return events

    def refusal(
        self,
        who: str | Actor,
        command: Command | ServerCommand | Create,
        based_on: int | None = None,
    ) -> TableCode | None:
        """Why the table refuses that; None if it does not."""
        try:
            self.do(who, command, based_on)
        except TableError as error:
            return error.code
        return None

    def replayed(self) -> Table:
        """The table, made anew from all that has happened."""
        table: Table | None = None
        for seq, (at, events) in enumerate(self.steps, start=1):
            table = evolve_step(table, events, seq=seq, at=at)
        assert table is not None
        return table

    def forget(self) -> None:
        """As if the table had never been."""
        self._table = None

    def undo(self) -> None:
        """As if the last step had not been."""
        self.steps.pop()
        self._table = self.replayed()

    def put(self, state: State) -> None:
        """Puts a position on the table, as if the game had led to it."""
        assert len(state.hands) == self.game.players
        self._table = replace(self.table, game=replace(self.game, state=state, since=(), before=()))

    def forget_what_was_told(self) -> None:
        """As if the game had been read from a snapshot of an earlier version."""
        self._table = replace(self.table, game=replace(self.game, told=None))

    def lay(self, who: str | Actor, text: str, *, sure: bool = False) -> tuple[Event, ...]:
        """Lays what a text like `34a` says."""
        letter = next(letter for letter in LETTERS if letter == text[-1])
        return self.do(who, LayCard(int(text[:-1]), letter, sure))


def gathered(*people: str, bots: int = 0, options: Options | None = None, seed: int = 1) -> Evening:
    """A table at which these people sit, all there, and then bots; the first one is host."""
    host, *others = people
    evening = Evening(host, options, seed)
    for name in others:
        evening.do(name, Sit(name))
    for name in people:
        evening.do(name, Arrive("node"))
    for _ in range(bots):
        evening.do(host, AddBot("steady"))
    return evening


def dealt(*people: str, bots: int = 0, options: Options | None = None, seed: int = 1) -> Evening:
    evening = gathered(*people, bots=bots, options=options, seed=seed)
    evening.do(people[0], Start())
    return evening


def begun(*people: str, bots: int = 0, options: Options | None = None, seed: int = 1) -> Evening:
    """A game in which the first of these people is in turn."""
    evening = dealt(*people, bots=bots, options=options, seed=seed)
    if evening.table.phase == "agreeing":
        evening.do(people[0], Propose())
        evening.now += evening.table.options.agree_seconds
        evening.do(SERVER, LetTimePass())
    return evening


def begun_with(state: State, *people: str, options: Options | None = None) -> Evening:
    """A game in the middle, with that position."""
    evening = begun(*people, options=options or Options(rules=state.rules.name))
    evening.put(state)
    return evening
