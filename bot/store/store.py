"""The store: what must not be lost, in whichever database it is."""

import importlib
from pathlib import Path

from bot.store.actions import ActionRows
from bot.store.answers import AnswerRows
from bot.store.clocks import ClockRows
from bot.store.database import Database
from bot.store.deletions import DeletionRows
from bot.store.direct import DirectRows
from bot.store.errors import StoreError
from bot.store.facts import PUT_BACK, FactRows, go_on_from, is_unfinished
from bot.store.gathering.calls import CallRows
from bot.store.hearing import HearingRows
from bot.store.messages import MessageRows
from bot.store.notes import NoteRows
from bot.store.people import PersonRows
from bot.store.ratings import RatingRows
from bot.store.results import ResultRows
from bot.store.retention import RetentionRows
from bot.store.servers import ServerRows
from bot.store.shown import LateRows, ShownRows
from bot.store.sqlite.database import Sqlite
from bot.store.tables import TableRows


class Store:
    """A database, with a part for each kind of thing in it.

    Every method of a part that writes has written to disk when it returns.
    """

    def __init__(self, database: Database) -> None:
        """Make the store, by ``Store.open`` and ``Store.beside`` alone."""
        self._db = database
        self.tables = TableRows(database)
        self.answers = AnswerRows(database)
        self.clocks = ClockRows(database)
        self.hearing = HearingRows(database)
        self.messages = MessageRows(database)
        self.shown = ShownRows(database)
        self.late = LateRows(database)
        self.results = ResultRows(database)
        self.ratings = RatingRows(database)
        self.servers = ServerRows(database)
        self.actions = ActionRows(database)
        self.people = PersonRows(database)
        self.notes = NoteRows(database)
        self.calls = CallRows(database)
        self.direct = DirectRows(database)
        self.facts = FactRows(database)
        self.deletions = DeletionRows(database)
        self.retention = RetentionRows(database)

    @classmethod
    async def open(cls, where: Path | str, *, alone: bool = False) -> "Store":
        """Open the store in the file at a path, or in the PostgreSQL at an address (``postgresql://...``).

        It is made or brought to the present schema if need be. Raise ``StoreError`` if it cannot be used, or is newer
        than this program. Raise it for a file also if another instance has it, for PostgreSQL if one of both wants it
        ``alone``.
        """
        database = await opened(where, alone=alone)
        if await is_unfinished(database):
            await database.close()
            raise StoreError(f"The database {database.name} is an unfinished copy. Run the same `move` again.")
        await go_on_from(database)
        return cls(database)

    @classmethod
    async def beside(cls, where: Path | str) -> "Store":
        """Open the store that a bot has, to read it, and to leave orders for the bot.

        Raise ``StoreError`` if it cannot be used, or the bot is of another version.
        """
        return cls(await Sqlite.beside(where) if isinstance(where, Path) else await opened(where))

    async def close(self) -> None:
        """Give the database back."""
        await self._db.close()

    async def was_put_back(self, at: float) -> None:
        """Leave a mark that the database was put back; the next start brings Discord in line with it."""
        await self.facts.save(PUT_BACK, str(at))

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        return self._db.trouble

    async def size(self) -> int:
        """Return the size of the database in bytes."""
        return await self._db.size()


async def opened(where: Path | str, *, alone: bool = False) -> Database:
    """Open the file at a path, or the PostgreSQL at an address, brought to the present schema if need be.

    A process that has a file has it ``alone`` in any case. Raise ``StoreError`` when the database cannot be used, or is
    newer than this program. Raise the error also when somebody else has the database and one of both wants it alone.
    """
    if isinstance(where, Path):
        return await Sqlite.open(where)
    try:
        postgresql = importlib.import_module("bot.store.postgresql.database")  # here: not everybody has asyncpg
    except ModuleNotFoundError as error:
        raise StoreError(
            f'PostgreSQL needs the package {error.name}, which is not installed: pip install "turncoat[postgres]".'
        ) from None
    database: Database = await postgresql.Postgresql.open(where, alone=alone)
    return database
