"""The mentions of a message, and the people it notifies (Discord's documentation, "Allowed Mentions Object")."""

import re
from collections.abc import Mapping
from typing import Any

from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, Message
from bot.sandbox.world.permissions import permissions


def mention(message: Message, allowed: dict[str, Any] | None, users: Mapping[int, User]) -> None:
    """Work out whom a message mentions, of all ``users``, within what its author allowed (None: everything)."""
    kinds = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
    listed = {kind: {int(one) for one in (allowed or {}).get(kind) or ()} for kind in ("users", "roles")}
    to_all = permissions(message.author, message.channel).mention_everyone
    roles_here = message.channel.guild.roles if message.channel.guild else {}
    message.mentions = [
        users[one]
        for one in _ids(r"<@!?(\d+)>", message.content)
        if one in users and ("users" in kinds or one in listed["users"])
    ]
    message.mentioned_roles = [
        one
        for one in _ids(r"<@&(\d+)>", message.content)
        if one in roles_here
        and (to_all or roles_here[one].mentionable)
        and ("roles" in kinds or one in listed["roles"])
    ]
    message.mentions_everyone = (
        to_all and "everyone" in kinds and re.search(r"@(everyone|here)\b", message.content) is not None
    )


def _ids(pattern: str, content: str) -> list[int]:
    return list(dict.fromkeys(int(one) for one in re.findall(pattern, content)))


def notified(message: Message) -> tuple[int, ...]:
    """Return the ids of those whom a new message notifies."""
    channel = message.channel
    if message.flags & (SUPPRESS_NOTIFICATIONS | EPHEMERAL | LOADING):
        return ()
    if channel.guild is None:
        called = [channel.recipient] if channel.recipient else []
    else:
        roles = set(message.mentioned_roles)
        called = [
            user
            for user in channel.guild.members.values()
            if message.mentions_everyone or user in message.mentions or user.roles & roles
        ]
    return tuple(user.id for user in called if user is not message.author and permissions(user, channel).view_channel)
