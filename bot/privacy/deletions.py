"""Deletes somebody's data: what is a table's stays with a former player in their place, all the rest goes."""

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress

from msgspec.structs import replace

from bot import texts
from bot.privacy import forgetting
from bot.store import ORDERED, Action, Deletion, Store, Table
from bot.tables.refusal import Refusal
from bot.tables.slots import ArchivedThread, FormerCall, alone_of, seen_of
from bot.tables.tables import Tables

_log = logging.getLogger(__name__)

LONG = 3
"""A name of fewer characters stands in what others have written by chance."""

FORMER_NAME = texts.speaker("en")("former-player")
"""The name of a former player, if no table has a language."""

Show = Callable[[int], Awaitable[None]]
"""Brings a table's messages in line."""
ShowSoon = Callable[[Collection[int]], None]
"""Has everything made of tables made again: their messages, a few tables at a time, and all else kept."""


async def order(store: Store, user: int) -> Deletion:
    """Write down whose data a bot is to delete, unless their deletion has begun or was ordered."""
    begun = await begun_of(store, user)
    if begun is None:
        begun = Deletion(secrets.token_hex(8), ORDERED, user)
        await store.deletions.begin(begun)
    return begun


async def begun_of(store: Store, user: int) -> Deletion | None:
    """Return the deletion of a person's data that has begun, or was ordered."""
    return next((one for one in await store.deletions.begun() if one.user == user), None)


