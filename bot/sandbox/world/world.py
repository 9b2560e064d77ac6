"""The sandbox's world: servers with their channels, people and messages, and every change of it."""

import logging
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any

from discord import Permissions

from bot.sandbox.refusals import opening_too_fast, taken_for_spam
from bot.sandbox.world.guilds import BOT_MAY, DEFAULT_LANGUAGE, EVERYONE_MAY, Guild, Role, User
from bot.sandbox.world.mentions import mention, notified
from bot.sandbox.world.messages import (
    ARCHIVE_AFTER,
    LOADING,
    Attachment,
    Channel,
    Draft,
    Message,
    Origin,
    Thread,
    numbered,
)
from bot.sandbox.world.permissions import permissions

log = logging.getLogger(__name__)

DISCORD_EPOCH = 1_420_070_400_000  # milliseconds; a snowflake counts from the first second of 2015
# Puts the first server on shard 1 of 2, apart from the DMs on shard 0.
FIRST_ID = 1_100_000_000_000_000_000 + (3 << 22)

FIRST_COMMAND = 1_000_000_000_000_000_000

FILES_KEPT = 50
"""So many replaced files can still be fetched: a page may just be on its way to them."""

TIMED_OUT_FOR = timedelta(hours=1)


@dataclass(frozen=True, slots=True)
class Change:
    """Something that changed: ``kind`` names it, ``subject`` is what it happened to, ``guild`` the server.

    The kinds with their subjects:

    - posted, edited, deleted, dismissed: a Message;
    - channel_created, channel_changed, channel_deleted: a Channel, also a thread;
    - channel_opened: a Channel, also a thread, that the bot can see now;
    - thread_entered: a Channel to which somebody was added;
    - thread_joined, thread_left: a Channel to which the bot was added, or out of which it was taken;
    - joined, left, member_changed: a User;
    - events_changed: None, for the list of scheduled events of a server;
    - guild_changed, guild_lost (unavailable until it is found), guild_found: None;
    - role_created, role_changed: a Role;
    - settings: a User, None for everybody's;
    - commands, time: None;
    - bot: a bool (online);
    - problem: a str;
    - interaction: an Interaction that is acknowledged or has failed;
    - request: a Request.
    """

    kind: str
    subject: Any = None
    guild: Guild | None = None


