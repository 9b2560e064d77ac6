"""REST routes about channels, threads and messages."""

from collections.abc import Callable

from bot.sandbox import guild_payloads, payloads
from bot.sandbox.refusals import (
    blocked_by_automod,
    cannot_send_to_user,
    missing_access,
    missing_permissions,
    no_mutual_servers,
    nonce_of_deleted,
    not_a_thread,
    not_in_a_dm,
    not_the_author,
    thread_archived,
    unknown,
)
from bot.sandbox.rest import bodies, shapes
from bot.sandbox.rest.serving import Answer, Call, Route
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import Channel, Draft, Message
from bot.sandbox.world.permissions import may_write, permissions
from bot.sandbox.world.world import World

NONCE_KNOWN = 3 * 60.0  # seconds; Discord says "the past few minutes"


class ChannelRoutes:
    """The routes about channels, with the handler of each."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self._world = world
        self._address = address
        self._posted: list[Message] = []

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
            ("PUT", rf"{channel}/thread-members/{{user:\d+}}", self._bring_into_thread),
            ("GET", rf"{channel}/thread-members/{{user:\d+}}", self._thread_member),
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
        if channel.recipient:
            self._may_write_to(channel, channel.recipient)

    def _may_write_to(self, channel: Channel, person: User) -> None:
        """Check that a person takes direct messages of the bot.

        A person does so if they allow direct messages and share a server with the bot. Raises Refusal.
        """
        if not any(one.has(person) and one.has(self._world.bot) for one in self._world.guilds.values()):
            raise no_mutual_servers()
        if not person.dm_open:
            raise cannot_send_to_user()
        self._world.openings.send(channel)

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
        if channel.kind != "text" or channel.voice:
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

    def _bring_into_thread(self, call: Call) -> Answer:
        """Bring a user into a thread, as anybody may who may write in it.

        The user must see the thread's channel. The user is told, the bot is not.
        """
        channel = self._thread(call)
        self._may_post(channel)
        user = self._world.users.get(call.number("user"))
        if user is None or channel.guild is None or not channel.guild.has(user):
            raise unknown("Member")
        if channel.parent is None or not permissions(user, channel.parent).view_channel:
            raise missing_access()
        self._world.join_thread(channel, user)
        return 204, None

    def _thread_member(self, call: Call) -> Answer:
        channel, user = self._visible(call), self._world.users.get(call.number("user"))
        if channel.thread is None:
            raise not_a_thread()
        if user is None or user.id not in channel.thread.members:
            raise unknown("Member")
        return 200, guild_payloads.thread_member(channel, channel.thread, user)

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
        if body.enforce_nonce and (same := self._posted_before(body.nonce)):
            return self._shown(same)
        self._passes(channel, draft)
        message = self._world.post(channel, self._world.bot, draft)
        self._posted.append(message)
        return self._shown(message)

    def _posted_before(self, nonce: str | int | None) -> Message | None:
        """Return the bot's message of the last minutes with this nonce, wherever it stands, if there is one.

        Raises Refusal if that was deleted.
        """
        since = self._world.clock() - NONCE_KNOWN
        self._posted = [one for one in self._posted if one.posted_at >= since]
        same = next((one for one in self._posted if nonce is not None and one.nonce == nonce), None)
        if same is not None and same.deleted:
            raise nonce_of_deleted()
        return same

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
