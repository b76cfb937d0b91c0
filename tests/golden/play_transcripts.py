"""Transcripts of whole games played by `ninetyeight play`, in every language.

What is typed is in `play-*.lines`. The transcripts are written anew by

    python -m tests.golden.play_transcripts
"""

from pathlib import Path

from click.testing import CliRunner

from ninetyeight.cli import main
from ninetyeight.words import LANGUAGES

HERE = Path(__file__).parent

GAMES = {
    "alone": ["--seed", "34173cb38f07f89ddbebc2ac9128303f"],
    "together": [
        *["--players", "2", "--rules", "standard+fire"],
        *["--seed", "eccbc87e4b5ce2fe28308fd9f2a7baf3"],
    ],
    "bots": [*["--bots", "steady,rookie"], *["--seed", "5d41402abc4b2a76b9719d911017c592"]],
}


def typed_lines(game: str) -> str:
    return (HERE / f"play-{game}.lines").read_text("utf-8")


def transcript_file(game: str, language: str) -> Path:
    return HERE / f"play-{game}-{language}.txt"


def transcript(game: str, language: str) -> str:
    command = ["play", *GAMES[game], "--language", language]
    result = CliRunner().invoke(main, command, input=typed_lines(game))
    assert result.exit_code == 0, result.output
    return result.stdout


if __name__ == "__main__":
    for game in GAMES:
        for language in LANGUAGES:
            transcript_file(game, language).write_text(transcript(game, language), "utf-8")
