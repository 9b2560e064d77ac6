"""Servers: what each has chosen for the tables on it. ``bot.tables`` changes it."""

from contextlib import suppress
from typing import Literal, TypeVar

import msgspec

from bot.store.actions import Action, insertion
from bot.store.database import Database, upsert

PaceName = Literal["live", "post-8", "post-24", "post-48", "post-72", "none"]
"""Paces of a table: live, by post with so many hours a turn, or without a clock (``bot.tables.time.pace``)."""
Substitutes = Literal["anyone", "computers"]
Reveals = Literal["moving", "still", "plain"]
Seasons = Literal["off", "quarter", "year"]
"""The times at which ratings start again: never, each quarter, each year."""
Questions = Literal["direct", "here"]
"""Ways to ask people who have chosen nothing: by direct message, or privately in the channel."""

Choices = TypeVar("Choices", bound=msgspec.Struct)

MOST_TABLES = 20


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """The choices of a server: how tables begin there, and who administers them. The defaults are the usual choices.

    An empty ``language`` is that of a Community server, elsewhere of who opens a table. An empty ``game`` is the first
    game. ``games`` are the only ones that are offered; none: all. ``threads``: every table that is opened in a channel
    has a thread of its own. ``log`` is the channel to which actions are written. ``role`` administers tables like those
    who manage the server. ``tables`` is the number of tables that may be open at once. ``ratings``: matches are rated
    there, by ``season``. ``questions`` says where people are asked who have not chosen that themselves.
    *Call players* mentions the role ``call`` in place of people who asked, if there is one.
    ``events``: each plan has an event in the server's own list.
    ``reveals`` says how votes are shown: in a moving picture, in a still picture behind a click, or plainly.
    """

    language: str = ""
    game: str = ""
    pace: PaceName = "live"
    substitutes: Substitutes = "anyone"
    reveals: Reveals = "moving"
    threads: bool = False
    games: tuple[str, ...] = ()
    log: int | None = None
    role: int | None = None
    call: int | None = None
    events: bool = False
    tables: int = MOST_TABLES
    ratings: bool = True
    season: Seasons = "quarter"
    questions: Questions = "direct"


SERVERS = """
    WITH RECURSIVE
    of_tables (guild) AS (
        SELECT min(guild) FROM tables
        UNION ALL SELECT (SELECT min(guild) FROM tables WHERE guild > one.guild) FROM of_tables AS one
        WHERE one.guild IS NOT NULL
    ),
    of_actions (guild) AS (
        SELECT min(guild) FROM actions
        UNION ALL SELECT (SELECT min(guild) FROM actions WHERE guild > one.guild) FROM of_actions AS one
        WHERE one.guild IS NOT NULL
    )
    SELECT guild FROM guilds UNION SELECT guild FROM of_tables UNION SELECT guild FROM of_actions
    """
"""All servers that have something stored, and perhaps NULL: each is found in an index, and not every row."""

DROP = (
    "DELETE FROM guilds WHERE guild = $1",
    "DELETE FROM actions WHERE guild = $1",
    "DELETE FROM rated WHERE guild = $1",
    "DELETE FROM ratings WHERE guild = $1",
    "DELETE FROM consents WHERE guild = $1",
    "DELETE FROM callable WHERE guild = $1",
)


class ServerRows:
    """Servers, by their ids."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def settings(self, guild: int) -> ServerSettings:
        """Return what a server has chosen; what cannot be read counts as not chosen."""
        rows = await self._db.fetch("SELECT body FROM guilds WHERE guild = $1", guild)
        return read_choices(rows[0][0], ServerSettings) if rows else ServerSettings()

    async def save_settings(self, guild: int, settings: ServerSettings, action: Action) -> None:
        """Remember what a server has chosen, and who chose it."""
        body = msgspec.json.encode(settings).decode()
        await self._db.together((upsert("guilds", "guild", "body"), (guild, body)), insertion(action))

    async def all(self) -> set[int]:
        """Return all servers that have something stored."""
        return {int(row[0]) for row in await self._db.fetch(SERVERS) if row[0] is not None}

    async def drop(self, guild: int) -> None:
        """Forget what a server has chosen, and what was done there; its tables are dropped one by one."""
        first, *others = ((query, (guild,)) for query in DROP)
        await self._db.together(first, *others, always=True)


def read_choices(body: str, kind: type[Choices]) -> Choices:
    """Return the choices that are stored so; what cannot be read counts as not chosen."""
    with suppress(msgspec.DecodeError, UnicodeError):
        return msgspec.json.decode(body, type=kind)
    return kind()
