"""Events of the bot's servers, channels and threads, and of its connection: tables are brought in line.

Nothing is shown or decided in this module. Every event only names the tables that may look different from what
they should. If nothing differs, no call is made.
"""

import logging
from collections.abc import Awaitable, Callable

import discord

from bot.processes.gateway import Gateway
from bot.processes.shards import shard_of
from bot.processes.supervision import Supervisor
from bot.tables import Recovery, Timekeeper
from bot.tables.servers import Servers

TO_COMPARE = 60.0
"""Seconds after which it is taken to hang that servers are compared with what is stored."""

_log = logging.getLogger(__name__)


class Places:
    """The listener of a client to events of its servers, channels and shards.

    While the client is not connected, events are missed; a look at all tables makes up for them. The intent ``guilds``
    brings all of these events. A change of the bot's own membership is told without any intent
    (https://discord.com/developers/docs/events/gateway#gateway-intents).

    ``joined`` is called when a server has invited the bot.
    """

    def __init__(
        self,
        client: discord.AutoShardedClient,
        gateway: Gateway,
        servers: Servers,
        recovery: Recovery,
        timekeeper: Timekeeper,
        supervisor: Supervisor,
        joined: Callable[[], Awaitable[object]],
    ) -> None:
        self._client = client
        self._gateway = gateway
        self._servers = servers
        self._recovery = recovery
        self._timekeeper = timekeeper
        self._supervisor = supervisor
        self._joined = joined
        self._unavailable: frozenset[int] = frozenset()

    def begin(self) -> None:
        """Have the client call every method that is named after an event."""
        for name in vars(Places):
            if name.startswith("on_"):
                self._client.event(getattr(self, name))

    # The connection

    async def on_ready(self) -> None:
        """Compare the servers, which are all known now: some may have removed the bot meanwhile, or taken it back."""
        _log.info("ready as %s in %d servers", self._client.user, len(self._client.guilds))
        self._supervisor.begin("servers", self._compare_servers, patience=TO_COMPARE)

    async def _compare_servers(self) -> None:
        back = await self._servers.compare({one.id for one in self._client.guilds}, self._gateway.is_told_of)
        for guild in back:
            self._recovery.look(guild=guild)

    async def on_shard_ready(self, shard_id: int) -> None:
        """Look at the tables of a shard whose session has begun again.

        At the start the tables are looked at anyway. Discord is in trouble with the servers that it has told nothing of
        yet.
        """
        first = self._gateway.greet(shard_id)
        self._timekeeper.look_soon()
        self._unavailable |= {one.id for one in self._client.guilds if one.unavailable and one.shard_id == shard_id}
        if not first:
            self._look_at_shard(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Look at the tables of a shard whose session goes on after the connection was lost."""
        self._timekeeper.look_soon()
        self._look_at_shard(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """Have the clocks looked at after a lost connection.

        No clock goes on on the servers of that shard, whichever process keeps the clock.
        """
        self._timekeeper.look_soon()

    def _look_at_shard(self, shard_id: int) -> None:
        shards = self._client.shard_count or 1
        self._recovery.look_at_rest(lambda table: shard_of(table.guild, shards) == shard_id)

    # Servers

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Note that a server has invited the bot, perhaps again."""
        self._join(guild)

    def _join(self, guild: discord.Guild) -> None:
        async def join() -> None:
            await self._servers.joined(guild.id)
            self._recovery.look(guild=guild.id)
            await self._joined()

        self._supervisor.begin("servers", join)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Note that a server has removed the bot."""

        async def leave() -> None:
            await self._servers.left(guild.id)
            self._recovery.look(guild=guild.id)  # what is on its way there is called off

        self._supervisor.begin("servers", leave, patience=TO_COMPARE)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Note that Discord has trouble with a server."""
        self._unavailable |= {guild.id}

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Note that a server is there, as at every start; only after trouble its tables are in question."""
        if self._servers.is_gone(guild.id):
            self._join(guild)
        elif guild.id in self._unavailable:
            self._unavailable -= {guild.id}
            self._recovery.look(guild=guild.id)

    # Permissions of the bot

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """Look at the tables of a server when a role's permissions change: the role may be the bot's."""
        if before.permissions != after.permissions:
            self._recovery.look(guild=after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """Look at the tables of a server on which the bot has got or lost a role.

        The same is done when its timeout there begins or ends.
        """
        if after.id == after.guild.me.id:
            self._recovery.look(guild=after.guild.id)

    # Channels and threads

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Look at the tables in a channel and in its threads: its permissions also count there."""
        if before.overwrites != after.overwrites:
            self._look_in(after.guild, after.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Look at the tables of a channel that is gone, and its threads with it."""
        self._look_in(channel.guild, channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Look at the tables of a thread that was archived, locked, or opened again."""
        self._look_at_channel(payload.guild_id, payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Look at the tables of a thread that is gone."""
        self._look_at_channel(payload.guild_id, payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Look at the tables of a thread that the bot can see now: somebody has mentioned it there."""
        self._look_at_channel(thread.guild.id, thread.id)

    def _look_at_channel(self, guild_id: int, channel_id: int) -> None:
        self._recovery.look(lambda table: table.channel == channel_id, guild=guild_id)

    def _look_in(self, guild: discord.Guild, channel_id: int) -> None:
        within = {channel_id, *(one.id for one in guild.threads if one.parent_id == channel_id)}
        self._recovery.look(lambda table: table.channel in within, guild=guild.id)
