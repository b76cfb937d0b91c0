"""The command that names the best turns of a position."""

import json
from collections.abc import Mapping
from typing import NamedTuple

import click

from ninetyeight.bots import BadWeights, Signals
from ninetyeight.bots.kernel_player import chance_of
from ninetyeight.bots.suggesting import Suggestion, led_to
from ninetyeight.bots.suggesting import suggest as best_turns
from ninetyeight.bots.weights import WEIGHTED
from ninetyeight.cli.files import WrongRecord, file_argument, read_game_or_position
from ninetyeight.cli.kernels import kernel_in_use
from ninetyeight.cli.options import chosen_turn, effort_option, rules_option, turn_option
from ninetyeight.cli.streams import CommandError
from ninetyeight.cli.translating import TranslatedCommand
from ninetyeight.cli.translating import text as say
from ninetyeight.cli.wrapping import wrapped
from ninetyeight.kernel import TooLarge, chosen_kernel, is_native
from ninetyeight.kernel.packing import HIGHEST_CARD, MOST_IN_HAND
from ninetyeight.record import (
    PlayedGame,
    RecordError,
    format_lay,
    format_position,
    parse_position,
    parse_signal,
)
from ninetyeight.review import BadCalibration, Effort, advise
from ninetyeight.review.advice import MOST
from ninetyeight.rules import RULE_SETS, Lay, Position, Rules, State, View, apply, view
from ninetyeight.talk import GivenSignals, Signal

DEALS, DEALS_IN_PYTHON = 400, 20
MAX_DEALS = 100_000
BY_REVIEW, BY_COUNTING = "review", "counting"
OPTION = "--position"


def _signals(_: click.Context, __: click.Parameter, text: str | None) -> GivenSignals | None:
    if text is None:
        return None
    try:
        said = [parse_signal(part) for part in text.split(",") if part.strip()]
        signals = tuple(each for each in said if isinstance(each, Signal))
        if len(signals) < len(said):
            raise ValueError("what is taken back is not said")
    except ValueError as error:
        raise click.BadParameter(f"{error}.") from None
    return signals


@click.command(cls=TranslatedCommand)
@file_argument("file", required=False)
@turn_option
@click.option(OPTION, metavar="LINE", help="A position in one line, instead of FILE.")
@click.option(
    "--signals",
    callback=_signals,
    metavar="LIST",
    help="With a position: what the others say, as in 2 leave a, 3 no-jump c.",
)
@rules_option
@click.option(
    "--best",
    type=click.IntRange(1, 50),
    default=3,
    metavar="N",
    show_default=True,
    help="How many turns to compare.",
)
@click.option(
    "--deals",
    type=click.IntRange(1, MAX_DEALS),
    metavar="N",
    help="Count wins in so many imagined deals, instead of the chances of a review.",
)
@effort_option
@click.option("--seed", default="0", metavar="S", help="A word that fixes the imagined deals.")
@click.option("--json", "wants_json", is_flag=True, help="One JSON object, for programs.")
def suggest(
    file: str | None,
    turn: int | None,
    position: str | None,
    signals: GivenSignals | None,
    rules: Rules | None,
    best: int,
    deals: int | None,
    effort: str,
    seed: str,
    wants_json: bool,
) -> None:
    """Name the best turns of a position, with the chance of each; "-" is standard input.

    FILE is a recorded game, whose player in turn is advised, or a position in one line. The chances
    are those of ninetyeight review. With --deals, in the middle of a turn or for more than three
    turns they are counted: in so many deals that agree with what the player may know, sharp plays
    on in all seats, and wins so often.

    \b
    Examples:
      ninetyeight suggest game.n98
      ninetyeight suggest game.n98 --turn 3 --best 5
      ninetyeight suggest --position "$LINE" --signals "2 leave a"
    """
    rule_sets = {**RULE_SETS, **({rules.name: rules} if rules else {})}
    asked = _asked(file, turn, position, signals, rule_sets)
    kernel_in_use()  # A kernel that is not there is reported.
    try:
        if deals is None and best <= MOST and _is_reviewed(asked.seen):
            told = _reviewed(asked, best, Effort(effort), seed)
        else:
            told = _counted(asked, best, deals, seed)
    except (BadWeights, BadCalibration) as error:
        raise CommandError(f"{error}.") from None
    except TooLarge:
        expected = "Bots know hands of up to {hand} and cards up to {card}, not these rules."
        raise CommandError(say(expected, hand=MOST_IN_HAND, card=HIGHEST_CARD)) from None
    if wants_json:
        click.echo(json.dumps({"position": format_position(asked.seen), **told.facts}))
        return
    width = max(len(lays) for lays, _ in told.rows)
    for lays, chance in told.rows:
        click.echo(f"{lays.ljust(width)}  {chance}")
    click.echo(wrapped(told.how))


class _Asked(NamedTuple):
    """What the player in turn may know and hears, and what the record has of the turn to come."""

    seen: View
    heard: Signals
    number: int = 1
    played: tuple[Lay, ...] | None = None


