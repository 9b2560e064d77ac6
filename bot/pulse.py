"""The pulse of the event loop: how late it is, and what can be read off the bot's parts only there."""

import asyncio
import time
from math import isfinite
from typing import NoReturn

import engine
from bot import metrics
from bot.health import Health
from bot.places import Places
from bot.tables.thinking import Thinking

EVERY = 0.5
"""Seconds between two beats."""

SHOWN_EVERY = 10.0
"""Seconds between two looks at what waits. What was noted in bundles is shown then, too, and no sooner."""

COUNTED_EVERY = 60.0
"""Seconds between two counts in the database, which takes longer."""

MIB = 2**20


class Pulse:
    """Tells ``health`` how the loop does, and the instruments (``bot.metrics``) what no other part tells them."""

    def __init__(self, client: Places, thinking: Thinking, health: Health) -> None:
        self._client = client
        self._thinking = thinking
        self._health = health

    async def beat(self) -> NoReturn:
        """Beat for ever."""
        shown = counted = -COUNTED_EVERY
        while True:
            begun = time.monotonic()
            if begun - shown >= SHOWN_EVERY:
                self.show()
                shown = begun
            if begun - counted >= COUNTED_EVERY:
                await self.count()
                counted = begun
            asleep = time.monotonic()
            await asyncio.sleep(EVERY)
            self.feel(max(0.0, time.monotonic() - asleep - EVERY))

    def feel(self, late: float = 0.0) -> None:
        """One beat, so many seconds late."""
        metrics.lag.observe(late)
        self._health.tell(late=late, hears=self._client.hears, store=self._client.store.trouble)

    def show(self) -> None:
        """Show what was noted since, and how much waits."""
        metrics.show()
        public, direct = self._client.messages.waiting
        metrics.calls_waiting.labels("channel").set(metrics.rounded(public))
        metrics.calls_waiting.labels("direct").set(metrics.rounded(direct))
        metrics.drawings_waiting.set(metrics.rounded(self._client.drawing.waiting))
        metrics.thoughts_waiting.set(metrics.rounded(self._thinking.waiting))
        matches = self._client.tables.matches
        metrics.matches.set(len(matches))
        metrics.kept_answers.set(matches.answers // 100 * 100)
        metrics.invalid.set(self._client.messages.limiter.refused)
        metrics.rate.set(self._client.messages.limiter.rate)
        self._show_shards()

    def _show_shards(self) -> None:
        connected = {number: one.latency for number, one in self._client.shards.items() if not one.is_closed()}
        heard = {number: latency for number, latency in connected.items() if isfinite(latency)}
        metrics.shards.labels("wanted").set(self._client.shard_count or 0)
        metrics.shards.labels("connected").set(len(heard))
        metrics.latency.clear()
        for number, latency in heard.items():
            metrics.latency.labels(str(number)).set(latency)

    async def count(self) -> None:
        """Count in the database."""
        found = await self._client.store.count_open_tables()
        for game in (*engine.games(), OTHER):
            for state in ("lobby", "running"):
                number = sum(n for (one, at), n in found.items() if at == state and _known(one) == game)
                metrics.tables.labels(game, state).set(number)
        metrics.clocks_due.set(await self._client.store.count_due_clocks(self._client.tables.clock() - SHOWN_EVERY))
        metrics.database.set(self._client.store.size() // MIB * MIB)


OTHER = "other"
"""All games that are not here."""


def _known(game: str) -> str:
    return game if game in engine.games() else OTHER
