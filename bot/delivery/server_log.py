"""Writes what hosts and those who administer tables did into the log channels of servers that have one."""

import logging
from collections.abc import Sequence

import discord

from bot import texts
from bot.delivery import calls, troubles
from bot.messages.content import Content
from bot.processes.supervision import Supervisor
from bot.tables import Action, Tables

_log = logging.getLogger(__name__)

NAME = "log"


class ServerLog:
    """The log of a server: tells each action once, in the order in which they were kept.

    Actions of an earlier start are told, too. After a crash between telling an action and noting that, the action is
    told again. In the minutes in which Discord knows the action, the action is not told twice. ``supervisor`` begins
    the log again when Discord cannot be reached. A channel that takes no messages is told nothing.
    """

    def __init__(self, client: discord.Client, tables: Tables, supervisor: Supervisor) -> None:
        self._client = client
        self._tables = tables
        self._supervisor = supervisor
        self._waits = False
        self._writes = False

    def wake(self) -> None:
        """Wake the log, because there may be something to write."""
        self._waits = True
        if not self._writes:
            self._writes = self._supervisor.begin(NAME, self._write) is not None

    async def _write(self) -> None:
        while self._waits:
            self._waits = False
            try:
                while untold := await self._tables.actions.untold():
                    await self._tell_all(untold)
            except BaseException:  # also when it hangs and is cut off: begun again, it begins where it was
                self._waits = True
                raise
        self._writes = False

    async def _tell_all(self, untold: Sequence[Action]) -> None:
        """Tell them; where one cannot be told now, those after it wait, but only on the same server."""
        failed: dict[int, Exception] = {}
        for one in untold:
            if one.guild in failed:
                continue
            try:
                await self._tell(one)
            except Exception as error:  # whatever it is, other servers do not wait for it
                failed[one.guild] = error
            else:
                await self._tables.actions.told(one)
        if failed:
            raise next(iter(failed.values()))

    async def _tell(self, action: Action) -> None:
        settings = await self._tables.settings.of(action.guild)
        if settings.log is None or self._tables.servers.is_gone(action.guild):
            return
        say = texts.speaker(settings.language or await self._language(action.guild))
        line = action_line(say, action)
        try:
            await calls.post(self._client, settings.log, Content(line), f"action {action.id}", lambda: True)
        except discord.HTTPException as error:
            if troubles.is_passing(error):
                raise
            _log.warning("the log channel %d refused a message: %s", settings.log, error)

    async def _language(self, guild_id: int) -> str:
        """Return the language of a Community server; of any other Discord says ``en-US``."""
        guild = self._client.get_guild(guild_id)
        if guild is None:  # without the gateway nothing is known of any server
            guild = await self._client.fetch_guild(guild_id, with_counts=False)
        return texts.language_of(str(guild.preferred_locale))


def action_line(say: texts.Speaker, action: Action) -> str:
    """Return an action with its time, in a line."""
    told = texts.action_line(
        say, action.what, who=action.who, table=action.table, about=action.about, reason=action.reason
    )
    return f"<t:{int(action.at)}:f> {told}"
