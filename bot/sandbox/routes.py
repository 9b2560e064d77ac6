"""Discord's REST routes that the bot uses (Discord's documentation, version 10)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from . import bodies, command_bodies, payloads, shapes
from .faults import Destination
from .messages import without_nulls
from .refusals import (
    Refusal,
    cannot_send_to_user,
    invalid_form,
    missing_access,
    missing_permissions,
    not_in_a_dm,
    not_the_author,
    unknown,
)

if TYPE_CHECKING:
    from collections.abc import Callable

    from .interactions import Interactions
    from .messages import Channel, Message
    from .rest import Answer, Call, Route
    from .world import World


class Routes:
    """What happens on each route."""

    def __init__(self, world: World, interactions: Interactions, address: Callable[[], str]) -> None:
        self._world = world
        self._interactions = interactions
        self._address = address

    def table(self) -> tuple[Route, ...]:
        """Return all routes."""
        application = r"/applications/{application:\d+}"
        webhook = r"/webhooks/{application:\d+}/{token}"
        messages = r"/channels/{channel:\d+}/messages"
        guild = r"/guilds/{guild:\d+}"
        return (
            ("GET", "/users/@me", self._me),
            ("GET", "/users/@me/guilds", self._my_guilds),
            ("GET", r"/users/{user:\d+}", self._user),
            ("POST", "/users/@me/channels", self._open_dm),
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/gateway", self._gateway),
            ("GET", "/gateway/bot", self._gateway_bot),
            ("GET", f"{application}/commands", self._commands),
            ("PUT", f"{application}/commands", self._put_commands),
            ("POST", f"{application}/commands", self._post_command),
            ("GET", rf"{application}{guild}/commands", self._commands),
            ("PUT", rf"{application}{guild}/commands", self._put_commands),
            ("POST", rf"{application}{guild}/commands", self._post_command),
            ("GET", guild, self._guild),
            ("GET", f"{guild}/channels", self._guild_channels),
            ("GET", f"{guild}/roles", self._roles),
            ("GET", rf"{guild}/members/{{user:\d+}}", self._member),
            ("GET", r"/channels/{channel:\d+}", self._channel),
            ("POST", r"/channels/{channel:\d+}/typing", self._typing),
            ("GET", messages, self._list_messages),
            ("POST", messages, self._post_message),
            ("GET", rf"{messages}/{{message:\d+}}", self._get_message),
            ("PATCH", rf"{messages}/{{message:\d+}}", self._edit_message),
            ("DELETE", rf"{messages}/{{message:\d+}}", self._delete_message),
            ("POST", r"/interactions/{interaction:\d+}/{token}/callback", self._callback),
            ("POST", webhook, self._follow_up),
            ("GET", rf"{webhook}/messages/{{message:@original|\d+}}", self._get_answer),
            ("PATCH", rf"{webhook}/messages/{{message:@original|\d+}}", self._edit_answer),
            ("DELETE", rf"{webhook}/messages/{{message:@original|\d+}}", self._delete_answer),
        )

    def destination(self, call: Call) -> Destination:
        """Return where a request goes, as far as it names something that is there."""
        one = self._interactions.about(call.params)
        if one is not None:
            return Destination(one.channel, one.user)
        if "channel" in call.params:
            channel = self._world.channels.get(call.number("channel"))
            return Destination(channel, channel.recipient if channel else None)
        body = call.form.body
        if isinstance(body, dict) and str(body.get("recipient_id")).isdecimal():
            return Destination(None, self._world.users.get(int(body["recipient_id"])))
        return Destination()

    # -- the bot itself

    def _me(self, _: Call) -> Answer:
        return 200, payloads.own_user(self._world)

    def _my_guilds(self, _: Call) -> Answer:
        return 200, [payloads.own_guild(self._world)]

    def _application(self, _: Call) -> Answer:
        return 200, payloads.application(self._world)

    def _gateway(self, _: Call) -> Answer:
        return 200, {"url": self._address().replace("http", "ws", 1) + "/gateway"}

    def _gateway_bot(self, call: Call) -> Answer:
        limit = {"total": 1000, "remaining": 1000, "reset_after": 0, "max_concurrency": 1}
        return 200, {**self._gateway(call)[1], "shards": 1, "session_start_limit": limit}

    # -- commands

    def _scope(self, call: Call) -> str | None:
        if call.number("application") != self._world.bot.id:
            raise Refusal(403, 20012, "You are not authorized to perform this action on this application", ours=True)
        if "guild" in call.params:
            self._known_guild(call)
        return call.params.get("guild")

    def _commands(self, call: Call) -> Answer:
        scope = self._scope(call)
        return 200, [command for command in self._world.commands if command.get("guild_id") == scope]

    def _put_commands(self, call: Call) -> Answer:
        scope = self._scope(call)
        command_bodies.check_commands(call.form.body)
        others = [command for command in self._world.commands if command.get("guild_id") != scope]
        self._world.commands = [*others, *(self._registered(command, scope) for command in call.form.body)]
        self._world.tell("commands")
        return self._commands(call)

    def _post_command(self, call: Call) -> Answer:
        scope = self._scope(call)
        command_bodies.check_commands([call.form.body])
        new = self._registered(call.form.body, scope)

        def key(command: dict[str, Any]) -> tuple[Any, ...]:
            return command.get("guild_id"), command["name"], command["type"]

        known = any(key(command) == key(new) for command in self._world.commands)
        self._world.commands = [*(one for one in self._world.commands if key(one) != key(new)), new]
        self._world.tell("commands")
        return 200 if known else 201, new

    def _registered(self, command: dict[str, Any], scope: str | None) -> dict[str, Any]:
        permissions = command.get("default_member_permissions")
        whole = {
            **without_nulls(command),
            "id": str(self._world.next_id()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.next_id()),
            "type": command.get("type") or 1,
            "description": command.get("description") or "",
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        return whole if scope is None else {**whole, "guild_id": scope}

    # -- the server and its people

    def _known_guild(self, call: Call) -> None:
        if call.number("guild") != self._world.guild_id:
            raise unknown("Guild")

    def _guild(self, call: Call) -> Answer:
        self._known_guild(call)
        return 200, payloads.guild(self._world)

    def _guild_channels(self, call: Call) -> Answer:
        self._known_guild(call)
        return 200, [
            payloads.channel(self._world, channel) for channel in self._world.channels.values() if not channel.recipient
        ]

    def _roles(self, call: Call) -> Answer:
        self._known_guild(call)
        return 200, [payloads.role(role) for role in self._world.roles.values()]

    def _member(self, call: Call) -> Answer:
        self._known_guild(call)
        user = self._world.users.get(call.number("user"))
        if user is None:
            raise unknown("User")
        if not user.member:
            raise unknown("Member")
        return 200, payloads.member(self._world, user)

    def _user(self, call: Call) -> Answer:
        user = self._world.users.get(call.number("user"))
        if user is None:
            raise unknown("User")
        return 200, payloads.user(user)

    def _open_dm(self, call: Call) -> Answer:
        recipient = bodies.read(call.form.body, shapes.Recipient).recipient_id
        user = self._world.users.get(int(recipient))
        if user is None:
            raise invalid_form(("recipient_id",), "USER_NOT_FOUND", "Unknown user")
        if user is self._world.bot:
            raise cannot_send_to_user()
        return 200, payloads.channel(self._world, self._world.dm(user))

    # -- channels and messages

    def _visible(self, call: Call) -> Channel:
        channel = self._world.channels.get(call.number("channel"))
        if channel is None:
            raise unknown("Channel")
        if not self._world.permissions(self._world.bot, channel).view_channel:
            raise missing_access()
        return channel

    def _may(self, channel: Channel, permission: str) -> None:
        if not getattr(self._world.permissions(self._world.bot, channel), permission):
            raise missing_permissions()

    def _found(self, call: Call) -> Message:
        message = self._visible(call).history.get(call.number("message"))
        if message is None or message.only_for is not None:
            raise unknown("Message")
        return message

    def _shown(self, message: Message) -> Answer:
        return 200, payloads.message(self._world, self._address(), message)

    def _channel(self, call: Call) -> Answer:
        return 200, payloads.channel(self._world, self._visible(call))

    def _typing(self, call: Call) -> Answer:
        self._may(self._visible(call), "send_messages")
        return 204, None

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
        self._may(channel, "send_messages")
        if call.form.uploads:
            self._may(channel, "attach_files")
        if channel.recipient and not (channel.recipient.dm_open and channel.recipient.member):
            raise cannot_send_to_user()
        body = bodies.read(call.form.body, shapes.ChannelMessageBody)
        draft = bodies.draft(call.form, self._world.next_id)
        if body.enforce_nonce and body.nonce is not None:
            for message in channel.messages:
                if message.author is self._world.bot and message.nonce == body.nonce:
                    return self._shown(message)
        return self._shown(self._world.post(channel, self._world.bot, draft))

    def _edit_message(self, call: Call) -> Answer:
        message = self._found(call)
        if message.author is not self._world.bot:
            raise not_the_author()
        bodies.read(call.form.body, shapes.MessageBody)
        if call.form.uploads:
            self._may(message.channel, "attach_files")
        self._world.edit(message, bodies.draft(call.form, self._world.next_id, edited=message))
        return self._shown(message)

    def _delete_message(self, call: Call) -> Answer:
        message = self._found(call)
        if message.author is not self._world.bot:
            if message.channel.recipient:
                raise not_in_a_dm()
            self._may(message.channel, "manage_messages")
        self._world.delete(message)
        return 204, None

    # -- answers to interactions

    def _callback(self, call: Call) -> Answer:
        answer = self._interactions.answer(call.number("interaction"), call.params["token"], call.form)
        return (200, answer) if call.query.get("with_response") in ("1", "true") else (204, None)

    def _known_webhook(self, call: Call) -> str:
        if call.number("application") != self._world.bot.id:
            raise unknown("Webhook")
        return call.params["token"]

    def _follow_up(self, call: Call) -> Answer:
        message = self._interactions.follow_up(self._known_webhook(call), call.form)
        return self._shown(message)

    def _get_answer(self, call: Call) -> Answer:
        return self._shown(self._interactions.message(self._known_webhook(call), call.params["message"]))

    def _edit_answer(self, call: Call) -> Answer:
        token = self._known_webhook(call)
        return self._shown(self._interactions.edit(token, call.params["message"], call.form))

    def _delete_answer(self, call: Call) -> Answer:
        self._world.delete(self._interactions.message(self._known_webhook(call), call.params["message"]))
        return 204, None
