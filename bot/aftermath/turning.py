"""Turning points of matches that are over: they are looked for while nobody else needs to think."""

import logging
from collections import OrderedDict

from msgspec.structs import replace

from bot.aftermath.film_shelf import Films
from bot.aftermath.insights import Insights
from bot.aftermath.truth import short_film_alt, short_film_order, turning_points_of
from bot.messages.content import File
from bot.processes.supervision import Supervisor
from bot.store import Verdict
from bot.tables import Refusal, Table, Tables, is_away
from bot.tables.players.thinking import Thinking
from bot.watching import metrics
from engine import TurningPoint

_log = logging.getLogger(__name__)

NAME = "turning"

MOST = 2 * 1024 * 1024
"""The most bytes of a short film."""

KEPT = 4
"""So many short films are kept in memory, until the ends of their matches show them."""


class TurningPoints:
    """The search for turning points at the tables of this process; they are stored with their table.

    A match of which nothing can be found out has none.
    """

    def __init__(
        self, tables: Tables, thinking: Thinking, films: Films, insights: Insights, supervisor: Supervisor
    ) -> None:
        self._tables = tables
        self._insights = insights
        self._thinking = thinking
        self._shelf = films
        self._films: OrderedDict[int, tuple[tuple[str, ...], File]] = OrderedDict()
        self._supervisor = supervisor
        self._waiting: dict[int, None] = {}
        self._working = False

    def at_end(self, table: Table) -> File | None:
        """Have the turning points found of a table whose match is over; return their film, if any."""
        if table.turning_points is None:
            self._waiting[table.id] = None
            if not self._working:
                self._working = self._supervisor.begin(NAME, self._work) is not None
        names, film = self._films.get(table.id, ((), None))
        if film is not None and names != table.names:
            del self._films[table.id]
            return None
        return film

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
                found = await self._found(table)
                if found is not None:
                    await self._make_film(replace(table, turning_points=found))
                verdicts = await self._verdicts(table)
                await self._tables.ending.note_turning_points(table_id, found or (), verdicts)
                if verdicts:
                    await self._insights.tell(table_id)
        except Refusal as refusal:
            _log.info("table %d has no turning points: %s", table_id, refusal.key)
        self._waiting.pop(table_id, None)

    async def _verdicts(self, table: Table) -> tuple[Verdict, ...]:
        """Return the verdicts on those who show their notes at all tables; nothing else depends on them."""
        try:
            return await self._insights.verdicts(table)
        except Refusal as refusal:
            _log.info("table %d does not tell who knew: %s", table.id, refusal.key)
            return ()

    async def _make_film(self, table: Table) -> None:
        """Have the short film of a table made, and keep it until the end has shown it. Nothing else needs it.

        A table whose reveals do not move has none.
        """
        if table.reveals != "moving":
            return
        try:
            match = await self._tables.matches.of(table)
            order = short_film_order(table, match, MOST)
            if order is None:
                return
            film = await self._shelf.read(self._shelf.ask(table.id, order))
            alt = short_film_alt(table, match)
        except Refusal as refusal:
            _log.info("table %d has no short film: %s", table.id, refusal.key)
            return
        except Exception as error:
            metrics.errors.labels(NAME).inc()
            _log.warning("table %d has no short film: %r", table.id, error)
            return
        self._films[table.id] = table.names, File(f"betrayal-{table.id}.{film.kind}", film.content, alt)
        if len(self._films) > KEPT:
            self._films.popitem(last=False)

    async def _found(self, table: Table) -> tuple[TurningPoint, ...] | None:
        """Return the turning points; ``None`` if a process fails that also draws, so no film is tried there."""
        try:
            return await turning_points_of(table, await self._tables.matches.of(table), self._thinking.estimate)
        except Exception as error:
            if isinstance(error, Refusal) or is_away(error):
                raise
            metrics.errors.labels(NAME).inc()
            _log.warning("the turning points of table %d cannot be found: %r", table.id, error)
            return None
