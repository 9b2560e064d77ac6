"""REST routes about channels, threads and messages."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import bodies, guild_payloads, payloads, shapes
from .permissions import may_write, permissions
from .refusals import (
    blocked_by_automod,
    cannot_send_to_user,
    missing_access,
    missing_permissions,
    not_a_thread,
    not_in_a_dm,
    not_the_author,
    thread_archived,
    unknown,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from .messages import Channel, Draft, Message
    from .rest import Answer, Call, Route
    from .world import World

NONCE_KNOWN = 3 * 60.0  # seconds; Discord says "the past few minutes"


class ChannelRoutes:
    """What happens on each of them."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self._world = world
        self._address = address

    def table(self) -> tuple[Route, ...]:
        """Return these routes."""
        channel = r"/channels/{channel:\d+}"
        messages = f"{channel}/messages"
        message = rf"{messages}/{{message:\d+}}"
        return (
            ("GET", channel, self._channel),
            ("PATCH", channel, self._change_thread),
            ("POST", f"{channel}/typing", self._typing),
            ("POST", f"{channel}/threads", self._open_thread),
            ("PUT", f"{channel}/thread-members/@me", self._join_thread),
            ("DELETE", f"{channel}/thread-members/@me", self._leave_thread),
            ("GET", messages, self._list_messages),
            ("POST", messages, self._post_message),
            ("GET", message, self._get_message),
            ("PATCH", message, self._edit_message),
            ("DELETE", message, self._delete_message),
        )

    # -- what the bot may

    def _visible(self, call: Call) -> Channel:
        channel = self._world.channels.get(call.number("channel"))
        if channel is None:
            raise unknown("Channel")
        if not permissions(self._world.bot, channel).view_channel:
            raise missing_access()
        return channel

    def _may(self, channel: Channel, permission: str) -> None:
        if not getattr(permissions(self._world.bot, channel), permission):
            raise missing_permissions()

    def _may_post(self, channel: Channel) -> None:
        allowed = permissions(self._world.bot, channel)
        if not may_write(allowed, channel):
            raise missing_permissions()
        if channel.thread and channel.thread.locked and not allowed.manage_threads:
            raise thread_archived()
        if channel.recipient and not self._reachable(channel):
            raise cannot_send_to_user()

    def _reachable(self, channel: Channel) -> bool:
        """Whether somebody takes direct messages of the bot: they allow them, and share a server with it."""
        person = channel.recipient
        servers = self._world.guilds.values()
        return (
            person is not None
            and person.dm_open
            and any(one.has(person) and one.has(self._world.bot) for one in servers)
        )

    def _passes(self, channel: Channel, draft: Draft) -> None:
        if draft.content and channel.guild and channel.guild.blocks(draft.content):
            raise blocked_by_automod()

    def _found(self, call: Call) -> Message:
        message = self._visible(call).history.get(call.number("message"))
        if message is None or message.only_for is not None:
            raise unknown("Message")
        return message

    # -- channels and threads

    def _channel(self, call: Call) -> Answer:
        return 200, guild_payloads.channel(self._visible(call))

    def _typing(self, call: Call) -> Answer:
        self._may_post(self._visible(call))
        return 204, None

    def _thread(self, call: Call) -> Channel:
        channel = self._visible(call)
        if channel.thread is None:
            raise not_a_thread()
        if channel.thread.archived:
            raise thread_archived()
        return channel

    def _open_thread(self, call: Call) -> Answer:
        channel = self._visible(call)
        if channel.kind != "text":
            raise not_a_thread()
        body = bodies.read(call.form.body, shapes.ThreadBody)
        private = body.type == guild_payloads.PRIVATE_THREAD
        self._may(channel, "create_private_threads" if private else "create_public_threads")
        bot, after = self._world.bot, body.auto_archive_duration
        thread = self._world.add_thread(body.name, channel, bot, private=private, archive_after=after)
        return 201, guild_payloads.channel(thread)

    def _change_thread(self, call: Call) -> Answer:
        """Change a thread: who opened it may; who writes there may bring it back; locks are for who manages threads."""
        channel = self._visible(call)
        thread = channel.thread
        if thread is None:
            raise not_a_thread()
        body = bodies.read(call.form.body, shapes.ThreadChange)
        allowed = permissions(self._world.bot, channel)
        wakes = body.archived is False and body.name is None and may_write(allowed, channel)
        own = thread.owner is self._world.bot and body.locked is None
        if not allowed.manage_threads and (thread.locked or not (wakes or own)):
            raise missing_permissions()
        channel.name = body.name or channel.name
        thread.archive_after = body.auto_archive_duration or thread.archive_after
        self._world.set_thread(channel, archived=body.archived, locked=body.locked)
        return 200, guild_payloads.channel(channel)

    def _join_thread(self, call: Call) -> Answer:
        self._world.join_thread(self._thread(call), self._world.bot)
        return 204, None

    def _leave_thread(self, call: Call) -> Answer:
        self._world.leave_thread(self._thread(call), self._world.bot)
        return 204, None

    # -- messages

    def _shown(self, message: Message) -> Answer:
        return 200, payloads.message(self._world, self._address(), message)

    def _list_messages(self, call: Call) -> Answer:
        channel = self._visible(call)
        self._may(channel, "read_message_history")
        wanted = bodies.read(call.query, shapes.MessageQuery, strict=False)
        messages = [
            message
            for message in channel.messages
            if (wanted.before is None or message.id < wanted.before)
            and (wanted.after is None or message.id > wanted.after)
        ]
        messages = messages[: wanted.limit] if wanted.after is not None else messages[-wanted.limit :]
        return 200, [self._shown(message)[1] for message in reversed(messages)]

    def _get_message(self, call: Call) -> Answer:
        message = self._found(call)
        self._may(message.channel, "read_message_history")
        return self._shown(message)

    def _post_message(self, call: Call) -> Answer:
        channel = self._visible(call)
        self._may_post(channel)
        if call.form.uploads:
            self._may(channel, "attach_files")
        body = bodies.read(call.form.body, shapes.MessageBody)
        draft = bodies.draft(call.form, self._world.next_id)
        if body.enforce_nonce and (same := self._posted_before(channel, body.nonce)):
            return self._shown(same)
        self._passes(channel, draft)
        return self._shown(self._world.post(channel, self._world.bot, draft))

    def _posted_before(self, channel: Channel, nonce: str | int | None) -> Message | None:
        """Return the bot's message of the last minutes with this nonce, if there is one."""
        since = self._world.clock() - NONCE_KNOWN
        for message in channel.messages:
            own = message.author is self._world.bot and message.posted_at >= since
            if own and nonce is not None and message.nonce == nonce:
                return message
        return None

    def _edit_message(self, call: Call) -> Answer:
        message = self._found(call)
        channel = message.channel
        if message.author is not self._world.bot:
            raise not_the_author()
        if channel.thread and (channel.thread.archived or channel.thread.locked):
            raise thread_archived()
        bodies.read(call.form.body, shapes.MessageBody)
        if call.form.uploads:
            self._may(channel, "attach_files")
        draft = bodies.draft(call.form, self._world.next_id, edited=message)
        self._passes(channel, draft)
        self._world.edit(message, draft)
        return self._shown(message)

    def _delete_message(self, call: Call) -> Answer:
        message = self._found(call)
        if message.author is not self._world.bot:
            if message.channel.recipient:
                raise not_in_a_dm()
            self._may(message.channel, "manage_messages")
        self._world.delete(message)
        return 204, None
