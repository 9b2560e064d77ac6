"""Discord's limits on the whole bot, kept from this side: calls a second, and refused calls in ten minutes."""

import asyncio
import logging
import math
import re
import time
from collections import deque
from collections.abc import Callable, Mapping
from http import HTTPStatus
from types import SimpleNamespace

import aiohttp
import discord

from bot.watching import metrics

_log = logging.getLogger(__name__)

RATE, BURST = 48, 1
"""Calls a second, evenly, and so many more at once. Discord takes 50 a second that answer no interaction."""

COUNTED = re.compile(r"/api/v\d+/(?!interactions/|webhooks/)")
"""The beginning of those calls' paths."""

REFUSED = (401, 403, 429)
"""Statuses that Discord counts as invalid (its documentation, "Invalid Request Limit")."""

SCOPES = ("user", "global", "shared")
"""The limit that was exceeded: the bot's at a place, the bot's everywhere, or everybody's at a place."""

WITHIN = 600.0
"""Seconds in which Discord counts invalid requests; at 10,000 it bans the address."""

SLOWER: tuple[tuple[int, float], ...] = ((7000, 1), (5000, 5), (3000, 20))
"""From so many invalid requests on, only so many calls a second to direct messages.

A channel that refuses a call is not called again before its table changes, so boards bring no such number.
"""

NO_TIME = 1e-6
"""Seconds that are too few to wait for."""

BANNED_FOR = 300.0
"""Seconds for which nothing is called after a ban that says no time."""


class Ban(discord.RateLimited, aiohttp.ClientError):
    """Discord takes no call of this address for a while, no answer to an interaction either: none is made."""


class Limiter:
    """The limiter of calls: says when the next call may begin, has each request wait its turn, and counts refusals.

    A begun call may need a picture, a bucket of discord.py or another call before its request is made. So both are
    counted. If the calls are ``queued`` by a proxy, they wait there alone, unless too many are refused. ``part`` is the
    share of this process in all that the bot may do. The share changes as other processes come and go. ``clock`` gives
    seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic, *, queued: bool = False) -> None:
        self._clock = clock
        self._most = math.inf if queued else RATE
        self.part, self.rate = 1.0, float(self._most)
        """The share of this process in all calls, and the number of calls that it may make in a second."""
        self._begun = 0.0
        self._begun_directly = 0.0
        self._made = 0.0
        self._one_by_one = asyncio.Lock()
        self.unauthorized = asyncio.Event()
        """Set when Discord has not known the token."""
        self._banned_until = -math.inf
        self._refused: deque[float] = deque()
        self._slowed = self._most

    def wait(self, *, direct: bool = False) -> float:
        """Return the seconds until the next call may begin, or the next ``direct`` message; 0 if it may be now.

        >>> limiter = Limiter(clock=lambda: 7.0)
        >>> for _ in range(BURST + RATE):
        ...     limiter.take()
        >>> round(limiter.wait(), 3)
        1.0
        """
        banned = self._banned_until + BURST / self._most
        return self._until(max(self._begun, self._made, banned, self._begun_directly if direct else 0.0))

    def take(self, *, direct: bool = False) -> None:
        """Count a call that is begun."""
        now = self._clock()
        self._begun = max(self._begun, now) + 1 / self.rate
        if direct:
            self._begun_directly = max(self._begun_directly, now) + 1 / self.direct_rate

    async def turn(self) -> None:
        """Wait until a request may be made, and count it."""
        async with self._one_by_one:
            await asyncio.sleep(self._until(self._made))
            self._made = max(self._made, self._clock()) + 1 / self.rate

    def _until(self, reached: float) -> float:
        wait = reached - BURST / self._most - self._clock()
        return wait if wait > NO_TIME else 0.0

    def share(self, part: float) -> None:
        """Make that part of all calls from now on, because other processes have come or gone.

        >>> limiter = Limiter()
        >>> limiter.share(1 / 4)
        >>> limiter.rate, Limiter(queued=True).rate
        (12.0, inf)
        """
        self.part, self.rate = part, self._most * part

    @property
    def direct_rate(self) -> float:
        """The number of calls that may go to direct messages in a second: fewer, the more have been refused."""
        refused = self.refused
        slowed = next((rate for number, rate in SLOWER if refused >= number * self.part), self._most)
        if slowed != self._slowed:
            _log.warning(
                "%d invalid requests in 10 minutes: %g calls a second to direct messages from now on",
                refused,
                slowed * self.part,
            )
            self._slowed = slowed
        return slowed * self.part

    @property
    def refused(self) -> int:
        """The number of requests of the last ten minutes that Discord counts as invalid."""
        since = self._clock() - WITHIN
        while self._refused and self._refused[0] <= since:
            self._refused.popleft()
        return len(self._refused)

    def note(self, status: int, scope: str = "") -> None:
        """Note how Discord has answered; a limit of the ``scope`` shared, with other bots, is not our fault."""
        if status not in REFUSED:
            return
        metrics.refused.labels(str(status), scope if scope in SCOPES else "").inc()
        if scope != "shared":
            self._refused.append(self._clock())
            if self.refused % 50 == 0:
                _log.warning("%d invalid requests in the last 10 minutes", self.refused)

    def note_ban(self, headers: Mapping[str, str]) -> None:
        """Note what a 429 says that comes from in front of Discord, as it bans an address there."""
        told = headers.get("Retry-After", "")
        seconds = float(told) if told.isdecimal() else BANNED_FOR
        self._banned_until = max(self._banned_until, self._clock() + seconds)
        _log.error("Discord blocks this address for %.0f s: no call is made until then", seconds)

    def trace(self) -> aiohttp.TraceConfig:
        """Return the trace that makes every request of discord.py wait for its turn, right before the request is made.

        The trace also notes the answer to the request.
        """
        config = aiohttp.TraceConfig()
        config.on_request_start.append(self._starts)
        config.on_request_end.append(self._ended)
        return config

    async def _starts(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, starts: aiohttp.TraceRequestStartParams
    ) -> None:
        if COUNTED.match(starts.url.path):
            await self.turn()
        if (left := self._banned_until - self._clock()) > 0:
            raise Ban(left)

    async def _ended(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
    ) -> None:
        headers = ended.response.headers
        scope = headers.get("X-RateLimit-Scope", "")
        self.note(ended.response.status, scope)
        if ended.response.status == HTTPStatus.UNAUTHORIZED and COUNTED.match(ended.url.path):
            self.unauthorized.set()
        if ended.response.status == 429 and not scope and "Via" not in headers:
            self.note_ban(headers)
