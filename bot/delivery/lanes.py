"""Calls to Discord wait for their turn here, each destination by itself: one's trouble is nobody else's."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from enum import IntEnum
from typing import NamedTuple

import aiohttp
import discord

from bot.delivery.limiter import Limiter
from bot.processes.supervision import cancelled
from bot.tables import is_away
from bot.watching import metrics

_log = logging.getLogger(__name__)

FIRST_PAUSE = 2.0
"""Seconds until a destination is tried again at which something went wrong; twice as long each further time."""

LONGEST_PAUSE = 300.0

LINK_PATIENCE = 1.0
"""Seconds for which questions and edits wait for the new board to which they link, and edits for the questions."""

END_PATIENCE = 10
"""So many times as long a person's end waits for that of the channel."""

GLANCE = 0.05
"""Seconds after which it is looked at again whose turn it is: a channel does not wait for direct messages."""


class Urgency(IntEnum):
    """The urgency of a call, by the people who wait for it.

    The person who is asked waits for a prompt. Everybody waits for a new post. A person's own message of the end comes
    after the end in the channel. An edit only keeps up with the newest state.
    """

    PROMPT = 0
    POST = 1
    END = 2
    EDIT = 3


class Destination(NamedTuple):
    """The destination of a table's messages: its channel, or a person's (or a channel of) direct messages.

    ``place`` is the id of the person or channel.
    """

    table: int
    place: int


@dataclass(slots=True)
class _Lane:
    """The urgency that waits for one destination, the time since it waits, and the failures so far."""

    wanted: Urgency | None = None
    direct: bool = False
    since: float = 0.0
    sending: asyncio.Task[None] | None = None
    failures: int = 0
    not_before: float = 0.0


Deliver = Callable[[Destination], Awaitable[Urgency | None]]
"""Makes the most urgent call for a destination, as things stand now. Returns the urgency of the remaining calls."""


