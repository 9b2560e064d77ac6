"""The store's part on servers and people: settings, what was done by those with power, wishes, who blocks whom."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

import msgspec

from bot.store._action import Action
from bot.store._database import Database, Statement, upsert
from bot.store._settings import ServerSettings
from bot.store._wishes import Where, Wishes

UNTOLD = 20
"""So many actions of one server are read at once."""


PEOPLE = 'SELECT "user", body FROM people WHERE "user"'


class ServerRows:
    """Every method that writes has written to disk when it returns."""

    _db: Database

    # Settings

    async def settings(self, guild: int) -> ServerSettings:
        """What a server has chosen; what cannot be read counts as not chosen."""
        for row in await self._db.fetch("SELECT body FROM guilds WHERE guild = $1", guild):
            try:
                return msgspec.json.decode(row[0], type=ServerSettings)
            except (msgspec.DecodeError, UnicodeError):
                break
        return ServerSettings()

    async def save_settings(self, guild: int, settings: ServerSettings, action: Action) -> None:
        """Remember what a server has chosen, and who chose it."""
        body = msgspec.json.encode(settings).decode()
        await self._db.together((upsert("guilds", "guild", "body"), (guild, body)), insert(action))

    # Actions

    async def actions_of(self, guild: int, limit: int) -> list[Action]:
        """The last actions on a server, the newest first."""
        query = """
            SELECT at, guild, table_id, who, what, about, reason, id FROM actions
            WHERE guild = $1 ORDER BY id DESC LIMIT $2
            """
        return read_actions(await self._db.fetch(query, guild, limit))

    async def untold_actions(self) -> list[Action]:
        """The actions that no log channel has been told, the oldest first, and of each server only the first few."""
        query = """
            SELECT at, guild, table_id, who, what, about, reason, id FROM (
                SELECT *, ROW_NUMBER() OVER (PARTITION BY guild ORDER BY id) AS place FROM actions WHERE NOT told
            ) AS untold
            WHERE place <= $1 ORDER BY id
            """
        return read_actions(await self._db.fetch(query, UNTOLD))

    async def mark_told(self, action: int) -> None:
        """Remember that an action need not be told in a log channel any more."""
        await self._db.execute("UPDATE actions SET told = TRUE WHERE id = $1", action)

    # People

    async def wishes(self, user: int) -> Wishes:
        """What somebody wishes; what cannot be read counts as not chosen."""
        for row in await self._db.fetch('SELECT body FROM people WHERE "user" = $1', user):
            try:
                return msgspec.json.decode(row[0], type=Wishes)
            except (msgspec.DecodeError, UnicodeError):
                break
        return Wishes()

    async def asked_where(self, users: Sequence[int]) -> dict[int, Where]:
        """Where those of these people are asked who have chosen that themselves."""
        if not users:
            return {}
        some = ", ".join(f"${number}" for number in range(1, len(users) + 1))
        found: dict[int, Where] = {}
        for user, body in await self._db.fetch(f"{PEOPLE} IN ({some})", *users):
            with suppress(msgspec.DecodeError, UnicodeError):
                wishes = msgspec.json.decode(body, type=Wishes)
                if wishes.questions != "usual":
                    found[int(user)] = wishes.questions
        return found

    async def unlisted(self, guild: int) -> set[int]:
        """The people with results on a server who wish that nobody else sees them."""
        query = """
            SELECT "user" FROM people WHERE NOT statistics
            AND EXISTS (SELECT 1 FROM results WHERE results."user" = people."user" AND guild = $1)
            """
        return {int(row[0]) for row in await self._db.fetch(query, guild)}

    async def save_wishes(self, user: int, wishes: Wishes) -> None:
        """Remember what somebody wishes."""
        query = upsert("people", '"user"', "body", "statistics")
        await self._db.execute(query, user, msgspec.json.encode(wishes).decode(), wishes.statistics)

    async def first_matches(self, user: int, game: str, number: int) -> tuple[int, ...]:
        """The tables of the first matches of a game that somebody has begun or joined, at most so many."""
        query = 'SELECT table_id FROM played WHERE "user" = $1 AND game = $2 ORDER BY table_id LIMIT $3'
        return tuple(row[0] for row in await self._db.fetch(query, user, game, number))

    # Blocks

    async def block(self, user: int, blocked: int, at: float) -> None:
        """Remember that somebody blocks somebody."""
        query = 'INSERT INTO blocks ("user", blocked, at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
        await self._db.execute(query, user, blocked, at)

    async def unblock(self, user: int, blocked: int) -> None:
        """Forget that somebody blocks somebody."""
        await self._db.execute('DELETE FROM blocks WHERE "user" = $1 AND blocked = $2', user, blocked)

    async def blocked_by(self, user: int) -> tuple[int, ...]:
        """Whom somebody blocks, the last one first."""
        query = 'SELECT blocked FROM blocks WHERE "user" = $1 ORDER BY at DESC, blocked'
        return tuple(row[0] for row in await self._db.fetch(query, user))

    async def blockers_of(self, user: int) -> frozenset[int]:
        """Who blocks somebody."""
        rows = await self._db.fetch('SELECT "user" FROM blocks WHERE blocked = $1', user)
        return frozenset(row[0] for row in rows)


def insert(action: Action) -> Statement:
    """What stores an action."""
    query = """
        INSERT INTO actions (at, guild, table_id, who, what, about, reason, told)
        VALUES ($1, $2, $3, $4, $5, $6, $7, FALSE)
        """
    return query, (action.at, action.guild, action.table, action.who, action.what, action.about, action.reason)


def read_actions(rows: Iterable[Iterable[object]]) -> list[Action]:
    """The actions of such rows."""
    return [msgspec.convert(dict(zip(Action.__struct_fields__, row, strict=True)), Action) for row in rows]
