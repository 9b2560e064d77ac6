"""Whether the bot hears what people answer; time in which it does not counts for nobody.

It is noted that it does. Every clock is moved by longer gaps between two notes, so also by time in which nothing ran.
"""

import asyncio
from collections.abc import Callable
from typing import Protocol

from bot.store import Clock, Store
from bot.tables.clocks import Times

NOBODY = 0
"""The table under whose number the store keeps when the bot was last there: none has it."""

SEEN_EVERY = 20.0
"""Seconds between two notes that the bot is there."""

GAP = 60.0
"""A longer time in which nobody could answer moves every deadline."""


class Hearing(Protocol):
    """What the timekeeper asks before any clock goes on."""

    async def hears(self) -> bool:
        """Whether people can answer now."""

    async def make_up(self) -> bool:
        """Note that they can, and move every deadline by the time in which they could not, if long; whether it was."""


class OwnEars:
    """Of one process that has the database for itself; ``connected`` says whether it is on Discord's gateway.

    What a change of the machine's clock moves is made up for, too.
    """

    def __init__(self, store: Store, times: Times, connected: Callable[[], bool]) -> None:
        self._store = store
        self._times = times
        self._connected = connected
        self._seen: float | None = None
        self._steady = 0.0
        self._deaf = True
        self._noted = 0.0
        self._making_up = asyncio.Lock()

    async def hears(self) -> bool:
        """Whether it is connected."""
        hears = self._connected()
        self._deaf = self._deaf or not hears
        return hears

    async def make_up(self) -> bool:
        """It is done before any clock goes on: what begins while it is deaf is not moved by what has passed before."""
        async with self._making_up:
            now, steady, hears = self._times.now(), self._times.steady(), self._connected()
            if self._seen is None:
                self._seen = await heard(self._store, now)
            gap = now - self._seen - (0.0 if self._deaf or not hears else steady - self._steady)
            moves = abs(gap) > GAP
            if moves:
                await self._store.move_clocks(gap)
            if moves or (hears and (now - self._noted >= SEEN_EVERY or now < self._noted)):
                await self._store.save_clock(NOBODY, Clock(heard=now), None)
                self._noted = now
            if moves or hears:
                self._seen, self._steady = now, steady
            self._deaf = not hears
        return moves


class SharedEars:
    """Of several processes at a database: people can answer while any of them is on the gateway.

    Those that are note it, and of those that come back after a gap one moves the clocks. Where the clocks of machines
    differ, it is noted by that of the one that is ahead: else there would be a gap whenever it follows another.
    ``connected`` says whether this process is there.
    """

    def __init__(self, store: Store, times: Times, connected: Callable[[], bool]) -> None:
        self._store = store
        self._times = times
        self._connected = connected
        self._noted = 0.0
        self._ahead: tuple[str | None, float] = (None, 0.0)
        self._making_up = asyncio.Lock()

    async def hears(self) -> bool:
        """Whether any process does."""
        if self._connected():
            return True
        noted = await self._store.heard()
        return noted is not None and self._times.now() - float(noted) <= GAP

    async def make_up(self) -> bool:
        """Done by whoever is connected. Others can do nothing meanwhile that a gap would have to make up for."""
        if not self._connected() or 0 <= self._times.now() - self._noted < SEEN_EVERY:
            return False
        async with self._making_up:
            noted, now = await self._store.heard(), self._times.now()
            gap = now - await heard(self._store, now)
            if gap < 0 and self._is_there(noted):
                return False
            moves = gap > GAP
            if await self._store.note_heard(noted, str(now), gap if moves else 0.0):
                self._noted = now
                return moves
        return False

    def _is_there(self, noted: str | None) -> bool:
        """Whether the machine that is ahead goes on noting, as far as this process has seen."""
        steady = self._times.steady()
        if noted != self._ahead[0]:
            self._ahead = (noted, steady)
        return steady - self._ahead[1] <= GAP


async def heard(store: Store, now: float) -> float:
    """When people were heard last, be it by one process alone or by several; ``now`` if they never were.

    A database can be moved from the one to the others and back: what either has noted last is true.
    """
    alone, together = await store.clock(NOBODY), await store.heard()
    noted = [*([alone.heard] if alone is not None else []), *([float(together)] if together is not None else [])]
    return max(noted, default=now)
