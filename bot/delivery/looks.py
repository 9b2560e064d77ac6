"""Looks at tables, after every change and again after trouble."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

from bot.delivery.claims import Claims
from bot.delivery.marks import Marks
from bot.processes.owners import Owners
from bot.processes.supervision import cancelled
from bot.tables import Refusal, is_away
from bot.tables.ledger import SoFar
from bot.watching import metrics

_log = logging.getLogger(__name__)

CLICK_FIRST = 0.5
"""Seconds for which a table is not looked at while a click there is being answered: that comes first."""

TO_LOOK = 60.0
"""Seconds after which it is taken to hang that a table is looked at."""

RETRY = 5.0
"""Seconds until a table that could not be looked at is tried again. Each further time doubles them, up to 5 minutes."""

LONGEST = 300.0


class Looks:
    """Has this process ``look`` at the tables that it owns and that have changed.

    A table that is to be looked at has no mark any more. One that changes while it is looked at is looked at again.
    ``failed`` is told of a table that could not be looked at by a defect. ``failed`` gets the table's id, how often in
    a row, and the error.
    """

    def __init__(
        self,
        look: Callable[[int, SoFar | None], Awaitable[None]],
        owners: Owners,
        claims: Claims,
        marks: Marks,
        failed: Callable[[int, int, Exception], None],
    ) -> None:
        self._look = look
        self._failed = failed
        self._owners = owners
        self._claims = claims
        self._marks = marks
        self._dirty: set[int] = set()
        self._so_far: dict[int, SoFar | None] = {}
        self._workers: dict[int, asyncio.Task[None]] = {}
        self._failures: dict[int, int] = {}
        self._alarms: dict[int, asyncio.TimerHandle] = {}
        self._waiting: dict[int, asyncio.TimerHandle] = {}
        self._closed = False

    def changed(self, table_id: int, so_far: SoFar | None) -> None:
        """Look at a table that has changed.

        If it was just written, it is as ``so_far``, and the look need not read it. If anything else is told of the
        table before the look, the look reads the table all the same.
        """
        if so_far is None or self._so_far.get(table_id, so_far) is not None:
            self._so_far[table_id] = so_far
        self.again(table_id)

    def again(self, table_id: int) -> None:
        """Look again at a table whose messages may look different from what they should."""
        alarm = self._alarms.pop(table_id, None)
        if alarm is not None:
            alarm.cancel()
        if self._closed or not self._owners.owns(table_id):
            return
        self._dirty.add(table_id)
        self._marks.drop(table_id)
        if not self._claims.at(table_id):
            self._begin(table_id)
        elif table_id not in self._waiting:
            loop = asyncio.get_running_loop()
            self._waiting[table_id] = loop.call_later(CLICK_FIRST, self._begin, table_id)

    def is_due(self, table_id: int) -> bool:
        """Return whether the table has changed since it was looked at last."""
        return table_id in self._dirty

    def rests(self, table_id: int) -> bool:
        """Return whether nobody looks at the table now, or is to look at it at once."""
        return table_id not in self._dirty and table_id not in self._workers

    def fails(self, table_id: int) -> bool:
        """Return whether the table could not be looked at; the bot tries again."""
        return table_id in self._failures

    @property
    def failing(self) -> set[int]:
        """The tables that this is true of."""
        return set(self._failures)

    @property
    def tables(self) -> set[int]:
        """The tables that are to be looked at, now or later."""
        return {*self._dirty, *self._alarms}

    def under_way(self, table_id: int) -> list[asyncio.Task[None]]:
        """Return the tasks that look at the table, if there are any."""
        worker = self._workers.get(table_id)
        return [worker] if worker is not None else []

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """The tasks that look at tables, except those that are tried again later."""
        return list(self._workers.values())

    def let_go(self, table_id: int) -> None:
        """Let another process look at the table from now on."""
        self._dirty.discard(table_id)
        self._so_far.pop(table_id, None)
        self._failures.pop(table_id, None)
        for timer in (self._alarms.pop(table_id, None), self._waiting.pop(table_id, None)):
            if timer is not None:
                timer.cancel()

    async def close(self) -> None:
        """Stop; nothing more is looked at."""
        self._closed = True
        for timer in (*self._alarms.values(), *self._waiting.values()):
            timer.cancel()
        await cancelled(self.tasks)

    def _begin(self, table_id: int) -> None:
        """Look at a table, whether or not somebody waited for the answer to a click there."""
        if (waiting := self._waiting.pop(table_id, None)) is not None:
            waiting.cancel()
        worker = self._workers.get(table_id)
        if worker is None or worker.done():
            self._workers[table_id] = asyncio.create_task(self._work(table_id))

    async def _work(self, table_id: int) -> None:
        try:
            while table_id in self._dirty and table_id not in self._waiting:
                self._dirty.discard(table_id)
                with metrics.looked.timed():
                    async with asyncio.timeout(TO_LOOK):
                        await self._look(table_id, self._so_far.pop(table_id, None))
            self._failures.pop(table_id, None)
        except Refusal as refusal:
            self._failures.pop(table_id, None)
            _log.warning("table %d cannot be shown: %s", table_id, refusal.key)
        except Exception as error:  # whatever it is, such as a full disk, may be over later
            away = is_away(error)
            metrics.errors.labels("store" if away else "reconcile").inc()
            failures = self._failures[table_id] = self._failures.get(table_id, 0) + 1
            pause = min(RETRY * 2 ** (failures - 1), LONGEST)
            if not away:  # the store itself has told the log
                _log.warning("table %d could not be shown, next try in %.0f s", table_id, pause, exc_info=error)
                self._failed(table_id, failures, error)
            self._later(table_id, pause)
        finally:
            if self._workers.get(table_id) is asyncio.current_task():
                del self._workers[table_id]

    def _later(self, table_id: int, seconds: float) -> None:
        old = self._alarms.pop(table_id, None)
        if old is not None:
            old.cancel()
        self._alarms[table_id] = asyncio.get_running_loop().call_later(seconds, self.again, table_id)
