"""Discord's REST routes that the bot uses (Discord's documentation, version 10)."""

from collections.abc import Callable
from typing import Any

from bot.sandbox import payloads
from bot.sandbox.faults import Destination
from bot.sandbox.gateway.starts import Starts
from bot.sandbox.interactions import Interactions
from bot.sandbox.refusals import Refusal, unknown
from bot.sandbox.rest import command_bodies
from bot.sandbox.rest.channel_routes import ChannelRoutes
from bot.sandbox.rest.event_routes import EventRoutes
from bot.sandbox.rest.guild_routes import GuildRoutes, known_guild
from bot.sandbox.rest.serving import Answer, Call, Route
from bot.sandbox.rest.shapes import DIGITS
from bot.sandbox.world.messages import Message, without_nulls
from bot.sandbox.world.world import World


class Routes:
    """All routes, with the handler of each."""

    def __init__(self, world: World, interactions: Interactions, starts: Starts, address: Callable[[], str]) -> None:
        self._world = world
        self._starts = starts
        self._interactions = interactions
        self._address = address

    def table(self) -> tuple[Route, ...]:
        """Return all routes."""
        application = r"/applications/{application:\d+}"
        webhook = r"/webhooks/{application:\d+}/{token}"
        answer = rf"{webhook}/messages/{{message:@original|\d+}}"
        return (
            ("GET", "/oauth2/applications/@me", self._application),
            ("GET", "/applications/@me", self._application),
            ("GET", "/gateway", self._gateway),
            ("GET", "/gateway/bot", self._gateway_bot),
            *self._of_commands(f"{application}/commands"),
            *self._of_commands(rf"{application}/guilds/{{guild:\d+}}/commands"),
            *GuildRoutes(self._world).table(),
            *EventRoutes(self._world).table(),
            *ChannelRoutes(self._world, self._address).table(),
            ("POST", r"/interactions/{interaction:\d+}/{token}/callback", self._callback),
            ("POST", webhook, self._follow_up),
            ("GET", answer, self._get_answer),
            ("PATCH", answer, self._edit_answer),
            ("DELETE", answer, self._delete_answer),
        )

    def _of_commands(self, path: str) -> tuple[Route, ...]:
        return (
            ("GET", path, self._commands),
            ("PUT", path, self._put_commands),
            ("POST", path, self._post_command),
            ("GET", rf"{path}/{{command:\d+}}", self._get_command),
            ("DELETE", rf"{path}/{{command:\d+}}", self._delete_command),
        )

    def destination(self, call: Call) -> Destination:
        """Return the destination of a request, as far as it names something that is there."""
        one = self._interactions.about(call.params)
        if one is not None:
            return Destination(one.channel, one.user)
        if "channel" in call.params:
            channel = self._world.channels.get(call.number("channel"))
            return Destination(channel, channel.recipient if channel else None)
        body = call.form.body
        recipient = str(body.get("recipient_id")) if isinstance(body, dict) else ""
        if recipient.isdecimal() and len(recipient) <= DIGITS:
            return Destination(None, self._world.users.get(int(recipient)))
        return Destination()

    # -- the bot itself

    def _application(self, _: Call) -> Answer:
        return 200, payloads.application(self._world)

    def _gateway(self, _: Call) -> Answer:
        return 200, {"url": self._address().replace("http", "ws", 1) + "/gateway"}

    def _gateway_bot(self, call: Call) -> Answer:
        told = {"shards": self._starts.shards, "session_start_limit": self._starts.told()}
        return 200, {**self._gateway(call)[1], **told}

    # -- commands

    def _scope(self, call: Call) -> str | None:
        if call.number("application") != self._world.bot.id:
            raise Refusal(403, 20012, "You are not authorized to perform this action on this application", ours=True)
        if "guild" in call.params:
            known_guild(self._world, call)
        return call.params.get("guild")

    def _commands(self, call: Call) -> Answer:
        scope = self._scope(call)
        whole = call.query.get("with_localizations", "").lower() in ("1", "true")
        here = [command for command in self._world.commands if command.get("guild_id") == scope]
        return 200, [command if whole else _without_localizations(command) for command in here]

    def _command(self, call: Call) -> dict[str, Any]:
        scope = self._scope(call)
        for command in self._world.commands:
            if command.get("guild_id") == scope and command["id"] == call.params["command"]:
                return command
        raise unknown("application command")

    def _get_command(self, call: Call) -> Answer:
        return 200, self._command(call)

    def _delete_command(self, call: Call) -> Answer:
        gone = self._command(call)
        self._world.commands = [command for command in self._world.commands if command is not gone]
        self._world.tell("commands")
        return 204, None

    def _put_commands(self, call: Call) -> Answer:
        scope = self._scope(call)
        command_bodies.check_commands(call.form.body)
        others = [command for command in self._world.commands if command.get("guild_id") != scope]
        self._world.commands = [*others, *(self._registered(command, scope) for command in call.form.body)]
        self._world.tell("commands")
        return 200, [command for command in self._world.commands if command.get("guild_id") == scope]

    def _post_command(self, call: Call) -> Answer:
        scope = self._scope(call)
        command_bodies.check_commands([call.form.body])
        new = self._registered(call.form.body, scope)
        others = [one for one in self._world.commands if one["id"] != new["id"]]
        known = len(others) < len(self._world.commands)
        self._world.commands = [*others, new]
        self._world.tell("commands")
        return 200 if known else 201, new

    def _registered(self, command: dict[str, Any], scope: str | None) -> dict[str, Any]:
        """Return a command as Discord keeps it; one that had the name in that scope gives it its id."""
        key = (scope, command["name"], command.get("type") or 1)
        known = {(one.get("guild_id"), one["name"], one["type"]): one["id"] for one in self._world.commands}
        permissions = command.get("default_member_permissions")
        whole = {
            **without_nulls(command),
            "id": known.get(key) or str(self._world.command_id()),
            "application_id": str(self._world.bot.id),
            "version": str(self._world.command_id()),
            "type": command.get("type") or 1,
            "description": command.get("description") or "",
            "default_member_permissions": None if permissions is None else str(permissions),
        }
        return whole if scope is None else {**whole, "guild_id": scope}

    # -- answers to interactions

    def _shown(self, message: Message) -> Answer:
        return 200, payloads.message(self._world, self._address(), message)

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


def _without_localizations(command: dict[str, Any]) -> dict[str, Any]:
    """Return a command as it is listed if localizations are not asked for."""
    return {key: part for key, part in command.items() if not key.endswith("_localizations")}
