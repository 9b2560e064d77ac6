"""Changes in the world, as events of the gateway (Discord's documentation, "Gateway Events")."""

from collections.abc import Callable
from typing import Any, Protocol

from bot.sandbox import guild_payloads, payloads
from bot.sandbox.world.guilds import Guild, User
from bot.sandbox.world.messages import Channel, Message
from bot.sandbox.world.permissions import permissions
from bot.sandbox.world.world import Change, World

CHANNEL_EVENTS = {"channel_created": "CREATE", "channel_changed": "UPDATE", "channel_deleted": "DELETE"}
ROLE_EVENTS = {"role_created": "GUILD_ROLE_CREATE", "role_changed": "GUILD_ROLE_UPDATE"}


class Dispatch(Protocol):
    """A function that sends an event to the sessions that get it."""

    def __call__(self, event: str, data: dict[str, Any], *, intent: str | None, guild: Guild | None) -> None:
        """Send it to the sessions of the server that have this intent."""


class Events:
    """The maker of events from changes; a change on a server without the bot makes no event."""

    def __init__(self, world: World, address: Callable[[], str], dispatch: Dispatch) -> None:
        self._world = world
        self._address = address
        self._dispatch = dispatch

    def pass_on(self, change: Change) -> None:
        """Send the events of a change."""
        match change.kind:
            case "posted" | "edited":
                self._message("MESSAGE_CREATE" if change.kind == "posted" else "MESSAGE_UPDATE", change.subject)
            case "deleted":
                self._deleted(change.subject)
            case "channel_created" | "channel_changed" | "channel_deleted":
                self._channel(CHANNEL_EVENTS[change.kind], change.subject)
            case "channel_opened":
                self._opened(change.subject)
            case "thread_joined" | "thread_left":
                self._thread_members(change.subject, joined=change.kind == "thread_joined")
            case "joined" | "left" | "member_changed" if change.guild:
                self._member(change.kind, change.subject, change.guild)
            case "guild_lost" if change.guild:
                self._in_guild("GUILD_DELETE", {"id": str(change.guild.id), "unavailable": True}, change.guild)
            case "guild_found" if change.guild:
                self._in_guild("GUILD_CREATE", guild_payloads.guild_create(self._world, change.guild), change.guild)
            case "guild_changed" if change.guild:
                self._in_guild("GUILD_UPDATE", guild_payloads.guild(change.guild), change.guild)
            case "role_created" | "role_changed" if change.guild:
                data = {"guild_id": str(change.guild.id), "role": guild_payloads.role(change.subject)}
                self._in_guild(ROLE_EVENTS[change.kind], data, change.guild)

    def _in_guild(self, event: str, data: dict[str, Any], guild: Guild, intent: str | None = "guilds") -> None:
        if guild.has(self._world.bot):
            self._dispatch(event, data, intent=intent, guild=guild)

    # -- messages

    def _message(self, event: str, message: Message) -> None:
        if message.only_for is not None:
            return  # ephemeral messages reach a bot only as answers to its own requests
        data = guild_payloads.message_event(self._world, self._address(), message)
        mentions_bot = self._world.bot in message.mentions
        if message.channel.guild and message.author is not self._world.bot and not mentions_bot:
            data |= {"content": "", "components": [], "attachments": []}  # no bot here has the message content intent
        self._in_channel(event, data, message.channel)

    def _deleted(self, message: Message) -> None:
        if message.only_for is None:
            data = {"id": str(message.id), "channel_id": str(message.channel.id)}
            if message.channel.guild:
                data["guild_id"] = str(message.channel.guild.id)
            self._in_channel("MESSAGE_DELETE", data, message.channel)

    def _in_channel(self, event: str, data: dict[str, Any], channel: Channel) -> None:
        if channel.people:
            return
        if channel.guild is None:
            self._dispatch(event, data, intent="dm_messages", guild=None)
        elif permissions(self._world.bot, channel).view_channel:
            self._in_guild(event, data, channel.guild, "guild_messages")

    # -- channels and threads

    def _channel(self, what: str, channel: Channel) -> None:
        if channel.guild is None:
            return  # bots get no events about DM channels (since version 8)
        if channel.thread is None:
            self._in_guild(f"CHANNEL_{what}", guild_payloads.channel(channel), channel.guild)
        elif permissions(self._world.bot, channel).view_channel:
            data = guild_payloads.channel(channel)
            if what == "CREATE":
                data["newly_created"] = True
            elif what == "DELETE":
                data = {key: data[key] for key in ("id", "guild_id", "parent_id", "type")}
            self._in_guild(f"THREAD_{what}", data, channel.guild)

    def _opened(self, channel: Channel) -> None:
        if channel.guild:
            here = [one for one in self._world.channels.values() if one.parent is channel]
            synced = {
                "guild_id": str(channel.guild.id),
                "channel_ids": [str(channel.id)],
                **guild_payloads.threads(self._world.bot, here),
            }
            self._in_guild("THREAD_LIST_SYNC", synced, channel.guild)

    def _thread_members(self, channel: Channel, *, joined: bool) -> None:
        """Tell the bot that it is in a thread now, or not any more.

        A private thread is unknown to the bot until then.
        """
        if channel.guild is None or channel.thread is None:
            return
        bot = self._world.bot
        own = guild_payloads.thread_member(channel, channel.thread, bot)
        data: dict[str, Any] = {
            "id": str(channel.id),
            "guild_id": str(channel.guild.id),
            "member_count": len(channel.thread.members),
        }
        if joined:
            self._in_guild("THREAD_CREATE", {**guild_payloads.channel(channel), "member": own}, channel.guild)
            whole = {**own, "member": guild_payloads.member(channel.guild, bot), "presence": None}
            self._in_guild("THREAD_MEMBERS_UPDATE", {**data, "added_members": [whole]}, channel.guild)
        else:
            self._in_guild("THREAD_MEMBERS_UPDATE", {**data, "removed_member_ids": [str(bot.id)]}, channel.guild)

    # -- servers and members

    def _member(self, kind: str, user: User, guild: Guild) -> None:
        own = user is self._world.bot
        here = {"guild_id": str(guild.id)}
        if kind == "member_changed":
            intent = None if own else "members"  # what happens to the bot itself needs no intent
            self._in_guild("GUILD_MEMBER_UPDATE", {**here, **guild_payloads.member(guild, user)}, guild, intent)
        elif own and kind == "joined":
            self._in_guild("GUILD_CREATE", guild_payloads.guild_create(self._world, guild), guild)
        elif own:
            self._dispatch("GUILD_DELETE", {"id": str(guild.id)}, intent="guilds", guild=guild)
        elif kind == "joined":
            self._in_guild("GUILD_MEMBER_ADD", {**here, **guild_payloads.member(guild, user)}, guild, "members")
        else:
            self._in_guild("GUILD_MEMBER_REMOVE", {**here, "user": payloads.user(user)}, guild, "members")
