"""The leaderboards of a server: the standing of each person in a season of a game.

The ratings that are kept are a cache.
"""

from collections.abc import Callable, Collection, Iterable
from functools import partial
from typing import Literal

import msgspec

import engine
from bot.aftermath.reckoning import numbers, reckon, season_of
from bot.store import Rating, Seasons, Store, Table
from bot.tables.refusal import Refusal
from bot.tables.results import season
from bot.tables.settings import SettingsOfServers, usual_game

MATCHES = 10
"""So many matches of a season somebody must have played to be listed."""
IDLE = 60
"""After so many days without a match nobody is listed until the next one."""
DAY = 24 * 3600.0

Hidden = Literal["", "few", "idle", "private"]


class Rank(msgspec.Struct, frozen=True):
    """The standing of somebody: the ``number`` that is shown, of so many ``matches``.

    ``rank`` counts from 1. Somebody who is ``hidden`` has no rank. They have played too few matches, or none lately, or
    wish to be listed nowhere.
    """

    user: int
    matches: int
    number: int
    rank: int = 0
    hidden: Hidden = ""


class Leaderboard(msgspec.Struct, frozen=True):
    """A season of a game on a server, the best first.

    ``seasons`` are the seasons that can be looked at, the latest first.
    """

    game: str
    season: str
    seasons: tuple[str, ...]
    listed: tuple[Rank, ...]
    hidden: tuple[Rank, ...]

    def of(self, user: int) -> Rank | None:
        """Return how somebody stands, listed or not; ``None`` if they have not played."""
        return next((one for one in (*self.listed, *self.hidden) if one.user == user), None)


class Standings:
    """The leaderboards of each server, from the ratings of the people who played there."""

    def __init__(self, store: Store, settings: SettingsOfServers, clock: Callable[[], float]) -> None:
        self._store = store
        self._settings = settings
        self._clock = clock

    async def leaderboard(self, guild: int, game: str | None = None, wanted: str | None = None) -> Leaderboard:
        """Return the leaderboard of a server's game in a season.

        Usually the game is the last one played, and the season is the present one. Refuse if ratings are off, and
        refuse a season that does not exist.
        """
        settings = await self._settings.of(guild)
        if not settings.ratings:
            raise Refusal("ratings-off")
        game = game or await self._store.results.last_game(guild, engine.games()) or usual_game(settings)
        seasons = await self._reckoned(guild, game, settings.season)
        shown = wanted or seasons[0]
        if shown not in seasons:
            raise Refusal("no-season")
        ratings, unlisted = (
            await self._store.ratings.of_season(guild, game, shown),
            await self._store.people.unlisted(guild),
        )
        since = self._clock() - IDLE * DAY if shown == seasons[0] else 0
        listed, hidden = ranked(game, ratings, unlisted, since)
        return Leaderboard(game, shown, seasons, listed, hidden)

    async def names(self, guild: int, users: Iterable[int]) -> dict[int, str]:
        """Return the names of these people at their last tables on a server.

        Somebody whose table is gone is left out.
        """
        found = {user: await self._name(guild, user) for user in users}
        return {user: name for user, name in found.items() if name is not None}

    async def _reckoned(self, guild: int, game: str, seasons: Seasons) -> tuple[str, ...]:
        """Reckon all that has not been reckoned yet.

        Return the seasons that there are, the present season first.
        """
        while await self._store.ratings.reckon(guild, game, seasons, partial(reckon, seasons=seasons)):
            pass
        present = season_of(seasons, season(self._clock()))
        return (present, *(one for one in await self._store.ratings.seasons(guild, game) if one != present))

    async def _name(self, guild: int, user: int) -> str | None:
        for last in await self._store.results.history(guild, user, None, 1):
            table = await self._store.tables.get(last.table)
            return name_at(table, user) if table is not None else None
        return None


def ranked(
    game: str, ratings: Iterable[Rating], unlisted: Collection[int], since: float
) -> tuple[tuple[Rank, ...], tuple[Rank, ...]]:
    """Return the people who are listed, and the people who are hidden.

    The best comes first, and ranks may be shared. Somebody is listed only if they have played ``since``.

    >>> listed, hidden = ranked("traitor", [Rating(7, "all", 30, 5, 12), Rating(8, "all", 30, 5, 9)], (), 0)
    >>> [(one.user, one.rank, one.number) for one in listed], [(one.user, one.hidden) for one in hidden]
    ([(7, 1, 1600)], [(8, 'few')])
    """
    ratings = list(ratings)
    shown = numbers(game, ratings)
    everybody = [
        Rank(rating.user, rating.matches, shown[rating.user], hidden=_hidden(rating, unlisted, since))
        for rating in ratings
        if rating.user in shown
    ]
    best = sorted((rank for rank in everybody if not rank.hidden), key=lambda rank: (-rank.number, rank.user))
    first = {rank.number: place for place, rank in reversed(list(enumerate(best, 1)))}
    listed = tuple(msgspec.structs.replace(rank, rank=first[rank.number]) for rank in best)
    return listed, tuple(rank for rank in everybody if rank.hidden)


def _hidden(rating: Rating, unlisted: Collection[int], since: float) -> Hidden:
    if rating.matches < MATCHES:
        return "few"
    if rating.user in unlisted:
        return "private"
    return "idle" if rating.last < since else ""


def name_at(table: Table, user: int) -> str | None:
    """Return the name that somebody had at a table, even if they have left.

    ``None`` if they never sat at the table.
    """
    names = [one.name for one in table.sitters if one.user == user]
    left = [one.name for one in table.tenures if one.user == user]
    return next(iter((*names, *reversed(left))), None)
