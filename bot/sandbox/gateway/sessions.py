"""A shard's session, which outlives its connections, and one such connection as it is sent over."""

import asyncio
import contextlib
import json
import zlib
from dataclasses import dataclass, field
from typing import Any

from aiohttp import web
from discord import Intents

DISPATCH = 0
REMEMBERED = 1000  # events a session can replay


class Wire:
    """One WebSocket connection: plain text, or all of it one zlib stream (Discord's "Transport Compression").

    While it is ``frozen`` nothing arrives at the other end any more, though nobody has hung up.
    """

    def __init__(self, socket: web.WebSocketResponse, *, compressed: bool) -> None:
        self.socket = socket
        self.frozen = False
        self._stream = zlib.compressobj() if compressed else None

    async def send(self, op: int, data: object = None, **more: object) -> None:
        """Send a frame."""
        await self.send_text(json.dumps({"op": op, "d": data, **more}))

    async def send_text(self, frame: str) -> None:
        """Send a frame that is made already."""
        if self.frozen:
            return
        if self._stream is None:
            await self.socket.send_str(frame)
        else:
            packed = self._stream.compress(frame.encode()) + self._stream.flush(zlib.Z_SYNC_FLUSH)
            await self.socket.send_bytes(packed)

    async def close(self, code: int, reason: str = "") -> None:
        """Hang up."""
        if not self.socket.closed:
            await self.socket.close(code=code, message=reason.encode())


@dataclass(eq=False)
class Session:
    """One shard's session: it outlives its connection so that it can be resumed."""

    id: str
    shard: int
    shards: int
    intents: Intents
    seq: int = 0
    events: list[tuple[int, str]] = field(default_factory=list)
    wire: Wire | None = None
    sent: int = 0
    news: asyncio.Event = field(default_factory=asyncio.Event)

    def hears(self, guild_id: int | None, intent: str | None) -> bool:
        """Return whether this session gets events of a server that need this intent.

        A ``guild_id`` of None means events outside of servers; an ``intent`` of None means that no intent is needed.
        """
        shard = 0 if guild_id is None else (guild_id >> 22) % self.shards
        return self.shard == shard and (intent is None or bool(getattr(self.intents, intent)))

    def dispatch(self, event: str, data: dict[str, Any]) -> None:
        """Queue an event; it is sent in order, or kept for the next resume."""
        self.seq += 1
        frame = json.dumps({"op": DISPATCH, "t": event, "s": self.seq, "d": data})
        self.events.append((self.seq, frame))
        del self.events[: -REMEMBERED - 1]
        self.news.set()

    def detach(self) -> Wire | None:
        """Take its connection away; what comes from now on is kept for the next one."""
        wire, self.wire = self.wire, None
        self.news.set()
        return wire

    async def send_events(self, wire: Wire) -> None:
        """Send what is queued, for as long as this connection is the session's."""
        with contextlib.suppress(ConnectionError):  # what could not be sent waits for the resume
            while self.wire is wire:
                self.news.clear()
                for seq, frame in self.events[self.sent - self.seq :] if self.sent < self.seq else ():
                    if self.wire is wire and not wire.frozen:
                        self.sent = seq
                        await wire.send_text(frame)
                await self.news.wait()
