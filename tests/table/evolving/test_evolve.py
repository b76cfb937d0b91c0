"""What events make of a table; whatever they are, it does not fail."""

from ninetyeight.table import evolve_step
from ninetyeight.table.events import Created
from tests.table.evenings import gathered


def test_a_table_that_is_created_once_more_stays_as_it_is() -> None:
    evening = gathered("Ada", "Bob")
    (created,) = (event for event in evening.events if isinstance(event, Created))
    table = evening.table
    again = evolve_step(table, (created,), seq=table.seq, at=evening.now)
    assert (again.places, again.host, again.game) == (table.places, table.host, table.game)
