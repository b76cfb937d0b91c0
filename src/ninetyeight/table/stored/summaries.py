"""The entry of a table in a list; it is stored, so that listing opens no tables."""

from msgspec import DecodeError, Struct, json

from ninetyeight.table.table import Phase, Table


class SeatSummary(Struct, frozen=True):
    """Who sits there; `guest` is None for a bot."""

    seat: int
    name: str
    guest: str | None
    is_away: bool


class Summary(Struct, frozen=True):
    phase: Phase
    rules: str
    seats: tuple[SeatSummary, ...]

    def seats_of(self, guest: str) -> tuple[int, ...]:
        return tuple(at.seat for at in self.seats if at.guest == guest)

    def is_active_for(self, guest: str) -> bool:
        """Whether a game waits for this guest, or somebody else is still there after it."""
        people = [at for at in self.seats if at.guest is not None]
        others_left = all(at.is_away for at in people if at.guest != guest)
        return bool(self.seats_of(guest)) and not (self.phase == "over" and others_left)


_ENCODER = json.Encoder()
_DECODER = json.Decoder(Summary)


def summary_of(table: Table) -> Summary:
    people = dict(table.people)
    return Summary(
        phase=table.phase,
        rules=table.options.rules,
        seats=tuple(
            SeatSummary(
                seat,
                player.name,
                people[seat].guest if seat in people else None,
                seat in people and people[seat].away_since is not None,
            )
            for seat, player in table.seated
        ),
    )


def changed_summary(before: Table | None, after: Table) -> bytes | None:
    """The stored form of the summary after a step; None if the step has not changed it."""
    if before is not None:
        is_same = (
            before.places is after.places
            and before.options is after.options
            and before.phase == after.phase
        )
        if is_same or summary_of(before) == summary_of(after):
            return None
    return encode_summary(after)


def encode_summary(table: Table) -> bytes:
    return _ENCODER.encode(summary_of(table))


def decode_summary(body: bytes) -> Summary | None:
    """Reads a stored summary; None if another version of the program wrote it."""
    try:
        return _DECODER.decode(body)
    except DecodeError:
        return None
