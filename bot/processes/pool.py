"""A pool of processes of one program, lent to one job after the other: to the most urgent first."""

import asyncio
import heapq
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Any, Generic, NamedTuple, TypeVar

from bot.processes.process import Process

Answer = TypeVar("Answer")
Result = TypeVar("Result")


class _Job(NamedTuple):
    urgency: int
    number: int
    cost: float
    use: Callable[[Process[Any]], Awaitable[Any]]
    result: asyncio.Future[Any]


class Pool(Generic[Answer]):
    """A lender of ``number`` processes in which a ``module`` serves. The first job of a process begins it."""

    def __init__(self, module: str, number: int) -> None:
        self._module = module
        self._processes: list[Process[Answer]] = [Process(module) for _ in range(number)]
        self._idle = [*self._processes]
        self._line: list[_Job] = []
        self._under_way: dict[_Job, asyncio.Task[None]] = {}
        self._asked = count()
        self._closed = False

    def begin(self) -> None:
        """Begin all idle processes in the background, so that nobody waits for that later."""
        for _ in tuple(self._idle):
            self.lend(_begin)

    def lend(
        self, use: Callable[[Process[Answer]], Awaitable[Result]], urgency: int = 0, cost: float = 0.0
    ) -> asyncio.Future[Result]:
        """Let ``use`` have a process when its turn has come; the future brings what ``use`` returns or raises.

        The lowest ``urgency`` comes first, and among equals who asked first. ``cost`` is how long the job may take.
        A cancelled future keeps a job from its beginning, never from its end. ``close`` cancels all futures.
        """
        job = _Job(urgency, next(self._asked), cost, use, asyncio.get_running_loop().create_future())
        if self._closed:
            job.result.cancel()
        heapq.heappush(self._line, job)
        self._go_on()
        return job.result

    @property
    def waiting(self) -> int:
        """The number of jobs that have not begun."""
        return len(self._waiting())

    @property
    def costs(self) -> list[float]:
        """The costs of all jobs that wait or are under way."""
        return [job.cost for job in (*self._waiting(), *self._under_way)]

    async def close(self) -> None:
        """End all processes, even at work."""
        self._closed = True
        for job in (*self._line, *self._under_way):
            job.result.cancel()
        tasks = tuple(self._under_way.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in self._processes:
            await process.end()

    def _waiting(self) -> list[_Job]:
        return [job for job in self._line if not job.result.done()]

    def _go_on(self) -> None:
        """Begin jobs while there are idle processes: the last used first, so that no more are begun than needed."""
        while self._idle and self._line:
            job = heapq.heappop(self._line)
            if not job.result.done():
                self._under_way[job] = asyncio.create_task(self._do(job, self._idle.pop()), name=self._module)

    async def _do(self, job: _Job, process: Process[Answer]) -> None:
        try:
            result = await job.use(process)
        except Exception as error:  # whatever it is, it costs this job alone
            if not job.result.done():
                job.result.set_exception(error)
        else:
            if not job.result.done():
                job.result.set_result(result)
        finally:
            del self._under_way[job]
            self._idle.append(process)
            self._go_on()


async def _begin(process: Process[Any]) -> None:
    with suppress(Exception):  # whatever it is, its first job tries again
        await process.begin()
