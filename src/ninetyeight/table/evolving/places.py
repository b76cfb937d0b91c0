"""Applies events to the people and bots in their seats."""

from msgspec.structs import replace

from ninetyeight.table.events import Dealt, HandedOver, Joined, Renamed, Stood
from ninetyeight.table.seats import PLACES, BotSeat, Person, Player
from ninetyeight.table.table import Table

from . import course

KEPT_TEXTS = 12
"""How many texts of each person the guard remembers: a number may be split over several."""


def person_at(table: Table, seat: int) -> Person:
    person = table.places[seat]
    assert isinstance(person, Person), "a person has that seat"
    return person


def with_person(table: Table, seat: int, **changes: object) -> Table:
    return with_player(table, seat, replace(person_at(table, seat), **changes))


def with_player(table: Table, seat: int, player: Player | None) -> Table:
    return replace(table, places=(*table.places[:seat], player, *table.places[seat + 1 :]))


def joined(table: Table, event: Joined, at: float) -> Table:
    """The person takes over the bot's hand and its place in the record."""
    person = Person(event.guest, event.name, event.nonce, away_since=at)
    after = _named_in_game(with_player(table, event.seat, person), event.seat, event.name)
    if after.game is None or not after.is_in_game:
        return after
    return replace(after, game=replace(after.game, had_stand_in=True))


def stood(table: Table, event: Stood) -> Table:
    """The seat becomes free; a host without another seat is no longer host."""
    guest = person_at(table, event.seat).guest
    after = with_player(table, event.seat, None)
    if event.kicked:
        after = replace(after, barred=after.barred | {guest})
    if guest == after.host and not after.seats_of(guest):
        after = replace(after, host=None)
    return after


def renamed(table: Table, event: Renamed) -> Table:
    """The name is remembered as a text: a number may be split over several."""
    texts = (*person_at(table, event.seat).texts, event.name)[-KEPT_TEXTS:]
    after = with_person(table, event.seat, name=event.name, texts=texts)
    return _named_in_game(after, event.seat, event.name)


def _named_in_game(table: Table, seat: int, name: str) -> Table:
    if table.game is None or not table.is_in_game:
        return table
    names = table.game.names
    return replace(table, game=replace(table.game, names=(*names[:seat], name, *names[seat + 1 :])))


def handed_over(table: Table, event: HandedOver) -> Table:
    player = table.places[event.seat]
    assert player is not None, "somebody has that seat"
    after = with_player(table, event.seat, replace(player, stand_in=event.level))
    if table.game is None or isinstance(player, BotSeat):
        return after
    # The person may have said something since a bot last spoke for this seat: this one speaks anew.
    spoken = table.game.spoken - {event.seat}
    return replace(after, game=replace(table.game, had_stand_in=True, spoken=spoken))


def dealt(table: Table, event: Dealt) -> Table:
    """The players move to the first seats, and texts about the last game are forgotten."""
    players = tuple(_afresh(player) for seat in event.order if (player := table.places[seat]))
    names = tuple(player.name for player in players)
    game = course.dealt(event, names, talk=table.options.talk)
    if any(isinstance(player, Person) and player.stand_in for player in players):
        game = replace(game, had_stand_in=True)
    return replace(
        table,
        places=(*players, *(None,) * (PLACES - len(players))),
        visitors=tuple(replace(visitor, request=None) for visitor in table.visitors),
        turned_away=frozenset(),
        game=game,
    )


def _afresh(player: Player) -> Player:
    if isinstance(player, Person):
        return replace(player, texts=(), ready=False)
    return replace(player, stand_in=None)
