"""Discord's gateway: sessions of shards, their events, resuming (Discord's documentation, "Gateway")."""

from __future__ import annotations

import asyncio
import contextlib
import json
import re
import secrets
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from aiohttp import WSMsgType, web
from discord import Intents

from . import payloads

if TYPE_CHECKING:
    from collections.abc import Callable

    from .messages import Channel, Message
    from .users import User
    from .world import Change, World

DISPATCH, HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 0, 1, 2, 3, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
HEARTBEAT_INTERVAL = 41_250  # milliseconds
ACK_AFTER = 0.02  # seconds; discord.py notes when it sent a heartbeat only after sending it, and measures from there
REMEMBERED = 1000  # events a session can replay
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")

PRIVILEGED = Intents(members=True, presences=True, message_content=True).value
EVERY_INTENT = Intents.all().value


class CloseGateway(Exception):
    """The connection must be closed with this code (Discord's documentation, "Gateway Close Event Codes")."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


@dataclass(eq=False)
class Session:
    """One shard's session: it outlives its connection so that it can be resumed."""

    id: str
    shard: int
    shards: int
    intents: Intents
    seq: int = 0
    events: list[tuple[int, str]] = field(default_factory=list)
    socket: web.WebSocketResponse | None = None
    sent: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Queue an event; it is sent in order, or kept for the next resume."""
        self.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.seq, "d": data})
        self.events = [*self.events[-REMEMBERED:], (self.seq, frame)]
        self.news.set()

    async def send_events(self, socket: web.WebSocketResponse) -> None:
        """Send what is queued, for as long as this connection is the session's."""
        with contextlib.suppress(ConnectionError):  # what could not be sent waits for the resume
            while self.socket is socket:
                self.news.clear()
                for seq, frame in self.events:
                    if seq > self.sent and self.socket is socket:
                        self.sent = seq
                        await socket.send_str(frame)
                await self.news.wait()


