"""Turning points of matches that are over: they are looked for while nobody else needs to think."""

import logging

from bot.aftermath.truth import turning_points_of
from bot.messages.content import File
from bot.processes.supervision import Supervisor
from bot.tables import Refusal, Table, Tables, is_away
from bot.tables.players.thinking import Thinking
from bot.watching import metrics
from engine import TurningPoint

_log = logging.getLogger(__name__)

NAME = "turning"


class TurningPoints:
    """The search for turning points at the tables of this process; they are stored with their table.

    A match of which nothing can be found out has none.
    """

    def __init__(self, tables: Tables, thinking: Thinking, supervisor: Supervisor) -> None:
        self._tables = tables
        self._thinking = thinking
        self._supervisor = supervisor
        self._waiting: dict[int, None] = {}
        self._working = False

    def at_end(self, table: Table) -> File | None:
        """Have the turning points of a table found whose match is over, if they are not; return their film, if any."""
        if table.turning_points is None:
            self._waiting[table.id] = None
            if not self._working:
                self._working = self._supervisor.begin(NAME, self._work) is not None
        return None

    async def _work(self) -> None:
        self._working = True
        try:
            while self._waiting:
                await self._look(next(iter(self._waiting)))
        finally:
            self._working = False

    async def _look(self, table_id: int) -> None:
        try:
            table = await self._tables.table(table_id)
            if table.state == "finished" and table.turning_points is None:
                await self._tables.ending.note_turning_points(table_id, await self._found(table))
        except Refusal as refusal:
            _log.info("table %d has no turning points: %s", table_id, refusal.key)
        self._waiting.pop(table_id, None)

    async def _found(self, table: Table) -> tuple[TurningPoint, ...]:
        try:
            return await turning_points_of(table, await self._tables.matches.of(table), self._thinking.estimate)
        except Exception as error:
            if isinstance(error, Refusal) or is_away(error):
                raise
            metrics.errors.labels(NAME).inc()
            _log.error("the turning points of table %d cannot be found: %r", table.id, error)
            return ()
