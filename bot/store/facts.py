"""Facts: what is remembered from one start to the next, of the bot, and of whom it writes to.

A fact about a person is called ``dm``, what it says, and their id. It is kept of who has played, sits at a table or is
invited to one, and of nobody else: so none comes back after somebody's data were deleted.
"""

from bot.store.database import Database, Statement, places, upsert

AT_ONCE = 500
"""So many facts are looked through at once."""

OF_PEOPLE = "dm %"

SAVE = """
    INSERT INTO facts (name, value) SELECT $3, $4
    WHERE EXISTS (SELECT 1 FROM (SELECT 1 FROM sitters WHERE "user" = $1 LIMIT 1 HOLDING) AS seated)
        OR EXISTS (SELECT 1 FROM (SELECT 1 FROM played WHERE "user" = $1 LIMIT 1 HOLDING) AS has_played)
        OR EXISTS (SELECT 1 FROM (SELECT 1 FROM tables WHERE state = 'lobby' AND body LIKE $2 HOLDING) AS invited)
    ON CONFLICT (name) DO UPDATE SET value = excluded.value
    """
"""Holds what it finds, so that a deletion of it comes before this, or takes the fact along."""

SWEEP = """
    DELETE FROM facts WHERE name = $3
        AND NOT EXISTS (SELECT 1 FROM sitters WHERE "user" = $1) AND NOT EXISTS (SELECT 1 FROM played WHERE "user" = $1)
        AND NOT EXISTS (SELECT 1 FROM tables WHERE state = 'lobby' AND body LIKE $2)
    """
KNOWN = """
    SELECT "user" FROM sitters WHERE "user" IN (PEOPLE) UNION SELECT "user" FROM played WHERE "user" IN (PEOPLE)
    """


class FactRows:
    """Facts, by their names."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def get(self, name: str) -> str | None:
        """Return something remembered from one start to the next; what is no text any more is forgotten."""
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
        """Remember something from one start to the next; of a person of whom nothing else is known, nothing."""
        user = person(name)
        if user is None:
            await self._db.execute(upsert("facts", "name", "value"), name, value)
        elif not value:
            await self._db.execute("DELETE FROM facts WHERE name = $1", name)
        else:
            query = SAVE.replace("HOLDING", self._db.holding)
            await self._db.together((query, (user, f"%{user}%", name, value)))

    async def swap(self, name: str, before: str | None, value: str) -> bool:
        """Remember something, if what was remembered ``before`` still is; return whether it was."""
        return await self._db.together(_swapped(name, before, value))

    async def sweep(self) -> None:
        """Forget what is remembered of people of whom nothing else is known any more."""
        query = "SELECT name FROM facts WHERE name LIKE $1 AND name > $2 ORDER BY name LIMIT $3"
        last = ""
        while rows := await self._db.fetch(query, OF_PEOPLE, last, AT_ONCE):
            people = {str(row[0]): user for row in rows if (user := person(str(row[0]))) is not None}
            known = await self._known(list(people.values()))
            for name, user in people.items():
                if user not in known:
                    await self._db.execute(SWEEP, user, f"%{user}%", name)
            last = str(rows[-1][0])

    async def _known(self, users: list[int]) -> set[int]:
        """Those of these people who sit at a table, or have played."""
        query = KNOWN.replace("PEOPLE", places(users))
        rows = await self._db.fetch(query, *users) if users else []
        return {int(row[0]) for row in rows}


def person(name: str) -> int | None:
    """The id of the person whom a fact is about, by its name.

    >>> person("dm 12"), person("dm closed 12"), person("commands everywhere")
    (12, 12, None)
    """
    *_, last = name.split(" ")
    return int(last) if name.startswith("dm ") and last.isdecimal() else None


def _swapped(name: str, before: str | None, value: str) -> Statement:
    if before is None:
        return "INSERT INTO facts (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING", (name, value)
    return "UPDATE facts SET value = $2 WHERE name = $1 AND value = $3", (name, value, before)
