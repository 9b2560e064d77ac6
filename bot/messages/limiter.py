"""Discord's limits on the whole bot, kept from this side: calls a second, and refused calls in ten minutes."""

import logging
import math
import time
from collections import deque
from collections.abc import Callable
from types import SimpleNamespace

import aiohttp

from bot.watching import metrics

_log = logging.getLogger(__name__)

RATE, BURST = 48, 2
"""Calls a second, evenly, and so many more at once. Discord takes 50 a second that answer no interaction."""

REFUSED = (401, 403, 429)
"""What Discord counts as invalid (Discord's documentation, "Invalid Request Limit")."""

SCOPES = ("user", "global", "shared")
"""Whose limit it is that was exceeded: the bot's at one place, or everywhere, or of everybody at a place."""

WITHIN = 600.0
"""Seconds in which Discord counts invalid requests; at 10,000 it bans the address."""

SLOWER: tuple[tuple[int, float], ...] = ((5000, 1), (2500, 5), (1000, 20))
"""From so many invalid requests on, only so many calls a second."""


class Limiter:
    """Says when the next call may be made, and counts those that were refused.

    Where the calls are ``queued`` by a proxy, they wait there alone, unless too many are refused. ``part`` is what this
    process may have of all that the bot may; it changes as other processes come and go. ``clock`` gives seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, queued: bool = False) -> None:
        self._clock = clock
        self._most = math.inf if queued else RATE
        self.part = 1.0
        self._next = 0.0
        self._refused: deque[float] = deque()
        self._slowed = self._most

    def wait(self) -> float:
        """Seconds until the next call may be made; 0 if it may be now.

        >>> limiter = Limiter(clock=lambda: 7.0)
        >>> for _ in range(BURST + RATE):
        ...     limiter.take()
        >>> round(limiter.wait(), 3)
        1.0
        """
        return max(0.0, self._next - BURST / self._most - self._clock())

    def take(self) -> None:
        """Count a call that is being made."""
        self._next = max(self._next, self._clock()) + 1 / self.rate

    @property
    def rate(self) -> float:
        """How many calls may be made in a second: fewer, the more have been refused.

        >>> limiter = Limiter()
        >>> limiter.part = 1 / 4
        >>> limiter.rate, Limiter(queued=True).rate
        (12.0, inf)
        """
        refused = self.refused
        slowed = next((rate for number, rate in SLOWER if refused >= number * self.part), self._most)
        if slowed != self._slowed:
            _log.warning(
                "%d invalid requests in 10 minutes: %g calls a second from now on", refused, slowed * self.part
            )
            self._slowed = slowed
        return slowed * self.part

    @property
    def refused(self) -> int:
        """How many requests of the last ten minutes Discord counts as invalid."""
        since = self._clock() - WITHIN
        while self._refused and self._refused[0] <= since:
            self._refused.popleft()
        return len(self._refused)

    def note(self, status: int, scope: str = "") -> None:
        """Note how Discord has answered; a limit of the ``scope`` shared, with other bots, is not our fault."""
        if status in REFUSED:
            metrics.refused.labels(str(status), scope if scope in SCOPES else "").inc()
        if status in REFUSED and scope != "shared":
            self._refused.append(self._clock())
            if self.refused % 50 == 0:
                _log.warning("%d invalid requests in the last 10 minutes", self.refused)

    def trace(self) -> aiohttp.TraceConfig:
        """What makes discord.py note every answer here."""
        config = aiohttp.TraceConfig()
        config.on_request_end.append(self._ended)
        return config

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        self.note(ended.response.status, ended.response.headers.get("X-RateLimit-Scope", ""))
