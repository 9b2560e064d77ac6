"""Where strong computer players think: in a few processes of low priority, never in that of the bot."""

import asyncio
import logging
from typing import NamedTuple

from bot.processes import Failed, Process, cores
from bot.watching import metrics
from engine import Chance, Decision, View
from engine.players.by_search import Thought

_log = logging.getLogger(__name__)

WHOLE, HALF = 0.75, 1.25
"""Seconds within which a thought must be there to be a whole one, or a half one: before a strong player answers."""

COST = 0.3
"""Seconds that a whole thought is expected to take, until some have been measured."""

NEWEST = 0.2
"""How much the newest thought counts among those that were measured."""

HANGS = 10.0
"""Seconds after which a process is taken to hang; the longest thought takes a tenth of that."""

THINKER = "bot.processes.thinker"


class _Job(NamedTuple):
    view: View
    decision: Decision
    chance: Chance
    share: float
    cost: float
    answer: "asyncio.Future[Thought | None]"


class Thinking:
    """Thoughts of strong players, and advice, made of a seat's view and question and nothing else.

    There is a process for each core but one, and at least one. They are begun when there is something to think about
    and end with ``close``; one that ends or hangs is replaced.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._number = processes or max(1, cores() - 1)
        self._jobs: asyncio.Queue[_Job] = asyncio.Queue()
        self._waiting: dict[asyncio.Future[Thought | None], float] = {}
        self._under_way: list[float] = []
        self._costs: dict[str, float] = {}
        self._lanes: list[asyncio.Task[None]] = []
        self._closed = False

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        """What the searcher thinks of the question; ``None`` if there is too much to think about, or it failed.

        Whoever has no use for it any more cancels this: then it is not begun.
        """
        share = self._share(view.game)
        metrics.thoughts["whole" if share == 1 else "half" if share else "none"].observe()
        if self._closed or not share:
            return None
        answer: asyncio.Future[Thought | None] = asyncio.get_running_loop().create_future()
        job = _Job(view, decision, chance, share, share * self._cost(view.game), answer)
        self._waiting[answer] = job.cost
        answer.add_done_callback(lambda done: self._waiting.pop(done, None))
        self._jobs.put_nowait(job)
        if len(self._lanes) < min(self._number, len(self._waiting) + len(self._under_way)):
            self._lanes.append(asyncio.create_task(self._work(), name="thinking"))
        return await answer

    @property
    def waiting(self) -> int:
        """How many questions wait to be thought of."""
        return len(self._waiting)

    def _cost(self, game: str) -> float:
        """Seconds that a whole thought about a game takes, as far as is known."""
        return self._costs.get(game, COST)

    def _share(self, game: str) -> float:
        """What part of the usual tries there is time for now; while a process is free, for some in any case."""
        cost, jobs = self._cost(game), [*self._waiting.values(), *self._under_way]
        if len(jobs) < self._number:
            return min(1.0, HALF / cost)
        ahead = sum(jobs) / self._number
        return 1.0 if ahead + cost <= WHOLE else 0.5 if ahead + cost / 2 <= HALF else 0.0

    async def close(self) -> None:
        """End all processes; whatever is still thought about comes to nothing."""
        self._closed = True
        for lane in self._lanes:
            lane.cancel()
        await asyncio.gather(*self._lanes, return_exceptions=True)
        for answer in list(self._waiting):
            answer.set_result(None)

    async def _work(self) -> None:
        """Let a process do one job after the other."""
        thinker: Process[Thought] = Process(THINKER)
        try:
            while True:
                job = await self._jobs.get()
                if job.answer.done():
                    continue
                try:
                    await self._do(job, thinker)
                except Exception as error:  # whatever it is, it costs this thought and this process
                    metrics.errors.labels("thinking").inc()
                    _log.error("a process that thinks is replaced: %r", error)
                    _settle(job, None)
        finally:
            await thinker.end()

    async def _do(self, job: _Job, thinker: Process[Thought]) -> None:
        """Let a process think, and note how long that takes, also if nobody waits for it any more, or it hangs."""
        begun, thought = asyncio.get_running_loop().time(), None
        self._waiting.pop(job.answer, None)
        self._under_way.append(job.cost)
        try:
            thought = await thinker.do((job.view, job.decision, job.chance, job.share), HANGS)
        except Failed as error:
            metrics.errors.labels("thinking").inc()
            _log.error("thinking about %s failed: %s", job.view.game, error)  # the question's kind may be secret
        finally:
            took = (asyncio.get_running_loop().time() - begun) / job.share
            before = self._cost(job.view.game)
            self._costs[job.view.game] = before + NEWEST * (took - before)
            self._under_way.remove(job.cost)
            _settle(job, thought)


def _settle(job: _Job, thought: Thought | None) -> None:
    if not job.answer.done():
        job.answer.set_result(thought)
