"""PostgreSQL: a database that several processes share, each with a pool of connections to it.

A connection that is lost, for example because PostgreSQL was started again, is made again. A read over a lost
connection is repeated. A write over such a connection may be on disk or not. So nothing is written twice, and the
writer is told so.
"""

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Callable, Collection, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager, suppress
from urllib.parse import urlsplit

import asyncpg

from bot.store.database import ClockRow, Column, NewAnswer, Row, Statement, Value
from bot.store.errors import HANGS, InUse, StoreError, Trouble
from bot.store.postgresql.schema import STEPS, VERSION
from bot.store.schema import BETWEEN, migrations
from bot.watching import metrics

_log = logging.getLogger(__name__)

CONNECTIONS = 10
"""At most so many are open at once, by one process."""
STATEMENTS = 500
"""So many statements are kept prepared, more than the store has."""
IN_USE = 0x7475726F
"""The advisory lock that all users of the database share, and that a move has alone."""
TO_REACH = 10.0
"""Seconds for which it is tried to reach the database."""
PAUSE = 0.1
"""Seconds between two tries."""
LONGEST = 24 * 3600.0
"""Seconds after which bringing the schema up to date is given up."""
TIMEOUT = 30.0
"""Seconds after which a statement is given up."""
TO_CLOSE = 5.0
"""Seconds for which PostgreSQL may take to let connections go."""
TRIES = 5
"""So often a transaction is tried that PostgreSQL has undone, because another transaction waited for it as well."""
MIGRATING = 0x7475726E
"""The advisory lock of the process that brings the schema up to date."""

OURS = {"schema", "tables", "answers", "posted"}
"""The tables of every database of ours, from its first version on."""

