"""Insights into matches that are over, and the notes that people show of them."""

import asyncio
import logging
from collections import OrderedDict

from bot.aftermath.knew import Witness, verdict
from bot.aftermath.truth import insight_of
from bot.store import Consent, Store, Table, TakenNotes, Verdict
from bot.tables import Refusal, Tables, is_away
from bot.tables.notes.verdicts import name_of
from bot.tables.players.thinking import Thinking
from bot.watching import metrics
from engine.insight import Insight

_log = logging.getLogger(__name__)

KEPT = 16
"""So many insights are kept in memory."""


class Insights:
    """The insights into matches of this process, made when somebody asks; nothing of notes goes into them."""

    def __init__(self, tables: Tables, store: Store, thinking: Thinking) -> None:
        self._tables = tables
        self._store = store
        self._thinking = thinking
        self._kept: OrderedDict[int, asyncio.Task[Insight | None]] = OrderedDict()

    async def of(self, table: Table) -> Insight | None:
        """Return the insight into the match of a table; ``None`` if its game has no hidden side."""
        task = self._kept.get(table.id)
        if task is None:
            task = self._kept[table.id] = asyncio.create_task(self._look(table))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        try:
            return await asyncio.shield(task)
        finally:
            if task.done() and (task.cancelled() or task.exception() is not None):
                self.forget(table.id)

    def forget(self, table_id: int) -> None:
        """Keep nothing of a table."""
        self._kept.pop(table_id, None)

    async def _look(self, table: Table) -> Insight | None:
        match = await self._tables.matches.of(table)
        try:
            return await insight_of(table, match, self._thinking.insight)
        except Exception as error:
            if is_away(error):
                raise
            metrics.errors.labels("thinking").inc()
            _log.warning("nobody could look into table %d: %r", table.id, error)
            raise Refusal("knew-busy") from error

    async def witnesses(self, table: Table) -> tuple[Witness, ...]:
        """Return those who show their marks of a match, by seat; others are as if they had none."""
        consents = await self._store.notes.consents(table.guild, table.id)
        if not any(consents.values()):
            return ()
        taken: dict[int, list[TakenNotes]] = {}
        for one in await self._store.notes.at_table(table.id):
            if consents.get(one.user) and table.has_sat_here(one.user):
                taken.setdefault(one.user, []).append(one)
        seats = {user: own[0].seat for user, own in taken.items() if any(one.notes.marks for one in own)}
        found = [Witness(user, name_of(table, user, seat), seat, tuple(taken[user])) for user, seat in seats.items()]
        return tuple(sorted(found, key=lambda one: (one.seat, one.name)))

    async def shown(self, table: Table) -> tuple[Insight | None, tuple[Witness, ...]]:
        """Return the insight into a match that is over by its rules, and any people who show their notes."""
        seen = await self.witnesses(table) if table.state == "finished" else ()
        return await self.of(table) if seen else None, seen

    async def verdicts(self, table: Table) -> tuple[Verdict, ...]:
        """Return the verdicts on those who show their notes of a match; only verdicts not made yet need an insight."""
        made, seen = {one.user: one for one in table.verdicts}, await self.witnesses(table)
        insight = await self.of(table) if any(one.user not in made for one in seen) else None
        new = {one.user: verdict(insight, one) for one in seen if insight is not None and one.user not in made}
        found = {**made, **new}
        return tuple(found[one.user] for one in seen if one.user in found)

    async def tell(self, table_id: int) -> None:
        """Have the end of a match tell who knew, until nobody has chosen otherwise meanwhile."""
        table = await self._tables.table(table_id)
        while (told := await self.verdicts(table)) != table.verdicts:
            table = await self._tables.ending.note_verdicts(table_id, told)

    async def has_marks(self, table: Table, user: int) -> bool:
        """Return whether somebody has given marks in a match."""
        return user in await self._store.notes.have_marked(table.id)

    async def choice(self, table: Table, user: int) -> bool | None:
        """Return whether somebody shows their notes of a match; ``None`` if they have not chosen."""
        return (await self._store.notes.consents(table.guild, table.id)).get(user)

    async def choose(self, table: Table, user: int, *, shows: bool, always: bool) -> None:
        """Note whether somebody shows their notes of a match; ``always``: at all tables of the server from now on.

        To show none of a server also takes back what was shown of single matches there.
        """
        if always and not shows:
            await self._store.notes.hide(user, table.guild)
        for number in (table.id, 0) if always else (table.id,):
            await self._store.notes.save_consent(Consent(user, table.guild, number, shows))
        await self.tell(table.id)
        for other in await self._told_elsewhere(table, user) if always and not shows else ():
            await self.tell(other)

    async def _told_elsewhere(self, table: Table, user: int) -> list[int]:
        """Return the other tables of the server whose ends tell of the notes of somebody."""
        numbers = [number for number in await self._store.notes.tables_of(user) if number != table.id]
        tables = [await self._store.tables.get(number) for number in numbers]
        there = [one for one in tables if one is not None and one.guild == table.guild]
        return [one.id for one in there if any(told.user == user for told in one.verdicts)]
