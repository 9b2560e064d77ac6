"""The world in Discord's JSON shapes (Discord's documentation; checked by the tests against its OpenAPI document)."""

from typing import Any
from urllib.parse import quote

from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Attachment, Message, Origin
from bot.sandbox.world.world import World

Json = dict[str, Any]


def user(one: User) -> Json:
    """Return a user as JSON."""
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
    """Return the bot's own user, as ``GET /users/@me`` gives it."""
    return {**user(world.bot), "mfa_enabled": False, "locale": "en-US", "verified": True, "email": None}


def application(world: World) -> Json:
    """Return the bot's application; it belongs to the owner of the first server."""
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
        "owner": user(world.home.owner),
        "approximate_guild_count": sum(one.has(world.bot) for one in world.guilds.values()),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
    }


def attachment(address: str, channel_id: int, one: Attachment) -> Json:
    """Return a file of a message as JSON; ``address`` is the address of this Discord."""
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


def origin(one: Origin) -> Json:
    """Return the interaction that a message answers."""
    whole: Json = {
        "id": str(one.id),
        "type": one.kind,
        "user": user(one.user),
        "authorizing_integration_owners": one.owners,
    }
    if one.name is not None:
        whole["name"] = one.name
    if one.before is not None:
        whole["triggering_interaction_metadata"] = origin(one.before)
    elif one.message_id is not None:
        whole["interacted_message_id"] = str(one.message_id)
    return whole


def message(world: World, address: str, one: Message) -> Json:
    """Return a message as JSON."""
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
        whole["type"] = 20 if one.origin.kind == 2 else 0
        whole["application_id"] = whole["webhook_id"] = str(world.bot.id)
        whole["interaction_metadata"] = origin(one.origin)
        if one.origin.name is not None:
            whole["interaction"] = {
                "id": str(one.origin.id),
                "type": one.origin.kind,
                "name": one.origin.name,
                "user": user(one.origin.user),
            }
    return whole