LOST = (
    OSError,
    asyncpg.PostgresConnectionError,
    asyncpg.CannotConnectNowError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InternalClientError,  # PostgreSQL has said that it ends a connection, and has not done so yet
)
"""Errors that say that PostgreSQL is out of reach."""
UNDONE = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Errors that say that nothing of a transaction was done, and that it may be tried again."""
APPEND_WITH_CLOCK = """
    WITH taken AS (
        UPDATE tables SET length = length + 1, clocked = clocked + 1
        WHERE id = $1 AND length = $2 AND epoch = $6 AND version = coalesce($7, version) AND clocked = $8 RETURNING id
    ), given AS (
        INSERT INTO answers (table_id, step, seat, keys, at)
        SELECT id, $2, $3::bigint, $4::text, $5::double precision FROM taken
    )
    INSERT INTO clocks (table_id, due, moved, body) SELECT id, $9::double precision, 0, $10::text FROM taken
    ON CONFLICT (table_id) DO UPDATE SET due = excluded.due, moved = excluded.moved, body = excluded.body
    """
SETTINGS = {
    "application_name": "turncoat",
    "synchronous_commit": "on",
    "jit": "off",
    "idle_in_transaction_session_timeout": "10000",
}
"""A process that hangs, or is gone without a word, keeps others from a row for 10 seconds at most."""


class _LostError(StoreError):
    """A connection has broken while it was used."""


class Postgresql:
    """A ``Database`` at an address (``bot.store.database``)."""

    errors = (asyncpg.PostgresError,)
    holding = "FOR SHARE"

    def __init__(self, where: str, *, alone: bool) -> None:
        """Make the database, by ``Postgresql.open`` alone."""
        parts = urlsplit(where)
        self.name = f"{parts.hostname or ''}{parts.path}"
        """A name without the password."""
        self._alone = alone
        self._pool = asyncpg.create_pool(
            where,
            min_size=0,
            max_size=1 if alone else CONNECTIONS,
            init=self._take_part,
            command_timeout=TIMEOUT,
            statement_cache_size=STATEMENTS,
            max_cached_statement_lifetime=0,
            server_settings=SETTINGS,
            reset=_nothing,
        )
        self._prepared = False
        self._trouble = Trouble(self.name)
        self._asked: list[float] = []

    @classmethod
    async def open(cls, where: str, *, alone: bool = False) -> "Postgresql":
        """Open the database at that address, brought to the present schema if need be.

        ``alone``: nobody else has it meanwhile. Raise ``StoreError`` if it cannot be reached or used, or is newer than
        this program. Raise it also if somebody else has it, and one of both wants it alone.
        """
        database = cls(where, alone=alone)
        with ExitStack() as undoing:
            undoing.callback(database._pool.terminate)
            try:
                await database._pool
                await database._prepare()
                await database._begin()
            except (asyncpg.PostgresError, ValueError) as error:
                raise StoreError(sentence(database.name, error)) from None
            undoing.pop_all()
        return database

    async def _take_part(self, connection: asyncpg.Connection) -> None:
        """Hold the lock by every connection: PostgreSQL takes it back when that ends, however it does.

        Do not hold the lock while the schema is brought up to date. If several processes begin at once, the others wait
        for one of these processes.
        """
        if not self._prepared:
            return
        how = "pg_try_advisory_lock" if self._alone else "pg_try_advisory_lock_shared"
        if not await connection.fetchval(f"SELECT {how}($1)", IN_USE):
            raise InUse(
                f"The database {self.name} is in use by a bot. Stop all of its processes first."
                if self._alone
                else f"The database {self.name} is in use by another command. Wait until the command is done."
            )

    async def _prepare(self) -> None:
        async with self._connected() as connection, connection.transaction():
            await connection.execute("SELECT pg_advisory_xact_lock($1)", MIGRATING, timeout=LONGEST)
            there = await connection.fetch("SELECT tablename FROM pg_tables WHERE schemaname = current_schema()")
            names = {str(name) for (name,) in there}
            if names and not names >= OURS:
                raise StoreError(
                    f"The database {self.name} belongs to another program. "
                    "Make a database for the bot, and name it: createdb --owner USER NAME."
                )
            await connection.execute("CREATE TABLE IF NOT EXISTS schema (version bigint NOT NULL)")
            version = await connection.fetchval("SELECT max(version) FROM schema") or 0
            if version > VERSION:
                raise StoreError(
                    f"The database {self.name} was written by a newer Turncoat "
                    f"(schema {version}, this one knows {VERSION}). Start the newer program."
                )
            if version not in (*STEPS, VERSION):
                raise StoreError(f"The database {self.name} {BETWEEN.format(version)}, or name another database.")
            if 0 < version < VERSION:
                if not await connection.fetchval("SELECT pg_try_advisory_xact_lock($1)", IN_USE):
                    raise StoreError(
                        f"The database {self.name} is in use by processes of an older version. Stop all of them."
                    )
                _log.info("the database %s gets the new schema, which may take minutes", self.name)
            for _, step in migrations(version, STEPS):
                await connection.execute(step.script, timeout=LONGEST)
                await connection.execute("INSERT INTO schema (version) VALUES ($1)", step.after)

    async def _begin(self) -> None:
        """Take part, by new connections. Raise ``StoreError`` when another one has it, and one of both alone."""
        self._prepared = True
        await self._pool.expire_connections()
        async with self._connected():
            pass

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        now = time.monotonic()
        waited = now - min(self._asked, default=now)
        return f"it has not answered for {waited:.0f} s" if waited > HANGS else self._trouble.reason

    async def fetch(self, query: str, *values: Value) -> list[Row]:
        """Return the rows of a query, which writes nothing: it is asked again when the connection breaks."""
        until = time.monotonic() + TO_REACH
        while True:
            try:
                async with self._connected() as connection:
                    rows: list[Row] = await connection.fetch(query, *values)
                    return rows
            except StoreError as error:
                if not isinstance(error, _LostError) or time.monotonic() > until:
                    self._trouble.begins(str(error))
                    raise
                await asyncio.sleep(PAUSE)

    async def execute(self, query: str, *values: Value) -> int:
        """Write, by one statement; return how many rows were changed."""
        with self._writing():
            async with self._connected() as connection:
                return _changed(await connection.execute(query, *values))

    async def add(self, row: Statement, others: Callable[[int], Iterable[Statement]]) -> int | None:
        """Add a row by a statement that returns its id, and do what follows from it: all or nothing."""
        query, values = row
        async with self.transaction() as connection:
            number: int | None = await connection.fetchval(query, *values)
            for other, its_values in others(number) if number is not None else ():
                await connection.execute(other, *its_values)
        return number

    async def together(self, first: Statement, *others: Statement, always: bool = False) -> bool:
        """Do all of it or nothing; ``Database`` says when the others are done."""
        for _ in range(TRIES - 1):
            try:
                return await self._together(first, others, always=always)
            except UNDONE:
                await asyncio.sleep(PAUSE)  # so that the other one is done
        return await self._together(first, others, always=always)

    async def _together(self, first: Statement, others: Iterable[Statement], *, always: bool) -> bool:
        query, values = first
        async with self.transaction() as connection:
            changed = _changed(await connection.execute(query, *values)) == 1
            for other, its_values in others if changed or always else ():
                await connection.execute(other, *its_values)
        return changed

    async def append(self, answer: NewAnswer, clock: ClockRow | None = None) -> bool:
        """Write an answer, if it is the next one (``Database``), by a single statement."""
        with self._writing():
            async with self._connected() as connection:
                if clock is None:
                    return bool(await connection.fetchval("SELECT append($1, $2, $3, $4, $5, $6, $7)", *answer))
                return _changed(await connection.execute(APPEND_WITH_CLOCK, *answer, *clock)) == 1

    async def wipe(self, traces: Collection[bytes] = ()) -> None:
        """Do nothing: PostgreSQL does so itself, when it vacuums."""

    async def size(self) -> int:
        """Return how many bytes it takes."""
        ((size,),) = await self.fetch("SELECT pg_database_size(current_database())")
        return int(size)

    async def columns(self) -> list[Column]:
        """Return all columns of all tables, except those that are made of others."""
        query = """
            SELECT columns.table_name, columns.column_name, coalesce(keys.ordinal_position, 0), data_type = 'boolean'
            FROM information_schema.columns
            LEFT JOIN information_schema.table_constraints AS constraints
                ON constraints.table_schema = columns.table_schema AND constraints.table_name = columns.table_name
                AND constraint_type = 'PRIMARY KEY'
            LEFT JOIN information_schema.key_column_usage AS keys
                ON keys.constraint_schema = constraints.constraint_schema
                AND keys.constraint_name = constraints.constraint_name AND keys.column_name = columns.column_name
            WHERE columns.table_schema = current_schema() AND columns.table_name <> 'schema' AND is_generated = 'NEVER'
        """
        return [Column(*row) for row in await self.fetch(query)]

    async def last_ids(self) -> list[Row]:
        """Return the tables that number their rows themselves, each with the last number that it has given."""
        query = "SELECT sequencename, last_value FROM pg_sequences WHERE schemaname = current_schema()"
        rows = await self.fetch(query)
        return [(name.removesuffix("_id_seq"), last) for name, last in rows if last is not None]

    async def number_after(self, table: str, last: int) -> None:
        """Let a table that numbers its rows itself go on after this number."""
        await self.fetch("SELECT setval(pg_get_serial_sequence($1, 'id'), $2)", table, last)

    async def close(self) -> None:
        """Close all connections; if PostgreSQL does not answer, they are cut off."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TO_CLOSE):
                await self._pool.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[asyncpg.Connection]:
        """Yield a connection on which all that is done is done, or nothing of it."""
        with self._writing():
            async with self._connected() as connection, connection.transaction():
                yield connection

    @contextmanager
    def _writing(self) -> Iterator[None]:
        """Measure how long it takes to write, and note whether it works."""
        begun = time.monotonic()
        self._asked.append(begun)
        try:
            yield
        except StoreError as error:
            self._trouble.begins(str(error))
            raise
        else:
            self._trouble.is_over()
            metrics.wrote.observe(time.monotonic() - begun)
        finally:
            self._asked.remove(begun)

    @asynccontextmanager
    async def _connected(self) -> AsyncIterator[asyncpg.Connection]:
        """Yield a connection. Raise ``StoreError`` when there is none for too long, or when it breaks."""
        connection = await self._acquired()
        try:
            yield connection
        except (*LOST, asyncpg.InterfaceError) as error:
            if isinstance(error, ValueError):
                raise  # a value of the wrong kind: a mistake of ours
            reason = str(error) or type(error).__name__
            raise _LostError(f"The connection to the database {self.name} was lost: {reason}.") from error
        except (asyncpg.InsufficientResourcesError, asyncpg.ReadOnlySQLTransactionError) as error:
            raise StoreError(sentence(self.name, error)) from error
        finally:
            await self._pool.release(connection)

    async def _acquired(self) -> asyncpg.Connection:
        until = time.monotonic() + TO_REACH
        while True:
            try:
                return await self._pool.acquire(timeout=TO_REACH)
            except (*LOST, asyncpg.TooManyConnectionsError) as error:
                if isinstance(error, PermissionError) and error.filename is not None:
                    raise StoreError(unreadable(self.name, error.filename)) from None
                if time.monotonic() > until:
                    reason = str(error) or type(error).__name__
                    raise StoreError(
                        f"The database {self.name} cannot be reached: {reason}. Start it, or correct its address."
                    ) from None
            await asyncio.sleep(PAUSE)


