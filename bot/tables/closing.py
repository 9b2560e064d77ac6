"""The end of a table: its match is over, somebody aborts it, or nobody has done anything for long."""

from msgspec.structs import replace

from bot.store import Table, Whereabouts
from bot.tables import limits, lobby, results, revealing
from bot.tables.people import Person
from bot.tables.refusal import Refusal
from bot.tables.taking_back import TakingBack

LATELY = 24 * 3600.0
"""For so many seconds after its end it is still looked at whether a table's end has been shown."""


class Closing(TakingBack):
    """Closes tables, and knows of which the end may not have been shown."""

    async def finish(self, table_id: int) -> None:
        """Close a table whose match is over, and keep its results. Harmless when it is closed already."""
        match = await self.match(await self.table(table_id))

        def end(table: Table) -> Table:
            return replace(table, state="finished") if table.state == "running" else table

        await self._change(table_id, end, results=lambda table: results.placings(table, match))

    async def abort(self, table_id: int, person: Person | None, reason: str = "") -> Table:
        """Close a table; its record is kept, nothing of it counts. Who may do that is not decided here.

        Without a ``person`` it is closed because its server has removed the bot.
        """

        def end(table: Table) -> Table:
            if not table.is_open:
                raise Refusal("over")
            by = person.name if person is not None else ""
            return replace(table, state="aborted", ended_by=by, ended_for=reason)

        async with self._one_by_one(table_id):  # no answer is added to a record that may be told by then
            if person is None:
                return await self._change(table_id, end, look=self.stored)
            return await self.act(table_id, person.user, "abort", end, reason=reason)

    async def close_silent(self, table_id: int) -> Table:
        """Close a table that was paused because nobody answered, and at which nobody has since."""

        def end(table: Table) -> Table:
            return replace(table, state="aborted", quiet=True) if table.state == "running" else table

        async with self._one_by_one(table_id):
            return await self._change(table_id, end)

    async def close_quiet_lobbies(self) -> None:
        """Close the lobbies that have had no news for long; those of servers that removed the bot are paused.

        Nobody could bring any before the program began.
        """

        def close(table: Table) -> Table:
            return lobby.close_if_quiet(table, self.clock(), self.clocks.begun)

        for one in await self._store.tables.lobbies():
            if limits.is_quiet(one, self.clock(), self.clocks.begun) and not self.servers.is_gone(one.guild):
                await self._change(one.id, close, look=self.stored)

    async def agree(self, table_id: int, user: int) -> Table:
        """A person agrees to reveal the secrets of an aborted match that they played to its end."""
        return await self._change(table_id, lambda table: revealing.agree(table, user))

    async def in_question(self, guild: int | None = None) -> list[Whereabouts]:
        """Where the tables are, or those of one server, that Discord may show otherwise than it should.

        These are the open ones, those that ended so lately that their end may not have been shown, and those of which
        a message is to be shown anew.
        """
        return await self._store.tables.whereabouts(self.clock() - LATELY, guild)

    async def in_question_unless_shown(self, program: str) -> list[Whereabouts]:
        """As ``in_question``, without those of which it is known that that ``program`` has shown everything."""
        shown = await self._store.shown.tables(program)
        return [one for one in await self.in_question() if one.table not in shown]

    async def finish_if_over(self, table_id: int) -> None:
        """Close a table whose last answer was given just before the bot ended."""
        table = await self.table(table_id)
        if table.state != "running":
            return
        try:
            match = await self.match(table)
        except Refusal:
            return
        if match.result is not None:
            await self.finish(table_id)
