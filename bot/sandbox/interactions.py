"""Interactions: what a person does to the bot, and the 3 seconds and 15 minutes it has to answer.

Discord's documentation, "Receiving and Responding to Interactions".
"""

import asyncio
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from bot.sandbox import guild_payloads, payloads
from bot.sandbox.gateway.gateway import Gateway
from bot.sandbox.refusals import already_acknowledged, invalid_form, no_more_follow_ups, token_expired, unknown
from bot.sandbox.rest import bodies, shapes
from bot.sandbox.rest.bodies import Form
from bot.sandbox.rest.command_bodies import GROUP, SUBCOMMAND
from bot.sandbox.world import installs
from bot.sandbox.world.guilds import User
from bot.sandbox.world.messages import EPHEMERAL, LOADING, Channel, Draft, Message, Origin, numbered
from bot.sandbox.world.permissions import permissions
from bot.sandbox.world.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
TO_ACKNOWLEDGE = 3.0
TOKEN_LIVES = 15 * 60.0
MOST_FOLLOW_UPS = 5
"""The most follow-ups to an interaction in a place where the bot is not installed."""


@dataclass(eq=False)
class Interaction:
    """One interaction and how the bot answered it."""

    id: int
    token: str
    kind: int
    user: User
    channel: Channel
    data: dict[str, Any]
    began: float
    origin: Origin
    source: Message | None = None
    acknowledged_after: float | None = None
    failed: bool = False
    response: Message | None = None
    original: Message | None = None
    followups: list[Message] = field(default_factory=list)
    choices: list[tuple[str, Any]] | None = None
    modal: dict[str, Any] | None = None
    settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def messages(self) -> list[Message]:
        """The response and the follow-ups, as they are now."""
        return [message for message in (self.response, *self.followups) if message and not message.deleted]

    @property
    def text(self) -> str:
        """The present text of the response; "" if there is none."""
        return self.response.content if self.response else ""


def _whole_name(command: dict[str, Any]) -> str:
    """Return the name of a command as people type it, with those of its subcommands."""
    below = [one for one in command.get("options", []) if one["type"] in (SUBCOMMAND, GROUP)]
    return " ".join((command["name"], *map(_whole_name, below)))


