"""The bot's connections to Discord's gateway: its shards, the shards that are there, and the turns to identify."""

import importlib
import logging
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from math import isfinite
from typing import TYPE_CHECKING

import discord

from bot.processes.shards import Shards, shard_of
from bot.watching.health import LOST

if TYPE_CHECKING:
    from discord.types.gateway import SessionStartLimit

    from bot.processes.turns import Turns

_log = logging.getLogger(__name__)

FEW = 0.1
"""The part of a day's sessions that is kept for later."""


class Gateway:
    """The shards of a client: some of the bot's, or all.

    ``is_worker`` says that other processes have them all, and that this one never connects.
    """

    def __init__(self, client: discord.AutoShardedClient, *, is_worker: bool = False) -> None:
        self.is_worker = is_worker
        self._client = client
        self._greeted: frozenset[int] = frozenset()
        self._turns: Turns | None = None

    async def take_turns(self, database: str, shards: Shards | None = None) -> None:
        """Identify and register one after the other with all processes at that address of PostgreSQL.

        These ``shards``, or all, are this one's alone. Raises ``discord.GatewayNotFound``, ``StoreError`` when another
        process has any of them.
        """
        gates = (await self._client.fetch_session_start_limits()).max_concurrency
        turns = importlib.import_module("bot.processes.turns")  # here, because not everybody has asyncpg
        self._turns = turns.Turns(database, gates, shards)
        with suppress(*turns.TROUBLE):  # then they are had as soon as possible
            await self._turns.hear()

    async def sessions_begin_in(self) -> float:
        """Return the seconds until this process should identify, by how many sessions it may still begin today.

        Raises ``discord.GatewayNotFound``.
        """
        shards, _, limits = await self._client.http.get_bot_gateway()
        wait = pause(limits, len(self.own_shards) or shards)
        if wait:
            _log.warning(
                "only %d of %d sessions of a day are left, so the bot connects in %.0f s. Look in the log why it ended "
                "so often. Discord resets the token of a bot without sessions",
                limits["remaining"],
                limits["total"],
                wait,
            )
        return wait

    async def keep_hearing(self) -> None:
        """Have the shards for this process alone, also when the database was away."""
        if self._turns is not None:
            await self._turns.keep_hearing()

    async def take_turn(self, shard_id: int) -> bool:
        """Wait until a shard may identify; return ``False`` at once if no other process has shards."""
        if self._turns is None:
            return False
        await self._turns.identify(shard_id)
        return True

    @asynccontextmanager
    async def registering(self) -> AsyncIterator[None]:
        """While this lasts, no other process registers commands."""
        if self._turns is None:
            yield
        else:
            async with self._turns.registering():
                yield

    def close(self) -> None:
        """Leave the shards to other processes; the client has disconnected."""
        if self._turns is not None:
            self._turns.close()

    @property
    def own_shards(self) -> Sequence[int]:
        """The shards of this process; none before it is known how many there are."""
        return self._client.shard_ids or range(self._client.shard_count or 0)

    @property
    def connected(self) -> frozenset[int]:
        """Those of them that are connected. ``is_ready`` and ``is_closed`` do not tell that."""
        there = [number for number, one in self._client.shards.items() if not one.is_closed() and isfinite(one.latency)]
        return frozenset() if self._client.is_closed() else frozenset(there)

    @property
    def heard(self) -> frozenset[int]:
        """Those of them that are connected, and have told of their servers."""
        return self.connected & self._greeted

    @property
    def hears(self) -> bool:
        """Return whether all shards of this process are heard."""
        return bool(self.own_shards) and self.heard.issuperset(self.own_shards)

    @property
    def deafness(self) -> str:
        """The reason why this process does not hear all that it should, in a sentence; empty if there is none.

        A worker should hear nothing.
        """
        shards = len(self.own_shards)
        if self.is_worker or self.hears:
            return ""
        return f"{shards - len(self.heard)} of {shards} shards are not connected" if shards > 1 else LOST

    def is_told_of(self, server: int) -> bool:
        """Return whether this process is told of the events of a server."""
        count = self._client.shard_count
        return count is not None and shard_of(server, count) in self.own_shards

    def greet(self, shard: int) -> bool:
        """Note that a shard has told of its servers, and return whether it is the first time."""
        first = shard not in self._greeted
        self._greeted |= {shard}
        return first


def pause(limits: "SessionStartLimit", needed: int) -> float:
    """Return the seconds to wait before so many sessions begin.

    The wait is 0 while enough sessions are left. Otherwise it is so long that the rest will do.

    >>> pause({"total": 1000, "remaining": 100, "reset_after": 3_600_000, "max_concurrency": 1}, 2)
    0.0
    >>> pause({"total": 1000, "remaining": 50, "reset_after": 3_600_000, "max_concurrency": 1}, 2)
    144.0
    >>> pause({"total": 1000, "remaining": 1, "reset_after": 3_600_000, "max_concurrency": 1}, 2)
    3600.0
    """
    left = limits["remaining"]
    if left >= max(needed, FEW * limits["total"]):
        return 0.0
    return limits["reset_after"] / 1000 * min(1.0, needed / max(left, 1))
