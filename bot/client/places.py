"""What happens to the bot's servers, channels and threads, and to its connection: tables are brought in line.

Nothing here is shown or decided. Every event only says which tables may look different from what they should; where
nothing differs, no call is made.
"""

from collections.abc import Mapping
from typing import Any

import discord

from bot import texts
from bot.aftermath.host import Host as AftermathHost
from bot.client.tree import Tree
from bot.commands.registration import register, registered
from bot.learning.host import Host as LearningHost
from bot.privacy.host import Host as PrivacyHost
from bot.processes.shards import shard_of
from bot.store import Store
from bot.tables import Recovery, Timekeeper

PATIENCE = 60.0
"""Seconds after which it is taken to hang that servers are compared with what is stored."""


class Places(AftermathHost, LearningHost, PrivacyHost):
    """A client that hears of places. What is missed while it is not connected is made up for by looking at all tables.

    ``recovery`` must be there before the gateway is. The intent ``guilds`` brings all of these events; that the bot's
    own membership has changed is told without any (https://discord.com/developers/docs/events/gateway#gateway-intents).
    """

    store: Store
    tree: Tree
    recovery: Recovery
    timekeeper: Timekeeper

    _payload: list[dict[str, Any]] | None = None
    _unavailable: frozenset[int] = frozenset()

    @property
    def is_worker(self) -> bool:
        """Whether other processes are on the gateway, and this one never is."""
        return self.settings.role == "worker"

    @property
    def deafness(self) -> str:
        """What keeps this process from hearing all that it should; a worker should hear nothing."""
        return "" if self.is_worker else super().deafness

    async def tell_commands(self) -> Mapping[str, int]:
        """Tell Discord the commands where it does not know them: at the start, and to a server that is joined.

        One process after the other: whoever comes later reads what the first one has noted.
        Their ids by name are returned.
        """
        async with self.registering():
            known = await register(self, await self.tree.payload(), self.store, self.settings.servers)
        texts.know_commands(known)
        return known

    async def know_commands(self) -> Mapping[str, int]:
        """As ``tell_commands``, where another process does so: as far as it has."""
        self._payload = self._payload or await self.tree.payload()
        known = await registered(self, self._payload, self.store, self.settings.servers)
        texts.know_commands(known)
        return known

    # The connection

    async def on_ready(self) -> None:
        """All servers are known: some may have removed the bot meanwhile, or taken it back."""
        self.supervisor.begin("servers", self._compare_servers, patience=PATIENCE)

    async def _compare_servers(self) -> None:
        back = await self.tables.servers.compare({one.id for one in self.guilds}, self.is_told_of)
        for guild in back:
            self.recovery.look(guild=guild)

    async def on_shard_ready(self, shard_id: int) -> None:
        """A session has begun anew; at the start the tables are looked at anyway.

        The servers of which nothing is told yet are those with which Discord is in trouble.
        """
        self.timekeeper.look_soon()
        self._unavailable |= {one.id for one in self.guilds if one.unavailable and one.shard_id == shard_id}
        if not self.greet(shard_id):
            self._look_at_shard(shard_id)

    async def on_shard_resumed(self, shard_id: int) -> None:
        """A session goes on after the connection was lost."""
        self.timekeeper.look_soon()
        self._look_at_shard(shard_id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """A connection is lost: on the servers of that shard no clock goes on, whoever keeps it."""
        self.timekeeper.look_soon()

    def _look_at_shard(self, shard_id: int) -> None:
        shards = self.shard_count or 1
        self.recovery.look_at_rest(lambda table: shard_of(table.guild, shards) == shard_id)

    # Servers

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """A server has invited the bot, perhaps again."""
        self._join(guild)

    def _join(self, guild: discord.Guild) -> None:
        async def join() -> None:
            await self.tables.servers.joined(guild.id)
            self.recovery.look(guild=guild.id)
            await self.tell_commands()

        self.supervisor.begin("servers", join)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """A server has removed the bot."""

        async def leave() -> None:
            await self.tables.servers.left(guild.id)
            self.recovery.look(guild=guild.id)  # what is on its way there is called off

        self.supervisor.begin("servers", leave, patience=PATIENCE)

    async def on_guild_unavailable(self, guild: discord.Guild) -> None:
        """Discord has trouble with a server."""
        self._unavailable |= {guild.id}

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """The server is there, at every start too; only after trouble its tables are in question."""
        if self.tables.servers.is_gone(guild.id):
            self._join(guild)
        elif guild.id in self._unavailable:
            self._unavailable -= {guild.id}
            self.recovery.look(guild=guild.id)

    # What the bot may do

    async def on_guild_role_update(self, before: discord.Role, after: discord.Role) -> None:
        """What a role may do may be what the bot may do."""
        if before.permissions != after.permissions:
            self.recovery.look(guild=after.guild.id)

    async def on_member_update(self, before: discord.Member, after: discord.Member) -> None:
        """The bot has got or lost a role, or is timed out, or not any more."""
        if after.id == after.guild.me.id:
            self.recovery.look(guild=after.guild.id)

    # Channels and threads

    async def on_guild_channel_update(self, before: discord.abc.GuildChannel, after: discord.abc.GuildChannel) -> None:
        """Permissions in a channel are those in its threads, too."""
        if before.overwrites != after.overwrites:
            self._look_in(after.guild, after.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """A channel is gone, and its threads with it."""
        self._look_in(channel.guild, channel.id)

    async def on_raw_thread_update(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread was archived, locked, or opened again."""
        self._look_at_channel(payload.guild_id, payload.thread_id)

    async def on_raw_thread_delete(self, payload: discord.RawThreadDeleteEvent) -> None:
        """A thread is gone."""
        self._look_at_channel(payload.guild_id, payload.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """The bot can see a thread: somebody has mentioned it there."""
        self._look_at_channel(thread.guild.id, thread.id)

    def _look_at_channel(self, guild_id: int, channel_id: int) -> None:
        self.recovery.look(lambda table: table.channel == channel_id, guild=guild_id)

    def _look_in(self, guild: discord.Guild, channel_id: int) -> None:
        within = {channel_id, *(one.id for one in guild.threads if one.parent_id == channel_id)}
        self.recovery.look(lambda table: table.channel in within, guild=guild.id)