class Gateway:
    """All sessions of the bot, fed by the changes of the world."""

    def __init__(self, world: World, address: Callable[[], str]) -> None:
        self._world = world
        self._address = address
        self._sessions: dict[str, Session] = {}
        world.watch(self._pass_on)

    @property
    def online(self) -> bool:
        """Whether the bot is connected with all its shards."""
        connected = {(session.shards, session.shard) for session in self._sessions.values() if session.socket}
        return bool(connected) and len(connected) == max(connected)[0]

    def dispatch(self, event: str, data: dict[str, Any], *, intent: str | None, in_guild: bool) -> None:
        """Send an event to the sessions that get it: the server's shard, or shard 0 for what is outside of servers."""
        for session in self._sessions.values():
            shard = (self._world.guild_id >> 22) % session.shards if in_guild else 0
            if session.shard == shard and (intent is None or getattr(session.intents, intent)):
                session.dispatch(event, data)

    async def drop(self, *, resumable: bool) -> None:
        """Cut all connections, as Discord now and then does; without ``resumable`` the sessions are forgotten too."""
        for session in tuple(self._sessions.values()):
            if not resumable:
                del self._sessions[session.id]
            if socket := session.socket:
                session.socket = None
                session.news.set()
                if not socket.closed:
                    await socket.close(code=4000)
        self._world.tell("bot", self.online)

    # -- one connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket connection."""
        socket = web.WebSocketResponse(heartbeat=None)
        await socket.prepare(request)
        await socket.send_str(json.dumps({"op": HELLO, "d": {"heartbeat_interval": HEARTBEAT_INTERVAL}}))
        session: Session | None = None
        sender: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    raise CloseGateway(4002, "Decode error.")
                opened = await self._receive(socket, message.data, session)
                if opened is not session and opened is not None:
                    session = opened
                    sender = asyncio.create_task(session.send_events(socket))
                    self._world.tell("bot", self.online)
        except CloseGateway as refused:
            self._world.problem(f"gateway: {refused.code} {refused}")
            await socket.close(code=refused.code, message=str(refused).encode())
        finally:
            if sender:
                sender.cancel()
            if session and session.socket is socket:
                session.socket = None
            if session:
                self._world.tell("bot", self.online)
        return socket

    async def _receive(self, socket: web.WebSocketResponse, text: str, session: Session | None) -> Session | None:
        """Handle a frame; return the session the connection has then."""
        try:
            frame = json.loads(text)
            op, data = frame["op"], frame.get("d")
            if op in (IDENTIFY, RESUME) and not isinstance(data, dict):
                raise TypeError
        except (ValueError, KeyError, TypeError):
            raise CloseGateway(4002, "Decode error.") from None
        if op == HEARTBEAT:
            await asyncio.sleep(ACK_AFTER)
            with contextlib.suppress(ConnectionResetError):  # the client may be gone by now
                await socket.send_str(json.dumps({"op": HEARTBEAT_ACK}))
        elif op == IDENTIFY:
            if session:
                raise CloseGateway(4005, "Already authenticated.")
            return self._identify(socket, data)
        elif op == RESUME:
            if session:
                raise CloseGateway(4005, "Already authenticated.")
            return await self._resume(socket, data)
        elif session is None:
            raise CloseGateway(4003, "Not authenticated.")
        elif op != PRESENCE:
            raise CloseGateway(4001, f"The sandbox does not know opcode {op}.")
        return session

    def _identify(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> Session:
        if not TOKEN.fullmatch(str(data.get("token"))):
            raise CloseGateway(4004, "Authentication failed.")
        match data.get("shard", [0, 1]):
            case [int(shard), int(shards)] if 0 <= shard < shards:
                pass
            case _:
                raise CloseGateway(4010, "Invalid shard.")
        intents = data.get("intents")
        if not isinstance(intents, int) or intents & ~EVERY_INTENT:
            raise CloseGateway(4013, "Invalid intent(s).")
        if intents & PRIVILEGED:
            raise CloseGateway(4014, "Disallowed intent(s).")
        wanted = Intents.none()
        wanted.value = intents
        for old in tuple(self._sessions.values()):
            # The bot came back without resuming: nobody will ask for the old events any more.
            if old.socket is None and (old.shards != shards or old.shard == shard):
                del self._sessions[old.id]
        session = Session(secrets.token_hex(16), shard, shards, wanted, socket=socket)
        self._sessions[session.id] = session
        here = (self._world.guild_id >> 22) % shards == shard
        session.dispatch(
            "READY",
            {
                "v": 10,
                "user": payloads.own_user(self._world),
                "guilds": [{"id": str(self._world.guild_id), "unavailable": True}] if here else [],
                "session_id": session.id,
                "resume_gateway_url": self._address().replace("http", "ws", 1) + "/gateway",
                "shard": [shard, shards],
                "application": {"id": str(self._world.bot.id), "flags": 0},
            },
        )
        if here and session.intents.guilds:
            session.dispatch("GUILD_CREATE", payloads.guild_create(self._world))
        return session

    async def _resume(self, socket: web.WebSocketResponse, data: dict[str, Any]) -> Session | None:
        if not TOKEN.fullmatch(str(data.get("token"))):
            raise CloseGateway(4004, "Authentication failed.")
        session = self._sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        if session is None or (session.events and seq < session.events[0][0] - 1):
            await socket.send_str(json.dumps({"op": INVALID_SESSION, "d": False}))
            return None
        if seq > session.seq:
            raise CloseGateway(4007, "Invalid seq.")
        session.socket, session.sent = socket, seq
        session.dispatch("RESUMED", {})
        return session

    # -- what changes in the world becomes events

    def _pass_on(self, change: Change) -> None:
        match change.kind:
            case "posted" | "edited":
                self._message_event("MESSAGE_CREATE" if change.kind == "posted" else "MESSAGE_UPDATE", change.subject)
            case "deleted":
                self._deleted(change.subject)
            case "channel_created" | "channel_changed" | "channel_deleted":
                self._channel_event(change.kind, change.subject)
            case "joined" | "left":
                self._member_event(change.kind, change.subject)

    def _message_event(self, event: str, message: Message) -> None:
        if message.only_for is not None:
            return  # ephemeral messages reach a bot only as answers to its own requests
        data = payloads.message_event(self._world, self._address(), message)
        mentions_bot = self._world.bot in message.mentions
        if not message.channel.recipient and message.author is not self._world.bot and not mentions_bot:
            data |= {"content": "", "components": [], "attachments": []}  # no bot here has the message content intent
        self._in_channel(event, data, message.channel)

    def _deleted(self, message: Message) -> None:
        if message.only_for is None:
            data = {"id": str(message.id), "channel_id": str(message.channel.id)}
            if not message.channel.recipient:
                data["guild_id"] = str(self._world.guild_id)
            self._in_channel("MESSAGE_DELETE", data, message.channel)

    def _in_channel(self, event: str, data: dict[str, Any], channel: Channel) -> None:
        if channel.recipient:
            self.dispatch(event, data, intent="dm_messages", in_guild=False)
        else:
            self.dispatch(event, data, intent="guild_messages", in_guild=True)

    def _channel_event(self, kind: str, channel: Channel) -> None:
        if channel.recipient:
            return  # bots get no events about DM channels (since version 8)
        event = {"channel_created": "CREATE", "channel_changed": "UPDATE", "channel_deleted": "DELETE"}[kind]
        data = payloads.channel(self._world, channel)
        self.dispatch(f"CHANNEL_{event}", data, intent="guilds", in_guild=True)

    def _member_event(self, kind: str, user: User) -> None:
        if user is self._world.bot:
            self.dispatch("GUILD_DELETE", {"id": str(self._world.guild_id)}, intent="guilds", in_guild=True)
            return
        data: dict[str, Any] = {"guild_id": str(self._world.guild_id)}
        if kind == "joined":
            data |= payloads.member(self._world, user)
        else:
            data["user"] = payloads.user(user)
        event = "GUILD_MEMBER_ADD" if kind == "joined" else "GUILD_MEMBER_REMOVE"
        self.dispatch(event, data, intent="members", in_guild=True)