class Lanes:
    """The lanes of calls, one for each destination, at most one call under way in each.

    The most urgent waiting call is made first, then the oldest. The content is decided when a call is sent, so nothing
    that has been overtaken is sent. A destination where something goes wrong is tried again by itself, after pauses
    that grow. ``failed`` is told of a destination where a defect kept a call from being made. ``failed`` is also told
    how often in a row, and the error. ``recovered`` is told of a destination where a call was made after failures.
    """

    def __init__(
        self,
        deliver: Deliver,
        limiter: Limiter,
        clock: Callable[[], float] = time.monotonic,
        failed: Callable[[Destination, int, Exception], None] = lambda to, failures, error: None,
        recovered: Callable[[Destination], None] = lambda to: None,
    ) -> None:
        self._deliver = deliver
        self._failed = failed
        self._recovered = recovered
        self._limiter = limiter
        self._clock = clock
        self._lanes: dict[Destination, _Lane] = {}
        self._dispatcher: asyncio.Task[None] | None = None
        self._alarm: asyncio.TimerHandle | None = None
        self._closed = False

    def want(self, to: Destination, urgency: Urgency | None, *, direct: bool = False) -> None:
        """Let something wait for a destination, or (``None``) nothing any more; ``direct``: it is a direct message."""
        lane = self._lanes.get(to)
        if lane is None and urgency is not None:
            lane = self._lanes[to] = _Lane()
        if lane is None or self._closed:
            return
        if lane.wanted is None:
            lane.since = self._clock()
        lane.wanted = urgency
        lane.direct = direct
        self._go_on(to, lane)

    @property
    def tables(self) -> set[int]:
        """The tables for which something waits or is under way."""
        return {to.table for to in self._lanes}

    @property
    def failing(self) -> set[int]:
        """The tables for which something went wrong, and is tried again."""
        return {to.table for to in self._lanes if self.fails(to)}

    @property
    def sending(self) -> list[Destination]:
        """The destinations at which a call is under way."""
        return [to for to, lane in self._lanes.items() if lane.sending is not None]

    def destinations(self, table: int) -> list[Destination]:
        """Return the destinations at which something waits or is under way for a table."""
        return [to for to in self._lanes if to.table == table]

    def fails(self, to: Destination) -> bool:
        """Return whether something went wrong at a destination, and will be tried again."""
        return to in self._lanes and self._lanes[to].failures > 0

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that are under way, or that only wait for their turn."""
        sending = [lane.sending for lane in self._lanes.values() if lane.sending is not None]
        return sending + ([self._dispatcher] if self._dispatcher is not None else [])

    def under_way(self, table: int) -> list[asyncio.Task[None]]:
        """Return the tasks for which a table's messages wait: calls, and the task that gives them their turn.

        Pauses after something went wrong are not among them.
        """
        lanes = [lane for to, lane in self._lanes.items() if to.table == table]
        sending = [lane.sending for lane in lanes if lane.sending is not None]
        waits = any(lane.wanted is not None and lane.not_before <= self._clock() for lane in lanes)
        return sending + ([self._dispatcher] if waits and self._dispatcher is not None else [])

    async def close(self) -> None:
        """Stop; nothing more is sent."""
        self._closed = True
        if self._alarm is not None:
            self._alarm.cancel()
        await cancelled(self.tasks)

    def _go(self) -> None:
        if not self._closed and self._dispatcher is None:
            self._dispatcher = asyncio.create_task(self._dispatch())

    async def _dispatch(self) -> None:
        """Start one call after the other, as fast as may be, until all that remain must wait for a while."""
        try:
            while (to := self._next()) is not None:
                lane = self._lanes[to]
                wait = self._limiter.wait(direct=lane.direct)
                if wait > 0:
                    await asyncio.sleep(min(wait, GLANCE) if lane.direct else wait)
                    continue
                self._limiter.take(direct=lane.direct)
                lane.sending = asyncio.create_task(self._send(to, lane))
        finally:
            self._dispatcher = None
            self._set_alarm()

    def _next(self) -> Destination | None:
        """Return the destination whose turn it is.

        While direct messages are slowed down, channels do not wait for them.
        """
        now = self._clock()
        free = [
            (to, lane)
            for to, lane in self._lanes.items()
            if lane.wanted is not None and lane.sending is None and lane.not_before <= now
        ]
        if len({lane.direct for _, lane in free}) > 1 and self._limiter.wait(direct=True) > self._limiter.wait():
            free = [(to, lane) for to, lane in free if not lane.direct]
        return min(free, key=lambda one: (one[1].wanted, one[1].since, one[0]))[0] if free else None

    def _set_alarm(self) -> None:
        """Go on when the first pause is over."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        pauses = [lane.not_before for lane in self._lanes.values() if lane.wanted is not None and lane.sending is None]
        if pauses and not self._closed:
            wait = max(0.0, min(pauses) - self._clock())
            self._alarm = asyncio.get_running_loop().call_later(wait, self._go)

    async def _send(self, to: Destination, lane: _Lane) -> None:
        urgency, lane.wanted = lane.wanted, None
        try:
            left = await self._deliver(to)
        except Exception as error:  # whatever it is, it is tried again, and concerns this destination alone
            self._pause(to, lane, error)
            left = urgency
        else:
            if lane.failures:
                self._recovered(to)
            lane.failures = 0
        finally:
            lane.sending = None
        if left is not None and (lane.wanted is None or left < lane.wanted):
            if lane.wanted is None and not left == urgency == Urgency.PROMPT:  # a question often follows a role
                lane.since = self._clock()
            lane.wanted = left
        self._go_on(to, lane)

    def _pause(self, to: Destination, lane: _Lane, error: Exception) -> None:
        pause = min(FIRST_PAUSE * 2**lane.failures, LONGEST_PAUSE)
        if isinstance(error, discord.RateLimited):
            pause = max(pause, error.retry_after)
        lane.failures += 1
        lane.not_before = self._clock() + pause
        if is_away(error):
            metrics.errors.labels("store").inc()  # the store itself has told the log
            return
        metrics.errors.labels("delivery").inc()
        expected = isinstance(error, discord.DiscordException | aiohttp.ClientError | OSError | TimeoutError)
        _log.warning(
            "table %d: no message could be shown in %s, next try in %.0f s: %s",
            to.table,
            "direct messages" if lane.direct else "its channel",
            pause,
            error,
            exc_info=None if expected else error,
        )
        if not expected:
            self._failed(to, lane.failures, error)

    def _go_on(self, to: Destination, lane: _Lane) -> None:
        """Give a destination its turn, or forget it if there is nothing to do."""
        if lane.wanted is not None:
            self._go()
        elif lane.sending is None:
            del self._lanes[to]


class Delays:
    """The calls of each table that are put off now.

    ``over`` is told of a table at which some calls need wait no longer.
    """

    def __init__(self, over: Callable[[int], None]) -> None:
        self._over = over
        self._until: dict[tuple[int, Urgency], asyncio.TimerHandle | None] = {}

    def holds(self, table: int, urgency: Urgency) -> bool:
        """Return whether the table's calls of an urgency wait."""
        return self._until.get((table, urgency)) is not None

    def set(self, table: int, urgency: Urgency, *, has_reason: bool) -> bool:
        """Let them wait while there is a reason, but not longer than is said above. Only then another wait may begin.

        Return whether they wait from now on, or no longer.
        """
        key = (table, urgency)
        if has_reason and key not in self._until:
            patience = LINK_PATIENCE * (END_PATIENCE if urgency is Urgency.END else 1)
            self._until[key] = asyncio.get_running_loop().call_later(patience, self._end, *key)
            return True
        timer = None if has_reason else self._until.pop(key, None)
        if timer is not None:
            timer.cancel()
        return timer is not None

    def _end(self, table: int, urgency: Urgency) -> None:
        self._until[table, urgency] = None
        self._over(table)

    def let_go(self, table: int) -> None:
        """Let nothing of a table wait any more."""
        for urgency in Urgency:
            self.set(table, urgency, has_reason=False)

    def close(self) -> None:
        """Wait for nothing."""
        for timer in self._until.values():
            if timer is not None:
                timer.cancel()