class Interactions:
    """All interactions of the sandbox: brings them to the bot, takes its answers, watches the limits."""

    def __init__(self, world: World, gateway: Gateway, clock: Callable[[], float], address: Callable[[], str]) -> None:
        self._world = world
        self._gateway = gateway
        self._clock = clock
        self._address = address
        self._all: dict[int, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self._waiting: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        """Stop watching the limits."""
        for task in self._waiting:
            task.cancel()

    # -- from a person to the bot

    def send(
        self, kind: int, user: User, channel: Channel, data: dict[str, Any], cause: Message | Interaction | None = None
    ) -> Interaction:
        """Bring an interaction to the bot.

        ``cause`` is the message whose component was used, or the interaction that opened the modal.
        """
        before, source = (cause, cause.source) if isinstance(cause, Interaction) else (None, cause)
        number = self._world.next_id()
        origin = Origin(
            number,
            kind,
            user,
            _whole_name(data) if kind in (COMMAND, AUTOCOMPLETE) else None,
            source.id if source else None,
            before.origin if before else None,
            self._owners(user, channel, cause),
        )
        one = Interaction(
            number, secrets.token_urlsafe(48), kind, user, channel, data, self._clock(), origin, source=source
        )
        self._all[number] = self._by_token[one.token] = one
        self._gateway.dispatch("INTERACTION_CREATE", self._payload(one), intent=None, guild=channel.guild)
        task = asyncio.create_task(self._expire(one))
        self._waiting.add(task)
        task.add_done_callback(self._waiting.discard)
        return one

    def _owners(self, user: User, channel: Channel, cause: Message | Interaction | None) -> installs.Owners:
        """Return the owners of the installations that an interaction comes by: those of its cause, if that has any."""
        if cause is not None and cause.origin is not None:
            return cause.origin.owners
        world = self._world
        found = installs.owners(world.bot, user, channel, list(world.guilds.values()))
        return found or {"0": str(channel.guild.id if channel.guild else 0)}

    def shown(self, message: Message) -> dict[str, Any]:
        """Return a message as the bot is told it."""
        return payloads.message(self._world, self._address(), message)

    def get(self, number: int) -> Interaction | None:
        """Return the interaction with this id."""
        return self._all.get(number)

    def about(self, params: Mapping[str, str]) -> Interaction | None:
        """Return the interaction that a request is about, by the parts of its path."""
        if "interaction" in params:
            return self._all.get(int(params["interaction"]))
        return self._by_token.get(params.get("token", ""))

    def _payload(self, one: Interaction) -> dict[str, Any]:
        world, channel = self._world, one.channel
        here = guild_payloads.channel(channel)
        whole: dict[str, Any] = {
            "id": str(one.id),
            "application_id": str(world.bot.id),
            "type": one.kind,
            "token": one.token,
            "version": 1,
            "data": one.data,
            "locale": one.user.locale,
            "channel_id": str(channel.id),
            "attachment_size_limit": bodies.MOST_BYTES,
            "entitlements": [],
            "app_permissions": str(installs.of_bot(world.bot, channel).value),
            "authorizing_integration_owners": one.origin.owners,
            "context": installs.context(channel),
            "channel": here,
        }
        may = str(permissions(one.user, channel).value)
        if one.source is not None:
            whole["message"] = self.shown(one.source)
        guild = channel.guild
        if guild is None:
            return whole | {"user": payloads.user(one.user)}
        return whole | {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": guild_payloads.features(guild)},
            "guild_locale": guild.locale,
            "member": {**guild_payloads.member(guild, one.user), "permissions": may},
            "channel": {**here, "permissions": may},
        }

    async def _expire(self, one: Interaction) -> None:
        """Let an interaction fail after its 3 seconds, by the sandbox's clock, which need not be the real one."""
        while (left := one.began + TO_ACKNOWLEDGE - self._clock()) > 0:
            try:
                await asyncio.wait_for(one.settled.wait(), min(left, 0.05))
            except TimeoutError:
                continue
            return
        one.failed = True
        self._settle(one)

    def _settle(self, one: Interaction) -> None:
        one.settled.set()
        self._world.tell("interaction", one)

    # -- from the bot back

    def answer(self, number: int, token: str, form: Form) -> dict[str, Any]:
        """Take the bot's answer (``POST /interactions/.../callback``); return what Discord returns.

        Raises Refusal: unknown or too late (10062), answered before (40060), or wrong in itself.
        """
        one = self._all.get(number)
        if one is None or one.token != token or one.failed or self._clock() - one.began > TO_ACKNOWLEDGE:
            raise unknown("interaction")
        if one.acknowledged_after is not None:
            raise already_acknowledged()
        callback = bodies.read_callback(form.body)
        self._check_kind(one, callback)
        data = form.inside("data")
        match callback:
            case shapes.Reply():
                draft = bodies.draft(data, self._world.next_id, may_be_ephemeral=True)
                one.response = one.original = self._post(one, draft)
            case shapes.Defer():
                flags = data.body.get("flags") or 0
                one.response = one.original = self._post(one, Draft(flags=LOADING | flags & EPHEMERAL))
            case shapes.DeferUpdate():
                one.original = one.source
            case shapes.Update():
                self._update(one, data)
            case shapes.Autocomplete():
                one.choices = [(choice["name"], choice["value"]) for choice in data.body["choices"]]
            case shapes.ShowModal():
                self._show_modal(one, data.body)
        one.acknowledged_after = self._clock() - one.began
        self._settle(one)
        return self._receipt(one, form.body["type"])

    def follow_up(self, token: str, form: Form) -> Message:
        """Post a follow-up (``POST /webhooks/...``); the first one after a deferral completes the loading message."""
        one = self._answered(token)
        bodies.read(form.body, shapes.MessageBody)
        draft = bodies.draft(form, self._world.next_id, may_be_ephemeral=True)
        if one.response and one.response.loading and not one.response.deleted:
            self._world.edit(one.response, draft)
            return one.response
        if "0" not in one.origin.owners and len(one.followups) >= MOST_FOLLOW_UPS:
            raise no_more_follow_ups()
        message = self._post(one, draft)
        one.followups.append(message)
        return message

    def message(self, token: str, which: str) -> Message:
        """Return a message of an interaction: ``"@original"`` or one by its id."""
        one = self._answered(token)
        candidates = [one.original] if which == "@original" else [one.original, one.response, *one.followups]
        for message in candidates:
            if message and not message.deleted and which in ("@original", str(message.id)):
                return message
        raise unknown("Message")

    def edit(self, token: str, which: str, form: Form) -> Message:
        """Edit a message of an interaction (``PATCH /webhooks/.../messages/...``)."""
        message = self.message(token, which)
        bodies.read(form.body, shapes.MessageBody)
        self._world.edit(message, bodies.draft(form, self._world.next_id, edited=message))
        return message

    def _answered(self, token: str) -> Interaction:
        one = self._by_token.get(token)
        if one is None or one.acknowledged_after is None or one.kind == AUTOCOMPLETE:
            raise unknown("Webhook")
        if self._clock() - one.began > TOKEN_LIVES:
            raise token_expired()
        return one

    def _check_kind(self, one: Interaction, callback: shapes.Callback) -> None:
        """Refuse answers that do not fit what is answered."""
        if isinstance(callback, shapes.Autocomplete) != (one.kind == AUTOCOMPLETE):
            fits = False
        elif isinstance(callback, shapes.Update | shapes.DeferUpdate):
            fits = one.source is not None
        else:
            fits = not (isinstance(callback, shapes.ShowModal) and one.kind == MODAL_SUBMIT)
        if not fits:
            raise invalid_form(("type",), "INTERACTION_CALLBACK_TYPE", "This interaction cannot be answered like this.")

    def _post(self, one: Interaction, draft: Draft) -> Message:
        if one.channel.id not in self._world.channels:
            raise unknown("Channel")
        if installs.keeps_private(one.user, one.channel, one.origin.owners):
            draft = replace(draft, flags=draft.flags | EPHEMERAL)
        only_for = one.user if draft.flags & EPHEMERAL else None
        return self._world.post(one.channel, self._world.bot, draft, only_for=only_for, origin=one.origin)

    def _update(self, one: Interaction, form: Form) -> None:
        if one.source is None or one.source.deleted:
            raise unknown("Message")
        if form.body or form.uploads:
            self._world.edit(one.source, bodies.draft(form, self._world.next_id, edited=one.source))
        one.original = one.source

    def _show_modal(self, one: Interaction, data: dict[str, Any]) -> None:
        seen: set[str] = set()
        for index, row in enumerate(data["components"]):
            part = row["component"] if "component" in row else row["components"][0]
            if part["custom_id"] in seen:
                raise invalid_form(
                    ("data", "components", index), "COMPONENT_CUSTOM_ID_DUPLICATED", "Custom ids cannot be duplicated"
                )
            seen.add(part["custom_id"])
            for field_name, code, message in bodies.faults_of_select(part) if "options" in part else ():
                raise invalid_form(("data", "components", index, field_name), code, message)
        one.modal = {**data, "components": numbered(data["components"])}

    def _receipt(self, one: Interaction, kind: int) -> dict[str, Any]:
        interaction: dict[str, Any] = {"id": str(one.id), "type": one.kind}
        whole: dict[str, Any] = {"interaction": interaction}
        if one.original is not None:
            interaction["response_message_id"] = str(one.original.id)
            interaction["response_message_loading"] = one.original.loading
            interaction["response_message_ephemeral"] = one.original.ephemeral
            if kind in (4, 7):
                message = self.shown(one.original)
                whole["resource"] = {"type": kind, "message": message}
        return whole
