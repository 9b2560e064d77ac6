"""SQLite: one file, WAL, ``synchronous=FULL``, written by one instance at a time."""

import asyncio
import logging
import sqlite3
from collections.abc import Awaitable, Callable, Collection, Iterable
from contextlib import ExitStack
from io import FileIO
from pathlib import Path
from typing import TypeVar

import aiosqlite

from bot.store.database import SAVE_CLOCK, ClockRow, Column, NewAnswer, Row, Statement, Value
from bot.store.errors import StoreError
from bot.store.schema import BETWEEN, migrations
from bot.store.sqlite.connection import Connection
from bot.store.sqlite.instance import Instance
from bot.store.sqlite.private import make_private
from bot.store.sqlite.renaming import rename
from bot.store.sqlite.schema import FIRST, STEPS, VERSION

OLDEST = (3, 35)
"""The version of SQLite that can return what it has inserted."""

OURS = {"tables", "answers", "posted"}
"""The tables of every database of ours, from its first version on."""

NOT_OURS = "not a database of Turncoat. Move it away, or name another data folder."

_log = logging.getLogger(__name__)

Result = TypeVar("Result")

TRUNCATE = "wal_checkpoint(TRUNCATE)"
"""Empties the log: what was deleted stands in it all the same."""

AT_ONCE = 2**20
"""So many bytes of the file are looked through at once."""

DURABLE = "synchronous = FULL"
"""Has every write wait until it is on disk."""


