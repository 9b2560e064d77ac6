"""Tables as rows: each is changed by comparing its version and writing the next one."""

import logging
from collections.abc import Sequence
from typing import Literal, NamedTuple

import msgspec

from bot.store import actions
from bot.store import results as placings
from bot.store.actions import Action
from bot.store.answers import undoing
from bot.store.clocks import NUMBERED, Clock, NextClock, NumberedClock, clock_row, numbered
from bot.store.database import Database, Row, Statement, Value, places
from bot.store.errors import ChannelTaken
from bot.store.messages import Aside, moved, put_aside, shown_again
from bot.store.results import Placing
from bot.store.table import BadRow, Table, read_table

_log = logging.getLogger(__name__)

LAST = 2**63 - 1
"""No table has a higher number."""

Goes = Literal["table", "messages", "answers"]
"""The part of an ended table that is dropped next.

``table``: all of a table that never started. ``messages``: the notes on a table's messages. ``answers``, dropped after
the notes: its answers with all that made the deal.
"""

SELECT = "SELECT id, version, state, body FROM tables"
OPEN = "state IN ('lobby', 'running')"
"""A table that has its channel. A table that is planned has none yet."""

GONE = 'DELETE FROM sitters WHERE table_id = $1 AND "user" NOT IN (PEOPLE)'
SEATED = 'INSERT INTO sitters (table_id, "user") VALUES ROWS ON CONFLICT DO NOTHING'
PLAYED = 'INSERT INTO played (table_id, game, "user") VALUES ROWS ON CONFLICT DO NOTHING'


class Whereabouts(NamedTuple):
    """A table's place."""

    table: int
    guild: int
    channel: int


