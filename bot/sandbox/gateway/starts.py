"""Limits on the start of sessions (Discord's documentation, "Gateway": "Rate Limiting", "Sharding for Large Bots")."""

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

APART = 5.0  # seconds between two sessions that begin in the same gate
DAY = 24 * 3600.0


@dataclass(slots=True)
class Starts:
    """The count of sessions that begin, by the sandbox's clock.

    A session that begins too soon is refused only while the count is ``on``.
    Shards identify in gates, by their number modulo ``concurrency``: in each gate one session begins in 5 seconds. A
    bot is told to use so many ``shards``. It must use more if one of them had more than ``servers``.
    """

    clock: Callable[[], float]
    on: bool = False
    shards: int = 1
    concurrency: int = 1
    total: int = 1000
    servers: int = 2500
    _last: dict[int, float] = field(default_factory=dict)
    _begun: deque[float] = field(default_factory=deque)

    def take(self, shard: int) -> bool:
        """Count a session that a shard begins; whether it may."""
        now, gate = self.clock(), shard % self.concurrency
        fits = not self.on or now - self._last.get(gate, -APART) >= APART
        self._last[gate] = now
        self._begun.append(now)
        return fits

    @property
    def used_up(self) -> bool:
        """Return whether no session may begin any more.

        If a bot begins a session all the same, Discord resets its token.
        """
        return bool(self.told()["remaining"] == 0)

    def told(self) -> dict[str, Any]:
        """Return what a bot is told of its limit."""
        now = self.clock()
        while self._begun and now - self._begun[0] >= DAY:
            self._begun.popleft()
        return {
            "total": self.total,
            "remaining": max(0, self.total - len(self._begun)),
            "reset_after": round((self._begun[0] + DAY - now) * 1000) if self._begun else 0,
            "max_concurrency": self.concurrency,
        }
