"""The store's part on tables: each is changed by comparing its version and writing the next one."""

import logging
from collections.abc import Sequence

import msgspec

from bot.store import _table_rows as table_rows
from bot.store._action import Action
from bot.store._answers import AnswerRows, undoing
from bot.store._clock import Numbered, Timed
from bot.store._clocks import NUMBERED, clock_row, numbered
from bot.store._database import Row, Statement, Value
from bot.store._errors import ChannelTaken
from bot.store._messages import moved_prompt, put_aside
from bot.store._results import Placing, insertion, outdated
from bot.store._servers import insert
from bot.store._table import BadRow, Table, read_table

_log = logging.getLogger(__name__)

LAST = 2**63 - 1
"""No table has a higher number."""


class TableRows(AnswerRows):
    """Every method that writes has written to disk when it returns."""

    _unreadable: set[int]

    async def add_table(self, table: Table) -> Table:
        """The same table with its new id. Raises ``ChannelTaken``."""
        await self._clear(table.channel)
        number = await self._db.add(table_rows.insertion(table), lambda new: table_rows.seated(new, table))
        if number is None:
            raise ChannelTaken
        return msgspec.structs.replace(table, id=number)

    async def _clear(self, channel: int) -> None:
        """A table that cannot be read does not keep its channel: its row stays, but counts as one that has ended."""
        for row in await self._db.fetch(f"{table_rows.SELECT} WHERE {table_rows.OPEN} AND channel = $1", channel):
            if self._read(row) is None:
                query = "UPDATE tables SET state = 'aborted' WHERE id = $1 AND version = $2"
                await self._db.execute(query, row[0], row[1])

    async def save_table(
        self,
        table: Table,
        action: Action | None = None,
        clock: Timed | None = None,
        results: Sequence[Placing] = (),
        length: int | None = None,
        left: Sequence[tuple[int, int]] = (),
    ) -> Table | None:
        """The table with its next version, if nobody changed it since ``table.version``; else ``None``.

        The ``action`` by which it was changed, its ``clock`` with the time when that is to be looked at next, who plays
        its match and the ``results`` of that are remembered with it, or not at all. So are the seats that somebody has
        ``left``, each with the number of the tenure by which that was: their own messages belong to who sat there. With
        a ``length`` just so many answers must stand, and the ``clock`` must not have been changed either.
        """
        others = [*table_rows.seated(table.id, table), *table_rows.played(table)]
        if action is not None:
            others.append(insert(action))
        if clock is not None:
            others.append(clock_row(table.id, clock.clock, clock.due))
        others += [*map(insertion, results), *outdated(results)]
        others += [statement for seat, number in left for statement in put_aside(table.id, seat, number)]
        update = table_rows.update(table, length, clock.number if clock is not None else None)
        saved = await self._db.together(update, *others)
        return msgspec.structs.replace(table, version=table.version + 1) if saved else None

    async def take_back(
        self,
        table: Table,
        step: int,
        epoch: int,
        at: float,
        clock: Timed | None,
        seat: int,
        runs: tuple[int, int],
    ) -> Table | None:
        """Undo the answer of step ``step`` (from 0), if it is the last one and nobody changed the table; else ``None``.

        The table is kept with it, with its next version, and so is its ``clock``. The prompt of its ``seat`` for the
        first of the ``runs`` is that for the second one from then on, and is to be shown anew. ``epoch`` is how many
        were undone before.
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
        others = [*undoing(table.id, step, epoch, at), *moved_prompt(table.id, seat, *runs)]
        if clock is not None:
            others.append(clock_row(table.id, clock.clock, clock.due))
        saved = await self._db.together(update, *others)
        return msgspec.structs.replace(table, version=table.version + 1) if saved else None

    async def table(self, table_id: int) -> Table | None:
        """The table of that id."""
        tables = await self._tables(f"{table_rows.SELECT} WHERE id = $1", table_id)
        return tables[0] if tables else None

    async def so_far(self, table_id: int) -> tuple[Table, Numbered] | None:
        """The table of that id and its clock, as they stood at one moment."""
        query = f"SELECT id, version, state, tables.body, {NUMBERED} WHERE id = $1"
        for number, version, state, body, *clock in await self._db.fetch(query, table_id):
            table = self._read((number, version, state, body))
            return None if table is None else (table, numbered(clock))
        return None

    async def table_in(self, channel: int) -> Table | None:
        """The open table in a channel; else the latest one there."""
        for table in await self._tables(f"{table_rows.SELECT} WHERE {table_rows.OPEN} AND channel = $1", channel):
            return table
        query = f"{table_rows.SELECT} WHERE channel = $1 AND id < $2 ORDER BY id DESC LIMIT 1"
        before = LAST
        while rows := await self._db.fetch(query, channel, before):
            if (latest := self._read(rows[0])) is not None:
                return latest
            before = rows[0][0]
        return None

    async def finished(self) -> list[int]:
        """The ids of all tables whose match was played to its end, the oldest first."""
        rows = await self._db.fetch("SELECT id FROM tables WHERE state = 'finished' ORDER BY id")
        return [int(row[0]) for row in rows]

    async def open_tables(self) -> list[Table]:
        """All tables that have not ended, the oldest first."""
        return await self._tables(f"{table_rows.SELECT} WHERE {table_rows.OPEN} ORDER BY id")

    async def open_tables_of_guild(self, guild: int) -> list[Table]:
        """A server's tables that have not ended, the oldest first."""
        query = f"{table_rows.SELECT} WHERE {table_rows.OPEN} AND guild = $1 ORDER BY +id"
        return await self._tables(query, guild)

    async def open_tables_of_user(self, user: int) -> list[Table]:
        """The tables that have not ended and at which somebody sits, the oldest first."""
        sits = 'id IN (SELECT table_id FROM sitters WHERE "user" = $1)'
        return await self._tables(f"{table_rows.SELECT} WHERE {sits} AND {table_rows.OPEN} ORDER BY +id", user)

    async def lobbies(self) -> list[Table]:
        """The tables that have not started, the oldest first."""
        return await self._tables(f"{table_rows.SELECT} WHERE state = 'lobby' ORDER BY id")

    async def count_opened(self, opener: int, since: float) -> int:
        """How many tables somebody has opened since then (in seconds since 1970), without those played to the end."""
        query = "SELECT count(*) FROM tables WHERE opener = $1 AND opened >= $2 AND state <> 'finished'"
        ((number,),) = await self._db.fetch(query, opener, since)
        return int(number)

    async def _tables(self, query: str, *values: Value) -> list[Table]:
        """The tables of a query for id, version, state and body, without those that cannot be read."""
        return [table for table in map(self._read, await self._db.fetch(query, *values)) if table is not None]

    def _read(self, row: Row) -> Table | None:
        """The table of such a row; ``None``, and a line in the log the first time, if it cannot be read."""
        number, version, state, body = row
        try:
            table = read_table(body)
        except BadRow as error:
            if number not in self._unreadable:
                _log.error("table %d cannot be read and is left alone: %s", number, error)
                self._unreadable.add(number)
            return None
        return msgspec.structs.replace(table, id=number, version=version, state=state)
