"""Ratings: reckoned of the results, and kept so that they need not be reckoned again.

All of it follows from the results of a server and its choice of seasons. The table ``rated`` holds the last result that
has been reckoned, a row for each game of a server. Without such a row, or with no choice of seasons, kept ratings are
of no use. A transaction that stores or changes a result gives that row another mark. If the result has been reckoned,
the transaction also takes the row's seasons away. So a process that reckons knows by the mark whether anything came in
between.
"""

import asyncio
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec

from bot.store.database import Database, Statement, places, upsert
from bot.store.results import SELECT, Placing, new_mark
from bot.store.servers import Seasons
from bot.store.table import FORMER

ROWS = 400
"""So many results are reckoned at once."""


class Rating(msgspec.Struct, frozen=True):
    """The rating that the matches of a season have made of somebody in a game on a server.

    ``last`` is the end of the last of the ``matches``; ``mu`` and ``sigma`` are openskill's. ``sides`` has the matches
    and wins by the side for which they were played.
    """

    user: int
    season: str
    mu: float
    sigma: float
    matches: int = 0
    last: float = 0
    sides: dict[str, tuple[int, int]] = {}


Reckon = Callable[[Mapping[int, Rating], Sequence[Placing]], Iterable[Rating]]
"""Makes of everybody's newest ratings, and of whole matches in the order of their ends, the ratings after those."""


class _Rated(NamedTuple):
    """Up to which match has been reckoned, by which choice of seasons, and the mark of that."""

    seasons: str
    ended: float
    table: int
    mark: int


def forgetting(guild: int) -> tuple[Statement, Statement]:
    """Return what forgets all that has been reckoned for a server."""
    unrate = """
        INSERT INTO rated (guild, game, seasons, ended, "table", mark)
        SELECT DISTINCT guild, game, '', 0, 0, CAST($2 AS bigint) FROM results WHERE guild = $1
        ON CONFLICT (guild, game) DO UPDATE SET mark = excluded.mark, seasons = ''
        """
    return (unrate, (guild, new_mark())), ("DELETE FROM ratings WHERE guild = $1", (guild,))


class RatingRows:
    """Ratings, by server, game, person and season."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def reckon(self, guild: int, game: str, seasons: Seasons, how: Reckon) -> bool:
        """Reckon the next results of a game on a server, if there are any. Return whether there may be more.

        Nothing is kept of another choice of ``seasons``. The results are reckoned in a thread. Nothing of that work is
        kept if any result of the game has come or changed meanwhile.
        """
        rated = await self._rated(guild, game)
        goes_on = rated.seasons == seasons
        upto = (rated.ended, rated.table) if goes_on else (0.0, 0)
        where = """
            WHERE guild = $1 AND game = $2 AND why = '' AND (ended, "table") > ($3, $4)
            ORDER BY ended, "table", number LIMIT $5
            """
        found = [Placing(*row) for row in await self._db.fetch(f"{SELECT} {where}", guild, game, *upto, ROWS)]
        more = len(found) == ROWS
        rows = [one for one in found if one.table != found[-1].table] if more else found
        if not rows and goes_on:
            return False
        others: list[Statement] = []
        if not goes_on:
            others.append(("DELETE FROM ratings WHERE guild = $1 AND game = $2", (guild, game)))
        if rows:
            upto = (rows[-1].ended, rows[-1].table)
            people = {one.user or FORMER for one in rows}
            newest = await self._newest(guild, game, people) if goes_on else {}
            made = await asyncio.to_thread(lambda: list(how(newest, rows)))
            others += [_rating_row(guild, game, one) for one in made]
        step = """
            UPDATE rated SET seasons = $3, ended = $4, "table" = $5, mark = $6
            WHERE guild = $1 AND game = $2 AND mark = $7
            """
        kept = await self._db.together((step, (guild, game, seasons, *upto, new_mark(), rated.mark)), *others)
        return more or not kept

    async def _rated(self, guild: int, game: str) -> _Rated:
        """Return how far has been reckoned; a row that says "not at all" is stored if there is none."""
        query = 'SELECT seasons, ended, "table", mark FROM rated WHERE guild = $1 AND game = $2'
        while not (rows := await self._db.fetch(query, guild, game)):
            none = """
                INSERT INTO rated (guild, game, seasons, ended, "table", mark) VALUES ($1, $2, '', 0, 0, $3)
                ON CONFLICT DO NOTHING
                """
            await self._db.execute(none, guild, game, new_mark())
        return _Rated(*rows[0])

    async def _newest(self, guild: int, game: str, users: Collection[int]) -> dict[int, Rating]:
        """Return the rating of the last season in which each of these people has one."""
        query = """
            SELECT body FROM ratings AS newest
            WHERE guild = $1 AND game = $2 AND "user" IN (USERS) AND season = (
                SELECT max(season) FROM ratings WHERE guild = $1 AND game = $2 AND "user" = newest."user"
            )
            """
        rows = await self._db.fetch(query.replace("USERS", places(users, 3)), guild, game, *users)
        return {one.user: one for one in (msgspec.json.decode(row[0], type=Rating) for row in rows)}

    async def of_season(self, guild: int, game: str, season: str) -> list[Rating]:
        """Return what has been reckoned of everybody in a season of a game on a server."""
        query = "SELECT body FROM ratings WHERE guild = $1 AND game = $2 AND season = $3"
        rows = await self._db.fetch(query, guild, game, season)
        return [msgspec.json.decode(row[0], type=Rating) for row in rows]

    async def of_person(self, user: int) -> list[tuple[int, str, Rating]]:
        """Return what has been reckoned of somebody, by server and game."""
        query = 'SELECT guild, game, body FROM ratings WHERE "user" = $1 ORDER BY guild, game, season'
        rows = await self._db.fetch(query, user)
        return [(int(row[0]), str(row[1]), msgspec.json.decode(row[2], type=Rating)) for row in rows]

    async def seasons(self, guild: int, game: str) -> list[str]:
        """Return the seasons of a game on a server that have reckoned results, the latest first."""
        query = "SELECT DISTINCT season FROM ratings WHERE guild = $1 AND game = $2 ORDER BY season DESC"
        return [row[0] for row in await self._db.fetch(query, guild, game)]


def _rating_row(guild: int, game: str, one: Rating) -> Statement:
    query = upsert("ratings", 'guild, game, "user", season', "body")
    return query, (guild, game, one.user, one.season, msgspec.json.encode(one).decode())
