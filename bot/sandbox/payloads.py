"""The world in Discord's JSON shapes (Discord's documentation; checked by the tests against its OpenAPI document)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from urllib.parse import quote

if TYPE_CHECKING:
    from .messages import Attachment, Channel, Message, Origin
    from .users import User
    from .world import Role, World

Json = dict[str, Any]

TEXT_CHANNEL, DM_CHANNEL = 0, 1


def user(one: User) -> Json:
    """A user."""
    whole: Json = {
        "id": str(one.id),
        "username": one.key,
        "global_name": None if one.bot else one.name,
        "avatar": None,
        "discriminator": "0000" if one.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if one.bot:
        whole["bot"] = True
        whole["username"] = one.name
    return whole


def own_user(world: World) -> Json:
    """The bot's own user, as ``GET /users/@me`` gives it."""
    return {**user(world.bot), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def application(world: World) -> Json:
    """The bot's application; it belongs to the owner of the server."""
    return {
        "id": str(world.bot.id),
        "name": world.bot.name,
        "icon": None,
        "description": "",
        "type": None,
        "bot": user(world.bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": user(world.owner),
        "approximate_guild_count": 1,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def member(world: World, one: User, *, with_user: bool = True) -> Json:
    """A member of the server."""
    whole: Json = {
        "avatar": None,
        "banner": None,
        "communication_disabled_until": None,
        "flags": 0,
        "joined_at": world.founded.isoformat(),
        "nick": None,
        "pending": False,
        "premium_since": None,
        "roles": [str(number) for number in sorted(one.roles)],
        "mute": False,
        "deaf": False,
    }
    return {**whole, "user": user(one)} if with_user else whole


def role(one: Role) -> Json:
    """A role."""
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
        "mentionable": False,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(world: World, one: Channel) -> Json:
    """A channel."""
    whole: Json = {
        "id": str(one.id),
        "flags": 0,
        "last_message_id": str(max(one.history)) if one.history else None,
    }
    if one.recipient:
        return {**whole, "type": DM_CHANNEL, "recipients": [user(one.recipient)]}
    return {
        **whole,
        "type": TEXT_CHANNEL,
        "guild_id": str(world.guild_id),
        "name": one.name,
        "parent_id": None,
        "rate_limit_per_user": 0,
        "topic": None,
        "position": one.position,
        "nsfw": False,
        "permission_overwrites": [
            {
                "id": str(target),
                "type": 0 if target in world.roles else 1,
                "allow": str(allow.value),
                "deny": str(deny.value),
            }
            for target, (allow, deny) in one.overwrites.items()
        ],
    }


def guild(world: World) -> Json:
    """The server."""
    return {
        "id": str(world.guild_id),
        "name": world.guild_name,
        "owner_id": str(world.owner.id),
        "preferred_locale": world.guild_locale,
        "roles": [role(one) for one in world.roles.values()],
        "features": [],
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


def own_guild(world: World) -> Json:
    """The server in the list of those the bot is in."""
    allowed = world.roles[world.guild_id].permissions
    for one in world.bot.roles:
        allowed |= world.roles[one].permissions
    return {
        "id": str(world.guild_id),
        "name": world.guild_name,
        "icon": None,
        "banner": None,
        "owner": False,
        "permissions": str(allowed.value),
        "features": [],
    }


def guild_create(world: World) -> Json:
    """The server as GUILD_CREATE gives it to a bot without the members intent: of the members only itself."""
    return {
        **guild(world),
        "joined_at": world.founded.isoformat(),
        "large": False,
        "unavailable": False,
        "member_count": sum(one.member for one in world.users.values()),
        "voice_states": [],
        "members": [member(world, world.bot)],
        "channels": [channel(world, one) for one in world.channels.values() if not one.recipient],
        "threads": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def attachment(address: str, channel_id: int, one: Attachment) -> Json:
    """A file of a message; ``address`` is where this Discord is served."""
    url = f"{address}/cdn/attachments/{channel_id}/{one.id}/{quote(one.filename)}"
    whole: Json = {
        "id": str(one.id),
        "filename": one.filename,
        "size": len(one.data),
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    if one.description is not None:
        whole["description"] = one.description
    if one.size_in_pixels:
        whole["width"], whole["height"] = one.size_in_pixels
    return whole


def origin(one: Origin, bot_id: int, guild_id: int | None) -> Json:
    """The interaction that a message answers."""
    whole: Json = {
        "id": str(one.id),
        "type": one.kind,
        "user": user(one.user),
        "authorizing_integration_owners": {"0": str(guild_id or 0)},
    }
    if one.name is not None:
        whole["name"] = one.name
    if one.before is not None:
        whole["triggering_interaction_metadata"] = origin(one.before, bot_id, guild_id)
    elif one.message_id is not None:
        whole["interacted_message_id"] = str(one.message_id)
    return whole


def message(world: World, address: str, one: Message) -> Json:
    """A message."""
    channel_id = one.channel.id
    whole: Json = {
        "id": str(one.id),
        "channel_id": str(channel_id),
        "type": 0,
        "author": user(one.author),
        "content": one.content,
        "timestamp": one.created.isoformat(),
        "edited_timestamp": one.edited and one.edited.isoformat(),
        "mentions": [user(mentioned) for mentioned in one.mentions],
        "mention_roles": [str(number) for number in one.mentioned_roles],
        "mention_everyone": one.mentions_everyone,
        "attachments": [
            attachment(address, channel_id, part) | ({"ephemeral": True} if one.ephemeral else {})
            for part in one.attachments
        ],
        "embeds": [],
        "components": one.components,
        "flags": one.flags,
        "pinned": False,
        "tts": False,
    }
    if one.nonce is not None:
        whole["nonce"] = one.nonce
    if one.origin is not None:
        guild_id = None if one.channel.recipient else world.guild_id
        whole["type"] = 20 if one.origin.kind == 2 else 0
        whole["application_id"] = whole["webhook_id"] = str(world.bot.id)
        whole["interaction_metadata"] = origin(one.origin, world.bot.id, guild_id)
        if one.origin.name is not None:
            whole["interaction"] = {
                "id": str(one.origin.id),
                "type": one.origin.kind,
                "name": one.origin.name,
                "user": user(one.origin.user),
            }
    return whole


def message_event(world: World, address: str, one: Message) -> Json:
    """A message as the gateway's events give it."""
    whole = message(world, address, one)
    if one.channel.recipient:
        return {**whole, "channel_type": DM_CHANNEL}
    return {
        **whole,
        "channel_type": TEXT_CHANNEL,
        "guild_id": str(world.guild_id),
        "member": member(world, one.author, with_user=False),
    }