class TableRows:
    """Tables, by their ids."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._unreadable: set[int] = set()

    async def open(self, table: Table, look: float | None = None) -> Table:
        """Store a new table, and return it with its id. Raise ``ChannelTaken``.

        A planned table is looked at at the time ``look``.
        """
        await self.clear(table.channel)
        number = await self._db.add(insertion(table), lambda new: [*seated(new, table), *looks(new, table, look)])
        if number is None:
            raise ChannelTaken
        return msgspec.structs.replace(table, id=number)

    async def clear(self, channel: int) -> None:
        """Free a channel from a table that cannot be read: its row stays, but counts as one that has ended."""
        for row in await self._db.fetch(f"{SELECT} WHERE {OPEN} AND channel = $1", channel):
            if self._read(row) is None:
                query = "UPDATE tables SET state = 'aborted' WHERE id = $1 AND version = $2"
                await self._db.execute(query, row[0], row[1])

    async def save(
        self,
        table: Table,
        action: Action | None = None,
        clock: NextClock | None = None,
        results: Sequence[Placing] = (),
        length: int | None = None,
        aside: Sequence[Aside] = (),
        again: Sequence[str] = (),
        look: float | None = None,
    ) -> Table | None:
        """Return the table with its next version, if nobody changed it since ``table.version``; else ``None``.

        The rest is remembered with the table, or not at all: the ``action`` that changed it, and the match's
        ``results``. So are the players of its match, and its ``clock`` with the time of its next look. So are the
        messages that are put ``aside``, and those in slots to be shown ``again``. With a ``length`` just so many
        answers must stand, and the ``clock`` must not have been changed either. The clock of a table that has ended is
        not looked at any more. A planned table is looked at at the time ``look``.
        """
        others = [*seated(table.id, table), *played(table), *looks(table.id, table, look)]
        if action is not None:
            others.append(actions.insertion(action))
        if clock is not None:
            others.append(clock_row(table.id, clock.clock, clock.due))
        if not table.is_open:
            others.append(("UPDATE clocks SET due = NULL WHERE table_id = $1", (table.id,)))
        others += [*map(placings.insertion, results), *placings.outdated(results)]
        others += [statement for one in aside for statement in put_aside(table.id, one)]
        others += [shown_again(table.id, slot) for slot in again]
        written = update(table, length, clock.number if clock is not None else None)
        saved = await self._db.together(written, *others)
        return msgspec.structs.replace(table, version=table.version + 1) if saved else None

    async def take_back(
        self, table: Table, step: int, epoch: int, at: float, clock: NextClock | None, slots: tuple[str, str]
    ) -> Table | None:
        """Undo the answer of step ``step`` (from 0), if it is the last and the table is unchanged; else ``None``.

        The table is kept with it, with its next version, and so is its ``clock``. The message in the first of the
        ``slots`` moves to the second slot, and is to be shown again. ``epoch`` is how many were undone before.
        """
        body = msgspec.json.encode(table).decode()
        update: Statement = (
            """
            UPDATE tables SET version = version + 1, body = $1, length = $4, epoch = $5 + 1, clocked = clocked + 1
            WHERE id = $2 AND version = $3 AND state = 'running' AND length = $4 + 1 AND epoch = $5
            AND clocked = coalesce($6, clocked)
            """,
            (body, table.id, table.version, step, epoch, clock.number if clock is not None else None),
        )
        others = [*undoing(table.id, step, epoch, at), *moved(table.id, *slots)]
        if clock is not None:
            others.append(clock_row(table.id, clock.clock, clock.due))
        saved = await self._db.together(update, *others)
        return msgspec.structs.replace(table, version=table.version + 1) if saved else None

    async def get(self, table_id: int) -> Table | None:
        """Return the table of that id."""
        tables = await self._tables(f"{SELECT} WHERE id = $1", table_id)
        return tables[0] if tables else None

    async def with_clock(self, table_id: int) -> tuple[Table, NumberedClock] | None:
        """Return the table of that id and its clock, as they stood at one moment."""
        query = f"SELECT id, version, state, tables.body, {NUMBERED} WHERE id = $1"
        for number, version, state, body, *clock in await self._db.fetch(query, table_id):
            table = self._read((number, version, state, body))
            return None if table is None else (table, numbered(clock))
        return None

    async def in_channel(self, channel: int) -> Table | None:
        """Return the open table in a channel; else the latest one there."""
        for table in await self._tables(f"{SELECT} WHERE {OPEN} AND channel = $1", channel):
            return table
        query = f"{SELECT} WHERE channel = $1 AND id < $2 AND state <> 'planned' ORDER BY id DESC LIMIT 1"
        before = LAST
        while rows := await self._db.fetch(query, channel, before):
            if (latest := self._read(rows[0])) is not None:
                return latest
            before = rows[0][0]
        return None

    async def finished(self) -> list[int]:
        """Return the ids of all tables whose match was played to its end, the oldest first."""
        rows = await self._db.fetch("SELECT id FROM tables WHERE state = 'finished' ORDER BY id")
        return [int(row[0]) for row in rows]

    async def all_open(self) -> list[Table]:
        """Return all tables that have not ended, the oldest first."""
        return await self._tables(f"{SELECT} WHERE {OPEN} ORDER BY id")

    async def open_on(self, guild: int) -> list[Table]:
        """Return a server's tables that have not ended, the oldest first."""
        query = f"{SELECT} WHERE {OPEN} AND guild = $1 ORDER BY +id"
        return await self._tables(query, guild)

    async def open_of(self, user: int) -> list[Table]:
        """Return the tables that have not ended and at which somebody sits, the oldest first."""
        sits = 'id IN (SELECT table_id FROM sitters WHERE "user" = $1)'
        return await self._tables(f"{SELECT} WHERE {sits} AND {OPEN} ORDER BY +id", user)

    async def planned_on(self, guild: int) -> list[Table]:
        """Return a server's tables that are planned for a time to come, the oldest first."""
        return await self._tables(f"{SELECT} WHERE state = 'planned' AND guild = $1 ORDER BY +id", guild)

    async def planned_of(self, user: int) -> list[Table]:
        """Return the planned tables to which somebody is coming, the oldest first."""
        comes = 'id IN (SELECT table_id FROM sitters WHERE "user" = $1)'
        return await self._tables(f"{SELECT} WHERE {comes} AND state = 'planned' ORDER BY +id", user)

    async def lobbies(self) -> list[Table]:
        """Return the tables that have not started, the oldest first."""
        return await self._tables(f"{SELECT} WHERE state = 'lobby' ORDER BY id")

    async def count_opened(self, opener: int, since: float) -> int:
        """Return how many tables somebody has opened since then, except those played to the end."""
        query = "SELECT count(*) FROM tables WHERE opener = $1 AND opened >= $2 AND state <> 'finished'"
        ((number,),) = await self._db.fetch(query, opener, since)
        return int(number)

    async def count_open(self) -> dict[tuple[str, str], int]:
        """Return how many tables there are that have not ended, by game and state."""
        query = """
            SELECT game, state, count(*) FROM tables WHERE state IN ('lobby', 'running') GROUP BY game, state
            """
        return {(str(game), str(state)): int(number) for game, state, number in await self._db.fetch(query)}

    async def progress(self, buckets: str, since: float) -> list[tuple[int, int, int]]:
        """Return id, version and number of answers of these buckets' tables that are open, or have ended since then."""
        query = """
            SELECT id, version, length FROM tables
            WHERE state IN ('lobby', 'running') AND substr($1, CAST(bucket AS integer) + 1, 1) = '1'
            UNION ALL SELECT id, version, length FROM tables
            WHERE state = 'planned' AND substr($1, CAST(bucket AS integer) + 1, 1) = '1'
            UNION ALL SELECT id, version, length FROM tables
            WHERE ended >= $2 AND substr($1, CAST(bucket AS integer) + 1, 1) = '1'
            """
        return [
            (int(one), int(version), int(length))
            for one, version, length in await self._db.fetch(query, buckets, since)
        ]

    async def whereabouts(self, since: float, guild: int | None = None) -> list[Whereabouts]:
        """Return the whereabouts of open tables and of tables ended since then, newest first; all, or a server's.

        With them are the tables that have a message to be shown again.
        """
        query = """
            SELECT id, guild, channel FROM tables WHERE state IN ('lobby', 'running') AND coalesce($2, guild) = guild
            UNION SELECT id, guild, channel FROM tables WHERE state = 'planned' AND coalesce($2, guild) = guild
            UNION SELECT id, guild, channel FROM tables WHERE ended >= $1 AND coalesce($2, guild) = guild
            UNION SELECT id, guild, channel FROM tables WHERE coalesce($2, guild) = guild
                AND id IN (SELECT table_id FROM posted WHERE state = 'stale')
            """
        found = [Whereabouts(*row) for row in await self._db.fetch(query, since, guild)]
        return sorted(found, reverse=True)  # in SQL, all tables would be read in their order

    async def _tables(self, query: str, *values: Value) -> list[Table]:
        """Return the tables of a query for id, version, state and body, without those that cannot be read."""
        return [table for table in map(self._read, await self._db.fetch(query, *values)) if table is not None]

    def _read(self, row: Row) -> Table | None:
        """Return the table of such a row. Return ``None``, and log a line the first time, if the row cannot be read."""
        number, version, state, body = row
        try:
            table = read_table(body)
        except BadRow as error:
            if number not in self._unreadable:
                _log.error("table %d cannot be read and is left alone: %s", number, error)
                self._unreadable.add(number)
            return None
        return msgspec.structs.replace(table, id=number, version=version, state=state)


