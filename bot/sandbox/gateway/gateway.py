"""Discord's gateway: connections and sessions of shards, resuming (Discord's documentation, "Gateway")."""

import asyncio
import contextlib
import json
import re
import secrets
from collections import Counter
from collections.abc import Callable
from typing import Any

from aiohttp import WSMsgType, web
from discord import Intents

from bot.sandbox import guild_payloads, payloads
from bot.sandbox.gateway.events import Events
from bot.sandbox.gateway.sessions import Session, Wire
from bot.sandbox.gateway.starts import Starts
from bot.sandbox.world.guilds import Guild
from bot.sandbox.world.world import World

HEARTBEAT, IDENTIFY, PRESENCE, RESUME, RECONNECT = 1, 2, 3, 6, 7
INVALID_SESSION, HELLO, HEARTBEAT_ACK = 9, 10, 11
HEARTBEAT_INTERVAL = 41_250  # milliseconds
ACK_AFTER = 0.02  # seconds; discord.py notes when it sent a heartbeat only after sending it, and measures from there
TOKEN = re.compile(r"[\w-]+\.[\w-]+\.[\w-]+")

PRIVILEGED = Intents(members=True, presences=True, message_content=True).value
EVERY_INTENT = Intents.all().value


class CloseGateway(Exception):
    """The connection must be closed with this code (Discord's documentation, "Gateway Close Event Codes")."""

    def __init__(self, code: int, reason: str) -> None:
        super().__init__(reason)
        self.code = code


