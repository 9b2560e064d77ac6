"""Pictures are drawn where they hold nobody up, and in the order in which people wait for them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import NamedTuple

from bot import pictures
from bot.pictures import ChartOf, Picture, PictureOf
from bot.pictures.buffers import give_large_ones_back
from bot.processes import Process
from bot.watching import metrics

_log = logging.getLogger(__name__)

PAINTER = "bot.processes.painter"

HANGS = 10.0
"""Seconds after which a process is taken to hang; a picture takes a hundredth of that."""

KEPT = 32
"""So many pictures are kept, of some 100 KB each: one that came too late is often wanted again at once."""

CLICKED, POSTED = 0, 1
"""What somebody has clicked for comes before what is posted for all."""


class Overtaken(Exception):
    """What was to be shown is no more what is wanted."""


def always() -> bool:
    """It is wanted, whatever happens."""
    return True


class _Job(NamedTuple):
    of: PictureOf | ChartOf
    wanted: Callable[[], bool]
    picture: "asyncio.Future[Picture | None]"


_Painter = Process[Picture | None]


class Drawing:
    """Draws all pictures, in so many ``processes`` besides the bot's own; with 0 in a thread of that.

    It is always the same one: for each thread that draws, the C library keeps as much as its largest picture takes.
    """

    def __init__(self, processes: int) -> None:
        self._painters: list[_Painter] = [Process(PAINTER) for _ in range(processes)]
        self._idle: list[_Painter | None] = [*self._painters] or [None]
        self._thread = ThreadPoolExecutor(1, "drawing", give_large_ones_back)
        self._at_work: set[asyncio.Task[None]] = set()
        self._jobs: asyncio.PriorityQueue[tuple[int, int, _Job]] = asyncio.PriorityQueue()
        self._asked = 0
        self._kept: OrderedDict[str, Picture | None] = OrderedDict()

    def begin(self) -> None:
        """Begin the processes, so that nobody waits for that when they click."""
        while self._idle:
            self._set_to_work(self._idle.pop())

    async def draw(
        self, of: PictureOf | ChartOf, wanted: Callable[[], bool] = always, *, clicked: bool = False
    ) -> Picture | None:
        """The picture, or nothing where a game has no card for a role; ``clicked``: somebody waits for it.

        Raises ``Overtaken``, and draws nothing, if it is not ``wanted`` when its turn comes.
        """
        which = of.fingerprint
        if which in self._kept:
            self._kept.move_to_end(which)
            return self._kept[which]
        self._asked += 1
        job = _Job(of, wanted, asyncio.get_running_loop().create_future())
        self._jobs.put_nowait((CLICKED if clicked else POSTED, self._asked, job))
        if self._idle:
            self._set_to_work(self._idle.pop())
        drawn = self._kept[which] = await job.picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    @property
    def waiting(self) -> int:
        """How many pictures wait to be drawn."""
        return self._jobs.qsize()

    async def close(self) -> None:
        """Stop; what was waited for is not drawn."""
        for task in self._at_work:
            task.cancel()
        await asyncio.gather(*self._at_work, return_exceptions=True)
        while not self._jobs.empty():
            self._jobs.get_nowait()[-1].picture.cancel()
        self._thread.shutdown(wait=False)
        for painter in self._painters:
            await painter.end()

    def _set_to_work(self, painter: _Painter | None) -> None:
        task = asyncio.create_task(self._work(painter), name="drawing")
        self._at_work.add(task)
        task.add_done_callback(self._at_work.discard)

    async def _work(self, painter: _Painter | None) -> None:
        """Draw in a process, or in a thread, until there is nothing to draw."""
        try:
            if painter is not None:
                with suppress(Exception):  # whatever it is, it is tried again for each picture
                    await painter.begin()
            while not self._jobs.empty():
                *_, job = self._jobs.get_nowait()
                if job.picture.done():
                    continue
                if not job.wanted():
                    metrics.overtaken.observe()
                    job.picture.set_exception(Overtaken())
                    continue
                await self._do(job, painter)
        finally:
            self._idle.append(painter)

    async def _do(self, job: _Job, painter: _Painter | None) -> None:
        try:
            drawn = await self._drawn(job.of, painter)
        except Exception as error:  # whatever it is, it costs this picture alone
            if not job.picture.done():
                job.picture.set_exception(error)
        except asyncio.CancelledError:
            job.picture.cancel()
            raise
        else:
            if not job.picture.done():
                job.picture.set_result(drawn)

    async def _drawn(self, of: PictureOf | ChartOf, painter: _Painter | None) -> Picture | None:
        """The picture; in a thread where there is no process, or that could not draw it.

        A process knows no game that was registered in the bot's own alone.
        """
        if painter is not None:
            try:
                with metrics.drawn["process"].timed():
                    return await painter.do((of,), HANGS)
            except Exception as error:
                metrics.errors.labels("drawing").inc()
                _log.warning("a %s is not drawn in a process: %r", of.what, error)
        with metrics.drawn["thread"].timed():
            return await asyncio.get_running_loop().run_in_executor(self._thread, pictures.draw, of)
