"""Facts about the bot itself: remembered from one start to the next, by their names."""

from bot.store.database import Database, Statement, upsert


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