async def _nothing(_: object) -> None:
    """Do nothing, because nothing is left on a connection that must be undone before somebody else has it."""


def _changed(status: str) -> int:
    """Return how many rows a statement has changed, by what PostgreSQL says of it: ``UPDATE 1``, ``INSERT 0 1``."""
    number = status.rsplit(" ", 1)[-1]
    return int(number) if number.isdigit() else 0


def sentence(name: str, error: Exception) -> str:
    """Say what keeps the bot from beginning, and what to do; ``name`` is what the database may be called.

    >>> sentence("127.0.0.1/turncoat", asyncpg.InvalidCatalogNameError("it is not there"))
    'There is no database 127.0.0.1/turncoat: it is not there. Make it: createdb --owner USER NAME.'
    """
    if isinstance(error, asyncpg.InvalidAuthorizationSpecificationError):
        return f"PostgreSQL does not let the bot into {name}: {error}. Check user and password in its address."
    if isinstance(error, asyncpg.InvalidCatalogNameError):
        return f"There is no database {name}: {error}. Make it: createdb --owner USER NAME."
    if isinstance(error, asyncpg.ReadOnlySQLTransactionError):
        return f"The database {name} can only be read: {error}. Name the address of the server that takes writes."
    if isinstance(error, asyncpg.InsufficientPrivilegeError):
        return (
            f"The bot may not make its tables in the database {name}: {error}. "
            "Let its user own that: ALTER DATABASE NAME OWNER TO USER."
        )
    return f"The database {name} cannot be used: {error}. Check its address."


def unreadable(name: str, file: str) -> str:
    """Return the sentence if the bot may not look for a certificate, as all programs of PostgreSQL do."""
    return (
        f"The database {name} cannot be reached: the bot may not look for {file}, a certificate of PostgreSQL. "
        "Let HOME be a folder that its user may read, such as the data folder."
    )
