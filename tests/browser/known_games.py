"""Games whose cards are known: dealt anew, and played in a browser as they were recorded."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from ninetyeight.record import Record, loads
from ninetyeight.record.notation import format_lay
from tests.browser.seats import Seat
from tests.browser.visitors import Visitors
from tests.server.processes import process

GAMES = Path(__file__).parents[1] / "golden" / "games"


def known_game(name: str) -> Record:
    return loads((GAMES / f"{name}.n98").read_bytes())


@contextmanager
def visitors_of(game: Record, browser: Browser, folder: Path) -> Iterator[Visitors]:
    """People who are dealt the cards of that game, by the server and by their own device."""
    assert game.seed
    with (
        process(folder, seed=game.seed) as server,
        Visitors(browser, server.address, game.seed) as visitors,
    ):
        yield visitors
    assert visitors.faults == []


def lay_turn(seat: Seat, game: Record, turn: int) -> None:
    """Lays what was laid in that turn of the game."""
    seat.wait_for_turn()
    for lay in game.turns[turn].lays:
        seat.press_card(lay.card)
        seat.press_pile(format_lay(lay)[-1])
        seat.wait_until_laid(lay.card)