class Sqlite:
    """A ``Database`` in a file (``bot.store.database``)."""

    errors = (sqlite3.Error,)
    holding = ""
    """Nobody else writes during a transaction."""

    def __init__(self, connection: Connection, path: Path, instance: Instance | None) -> None:
        """Make the database, by ``Sqlite.open`` and ``Sqlite.beside`` alone."""
        self._connection = connection
        self._instance = instance
        self._file = path.open("rb", buffering=0)
        """The file, to be looked through. No such file may be closed before the connection, and the locks with it."""
        self.path = path
        self.name = str(path)

    @classmethod
    async def open(cls, path: Path) -> "Sqlite":
        """Open the file at ``path``, made or brought to the present schema if need be, and closed to others.

        Raise ``StoreError`` when the file cannot be opened or written, is no database, or is in use. Raise the error
        also when the file is newer than this program.
        """
        if sqlite3.sqlite_version_info < OLDEST:
            raise StoreError(
                f"This Python has SQLite {sqlite3.sqlite_version}. The bot needs 3.35 or newer: update Python."
            )
        try:
            make_private(path)
            sqlite3.connect(path).close()  # tried here, for aiosqlite leaves a thread behind when this fails
        except (OSError, sqlite3.Error) as error:
            raise StoreError(
                f"The database {path} cannot be opened: {error}. Check the folder and who may write there."
            ) from None
        instance = Instance.of_database(path)
        with ExitStack() as undoing:
            undoing.callback(instance.give_back)
            connection = await cls._connect(path, cls._prepare)
            undoing.pop_all()
        return cls(connection, path, instance)

    @classmethod
    async def beside(cls, path: Path) -> "Sqlite":
        """Open the file at ``path`` while another instance has it. Raise ``StoreError`` if its schema is another."""
        return cls(await cls._connect(path, cls._join), path, None)

    @classmethod
    async def _connect(cls, path: Path, prepare: Callable[[Connection, Path], Awaitable[None]]) -> Connection:
        connection = Connection(path)
        # A process that ends without closing the store must end all the same: what was acknowledged is on disk.
        connection._thread.daemon = True
        await connection
        try:
            await prepare(connection, path)
        except StoreError:
            await connection.close()
            raise
        except sqlite3.Error as error:
            await connection.close()
            raise StoreError(_reason(path, str(error))) from None
        except UnicodeDecodeError as error:  # of what SQLite says when its own description of the file is damaged
            await connection.close()
            raise StoreError(_reason(path, error.object.decode(errors="replace"))) from None
        return connection

    @staticmethod
    async def _join(connection: Connection, path: Path) -> None:
        for setting in (DURABLE, "secure_delete = ON"):
            await connection.execute_fetchall(f"PRAGMA {setting}")
        ((version,),) = await connection.execute_fetchall("PRAGMA user_version")
        if version != VERSION:
            raise StoreError(f"A bot of another version has the database {path}. Use the same version, or stop it.")

    @staticmethod
    async def _prepare(connection: aiosqlite.Connection, path: Path) -> None:
        # Fetched, because a statement with rows left to read would keep the transaction below from ending.
        for setting in ("journal_mode = WAL", DURABLE, "secure_delete = ON", TRUNCATE):
            await connection.execute_fetchall(f"PRAGMA {setting}")
        rows = list(await connection.execute_fetchall("PRAGMA user_version"))
        version = int(rows[0][0])
        names = {str(row[0]) for row in await connection.execute_fetchall("SELECT name FROM sqlite_master")}
        if names and (not version or not names >= OURS):
            raise StoreError(f"The file {path} is {NOT_OURS}")
        if version > VERSION:
            raise StoreError(
                f"The database {path} was written by a newer Turncoat (schema {version}, this one knows {VERSION}). "
                "Start the newer program, or name another data folder."
            )
        if version not in (*STEPS, VERSION):
            raise StoreError(f"The database {path} {BETWEEN.format(version)}, or name another data folder.")
        # Written as it is, because a file that can only be read is opened all the same.
        await connection.execute(f"PRAGMA user_version = {version}")
        if 0 < version < VERSION:
            _log.info("the database %s gets the new schema, which may take minutes", path)
        for before, step in migrations(version, STEPS):
            await connection.executescript(f"BEGIN; {step.script} PRAGMA user_version = {step.after};")
            if before == FIRST:
                await rename(connection)
            await connection.execute("COMMIT")

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        return self._connection.trouble

    async def fetch(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query, which writes nothing."""
        return list(await self._connection.execute_fetchall(query, _named(values)))

    async def execute(self, query: str, *values: Value) -> int:
        """Write, by one statement; return how many rows were changed."""
        return (await self._connection.execute(query, _named(values))).rowcount

    async def add(self, row: Statement, others: Callable[[int], Iterable[Statement]]) -> int | None:
        """Add a row by a statement that returns its id, and do what follows from it: all or nothing."""

        def work(database: sqlite3.Connection) -> int | None:
            found = _done(database, row).fetchall()
            for number in (int(one[0]) for one in found):
                for statement in others(number):
                    _done(database, statement)
                return number
            return None

        return await self._alone(work)

    async def together(self, first: Statement, *others: Statement, always: bool = False) -> bool:
        """Do all of it or nothing, and nothing else in between; ``Database`` says when the others are done."""

        def work(database: sqlite3.Connection) -> bool:
            changed = _done(database, first).rowcount == 1
            for statement in others if changed or always else ():
                _done(database, statement)
            return changed

        return await self._alone(work)

    async def _alone(self, work: Callable[[sqlite3.Connection], Result]) -> Result:
        """Do something in one transaction, and in the database's own thread at once."""

        def whole() -> Result:
            database = self._connection._conn
            database.execute("BEGIN IMMEDIATE")
            with database:  # commits, or rolls back
                return work(database)

        alone: Callable[[Callable[[], Result]], Awaitable[Result]] = self._connection._execute
        return await alone(whole)

    async def append(self, answer: NewAnswer, clock: ClockRow | None = None) -> bool:
        """Write an answer, if it is the next one (``Database``)."""
        query = """
            UPDATE tables SET length = length + 1, clocked = clocked + ($5 IS NOT NULL)
            WHERE id = $1 AND length = $2 AND epoch = $3 AND version = coalesce($4, version)
            AND clocked = coalesce($5, clocked)
            """
        adding = "INSERT INTO answers (table_id, step, seat, keys, at) VALUES ($1, $2, $3, $4, $5)"
        table_id, step, seat, keys, at, epoch, version = answer
        known = (table_id, step, epoch, version, clock.number if clock is not None else None)
        others: list[Statement] = [(adding, (table_id, step, seat, keys, at))]
        if clock is not None:
            others.append((SAVE_CLOCK, (table_id, clock.due, 0.0, clock.body)))
        return await self.together((query, known), *others)

    async def wipe(self, traces: Collection[bytes] = ()) -> None:
        """Empty the log. If a trace is left in an unused part of the file, the file is written again."""
        await self._truncate()
        if await asyncio.to_thread(_has_any, self._file, traces):
            await self._connection.execute("VACUUM")
            await self._truncate()

    async def _truncate(self) -> None:
        ((busy, *_),) = await self._connection.execute_fetchall(f"PRAGMA {TRUNCATE}")
        if busy:
            _log.info("the write-ahead log of %s is in use, and is emptied later", self.name)

    async def size(self) -> int:
        """Return how many bytes its files take."""
        files = (self.path, self.path.with_name(self.path.name + "-wal"))
        return sum(file.stat().st_size for file in files if file.exists())

    async def columns(self) -> list[Column]:
        """Return all columns of all tables, except those that are made of others."""
        query = (
            "SELECT tables.name, columns.name, columns.pk, FALSE "
            "FROM sqlite_master AS tables, pragma_table_xinfo(tables.name) AS columns "
            "WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite_%' AND columns.hidden = 0"
        )
        return [Column(*row) for row in await self.fetch(query)]

    async def last_ids(self) -> list[Row]:
        """Return the tables that number their rows themselves, each with the last number that it has given."""
        return await self.fetch("SELECT name, seq FROM sqlite_sequence WHERE seq > 0")

    async def number_after(self, table: str, last: int) -> None:
        """Let a table that numbers its rows itself go on after this number."""
        added = ("INSERT INTO sqlite_sequence (name, seq) VALUES ($1, $2)", (table, last))
        await self.together(("DELETE FROM sqlite_sequence WHERE name = $1", (table,)), added, always=True)

    async def close(self) -> None:
        """Give the file back."""
        await self._connection.close()
        self._file.close()
        if self._instance is not None:
            self._instance.give_back()


def _has_any(file: FileIO, traces: Collection[bytes]) -> bool:
    """Return whether any of these stands anywhere in a file."""
    overlap = max(map(len, traces), default=1) - 1
    before = b""
    file.seek(0)
    while traces and (read := file.read(AT_ONCE)):
        part = before + read
        if any(trace in part for trace in traces):
            return True
        before = part[-overlap:] if overlap else b""
    return False


def _named(values: Iterable[Value]) -> dict[str, Value]:
    """Return the values by the names that they have in the statement: ``$1`` is a name to SQLite."""
    return {str(number): value for number, value in enumerate(values, 1)}


def _done(database: sqlite3.Connection, statement: Statement) -> sqlite3.Cursor:
    query, values = statement
    return database.execute(query, _named(values))


def _reason(path: Path, text: str) -> str:
    """Return what to do about what SQLite says when it opens a file."""
    if "locked" in text:
        return f"The database {path} is in use by another instance. Stop that one first, or name another data folder."
    if "not a database" in text:
        return f"The file {path} is {NOT_OURS}"
    return f"The database {path} cannot be used: {text}. Check the folder, its free space and who may write there."
