"""What is told and kept of a training while it is under way."""

import json
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import click

from ninetyeight.bots.learning.held_out import TUNING_SEED, wins
from ninetyeight.bots.learning.training import Training
from ninetyeight.bots.weights import weights_file, write_weights
from ninetyeight.cli.streams import cannot_write
from ninetyeight.cli.translating import text
from ninetyeight.kernel import Kernel

REPORT_EVERY = 10.0
SAVE_EVERY = 60.0
PARTS = 10


@dataclass(slots=True, kw_only=True)
class Report:
    """Counts the games since the last line, and knows when the next thing is to be done."""

    training: Training
    command: str
    resume: Path
    log: Path | None = None
    evaluate: int = 0
    checkpoints: Path | None = None
    played: int = 0
    won: int = 0
    left: int = 0
    told: float = field(default_factory=time.monotonic)
    saved: float = field(default_factory=time.monotonic)
    part: int = field(init=False)

    def __post_init__(self) -> None:
        self.part = self._part()

    def add(self, won: int, left: int, kernel: Kernel) -> None:
        """After a step: tells, saves and evaluates what is due."""
        self.played += self.training.course.games
        self.won += won
        self.left += left
        now = time.monotonic()
        if now - self.told > REPORT_EVERY or self.training.progress >= 1:
            self._tell()
            self.told = now
        if now - self.saved > SAVE_EVERY:
            self.training.save(self.resume)
            self.saved = now
        if self._part() > self.part:
            self.part = self._part()
            self._keep(kernel)

    def _part(self) -> int:
        return int(self.training.progress * PARTS)

    def _tell(self) -> None:
        training, won, left = self.training, self.won / self.played, self.left / self.played
        line = text(
            "{progress}: {games} games, {won} won, {left} cards left",
            progress=f"{training.progress:4.0%}",
            games=f"{training.games:,}",
            won=f"{won:.1%}",
            left=f"{left:.2f}",
        )
        click.echo(line, err=True)
        self._log(
            won=won,
            left=left,
            tau=training.course.tau(training.progress),
            rate=training.course.rate(training.progress),
        )
        self.played = self.won = self.left = 0

    def _keep(self, kernel: Kernel) -> None:
        weights = self.training.weights(self.command)
        if self.checkpoints is not None:
            folder = self.checkpoints / f"{self.part * 100 // PARTS:03}"
            try:
                folder.mkdir(parents=True, exist_ok=True)
                write_weights(weights, weights_file(weights.rules, weights.players, folder))
            except OSError as error:
                raise cannot_write(folder, error) from None
        if self.evaluate:
            rules, games = self.training.rules, self.evaluate
            rates = {"silent": wins(kernel, rules, weights, games, talk=False) / games}
            if weights.players > 1:
                rates["talk"] = wins(kernel, rules, weights, games, talk=True) / games
            line = text(
                "{progress}: {games} held-out games, {won} won",
                progress=f"{self.training.progress:4.0%}",
                games=f"{self.evaluate:,}",
                won=" / ".join(f"{rate:.1%}" for rate in rates.values()),
            )
            click.echo(line, err=True)
            self._log(evaluated=self.evaluate, seed=TUNING_SEED, **rates)

    def _log(self, **facts: Any) -> None:
        if self.log is None:
            return
        training = self.training
        line = {
            "rules": training.rules.name,
            "players": training.players,
            "progress": training.progress,
            "games": training.games,
            "seconds": round(training.seconds, 3),
            **facts,
        }
        try:
            with self.log.open("a", encoding="utf-8") as file:
                file.write(f"{json.dumps(line)}\n")
        except OSError as error:
            raise cannot_write(self.log, error) from None
