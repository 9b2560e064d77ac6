"""The store: what must not be lost, in whichever database it is."""

from pathlib import Path

from bot.store._counts import Counts
from bot.store._database import Database, upsert
from bot.store._errors import StoreError
from bot.store._heard import HeardRows
from bot.store._messages import MessageRows
from bot.store._moving import is_unfinished
from bot.store._opening import opened
from bot.store._owned import OwnedRows
from bot.store._retention import RetentionRows
from bot.store._shown import ShownRows
from bot.store._slots import SlotRows
from bot.store._tables import TableRows


class Store(TableRows, MessageRows, SlotRows, OwnedRows, HeardRows, RetentionRows, ShownRows, Counts):
    """Every method that writes has written to disk when it returns."""

    def __init__(self, database: Database) -> None:
        """Made by ``Store.open`` alone."""
        self._db = database
        self._unreadable = set()

    @classmethod
    async def open(cls, where: Path | str, *, alone: bool = False) -> "Store":
        """The store in the file at a path, or in the PostgreSQL database at an address (``postgresql://...``).

        It is made or brought to the present schema if need be. Raises ``StoreError`` when it cannot be used, or is
        newer than this program; a file also when another instance has it, PostgreSQL when one of both wants it
        ``alone``.
        """
        database = await opened(where, alone=alone)
        if await is_unfinished(database):
            await database.close()
            raise StoreError(f"The database {database.name} is an unfinished copy. Run the same `move` again.")
        return cls(database)

    async def close(self) -> None:
        """Give the database back."""
        await self._db.close()

    # Facts about the bot itself

    async def fact(self, name: str) -> str | None:
        """Something remembered from one start to the next; what is no text any more is forgotten."""
        for row in await self._db.fetch("SELECT value FROM facts WHERE name = $1", name):
            value = str(row[0])
            try:
                value.encode()
            except UnicodeEncodeError:
                await self._db.execute("DELETE FROM facts WHERE name = $1", name)
                return None
            return value
        return None

    async def save_fact(self, name: str, value: str) -> None:
        """Remember something from one start to the next."""
        await self._db.execute(upsert("facts", "name", "value"), name, value)

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        return self._db.trouble

    async def size(self) -> int:
        """The size of the database in bytes."""
        return await self._db.size()
