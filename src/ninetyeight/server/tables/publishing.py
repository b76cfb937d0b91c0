"""Sends steps to sockets, encoded once for all who see the same."""

from collections.abc import Collection, Sequence

from ninetyeight.rules import Seat
from ninetyeight.server.access.tokens import SeatSecrets
from ninetyeight.server.clients.client import Client
from ninetyeight.server.clients.frames import Frame
from ninetyeight.server.clients.messages import (
    Bye,
    EncodedGame,
    EncodedStep,
    SharedUpdate,
    ShownStep,
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

ANY_SEAT = Seat(-1)
"""Whoever has a seat and no news of it: some of what they see is hidden from spectators."""


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
) -> None:
    """Sends a step to all sockets of a table, and disconnects those of removed people."""
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
            frame = news.for_newly_seated(client.seat, you)
        else:
            frame = news.for_viewer(client.seat)
        client.outbox.put(frame)
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
        self._shared_step = encoded_step(_shown_step(step, None))
        self._game = self._encoded_game() if self._parts.game else None
        self._frames: dict[int | None, Frame] = {}

    def for_viewer(self, seat: Seat | None) -> Frame:
        """The message for a seat or, with None, for spectators; most of them see the same."""
        parts = self._parts
        sees = seat if seat in parts.mine else None
        if sees is None and seat is not None and parts.table:
            sees = ANY_SEAT
        if (frame := self._frames.get(sees)) is None:
            frame = self._frames[sees] = self._frame(seat, parts)
        return frame

    def for_newly_seated(self, seat: Seat | None, you: You) -> Frame:
        """Everything again, for a socket that sees the table from another seat than before."""
        own = frozenset() if seat is None else frozenset({seat})
        return self._frame(seat, Parts(table=True, game=True, mine=own), you)

    def _frame(self, seat: Seat | None, parts: Parts, you: You | None = None) -> Frame:
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
        for event in self._step.events:
            if isinstance(event, TurnEnded) and event.seat == seat:
                return encoded_step(_shown_step(self._step, seat))
        return self._shared_step

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
    events = tuple([shown for event in step.events if (shown := shown_event(event, seat))])
    return ShownStep(step.seq, step.at, events)
