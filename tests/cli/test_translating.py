"""The command line speaks four languages: its help, its errors, and what click says."""

import re
import string
from collections.abc import Iterator
from importlib import import_module
from inspect import cleandoc, getsource
from pathlib import Path

import click
import pytest
from click.testing import CliRunner, Result

from ninetyeight.cli import COMMANDS, EXAMPLES, main
from ninetyeight.cli.translating import CLICK_MODULES, table
from ninetyeight.words import LANGUAGES
from tests.words.test_typography import FORMAL, WRONG, WRONG_EVERYWHERE

TRANSLATED = LANGUAGES[1:]
SOURCES = [
    Path(import_module(f"ninetyeight.{part}").__file__ or "").parent for part in ("cli", "server")
]
FROM_THE_SYSTEM = {
    *("No such file or directory", "Is a directory", "Not a directory", "Permission denied"),
    *("File exists", "File name too long", "No space left on device", "Read-only file system"),
    "Input/output error",
}


def run_in(language: str, *arguments: str) -> Result:
    environment = {"LC_ALL": f"{language}_XX.UTF-8", "TERM": "dumb"}
    return CliRunner(env=environment).invoke(main, arguments, prog_name="ninetyeight")


def paragraphs(help_text: str | None) -> Iterator[str]:
    for paragraph in re.split(r"\n\s*\n", cleandoc(help_text or "")):
        if not paragraph.startswith("\b"):
            yield " ".join(paragraph.split())


def help_texts() -> Iterator[str]:
    """All that `--help` of every command says in English, except lists of names."""
    context = click.Context(main)
    commands = [main, *(main.get_command(context, name) for name in COMMANDS)]
    yield from COMMANDS.values()
    for command in commands:
        assert command is not None
        yield from paragraphs(command.help)
        for parameter in command.get_params(context):
            if isinstance(parameter, click.Option) and parameter.help:
                said, *extras = parameter.help.split("  [")
                yield from (said, *(f"[{extra}" for extra in extras))


def said_by_click() -> str:
    return "".join(getsource(import_module(f"click.{name}")) for name in CLICK_MODULES)


def said_by_us() -> str:
    files = (file for source in SOURCES for file in source.rglob("*.py"))
    return "".join(file.read_text("utf-8") for file in files)


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_help_text_is_translated(language: str) -> None:
    assert [each for each in help_texts() if each not in table(language)] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_language_has_the_same_texts_in_the_same_order(language: str) -> None:
    assert list(table(language)) == list(table(TRANSLATED[0]))


def test_every_text_is_said_by_us_or_by_click_or_by_the_system() -> None:
    """So that a newer click, or a sentence that was changed, is noticed."""
    known = {*help_texts(), *FROM_THE_SYSTEM, "Examples:"}
    assert "Examples:" in EXAMPLES
    code = re.sub(r'"\s*\n\s*"', "", said_by_click() + said_by_us())
    said = (each for each in table("fr") if each not in known)
    assert [each for each in said if f'"{each}"' not in code and f"'{each}'" not in code] == []


@pytest.mark.parametrize("language", TRANSLATED)
def test_a_translation_takes_only_the_facts_that_there_are(language: str) -> None:
    def facts(text: str) -> set[str | None]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}

    for english, said in table(language).items():
        assert facts(said) <= facts(english), english


@pytest.mark.parametrize("language", TRANSLATED)
def test_translations_are_set_as_the_language_does_and_address_nobody(language: str) -> None:
    for said in table(language).values():
        # What is typed, and what click puts in, is not set in type.
        text = re.sub(r"'[\w\[\]]+'|\w+://\S*|\.\.\.|\{\w+(?:!r)?\}", "x", said)
        assert not re.search(WRONG[language], text), said
        assert not re.search(WRONG_EVERYWHERE, text), said
        assert not re.search(FORMAL[language], text), said