class Deletions:
    """The deletions of people's data, one after the other.

    A deletion that was cut off is gone on with (``go_on``), and can be begun again. If other processes also delete, a
    deletion that has not ended after ``cut_off`` seconds was cut off.
    """

    def __init__(self, tables: Tables, store: Store, show: Show, show_soon: ShowSoon, cut_off: float = 0.0) -> None:
        self._tables = tables
        self._store = store
        self._show = show
        self._cut_off = cut_off
        self._show_soon = show_soon
        self._one_by_one = asyncio.Lock()

    async def delete(self, user: int) -> Deletion:
        """Delete all that is stored of a person. Return the entry that says so, and not whose data they were."""
        async with self._one_by_one:
            begun = await begun_of(self._store, user)
            if begun is None:
                begun = Deletion(secrets.token_hex(8), self._tables.now(), user)
                await self._store.deletions.begin(begun)
            return await self._carry_out(begun, user)

    async def go_on(self) -> None:
        """Do what was begun and cut off."""
        async with self._one_by_one:
            for one in await self._store.deletions.begun():
                if one.user is not None and self._tables.now() - one.at >= self._cut_off:
                    await self._carry_out(one, one.user)

    async def take_orders(self) -> None:
        """Do what was ordered. An order that has begun, and fails, is gone on with like every deletion."""
        async with self._one_by_one:
            for one in await self._store.deletions.begun():
                if one.user is not None and one.at == ORDERED:
                    await self._carry_out(one, one.user)

    async def _carry_out(self, deletion: Deletion, user: int) -> Deletion:
        if deletion.at == ORDERED:
            deletion = replace(deletion, at=self._tables.now())
            await self._store.deletions.date(deletion)
        going = (*await self._tables.open_tables_of(user), *await self._store.tables.planned_of(user))
        everywhere, guilds = await self._names(user)
        changed = await self._forget_reasons(user, everywhere, guilds)
        changed |= await self._forget_computers(user, everywhere, guilds)
        for table in going:
            names = forgetting.words(table, user, ()).mine
            await self._leave(table, user)
            await self._forget_at(table.id, user, names)
            await self._show(table.id)
        for table_id in await self._store.deletions.tables_with(user):
            await self._forget_at(table_id, user)
            changed.add(table_id)
        await self._store.deletions.finish(deletion, alone_of(user), seen_of(user), f"{FormerCall.word}:")
        await self._store.deletions.wipe(user, everywhere)
        self._show_soon(changed)
        _log.info("the data of a person were deleted at %d tables: %s", len(changed), deletion.id)
        return replace(deletion, user=None)

    async def _names(self, user: int) -> tuple[set[str], set[int]]:
        """Return the names that a person had at tables, and the servers of these."""
        names, guilds = set[str](), set[int]()
        for table_id in await self._store.deletions.tables_with(user):
            table = await self._store.tables.get(table_id)
            if table is not None:
                guilds.add(table.guild)
                names |= forgetting.words(table, user, await self._store.actions.at_table(table_id)).mine
        return names, guilds

    async def _forget_reasons(self, user: int, names: Collection[str], guilds: Collection[int]) -> set[int]:
        """Take somebody's names out of the reasons at all tables of these servers, and of servers' settings.

        It comes first: if it is cut off, the names still stand at the person's own tables. Reasons of tables where
        somebody else has such a name stay: they are about that person. The tables that have changed are returned.
        """
        long = [name for name in names if len(name) >= LONG]
        changed, rewritten = set[int](), list[Action]()
        for one in await self._store.actions.with_reasons(guilds):
            table = await self._store.tables.get(one.table) if one.table else None
            say = forgetting.PrivateText(long, (), forgetting.former_name(table) if table is not None else FORMER_NAME)
            if say(one.reason) == one.reason or (table is not None and forgetting.names_somebody(table, long, user)):
                continue
            rewritten.append(replace(one, reason=say(one.reason)))
            while table is not None and (after := forgetting.without_reasons(table, say)) != table:
                clock = await self._store.clocks.get(table.id)
                paused_by = clock.paused_by if clock is not None else ""
                if await self._store.deletions.forget_at(
                    after, [], paused_by, show=not table.put_away, again=ArchivedThread()
                ):
                    changed.add(table.id)
                    break
                table = await self._store.tables.get(table.id)
        await self._store.actions.rewrite_reasons(rewritten)
        return changed

    async def _forget_computers(self, user: int, names: Collection[str], guilds: Collection[int]) -> set[int]:
        """Rename computer players called after somebody at tables where that person never was; return these tables.

        A rematch keeps such players.
        """
        found = set[int]().union(*[await self._store.deletions.tables_calling(one) for one in names])
        changed = set[int]()
        for table_id in found.difference(await self._store.deletions.tables_with(user)):
            table = await self._store.tables.get(table_id)
            if table is not None and table.guild in guilds and forgetting.names_computer(table, names, user):
                await self._forget_at(table_id, user, names)
                changed.add(table_id)
        return changed

    async def _leave(self, table: Table, user: int) -> None:
        """Give the seat back, or hand it to a computer player for good; what is over meanwhile needs neither."""
        say = texts.speaker(table.language)
        name = say("hand-over-name", name=forgetting.former_name(table))
        with suppress(Refusal):
            if table.state in ("planned", "lobby"):
                await self._tables.lobby.leave(table.id, user)
            else:
                await self._tables.seats.leave(table.id, user, name)

    async def _forget_at(self, table_id: int, user: int, names: Collection[str] = ()) -> None:
        """Take a person out of a table.

        The ``names`` are those names that the person had there, if they have left the table since. Tables of older
        programs do not know these names.
        """
        while True:
            table = await self._store.tables.get(table_id)
            if table is None:
                await self._store.deletions.forget_unreadable(table_id, user)
                return
            actions, clock = await self._store.actions.at_table(table_id), await self._store.clocks.get(table_id)
            say = forgetting.words(table, user, actions, names)
            after = forgetting.forgotten(table, user, say, secrets.token_bytes(len(table.secret)))
            paused_by = say(clock.paused_by) if clock is not None else ""
            told = [forgetting.forgotten_action(one, user, say) for one in actions]
            if await self._store.deletions.forget_at(
                after, told, paused_by, show=not table.put_away, again=ArchivedThread()
            ):
                return
