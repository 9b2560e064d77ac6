"""Facts about the bot itself: remembered from one start to the next, by their names.

Two of them mark the database: that it was put back, or is an unfinished copy. Discord shows more than a database knows
that was put back. So the next start brings Discord in line with it. No bot begins with an unfinished copy.
"""

import logging

import msgspec

from bot.store.database import Database, Statement, upsert
from bot.store.table import BadRow, Restoration, read_table
from bot.store.tables import OPEN

PUT_BACK = "restored"
"""The fact that a database was put back: when, in seconds since 1970."""

UNFINISHED = "unfinished copy"
"""The fact that a database is a copy that was not made to the end."""

NEWEST = """
    SELECT max(at) FROM (
        SELECT max(at) AS at FROM heard UNION ALL SELECT max(at) FROM answers UNION ALL SELECT max(at) FROM actions
        UNION ALL SELECT max(opened) FROM tables
    ) AS newest
    """
"""The time of the newest thing that is known: a bot that runs notes every 20 seconds that it hears."""

_log = logging.getLogger(__name__)


class FactRows:
    """Facts. None is about a person: those have columns of their own."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, name: str) -> str | None:
        """Return a fact; what is no text any more is forgotten."""
        for row in await self._db.fetch("SELECT value FROM facts WHERE name = $1", name):
            value = str(row[0])
            try:
                value.encode()
            except UnicodeEncodeError:
                await self._db.execute("DELETE FROM facts WHERE name = $1", name)
                return None
            return value
        return None

    async def save(self, name: str, value: str) -> None:
        """Remember a fact."""
        await self._db.execute(upsert("facts", "name", "value"), name, value)

    async def swap(self, name: str, before: str | None, value: str) -> bool:
        """Remember a fact, if it still is what it was ``before``; return whether it was."""
        return await self._db.together(_swapped(name, before, value))


def _swapped(name: str, before: str | None, value: str) -> Statement:
    if before is None:
        return "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, value)
    return "UPDATE facts SET value = $2 WHERE name = $1 AND value = $3", (name, value, before)


async def is_unfinished(database: Database) -> bool:
    """Return whether it is a copy that was not made to the end."""
    return bool(await database.fetch("SELECT 1 FROM facts WHERE name = $1", UNFINISHED))


async def go_on_from(database: Database) -> None:
    """Let everything be shown again, and let no number come again that was given since, if the database is marked."""
    for (value,) in await database.fetch("SELECT value FROM facts WHERE name = $1", PUT_BACK):
        at = float(value)
        ((to,),) = await database.fetch(NEWEST)
        later = int(at)
        for name, last in await database.last_ids():
            if name == "tables":
                await database.number_after(name, max(int(last), later))
        statements: list[Statement] = [
            ("UPDATE posted SET state = 'stale', picture = '?' WHERE state <> 'closed'", ()),
            ("DELETE FROM shown", ()),
            ("DELETE FROM late", ()),
            *await _told(database, at, to or at),
            ("UPDATE tables SET version = version + $1 WHERE OPEN".replace("OPEN", OPEN), (later,)),
        ]
        mark: Statement = ("DELETE FROM facts WHERE name = $1", (PUT_BACK,))
        if await database.together(mark, *statements):  # else another process has done so
            _log.warning("the database was put back: every message is shown again, and every table is told")


async def _told(database: Database, at: float, to: float) -> list[Statement]:
    """Return what tells the open tables; one that cannot be read is left as it is."""
    statements: list[Statement] = []
    query = "SELECT id, length, body FROM tables WHERE OPEN".replace("OPEN", OPEN)
    for number, length, body in await database.fetch(query):
        try:
            table = read_table(body)
        except BadRow:
            continue
        told = (*table.restored, Restoration(at, min(to, at), int(length)))
        changed = msgspec.json.encode(msgspec.structs.replace(table, restored=told)).decode()
        statements.append(("UPDATE tables SET body = $2 WHERE id = $1", (number, changed)))
    return statements
