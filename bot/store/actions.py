"""Actions: what somebody with power over a table did, its host or who administers tables."""

from collections.abc import Collection, Iterable, Sequence
from typing import Literal

import msgspec

from bot.store.database import Database, Statement, places

What = Literal[
    "abort", "invite", "remove", "host", "only", "call", "pause", "resume", "more", "standin", "offer", "set"
]
"""Words for the acts, in this order.

Close a table. Invite or remove somebody, hand the host's role on, choose who may join, call players. Stop the clock,
let it run again, give more time, let a computer player stand in, offer a seat. Change a setting.
"""

UNTOLD = 20
"""So many actions of a server are read at once."""


class Action(msgspec.Struct, frozen=True, kw_only=True):
    """An act: ``what`` was done by the person ``who``, at a table (0: to the server itself).

    ``about`` are the people it was done to, as Discord mentions them, or the name of a computer player. If a choice was
    made, ``about`` is that choice: of a setting ``name=value``, of who may join ``on`` or ``off``.
    """

    at: float
    guild: int
    table: int
    who: int
    what: What
    about: str = ""
    reason: str = ""
    id: int = 0


SELECT = "SELECT at, guild, table_id, who, what, about, reason, id FROM"
NAMING = "FROM actions WHERE who = $1 OR about LIKE $2 OR reason LIKE $2"
"""The actions in which somebody's id stands."""


class ActionRows:
    """The actions on all servers."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def last(self, guild: int, limit: int) -> list[Action]:
        """Return the last actions on a server, the newest first."""
        return await self._read(f"{SELECT} actions WHERE guild = $1 ORDER BY id DESC LIMIT $2", guild, limit)

    async def at_table(self, table_id: int) -> list[Action]:
        """Return all actions at a table, the oldest first."""
        return await self._read(f"{SELECT} actions WHERE table_id = $1 ORDER BY id", table_id)

    async def with_person(self, user: int) -> list[Action]:
        """Return what somebody did, and what was done to them, the oldest first."""
        query = f"{SELECT} actions WHERE who = $1 OR about LIKE $2 OR reason LIKE $3 ORDER BY id"
        return await self._read(query, user, f"%<@{user}>%", f"%{user}%")

    async def with_reasons(self, guilds: Collection[int]) -> list[Action]:
        """Return all actions on these servers for which a reason was given, the oldest first."""
        query = f"{SELECT} actions WHERE guild IN (GUILDS) AND reason <> '' ORDER BY id"
        return await self._read(query.replace("GUILDS", places(guilds)), *guilds) if guilds else []

    async def untold(self) -> list[Action]:
        """Return the actions that no log channel has been told, the oldest first; of each server the first few."""
        numbered = "SELECT *, ROW_NUMBER() OVER (PARTITION BY guild ORDER BY id) AS place FROM actions WHERE NOT told"
        return await self._read(f"{SELECT} ({numbered}) AS untold WHERE place <= $1 ORDER BY id", UNTOLD)

    async def mark_told(self, action: int) -> None:
        """Remember that an action need not be told in a log channel any more."""
        await self._db.execute("UPDATE actions SET told = TRUE WHERE id = $1", action)

    async def rewrite_reasons(self, actions: Sequence[Action]) -> None:
        """Write the reasons of these actions in place of those that are stored."""
        query = "UPDATE actions SET reason = $2 WHERE id = $1"
        statements: list[Statement] = [(query, (one.id, one.reason)) for one in actions]
        if statements:
            await self._db.together(*statements, always=True)

    async def drop(self, before: float, most: int) -> int:
        """Forget the oldest actions, if they were done before then, at most so many; return how many."""
        query = "DELETE FROM actions WHERE at < $1 AND id IN (SELECT id FROM actions ORDER BY id LIMIT $2)"
        return await self._db.execute(query, before, most)

    async def _read(self, query: str, *values: int | str) -> list[Action]:
        return [_action(row) for row in await self._db.fetch(query, *values)]


def _action(row: Iterable[object]) -> Action:
    return msgspec.convert(dict(zip(Action.__struct_fields__, row, strict=True)), Action)


def insertion(action: Action) -> Statement:
    """Return the statement that stores an action."""
    query = """
        INSERT INTO actions (at, guild, table_id, who, what, about, reason, told)
        VALUES ($1, $2, $3, $4, $5, $6, $7, FALSE)
        """
    return query, (action.at, action.guild, action.table, action.who, action.what, action.about, action.reason)
