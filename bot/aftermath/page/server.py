"""The server of pages: answers anybody who has a link, from a thread with an event loop of its own.

Only requests with a real link reach the bot's loop, and few at once. So no number of requests holds the bot up. TLS is
the work of the operator's proxy.
"""

import asyncio
import logging
import socket
import threading
from collections import Counter
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from ipaddress import ip_address, ip_network
from pathlib import Path

from aiohttp import web

from bot import texts
from bot.aftermath.page.frame import POLICY
from bot.aftermath.page.links import Links, Place
from bot.aftermath.page.pages import said
from bot.watching.address import Address
from bot.watching.monitor import AddressTaken

_log = logging.getLogger(__name__)

_UNHEARD = logging.Logger("pages", logging.CRITICAL + 1)
"""Hears of each request, and says nothing: no link and no visitor's address may stand in a log."""

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "X-Robots-Tag": "noindex, nofollow",
    "Cache-Control": "no-store",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
"""Headers of every answer. No answer sets a cookie."""

CONNECTIONS = 100
"""So many connections at once; all further ones are closed."""

LONGEST = 120.0
"""Seconds after which a connection is closed, whatever it does."""

IDLE = 15.0
"""Seconds for which a connection may ask nothing."""

VISITS, WINDOW = 40, 20.0
"""So many requests an address may make within so many seconds."""

STRANGERS = 5000
"""So many addresses are counted within a window; all further ones count as one."""

AT_ONCE = 4
"""So many requests at once reach the bot's own loop."""

PATIENCE = 10.0
"""Seconds that a request waits for the bot's own loop."""

Find = Callable[[Place, str], Awaitable[Path | str | None]]


