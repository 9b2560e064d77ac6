"""The servers that have removed the bot: their tables are paused, and closed when it is not invited again."""

import asyncio
from collections.abc import Callable, Collection

import msgspec

from bot.store import Store

FACT = "servers that removed the bot"

FORSAKEN_AFTER = 7 * 24 * 3600.0
"""Seconds after which the tables of a server that removed the bot are closed."""


Gone = dict[int, float]
"""Since when which servers are gone."""


def _all(server: int) -> bool:
    return True


class Servers:
    """The servers that are gone, each with the time since then, remembered from one start to the next.

    ``now`` gives seconds since 1970.
    """

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self._store = store
        self._now = now
        self._gone: Gone = {}
        self._compared = False
        self._changing = asyncio.Lock()  # held by one event after the other, in the order in which they happened

    async def load(self) -> list[int]:
        """Know what was remembered, by an earlier start or another process; the servers that differ are returned."""
        before, self._gone = self._gone, _read(await self._store.facts.get(FACT))
        return sorted(before.keys() ^ self._gone.keys())

    def trust(self) -> None:
        """Trust the other processes, which have compared what is known with the servers that are there."""
        self._compared = True

    def is_gone(self, server: int) -> bool:
        """Return whether the server has removed the bot: nothing at its tables is shown or answered."""
        return server in self._gone

    async def count_open(self) -> tuple[int, int]:
        """Return how many tables have not ended, and how many of them wait because their server removed the bot."""
        paused = [len(await self._store.tables.open_on(server)) for server in self._gone]
        return sum((await self._store.tables.count_open()).values()), sum(paused)

    def is_forsaken(self, server: int) -> bool:
        """Return whether the server removed the bot so long ago that its tables are closed."""
        since = self._gone.get(server)
        return since is not None and self._now() - since >= FORSAKEN_AFTER

    def gone_for(self, seconds: float) -> list[int]:
        """Return the servers that removed the bot at least so long ago.

        Return none before the present servers are known.
        """
        found = [server for server, since in self._gone.items() if self._now() - since >= seconds]
        return found if self._compared else []

    async def forget(self, server: int) -> None:
        """Forget a server that has nothing stored any more."""
        async with self._changing:
            await self._forget(server)

    async def _forget(self, server: int) -> None:
        await self._change(lambda gone: {one: since for one, since in gone.items() if one != server})

    async def left(self, server: int) -> None:
        """Note that the server has removed the bot. ``is_gone`` says so at once."""
        since = self._now()
        self._gone = {server: since, **self._gone}
        async with self._changing:
            await self._change(lambda gone: {server: since, **gone})

    async def joined(self, server: int) -> None:
        """Note that the bot is on the server, perhaps again."""
        async with self._changing:
            await self._make_up(server)
            await self._forget(server)

    async def compare(self, present: Collection[int], is_told_of: Callable[[int], bool] = _all) -> list[int]:
        """Note that servers are gone, and return those that are back.

        A server is gone if something is stored of it and it is not ``present``. Only a server for which ``is_told_of``
        holds, since this process hears of it, can be called gone.
        """
        servers = await self._store.servers.all()

        def compared(gone: Gone) -> Gone:
            away = {server: self._now() for server in servers if is_told_of(server) and server not in present}
            still = {
                server: since
                for server, since in gone.items()
                if not is_told_of(server) or (server in servers and server not in present)
            }
            return {**away, **still}

        async with self._changing:
            back = [server for server in self._gone if server in present]
            for server in back:
                await self._make_up(server)
            await self._change(compared)
        self._compared = True
        return back

    async def _make_up(self, server: int) -> None:
        """Let the time in which the server was gone count for nobody there."""
        if server in self._gone:
            now = self._now()
            await self._store.clocks.move(server, now - self._gone[server], now)

    async def _change(self, change: Callable[[Gone], Gone]) -> None:
        """Remember what follows from what is known, also if another process changes that at the same time."""
        while True:
            known = await self._store.facts.get(FACT)
            before = _read(known)
            now = change(before)
            if now == before or await self._store.facts.swap(FACT, known, msgspec.json.encode(now).decode()):
                self._gone = now
                return


def _read(known: str | None) -> Gone:
    """Return the remembered servers.

    If they cannot be read, return none: they are found out again when the bot is connected.
    """
    try:
        return msgspec.json.decode(known or "{}", type=Gone)
    except msgspec.DecodeError:
        return {}
