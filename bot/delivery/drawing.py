"""Drawing of pictures where it holds nobody up, and in the order in which people wait for them."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

from bot import pictures
from bot.pictures import Order, Picture
from bot.pictures.encoding import give_large_ones_back
from bot.processes import Pool, Process
from bot.watching import metrics

_log = logging.getLogger(__name__)

PAINTER = "bot.processes.painter"

HANGS = 10.0
"""Seconds after which a process is taken to hang; a picture takes a hundredth of that."""

MOVES = 2.0
"""Seconds that a moving picture may take; later its last scene is drawn alone."""

KEPT = 32
"""So many pictures are kept, of some 100 KB each. A picture that came too late is often wanted again at once."""

CLICKED, POSTED = 0, 1
"""The order of drawing: pictures for a click come before pictures posted for all."""


class StaleContent(Exception):
    """The content that was to be shown is no longer wanted."""


def always() -> bool:
    """Return that a picture is wanted, whatever happens."""
    return True


class Drawing:
    """The drawing of all pictures, in so many ``processes`` apart from the bot's own.

    With 0 processes, a thread of the bot draws. The thread is always the same. For each thread that draws, the C
    library keeps as much as its largest picture takes.
    """

    def __init__(self, processes: int) -> None:
        self._in_processes = processes > 0
        self._pool: Pool[Picture | None] = Pool(PAINTER, max(1, processes))
        self._thread = ThreadPoolExecutor(1, "drawing", give_large_ones_back)
        self._kept: OrderedDict[str, Picture | None] = OrderedDict()

    def begin(self) -> None:
        """Begin the processes, so that nobody waits for that when they click."""
        if self._in_processes:
            self._pool.begin()

    async def draw(self, of: Order, wanted: Callable[[], bool] = always, *, clicked: bool = False) -> Picture | None:
        """Return the picture, or nothing if a game has no card for a role; ``clicked``: somebody waits for it.

        Raise ``StaleContent``, and draws nothing, if it is not ``wanted`` when its turn comes.
        """
        which = of.fingerprint
        if which in self._kept:
            self._kept.move_to_end(which)
            return self._kept[which]
        drawn = await self._pool.lend(partial(self._draw, of, wanted), CLICKED if clicked else POSTED)
        self._kept[which] = drawn
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return drawn

    @property
    def waiting(self) -> int:
        """The number of pictures that wait to be drawn."""
        return self._pool.waiting

    async def close(self) -> None:
        """Stop; calls that wait for a picture are cancelled."""
        self._thread.shutdown(wait=False)
        await self._pool.close()

    async def _draw(self, of: Order, wanted: Callable[[], bool], painter: Process[Picture | None]) -> Picture | None:
        """Return the picture; draw it in a thread if there is no process, or the process could not draw it.

        A process knows no game that was registered in the bot's own alone.
        """
        if not wanted():
            metrics.overtaken.observe()
            raise StaleContent
        if self._in_processes:
            try:
                with metrics.drawn["process"].timed():
                    return await painter.do((of,), HANGS if of.still is of else MOVES)
            except Exception as error:
                metrics.errors.labels("drawing").inc()
                _log.warning("a process cannot draw a %s, so a thread does: %r", of.what, error)
            of = of.still
        with metrics.drawn["thread"].timed():
            return await asyncio.get_running_loop().run_in_executor(self._thread, pictures.draw, of)