def insertion(table: Table) -> Statement:
    """Return what writes a new table and finds its id, if its channel is free."""
    query = """
        INSERT INTO tables (guild, channel, version, state, game, opened, opener, ended, goes, body)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) ON CONFLICT DO NOTHING RETURNING id
        """
    return query, (table.guild, table.channel, table.version, *_values(table))


def update(table: Table, length: int | None = None, clock: int | None = None) -> Statement:
    """Return what writes it, with its next version, if nobody has changed it since its own.

    With a ``length`` so many answers must stand, with the number of a ``clock`` it must be the present one.
    """
    query = """
        UPDATE tables SET version = version + 1, state = $3, game = $4, opened = $5, opener = $6, ended = $7, goes = $8,
            body = $9, clocked = clocked + 1
        WHERE id = $1 AND version = $2 AND length = coalesce($10, length) AND clocked = coalesce($11, clocked)
        """
    return query, (table.id, table.version, *_values(table), length, clock)


def seated(table_id: int, table: Table) -> list[Statement]:
    """Return what stores who sits there, while it is open."""
    people = _people(table) if table.is_open else []
    if not people:
        return [("DELETE FROM sitters WHERE table_id = $1", (table_id,))]
    gone = GONE.replace("PEOPLE", places(people, 2))
    there = SEATED.replace("ROWS", ", ".join(f"($1, ${number})" for number, _ in enumerate(people, 2)))
    return [(gone, (table_id, *people)), (there, (table_id, *people))]


def played(table: Table) -> list[Statement]:
    """Return what stores that the people who sit there play its match, once it has started."""
    people = _people(table)
    if not table.started or not people:
        return []
    rows = ", ".join(f"($1, $2, ${number})" for number, _ in enumerate(people, 3))
    return [(PLAYED.replace("ROWS", rows), (table.id, table.game, *people))]


def looks(table_id: int, table: Table, at: float | None) -> list[Statement]:
    """Return what stores when a planned table is looked at next, until its match starts."""
    waits = table.plan is not None and table.is_open and not table.started
    return [clock_row(table_id, Clock(), at)] if waits else []


def _people(table: Table) -> list[int]:
    """Return the ids of the people who sit there, in their order."""
    return sorted({one.user for one in table.sitters if one.user})


def _values(table: Table) -> tuple[Value, ...]:
    body = msgspec.json.encode(table).decode()
    ended = None if table.is_open else table.ended
    return table.state, table.game, table.opened, table.opener, ended, goes(table), body


def goes(table: Table) -> Goes | None:
    """Return what is dropped of it next, once it has ended; ``None`` if nothing is."""
    if table.is_open or table.cleared:
        return None
    if not table.started:
        return "table"
    return "answers" if table.put_away else "messages"