class Gateway:
    """All sessions of the bot, fed by the changes of the world.

    ``heartbeat_interval`` is what connections from now on are asked for. ``record`` keeps all ``events``.
    """

    def __init__(self, world: World, address: Callable[[], str], *, record: bool = False) -> None:
        self._world = world
        self._address = address
        self._record = record
        self._sessions: dict[str, Session] = {}
        self.heartbeat_interval = HEARTBEAT_INTERVAL
        self.starts = Starts(world.clock)
        self.events: list[tuple[str, dict[str, Any]]] = []
        world.watch(Events(world, address, self.dispatch).pass_on)

    @property
    def online(self) -> bool:
        """Return whether the bot is connected with all its shards, by any number of processes."""
        connected = {(session.shards, session.shard) for session in self._sessions.values() if session.wire}
        return any(wanted == here for wanted, here in Counter(shards for shards, _ in connected).items())

    def dispatch(self, event: str, data: dict[str, Any], *, intent: str | None, guild: Guild | None) -> None:
        """Send an event to the sessions that get it: the server's shard, or shard 0 outside of servers."""
        for session in self._sessions.values():
            if session.hears(guild.id if guild else None, intent):
                self._dispatch(session, event, data)

    def _dispatch(self, session: Session, event: str, data: dict[str, Any]) -> None:
        if self._record:
            self.events.append((event, data))
        session.dispatch(event, data)

    # -- what Discord now and then does

    async def drop(self, *, resumable: bool, code: int = 4000, shard: int | None = None) -> None:
        """Cut all connections, or those of one shard, with this code; without ``resumable`` sessions are forgotten."""
        for session in [one for one in self._sessions.values() if shard in (None, one.shard)]:
            if not resumable:
                del self._sessions[session.id]
            if wire := session.detach():
                await wire.close(code)
        self._world.tell("bot", self.online)

    async def reconnect(self) -> None:
        """Ask the bot to connect again and resume (RECONNECT)."""
        for wire in self._wires():
            await wire.send(RECONNECT)

    async def invalidate(self, *, resumable: bool) -> None:
        """Tell the bot that its sessions are invalid (INVALID_SESSION); without ``resumable`` they are forgotten."""
        for wire in self._wires():
            await wire.send(INVALID_SESSION, resumable)
        if not resumable:
            for session in self._sessions.values():
                session.detach()
            self._sessions.clear()

    def freeze(self) -> None:
        """Let nothing arrive over the present connections any more, no acknowledged heartbeat either."""
        for wire in self._wires():
            wire.frozen = True

    def _wires(self) -> list[Wire]:
        return [session.wire for session in self._sessions.values() if session.wire]

    # -- one connection

    async def connect(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one WebSocket connection."""
        socket = web.WebSocketResponse(heartbeat=None)
        await socket.prepare(request)
        wire = Wire(socket, compressed=request.query.get("compress") == "zlib-stream")
        await wire.send(HELLO, {"heartbeat_interval": self.heartbeat_interval})
        session: Session | None = None
        sender: asyncio.Task[None] | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    raise CloseGateway(4002, "Decode error.")
                opened = await self._receive(wire, message.data, session)
                if opened is not session and opened is not None:
                    session = opened
                    sender = asyncio.create_task(session.send_events(wire))
                    self._world.tell("bot", self.online)
        except CloseGateway as refused:
            self._world.problem(f"gateway: {refused.code} {refused}")
            await wire.close(refused.code, str(refused))
        finally:
            if sender:
                sender.cancel()
            if session and session.wire is wire:
                session.wire = None
            if session:
                self._world.tell("bot", self.online)
        return socket

    async def _receive(self, wire: Wire, text: str, session: Session | None) -> Session | None:
        """Handle a frame; return the session the connection has then."""
        op, data = _read(text)
        if op == HEARTBEAT:
            await asyncio.sleep(ACK_AFTER)
            with contextlib.suppress(ConnectionResetError):  # the client may be gone by now
                await wire.send(HEARTBEAT_ACK)
        elif op in (IDENTIFY, RESUME):
            if session:
                raise CloseGateway(4005, "Already authenticated.")
            if not (self._world.token_known and TOKEN.fullmatch(str(data.get("token")))):
                raise CloseGateway(4004, "Authentication failed.")
            return await self._identify(wire, data) if op == IDENTIFY else await self._resume(wire, data)
        elif session is None:
            raise CloseGateway(4003, "Not authenticated.")
        elif op != PRESENCE:
            raise CloseGateway(4001, f"The sandbox does not know opcode {op}.")
        return session

    async def _identify(self, wire: Wire, data: dict[str, Any]) -> Session | None:
        match data.get("shard", [0, 1]):
            case [int(shard), int(shards)] if 0 <= shard < shards:
                pass
            case _:
                raise CloseGateway(4010, "Invalid shard.")
        intents = _intents(data.get("intents"))
        if self.starts.used_up:
            self._world.token_known = False
            raise CloseGateway(4004, "Authentication failed.")
        if not self.starts.take(shard):
            self._world.problem(f"gateway: shard {shard} of {shards} identifies too soon after another one")
            await wire.send(INVALID_SESSION, False)
            return None
        for old in tuple(self._sessions.values()):
            # The bot came back without resuming: nobody will ask for the old events any more.
            if old.wire is None and (old.shards != shards or old.shard == shard):
                del self._sessions[old.id]
        session = Session(secrets.token_hex(16), shard, shards, intents, wire=wire)
        self._greet(session)
        self._sessions[session.id] = session
        return session

    def _greet(self, session: Session) -> None:
        """Send READY and the session's servers. Raises CloseGateway if they are too many for one shard."""
        bot = self._world.bot
        here = [one for one in self._world.guilds.values() if one.has(bot) and session.hears(one.id, None)]
        if len(here) > self.starts.servers:
            raise CloseGateway(4011, "Sharding required.")
        ready = {
            "v": 10,
            "user": payloads.own_user(self._world),
            "guilds": [{"id": str(one.id), "unavailable": True} for one in here],
            "session_id": session.id,
            "resume_gateway_url": self._address().replace("http", "ws", 1) + "/gateway",
            "shard": [session.shard, session.shards],
            "application": {"id": str(bot.id), "flags": 0, "flags_new": "0"},
        }
        self._dispatch(session, "READY", ready)
        for one in here:
            if session.intents.guilds and one.available:
                self._dispatch(session, "GUILD_CREATE", guild_payloads.guild_create(self._world, one))

    async def _resume(self, wire: Wire, data: dict[str, Any]) -> Session | None:
        session = self._sessions.get(str(data.get("session_id")))
        seq = data.get("seq") or 0
        if session is None or (session.events and seq < session.events[0][0] - 1):
            await wire.send(INVALID_SESSION, False)
            return None
        if seq > session.seq:
            raise CloseGateway(4007, "Invalid seq.")
        session.wire, session.sent = wire, seq
        self._dispatch(session, "RESUMED", {})
        return session


def _read(text: str) -> tuple[int, dict[str, Any]]:
    """Return opcode and data of a frame; data that is not an object is none. Raises CloseGateway."""
    try:
        frame = json.loads(text)
        op, data = frame["op"], frame.get("d")
    except (ValueError, KeyError, TypeError):
        raise CloseGateway(4002, "Decode error.") from None
    if op in (IDENTIFY, RESUME) and not isinstance(data, dict):
        raise CloseGateway(4002, "Decode error.")
    return op, data if isinstance(data, dict) else {}


def _intents(wanted: object) -> Intents:
    """Return the intents a bot asks for. Raises CloseGateway for those that are unknown or not granted."""
    if not isinstance(wanted, int) or wanted & ~EVERY_INTENT:
        raise CloseGateway(4013, "Invalid intent(s).")
    if wanted & PRIVILEGED:
        raise CloseGateway(4014, "Disallowed intent(s).")
    intents = Intents.none()
    intents.value = wanted
    return intents
