"""Calls players to a table. A call is on disk before anybody is mentioned, and the delivery posts it."""

from collections.abc import Awaitable, Callable

from msgspec.structs import replace

from bot.gathering.calls import BY_HOST, DAY, HOUR, MOST, ON_SERVER, Circumstances, order
from bot.store import ALL, Asked, CallWish, PastCall, Store, Summons, Table
from bot.tables import Refusal, Tables
from bot.tables.lobby_rules import check_host

LOOKED_AT = 20
"""Discord is asked about at most so many people for a call."""

AGAIN = 60.0
"""Seconds after which the host of a table may ask again, if nobody could be called."""

Sees = Callable[[int], Awaitable[bool | None]]
"""Says whether somebody sees the channel of a table; ``None`` if they have left the server."""


class Calls:
    """The wishes of people to be called, and the calls of hosts."""

    def __init__(self, tables: Tables, store: Store) -> None:
        self._tables = tables
        self._store = store
        self._tried: dict[int, float] = {}

    async def wishes(self, user: int, guild: int) -> list[CallWish]:
        """Return the wishes of somebody on a server, by game."""
        return [one for one in await self._store.calls.wishes(user) if one.guild == guild]

    async def wish(self, wish: CallWish) -> None:
        """Call somebody from now on. A wish for all games takes the place of those for single games."""
        if wish.game == ALL:
            await self._store.calls.drop(wish.user, wish.guild)
        await self._store.calls.save(wish)

    async def end(self, user: int, guild: int, game: str | None = None) -> None:
        """Call somebody no more to tables of a game, or to any table of a server."""
        await self._store.calls.drop(user, guild, game)

    async def check(self, table_id: int, host: int) -> Table:
        """Return a table whose host may call players now; refuse others."""
        table = await self._tables.table(table_id)
        check_host(table, host)
        _check_unused(table)
        now = self._tables.now()
        if await self._store.calls.count(table.guild, now - DAY, host) >= BY_HOST:
            raise Refusal("call-often", number=BY_HOST)
        if await self._store.calls.count(table.guild, now - HOUR) >= ON_SERVER:
            raise Refusal("call-busy")
        return table

    async def call_role(self, table: Table, role: int) -> Table:
        """Call everybody who has a role."""
        return await self._call(table, (), role)

    async def call(self, table: Table, sees: Sees) -> Table:
        """Call those who asked and can be called now; refuse, for whichever reason, if nobody can be."""
        self._check_patience(table)
        claimed = await self._claimed(table, sees)
        if not claimed:
            raise Refusal("call-nobody")
        try:
            return await self._call(table, tuple(one.user for one in claimed), 0)
        except Refusal:
            for one in claimed:
                await self._store.calls.give_back(one, table.id)
            raise

    def _check_patience(self, table: Table) -> None:
        """Refuse a host who has just asked: Discord was asked about people then."""
        now = self._tables.now()
        self._tried = {one: at for one, at in self._tried.items() if now - at < AGAIN}
        if table.id in self._tried:
            raise Refusal("call-nobody")
        self._tried[table.id] = now

    async def _claimed(self, table: Table, sees: Sees) -> list[Asked]:
        """Return the people to be called, for each of whom the call is on disk."""
        now, found = self._tables.now(), list[Asked]()
        for one in (await self._in_order(table, now))[:LOOKED_AT]:
            seen = await sees(one.user)
            if seen is None:
                await self._store.calls.drop(one.user, table.guild)
            elif seen and await self._store.calls.claim(one, PastCall(one.user, table.id, table.host, now)):
                found.append(one)
            if len(found) == MOST:
                break
        return found

    async def _in_order(self, table: Table, now: float) -> list[Asked]:
        asked = await self._store.calls.asked(table.guild, table.game)
        apart = set[int]()
        for one in table.sitters:
            if one.user is not None:
                apart |= await self._tables.blocks.around(one.user)
        past = await self._store.calls.since(table.guild, now - DAY)
        return order(asked, Circumstances(now, table, apart, past))

    async def _call(self, table: Table, people: tuple[int, ...], role: int) -> Table:
        """Store the call with the act of the host; the delivery finds that its message is missing."""
        summons = Summons(at=self._tables.now(), game=table.game, language=table.language, people=people, role=role)

        def change(now: Table) -> Table:
            check_host(now, table.host)
            _check_unused(now)
            if now.game != table.game:
                raise Refusal("call-nobody")
            return replace(now, summons=summons)

        return await self._tables.ledger.act(table.id, table.host, "call", change)


def _check_unused(table: Table) -> None:
    """Refuse a table to which nobody can be called, or whose host has called already."""
    if table.summons is not None:
        raise Refusal("call-once")
    if table.only_invited:
        raise Refusal("only-invited")
    if not table.may_call_players:
        raise Refusal("full", number=len(table.sitters))
