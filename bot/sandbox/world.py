"""The sandbox's world: one server with its channels, people and messages, and every change of it."""

from __future__ import annotations

import logging
import re
import time
from collections import deque
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any

from discord import Permissions

from .messages import EPHEMERAL, LOADING, SUPPRESS_NOTIFICATIONS, Attachment, Channel, Draft, Message, Origin, numbered
from .users import User

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

log = logging.getLogger(__name__)

DISCORD_EPOCH = 1_420_070_400_000  # milliseconds; a snowflake counts from the first second of 2015
# Puts the server on shard 1 of 2, apart from the DMs on shard 0.
FIRST_ID = 1_100_000_000_000_000_000 + (3 << 22)

FILES_KEPT = 50
"""So many replaced files can still be fetched: a page may just be on its way to them."""

EVERYONE_MAY = Permissions(
    view_channel=True,
    send_messages=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    mention_everyone=True,
    use_application_commands=True,
    send_messages_in_threads=True,
    add_reactions=True,
)
BOT_MAY = Permissions(
    view_channel=True, send_messages=True, embed_links=True, attach_files=True, read_message_history=True
)


@dataclass(frozen=True, slots=True)
class Role:
    """A role of the server."""

    id: int
    name: str
    permissions: Permissions
    position: int
    managed: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """Something that changed: ``kind`` names it, ``subject`` is what it happened to.

    Kinds: posted, edited, deleted, dismissed (a Message); channel_created, channel_changed, channel_deleted
    (a Channel); joined, left, settings (a User); commands (None); bot (bool: online); problem (str);
    interaction (an Interaction that is acknowledged or has failed); request (a Request).
    """

    kind: str
    subject: Any = None