@pytest.mark.parametrize(
    ("language", "usage", "options"),
    [
        ("en", "Usage:", "Options:"),
        ("fr", "Utilisation\u00a0:", "Options\u00a0:"),
        ("de", "Aufruf:", "Optionen:"),
        ("uk", "Використання:", "Параметри:"),
    ],
)
def test_help_speaks_the_language_of_the_locale(language: str, usage: str, options: str) -> None:
    for arguments in (["--help"], *([name, "--help"] for name in COMMANDS)):
        shown = run_in(language, *arguments).stdout
        assert shown.startswith(usage)
        assert options in shown
        assert ("Show" in shown) == (language == "en")


def test_examples_keep_their_lines() -> None:
    shown = run_in("fr", "play", "--help").stdout
    assert (
        "  Exemples\u00a0:\n    ninetyeight play\n    ninetyeight play --bots sharp,sharp" in shown
    )


def test_the_language_that_is_asked_for_wins() -> None:
    assert run_in("de", "play", "--language", "fr", "--help").stdout.startswith("Utilisation")
    assert run_in("de", "show", "--language=uk", "x.n98").stderr.startswith("Помилка:")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["shwo"], "Den Befehl 'shwo' gibt es nicht. Vielleicht 'show'?"),
        (["xyzzy"], "Den Befehl 'xyzzy' gibt es nicht. Es gibt: play, "),
        (["show", "--trun", "1"], "Die Option '--trun' gibt es nicht. Vielleicht '--turn'?"),
        (["show"], "Es fehlt das Argument 'FILE'."),
        (["show", "a", "b"], "Überzähliges Argument: b"),
        (["deal", "--players", "9"], "'9' ist keine Spielerzahl: Erwartet wird 1 bis 5."),
        (["deal", "--rules", "x"], "'x' ist keine Spielart: Erwartet wird standard, "),
        (["show", "none.n98", "--language", "x"], "'x' ist keines von 'en', "),
        (["deal", "--seed", "x"], "'x' ist kein Startwert"),
        (["show", "none.n98", "--turn", "x"], "'x' ist keine gültige Zahl."),
        (["show", "none.n98"], "none.n98 ist nicht lesbar: diese Datei gibt es nicht"),
        (["check", "."], ". ist nicht lesbar: das ist ein Ordner"),
        (["arena"], "Es fehlt die Option '--bots'."),
        (["arena", "--bots", "bob"], "Kein Bot heißt 'bob'"),
        (["arena", "--bots", "steady", "--games", "0"], "0 liegt nicht im Bereich"),
        (["arena", "--bots", "steady", "--weights", "none"], "'none' gibt es nicht."),
    ],
)
def test_errors_are_translated(arguments: list[str], sentence: str) -> None:
    result = run_in("de", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert "Fehler: " in result.stderr


def test_problems_of_a_record_are_told_in_the_language_of_the_user(tmp_path: Path) -> None:
    file = tmp_path / "wrong.n98"
    file.write_text("n98 1\nrules: standard\n", "utf-8")
    assert "L’enregistrement s’arrête trop tôt." in run_in("fr", "check", str(file)).stdout
    assert '"sentence": "' in run_in("fr", "check", "--json", str(file)).stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--port", "70000"], "--port 70000: Erwartet wird 0 bis 65535."),
        (["--key", "short"], "Erwartet wird eine Länge von mindestens 16 Zeichen."),
        (["--database", "mysql://x/y"], "Unbekannte Art von Datenbank 'mysql': Erwartet wird"),
        (["--host", "192.0.2.1", "--port", "0"], "192.0.2.1, Port 0, ist nicht verfügbar: "),
    ],
)
def test_a_server_that_cannot_start_says_so_in_the_language_of_the_user(
    arguments: list[str], sentence: str
) -> None:
    result = run_in("de", "serve", *arguments)
    assert result.exit_code == 2
    assert sentence in result.stderr


@pytest.mark.parametrize(
    ("language", "heading"),
    [("en", "bots    games"), ("fr", "bots    parties"), ("de", "Bots    Partien")],
)
def test_the_table_of_the_arena_is_translated(language: str, heading: str) -> None:
    games = ("--bots", "random", "--games", "2", "--seed", "1", "--jobs", "1")
    result = run_in(language, "arena", *games, "--versus", "rookie")
    assert result.exit_code == 0
    assert heading in result.stdout
