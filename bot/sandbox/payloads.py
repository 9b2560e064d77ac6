"""The world in Discord's JSON shapes (Discord's documentation; checked by the tests against its OpenAPI document)."""

from typing import Any
from urllib.parse import quote

from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Attachment, Message, Origin
from bot.sandbox.world.world import World

Json = dict[str, Any]


def user(person: User) -> Json:
    """Return a user as JSON."""
    whole: Json = {
        "id": str(person.id),
        "username": person.key,
        "global_name": None if person.bot else person.name,
        "avatar": None,
        "discriminator": "0000" if person.bot else "0",
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }
    if person.bot:
        whole["bot"] = True
        whole["username"] = person.name
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


def attachment(address: str, channel_id: int, file: Attachment) -> Json:
    """Return a file of a message as JSON; ``address`` is the address of this Discord."""
    url = f"{address}/cdn/attachments/{channel_id}/{file.id}/{quote(file.filename)}"
    whole: Json = {
        "id": str(file.id),
        "filename": file.filename,
        "size": len(file.data),
        "url": url,
        "proxy_url": url,
        "content_type": file.content_type,
    }
    if file.description is not None:
        whole["description"] = file.description
    if file.size_in_pixels:
        whole["width"], whole["height"] = file.size_in_pixels
    return whole


def origin(asked: Origin) -> Json:
    """Return the interaction that a message answers."""
    whole: Json = {
        "id": str(asked.id),
        "type": asked.kind,
        "user": user(asked.user),
        "authorizing_integration_owners": asked.owners,
    }
    if asked.name is not None:
        whole["name"] = asked.name
    if asked.before is not None:
        whole["triggering_interaction_metadata"] = origin(asked.before)
    elif asked.message_id is not None:
        whole["interacted_message_id"] = str(asked.message_id)
    return whole


def message(world: World, address: str, posted: Message) -> Json:
    """Return a message as JSON."""
    channel_id = posted.channel.id
    whole: Json = {
        "id": str(posted.id),
        "channel_id": str(channel_id),
        "type": 0,
        "author": user(posted.author),
        "content": posted.content,
        "timestamp": posted.created.isoformat(),
        "edited_timestamp": posted.edited and posted.edited.isoformat(),
        "mentions": [user(mentioned) for mentioned in posted.mentions],
        "mention_roles": [str(number) for number in posted.mentioned_roles],
        "mention_everyone": posted.mentions_everyone,
        "attachments": [
            attachment(address, channel_id, part) | ({"ephemeral": True} if posted.ephemeral else {})
            for part in posted.attachments
        ],
        "embeds": [],
        "components": posted.components,
        "flags": posted.flags,
        "pinned": False,
        "tts": False,
    }
    if posted.nonce is not None:
        whole["nonce"] = posted.nonce
    if posted.origin is not None:
        whole["type"] = 20 if posted.origin.kind == 2 else 0
        whole["application_id"] = whole["webhook_id"] = str(world.bot.id)
        whole["interaction_metadata"] = origin(posted.origin)
        if posted.origin.name is not None:
            whole["interaction"] = {
                "id": str(posted.origin.id),
                "type": posted.origin.kind,
                "name": posted.origin.name,
                "user": user(posted.origin.user),
            }
    return whole
