"""Calls to play: who asked to be called to tables that lack people, and who was called."""

import msgspec

from bot.store.database import Database, upsert
from bot.store.people import Wishes
from bot.store.servers import read_choices

ALL = ""
"""In place of a game: all games."""


class Summons(msgspec.Struct, frozen=True, kw_only=True):
    """The call to players that a lobby has made, with its game and language then.

    It mentions ``people``, or in their place a ``role``.
    """

    at: float
    game: str
    language: str
    people: tuple[int, ...] = ()
    role: int = 0


class CallWish(msgspec.Struct, frozen=True):
    """A person's wish to be called on a server to tables of a game, or of all games.

    ``since`` and ``until`` are the hours between which the wish holds; without them it always holds.
    """

    user: int
    guild: int
    game: str = ALL
    since: int | None = None
    until: int | None = None


class Asked(msgspec.Struct, frozen=True):
    """A person who asked to be called to a table's game, with the hours of each wish.

    ``zone`` is the person's time zone, ``last`` the time of their last call, ``number`` how many calls they have had.
    ``sits``: they sit in a lobby or a match.
    """

    user: int
    hours: tuple[tuple[int | None, int | None], ...]
    zone: str
    last: float
    number: int
    sits: bool


class PastCall(msgspec.Struct, frozen=True):
    """A call that a person has had: to a table of a host, at a time."""

    user: int
    table: int
    host: int
    at: float


WISHES = 'SELECT "user", guild, game, since, until FROM callable'
ASKED = """
    SELECT one."user", one.since, one.until, coalesce(people.body, ''),
        coalesce((SELECT max(at) FROM called WHERE called."user" = one."user"), 0),
        coalesce((SELECT max(number) FROM called WHERE called."user" = one."user"), 0),
        EXISTS (
            SELECT 1 FROM sitters JOIN tables ON tables.id = sitters.table_id
            WHERE sitters."user" = one."user" AND state IN ('lobby', 'running')
        )
    FROM callable AS one LEFT JOIN people ON people."user" = one."user"
    WHERE one.guild = $1 AND one.game IN ($2, $3) ORDER BY one."user", one.game
    """
RECENT = """
    SELECT "user", table_id, host, at FROM called
    WHERE at >= $1 AND "user" IN (SELECT "user" FROM callable WHERE guild = $2)
    ORDER BY "user", number
    """
CLAIM = 'INSERT INTO called ("user", number, table_id, host, at) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING'
DROP = 'DELETE FROM called WHERE "user" = $1 AND number = $2 AND table_id = $3'
COUNT = "SELECT count(*) FROM actions WHERE guild = $1 AND what = 'call' AND at >= $2 AND who = coalesce($3, who)"


class CallRows:
    """Wishes to be called, and calls, by person."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def save(self, wish: CallWish) -> None:
        """Remember somebody's wish, in place of an earlier wish for the same game there."""
        query = upsert("callable", '"user", guild, game', "since", "until")
        await self._db.execute(query, wish.user, wish.guild, wish.game, wish.since, wish.until)

    async def drop(self, user: int, guild: int, game: str | None = None) -> None:
        """Forget somebody's wish for a game on a server, or without a ``game`` all their wishes there."""
        query = 'DELETE FROM callable WHERE "user" = $1 AND guild = $2 AND game = coalesce($3, game)'
        await self._db.execute(query, user, guild, game)

    async def wishes(self, user: int) -> list[CallWish]:
        """Return all wishes of somebody."""
        rows = await self._db.fetch(f'{WISHES} WHERE "user" = $1 ORDER BY guild, game', user)
        return [CallWish(*row) for row in rows]

    async def asked(self, guild: int, game: str) -> list[Asked]:
        """Return the people of a server who asked to be called to tables of a game."""
        found: dict[int, Asked] = {}
        for user, since, until, body, last, number, sits in await self._db.fetch(ASKED, guild, game, ALL):
            hours = (*(found[user].hours if user in found else ()), (since, until))
            found[user] = Asked(int(user), hours, read_choices(body, Wishes).zone, float(last), int(number), bool(sits))
        return list(found.values())

    async def since(self, guild: int, at: float) -> list[PastCall]:
        """Return the calls since then, on any server, of those who asked to be called on this server."""
        return [PastCall(*row) for row in await self._db.fetch(RECENT, at, guild)]

    async def of_person(self, user: int) -> list[PastCall]:
        """Return all calls that somebody has had, and those of others to tables of which they were the host."""
        query = 'SELECT "user", table_id, host, at FROM called WHERE "user" = $1 OR host = $1 ORDER BY at, "user"'
        return [PastCall(*row) for row in await self._db.fetch(query, user)]

    async def claim(self, one: Asked, call: PastCall) -> bool:
        """Remember a call before anybody is called; ``False`` if another call of the person came between."""
        return bool(await self._db.execute(CLAIM, one.user, one.number + 1, call.table, call.host, call.at))

    async def give_back(self, one: Asked, table_id: int) -> None:
        """Forget a call that was remembered and not made."""
        await self._db.execute(DROP, one.user, one.number + 1, table_id)

    async def count(self, guild: int, since: float, host: int | None = None) -> int:
        """Return how many calls there were on a server since then, of one host or of all."""
        ((number,),) = await self._db.fetch(COUNT, guild, since, host)
        return int(number)
