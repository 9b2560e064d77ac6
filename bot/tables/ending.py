"""The end of a table: its match is over, somebody aborts it, or nobody has done anything for long.

The secrets of a match may be told once it is over. After an aborted match all its people must agree.
"""

from msgspec.structs import replace

from bot.store import Store, Table, Verdict
from bot.tables import limits, results
from bot.tables.ledger import Change, Ledger
from bot.tables.notes.verdicts import ahead, still_known
from bot.tables.people import Person
from bot.tables.refusal import Refusal, check_sits
from bot.tables.servers import Servers
from bot.tables.slots import End
from engine import Match, TurningPoint


def check_revealed(table: Table) -> None:
    """Refuse while something of the table's match is secret."""
    _check_ended(table)
    if not table.is_revealed:
        raise _hidden(table)


def _hidden(table: Table) -> Refusal:
    """Return the refusal to tell an aborted match's secrets: not all have agreed, or nobody is left who could."""
    if not table.may_be_revealed:
        return Refusal("never-told")
    return Refusal("hidden", agreed=len(table.agreed), number=len(table.people))


def agreed(table: Table, user: int) -> Table:
    """Return an aborted table after a person who sat there to the end agrees to reveal it; twice is harmless."""
    _check_ended(table)
    if table.put_away:
        raise Refusal("put-away")
    seat = check_sits(table, user)
    if not table.may_be_revealed:
        raise Refusal("over")
    return replace(table, agreed=tuple(sorted({*table.agreed, seat})))


def _check_ended(table: Table) -> None:
    if table.is_open:
        raise Refusal("not-started" if table.state == "lobby" else "not-over")


class Ending:
    """Closes tables, and lets people agree to reveal their secrets."""

    def __init__(self, ledger: Ledger, store: Store, servers: Servers) -> None:
        self._ledger = ledger
        self._store = store
        self._servers = servers

    async def finish(self, table: Table, match: Match) -> Table:
        """Close a table whose match is over, and store its results. Harmless when it is closed already."""

        def end(table: Table) -> Change:
            if table.state != "running":
                return Change(table)
            over = replace(table, state="finished", ended=self._ledger.now())
            return Change(over, results=results.placings(over, match))

        return await self._ledger.swap(table, end(table)) or await self._ledger.change(table.id, end)

    async def note_turning_points(
        self, table_id: int, found: tuple[TurningPoint, ...], verdicts: tuple[Verdict, ...] = ()
    ) -> Table:
        """Store the turning points of a match that is over, with verdicts on notes; those that stand already stay."""

        def note(table: Table) -> Change:
            new = table.state == "finished" and table.turning_points is None
            told = table.verdicts or still_known(table, verdicts)
            return Change(replace(table, turning_points=found, verdicts=told) if new else table)

        return await self._ledger.change(table_id, note)

    async def note_verdicts(self, table_id: int, found: tuple[Verdict, ...]) -> Table:
        """Store the verdicts on the notes that people show of a match; its end then tells who is ahead."""

        def note(table: Table) -> Change:
            verdicts = still_known(table, found)
            same = ahead(verdicts) == ahead(table.verdicts)
            return Change(replace(table, verdicts=verdicts), again=() if same else (End(),))

        return await self._ledger.change(table_id, note)

    async def abort(self, table_id: int, person: Person | None, reason: str = "") -> Table:
        """Close a table; its record is kept, nothing of it counts.

        The caller decides whether the person may do that. Without a ``person`` the table is closed because its server
        has removed the bot.
        """

        def end(table: Table) -> Table:
            if not table.is_open:
                raise Refusal("over")
            by = person.name if person is not None else ""
            return replace(table, state="aborted", ended_by=by, ended_for=reason)

        async with self._ledger.one_by_one(table_id):  # no answer is added to a record that may be told by then
            if person is None:
                return await self._ledger.alter(table_id, end, playable=False)
            return await self._ledger.act(table_id, person.user, "abort", end, reason=reason)

    async def close_silent(self, table_id: int) -> Table:
        """Close a table that was paused because nobody answered, and at which nobody has since."""

        def end(table: Table) -> Table:
            return replace(table, state="aborted", quiet=True) if table.state == "running" else table

        async with self._ledger.one_by_one(table_id):
            return await self._ledger.alter(table_id, end)

    async def close_quiet_lobbies(self) -> None:
        """Close the lobbies that have had no news for long; those of servers that removed the bot are paused.

        Nobody could bring any before the program began.
        """
        begun = self._ledger.clocks.begun

        def close(table: Table) -> Table:
            return limits.closed_if_quiet(table, self._ledger.now(), begun)

        for one in await self._store.tables.lobbies():
            if limits.is_quiet(one, self._ledger.now(), begun) and not self._servers.is_gone(one.guild):
                await self._ledger.alter(one.id, close, playable=False)

    async def agree(self, table_id: int, user: int) -> Table:
        """Let a person agree to reveal the secrets of an aborted match that they played to its end."""
        return await self._ledger.alter(table_id, lambda table: agreed(table, user))

    async def finish_if_over(self, table_id: int) -> None:
        """Close a table whose last answer was given just before the bot ended."""
        table = await self._ledger.table(table_id)
        if table.state != "running":
            return
        try:
            match = await self._ledger.matches.of(table)
        except Refusal:
            return
        if match.result is not None:
            await self.finish(table, match)
