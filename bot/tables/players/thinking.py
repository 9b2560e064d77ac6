"""The processes in which strong computer players think: few, of low priority, and never the bot's own."""

import asyncio
import logging
from functools import partial
from typing import Any

from bot.processes import JobError, Pool, Process, cores
from bot.watching import metrics
from engine import Chance, Decision, Record, View
from engine.estimate import Estimate, Position, estimate
from engine.insight import Insight, insight
from engine.players.by_search import Thought, think

_log = logging.getLogger(__name__)

LATEST = 1.25
"""Seconds within which a thought must be there, before a strong player answers."""

SHARES = (1.0, 0.5, 0.25, 0.125, 0.0625)
"""The parts of the usual tries; a sixteenth wins nearly as often as the whole (docs/players.md)."""

COST = 0.3
"""Seconds that a whole thought is expected to take, until some have been measured."""

NEWEST = 0.2
"""The weight of the newest thought among those that were measured."""

HANGS = 10.0
"""Seconds after which a process is taken to hang; the longest thought takes a tenth of that."""

AFTERWARDS = 1
"""The urgency of thoughts about a match that is over: all thoughts for players come before."""

THINKER = "bot.processes.thinker"


class Thinking:
    """Thoughts of strong players, and advice, made of a seat's view and question and nothing else.

    There is a process for each core except one, and at least one. The first thoughts begin them.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._number = processes or max(1, cores() - 1)
        self._pool: Pool[Any] = Pool(THINKER, self._number)
        self._costs: dict[str, float] = {}

    async def think(self, view: View, decision: Decision, chance: Chance) -> Thought | None:
        """Return the searcher's thought of the question; ``None`` if there is no time for it, or it failed.

        Cancel this, and a thought that waits is not begun.
        """
        share = self._share(view.game)
        metrics.thoughts["whole" if share == 1 else "shorter" if share else "none"].observe()
        if not share:
            return None
        cost = share * self._cost(view.game)
        return await self._pool.lend(partial(self._think, view, decision, chance, share), cost=cost)

    async def estimate(self, record: Record, position: Position, seed: str) -> Estimate:
        """Return everybody's chances at a position of a match that is over, as soon as no player's thought waits.

        Raise whatever goes wrong, also if the process hangs.
        """
        return await self._pool.lend(partial(self._estimate, record, position, seed), AFTERWARDS, COST)

    async def _estimate(self, record: Record, position: Position, seed: str, thinker: Process[Any]) -> Estimate:
        found: Estimate = await thinker.do((estimate, record, position, seed), HANGS)
        return found

    async def insight(self, record: Record) -> Insight | None:
        """Return the insight into a match that is over, as soon as no player's thought waits.

        Raise whatever goes wrong, also if the process hangs.
        """
        return await self._pool.lend(partial(self._insight, record), AFTERWARDS, COST)

    async def _insight(self, record: Record, thinker: Process[Any]) -> Insight | None:
        found: Insight | None = await thinker.do((insight, record), HANGS)
        return found

    @property
    def waiting(self) -> int:
        """The number of questions that wait for a process to think of them."""
        return self._pool.waiting

    async def close(self) -> None:
        """End all processes; calls that wait for a thought are cancelled."""
        await self._pool.close()

    def _cost(self, game: str) -> float:
        """Return the seconds that a whole thought about a game takes, as far as is known."""
        return self._costs.get(game, COST)

    def _share(self, game: str) -> float:
        """Return the part of the usual tries for which there is time now: the more waits, the smaller.

        So under load many thoughts are short, in place of a few long ones. While a process is free, there is time for
        some tries in any case.
        """
        cost, costs = self._cost(game), self._pool.costs
        if len(costs) < self._number:
            return min(1.0, LATEST / cost)
        ahead = sum(costs) / self._number
        first = int(ahead / LATEST * len(SHARES))
        return next((one for one in SHARES[first:] if ahead + one * cost <= LATEST), 0.0)

    async def _think(
        self, view: View, decision: Decision, chance: Chance, share: float, thinker: Process[Any]
    ) -> Thought | None:
        """Let a process think, and note how long that takes, also if nobody waits any more, or it hangs."""
        begun = asyncio.get_running_loop().time()
        try:
            thought: Thought = await thinker.do((think, view, decision, chance, share), HANGS)
            return thought
        except JobError as error:
            metrics.errors.labels("thinking").inc()
            _log.error("thinking about %s failed: %s", view.game, error)  # the question's kind may be secret
        except Exception as error:  # whatever it is, it costs this thought and this process
            metrics.errors.labels("thinking").inc()
            _log.error("a process that thinks is replaced: %r", error)
        finally:
            took = (asyncio.get_running_loop().time() - begun) / share
            before = self._cost(view.game)
            self._costs[view.game] = before + NEWEST * (took - before)
        return None
