"""A table as a row: what stands in the columns beside its body."""

from typing import Literal

import msgspec

from bot.store._database import Statement, Value, places
from bot.store._table import Table

Goes = Literal["table", "messages", "answers"]
"""What is dropped next of a table that has ended: all of one that never started; else the notes on its messages, then
its answers with all that made the deal."""

SELECT = "SELECT id, version, state, body FROM tables"
OPEN = "state IN ('lobby', 'running')"


def insertion(table: Table) -> Statement:
    """What writes a new table and returns its id, if its channel is free."""
    query = """
        INSERT INTO tables (guild, channel, version, state, game, opened, opener, ended, goes, body)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id
        """
    return query, (table.guild, table.channel, table.version, *_values(table))


def update(table: Table, length: int | None = None, clock: int | None = None) -> Statement:
    """What writes it, with its next version, if nobody has changed it since its own.

    With a ``length`` so many answers must stand, with the number of a ``clock`` it must be the present one.
    """
    query = """
        UPDATE tables SET version = version + 1, state = $3, game = $4, opened = $5, opener = $6, ended = $7, goes = $8,
            body = $9, clocked = clocked + 1
        WHERE id = $1 AND version = $2 AND length = coalesce($10, length) AND clocked = coalesce($11, clocked)
        """
    return query, (table.id, table.version, *_values(table), length, clock)


GONE = 'DELETE FROM sitters WHERE table_id = $1 AND "user" NOT IN (PEOPLE)'
SEATED = 'INSERT INTO sitters (table_id, "user") VALUES ROWS ON CONFLICT DO NOTHING'
PLAYED = 'INSERT INTO played (table_id, game, "user") VALUES ROWS ON CONFLICT DO NOTHING'


def seated(table_id: int, table: Table) -> list[Statement]:
    """What stores who sits there, while it is open."""
    people = _people(table) if table.is_open else []
    if not people:
        return [("DELETE FROM sitters WHERE table_id = $1", (table_id,))]
    gone = GONE.replace("PEOPLE", places(people, 2))
    there = SEATED.replace("ROWS", ", ".join(f"($1, ${number})" for number, _ in enumerate(people, 2)))
    return [(gone, (table_id, *people)), (there, (table_id, *people))]


def played(table: Table) -> list[Statement]:
    """What stores that the people who sit there play its match, once it has started."""
    people = _people(table)
    if not table.started or not people:
        return []
    rows = ", ".join(f"($1, $2, ${number})" for number, _ in enumerate(people, 3))
    return [(PLAYED.replace("ROWS", rows), (table.id, table.game, *people))]


def _people(table: Table) -> list[int]:
    """The ids of the people who sit there, in their order."""
    return sorted({one.user for one in table.sitters if one.user})


def _values(table: Table) -> tuple[Value, ...]:
    body = msgspec.json.encode(table).decode()
    ended = None if table.is_open else table.ended
    return table.state, table.game, table.opened, table.opener, ended, goes(table), body


def goes(table: Table) -> Goes | None:
    """What is dropped of it next, once it has ended; ``None`` if nothing is."""
    if table.is_open or table.cleared:
        return None
    if not table.started:
        return "table"
    return "answers" if table.put_away else "messages"
