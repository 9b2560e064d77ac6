"""The servers that have removed the bot: their tables are paused, and closed when it is not invited again."""

from collections.abc import Callable, Collection

import msgspec

from bot.store import Store

FACT = "servers that removed the bot"

PATIENCE = 7 * 24 * 3600.0
"""Seconds after which the tables of a server that removed the bot are closed."""


def _any(_: int) -> bool:
    return True


class Servers:
    """Which servers are gone, and since when. That is remembered from one start to the next.

    ``clock`` gives seconds since 1970.
    """

    def __init__(self, store: Store, clock: Callable[[], float]) -> None:
        self._store = store
        self._clock = clock
        self._gone: dict[int, float] = {}
        self._saved: dict[int, float] = {}
        self._compared = False

    async def load(self) -> None:
        """Remember what was known before the start."""
        self._gone = msgspec.json.decode(await self._store.fact(FACT) or "{}", type=dict[int, float])
        self._saved = self._gone

    def is_gone(self, server: int) -> bool:
        """Whether the server has removed the bot: nothing at its tables is shown or answered."""
        return server in self._gone

    @property
    def gone(self) -> list[int]:
        """All servers that have removed the bot."""
        return list(self._gone)

    def is_forsaken(self, server: int) -> bool:
        """Whether that was so long ago that its tables are closed."""
        since = self._gone.get(server)
        return since is not None and self._clock() - since >= PATIENCE

    def gone_for(self, seconds: float) -> list[int]:
        """The servers that removed the bot at least so long ago; none before it is known which are there now."""
        found = [server for server, since in self._gone.items() if self._clock() - since >= seconds]
        return found if self._compared else []

    async def forget(self, server: int) -> None:
        """Nothing of a server is stored any more."""
        self._gone = {one: since for one, since in self._gone.items() if one != server}
        await self._save()

    async def left(self, server: int) -> None:
        """The server has removed the bot."""
        self._gone = {server: self._clock(), **self._gone}
        await self._save()

    async def joined(self, server: int) -> None:
        """The bot is on the server, perhaps again."""
        await self._make_up(server)
        self._gone = {one: since for one, since in self._gone.items() if one != server}
        await self._save()

    async def compare(self, present: Collection[int], is_told_of: Callable[[int], bool] = _any) -> list[int]:
        """Of all of which something is stored, those not ``present`` are gone. Those that are back are returned.

        Only of those can it be said that this process ``is_told_of``.
        """
        servers = [server for server in await self._store.servers() if is_told_of(server)]
        back = [server for server in self._gone if server in present]
        for server in back:
            await self._make_up(server)
        still = {
            server: since
            for server, since in self._gone.items()
            if not is_told_of(server) or (server in servers and server not in present)
        }
        self._gone = {**{server: self._clock() for server in servers if server not in present}, **still}
        await self._save()
        self._compared = True
        return back

    async def _make_up(self, server: int) -> None:
        """The time in which the server was gone counts for nobody there."""
        if server in self._gone:
            now = self._clock()
            await self._store.move_clocks_of(server, now - self._gone[server], now)

    async def _save(self) -> None:
        """Remember what is known, if that is not what was remembered last."""
        now = self._gone
        if now != self._saved:
            await self._store.save_fact(FACT, msgspec.json.encode(now).decode())
            self._saved = now