class PageServer:
    """A server at an address, until it is closed. Raises ``AddressTaken``.

    ``find`` runs in the loop that makes the server: it returns the file of a page, or a page.
    """

    def __init__(self, address: Address, links: Links, find: Find) -> None:
        self._socket = listening(address)
        self.port: int = self._socket.getsockname()[1]
        self._links = links
        self._find = find
        self._main = asyncio.get_running_loop()
        self._visits = Visits()
        self._gone = {one: said(one, "page-gone") for one in texts.LANGUAGES}
        self._often = {one: said(one, "page-often") for one in texts.LANGUAGES}
        self._asking = asyncio.Semaphore(AT_ONCE)
        self._loop = asyncio.new_event_loop()
        self._closing = asyncio.Event()
        self._thread = threading.Thread(target=self._serve, name="pages", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        """Answer nobody any more."""
        self._loop.call_soon_threadsafe(self._closing.set)
        await asyncio.to_thread(self._thread.join)

    def _serve(self) -> None:
        with asyncio.Runner(loop_factory=lambda: self._loop) as runner:
            runner.run(self._serve_until_closed())

    async def _serve_until_closed(self) -> None:
        server = web.Server(self._answer)
        connections = _Connections(server, self._loop)
        listening = await self._loop.create_server(connections, sock=self._socket)
        closing = asyncio.create_task(self._closing.wait())
        while not closing.done():
            connections.close_old()
            await asyncio.wait((closing,), timeout=1.0)
        listening.close()
        await server.shutdown(1.0)

    async def _answer(self, request: web.BaseRequest) -> web.StreamResponse:
        """Answer a request, whatever it is."""
        response = await self._response(request)
        response.headers.update(HEADERS)
        return response

    async def _response(self, request: web.BaseRequest) -> web.StreamResponse:
        if request.method not in ("GET", "HEAD"):
            return web.Response(status=HTTPStatus.METHOD_NOT_ALLOWED, headers={"Allow": "GET, HEAD"})
        language, token = _parts(request.path)
        if not self._visits.count(visitor(request.remote, request.headers.getall("X-Forwarded-For", []))):
            return _page(self._often[language], HTTPStatus.TOO_MANY_REQUESTS, {"Retry-After": f"{WINDOW:.0f}"})
        place = self._links.read(token)
        found = await self._found(place, language) if place is not None else None
        if isinstance(found, Path):
            return web.FileResponse(found, headers={"Content-Type": "text/html; charset=utf-8"})
        if found is not None:
            return _page(found, HTTPStatus.ACCEPTED)
        return _page(self._gone[language], HTTPStatus.NOT_FOUND)

    async def _found(self, place: Place, language: str) -> Path | str | None:
        async with self._asking:
            asked = asyncio.run_coroutine_threadsafe(self._ask(place, language), self._main)
            try:
                return await asyncio.wait_for(asyncio.wrap_future(asked), PATIENCE)
            except Exception:  # whatever it is, it costs this answer
                _log.exception("a page could not be found")
                return None

    async def _ask(self, place: Place, language: str) -> Path | str | None:
        return await self._find(place, language)


class Visits:
    """The numbers of requests by address within the present window."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now or asyncio.get_running_loop().time
        self._since = 0.0
        self._counted = Counter[str]()

    def count(self, address: str) -> bool:
        """Count a request; return whether the address may make it."""
        if self._now() - self._since >= WINDOW:
            self._since = self._now()
            self._counted.clear()
        if address not in self._counted and len(self._counted) >= STRANGERS:
            address = ""
        self._counted[address] += 1
        return self._counted[address] <= VISITS


def visitor(peer: str | None, forwarded: list[str]) -> str:
    """Return the address that counts as the visitor's: the peer's, or if the peer is near, the last forwarded.

    So a proxy on this machine or in its network names its visitors. Nobody else can name others. A network of IPv6
    counts as one visitor.

    >>> visitor("8.8.8.8", ["198.51.100.9"])
    '8.8.8.8'
    >>> visitor("127.0.0.1", ["192.0.2.1, 198.51.100.9"])
    '198.51.100.9'
    >>> visitor("10.0.0.2", ["2001:db8:1:2:3::4"])
    '2001:db8:1:2::/64'
    """
    try:
        near = ip_address(peer or "").is_private
        written = ",".join(forwarded).rpartition(",")[2].strip()
        address = ip_address(written if near and written else peer or "")
    except ValueError:
        return peer or ""
    return str(ip_network((address, 64), strict=False)) if address.version == 6 else str(address)


class _Connections:
    """Makes the protocol of each new connection, and closes connections that are too many or too old."""

    def __init__(self, server: web.Server, loop: asyncio.AbstractEventLoop) -> None:
        self._server = server
        self._loop = loop
        self._since: dict[_Connection, float] = {}

    def __call__(self) -> asyncio.Protocol:
        if len(self._since) >= CONNECTIONS:
            return _Refused()
        protocol = _Connection(self._server, self._loop, self._ended)
        self._since[protocol] = self._loop.time()
        return protocol

    def close_old(self) -> None:
        """Close all connections that have had their time."""
        for protocol in [one for one, at in self._since.items() if self._loop.time() - at > LONGEST]:
            protocol.force_close()
            self._ended(protocol)

    def _ended(self, protocol: "_Connection") -> None:
        self._since.pop(protocol, None)


class _Connection(web.RequestHandler):
    """A connection that says when it has ended."""

    __slots__ = ("_ended",)

    def __init__(
        self, server: web.Server, loop: asyncio.AbstractEventLoop, ended: Callable[["_Connection"], None]
    ) -> None:
        super().__init__(
            server, loop=loop, logger=_UNHEARD, access_log=_UNHEARD, keepalive_timeout=IDLE, lingering_time=1.0
        )
        self._ended = ended

    def connection_lost(self, exc: BaseException | None) -> None:
        """Say that it has ended."""
        super().connection_lost(exc)
        self._ended(self)


class _Refused(asyncio.Protocol):
    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Close the connection at once."""
        transport.close()


def listening(address: Address) -> socket.socket:
    """Return the socket of a server at an address; raise ``AddressTaken``."""
    family = socket.AF_INET if address.version == 4 else socket.AF_INET6
    try:
        return socket.create_server((address.host, address.port), family=family)
    except OSError as error:
        raise AddressTaken(
            f"The address {address} cannot be used for pages ({error.strerror}). "
            "Choose another one in the configuration, or end what uses it."
        ) from None


def _parts(path: str) -> tuple[str, str]:
    """Return the language and the token of a path, whatever a proxy has put before both.

    >>> _parts("/matches/de/abc"), _parts("/"), _parts("/xx/abc")
    (('de', 'abc'), ('en', ''), ('en', 'abc'))
    """
    *_, language, token = ("", "", *path.split("/"))
    return (language if language in texts.LANGUAGES else texts.LANGUAGES[0]), token


def _page(text: str, status: HTTPStatus, headers: dict[str, str] | None = None) -> web.Response:
    return web.Response(text=text, status=status, headers=headers, content_type="text/html")
