"""Opening direct messages for the first time: so many in ten minutes, for those first whom everybody awaits."""

import asyncio
import math
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from itertools import count

from bot.processes.supervision import cancelled

WITHIN = 600.0
"""Seconds in which so many direct messages are opened at most."""

CALLED_AFTER = 5.0
"""Seconds after which nobody waits for theirs any more: the channel calls them instead."""

AT_ONCE = 5
"""So many openings are under way at once: a slow one keeps nobody else waiting."""


class OpeningPaused(Exception):
    """The direct messages of somebody cannot be opened now, or not soon."""


@dataclass(slots=True)
class _Need:
    """The need of somebody for direct messages: at which tables, and at which of them everybody awaits them.

    ``since`` is when they began to wait. It is ``None`` while they are beyond what may be opened, and are called
    instead.
    """

    number: int
    since: float | None
    found: asyncio.Future[int]
    tables: dict[int, bool] = field(default_factory=dict)
    opening: asyncio.Task[None] | None = None
    waiting: int = 0

    @property
    def rank(self) -> tuple[bool, int]:
        """The rank in which direct messages are opened: first for the awaited, then for the longest wait."""
        return not any(self.tables.values()), self.number


class Openings:
    """Opens direct messages by ``open_one``, ``most`` of them in ten minutes. ``clock`` gives seconds."""

    def __init__(
        self,
        open_one: Callable[[int], Awaitable[int]],
        most: Callable[[], float],
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._open_one = open_one
        self._most = most
        self._clock = clock
        self._begun: deque[float] = deque()
        self._needs: dict[int, _Need] = {}
        self._numbers = count()
        self._closed = False

    @property
    def waiting(self) -> int:
        """The number of awaited people, as everybody sees, whose direct messages have not been opened."""
        return sum(any(need.tables.values()) for need in self._needs.values())

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The openings that are under way."""
        return [need.opening for need in self._needs.values() if need.opening is not None]

    def want(self, table: int, users: Mapping[int, bool]) -> None:
        """Note the people of a table who need direct messages now, and whether everybody awaits them.

        Nobody else there needs any.
        """
        for user, need in list(self._needs.items()):
            if user not in users:
                need.tables.pop(table, None)
                if not (need.tables or need.opening or need.waiting):
                    del self._needs[user]
        for user, awaited in users.items():
            self._need(user).tables[table] = awaited
        self._go()

    def is_beyond(self, user: int, *, awaited: bool) -> bool:
        """Return whether nothing is left now for somebody, after all those who come first."""
        need = self._needs.get(user)
        if need is None:
            return self._ahead((not awaited, math.inf)) >= self._left
        return need.opening is None and self._ahead(need.rank) >= self._left

    async def opened(self, user: int) -> int:
        """Return the channel of somebody's direct messages, as soon as they are open.

        Raise ``OpeningPaused`` for a person who is beyond what may be opened now, or has waited for long enough. Raise
        also the errors of opening them.
        """
        need = self._need(user)
        self._go()
        if need.opening is None and self._ahead(need.rank) >= self._left:
            need.since = None
            raise OpeningPaused
        need.since = self._clock() if need.since is None else need.since
        need.waiting += 1
        try:
            await asyncio.wait([need.found], timeout=max(0.0, need.since + CALLED_AFTER - self._clock()))
        finally:
            need.waiting -= 1
        if not need.found.done():
            raise OpeningPaused
        return need.found.result()

    def give_up(self) -> None:
        """Give up the waiting needs: no direct messages are opened for a while."""
        for user, need in list(self._needs.items()):
            if need.opening is None:
                del self._needs[user]
                _tell(need, OpeningPaused())

    async def close(self) -> None:
        """Stop opening any."""
        self._closed = True
        await cancelled(self.tasks)
        self.give_up()

    def _need(self, user: int) -> _Need:
        if user not in self._needs:
            found = asyncio.get_running_loop().create_future()
            self._needs[user] = _Need(next(self._numbers), self._clock(), found)
        return self._needs[user]

    @property
    def _left(self) -> float:
        """The number of direct messages that may still be opened now."""
        while self._begun and self._begun[0] <= self._clock() - WITHIN:
            self._begun.popleft()
        return self._most() - len(self._begun)

    def _ahead(self, rank: tuple[bool, float]) -> int:
        """Return the number of people whose direct messages are opened before those of that rank."""
        return sum(1 for one in self._needs.values() if one.opening is None and one.rank < rank)

    def _go(self) -> None:
        """Begin with those who come first."""
        while self._needs and not self._closed and self._left >= 1 and len(self.tasks) < AT_ONCE:
            waiting = [(need.rank, user) for user, need in self._needs.items() if need.opening is None]
            if not waiting:
                return
            _, user = min(waiting)
            self._begun.append(self._clock())
            need = self._needs[user]
            need.opening = asyncio.create_task(self._open(user, need), name=f"opening {user}")

    async def _open(self, user: int, need: _Need) -> None:
        try:
            channel = await self._open_one(user)
        except asyncio.CancelledError:
            _tell(need, OpeningPaused())
            raise
        except Exception as error:  # the call that waits for it says what is the matter, and tries again
            _tell(need, error)
        else:
            need.found.set_result(channel)
        finally:
            del self._needs[user]
        self._go()


def _tell(need: _Need, error: Exception) -> None:
    """Tell those who wait why there is nothing; perhaps nobody does any more."""
    need.found.set_exception(error)
    need.found.exception()
