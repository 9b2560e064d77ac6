"""Brings the scheduled events of plans in line: the entries in a server's own list of events."""

import asyncio
import logging
from collections.abc import Callable, Mapping
from http import HTTPStatus
from typing import Any, Literal

import aiohttp
import discord

from bot.delivery import troubles
from bot.delivery.limiter import Limiter
from bot.messages.gathering.plan_event import EventContent, is_void, wanted
from bot.store import PlanEvent, StoreError
from bot.tables import Refusal, Table, Tables

_log = logging.getLogger(__name__)

RETRY = 60.0
"""Seconds until an event is tried again that Discord could not make, change or delete."""
FULL = 30038
EXTERNAL, GUILD_ONLY = 3, 2

EventDeed = Literal["make", "change", "delete"]


class PlanEvents:
    """Makes, changes and deletes events until each plan has the event that it should have.

    An event has no nonce. So each try looks through the server's list for an event with the plan's mark. The task of
    a table does one thing after another, and notes each. ``again`` has a table looked at again.
    """

    def __init__(self, client: discord.Client, tables: Tables, limiter: Limiter, again: Callable[[int], None]) -> None:
        self._client = client
        self._tables = tables
        self._limiter = limiter
        self._again = again
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._alarms: dict[int, asyncio.TimerHandle] = {}

    def lacks(self, table: Table) -> bool:
        """Return whether something is to be done about the event of a table."""
        return self._due(table) is not None

    def bring_in_line(self, table: Table) -> None:
        """Do what is to be done about the event of a table, in the background."""
        waits = table.id in self._tasks or table.id in self._alarms
        if self.lacks(table) and not waits:
            self._tasks[table.id] = asyncio.create_task(self._work(table.id))

    def under_way(self, table_id: int) -> list[asyncio.Task[None]]:
        """Return the task that works on the event of a table, if there is one."""
        return [self._tasks[table_id]] if table_id in self._tasks else []

    @property
    def tasks(self) -> list[asyncio.Task[None]]:
        """All such tasks."""
        return list(self._tasks.values())

    def let_go(self, table_id: int) -> None:
        """Let another process care for the event of a table from now on."""
        for one in self.under_way(table_id):
            one.cancel()
        if (alarm := self._alarms.pop(table_id, None)) is not None:
            alarm.cancel()

    async def close(self) -> None:
        """Stop; what is missing is made up for after the next start."""
        tasks = self.tasks
        for table_id in {*self._tasks, *self._alarms}:
            self.let_go(table_id)
        await asyncio.gather(*tasks, return_exceptions=True)

    def _due(self, table: Table) -> EventDeed | None:
        event = table.plan.event if table.plan is not None else None
        if event is None:
            return None
        if is_void(table):
            return "delete"
        content = wanted(table)
        if content is None:
            return None
        if event.id:
            return "change" if event.shown != content.fingerprint else None
        return None if event.refused or content.begins.timestamp() <= self._tables.now() else "make"

    async def _work(self, table_id: int) -> None:
        try:
            table = await self._tables.ledger.stored(table_id)
            while (deed := self._due(table)) is not None:
                table = await self._tables.plans.note_event(table_id, await self._done(table, deed))
        except (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError, StoreError) as error:
            _log.warning("the event of table %d waits, next try in %.0f s: %s", table_id, RETRY, error)
            self._alarms[table_id] = asyncio.get_running_loop().call_later(RETRY, self._ring, table_id)
        except Refusal as refusal:
            _log.info("table %d has no event any more: %s", table_id, refusal.key)
        finally:
            del self._tasks[table_id]

    def _ring(self, table_id: int) -> None:
        self._alarms.pop(table_id, None)
        self._again(table_id)

    async def _done(self, table: Table, deed: EventDeed) -> PlanEvent:
        """Do it, and return what is to be noted. A final refusal is noted also; passing trouble is raised."""
        plan, content = table.plan, wanted(table)
        if plan is None or plan.event is None:
            raise Refusal("plan-over")
        try:
            if deed == "delete" or content is None:
                await self._delete(table.guild, plan.event.id)
                return PlanEvent()
            if deed == "make":
                return PlanEvent(await self._made(table, content), plan.number, content.fingerprint)
            await self._change(table.guild, plan.event.id, content)
        except discord.HTTPException as error:
            if troubles.is_passing(error):
                raise
            _log.warning("Discord refuses to %s the event of table %d: %s", deed, table.id, error)
            return _refused(plan.event, deed, error, content)
        return PlanEvent(plan.event.id, plan.number, content.fingerprint)

    async def _made(self, table: Table, content: EventContent) -> int:
        """Return the id of the event, made unless it was. Delete others: a try whose answer was lost made them."""
        found = await self._own(table, content)
        if not found:
            self._limiter.take()
            made = await self._client.http.create_guild_scheduled_event(table.guild, **_body(content))
            found = [int(made["id"]), *await self._own(table, content)]
        for other in set(found) - {found[0]}:
            await self._delete(table.guild, other)
        return found[0]

    async def _own(self, table: Table, content: EventContent) -> list[int]:
        """Return the events of a plan in its server's list: those of the bot with its mark and its time."""
        self._limiter.take()
        listed = await self._client.http.get_scheduled_events(table.guild, with_user_count=False)
        own = str(self._client.user.id) if self._client.user is not None else ""
        return [int(one["id"]) for one in listed or () if one["creator_id"] == own and _is_of(one, content)]

    async def _change(self, guild: int, event: int, content: EventContent) -> None:
        self._limiter.take()
        await self._client.http.edit_scheduled_event(guild, event, name=content.name, description=content.text)

    async def _delete(self, guild: int, event: int) -> None:
        """Delete an event; harmless if it is gone."""
        self._limiter.take()
        try:
            await self._client.http.delete_scheduled_event(guild, event)
        except discord.NotFound:
            return


def _is_of(listed: Mapping[str, Any], content: EventContent) -> bool:
    """Return whether a listed event is of a plan. No other event has its mark; before a move it had another time."""
    begins = discord.utils.parse_time(listed["scheduled_start_time"])
    return begins == content.begins and (listed["description"] or "").endswith(content.mark)


def _body(content: EventContent) -> dict[str, Any]:
    return {
        "name": content.name,
        "description": content.text,
        "entity_type": EXTERNAL,
        "entity_metadata": {"location": content.place},
        "privacy_level": GUILD_ONLY,
        "scheduled_start_time": content.begins.isoformat(),
        "scheduled_end_time": content.ends.isoformat(),
    }


def _refused(
    event: PlanEvent, deed: EventDeed, error: discord.HTTPException, content: EventContent | None
) -> PlanEvent:
    """Return what is noted of a refusal. An event that cannot be changed stays as it is, unless somebody deleted it."""
    if deed == "change" and content is not None and error.status != HTTPStatus.NOT_FOUND:
        return PlanEvent(event.id, event.number, content.fingerprint)
    if deed == "delete":
        return PlanEvent()
    if error.status == HTTPStatus.FORBIDDEN:
        return PlanEvent(refused="permission")
    return PlanEvent(refused="full" if error.code == FULL else "refused")
