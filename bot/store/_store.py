"""The store: what must not be lost, in whichever database it is."""

from pathlib import Path

from bot.store._database import Database
from bot.store._errors import StoreError
from bot.store._facts import FactRows
from bot.store._heard import HeardRows
from bot.store._messages import MessageRows
from bot.store._moving import is_unfinished
from bot.store._opening import opened
from bot.store._owned import OwnedRows
from bot.store._restoring import MARK, go_on_from
from bot.store._retention import RetentionRows
from bot.store._shown import ShownRows
from bot.store._slots import SlotRows
from bot.store._tables import TableRows


class Store(TableRows, MessageRows, SlotRows, OwnedRows, HeardRows, RetentionRows, ShownRows, FactRows):
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
        await go_on_from(database)
        return cls(database)

    async def close(self) -> None:
        """Give the database back."""
        await self._db.close()

    async def was_put_back(self, at: float) -> None:
        """Leave a mark that the database was put back; the next start brings Discord in line with it."""
        await self.save_fact(MARK, str(at))

    @property
    def trouble(self) -> str:
        """Why nothing can be written at present; empty if all is well."""
        return self._db.trouble

    async def size(self) -> int:
        """The size of the database in bytes."""
        return await self._db.size()

    async def count_open_tables(self) -> dict[tuple[str, str], int]:
        """How many tables there are that have not ended, by game and state."""
        query = """
            SELECT game, state, count(*) FROM tables WHERE state IN ('lobby', 'running') GROUP BY game, state
            """
        return {(str(game), str(state)): int(number) for game, state, number in await self._db.fetch(query)}

    async def count_due_clocks(self, now: float) -> int:
        """How many clocks should have been looked at before that time (in seconds since 1970)."""
        ((number,),) = await self._db.fetch("SELECT count(*) FROM clocks WHERE due < $1", now)
        return int(number)
