"""Claims of other processes: they tell that an answer to an interaction changes a message that is shown here."""

import asyncio
from collections.abc import Callable

from bot.delivery.claims import Claims

LONGEST = 20.0
"""Seconds after which such a claim is over in any case: the process may have ended, or a notice been lost."""


class Elsewhere:
    """Keeps them among the ``claims``; ``over`` is told of a table of which one has ended."""

    def __init__(self, claims: Claims, over: Callable[[int], None]) -> None:
        self._claims = claims
        self._over = over
        self._until: dict[tuple[int, str], list[asyncio.TimerHandle]] = {}

    def begin(self, table: int, slot: str) -> None:
        """Another process begins to change a message."""
        self._claims.begin(table, slot)
        timer = asyncio.get_running_loop().call_later(LONGEST, self.end, table, slot)
        self._until.setdefault((table, slot), []).append(timer)

    def end(self, table: int, slot: str) -> None:
        """It has; harmless where it was not heard that it would."""
        timers = self._until.get((table, slot))
        if timers is None:
            return
        timers.pop(0).cancel()
        if not timers:
            del self._until[table, slot]
        self._claims.end(table, slot)
        self._over(table)

    def close(self) -> None:
        """Wait for none of them."""
        for timers in self._until.values():
            for timer in timers:
                timer.cancel()
