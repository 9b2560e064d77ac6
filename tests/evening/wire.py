"""Connections within a process: what is written at an end arrives at the other end, in order, after a while."""

import asyncio
from collections.abc import Callable
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Any

from tests.evening.lives import LIFE

if TYPE_CHECKING:
    from tests.evening.loop import Loop

HOST = "127.0.0.1"
APART = 1e-6
"""Seconds between two things that arrive: what is written later never arrives earlier."""


class Socket:
    def __init__(self, port: int) -> None:
        self._port = port

    def getsockname(self) -> tuple[str, int]:
        return HOST, self._port


class Listening:
    def __init__(self, loop: "Loop", factory: Callable[[], Any], port: int) -> None:
        self.factory, self.context = factory, copy_context()
        self._loop, self._port = loop, port
        self.sockets = [Socket(port)]

    def close(self) -> None:
        self._loop.hang_up(self._port)

    def is_serving(self) -> bool:
        return True

    async def wait_closed(self) -> None:
        """Return at once: connections close by themselves."""


class End(asyncio.Transport):
    """An end of a connection, with the protocol that uses it."""

    other: "End"

    def __init__(self, loop: "Loop", protocol: Any, context: Context, port: int, peer: int) -> None:
        super().__init__({"sockname": (HOST, port), "peername": (HOST, peer)})
        self._loop, self._protocol, self._context = loop, protocol, context
        self.life = context.get(LIFE)
        self._last = 0.0
        self._closing = self._paused = False
        self._held: list[tuple[Callable[..., object], tuple[Any, ...]]] = []

    # What its protocol does

    def write(self, data: Any) -> None:
        if not self._closing and data:
            self._send(self.other._receive, bytes(data))

    def close(self) -> None:
        """Close this end; the other end hears so after everything that was written."""
        if not self._closing:
            self._send(self.other._hear_end)
            self._lose(None)

    def abort(self) -> None:
        if not self._closing:
            self._send(self.other._lose, ConnectionResetError(104, "Connection reset by peer"))
            self._lose(None)

    def vanish(self) -> None:
        """Be gone, with the process of this end; its protocol hears nothing."""
        if not self._closing:
            self._closing = True
            self._send(self.other._lose, ConnectionResetError(104, "Connection reset by peer"))

    def is_closing(self) -> bool:
        return self._closing

    def pause_reading(self) -> None:
        self._paused = True

    def resume_reading(self) -> None:
        self._paused = False
        held, self._held = self._held, []
        for deed, arguments in held:
            self._loop.call_soon(deed, *arguments, context=self._context)

    def is_reading(self) -> bool:
        return not self._paused

    def get_write_buffer_size(self) -> int:
        """Return 0: everything is under way."""
        return 0

    def set_write_buffer_limits(self, high: int | None = None, low: int | None = None) -> None:
        """Do nothing: there is no buffer."""

    def can_write_eof(self) -> bool:
        """Return that this end is closed as a whole."""
        return False

    def get_protocol(self) -> Any:
        return self._protocol

    def set_protocol(self, protocol: Any) -> None:
        self._protocol = protocol

    # What happens to it

    def _send(self, deed: Callable[..., object], *arguments: Any) -> None:
        self._last = max(self._last + APART, self._loop.time() + self._loop.away())
        self._loop.call_at(self._last, deed, *arguments, context=self.other._context)

    def _receive(self, data: bytes) -> None:
        if self._paused:
            self._held.append((self._receive, (data,)))
        elif not self._closing:
            self._protocol.data_received(data)

    def _hear_end(self) -> None:
        if self._paused:
            self._held.append((self._hear_end, ()))
        elif not self._closing and not self._protocol.eof_received():
            self.close()

    def _lose(self, why: Exception | None) -> None:
        if not self._closing:
            self._closing = True
            self._loop.call_soon(self._protocol.connection_lost, why, context=self._context)


def joined(loop: "Loop", server: Listening, factory: Callable[[], Any], number: int) -> tuple[End, End]:
    """Return the ends of a new connection to a server: the caller's and the server's."""
    port = 40_000 + number
    mine = End(loop, factory(), copy_context(), port, 0)
    theirs = End(loop, server.context.run(server.factory), server.context.copy(), 0, port)
    mine.other, theirs.other = theirs, mine
    mine.get_protocol().connection_made(mine)
    theirs._context.run(theirs.get_protocol().connection_made, theirs)
    return mine, theirs
