"""People on the sandbox's Discord, with all that they can do; tests and the web page act through this module."""

import asyncio
import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.sandbox import guild_payloads, payloads
from bot.sandbox.interactions import AUTOCOMPLETE, COMMAND, COMPONENT, MODAL_SUBMIT, Interaction, Interactions
from bot.sandbox.rest.command_bodies import CHAT_INPUT, GROUP, MESSAGE_MENU, SUBCOMMAND, USER_MENU
from bot.sandbox.world import installs
from bot.sandbox.world.guilds import Role, User
from bot.sandbox.world.messages import BUTTON, LABEL, STRING_SELECT, TEXT_INPUT, Channel, Draft, Message
from bot.sandbox.world.permissions import may_write, permissions
from bot.sandbox.world.world import World

INTEGER, BOOLEAN, USER, CHANNEL, ROLE, NUMBER = 4, 5, 6, 7, 8, 10
PATIENCE = 15.0  # seconds of real time; an interaction needs 3 at most unless the clock is a test's

OptionValue = str | int | float | User | Channel | Role


class NotPossible(Exception):
    """A deed that cannot be done in Discord's client: no such command, a disabled button, ..."""


class Values(NamedTuple):
    """The options of a command as they are sent, and what they refer to."""

    options: list[dict[str, Any]]
    resolved: dict[str, dict[str, Any]]


