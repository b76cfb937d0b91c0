"""Playing games at a table, well enough to get far."""

from ninetyeight.rules import EndTurn, Lay, Seat, legal_actions, warns
from ninetyeight.table import Actor, BotProposes, BotsSpeak, BotTurn, Speak, owed
from ninetyeight.table.commands import EndTheTurn, LayCard, Propose
from ninetyeight.table.pile_letters import letter_of
from tests.table.evenings import SERVER, Evening, bot


def who_plays(evening: Evening, seat: Seat) -> Actor:
    player = evening.table.places[seat]
    assert player is not None
    return bot(seat) if player.bot else evening.actor(player.name)


def next_command(evening: Evening) -> LayCard | EndTheTurn:
    """The smallest jump that does not lose, and the end of the turn as soon as it may end."""
    state = evening.game.state
    actions = legal_actions(state)
    if EndTurn() in actions:
        return EndTheTurn()

    def cost(lay: Lay) -> tuple[bool, int]:
        top = state.tops[lay.pile]
        return warns(state, lay), lay.card - top if lay.pile.ascends else top - lay.card

    best = min((action for action in actions if isinstance(action, Lay)), key=cost)
    return LayCard(best.card, letter_of(best.pile), sure=True)


def play_on(evening: Evening, steps: int = 1000) -> None:
    """Plays for everybody, people and bots, until the game is over."""
    for _ in range(steps):
        if (seat := evening.game.seat_in_turn) is None:
            return
        evening.do(who_plays(evening, seat), next_command(evening))


def serve(evening: Evening) -> bool:
    """Does one thing that is owed, as a server would; False if there is nothing."""
    for due in owed(evening.table):
        match due:
            case BotsSpeak(bots):
                evening.do(SERVER, Speak(tuple(seat for seat, _ in bots), ()))
            case BotProposes(seat):
                evening.do(bot(seat), Propose())
            case BotTurn(seat):
                evening.do(bot(seat), next_command(evening))
            case _:
                continue
        return True
    return False
