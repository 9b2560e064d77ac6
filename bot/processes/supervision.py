"""Work in the background: failed or hanging work is begun again, and the operator of the bot can see that."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Iterable, Mapping

import msgspec

from bot.store import is_away
from bot.watching import metrics

_log = logging.getLogger(__name__)

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 300.0
"""Seconds before work that failed is begun again: twice as long after each failure."""

LONGEST_PAUSE_AWAY = 10.0
"""The same where the database was away: it is soon back, and nobody can do anything until then."""


class Failure(msgspec.Struct, frozen=True):
    """A kind of work that failed and was begun again: how often, when last, at which table (0: none)."""

    times: int
    at: float
    table: int


class Supervisor:
    """The watch over work in the background, so that none ends or hangs unnoticed.

    ``clock`` gives seconds since 1970; ``tasks`` are those that were begun here and have not ended.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self._clock = clock
        self._failures: dict[str, Failure] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def failures(self) -> Mapping[str, Failure]:
        """The failures since the start, by the kind of work."""
        return self._failures

    def begin(
        self, name: str, work: Callable[[], Awaitable[None]], *, table: int = 0, patience: float | None = None
    ) -> asyncio.Task[None] | None:
        """Begin supervised work, as ``supervised`` does, in a task of its own that is called ``name``.

        No task is begun once everything is closed.
        """
        if self._closed:
            return None
        supervised = self.supervised(name, work, table=table, patience=patience)
        task = asyncio.create_task(supervised, name=name)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def close(self) -> None:
        """Stop all work that was begun here, for good."""
        self._closed = True
        await cancelled(self.tasks)

    async def supervised(
        self, name: str, work: Callable[[], Awaitable[None]], *, table: int = 0, patience: float | None = None
    ) -> None:
        """Do the work, and begin it again after a growing pause when it fails.

        Return when the work has ended by itself. ``name`` is the kind of work, as in the text ``status-restarted``.
        Work that takes longer than ``patience`` seconds hangs, and is stopped and begun again. Cancel this, and the
        work ends.
        """
        metrics.errors.labels(name)
        pause = FIRST_PAUSE
        while True:
            begun = self._clock()
            try:
                async with asyncio.timeout(patience):
                    await work()
                return
            except Exception as error:  # whatever it is, work in the background has to go on
                self.failed(name, error, table=table)
                longest = LONGEST_PAUSE_AWAY if is_away(error) else LONGEST_PAUSE
            if self._clock() - begun > LONGEST_PAUSE:
                pause = FIRST_PAUSE  # it had been going well
            await asyncio.sleep(pause)
            pause = min(pause * 2, longest)

    def failed(self, name: str, error: Exception, *, table: int = 0) -> None:
        """Note that work has failed and will be begun again.

        A database out of reach is no failure of the work: the store itself has told the log.
        """
        if is_away(error):
            metrics.errors.labels("store").inc()
            _log.debug("%s of table %d waits for the database: %s", name, table, error)
            return
        metrics.errors.labels(name).inc()
        before = self._failures.get(name)
        self._failures[name] = Failure(before.times + 1 if before else 1, self._clock(), table)
        where = f" of table {table}" if table else ""
        _log.error("%s%s failed and is started again: %r", name, where, error, exc_info=error)


async def cancelled(tasks: Iterable[asyncio.Task[None]]) -> None:
    """Cancel tasks, and wait until all of them have ended."""
    stopped = list(tasks)
    for task in stopped:
        task.cancel()
    await asyncio.gather(*stopped, return_exceptions=True)
