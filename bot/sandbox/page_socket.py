"""The web page's connection: what one person sees and does, as JSON frames."""

import asyncio
import contextlib
import json
import logging
from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import WSMsgType, web

from bot.sandbox import payloads
from bot.sandbox.interactions import AUTOCOMPLETE, Interaction
from bot.sandbox.page_powers import Powers
from bot.sandbox.people import NotPossible, Person
from bot.sandbox.realm import Realm
from bot.sandbox.rest.command_bodies import MESSAGE_MENU
from bot.sandbox.world.guilds import Guild, User
from bot.sandbox.world.messages import Channel, Message
from bot.sandbox.world.permissions import permissions
from bot.sandbox.world.world import Change

log = logging.getLogger(__name__)
Json = dict[str, Any]

FURTHEST = 31 * 24 * 3600.0
"""Seconds by which time can be moved on at once."""


class PageSocket:
    """One open page."""

    def __init__(
        self,
        realm: Realm,
        person: Person,
        address: str,
        restart_bot: Callable[[], Awaitable[None]] | None,
        pass_time: Callable[[float], None] | None,
    ) -> None:
        self._realm = realm
        self._world = realm.world
        self._person = person
        self._address = address
        self._restart_bot = restart_bot
        self._pass_time = pass_time
        self._powers = Powers(realm, person)
        self._frames: asyncio.Queue[Json] = asyncio.Queue()
        self._nonces: dict[int, str] = {}

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Serve the connection until the page goes away."""
        socket = web.WebSocketResponse(heartbeat=30)
        await socket.prepare(request)
        self._frames.put_nowait(self._hello())
        self._world.watch(self._pass_on)
        sender = asyncio.create_task(self._send(socket))
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT:
                    await self._receive(message.data)
        finally:
            self._world.unwatch(self._pass_on)
            sender.cancel()
        return socket

    async def _send(self, socket: web.WebSocketResponse) -> None:
        with contextlib.suppress(ConnectionError):
            while True:
                await socket.send_str(json.dumps(await self._frames.get()))

    def _tell(self, kind: str, **content: object) -> None:
        self._frames.put_nowait({"type": kind, **content})

    # -- from the server to the page

    def _hello(self) -> Json:
        world, person = self._world, self._person
        channels = [channel for channel in world.channels.values() if self._sees(channel)]
        return {
            "type": "hello",
            "you": person.key,
            "people": [
                {"key": one.key, "id": str(one.id), "name": one.name, "colour": one.colour}
                for one in self._realm.people.values()
            ],
            "guilds": [self._powers.guild(guild) for guild in world.guilds.values()],
            "channels": [self._channel(channel) for channel in channels],
            "commands": world.commands,
            "messages": {
                str(channel.id): [self._message(message) for message in channel.seen_by(person)] for channel in channels
            },
            "settings": self._powers.settings(),
            "bot": {"id": str(world.bot.id), "name": world.bot.name, "online": self._realm.bot_online},
            "can_restart_bot": self._restart_bot is not None,
            "can_pass_time": self._pass_time is not None,
            "ahead": world.ahead,
        }

    def _sees(self, channel: Channel) -> bool:
        return permissions(self._person, channel).view_channel

    def _channel(self, channel: Channel) -> Json:
        name = self._world.bot.name if channel.recipient else channel.name
        return {"id": str(channel.id), "name": name, "kind": channel.kind, **self._powers.channel(channel)}

    def _message(self, message: Message) -> Json:
        return payloads.message(self._world, self._address, message)

    def _pass_on(self, change: Change) -> None:
        subject = change.subject
        match change.kind:
            case "posted" | "edited" if self._concerns(subject) and not subject.dismissed:
                created = change.kind == "posted"
                ping = created and self._person.id in subject.pings
                self._tell("message", message=self._message(subject), created=created, ping=ping)
            case "deleted" | "dismissed" if self._concerns(subject):
                self._tell("delete", channel_id=str(subject.channel.id), message_id=str(subject.id))
            case "channel_created" | "channel_changed" | "thread_entered" if self._sees(subject):
                self._tell("channel", channel=self._channel(subject))
            case "channel_changed" | "channel_deleted" if subject.recipient in (None, self._person):
                self._tell("channel_gone", channel_id=str(subject.id))
            case "settings" if subject in (None, self._person):
                self._tell("settings", **self._powers.settings())
            case "joined" | "left" | "guild_changed" | "member_changed" if change.guild:
                self._guild_changed(change.guild)
            case "role_created" | "role_changed" | "events_changed" if change.guild:
                self._guild_changed(change.guild)
            case "time":
                self._tell("time", ahead=self._world.ahead)
            case "commands":
                self._tell("commands", commands=self._world.commands)
            case "bot":
                self._tell("bot", online=subject)
            case "problem":
                self._tell("problem", text=subject)
            case "interaction" if subject.id in self._nonces:
                self._settled(subject, self._nonces.pop(subject.id))

    def _guild_changed(self, guild: Guild) -> None:
        """Tell how a server stands, and what that means for its channels."""
        self._tell("guild", guild=self._powers.guild(guild))
        for channel in self._world.channels.values():
            if channel.guild is guild and self._sees(channel):
                self._tell("channel", channel=self._channel(channel))

    def _concerns(self, message: Message) -> bool:
        return message.only_for in (None, self._person) and self._sees(message.channel)

    def _settled(self, one: Interaction, nonce: str) -> None:
        if one.failed:
            self._tell("interaction", nonce=nonce, state="failed", message="The application did not respond")
            return
        if one.choices is not None:
            offered = [{"name": name, "value": value} for name, value in one.choices]
            self._tell("autocomplete", nonce=nonce, choices=offered)
        elif one.modal is not None:
            self._tell("modal", nonce=nonce, interaction_id=str(one.id), modal=one.modal)
        self._tell("interaction", nonce=nonce, state="done")

    # -- from the page to the server

    async def _receive(self, text: str) -> None:
        frame: Json = {}
        try:
            frame = json.loads(text)
            await self._do(frame)
        except NotPossible as impossible:
            self._refuse(frame, str(impossible))
        except (KeyError, ValueError, TypeError, AttributeError) as error:
            log.warning("a frame of the page cannot be understood: %s: %r", text[:200], error)
            self._refuse(frame, f"The page asked for something that makes no sense: {error!r}")

    def _refuse(self, frame: object, why: str) -> None:
        if isinstance(frame, dict) and "nonce" in frame:
            self._tell("interaction", nonce=frame["nonce"], state="failed", message=why)
        else:
            self._tell("problem", text=why)

    async def _do(self, frame: Json) -> None:
        person = self._person
        match frame["type"]:
            case "command":
                self._follow(frame, person.send_command(self._place(frame), frame["name"], frame["options"]))
            case "menu":
                self._follow(frame, person.send_menu(self._place(frame), frame["name"], self._menu_target(frame)))
            case "autocomplete":
                place = self._place(frame)
                self._follow(frame, person.send_autocomplete(place, frame["name"], frame["options"], frame["focused"]))
            case "click":
                self._follow(frame, person.send_component(self._target(frame), frame["custom_id"]))
            case "choose":
                self._follow(
                    frame, person.send_component(self._target(frame), frame["custom_id"], list(frame["values"]))
                )
            case "modal_submit":
                self._follow(frame, person.send_modal(self._opened(frame), frame["values"]))
            case "say":
                person.write(self._place(frame), str(frame["content"])[:2000])
            case "dismiss":
                person.dismiss(self._target(frame))
            case "restart_bot" if self._restart_bot:
                await self._restart_bot()
            case "pass_time" if self._pass_time:
                self._pass_time(_forward(float(frame["seconds"])))
            case _:
                self._change(frame)

    def _change(self, frame: Json) -> None:
        """Do what no client of Discord lets a person do."""
        match frame["type"]:
            case "set":
                self._powers.set(frame)
            case "found_server":
                self._powers.found_server()
            case "found_foreign_server":
                self._powers.found_foreign_server()
            case "open_group":
                self._powers.open_group()
            case "set_server":
                self._powers.set_server(self._world.guilds[int(frame["guild_id"])], frame)
            case "set_bot_may":
                self._powers.set_bot_may(self._place(frame), str(frame["permission"]), may=bool(frame["may"]))
            case "open_thread":
                self._powers.open_thread(self._place(frame), private=bool(frame["private"]))
            case "set_thread":
                self._powers.set_thread(self._place(frame), frame)
            case unknown:
                raise NotPossible(f"the sandbox does not know {unknown!r}")

    def _follow(self, frame: Json, one: Interaction) -> None:
        self._nonces[one.id] = frame["nonce"]
        if one.kind != AUTOCOMPLETE:
            self._tell("interaction", nonce=frame["nonce"], state="thinking")

    def _place(self, frame: Json) -> Channel:
        channel = self._world.channels.get(int(frame["channel_id"]))
        if channel is None or not self._sees(channel):
            raise NotPossible("this channel is gone")
        return channel

    def _target(self, frame: Json) -> Message:
        message = self._place(frame).history.get(int(frame["message_id"]))
        if message is None or message.only_for not in (None, self._person):
            raise NotPossible("this message is gone")
        return message

    def _menu_target(self, frame: Json) -> User | Message:
        """Return the person or the message on which a menu was opened."""
        if frame["kind"] == MESSAGE_MENU:
            return self._target({**frame, "message_id": frame["target_id"]})
        return self._world.users[int(frame["target_id"])]

    def _opened(self, frame: Json) -> Interaction:
        one = self._realm.interactions.get(int(frame["interaction_id"]))
        if one is None:
            raise NotPossible("no modal is open")
        return one


def _forward(seconds: float) -> float:
    if not 0 < seconds <= FURTHEST:
        raise NotPossible("time goes forward only, by a month at most")
    return seconds
