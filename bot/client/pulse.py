"""The pulse of the event loop: its delay, and what can be read off the bot's parts only there.

Python now and then looks through all objects for garbage. With 500 long matches this takes a tenth of a second, and
nobody is answered meanwhile. So what is there after a minute is set aside, and only what is new is looked through.
"""

import asyncio
import gc
import time
from collections import Counter
from itertools import product
from pathlib import Path
from typing import NoReturn

import engine
from bot.commands.host import Host
from bot.store import Store
from bot.tables.players.thinking import Thinking
from bot.watching import metrics
from bot.watching.health import Health

EVERY = 0.5
"""Seconds between two beats."""

SHOWN_EVERY = 10.0
"""Seconds between two looks at what waits. Bundled notes are shown then, too, and no sooner."""

COUNTED_EVERY = 60.0
"""Seconds between two counts in the database."""

OVERDUE = 10.0
"""Seconds after which a clock that has not been looked at is overdue."""

ALIVE_EVERY = 30.0
"""Seconds between two signs of life."""

ALIVE_WITHIN = 60.0
"""Seconds after which it is taken to hang that a sign of life is given."""

SET_ASIDE_EVERY = 60.0
"""Seconds between two times at which what is there is set aside."""

WHOLE = 360
"""Once in so many of these times all is looked through. Some of what was set aside may be garbage by then."""

MIB = 2**20

OTHER = "other"
"""All games that are not here."""


class Pulse:
    """The pulse of the loop: it tells ``health`` how the loop does.

    It also tells the instruments (``metrics``) what no other part tells them.
    While all is well, the file ``alive`` is touched, so that other programs can see that.
    """

    def __init__(self, client: Host, store: Store, thinking: Thinking, health: Health, alive: Path) -> None:
        self._client = client
        self._store = store
        self._thinking = thinking
        self._health = health
        self._alive = alive
        for game in engine.games():
            metrics.answered.labels(game)

    async def beat(self) -> NoReturn:
        """Beat for ever, even if all the rest fails."""
        while True:
            asleep = time.monotonic()
            await asyncio.sleep(EVERY)
            self.feel(max(0.0, time.monotonic() - asleep - EVERY))

    async def show(self) -> NoReturn:
        """Show for ever what is known here."""
        while True:
            self.show_once()
            await asyncio.sleep(SHOWN_EVERY)

    async def count(self) -> NoReturn:
        """Count for ever in the database, which may hang."""
        while True:
            await self.count_once()
            await asyncio.sleep(COUNTED_EVERY)

    async def show_alive(self) -> NoReturn:
        """Give signs of life for ever."""
        while True:
            async with asyncio.timeout(ALIVE_WITHIN):
                await self.show_alive_once()
            await asyncio.sleep(ALIVE_EVERY)

    async def show_alive_once(self) -> None:
        """Touch the file, if nothing is the matter."""
        self.feel()
        if not self._health.faults:
            await asyncio.to_thread(self._alive.touch, 0o600)

    def feel(self, late: float = 0.0) -> None:
        """Beat once, so many seconds late."""
        metrics.lag.observe(late)
        self._health.tell(late=late, gateway=self._client.gateway.deafness, store=self._store.trouble)

    def show_once(self) -> None:
        """Show what was noted since, and how much waits."""
        metrics.show()
        public, direct = self._client.delivery.backlog.waiting
        metrics.calls_waiting.labels("channel").set(metrics.rounded(public))
        metrics.calls_waiting.labels("direct").set(metrics.rounded(direct))
        metrics.openings_waiting.set(metrics.rounded(self._client.delivery.backlog.openings_waiting))
        metrics.drawings_waiting.set(metrics.rounded(self._client.drawing.waiting))
        metrics.thoughts_waiting.set(metrics.rounded(self._thinking.waiting))
        matches = self._client.tables.matches
        metrics.matches.set(len(matches))
        metrics.kept_answers.set(matches.answers // 100 * 100)
        metrics.invalid.set(self._client.delivery.limiter.refused)
        metrics.rate.set(self._client.delivery.limiter.direct_rate)
        self._show_shards()

    def _show_shards(self) -> None:
        connected = self._client.gateway.connected
        metrics.shards.labels("wanted").set(len(self._client.gateway.own_shards))
        metrics.shards.labels("connected").set(len(connected))
        metrics.latency.clear()
        for number, one in self._client.shards.items():
            if number in connected:
                metrics.latency.labels(str(number)).set(one.latency)

    async def count_once(self) -> None:
        """Count what only the database knows."""
        found: Counter[tuple[str, str]] = Counter()
        for (game, state), number in (await self._store.tables.count_open()).items():
            found[game if game in engine.games() else OTHER, state] += number
        for game, state in product((*engine.games(), OTHER), ("lobby", "running")):
            metrics.tables.labels(game, state).set(found[game, state])
        metrics.clocks_due.set(await self._store.clocks.count_due(self._client.tables.now() - OVERDUE))
        metrics.database.set(await self._store.size() // MIB * MIB)


def set_aside(*, whole: bool = False) -> None:
    """Free what is garbage, of all there is if ``whole``, and set the rest aside.

    >>> set_aside()
    >>> gc.get_freeze_count() > 1000
    True
    """
    if whole:
        gc.unfreeze()
    gc.collect()
    gc.freeze()


async def keep_setting_aside() -> None:
    """Set aside what is there, from time to time."""
    times = 0
    while True:
        await asyncio.sleep(SET_ASIDE_EVERY)
        times += 1
        set_aside(whole=times % WHOLE == 0)
