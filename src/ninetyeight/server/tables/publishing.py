"""Sends steps to sockets, encoded once for all who see the same."""

from collections.abc import Collection, Sequence

from ninetyeight.rules import Seat
from ninetyeight.server.access.tokens import SeatSecrets
from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.messages import (
    Bye,
    EncodedGame,
    EncodedStep,
    SharedUpdate,
    ShownStep,
    Text,
    Welcome,
    You,
    encoded,
    encoded_game,
    encoded_step,
)
from ninetyeight.table import (
    Parts,
    Table,
    changed_parts,
    mine,
    shown_event,
    shown_game,
    shown_table,
)
from ninetyeight.table.events import Finished, TurnEnded

from .history import PastStep

KICKED = Bye("kicked", come_back=False)


def welcome(
    client: Client,
    table: Table,
    steps: Sequence[PastStep],
    *,
    complete: bool,
    now: float,
    secrets: SeatSecrets,
    engines: tuple[str, ...],
) -> Welcome:
    """The current state of everything, for a new socket."""
    return Welcome(
        seq=table.seq,
        now=now,
        you=client.you(table, secrets),
        table=shown_table(table, client.seat),
        game=shown_game(table),
        mine=None if client.seat is None else mine(table, client.seat),
        steps=_shown_past(steps, client.seat),
        complete=complete,
        engines=engines,
    )


def publish(
    clients: Collection[Client],
    before: Table,
    after: Table,
    step: PastStep,
    secrets: SeatSecrets,
    asker: Client | None = None,
) -> None:
    """Sends a step to all sockets of a table, and disconnects those of removed people.

    The answer to `asker` follows right after.
    """
    moved = (
        before.places is not after.places
        or before.host != after.host
        or before.visitors is not after.visitors
    )
    barred = after.barred - before.barred if after.barred is not before.barred else frozenset()
    sent_away = barred and {person.nonce for _, person in before.people if person.guest in barred}
    news = _News(after, step)
    for client in clients:
        is_kicked = barred and (client.guest in barred or client.nonce in sent_away)
        if moved and (you := _rebound(client, before, after, secrets)):
            text = news.for_newly_seated(client.seat, you)
        else:
            text = news.for_viewer(client.seat)
        client.outbox.put(text, more=client is asker)
        if is_kicked:
            client.close(KICKED)


def _rebound(client: Client, before: Table, after: Table, secrets: SeatSecrets) -> You | None:
    """Finds the seat of a socket again; None if it has not changed."""
    old = client.you(before, secrets)
    client.find_seat(after)
    new = client.you(after, secrets)
    return new if new != old else None


class _News:
    """One step with the parts that it has changed, encoded for those who see it."""

    def __init__(self, table: Table, step: PastStep) -> None:
        self._table, self._step = table, step
        self._parts = changed_parts(table, step.events)
        self._drew = [event.seat for event in step.events if isinstance(event, TurnEnded)]
        self._shared_step = encoded_step(_shown_step(step, None))
        self._game = self._encoded_game() if self._parts.game else None
        self._texts: dict[tuple[Seat | None, bool], Text] = {}

    def for_viewer(self, seat: Seat | None) -> Text:
        """The message for a seat or, with None, for spectators; most of them see the same."""
        parts = self._parts
        sees = (seat if seat in parts.mine else None, seat is not None and parts.table)
        if (text := self._texts.get(sees)) is None:
            text = self._texts[sees] = self._text(seat, parts)
        return text

    def for_newly_seated(self, seat: Seat | None, you: You) -> Text:
        """Everything again, for a socket that sees the table from another seat than before."""
        own = frozenset() if seat is None else frozenset({seat})
        return self._text(seat, Parts(table=True, game=True, mine=own), you)

    def _text(self, seat: Seat | None, parts: Parts, you: You | None = None) -> Text:
        update = SharedUpdate(
            step=self._encoded_step(seat),
            you=you,
            table=shown_table(self._table, seat) if parts.table else None,
            game=(self._game or self._encoded_game()) if parts.game else None,
            mine=mine(self._table, seat) if seat is not None and seat in parts.mine else None,
        )
        return encoded(update)

    def _encoded_step(self, seat: Seat | None) -> EncodedStep:
        """Only the player who drew cards sees them."""
        if seat not in self._drew:
            return self._shared_step
        return encoded_step(_shown_step(self._step, seat))

    def _encoded_game(self) -> EncodedGame | None:
        game = shown_game(self._table)
        return encoded_game(game) if game else None


def _shown_past(steps: Sequence[PastStep], seat: Seat | None) -> tuple[ShownStep, ...]:
    """Cards drawn in a finished game are hidden: others may have played the seat in it."""
    over = max((step.seq for step in steps if _ends_a_game(step)), default=0)
    return tuple(_shown_step(step, seat if step.seq > over else None) for step in steps)


def _ends_a_game(step: PastStep) -> bool:
    return any(isinstance(event, Finished) for event in step.events)


def _shown_step(step: PastStep, seat: Seat | None) -> ShownStep:
    events = [shown for event in step.events if (shown := shown_event(event, seat))]
    return ShownStep(step.seq, step.at, tuple(events))