class World:
    """The state of the sandbox's Discord. Whoever must learn of changes watches it."""

    def __init__(self) -> None:
        self._last_id = FIRST_ID
        self._watchers: list[Callable[[Change], None]] = []
        self.problems: list[str] = []
        self.guild_id = self.fixed_id()
        self.guild_name = "The Court of Turncoats"
        self.guild_locale = "en-US"
        self.founded = datetime.now(UTC)
        everyone = Role(self.guild_id, "@everyone", EVERYONE_MAY, 0)
        bots = Role(self.fixed_id(), "Turncoat", BOT_MAY, 1, managed=True)
        self.roles = {role.id: role for role in (everyone, bots)}
        self.bot = User(self.fixed_id(), "turncoat", "Turncoat", "#5865f2", bot=True, roles={bots.id})
        self.users: dict[int, User] = {self.bot.id: self.bot}
        self.owner: User = self.bot
        self.channels: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.replaced: deque[Attachment] = deque(maxlen=FILES_KEPT)
        for name in ("the-hall", "the-tavern"):
            self.add_channel(name)

    def next_id(self) -> int:
        """Return a fresh snowflake, larger than all before it."""
        now = int(time.time() * 1000) - DISCORD_EPOCH << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id

    # -- changes

    def watch(self, watcher: Callable[[Change], None]) -> None:
        """Call ``watcher`` at every change from now on."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Callable[[Change], None]) -> None:
        """Stop calling ``watcher``."""
        self._watchers.remove(watcher)

    def tell(self, kind: str, subject: object = None) -> None:
        """Tell all watchers of a change."""
        for watcher in tuple(self._watchers):
            watcher(Change(kind, subject))

    def problem(self, text: str) -> None:
        """Report loudly that the bot did something Discord refuses or the sandbox does not know."""
        log.warning("%s", text)
        self.problems.append(text)
        self.tell("problem", text)

    # -- people and what they may do

    def fixed_id(self) -> int:
        """Return an id for what is there from the start: the same in every run."""
        self._last_id += 1 << 22
        return self._last_id

    def add_user(self, user: User) -> None:
        """Let a person join the server; the first person owns it."""
        if self.owner is self.bot:
            self.owner = user
        self.users[user.id] = user
        self.tell("joined", user)

    def remove_member(self, user: User) -> None:
        """Let a person leave the server."""
        user.member = False
        self.tell("left", user)

    def permissions(self, user: User, channel: Channel) -> Permissions:
        """Compute what a user may do in a channel, from roles and overwrites as Discord does.

        In a DM both sides may do everything there is to do.
        """
        if channel.recipient:
            return Permissions.all() if user in (channel.recipient, self.bot) else Permissions.none()
        if not user.member:
            return Permissions.none()
        if user is self.owner:
            return Permissions.all()
        allowed = self.roles[self.guild_id].permissions.value
        for role in user.roles:
            allowed |= self.roles[role].permissions.value
        nothing = (Permissions.none(), Permissions.none())
        for_everyone = channel.overwrites.get(self.guild_id, nothing)
        of_roles = [channel.overwrites.get(role, nothing) for role in user.roles]
        for_roles = (
            Permissions(_all_of(allow for allow, _ in of_roles)),
            Permissions(_all_of(deny for _, deny in of_roles)),
        )
        for allow, deny in (for_everyone, for_roles, channel.overwrites.get(user.id, nothing)):
            allowed = allowed & ~deny.value | allow.value
        if not Permissions(allowed).view_channel:
            return Permissions.none()
        if not Permissions(allowed).send_messages:
            allowed &= ~Permissions(attach_files=True, embed_links=True, mention_everyone=True).value
        return Permissions(allowed)

    def set_permissions(self, channel: Channel, target: int, allow: Permissions, deny: Permissions) -> None:
        """Set a channel's overwrite for a role or member."""
        channel.overwrites[target] = (allow, deny)
        self.tell("channel_changed", channel)

    # -- channels

    def add_channel(self, name: str) -> Channel:
        """Open a text channel."""
        channel = Channel(self.fixed_id(), name, position=len(self.channels))
        self.channels[channel.id] = channel
        self.tell("channel_created", channel)
        return channel

    def dm(self, user: User) -> Channel:
        """Return the DM channel of a person with the bot, opened if need be."""
        channel = self.opened_dm(user)
        if channel is None:
            channel = Channel(self.next_id(), user.name, recipient=user)
            self.channels[channel.id] = channel
            self.tell("channel_created", channel)
        return channel

    def opened_dm(self, user: User) -> Channel | None:
        """Return the DM channel of a person with the bot if there is one."""
        return next((channel for channel in self.channels.values() if channel.recipient is user), None)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with all its messages."""
        del self.channels[channel.id]
        for message in channel.history.values():
            message.deleted = True
        channel.history.clear()
        self.tell("channel_deleted", channel)

    # -- messages

    def post(
        self,
        channel: Channel,
        author: User,
        draft: Draft,
        *,
        only_for: User | None = None,
        origin: Origin | None = None,
    ) -> Message:
        """Post a message and notify whom it mentions."""
        message = Message(self.next_id(), channel, author, datetime.now(UTC), only_for=only_for, origin=origin)
        message.nonce = draft.nonce
        message.flags = draft.flags
        self._write(message, draft)
        message.pings = self._notified(message)
        channel.history[message.id] = message
        self.tell("posted", message)
        return message

    def edit(self, message: Message, draft: Draft) -> None:
        """Change a message in place; nobody is notified. A message that was loading is complete now."""
        self._write(message, draft)
        if message.loading:
            message.flags &= ~LOADING
        else:
            message.edited = datetime.now(UTC)
        self.tell("edited", message)

    def delete(self, message: Message) -> None:
        """Delete a message."""
        message.deleted = True
        message.channel.history.pop(message.id, None)
        self.tell("deleted", message)

    def dismiss(self, message: Message) -> None:
        """Let its person not see an ephemeral message any more; for the bot it is still there."""
        message.dismissed = True
        self.tell("dismissed", message)

    def _write(self, message: Message, draft: Draft) -> None:
        if draft.content is not None:
            message.content = draft.content
            self._mention(message, draft.allowed_mentions)
        if draft.attachments is not None:
            self.replaced.extend(message.attachments)
            message.attachments = draft.attachments
        if draft.components is not None:
            message.components = numbered(draft.components)

    def _mention(self, message: Message, allowed: dict[str, Any] | None) -> None:
        """Work out whom a message mentions (Discord's documentation, "Allowed Mentions Object")."""
        kinds = {"users", "roles", "everyone"} if allowed is None else set(allowed.get("parse") or ())
        listed = {kind: {int(one) for one in (allowed or {}).get(kind) or ()} for kind in ("users", "roles")}
        to_all = self.permissions(message.author, message.channel).mention_everyone
        users = [int(one) for one in re.findall(r"<@!?(\d+)>", message.content)]
        roles = [int(one) for one in re.findall(r"<@&(\d+)>", message.content)]
        message.mentions = [
            self.users[one]
            for one in dict.fromkeys(users)
            if one in self.users and ("users" in kinds or one in listed["users"])
        ]
        message.mentioned_roles = [
            one
            for one in dict.fromkeys(roles)
            if one in self.roles and to_all and ("roles" in kinds or one in listed["roles"])
        ]
        message.mentions_everyone = (
            to_all and "everyone" in kinds and re.search(r"@(everyone|here)\b", message.content) is not None
        )

    def _notified(self, message: Message) -> tuple[int, ...]:
        if message.flags & (SUPPRESS_NOTIFICATIONS | EPHEMERAL | LOADING):
            return ()
        if message.channel.recipient:
            candidates = [message.channel.recipient]
        else:
            roles = set(message.mentioned_roles)
            candidates = [
                user
                for user in self.users.values()
                if message.mentions_everyone or user in message.mentions or user.roles & roles
            ]
        return tuple(
            user.id
            for user in candidates
            if user is not message.author and self.permissions(user, message.channel).view_channel
        )


def _all_of(permissions: Iterable[Permissions]) -> int:
    value = 0
    for permission in permissions:
        value |= permission.value
    return value