class World:
    """The state of the sandbox's Discord. Every part that must learn of changes watches it.

    ``clock`` measures the age of messages. The time they show is ``now``, which can be ``ahead`` of the machine's by so
    many seconds. ``home`` is the server that is there from the start.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.openings = Openings(clock)
        self.ahead = 0.0
        self._last_id = FIRST_ID
        self._last_command = FIRST_COMMAND
        self._watchers: list[Callable[[Change], None]] = []
        self.problems: list[str] = []
        self.token_known = True
        self.users: dict[int, User] = {}
        self.guilds: dict[int, Guild] = {}
        self.channels: dict[int, Channel] = {}
        self.commands: list[dict[str, Any]] = []
        self.replaced: deque[Attachment] = deque(maxlen=FILES_KEPT)
        self.bot = User(0, "turncoat", "Turncoat", "#5865f2", bot=True)
        self.home = self._found("The Court of Turncoats", self.bot)
        self.bot.id = self.fixed_id()
        self.users[self.bot.id] = self.bot
        self.home.members[self.bot.id] = self.bot
        for name in ("the-hall", "the-tavern"):
            self.add_channel(name)

    def now(self) -> datetime:
        """Return the time here."""
        return datetime.now(UTC) + timedelta(seconds=self.ahead)

    def pass_time(self, seconds: float) -> None:
        """Let so much time have passed at once."""
        self.ahead += seconds
        self.tell("time")

    def next_id(self) -> int:
        """Return a fresh snowflake, larger than all before it."""
        now = int(self.now().timestamp() * 1000) - DISCORD_EPOCH << 22
        self._last_id = max(self._last_id + 1, now)
        return self._last_id

    def fixed_id(self) -> int:
        """Return an id for what is there from the start: the same in every run."""
        self._last_id += 1 << 22
        return self._last_id

    def command_id(self) -> int:
        """Return a fresh id for a command, or for a version of it: their number changes no other id."""
        self._last_command += 1 << 22
        return self._last_command

    # -- changes

    def watch(self, watcher: Callable[[Change], None]) -> None:
        """Call ``watcher`` at every change from now on."""
        self._watchers.append(watcher)

    def unwatch(self, watcher: Callable[[Change], None]) -> None:
        """Stop calling ``watcher``."""
        self._watchers.remove(watcher)

    def tell(self, kind: str, subject: object = None, guild: Guild | None = None) -> None:
        """Tell all watchers of a change."""
        for watcher in tuple(self._watchers):
            watcher(Change(kind, subject, guild))

    def problem(self, text: str) -> None:
        """Report loudly that the bot did something Discord refuses or the sandbox does not know."""
        log.warning("%s", text)
        self.problems.append(text)
        self.tell("problem", text)

    # -- servers and people

    def _found(self, name: str, owner: User) -> Guild:
        guild = Guild(self.fixed_id(), name, self.now(), owner)
        bots = Role(self.fixed_id(), self.bot.name, BOT_MAY, 1, managed=True)
        guild.roles = {role.id: role for role in (Role(guild.id, "@everyone", EVERYONE_MAY, 0), bots)}
        self.bot.roles.add(bots.id)
        self.guilds[guild.id] = guild
        return guild

    def add_guild(self, name: str, owner: User, *, community: bool = False, language: str = DEFAULT_LANGUAGE) -> Guild:
        """Found one more server, with everybody there is as its members, also the bot."""
        guild = self._found(name, owner)
        guild.community, guild.language = community, language
        guild.members = dict(self.users)
        self.tell("joined", self.bot, guild)
        return guild

    def add_foreign_guild(self, name: str, owner: User) -> Guild:
        """Found one more server with all people as its members; the bot is not there and hears nothing of it."""
        guild = self._found(name, owner)
        guild.members = {number: one for number, one in self.users.items() if one is not self.bot}
        self.tell("guild_changed", None, guild)
        return guild

    def add_user(self, user: User) -> None:
        """Let a person join the first server; the first person owns it."""
        if self.home.owner is self.bot:
            self.home.owner = user
        self.users[user.id] = user
        self.add_member(user, self.home)

    def add_member(self, user: User, guild: Guild) -> None:
        """Let somebody, or the bot, join a server."""
        guild.members[user.id] = user
        self.tell("joined", user, guild)

    def remove_member(self, user: User, guild: Guild) -> None:
        """Let somebody, or the bot, leave a server; with the bot go the commands that it had only there."""
        del guild.members[user.id]
        if user is self.bot:
            self.commands = [one for one in self.commands if one.get("guild_id") != str(guild.id)]
        self.tell("left", user, guild)

    def time_out(self, user: User, guild: Guild, *, timed_out: bool) -> None:
        """Forbid a member to write for a while, or allow it again."""
        if timed_out:
            guild.timed_out[user.id] = self.now() + TIMED_OUT_FOR
        else:
            guild.timed_out.pop(user.id, None)
        self.tell("member_changed", user, guild)

    def set_language(self, guild: Guild, *, community: bool, language: str) -> None:
        """Make a server a Community server or not, with a language."""
        guild.community, guild.language = community, language
        self.tell("guild_changed", None, guild)

    # -- what may be done

    def set_role(self, guild: Guild, role: Role) -> None:
        """Add a role, or change the one with its id."""
        with self._opening(guild):
            kind = "role_changed" if role.id in guild.roles else "role_created"
            guild.roles[role.id] = role
            self.tell(kind, role, guild)

    def set_permissions(self, channel: Channel, target: int, allow: Permissions, deny: Permissions) -> None:
        """Set a channel's overwrite for a role or member."""
        with self._opening(channel.guild):
            channel.overwrites[target] = (allow, deny)
            self.tell("channel_changed", channel)

    @contextmanager
    def _opening(self, guild: Guild | None) -> Iterator[None]:
        """Tell of a server's channels that what happens meanwhile has opened to the bot."""
        here = [one for one in self.channels.values() if one.guild is guild and one.kind == "text"]
        closed = [one for one in here if not permissions(self.bot, one).view_channel]
        yield
        for channel in closed:
            if permissions(self.bot, channel).view_channel:
                self.tell("channel_opened", channel)

    # -- channels

    def add_channel(self, name: str, guild: Guild | None = None, *, voice: bool = False) -> Channel:
        """Open a text channel, or one for voices, in the first server if no other is named."""
        channel = Channel(self.fixed_id(), name, guild or self.home, voice=voice, position=len(self.channels))
        self.channels[channel.id] = channel
        self.tell("channel_created", channel)
        return channel

    def add_thread(
        self, name: str, parent: Channel, owner: User, *, private: bool = False, archive_after: int = ARCHIVE_AFTER
    ) -> Channel:
        """Open a thread in a text channel; who opens it is in it."""
        thread = Thread(owner, self.now(), private, archive_after=archive_after, members={owner.id})
        channel = Channel(self.next_id(), name, parent.guild, parent=parent, thread=thread)
        self.channels[channel.id] = channel
        self.tell("channel_created", channel)
        return channel

    def set_thread(self, channel: Channel, *, archived: bool | None = None, locked: bool | None = None) -> None:
        """Archive or lock a thread, or take that back; None leaves it as it is."""
        thread = channel.thread
        if thread is None:
            raise ValueError(f"{channel.name} is no thread")
        thread.archived = thread.archived if archived is None else archived
        thread.locked = thread.locked if locked is None else locked
        self.tell("channel_changed", channel)

    def join_thread(self, channel: Channel, user: User) -> None:
        """Add somebody to a thread."""
        thread = channel.thread
        if thread and user.id not in thread.members:
            thread.members.add(user.id)
            self.tell("thread_entered", channel)
            if user is self.bot:
                self.tell("thread_joined", channel)

    def leave_thread(self, channel: Channel, user: User) -> None:
        """Take somebody out of a thread."""
        thread = channel.thread
        if thread and user.id in thread.members:
            thread.members.remove(user.id)
            if user is self.bot:
                self.tell("thread_left", channel)

    def dm(self, user: User) -> Channel:
        """Return the DM channel of a person with the bot, opened if need be."""
        channel = self.opened_dm(user)
        if channel is None:
            channel = Channel(self.next_id(), user.name, recipient=user)
            self.channels[channel.id] = channel
            self.tell("channel_created", channel)
        return channel

    def add_people_channel(self, name: str, *people: User) -> Channel:
        """Open the direct messages of two people, or of a group: the bot is in neither."""
        channel = Channel(self.next_id(), name, people=people)
        self.channels[channel.id] = channel
        self.tell("channel_created", channel)
        return channel

    def opened_dm(self, user: User) -> Channel | None:
        """Return the DM channel of a person with the bot if there is one."""
        return next((channel for channel in self.channels.values() if channel.recipient is user), None)

    def remove_channel(self, channel: Channel) -> None:
        """Delete a channel with its threads and all messages."""
        for thread in [one for one in self.channels.values() if one.parent is channel]:
            self.remove_channel(thread)
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
        """Post a message and notify whom it mentions.

        In a thread that brings its author and them into it; an answer to an interaction (``origin``) does not.
        """
        message = Message(self.next_id(), channel, author, self.now(), only_for=only_for, origin=origin)
        message.nonce = draft.nonce
        message.flags = draft.flags
        message.posted_at = self.clock()
        self._write(message, draft)
        if channel.thread and origin is None:
            if channel.thread.archived:
                self.set_thread(channel, archived=False)
            for user in (author, *message.mentions):
                self.join_thread(channel, user)
        message.pings = notified(message)
        channel.history[message.id] = message
        self.tell("posted", message)
        return message

    def edit(self, message: Message, draft: Draft) -> None:
        """Change a message in place; nobody is notified. A message that was loading is complete now."""
        self._write(message, draft)
        if message.loading:
            message.flags &= ~LOADING
        else:
            message.edited = self.now()
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
            mention(message, draft.allowed_mentions, self.users)
        if draft.attachments is not None:
            self.replaced.extend(message.attachments)
            message.attachments = draft.attachments
        if draft.components is not None:
            message.components = numbered(draft.components)


WITHIN = 10 * 60.0
"""Seconds for which an opening counts. Discord tells neither them nor the number; bots have met some 20 to 50."""


@dataclass(slots=True)
class Openings:
    """The limit on openings of direct messages: it refuses too many of them.

    Too many are more than ``most`` openings (None: any number), or an opening to anybody new in ``quarantine``.
    """

    clock: Callable[[], float]
    most: int | None = None
    quarantine: bool = False
    _begun: deque[float] = field(default_factory=deque)

    def open(self) -> None:
        """Somebody's direct messages are opened for the first time. Raises Refusal."""
        while self._begun and self._begun[0] <= self.clock() - WITHIN:
            self._begun.popleft()
        if self.quarantine:
            raise taken_for_spam()
        if self.most is not None and len(self._begun) >= self.most:
            raise opening_too_fast()
        self._begun.append(self.clock())

    def send(self, channel: Channel) -> None:
        """Let the bot write in a channel. Raises Refusal in quarantine, if it has never written there."""
        if self.quarantine and channel.recipient is not None and not channel.history:
            raise taken_for_spam()
