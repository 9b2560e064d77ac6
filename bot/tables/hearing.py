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
                noted = await self._store.clock(NOBODY)
                self._seen = noted.heard if noted is not None else now
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

    Those that are note it, and of those that come back after a gap one moves the clocks. ``connected`` says whether
    this one is.
    """

    def __init__(self, store: Store, times: Times, connected: Callable[[], bool]) -> None:
        self._store = store
        self._times = times
        self._connected = connected
        self._noted = 0.0
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
            gap = now - (float(noted) if noted is not None else await self._heard_alone(now))
            moves = gap > GAP
            if await self._store.note_heard(noted, str(now), gap if moves else 0.0):
                self._noted = now
                return moves
        return False

    async def _heard_alone(self, now: float) -> float:
        """When one process heard last that had the database for itself; now if there never was one."""
        noted = await self._store.clock(NOBODY)
        return noted.heard if noted is not None else now