class _Told(NamedTuple):
    """The answer: for people turns and chances, and how these were found; for programs facts."""

    rows: list[tuple[str, str]]
    how: str
    facts: dict[str, object]


def _is_reviewed(seen: View) -> bool:
    """Whether a review could judge this turn."""
    is_known = (seen.rules.name, len(seen.hand_counts)) in WEIGHTED
    return is_known and seen.turn is not None and not seen.turn.laid


def _reviewed(asked: _Asked, best: int, effort: Effort, seed: str) -> _Told:
    number = int(seed) if seed.isdecimal() else chance_of(seed)[1]
    best_found = advise(
        asked.seen,
        asked.heard,
        played=asked.played,
        number=asked.number,
        effort=effort,
        seed=number,
    )
    # Of two turns that lead to the same position one is enough.
    different = {
        led_to(asked.seen, each.lays, by_pile=bool(asked.heard)): each
        for each in reversed(best_found)
    }
    found = [each for each in best_found if each in different.values()][:best]
    how = say(
        "The chances that a review gives, with the effort {effort} (ninetyeight review --help).",
        effort=effort.value,
    )
    turns = [
        {"lays": _notation(asked.seen, each.lays), "chance": each.chance, "left": each.left}
        for each in found
    ]
    return _Told(
        [(_notation(asked.seen, each.lays), f"{100 * each.chance:5.1f} %") for each in found],
        how,
        {"by": BY_REVIEW, "effort": effort.value, "turns": turns},
    )


def _counted(asked: _Asked, best: int, deals: int | None, seed: str) -> _Told:
    tries = deals or (DEALS if is_native(chosen_kernel()) else DEALS_IN_PYTHON)
    found = best_turns(asked.seen, asked.heard, best=best, deals=tries, seed=seed)
    turns = [
        {
            "lays": _notation(asked.seen, each.lays),
            "wins": each.wins,
            "chance": each.chance,
            "interval": each.interval,
        }
        for each in found
    ]
    return _Told(
        [(_notation(asked.seen, each.lays), _percent(each)) for each in found],
        say("How often sharp wins after each. Imagined deals: {deals}.", deals=tries),
        {"by": BY_COUNTING, "deals": tries, "turns": turns},
    )


def _asked(
    file: str | None,
    turn: int | None,
    line: str | None,
    signals: GivenSignals | None,
    rule_sets: Mapping[str, Rules],
) -> _Asked:
    if (file is None) == (line is None):
        raise click.UsageError(say("Expected a FILE, or a position with --position."))
    if line is not None:
        try:
            found: PlayedGame | Position = parse_position(line.strip(), rule_sets)
        except RecordError as error:
            raise WrongRecord(OPTION, error.problems) from None
    else:
        assert file is not None, "one of the two was given"
        found = read_game_or_position(file, rule_sets)
    if isinstance(found, PlayedGame):
        if signals is not None:
            raise click.UsageError(say("A recorded game has its own signals: leave out --signals."))
        return _asked_in_game(found, chosen_turn(found.record, turn))
    if turn is not None:
        raise click.UsageError(say("A position has no turns: leave out --turn."))
    seen = _seen_by_player(found)
    players = len(seen.hand_counts)
    if signals and max(signal.seat for signal in signals) >= players:
        problem = say("Not all seats are at this table: expected 1 to {players}.", players=players)
        raise click.BadParameter(problem, param_hint="'--signals'")
    return _Asked(seen, signals)


def _asked_in_game(game: PlayedGame, turn: int) -> _Asked:
    state = game.turn_steps(turn)[-1][0]
    seen = _seen_by_player(state)
    place = next(place for place, (each, _) in enumerate(game.steps) if each is state)
    heard = [signal for signal in game.heard[place] if signal.seat != seen.seat]
    following = game.record.turns[turn] if turn < len(game.record.turns) else None
    return _Asked(
        seen,
        heard if game.record.talk else None,
        number=turn + 1,
        played=following.lays if following and not following.goes_on else None,
    )


def _seen_by_player(position: Position) -> View:
    if position.turn is None:
        raise CommandError(
            say("The table has yet to agree who starts: there is no turn to suggest.")
        )
    seen = view(position, position.turn.seat) if isinstance(position, State) else position
    if seen.outcome is not None:
        raise CommandError(say("The game is over: there is no turn to suggest."))
    if seen.hand_in_turn is None:
        expected = "It is not the turn of the seat whose hand is known: expected seat={seat}."
        raise CommandError(say(expected, seat=position.turn.seat + 1))
    return seen


def _notation(seen: View, lays: tuple[Lay, ...]) -> str:
    """The lays of a turn as they are written, tricks marked."""
    words = []
    for lay in lays:
        trick = seen.rules.is_trick(lay.card, lay.pile, seen.tops[lay.pile])
        words.append(format_lay(lay, trick=trick))
        seen = apply(seen, lay)
    return " ".join(words)


def _percent(suggestion: Suggestion) -> str:
    low, high = (f"{100 * end:.0f}" for end in suggestion.interval)
    chance = f"{100 * suggestion.chance:3.0f} %"
    return f"{chance}  ({say('{low} to {high}', low=low, high=high)})"
