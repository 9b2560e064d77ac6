"""Servers, their members and channels in Discord's JSON shapes."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any

from bot.sandbox.payloads import message, user
from bot.sandbox.world.guilds import Guild, Role, ServerEvent, User
from bot.sandbox.world.messages import Channel, Message, Thread
from bot.sandbox.world.permissions import on_server, permissions
from bot.sandbox.world.world import World

Json = dict[str, Any]

TEXT_CHANNEL, DM_CHANNEL, VOICE_CHANNEL, GROUP_CHANNEL, PUBLIC_THREAD, PRIVATE_THREAD = 0, 1, 2, 3, 11, 12
TWO = 2
"""So many people have direct messages; more are a group."""


def member(guild: Guild, one: User, *, with_user: bool = True) -> Json:
    """Return a member of a server as JSON."""
    until = guild.timed_out.get(one.id)
    whole: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": until and until.isoformat(),
        "flags": 0,
        "joined_at": guild.founded.isoformat(),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(number) for number in sorted(one.roles & guild.roles.keys())],
        "mute": False,
        "deaf": False,
    }
    return {**whole, "user": user(one)} if with_user else whole


def role(one: Role) -> Json:
    """Return a role as JSON."""
    return {
        "id": str(one.id),
        "name": one.name,
        "description": None,
        "permissions": str(one.permissions.value),
        "position": one.position,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": one.managed,
        "mentionable": one.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel_type(place: Channel) -> int:
    """Return Discord's number for the kind of channel."""
    if place.thread:
        return PRIVATE_THREAD if place.thread.private else PUBLIC_THREAD
    if place.guild is None:
        return GROUP_CHANNEL if len(place.people) > TWO else DM_CHANNEL
    return VOICE_CHANNEL if place.voice else TEXT_CHANNEL


def channel(place: Channel) -> Json:
    """Return a channel or a thread as JSON."""
    whole: Json = {
        "id": str(place.id),
        "type": channel_type(place),
        "flags": 0,
        "last_message_id": str(max(place.history)) if place.history else None,
    }
    if place.guild is None:
        there = [place.recipient] if place.recipient else place.people
        whole["recipients"] = [user(its) for its in there]
        if whole["type"] == GROUP_CHANNEL:
            whole |= {"name": place.name, "icon": None, "owner_id": str(place.people[0].id)}
        return whole
    whole |= {"guild_id": str(place.guild.id), "name": place.name, "rate_limit_per_user": 0}
    if place.parent and place.thread:
        return {**whole, "parent_id": str(place.parent.id), **_of_thread(place, place.thread)}
    if place.voice:
        whole |= {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
    return {
        **whole,
        "parent_id": None,
        "topic": None,
        "position": place.position,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(target),
                "type": 0 if target in place.guild.roles else 1,
                "allow": str(allow.value),
                "deny": str(deny.value),
            }
            for target, (allow, deny) in place.overwrites.items()
        ],
    }


def _of_thread(place: Channel, thread: Thread) -> Json:
    metadata: Json = {
        "archived": thread.archived,
        "archive_timestamp": thread.opened.isoformat(),
        "auto_archive_duration": thread.archive_after,
        "locked": thread.locked,
        "create_timestamp": thread.opened.isoformat(),
    }
    if thread.private:
        metadata["invitable"] = True
    return {
        "owner_id": str(thread.owner.id),
        "thread_metadata": metadata,
        "message_count": len(place.history),
        "member_count": len(thread.members),
        "total_message_sent": len(place.history),
    }


def thread_member(place: Channel, thread: Thread, who: User) -> Json:
    """Somebody's being in a thread."""
    return {"id": str(place.id), "user_id": str(who.id), "join_timestamp": thread.opened.isoformat(), "flags": 0}


def threads(bot: User, some: Iterable[Channel]) -> Json:
    """Return two lists: the active threads among some that the bot sees, and its own memberships in them."""
    active = [one for one in some if one.thread and not one.thread.archived and permissions(bot, one).view_channel]
    own = {one.id: thread_member(one, one.thread, bot) for one in active if one.thread and bot.id in one.thread.members}
    return {
        "threads": [channel(one) | ({"member": own[one.id]} if one.id in own else {}) for one in active],
        "members": list(own.values()),
    }


def guild(server: Guild) -> Json:
    """Return a server as JSON."""
    return {
        "id": str(server.id),
        "name": server.name,
        "owner_id": str(server.owner.id),
        "preferred_locale": server.locale,
        "roles": [role(its) for its in server.roles.values()],
        "features": features(server),
        "emojis": [],
        "stickers": [],
        "region": "deprecated",
        "afk_timeout": 300,
        "system_channel_flags": 0,
        "widget_enabled": False,
        "verification_level": 0,
        "default_message_notifications": 1,
        "mfa_level": 0,
        "explicit_content_filter": 0,
        "max_presences": None,
        "max_members": 500000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "nsfw": False,
        "nsfw_level": 0,
        **dict.fromkeys(
            (
                "icon",
                "description",
                "home_header",
                "splash",
                "discovery_splash",
                "banner",
                "application_id",
                "afk_channel_id",
                "system_channel_id",
                "widget_channel_id",
                "vanity_url_code",
                "rules_channel_id",
                "safety_alerts_channel_id",
                "public_updates_channel_id",
                "incidents_data",
            )
        ),
    }


def server_event(guild: Guild, event: ServerEvent, now: datetime) -> Json:
    """Return a scheduled event as JSON."""
    return {
        "id": str(event.id),
        "guild_id": str(guild.id),
        "name": event.name,
        "description": event.description,
        "channel_id": None,
        "creator_id": str(event.creator.id),
        "creator": user(event.creator),
        "image": None,
        "scheduled_start_time": event.start.isoformat(),
        "scheduled_end_time": event.end.isoformat(),
        "status": event.status(now),
        "entity_type": 3,
        "entity_id": None,
        "entity_metadata": {"location": event.location},
        "recurrence_rule": None,
        "privacy_level": 2,
        "guild_scheduled_event_exceptions": [],
    }


def features(server: Guild) -> list[str]:
    """Return the features that Discord has switched on for a server."""
    return ["COMMUNITY"] if server.community else []


def own_guild(world: World, server: Guild) -> Json:
    """Return a server as it stands in the list of the bot's servers."""
    return {
        "id": str(server.id),
        "name": server.name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(on_server(world.bot, server).value),
        "features": features(server),
    }


def guild_create(world: World, server: Guild) -> Json:
    """Return a server as GUILD_CREATE gives it to a bot without the members intent.

    The bot itself is the only member in it.
    """
    here = [its for its in world.channels.values() if its.guild is server]
    return {
        **guild(server),
        "hub_type": None,
        "joined_at": server.founded.isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members),
        "voice_states": [],
        "members": [member(server, world.bot)],
        "channels": [channel(its) for its in here if not its.thread],
        "threads": threads(world.bot, here)["threads"],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [server_event(server, its, world.now()) for its in server.events.values()],
        "soundboard_sounds": [],
    }


def message_event(world: World, address: str, posted: Message) -> Json:
    """Return a message as the gateway's events give it."""
    whole = {**message(world, address, posted), "channel_type": channel_type(posted.channel)}
    if posted.channel.guild is None:
        return whole
    author = member(posted.channel.guild, posted.author, with_user=False)
    return {**whole, "guild_id": str(posted.channel.guild.id), "member": author}
