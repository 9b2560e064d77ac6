"""The pulse of the event loop: how late it is, and what can be read off the bot's parts only there."""

import asyncio
import time
from collections import Counter
from itertools import product
from typing import NoReturn

import engine
from bot.client.places import Places
from bot.tables.players.thinking import Thinking
from bot.watching import metrics
from bot.watching.health import Health

EVERY = 0.5
"""Seconds between two beats."""

SHOWN_EVERY = 10.0
"""Seconds between two looks at what waits. What was noted in bundles is shown then, too, and no sooner."""

COUNTED_EVERY = 60.0
"""Seconds between two counts in the database."""

OVERDUE = 10.0
"""Seconds after which a clock that has not been looked at is overdue."""

MIB = 2**20

OTHER = "other"
"""All games that are not here."""


class Pulse:
    """Tells ``health`` how the loop does, and the instruments (``metrics``) what no other part tells them."""

    def __init__(self, client: Places, thinking: Thinking, health: Health) -> None:
        self._client = client
        self._thinking = thinking
        self._health = health

    async def beat(self) -> NoReturn:
        """Beat for ever, whatever becomes of all the rest."""
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

    def feel(self, late: float = 0.0) -> None:
        """One beat, so many seconds late."""
        metrics.lag.observe(late)
        self._health.tell(late=late, gateway=self._client.deafness, store=self._client.store.trouble)

    def show_once(self) -> None:
        """Show what was noted since, and how much waits."""
        metrics.show()
        public, direct = self._client.delivery.waiting
        metrics.calls_waiting.labels("channel").set(metrics.rounded(public))
        metrics.calls_waiting.labels("direct").set(metrics.rounded(direct))
        metrics.openings_waiting.set(metrics.rounded(self._client.delivery.openings_waiting))
        metrics.drawings_waiting.set(metrics.rounded(self._client.drawing.waiting))
        metrics.thoughts_waiting.set(metrics.rounded(self._thinking.waiting))
        matches = self._client.tables.matches
        metrics.matches.set(len(matches))
        metrics.kept_answers.set(matches.answers // 100 * 100)
        metrics.invalid.set(self._client.delivery.limiter.refused)
        metrics.rate.set(self._client.delivery.limiter.direct_rate)
        self._show_shards()

    def _show_shards(self) -> None:
        connected = self._client.connected
        metrics.shards.labels("wanted").set(len(self._client.own_shards))
        metrics.shards.labels("connected").set(len(connected))
        metrics.latency.clear()
        for number, one in self._client.shards.items():
            if number in connected:
                metrics.latency.labels(str(number)).set(one.latency)

    async def count_once(self) -> None:
        """Count what only the database knows."""
        found: Counter[tuple[str, str]] = Counter()
        for (game, state), number in (await self._client.store.tables.count_open()).items():
            found[game if game in engine.games() else OTHER, state] += number
        for game, state in product((*engine.games(), OTHER), ("lobby", "running")):
            metrics.tables.labels(game, state).set(found[game, state])
        metrics.clocks_due.set(await self._client.store.clocks.count_due(self._client.tables.clock() - OVERDUE))
        metrics.database.set(await self._client.store.size() // MIB * MIB)