class Person(User):
    """A person, with the deeds that Discord's client offers.

    Every deed that reaches the bot returns its ``Interaction`` once it is acknowledged or the 3 seconds are over.
    Channels are given by name; the name of nobody, ``"dm"``, means the DM with the bot.
    """

    def __init__(self, world: World, interactions: Interactions, key: str, name: str, colour: str) -> None:
        super().__init__(world.fixed_id(), key, name, colour)
        self._world = world
        self._interactions = interactions

    # -- looking

    def channel(self, name: str) -> Channel:
        """Return the channel with this name (or ``"dm"``) if this person sees it. Raises NotPossible."""
        if name == "dm":
            return self._world.dm(self)
        for channel in self._world.channels.values():
            if channel.name == name and channel.recipient is None and self._sees(channel):
                return channel
        raise NotPossible(f"{self.name} sees no channel {name}")

    def sees(self, channel: str) -> list[Message]:
        """Return what this person sees in a channel, oldest first."""
        return self.channel(channel).seen_by(self)

    @property
    def dms(self) -> list[Message]:
        """The messages of the DM with the bot, oldest first."""
        return [] if self.screens else self._from_bot

    @property
    def requests(self) -> list[Message]:
        """The messages of the bot that lie among the message requests."""
        return self._from_bot if self.screens else []

    def accept_request(self) -> None:
        """Let the bot's messages stand among the direct messages from now on."""
        self.screens = False

    @property
    def _from_bot(self) -> list[Message]:
        opened = self._world.opened_dm(self)
        return opened.seen_by(self) if opened else []

    def _sees(self, channel: Channel) -> bool:
        return permissions(self, channel).view_channel

    # -- doing

    async def command(self, channel: str, name: str, /, **options: OptionValue) -> Interaction:
        """Use a slash command; a subcommand by its whole name, such as ``"verraeter place"``."""
        return await self.settled(self.send_command(self.channel(channel), name, options))

    async def menu(self, channel: str, name: str, target: User | Message) -> Interaction:
        """Use a command of the menu on a person or a message."""
        return await self.settled(self.send_menu(self.channel(channel), name, target))

    async def autocomplete(
        self, channel: str, name: str, /, *, focused: str, **options: OptionValue
    ) -> list[tuple[str, str | int | float]]:
        """Type in an option of a slash command; return the choices offered, as (name, value)."""
        one = await self.settled(self.send_autocomplete(self.channel(channel), name, options, focused))
        if one.choices is None:
            raise TimeoutError(f"/{name} did not offer choices for {focused}")
        return one.choices

    async def click(self, message: Message, button: str) -> Interaction:
        """Press the button with this label or custom id."""
        found = [one.custom_id for one in message.buttons if button in (one.custom_id, one.label)]
        if len(found) != 1 or found[0] is None:
            raise NotPossible(f"{len(found)} buttons {button!r} under {message.content!r}: {message.buttons}")
        return await self.settled(self.send_component(message, found[0]))

    async def choose(self, message: Message, custom_id: str | None, values: Sequence[str]) -> Interaction:
        """Choose values from a select menu; its custom id may be left out (None) if it is the only one."""
        menus = [one.custom_id for one in message.selects if custom_id in (None, one.custom_id)]
        if len(menus) != 1:
            raise NotPossible(f"{len(menus)} menus {custom_id!r} under {message.content!r}")
        return await self.settled(self.send_component(message, menus[0], list(values)))

    async def submit(self, opened_by: Interaction, values: dict[str, str]) -> Interaction:
        """Fill in and submit the modal that an interaction opened."""
        return await self.settled(self.send_modal(opened_by, values))

    def say(self, channel: str, content: str) -> Message:
        """Write a message."""
        return self.write(self.channel(channel), content)

    def dismiss(self, message: Message) -> None:
        """Dismiss a message that only this person sees."""
        if message.only_for is not self:
            raise NotPossible("only messages for oneself alone can be dismissed")
        self._world.dismiss(message)

    # -- the same without waiting for the bot, for the page

    @staticmethod
    async def settled(one: Interaction) -> Interaction:
        """Wait until an interaction is acknowledged or has failed."""
        try:
            await asyncio.wait_for(one.settled.wait(), PATIENCE)
        except TimeoutError:
            raise TimeoutError("neither acknowledged nor failed: does the sandbox's clock stand still?") from None
        return one

    def write(self, channel: Channel, content: str) -> Message:
        """Write a message into a channel."""
        allowed = permissions(self, channel)
        locked = channel.thread is not None and channel.thread.locked and not allowed.manage_threads
        if not may_write(allowed, channel) or locked:
            raise NotPossible(f"{self.name} may not write here")
        return self._world.post(channel, self, Draft(content))

    def send_command(self, channel: Channel, name: str, options: dict[str, Any]) -> Interaction:
        """Use a slash command."""
        way = self._way(channel, name)
        data = self._command_data(way, self._values(way[-1], options))
        declared = way[-1].get("options", [])
        missing = [one["name"] for one in declared if one.get("required") and one["name"] not in options]
        if missing:
            raise NotPossible(f"/{name} needs {', '.join(missing)}")
        for one in declared:
            values = [choice["value"] for choice in one.get("choices", [])]
            if values and one["name"] in options and options[one["name"]] not in values:
                raise NotPossible(f"/{name} does not offer {options[one['name']]!r} for {one['name']}")
        return self._interactions.send(COMMAND, self, channel, data)

    def send_menu(self, channel: Channel, name: str, target: User | Message) -> Interaction:
        """Use a command of the menu on a person or a message; ``target_id`` and resolved data tell the bot."""
        kind = USER_MENU if isinstance(target, User) else MESSAGE_MENU
        command = self._command(channel, name, kind)
        resolved: dict[str, dict[str, Any]] = {}
        if isinstance(target, User):
            self._plain(USER, target, resolved)
        elif target in channel.seen_by(self) and not target.deleted:
            resolved["messages"] = {str(target.id): self._interactions.shown(target)}
        else:
            raise NotPossible(f"{self.name} does not see this message")
        data = {"id": command["id"], "name": command["name"], "type": kind, "target_id": str(target.id)}
        return self._interactions.send(COMMAND, self, channel, {**data, "resolved": resolved})

    def send_autocomplete(self, channel: Channel, name: str, options: dict[str, Any], focused: str) -> Interaction:
        """Type in an option of a slash command."""
        way = self._way(channel, name)
        if not any(one["name"] == focused and one.get("autocomplete") for one in way[-1].get("options", [])):
            raise NotPossible(f"/{name} completes no option {focused}")
        values = self._values(way[-1], {focused: "", **options})
        for one in values.options:
            if one["name"] == focused:
                one["focused"] = True
        return self._interactions.send(AUTOCOMPLETE, self, channel, self._command_data(way, values))

    def send_component(self, message: Message, custom_id: str, values: list[str] | None = None) -> Interaction:
        """Use a button, or a select menu with values."""
        is_request = message.channel.recipient is self and self.screens
        if is_request or message.deleted or message not in message.channel.seen_by(self):
            raise NotPossible(f"{self.name} does not see this message")
        if not self._sees(message.channel):
            raise NotPossible(f"{self.name} does not see this message")
        kind = BUTTON if values is None else STRING_SELECT
        parts = [part for row in message.components for part in row["components"]]
        part = next((one for one in parts if one.get("custom_id") == custom_id and one["type"] == kind), None)
        if part is None or part.get("disabled"):
            raise NotPossible(f"{custom_id!r} is not there or disabled")
        data: dict[str, Any] = {"custom_id": custom_id, "component_type": kind, "id": part["id"]}
        if values is not None:
            offered = {option["value"] for option in part["options"]}
            if not part["min_values"] <= len(set(values)) <= part["max_values"] or not set(values) <= offered:
                raise NotPossible(f"{values} cannot be chosen from {sorted(offered)}")
            data["values"] = values
        return self._interactions.send(COMPONENT, self, message.channel, data, message)

    def send_modal(self, opened_by: Interaction, values: dict[str, str]) -> Interaction:
        """Submit a modal."""
        if opened_by.modal is None or opened_by.user is not self:
            raise NotPossible("no modal is open")
        left = dict(values)
        components = [_filled(part, left) for part in opened_by.modal["components"]]
        if left:
            raise NotPossible(f"the modal has no field {', '.join(left)}")
        data = {"custom_id": opened_by.modal["custom_id"], "components": components}
        return self._interactions.send(MODAL_SUBMIT, self, opened_by.channel, data, opened_by)

    def _way(self, channel: Channel, name: str) -> list[dict[str, Any]]:
        """Return the command of that whole name, after those above it if it is a subcommand."""
        first, *words = name.split()
        way = [self._command(channel, first)]
        for word in words:
            found = [one for one in _below(way[-1]) if one["name"] == word]
            if not found:
                raise NotPossible(f"/{way[-1]['name']} has no subcommand {word}")
            way += found
        if _below(way[-1]):
            raise NotPossible(f"/{name} has subcommands and cannot be used by itself")
        return way

    def _command(self, channel: Channel, name: str, kind: int = CHAT_INPUT) -> dict[str, Any]:
        """Return the registered command this person can use here."""
        world, may = self._world, permissions(self, channel)
        installed = installs.owners(world.bot, self, channel, list(world.guilds.values()))
        for command in world.commands:
            if command["name"] != name or command["type"] != kind:
                continue
            needed = int(command["default_member_permissions"] or 0)
            if channel.recipient is None and (needed & ~may.value or not may.use_application_commands):
                raise NotPossible(f"{self.name} may not use /{name} here")
            if installs.offers(command, channel, installed):
                return command
        raise NotPossible(f"there is no command /{name} here")

    @staticmethod
    def _command_data(way: list[dict[str, Any]], values: Values) -> dict[str, Any]:
        command, options = way[0], values.options
        for one in reversed(way[1:]):
            options = [{"name": one["name"], "type": one["type"], "options": options}]
        data: dict[str, Any] = {"id": command["id"], "name": command["name"], "type": CHAT_INPUT, "options": options}
        if "guild_id" in command:
            data["guild_id"] = command["guild_id"]
        return data | ({"resolved": values.resolved} if values.resolved else {})

    def _values(self, command: dict[str, Any], options: dict[str, Any]) -> Values:
        kinds = {one["name"]: one["type"] for one in command.get("options", [])}
        if unknown := set(options) - set(kinds):
            raise NotPossible(f"/{command['name']} has no option {', '.join(sorted(unknown))}")
        values = Values([], {})
        for name, value in options.items():
            plain = self._plain(kinds[name], value, values.resolved)
            values.options.append({"name": name, "type": kinds[name], "value": plain})
        return values

    def _plain(self, kind: int, value: OptionValue, resolved: dict[str, dict[str, Any]]) -> str | int | float:
        """Return an option's value as it is sent; what it refers to is added to ``resolved``."""
        plain = value.id if isinstance(value, User | Channel | Role) else value
        if kind == USER:
            user = self._world.users[int(plain)]
            resolved.setdefault("users", {})[str(user.id)] = payloads.user(user)
            home = self._world.home
            if home.has(user):
                member = guild_payloads.member(home, user, with_user=False)
                resolved.setdefault("members", {})[str(user.id)] = {**member, "permissions": "0"}
        elif kind == CHANNEL:
            channel = self._world.channels[int(plain)]
            payload = {**guild_payloads.channel(channel), "permissions": "0"}
            resolved.setdefault("channels", {})[str(channel.id)] = payload
        elif kind == ROLE:
            role = self._role(int(plain))
            resolved.setdefault("roles", {})[str(role.id)] = guild_payloads.role(role)
        elif kind == INTEGER:
            typed = str(plain)  # while it is being typed it may be no number yet
            return int(typed) if re.fullmatch(r"-?\d+", typed) else typed
        elif kind == NUMBER:
            return float(plain)
        elif kind == BOOLEAN:
            return bool(plain)
        return str(plain)

    def _role(self, number: int) -> Role:
        return next(one.roles[number] for one in self._world.guilds.values() if number in one.roles)


def _below(command: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the subcommands, and groups of them, of a command."""
    return [one for one in command.get("options", []) if one["type"] in (SUBCOMMAND, GROUP)]


def _filled(part: dict[str, Any], values: dict[str, str]) -> dict[str, Any]:
    """Return a modal's component as it is submitted, taking its values out of ``values``."""
    same = {"type": part["type"], "id": part["id"]}
    if part["type"] == LABEL:
        return {**same, "component": _filled(part["component"], values)}
    if "components" in part:
        return {**same, "components": [_filled(one, values) for one in part["components"]]}
    key = part["custom_id"]
    if part["type"] == TEXT_INPUT:
        text = values.pop(key, part.get("value", ""))
        if part.get("required", True) and not text:
            raise NotPossible(f"the field {key} is required")
        if text and not part.get("min_length", 0) <= len(text) <= part.get("max_length", 4000):
            raise NotPossible(f"the text in {key} is too short or too long")
        return {**same, "custom_id": key, "value": text}
    chosen = [values.pop(key)] if key in values else []
    return {**same, "custom_id": key, "values": chosen}
