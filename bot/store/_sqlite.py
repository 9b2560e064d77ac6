"""The store in SQLite: WAL, ``synchronous=FULL``, written by one instance at a time."""

import logging
import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import aiosqlite
import msgspec

from bot.store import _table_rows as table_rows
from bot.store._action import Action
from bot.store._answers import AnswerRows, undoing
from bot.store._clock import Clock
from bot.store._connection import Connection
from bot.store._counts import Counts
from bot.store._errors import ChannelTaken, StoreError
from bot.store._instance import Instance
from bot.store._owned import OwnedRows
from bot.store._posted import Posted
from bot.store._private import make_private
from bot.store._results import Placing, insertion, outdated
from bot.store._retention import RetentionRows
from bot.store._schema import AFTERWARDS, MIGRATIONS
from bot.store._servers import Statement, insert
from bot.store._shown import ShownRows
from bot.store._slots import SlotRows
from bot.store._table import BadRow, Table, read_table

_log = logging.getLogger(__name__)

Row = sqlite3.Row | tuple[Any, ...]


class Store(OwnedRows, SlotRows, RetentionRows, ShownRows, AnswerRows, Counts):
    """Every method that writes has written to disk when it returns."""

    def __init__(self, connection: Connection, path: Path, instance: Instance) -> None:
        """Made by ``Store.open`` alone."""
        self._db: Connection = connection
        self._instance = instance
        self.path = path
        self._unreadable: set[int] = set()

    @classmethod
    async def open(cls, path: Path) -> "Store":
        """The store in the file at ``path``, made or brought to the present schema if need be, and closed to others.

        Raises ``StoreError`` when the file cannot be opened or written, is no database, is newer than this program, or
        is in use.
        """
        try:
            make_private(path)
            sqlite3.connect(path).close()  # tried here, for aiosqlite leaves a thread behind when this fails
        except (OSError, sqlite3.Error) as error:
            raise StoreError(
                f"The database {path} cannot be opened: {error}. Check the folder and who may write there."
            ) from None
        instance = Instance(path)
        with ExitStack() as undoing:
            undoing.callback(instance.give_back)
            connection = await cls._connect(path)
            undoing.pop_all()
        return cls(connection, path, instance)

    @classmethod
    async def _connect(cls, path: Path) -> Connection:
        connection = Connection(path)
        # A process that ends without closing the store must end all the same: what was acknowledged is on disk.
        connection._thread.daemon = True
        await connection
        try:
            await cls._prepare(connection, path)
        except StoreError:
            await connection.close()
            raise
        except sqlite3.Error as error:
            await connection.close()
            raise StoreError(_reason(path, error)) from None
        return connection

    @staticmethod
    async def _prepare(connection: aiosqlite.Connection, path: Path) -> None:
        # Fetched, because a statement with rows left to read would keep the transaction below from ending.
        for setting in ("journal_mode = WAL", "synchronous = FULL"):
            await connection.execute_fetchall(f"PRAGMA {setting}")
        await connection.execute("BEGIN EXCLUSIVE")
        await connection.execute("COMMIT")
        rows = list(await connection.execute_fetchall("PRAGMA user_version"))
        version = int(rows[0][0])
        if version > len(MIGRATIONS):
            raise StoreError(
                f"The database {path} was written by a newer Turncoat "
                f"(schema {version}, this one knows {len(MIGRATIONS)}). "
                "Start the newer program, or name another data folder."
            )
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            await connection.executescript(f"BEGIN; {script} PRAGMA user_version = {number};")
            if number in AFTERWARDS:
                await AFTERWARDS[number](connection)
            await connection.execute("COMMIT")

    async def close(self) -> None:
        """Give the file back."""
        await self._db.close()
        self._instance.give_back()

    # Tables

    async def add_table(self, table: Table) -> Table:
        """The same table with its new id. Raises ``ChannelTaken``."""
        await self._clear(table.channel)
        try:
            cursor = await self._db.execute(*table_rows.insertion(table))
        except sqlite3.IntegrityError:
            raise ChannelTaken from None
        return msgspec.structs.replace(table, id=int(cursor.lastrowid or 0))

    async def _clear(self, channel: int) -> None:
        """A table that cannot be read does not keep its channel: its row stays, but counts as one that has ended."""
        query = """
            SELECT id, version, state, CAST(body AS BLOB) FROM tables
            WHERE state IN ('lobby', 'running') AND channel = ?
            """
        for row in await self._db.execute_fetchall(query, (channel,)):
            if self._read(row) is None:
                await self._db.execute("UPDATE tables SET state = 'aborted' WHERE id = ?", (row[0],))

    async def save_table(
        self,
        table: Table,
        action: Action | None = None,
        clock: tuple[Clock, float] | None = None,
        results: Sequence[Placing] = (),
    ) -> Table | None:
        """The table with its next version, if nobody changed it since ``table.version``; else ``None``.

        The ``action`` by which it was changed, its ``clock`` with the time when that is to be looked at next, who plays
        its match and the ``results`` of that are remembered with it, or not at all.
        """
        others = [insert(action)] if action is not None else []
        if clock is not None:
            others.append(_clock_row(table.id, *clock))
        others += [*map(insertion, results), *outdated(results)]
        if table.started:
            others.append(_played_rows(table))
        saved = await self._together(table_rows.update(table), *others)
        return msgspec.structs.replace(table, version=table.version + 1) if saved else None

    async def take_back(
        self,
        table: Table,
        step: int,
        epoch: int,
        at: float,
        clock: tuple[Clock, float] | None,
        seat: int,
        runs: tuple[int, int],
    ) -> Table | None:
        """Undo the answer of step ``step`` (from 0), if it is the last one and nobody changed the table; else ``None``.

        The table is kept with it, with its next version, and so is its ``clock``. The prompt of its ``seat`` for the
        first of the ``runs`` is that for the second one from then on, and is to be shown anew. ``epoch`` is how many
        were undone before.
        """
        update: Statement = (
            """
            UPDATE tables SET version = version + 1, body = ?1 WHERE id = ?2 AND version = ?3 AND state = 'running'
            AND (SELECT count(*) FROM answers WHERE table_id = ?2) = ?4 + 1
            AND (SELECT count(*) FROM undone WHERE table_id = ?2) = ?5
            """,
            (msgspec.json.encode(table).decode(), table.id, table.version, step, epoch),
        )
        others = [*undoing(table.id, step, epoch, at), _moved_prompt(table.id, seat, *runs)]
        if clock is not None:
            others.append(_clock_row(table.id, *clock))
        saved = await self._together(update, *others)
        return msgspec.structs.replace(table, version=table.version + 1) if saved else None

    async def table(self, table_id: int) -> Table | None:
        """The table of that id."""
        tables = await self._tables("SELECT id, version, state, CAST(body AS BLOB) FROM tables WHERE id = ?", table_id)
        return tables[0] if tables else None

    async def table_in(self, channel: int) -> Table | None:
        """The open table in a channel; else the latest one there."""
        query = """
            SELECT id, version, state, CAST(body AS BLOB) FROM tables WHERE channel = ?
            ORDER BY state IN ('lobby', 'running') DESC, id DESC
            """
        async with self._db.execute(query, (channel,)) as rows:
            async for row in rows:
                table = self._read(row)
                if table is not None:
                    return table
        return None

    async def finished(self) -> list[int]:
        """The ids of all tables whose match was played to its end, the oldest first."""
        rows = await self._db.execute_fetchall("SELECT id FROM tables WHERE state = 'finished' ORDER BY id")
        return [int(row[0]) for row in rows]

    async def open_tables(self) -> list[Table]:
        """All tables that have not ended, the oldest first."""
        return await self._tables(
            "SELECT id, version, state, CAST(body AS BLOB) FROM tables WHERE state IN ('lobby', 'running') ORDER BY id"
        )

    async def open_tables_of_guild(self, guild: int) -> list[Table]:
        """A server's tables that have not ended, the oldest first."""
        return await self._tables(
            """
            SELECT id, version, state, CAST(body AS BLOB) FROM tables
            WHERE state IN ('lobby', 'running') AND guild = ? ORDER BY +id
            """,
            guild,
        )

    async def open_tables_of_user(self, user: int) -> list[Table]:
        """The tables that have not ended and at which somebody sits, the oldest first."""
        return await self._tables(
            """
            SELECT id, version, state, CAST(body AS BLOB) FROM tables WHERE state IN ('lobby', 'running')
            AND EXISTS (SELECT 1 FROM json_each(CASE WHEN json_valid(users) THEN users ELSE '[]' END) WHERE value = ?)
            ORDER BY id
            """,
            user,
        )

    async def lobbies(self) -> list[Table]:
        """The tables that have not started, the oldest first."""
        return await self._tables(
            "SELECT id, version, state, CAST(body AS BLOB) FROM tables WHERE state = 'lobby' ORDER BY id"
        )

    async def count_opened(self, opener: int, since: float) -> int:
        """How many tables somebody has opened since then (in seconds since 1970), without those played to the end."""
        rows = await self._db.execute_fetchall(
            """
            SELECT count(*) FROM tables WHERE CASE WHEN json_valid(body) THEN json_extract(body, '$.opened') END >= ?
            AND CASE WHEN json_valid(body) THEN json_extract(body, '$.opener') END = ? AND state <> 'finished'
            """,
            (since, opener),
        )
        return int(next(iter(rows))[0])

    async def _tables(self, query: str, *values: float) -> list[Table]:
        """The tables of a query for id, version, state and body, without those that cannot be read.

        The body is asked for as bytes, because a text that is no UTF-8 could not even be fetched.
        """
        rows = await self._db.execute_fetchall(query, values)
        return [table for table in map(self._read, rows) if table is not None]

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

    # Messages

    async def posted(self, table_id: int) -> dict[str, Posted]:
        """What was posted for a table: slot -> message."""
        rows = await self._db.execute_fetchall(
            "SELECT slot, channel, message, text, picture, state FROM posted WHERE table_id = ?", (table_id,)
        )
        return {row[0]: Posted(*row) for row in rows}

    async def messages_in(self, channel: int) -> set[int]:
        """The ids of all messages that were posted in a channel, for whichever table."""
        rows = await self._db.execute_fetchall("SELECT message FROM posted WHERE channel = ?", (channel,))
        return {row[0] for row in rows if row[0] is not None}

    async def save_posted(self, table_id: int, *posted: Posted) -> None:
        """Remember what now stands in these slots: of all of them or of none."""
        if posted:
            await self._together(*(_posted_row(table_id, one) for one in posted))

    async def forget_posted(self, table_id: int, slot: str) -> None:
        """Forget a slot: its message is gone, so not everything is shown any more."""
        gone: Statement = ("DELETE FROM posted WHERE table_id = ? AND slot = ?", (table_id, slot))
        await self._together(gone, _not_shown(table_id))

    async def put_aside_posted(self, table_id: int, seat: int, number: int) -> None:
        """What stands in a seat's own slots belongs to a ``former`` sitter, that of the ``number``; they are free."""
        query = """
            UPDATE OR REPLACE posted SET slot = 'former:' || ?3 || ':' || slot WHERE table_id = ?1
            AND substr(slot, 1, instr(slot, ':') - 1)
                IN ('prompt', 'sight', 'out', 'role', 'away', 'reminder', 'welcome')
            AND substr(slot, instr(slot, ':') + 1) LIKE ?2 || ':%'
            """
        await self._together((query, (table_id, seat, number)), _not_shown(table_id), always=True)

    # Clocks

    async def clock(self, table_id: int) -> Clock | None:
        """A table's clock; ``None`` if it has none yet."""
        rows = await self._db.execute_fetchall("SELECT body, moved FROM clocks WHERE table_id = ?", (table_id,))
        for stored, moved in rows:
            return msgspec.json.decode(stored, type=Clock).moved(moved)
        return None

    async def save_clock(self, table_id: int, clock: Clock, due: float | None) -> None:
        """Remember a table's clock, and when it is to be looked at next, if it is."""
        await self._db.execute(*_clock_row(table_id, clock, due))

    async def put_off_clock(self, table_id: int, due: float | None) -> None:
        """Look at a table's clock at that time next, or not at all."""
        await self._db.execute("UPDATE clocks SET due = ?1 WHERE table_id = ?2 AND due IS NOT ?1", (due, table_id))

    async def move_clocks(self, seconds: float) -> None:
        """Move all clocks by so much: one statement, so all of them or none."""
        await self._db.execute("UPDATE clocks SET due = due + ?1, moved = moved + ?1", (seconds,))

    async def move_clocks_of(self, guild: int, seconds: float, now: float) -> None:
        """Move the clocks of one server's tables by so much, and look at them now."""
        query = """
            UPDATE clocks SET due = ?3, moved = moved + ?2
            WHERE due IS NOT NULL AND table_id IN (SELECT id FROM tables WHERE guild = ?1)
        """
        await self._db.execute(query, (guild, seconds, now))

    # Facts about the bot itself

    async def fact(self, name: str) -> str | None:
        """Something remembered from one start to the next."""
        rows = await self._db.execute_fetchall("SELECT value FROM facts WHERE name = ?", (name,))
        for row in rows:
            return str(row[0])
        return None

    async def save_fact(self, name: str, value: str) -> None:
        """Remember something from one start to the next."""
        await self._db.execute("INSERT OR REPLACE INTO facts VALUES (?, ?)", (name, value))

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        return self._db.trouble

    def size(self) -> int:
        """The size of the database in bytes."""
        files = (self.path, self.path.with_name(self.path.name + "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())


def _clock_row(table_id: int, clock: Clock, due: float | None) -> Statement:
    return "INSERT OR REPLACE INTO clocks VALUES (?, ?, 0, ?)", (table_id, due, msgspec.json.encode(clock).decode())


def _moved_prompt(table_id: int, seat: int, before: int, after: int) -> Statement:
    """A seat's prompt for one run is that for another one from then on, and is to be shown anew."""
    query = "UPDATE OR REPLACE posted SET slot = ?, state = 'stale' WHERE table_id = ? AND slot = ?"
    return query, (f"prompt:{seat}:{after}", table_id, f"prompt:{seat}:{before}")


def _not_shown(table_id: int) -> Statement:
    """The next start looks at a table, whatever was remembered of it (``ShownRows``)."""
    return "DELETE FROM shown WHERE table_id = ?", (table_id,)


def _posted_row(table_id: int, posted: Posted) -> Statement:
    return (
        "INSERT OR REPLACE INTO posted VALUES (?, ?, ?, ?, ?, ?, ?)",
        (table_id, posted.slot, posted.channel, posted.message, posted.text, posted.picture, posted.state),
    )


def _played_rows(table: Table) -> Statement:
    """What stores that the people who sit there play its match."""
    query = "INSERT OR IGNORE INTO played SELECT value, ?, ? FROM json_each(?)"
    return query, (table.game, table.id, table_rows.users(table))


def _reason(path: Path, error: sqlite3.Error) -> str:
    text = str(error)
    if "locked" in text:
        return f"The database {path} is in use by another instance. Stop that one first, or name another data folder."
    if "not a database" in text:
        return f"The file {path} is not a database of Turncoat. Move it away, or name another data folder."
    return f"The database {path} cannot be used: {text}. Check the folder, its free space and who may write there."
